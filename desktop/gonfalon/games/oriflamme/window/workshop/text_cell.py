"""One text of a card in one language: a field that grows with what is written, and what is to be said of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextLayout,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gonfalon.games.oriflamme.rules.texts import OF_SEVERAL_LINES, most_letters
from gonfalon.games.oriflamme.window.workshop.alarm import Alarm
from gonfalon.games.oriflamme.window.workshop.text_words import NEARLY, trouble
from gonfalon.games.oriflamme.workshop.wording import Key
from gonfalon.texts.catalogue import translate
from gonfalon.ui.look import palette
from gonfalon.ui.widgets.dress import HALO, Words, box, dress, role_font, unit
from gonfalon.ui.widgets.fields import Sheet
from gonfalon.ui.widgets.panel import Bar

__all__ = ["TextCell"]

_MOST_LINES: Final = 9
"""A longer text scrolls in its field, so that those of other languages stay beside it."""
_MARGIN: Final = 2


class _Field(Sheet):
    """The paper of a cell; dashed and with a word on it while something is missing."""

    left = Signal()
    entered = Signal()
    stepped = Signal(int)
    """The same text of the next card is wanted, or with -1 of the one before."""

    def __init__(self) -> None:
        super().__init__(14)
        self.several_lines = False
        self.missing = False
        self.hint = ""
        """What stands there while nothing is written."""
        self.slanted = False
        self.document().setDocumentMargin(_MARGIN)
        self.setVerticalScrollBar(Bar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def needs(self, width: int) -> tuple[int, bool]:
        """How high the field has to be for its width, and whether its text is longer than it grows."""
        around = 2 * self.inset() + 2 * _MARGIN
        text = self.text
        font = self.font() if text else self._hint_font()
        lines = _lines(text or self.hint, font, width - around)
        high = max(QFontMetricsF(font).height(), sum(lines[:_MOST_LINES]))
        return round(high) + around + 1, len(lines) > _MOST_LINES

    def _hint_font(self) -> QFont:
        return role_font(self, self._px, italic=self.slanted)

    def set_scrolling(self, scrolling: bool) -> None:
        """Show the bar where a text is longer than its field."""
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scrolling else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)

    def paint_paper(self, painter: QPainter) -> None:
        scale, colours, body = unit(self), dress(self), self.body()
        if not self.missing:
            paper = colours.recess if self.isReadOnly() else colours.paper
            box(painter, body, 5 * scale, paper, colours.edge, 1.6 * scale)
            return
        fill = QColor(colours.paper)
        if not self.hasFocus():
            # A gap in the grid, until somebody begins to write there.
            fill.setAlphaF(0.08 if colours.dark else 0.45)
        box(painter, body, 5 * scale, fill, colours.edge, 0)
        line = colours.edge if self.slanted else palette.TARGET if colours.dark else palette.LOSS
        pen = QPen(line, 1.4 * scale, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4.0, 2.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = 0.7 * scale
        painter.drawRoundedRect(body.adjusted(half, half, -half, -half), 5 * scale, 5 * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hint and self.document().isEmpty():
            painter = QPainter(self.viewport())
            painter.setFont(self._hint_font())
            painter.setPen(palette.INK_2 if self.hasFocus() else dress(self).text_2)
            room = QRectF(self.viewport().rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, 0)
            painter.drawText(room, self.hint, _broken())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.several_lines:
            # A text of one line has no second one to go to.
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if self.several_lines or not source.hasText():
            super().insertFromMimeData(source)
        else:
            self.insertPlainText(" ".join(source.text().split()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel moves the grid; only what is written in now may move by itself.
        if self.hasFocus() and self.verticalScrollBar().maximum() > 0:
            super().wheelEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()


def _lines(text: str, font: QFont, width: float) -> list[float]:
    """How high each line of a text is that is broken at a width; not many more than a field can show."""
    lines: list[float] = []
    for paragraph in text.split("\n"):
        layout = QTextLayout(paragraph, font)
        layout.setTextOption(_broken())
        layout.beginLayout()
        while len(lines) <= _MOST_LINES and (line := layout.createLine()).isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(max(1.0, width))
            lines.append(line.height())
        layout.endLayout()
    return lines


def _broken() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


class TextCell(QWidget):
    """A field, and below it how many letters there are of how many, where the text comes from, and what is wrong."""

    typed = Signal()
    left = Signal()
    entered = Signal()
    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = ""
        """Whose text it is."""
        self.key: Key = ("name",)
        self.said = ""
        """What the file says."""
        self.touched = False
        """Whether somebody has typed here since the field was entered."""
        self._wanted = False
        self._shows = False
        self._name = ""
        self.field = _Field()
        self.field.setParent(self)
        self.setFocusProxy(self.field)
        self.note = Words(12, colour="text_2", wrap=True, parent=self)
        self.alarm = Alarm(12, wrap=True, parent=self)
        self.field.textChanged.connect(self._changed)
        self.field.left.connect(self._leave)
        self.field.entered.connect(self.entered)
        self.field.stepped.connect(self.stepped)

    def show_text(self, card: str, key: Key, name: str, said: str, *, wanted: bool, written: str = "") -> None:
        """Show a text; a field that is being written in keeps what stands there.

        Args:
            card: whose text it is.
            key: which text it is.
            name: what it is called for those who listen.
            said: what the file says, empty for nothing.
            wanted: whether it is missing where the file says nothing.
            written: what the program says in its place.
        """
        other = (card, key) != (self.card, self.key)
        self.card = card
        self.key, self.said, self._wanted, self._name = key, said, wanted, name
        field = self.field
        field.several_lines = key[-1] in OF_SEVERAL_LINES
        field.slanted = bool(written)
        field.hint = written or (translate("CardTexts", "missing") if wanted else "")
        if other or not (self.touched and field.hasFocus()):
            self._set(said)
        self._judge()

    def words(self) -> str:
        """What stands in the field, without blanks around it."""
        return self.field.text.strip()

    def set_read_only(self, read_only: bool) -> None:
        """Let nothing be written; the text can still be marked and copied."""
        self.field.setReadOnly(read_only)
        self.field.update()

    def _set(self, said: str) -> None:
        if self.field.text != said:
            self._shows = True
            self.field.setPlainText(said)
            self._shows = False
        self.touched = False

    def _changed(self) -> None:
        if not self._shows:
            self.touched = True
            self._judge()
            self.typed.emit()

    def _leave(self) -> None:
        self.left.emit()
        self._set(self.said)
        self._judge()

    def _judge(self) -> None:
        """Say what is to be said of the text as it stands."""
        words, most, field = self.words(), most_letters(self.key), self.field
        wrong = trouble(words, self.key)
        field.missing = not words and (self._wanted or field.slanted)
        count = ""
        if NEARLY * most <= len(words) <= most:
            #: how many letters a text has, of how many there is room for
            count = translate("CardTexts", "{count} of %n character(s)", "", most).format(count=len(words))
        by_program = translate("CardTexts", "Written by the program") if field.slanted and not words else ""
        self.note.setText(count or by_program)
        self.alarm.setText(wrong)
        field.setAccessibleName(self._name)
        about = (field.hint if field.missing else "", self.note.text(), self.alarm.text())
        field.setAccessibleDescription("\n".join(filter(None, about)))
        field.viewport().update()
        field.update()

    def needs(self, width: int) -> tuple[int, int]:
        """How high the field and what stands below it have to be for a width, each without the other."""
        below = sum(words.heightForWidth(width - 2 * HALO) for words in (self.note, self.alarm) if words.text())
        return self.field.needs(width)[0], below + round(5 * unit(self)) if below else 0

    def put(self, left: int, top: int, width: int, field: int, below: int) -> None:
        """Take this place: a field so high, and below it room for so much."""
        self.setGeometry(left, top, width, field + below)
        self.field.setGeometry(0, 0, width, field)
        self.field.set_scrolling(self.field.needs(width)[1])
        at = field - HALO + round(5 * unit(self))
        for words in (self.note, self.alarm):
            high = words.heightForWidth(width - 2 * HALO) if words.text() else 0
            words.setGeometry(HALO, at, width - 2 * HALO, high)
            words.setVisible(bool(high))
            at += high
