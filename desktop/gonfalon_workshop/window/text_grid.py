"""The grid of the texts of one card: a row for each text, a column for each language, a field in each cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

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

from gonfalon.games.oriflamme.rules.set_parser import MULTILINE_KEYS, max_letters, text_problem
from gonfalon.texts.error_messages import diagnostic_text
from gonfalon.texts.translations import LANGUAGES, translate
from gonfalon.ui.look import palette
from gonfalon.ui.widgets.input_fields import TextArea
from gonfalon.ui.widgets.panel import PanelScrollBar
from gonfalon.ui.widgets.styling import HALO, ControlPainter, Label, role_font, theme_of, ui_scale
from gonfalon_workshop.set_texts import INFLECTED, SetTexts, TextKey
from gonfalon_workshop.window.editor_parts import ErrorLabel

NEARLY: Final = 0.85
"""From this part of its limit on, the letters of a text are counted before its author's eyes."""


def label(key: TextKey) -> str:
    """Return the label of a card's text at the head of its row."""
    match key:
        case ("name",):
            return translate("CardTexts", "Name")
        case ("accusative",):
            #: a case of the name of a card: "eliminates the Baker"
            return translate("CardTexts", "Accusative")
        case ("genitive",):
            #: a case of the name of a card: "the influence of the Baker"
            return translate("CardTexts", "Genitive")
        case ("text",):
            return translate("CardTexts", "Text of the card")
        case ("tip",):
            return translate("CardTexts", "Advice")
        case ("shelf",):
            #: what a card goes on doing while it lies in reserve, in a few words
            return translate("CardTexts", "While in reserve")
        case ("prompt", "title"):
            #: what a card asks its owner when it acts
            return translate("CardTexts", "Question")
        case ("prompt", "detail"):
            #: the second, smaller line of what a card asks
            return translate("CardTexts", "Below the question")
        case ("prompt", "gap", "title"):
            #: what a card asks when it has to say where another card goes
            return translate("CardTexts", "Question where to")
        case ("prompt", "gap", "detail"):
            #: the second, smaller line of the question where a card goes
            return translate("CardTexts", "Below that question")
        case ("options", word):
            #: what stands on the button of an option; {word} is the option's word in the card language
            return translate("CardTexts", "Option “{word}”").format(word=word)
        case ("goes_with",):
            return translate("CardAdvice", "Goes well with")
        case ("beware",):
            return translate("CardAdvice", "Watch out for")
    return translate("CardTexts", "Page in the rules")


def language_name(code: str) -> str:
    """A language in the language that is spoken."""
    match code:
        case "uk":
            return translate("CardTexts", "Ukrainian")
        case "ru":
            return translate("CardTexts", "Russian")
        case "pl":
            return translate("CardTexts", "Polish")
    return translate("CardTexts", "English")


def missing(code: str, count: int) -> str:
    """Return the message of how many texts are missing in a language."""
    match code:
        case "uk":
            return translate("CardTexts", "%n text(s) are missing in Ukrainian", "", count)
        case "ru":
            return translate("CardTexts", "%n text(s) are missing in Russian", "", count)
        case "pl":
            return translate("CardTexts", "%n text(s) are missing in Polish", "", count)
    return translate("CardTexts", "%n text(s) are missing in English", "", count)


def missing_short(code: str, count: int) -> str:
    """The same where there is little room."""
    #: how many texts are missing in a language, on a small button
    text = translate("CardTexts", "{language}: {count} missing")
    return text.format(language=language_name(code), count=count)


def text_trouble(text: str, key: TextKey) -> str:
    """Return what the loader of sets would report for a text; empty for nothing."""
    wrong = text_problem(text.strip(), ".".join(key), max_letters(key), key[-1] in MULTILINE_KEYS)
    return diagnostic_text(wrong) if wrong is not None else ""


_MOST_LINES: Final = 9
"""A longer text scrolls in its field, so that those of other languages stay beside it."""
_MARGIN: Final = 2


class _Field(TextArea):
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
        self.setVerticalScrollBar(PanelScrollBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def needs(self, width: int) -> tuple[int, bool]:
        """Return the height that the field needs for its width, and whether its text is longer than it grows."""
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

    def paint_paper(self, painter: ControlPainter) -> None:
        scale, colours, body = painter.unit, painter.colours, painter.body
        if not self.missing:
            paper = colours.recess if self.isReadOnly() else colours.paper
            painter.box(body, 5, paper, colours.edge, 1.6)
            return
        fill = QColor(colours.paper)
        if not self.hasFocus():
            # A gap in the grid, until somebody begins to write there.
            fill.setAlphaF(0.08 if colours.dark else 0.45)
        painter.box(body, 5, fill, colours.edge)
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
            painter.setPen(palette.INK_2 if self.hasFocus() else theme_of(self).text_2)
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
    """Return the height of each line of a text broken at a width; not many more than a field can show."""
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
        self.key: TextKey = ("name",)
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
        self.note = Label(12, colour="text_2", wrap=True, parent=self)
        self.error_label = ErrorLabel(12, wrap=True, parent=self)
        self.field.textChanged.connect(self._changed)
        self.field.left.connect(self._leave)
        self.field.entered.connect(self.entered)
        self.field.stepped.connect(self.stepped)

    def show_text(self, card: str, key: TextKey, name: str, said: str, *, wanted: bool, written: str = "") -> None:
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
        field.several_lines = key[-1] in MULTILINE_KEYS
        field.slanted = bool(written)
        field.hint = written or (translate("CardTexts", "missing") if wanted else "")
        if other or not (self.touched and field.hasFocus()):
            self._set(said)
        self._judge()

    def words(self) -> str:
        """Return the text of the field, without blanks around it."""
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
        words, most, field = self.words(), max_letters(self.key), self.field
        wrong = text_trouble(words, self.key)
        field.missing = not words and (self._wanted or field.slanted)
        count = ""
        if NEARLY * most <= len(words) <= most:
            #: how many letters a text has, of how many there is room for
            count = translate("CardTexts", "{count} of %n character(s)", "", most).format(count=len(words))
        by_program = translate("CardTexts", "Written by the program") if field.slanted and not words else ""
        self.note.setText(count or by_program)
        self.error_label.setText(wrong)
        field.setAccessibleName(self._name)
        about = (field.hint if field.missing else "", self.note.text(), self.error_label.text())
        field.setAccessibleDescription("\n".join(filter(None, about)))
        field.viewport().update()
        field.update()

    def needs(self, width: int) -> tuple[int, int]:
        """Return the heights that the field and what stands below it need for a width, each without the other."""
        below = sum(words.heightForWidth(width - 2 * HALO) for words in (self.note, self.error_label) if words.text())
        return self.field.needs(width)[0], below + round(5 * ui_scale(self)) if below else 0

    def put(self, left: int, top: int, width: int, field: int, below: int) -> None:
        """Take this place: a field so high, and below it room for so much."""
        self.setGeometry(left, top, width, field + below)
        self.field.setGeometry(0, 0, width, field)
        self.field.set_scrolling(self.field.needs(width)[1])
        at = field - HALO + round(5 * ui_scale(self))
        for words in (self.note, self.error_label):
            high = words.heightForWidth(width - 2 * HALO) if words.text() else 0
            words.setGeometry(HALO, at, width - 2 * HALO, high)
            words.setVisible(bool(high))
            at += high


_FURTHER: Final[tuple[TextKey, ...]] = (("goes_with",), ("beware",), ("page",))
"""Texts that a card may have and does not miss."""
_CASES: Final = (("accusative",), ("genitive",))
_ORDER: Final = ("name", "accusative", "genitive", "text", "tip", "options", "prompt", "shelf", "goes_with", "beware")
"""The order of the rows, by the first words of their keys."""


class LanguageColumn(NamedTuple):
    """A language in sight, with where the paper of its fields begins and how wide that is."""

    code: str
    left: int
    wide: int


def keys_of(worded: SetTexts, id: str) -> list[TextKey]:
    """The rows of a card from above."""
    keys = dict.fromkeys((*worded.wants(id, INFLECTED[0]), *_FURTHER))
    places = {word: place for place, word in enumerate(_ORDER)}
    return sorted(keys, key=lambda key: places.get(key[0], len(places)))


class _Row:
    """One text of the card in all languages."""

    def __init__(self, parent: QWidget) -> None:
        self.key: TextKey = ()
        """Empty while the row is not in use."""
        self.label = Label(14, QFont.Weight.DemiBold, "rubric", wrap=True, parent=parent)
        self.cells = {code: TextCell(parent) for code in LANGUAGES}
        self.there: frozenset[str] = frozenset()
        """The languages in which the text has a sense."""


class TextGrid(QWidget):
    """The rows of the card that is shown; cells of a row that is not needed wait for the next card."""

    typed = Signal(object)
    """Somebody writes in this cell."""
    left = Signal()
    """A cell was left."""
    entered = Signal(object)
    """The keyboard has come to this cell."""
    stepped = Signal(int)
    """The same text of the next card is wanted, or with -1 of the one before."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[_Row] = []
        self._read_only = False

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_card(self, worded: SetTexts, id: str, speaks: str, written: Callable[[str], str]) -> None:
        """Show the texts of a card; no card has no rows.

        Args:
            worded: the texts of the set.
            id: the card, empty for none.
            speaks: the language of the program.
            written: the card's text from the program by language; asked where the set has none.
        """
        keys = keys_of(worded, id) if id else []
        while len(self._rows) < len(keys):
            self._rows.append(self._new_row())
        for row, key in zip(self._rows, keys, strict=False):
            self._show_row(row, key, worded, id, speaks, written)
        for row in self._rows[len(keys) :]:
            row.key, row.there = (), frozenset()

    def _show_row(
        self, row: _Row, key: TextKey, worded: SetTexts, id: str, speaks: str, written: Callable[[str], str]
    ) -> None:
        row.key = key
        row.label.setText(label(key))
        row.there = frozenset(
            code for code in LANGUAGES if key not in _CASES or code in INFLECTED or worded.text(code, id, key)
        )
        for code, cell in row.cells.items():
            #: what a field holds, for those who listen: "Baker, genitive, Ukrainian"
            name = translate("CardTexts", "{card}, {text}, {language}").format(
                card=worded.name(id, speaks), text=_inside(label(key)), language=language_name(code)
            )
            said = worded.text(code, id, key)
            instead = written(code) if key == ("text",) and not said else ""
            cell.show_text(id, key, name, said, wanted=key in worded.wants(id, code), written=instead)

    def _new_row(self) -> _Row:
        row = _Row(self)
        for cell in row.cells.values():
            cell.typed.connect(lambda cell=cell: self.typed.emit(cell))
            cell.entered.connect(lambda cell=cell: self.entered.emit(cell))
            cell.left.connect(self.left)
            cell.stepped.connect(self.stepped)
            cell.set_read_only(self._read_only)
            cell.field.restyle()
        return row

    def set_read_only(self, read_only: bool) -> None:
        """Let nothing be written; every text can still be marked and copied."""
        self._read_only = read_only
        for row in self._rows:
            for cell in row.cells.values():
                cell.set_read_only(read_only)

    # -- cells ---------------------------------------------------------------------------------------------------------

    def cell(self, key: TextKey, language: str) -> TextCell | None:
        """The cell of a text, if the card that is shown has such a text."""
        return next((row.cells[language] for row in self._rows if row.key == key and language in row.there), None)

    def cell_in_use(self) -> TextCell | None:
        """The cell in which the keyboard is."""
        return next((cell for row in self._rows for cell in row.cells.values() if cell.field.hasFocus()), None)

    def language_of(self, cell: TextCell) -> str:
        """In which column a cell is."""
        return next(code for row in self._rows for code, own in row.cells.items() if own is cell)

    def enter(self, key: TextKey, language: str) -> None:
        """Take the keyboard to a text of the card that is shown, or to its name where it has no such text."""
        cell = self.cell(key, language) or self.cell(("name",), language)
        if cell is not None:
            cell.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def fields(self, shown: Sequence[str]) -> list[QWidget]:
        """The fields of some languages along the rows."""
        return [row.cells[code].field for row in self._rows for code in shown if code in row.there]

    # -- places --------------------------------------------------------------------------------------------------------

    def place(self, columns: Sequence[LanguageColumn], width: int, *, beside: bool) -> None:
        """Give every row the height that its longest text needs.

        Args:
            columns: the languages in sight, from left to right.
            width: how wide the grid is.
            beside: whether what the rows are called stands at the left of the first column, else above each row.
        """
        shown = {column.code for column in columns}
        at = 0
        for row in self._rows:
            for code, cell in row.cells.items():
                cell.setVisible(code in row.there & shown)
            row.label.setVisible(bool(row.there & shown))
            if row.there & shown:
                own = [column for column in columns if column.code in row.there]
                at = self._place_row(row, own, at, columns[0].left if beside else 0, width)
        self.setMinimumHeight(at + 2 * HALO)

    def _place_row(self, row: _Row, columns: Sequence[LanguageColumn], top: int, beside: int, width: int) -> int:
        """Place one row; gives where the next one begins."""
        pad = round(4 * ui_scale(self))
        needs = [row.cells[column.code].needs(column.wide + 2 * HALO) for column in columns]
        field, below = max(need[0] for need in needs), max(need[1] for need in needs)
        wide = (beside or width) - 2 * HALO
        high = row.label.heightForWidth(wide)
        row.label.setGeometry(HALO, top + HALO + (pad if beside else 0), wide, high)
        cells = top if beside else top + high
        for column in columns:
            row.cells[column.code].put(column.left - HALO, cells, column.wide + 2 * HALO, field, below)
        bottom = max(cells + field + below, top + high + 2 * HALO + (pad if beside else 0))
        return bottom - HALO + (pad if below else 0)


def _inside(words: str) -> str:
    """Return a name as written in the middle of a sentence."""
    return words[:1].lower() + words[1:]
