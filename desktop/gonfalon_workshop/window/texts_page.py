"""
The texts of a set in all languages of the program side by side, one card at a time, and the bar of those that are
missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.texts.translations import LANGUAGES, current_language, native_name, translate
from gonfalon.ui.look import fonts
from gonfalon.ui.widgets.buttons import BaseButton
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import DropDown, DropDownChoice
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    SelfLaidOut,
    role_font,
    ui_scale,
)
from gonfalon_workshop.set_texts import SetTexts, TextKey
from gonfalon_workshop.window.editor_parts import ErrorLabel
from gonfalon_workshop.window.text_grid import (
    LanguageColumn,
    TextCell,
    TextGrid,
    keys_of,
    language_name,
    missing,
    missing_short,
)

_FORMS: Final = 3
_MOST_LINES: Final = 2
"""Rather than more lines, each chip takes fewer letters."""


class _Chip(BaseButton):
    """A low button with rounded ends."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.forms: tuple[str, ...] = ("",)
        """The same in fewer and fewer letters."""
        self.form = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def high(self) -> int:
        return round(max(24 * ui_scale(self), QFontMetricsF(self._font()).height() + 4 * ui_scale(self)) + 2 * HALO)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._font()).horizontalAdvance(self.forms[self.form])
        return QSize(round(words + 2 * HALO + 22 * ui_scale(self) + 1), self.high())

    def _font(self) -> QFont:
        return role_font(self, 13, QFont.Weight.Medium)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        body, radius = painter.body, painter.body.height() / 2 / painter.unit
        painter.field(body, radius, 0.2 if self.underMouse() else 0.08, hover=self.underMouse())
        align = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
        painter.words(body, self.forms[self.form], self._font(), painter.colours.text, align)
        painter.ring(body, radius)


class MissingBar(SelfLaidOut):
    """A chip for each language in which something is missing; else a sentence that nothing is, or what is wrong."""

    wanted = Signal(str)
    """The next text that is missing in this language is to be shown."""

    def __init__(self, codes: tuple[str, ...]) -> None:
        super().__init__()
        self.chips = {code: _Chip(self) for code in codes}
        for code, chip in self.chips.items():
            chip.clicked.connect(lambda _=False, code=code: self.wanted.emit(code))
        self._complete = Label(14, colour="text_2", wrap=True, parent=self)
        self._trouble = ErrorLabel(14, wrap=True, parent=self)
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
        """Return the sentence that is shown in place of chips."""
        return self._wrong or (self._complete.text() if not any(self._counts.values()) else "")

    def needs(self, width: int) -> int:
        """Return the height that the bar needs for its width."""
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


_SAVE_MS: Final = 500
"""So long after the last key what was typed goes into the file."""
_NARROWEST: Final = 118
"""No column is narrower, in design pixels; where it would be, two languages are chosen."""
_LABELS: Final = 118
_BESIDE: Final = 700
"""From this width on, in design pixels, what the rows are called stands at their left; else above them."""

WrittenText = Callable[[str, str], str]
"""Gives the text that the program writes for a card, by its id, in a language where the set has none; or nothing."""


class TextsPage(QWidget):
    """A grid: a row for each text of the chosen card, a column for each language, that of the program first."""

    changed = Signal(object, str)
    """The text at the place to which the keys lead, as `("texts", "uk", "baker", "name")`, is to be this; empty for
    none. Sent once when a field is left, or when nothing has been typed for half a second."""
    card_chosen = Signal(str)
    """Another card is shown, by its id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._worded = SetTexts()
        self._ids: tuple[str, ...] = ()
        self._current = ""
        self._written: WrittenText = lambda id, language: ""
        self._known: dict[tuple[str, str], str] = {}
        self._read_only = False
        self._order: tuple[str, ...] = LANGUAGES
        self._two = False
        self._pair: tuple[str, ...] = LANGUAGES[:2]
        """The languages in sight where there is room for two; the controls know only which was chosen last."""
        self._pending: TextCell | None = None
        self._last: tuple[str, TextKey, str] = ("", (), "")
        """The text to which the keyboard came last, by card, key and language."""
        self.cards = DropDown()
        self.cards.setParent(self)
        self.cards.activated.connect(lambda _: self._choose(self.cards.key()))
        self.missing = MissingBar(LANGUAGES)
        self.missing.setParent(self)
        self.missing.wanted.connect(self._go_to_missing)
        self._headings = {code: Label(15, QFont.Weight.DemiBold, "heading", parent=self) for code in LANGUAGES}
        self.choices = (Segmented(LANGUAGES, px=13), Segmented(LANGUAGES, px=13))
        for index, choice in enumerate(self.choices):
            choice.setParent(self)
            choice.chosen.connect(lambda code, index=index: self._take_language(index, code))
        self.grid = TextGrid()
        self.grid.typed.connect(self._typed)
        self.grid.left.connect(self.save)
        self.grid.entered.connect(self._entered)
        self.grid.stepped.connect(self._step)
        self.area = ScrollArea(self.grid)
        self.area.setParent(self)
        self._later = QTimer(self, singleShot=True, interval=_SAVE_MS)
        self._later.timeout.connect(self.save)
        self.retranslate()

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def current(self) -> str:
        """The card whose texts are shown, by its id; empty where there is none."""
        return self._current

    def show_texts(self, worded: SetTexts, ids: Sequence[str], current: str, written: WrittenText) -> None:
        """Show the texts of a set; a field that is being typed in keeps what stands there.

        Args:
            worded: the texts as the file has them. Where they cannot be read, those from before stay in sight; and
                where something is in the way, nothing can be written.
            ids: the cards, in the order of the list.
            current: the card to show; one that is not there leaves the choice as it is.
            written: what the program says in place of a card's text.
        """
        left_behind = self._taken() if current in ids and current != self._current else None
        if worded.trouble and not worded.ids:
            self._worded = SetTexts(self._worded.ids, self._worded.said, self._worded.asked, worded.trouble)
        else:
            self._worded, self._ids, self._written = worded, tuple(ids), written
            self._known = {}
        chosen = current if current in self._ids else self._current
        self._current = chosen if chosen in self._ids else next(iter(self._ids), "")
        self._fill()
        # Whoever hears of it may show other texts at once.
        if left_behind is not None:
            self.changed.emit(*left_behind)

    def set_read_only(self, read_only: bool) -> None:
        """Let everything be read and copied, and nothing written."""
        if read_only:
            self.save()
        self._read_only = read_only
        self.grid.set_read_only(self._closed())

    def retranslate(self) -> None:
        """Make every text anew, with the language of the program in the first column."""
        self._order = tuple(dict.fromkeys((current_language(), *LANGUAGES)))
        if not self._two:
            self._pair = self._order[:2]
        for code, heading in self._headings.items():
            heading.setText(native_name(code))
        columns = translate("CardTexts", "Language at the left"), translate("CardTexts", "Language at the right")
        for choice, words, code in zip(self.choices, columns, self._pair, strict=True):
            choice.set_labels({code: code.upper() for code in LANGUAGES}, words)
            choice.set_value(code)
            for each in LANGUAGES:
                choice.segment(each).setAccessibleName(language_name(each))
        self.cards.setAccessibleName(translate("CardTexts", "Card"))
        self._fill()

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        for child in self.findChildren(QWidget):
            renew = getattr(child, "restyle", None)
            if renew is not None:
                renew()
        self.arrange(self.width(), self.height())

    def _fill(self) -> None:
        """Show the texts of the card of now."""
        worded, id, speaks = self._worded, self._current, self._order[0]
        names = {card: worded.name(card, speaks) for card in self._ids}
        self.cards.fill([DropDownChoice(card, name, name, card) for card, name in names.items()])
        with QSignalBlocker(self.cards):
            self.cards.set_key(id)
        self.grid.show_card(worded, id, speaks, lambda language: self._by_program(id, language))
        self.grid.set_read_only(self._closed())
        counts = {code: len(self._missing(code)) for code in LANGUAGES}
        self.missing.show_counts(self._order, counts, worded.trouble)
        self.arrange(self.width(), self.height())

    def _by_program(self, id: str, language: str) -> str:
        if (id, language) not in self._known:
            self._known[id, language] = self._written(id, language)
        return self._known[id, language]

    def _missing(self, language: str) -> list[tuple[str, TextKey]]:
        """Return what is missing in a language, in the order of the rows, without what the program writes."""
        missing = set(self._worded.missing(language))
        return [
            (id, key)
            for id in self._ids
            for key in keys_of(self._worded, id)
            if (id, key) in missing and not (key == ("text",) and self._by_program(id, language))
        ]

    # -- what is written -----------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Have what was typed last put into the file."""
        taken = self._taken()
        if taken is not None:
            self.changed.emit(*taken)

    def _taken(self) -> tuple[tuple[str, ...], str] | None:
        """Return what was typed and has not been reported yet, and where it belongs, or None."""
        self._later.stop()
        cell, self._pending = self._pending, None
        if cell is None or cell.words() == cell.said or self._closed():
            return None
        cell.said = cell.words()
        return ("texts", self.grid.language_of(cell), cell.card, *cell.key), cell.said

    def _typed(self, cell: TextCell) -> None:
        self._pending = cell
        self._later.start()
        self._place_grid()
        self._keep_in_sight(cell)

    def _closed(self) -> bool:
        return self._read_only or bool(self._worded.trouble)

    # -- cards and languages -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """Show the next card or the one before, with the keyboard in the same field."""
        index = self._ids.index(self._current) + by if self._current in self._ids else -1
        if 0 <= index < len(self._ids):
            cell = self.grid.cell_in_use()
            place = None if cell is None else (cell.key, self.grid.language_of(cell))
            self._choose(self._ids[index])
            if place is not None:
                self.grid.enter(*place)

    def _choose(self, id: str) -> None:
        self.save()
        if id in self._ids and id != self._current:
            self._current = id
            self._fill()
            self.area.verticalScrollBar().setValue(0)
            self.card_chosen.emit(id)

    def _go_to_missing(self, language: str) -> None:
        """Go to the next text that is missing in a language, behind the one that was written last."""
        self.save()
        missing = self._missing(language)
        if not missing:
            return
        places = [(id, key) for id in self._ids for key in keys_of(self._worded, id)]
        here = next(place for place, (id, _) in enumerate(places) if id == self._current) - 1
        card, key, code = self._last
        if (card, code) == (self._current, language) and (card, key) in places:
            here = places.index((card, key))
        id, key = next((place for place in missing if places.index(place) > here), missing[0])
        if language not in self._shown():
            self._take_language(1, language)
        self._choose(id)
        self.grid.enter(key, language)

    def _take_language(self, index: int, code: str) -> None:
        """Show a language in one of two columns; the other takes the one that was here if both would be the same."""
        self.save()
        mine, other = self.choices[index], self.choices[1 - index]
        mine.set_value(code)
        if other.value() == code:
            other.set_value(self._pair[index])
        self._pair = (self.choices[0].value(), self.choices[1].value())
        self.arrange(self.width(), self.height())

    def _shown(self) -> tuple[str, ...]:
        """The languages in sight, from left to right."""
        return self._pair if self._two else self._order

    # -- places --------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange(self.width(), self.height())

    def arrange(self, width: int, height: int) -> None:
        """Fit everything into so much room."""
        self._two = width - self._bar() < len(LANGUAGES) * _NARROWEST * self._letters()
        head = self.cards.sizeHint()
        wide = min(max(head.width(), round(200 * ui_scale(self))), round(width * 0.4))
        high = max(head.height(), self.missing.needs(width - wide))
        self.cards.setGeometry(0, 0, wide, head.height())
        self.missing.setGeometry(wide, 0, width - wide, high)
        top = high + self._place_headings(high)
        self.area.setGeometry(0, top, width, max(0, height - top))
        self._place_grid()
        self._chain()

    def _letters(self) -> float:
        return ui_scale(self) * fonts.text_scale()

    def _bar(self) -> int:
        return self.area.verticalScrollBar().sizeHint().width()

    def _beside(self) -> bool:
        return self.width() >= _BESIDE * self._letters()

    def _columns(self) -> list[LanguageColumn]:
        shown, gap = self._shown(), round(7 * ui_scale(self))
        left = HALO + (round(_LABELS * self._letters()) if self._beside() else 0)
        wide = (self.width() - self._bar() - left - HALO - gap * (len(shown) - 1)) // len(shown)
        return [LanguageColumn(code, left + place * (wide + gap), max(1, wide)) for place, code in enumerate(shown)]

    def _place_headings(self, top: int) -> int:
        """Place what the columns are called, or what chooses them; gives how high that is."""
        deep = 0
        for choice in self.choices:
            choice.setVisible(self._two)
        for heading in self._headings.values():
            heading.setVisible(not self._two)
        for place, (code, left, wide) in enumerate(self._columns()):
            if self._two:
                high = self.choices[place].sizeHint().height()
                self.choices[place].setGeometry(left - HALO, top - HALO, wide + 2 * HALO, high)
                deep = high - HALO
            else:
                deep = self._headings[code].sizeHint().height()
                self._headings[code].setGeometry(left, top, wide, deep)
        return deep

    def _place_grid(self) -> None:
        self.grid.place(self._columns(), self.width() - self._bar(), beside=self._beside())

    def _entered(self, cell: TextCell) -> None:
        self._last = (cell.card, cell.key, self.grid.language_of(cell))
        self._keep_in_sight(cell)

    def _keep_in_sight(self, cell: TextCell) -> None:
        self.area.ensureWidgetVisible(cell, 0, round(8 * ui_scale(self)))

    def _chain(self) -> None:
        """Let the Tab key go along the rows."""
        stops: list[QWidget] = [self.cards, *self.missing.shown()]
        if self._two:
            stops += [segment for choice in self.choices for segment in choice.segments()]
        for one, other in pairwise((*stops, *self.grid.fields(self._shown()))):
            QWidget.setTabOrder(one, other)
