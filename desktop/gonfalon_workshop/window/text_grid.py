"""The grid of the texts of one card: a row for each text, a column for each language, a field in each cell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPen, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.rules.set_parser import MULTILINE_KEYS, max_letters, text_problem
from gonfalon.texts.error_messages import diagnostic_text
from gonfalon.texts.translations import LANGUAGES, translate
from gonfalon.ui.look import palette
from gonfalon.ui.widgets.input_fields import TextArea
from gonfalon.ui.widgets.panel import PanelScrollBar
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    colour_letters,
    fill,
    follow_width,
    role_font,
    theme_of,
    ui_scale,
)
from gonfalon_workshop.set_texts import INFLECTED, SetTexts, TextKey
from gonfalon_workshop.window.editor_parts import ErrorLabel

NEARLY: Final = 0.85
"""From this part of its limit on, the letters of a text are counted before its author's eyes."""
_LABELS: Final[Mapping[TextKey, Callable[[], str]]] = {
    ("name",): lambda: translate("CardTexts", "Name"),
    #: a case of the name of a card: "eliminates the Baker"
    ("accusative",): lambda: translate("CardTexts", "Accusative"),
    #: a case of the name of a card: "the influence of the Baker"
    ("genitive",): lambda: translate("CardTexts", "Genitive"),
    ("text",): lambda: translate("CardTexts", "Text of the card"),
    ("tip",): lambda: translate("CardTexts", "Advice"),
    #: what a card goes on doing while it lies in reserve, in a few words
    ("shelf",): lambda: translate("CardTexts", "While in reserve"),
    #: what a card asks its owner when it acts
    ("prompt", "title"): lambda: translate("CardTexts", "Question"),
    #: the second, smaller line of what a card asks
    ("prompt", "detail"): lambda: translate("CardTexts", "Below the question"),
    #: what a card asks when it has to say where another card goes
    ("prompt", "gap", "title"): lambda: translate("CardTexts", "Question where to"),
    #: the second, smaller line of the question where a card goes
    ("prompt", "gap", "detail"): lambda: translate("CardTexts", "Below that question"),
    ("goes_with",): lambda: translate("CardAdvice", "Goes well with"),
    ("beware",): lambda: translate("CardAdvice", "Watch out for"),
    ("page",): lambda: translate("CardTexts", "Page in the rules"),
}
LANGUAGE_NAMES: Final[Mapping[str, Callable[[], str]]] = {
    "en": lambda: translate("CardTexts", "English"),
    "uk": lambda: translate("CardTexts", "Ukrainian"),
    "ru": lambda: translate("CardTexts", "Russian"),
    "pl": lambda: translate("CardTexts", "Polish"),
}
"""The languages in the language that is spoken."""
MISSING: Final[Mapping[str, Callable[[int], str]]] = {
    "en": lambda count: translate("CardTexts", "%n text(s) are missing in English", "", count),
    "uk": lambda count: translate("CardTexts", "%n text(s) are missing in Ukrainian", "", count),
    "ru": lambda count: translate("CardTexts", "%n text(s) are missing in Russian", "", count),
    "pl": lambda count: translate("CardTexts", "%n text(s) are missing in Polish", "", count),
}
"""How many texts are missing in a language."""


def label(key: TextKey) -> str:
    """Return the label of a card's text at the head of its row."""
    if key[0] == "options":
        #: what stands on the button of an option; {word} is the option's word in the card language
        return translate("CardTexts", "Option “{word}”").format(word=key[1])
    return _LABELS[key]()


def text_trouble(text: str, key: TextKey) -> str:
    """Return what the loader of sets would report for a text; empty for nothing."""
    wrong = text_problem(text.strip(), ".".join(key), max_letters(key), key[-1] in MULTILINE_KEYS)
    return diagnostic_text(wrong) if wrong is not None else ""


_MOST_LINES: Final = 9
"""A longer text scrolls in its field, so that those of other languages stay beside it."""
_MARGIN: Final = 2


class TextCell(TextArea):
    """The field of a text in one language; dashed and with a word on it while something is missing."""

    typed, left, entered = Signal(), Signal(), Signal()
    stepped = Signal(int)
    """The same text of the next card is wanted, or with -1 of the one before."""

    def __init__(self, language: str) -> None:
        super().__init__(14)
        self.language = language
        self.card = ""
        """Whose text it is."""
        self.key: TextKey = ("name",)
        self.said = ""
        """What the file says."""
        self.touched = False
        """Whether somebody has typed here since the field was entered."""
        self.missing = False
        self.slanted = False
        """Whether the program says something in place of a text."""
        self._wanted = self._shows = False
        self.note = Label(12, colour="text_2", wrap=True)
        self.error_label = ErrorLabel(12, wrap=True)
        self.below = QWidget()
        """How many letters there are of how many, where the text comes from, and what is wrong."""
        fill(QVBoxLayout(self.below), self.note, self.error_label, spacing=0).setContentsMargins(HALO, 0, HALO, 0)
        self.document().setDocumentMargin(_MARGIN)
        self.setVerticalScrollBar(PanelScrollBar(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow_width(self)
        self.textChanged.connect(self._changed)

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
        self.card, self.key, self.said, self._wanted = card, key, said, wanted
        self.setAccessibleName(name)
        self.slanted = bool(written)
        self.setPlaceholderText(written or (translate("CardTexts", "missing") if wanted else ""))
        if other or not (self.touched and self.hasFocus()):
            self._set(said)
        self._judge()

    def words(self) -> str:
        """Return the text of the field, without blanks around it."""
        return self.text.strip()

    def _set(self, said: str) -> None:
        if self.text != said:
            self._shows = True
            self.setPlainText(said)
            self._shows = False
        self.touched = False

    def _changed(self) -> None:
        if not self._shows:
            self.touched = True
            self._judge()
            self.typed.emit()

    def _judge(self) -> None:
        """Say what is to be said of the text as it stands."""
        words, most = self.words(), max_letters(self.key)
        self.missing = not words and (self._wanted or self.slanted)
        note = translate("CardTexts", "Written by the program") if self.slanted and not words else ""
        if NEARLY * most <= len(words) <= most:
            #: how many letters a text has, of how many there is room for
            note = translate("CardTexts", "{count} of %n character(s)", "", most).format(count=len(words))
        for shown, said in ((self.note, note), (self.error_label, text_trouble(words, self.key))):
            shown.setText(said)
            shown.setVisible(bool(said))
        self._show_below()
        self.setFont(role_font(self, self._px, italic=self.slanted and not words))
        colour_letters(self, palette.INK, palette.INK_2 if self.hasFocus() else theme_of(self).text_2)
        about = (self.placeholderText() if self.missing else "", note, self.error_label.text())
        self.setAccessibleDescription("\n".join(filter(None, about)))
        self.updateGeometry()
        self.update()

    def _show_below(self) -> None:
        self.below.setVisible(not self.isHidden() and bool(self.note.text() or self.error_label.text()))

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self._show_below()

    # -- size and look -------------------------------------------------------------------------------------------------

    def heightForWidth(self, width: int) -> int:
        document = QTextDocument(self.text or self.placeholderText())
        document.setDefaultFont(self.font())
        document.setDocumentMargin(_MARGIN)
        document.setTextWidth(width - 2 * self.inset())
        most = _MOST_LINES * QFontMetricsF(self.font()).lineSpacing() + 2 * _MARGIN
        return round(min(document.size().height(), most)) + 2 * self.inset() + 1

    def restyle(self) -> None:
        super().restyle()
        self._judge()

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

    # -- keys and mouse ------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.key[-1] not in MULTILINE_KEYS:
            # A text of one line has no second one to go to.
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if self.key[-1] in MULTILINE_KEYS or not source.hasText():
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
        self._judge()
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()
            self._set(self.said)
            self._judge()


_FURTHER: Final[tuple[TextKey, ...]] = (("goes_with",), ("beware",), ("page",))
"""Texts that a card may have and does not miss."""
_CASES: Final = (("accusative",), ("genitive",))
_ORDER: Final = ("name", "accusative", "genitive", "text", "tip", "options", "prompt", "shelf", "goes_with", "beware")
"""The order of the rows, by the first words of their keys."""


def keys_of(worded: SetTexts, id: str) -> list[TextKey]:
    """The rows of a card from above."""
    keys = dict.fromkeys((*worded.wants(id, INFLECTED[0]), *_FURTHER))
    places = {word: place for place, word in enumerate(_ORDER)}
    return sorted(keys, key=lambda key: places.get(key[0], len(places)))


class _Row:
    """One text of the card in all languages."""

    def __init__(self) -> None:
        self.key: TextKey = ()
        """Empty while the row is not in use."""
        self.label = Label(14, QFont.Weight.DemiBold, "rubric", wrap=True)
        self.cells = {code: TextCell(code) for code in LANGUAGES}
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
        self._layout = QGridLayout()
        self._layout.setSpacing(0)
        fill(QVBoxLayout(self), self._layout, 1, bare=True, spacing=0)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_card(
        self, worded: SetTexts, id: str, speaks: str, written: Callable[[str], str], *, read_only: bool
    ) -> None:
        """Show the texts of a card; no card has no rows.

        Args:
            worded: the texts of the set.
            id: the card, empty for none.
            speaks: the language of the program.
            written: the card's text from the program by language; asked where the set has none.
            read_only: whether nothing may be written; every text can still be marked and copied.
        """
        keys = keys_of(worded, id) if id else []
        while len(self._rows) < len(keys):
            self._rows.append(self._new_row())
        for row, key in zip(self._rows, keys, strict=False):
            self._show_row(row, key, worded, id, speaks, written)
            for cell in row.cells.values():
                cell.setReadOnly(read_only)
        for row in self._rows[len(keys) :]:
            row.key, row.there = (), frozenset()

    def _show_row(
        self, row: _Row, key: TextKey, worded: SetTexts, id: str, speaks: str, written: Callable[[str], str]
    ) -> None:
        row.key = key
        words = label(key)
        row.label.setText(words)
        row.there = frozenset(
            code for code in LANGUAGES if key not in _CASES or code in INFLECTED or worded.text(code, id, key)
        )
        for code, cell in row.cells.items():
            #: what a field holds, for those who listen: "Baker, genitive, Ukrainian"
            name = translate("CardTexts", "{card}, {text}, {language}").format(
                card=worded.name(id, speaks), text=words[:1].lower() + words[1:], language=LANGUAGE_NAMES[code]()
            )
            said = worded.text(code, id, key)
            instead = written(code) if key == ("text",) and not said else ""
            cell.show_text(id, key, name, said, wanted=key in worded.wants(id, code), written=instead)

    def _new_row(self) -> _Row:
        row = _Row()
        row.label.setParent(self)
        for cell in row.cells.values():
            cell.typed.connect(lambda cell=cell: self.typed.emit(cell))
            cell.entered.connect(lambda cell=cell: self.entered.emit(cell))
            cell.left.connect(self.left)
            cell.stepped.connect(self.stepped)
            for part in (cell, cell.below):
                part.setParent(self)
            cell.restyle()
        return row

    # -- cells ---------------------------------------------------------------------------------------------------------

    def cell(self, key: TextKey, language: str) -> TextCell | None:
        """The cell of a text, if the card that is shown has such a text."""
        return next((row.cells[language] for row in self._rows if row.key == key and language in row.there), None)

    def cell_in_use(self) -> TextCell | None:
        """The cell in which the keyboard is."""
        return next((cell for row in self._rows for cell in row.cells.values() if cell.hasFocus()), None)

    def enter(self, key: TextKey, language: str) -> None:
        """Take the keyboard to a text of the card that is shown, or to its name where it has no such text."""
        cell = self.cell(key, language) or self.cell(("name",), language)
        if cell is not None:
            cell.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def place(self, shown: Sequence[str], beside: int) -> None:
        """Lay the rows out.

        Args:
            shown: the languages in sight, from left to right.
            beside: how wide the labels are that stand at the left of the rows; 0 where they stand above them.
        """
        layout = self._layout
        layout.setColumnMinimumWidth(0, beside)
        for column in range(1, len(LANGUAGES) + 1):
            layout.setColumnStretch(column, int(column <= len(shown)))
        for at, row in enumerate(self._rows):
            row.label.setContentsMargins(HALO, HALO + round(4 * ui_scale(self)) if beside else 0, HALO, 0)
            row.label.setMaximumWidth(beside or self.maximumWidth())
            row.label.setVisible(bool(row.there.intersection(shown)))
            top = Qt.AlignmentFlag.AlignTop
            if beside:
                layout.addWidget(row.label, 3 * at + 1, 0, top)
            else:
                layout.addWidget(row.label, 3 * at, 1, 1, len(shown), top)
            for code, cell in row.cells.items():
                cell.setVisible(code in row.there and code in shown)
            for column, code in enumerate(shown, 1):
                layout.addWidget(row.cells[code], 3 * at + 1, column)
                layout.addWidget(row.cells[code].below, 3 * at + 2, column)
        for one, other in pairwise(row.cells[code] for row in self._rows for code in shown if code in row.there):
            QWidget.setTabOrder(one, other)
