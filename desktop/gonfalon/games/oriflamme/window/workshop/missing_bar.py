"""How many texts are missing in each language; a click goes to the next of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.games.oriflamme.window.workshop.alarm import Alarm
from gonfalon.games.oriflamme.window.workshop.text_words import missing, missing_short
from gonfalon.texts.catalogue import translate
from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.buttons import Pressable
from gonfalon.ui.widgets.dress import HALO, Words, box, dress, role_font, unit
from gonfalon.ui.widgets.placed import Placed
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["MissingBar"]

_FORMS: Final = 3
_MOST_LINES: Final = 2
"""Rather than more lines, each chip takes fewer letters."""


class _Chip(Pressable):
    """A low button with rounded ends."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.forms: tuple[str, ...] = ("",)
        """The same in fewer and fewer letters."""
        self.form = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def high(self) -> int:
        return round(max(24 * unit(self), QFontMetricsF(self._font()).height() + 4 * unit(self)) + 2 * HALO)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._font()).horizontalAdvance(self.forms[self.form])
        return QSize(round(words + 2 * HALO + 22 * unit(self) + 1), self.high())

    def _font(self) -> QFont:
        return role_font(self, 13, QFont.Weight.Medium)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        radius = body.height() / 2
        fill = QColor(palette.CREAM if colours.dark else colours.paper)
        if colours.dark:
            fill.setAlphaF(0.2 if self.underMouse() else 0.08)
        elif self.underMouse():
            fill = colours.recess
        box(painter, body, radius, fill, palette.GOLD_3 if colours.dark else colours.edge, 1.4 * scale)
        painter.setFont(self._font())
        painter.setPen(colours.text)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, self.forms[self.form])
        if self.ring:
            states.focus_ring(painter, body, radius)


class MissingBar(Placed):
    """A chip for each language in which something is missing; else a sentence that nothing is, or what is wrong."""

    wanted = Signal(str)
    """The next text that is missing in this language is to be shown."""

    def __init__(self, codes: tuple[str, ...]) -> None:
        super().__init__()
        self.chips = {code: _Chip(self) for code in codes}
        for code, chip in self.chips.items():
            chip.clicked.connect(lambda _=False, code=code: self.wanted.emit(code))
        self._complete = Words(14, colour="text_2", wrap=True, parent=self)
        self._trouble = Alarm(14, wrap=True, parent=self)
        self._order: tuple[str, ...] = codes
        self._counts: Mapping[str, int] = {}
        self._wrong = ""

    def show_counts(self, order: tuple[str, ...], counts: Mapping[str, int], trouble: str = "") -> None:
        """Say how many texts are missing by language, in an order of languages, or what keeps them all from sight."""
        self._order, self._counts, self._wrong = order, counts, trouble
        for code, chip in self.chips.items():
            count = counts.get(code, 0)
            words = missing(code, count)
            chip.forms = (words, missing_short(code, count), f"{code.upper()} {count}")
            chip.setText(words)
            chip.setAccessibleDescription(translate("CardTexts", "Goes to the next missing text"))
            set_tip(chip, words)
            chip.setVisible(bool(count) and not trouble)
        self._complete.setText(translate("CardTexts", "No text is missing in any language."))
        self._complete.setVisible(not trouble and not any(counts.values()))
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self.place()

    def shown(self) -> list[_Chip]:
        """The chips that are there, in their order."""
        return [self.chips[code] for code in self._order if self._counts.get(code) and not self._wrong]

    def sentence(self) -> str:
        """What is said in place of chips."""
        return self._wrong or (self._complete.text() if not any(self._counts.values()) else "")

    def needs(self, width: int) -> int:
        """How high the bar has to be for its width."""
        if self.sentence():
            words = self._trouble if self._wrong else self._complete
            return words.heightForWidth(width - 2 * HALO) + 2 * HALO
        return self._depth(len(self._lines(width)))

    def _depth(self, lines: int) -> int:
        high = next(iter(self.chips.values())).high()
        return lines * (high - HALO) + HALO

    def _lines(self, width: int) -> list[list[_Chip]]:
        """The chips by lines, in the longest form in which these are not too many."""
        lines: list[list[_Chip]] = []
        for form in range(_FORMS):
            lines = [[]]
            left = 0
            for chip in self.shown():
                chip.form = form
                wide = chip.sizeHint().width()
                if lines[-1] and left + wide > width:
                    lines.append([])
                    left = 0
                lines[-1].append(chip)
                left += wide - HALO
            if len(lines) <= _MOST_LINES and all(chip.sizeHint().width() <= width for chip in self.shown()):
                break
        return lines

    def place(self) -> None:
        for words in (self._complete, self._trouble):
            words.setGeometry(HALO, 0, self.width() - 2 * HALO, self.height())
        lines = self._lines(self.width())
        high = next(iter(self.chips.values())).high()
        top = max(0, self.height() - self._depth(len(lines))) // 2
        for line in lines:
            left = 0
            for chip in line:
                chip.setGeometry(left, top, chip.sizeHint().width(), high)
                chip.update()
                left += chip.width() - HALO
            top += high - HALO
