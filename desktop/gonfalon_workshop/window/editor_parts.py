"""The parts of the editor: its colours, the highlighter, the list of completions, and how mistakes are shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.look import palette, theme
from gonfalon.ui.look.theme import Theme
from gonfalon.ui.widgets.buttons import ENTER, Button, ButtonKind
from gonfalon.ui.widgets.markdown_format import code_font
from gonfalon.ui.widgets.panel import Drawing, Panel, PanelScrollBar
from gonfalon.ui.widgets.styling import HALO, Label, Surface, announce, fill, theme_of, ui_scale
from gonfalon_workshop.completion import Completion
from gonfalon_workshop.syntax import WordRole, highlighted


class ErrorLabel(Label):
    """A label in red, on any background."""

    def restyle(self) -> None:
        super().restyle()
        colours = self.palette()
        colours.setColor(self.foregroundRole(), palette.TARGET if theme_of(self).dark else palette.LOSS)
        self.setPalette(colours)


@dataclass(frozen=True)
class EditorColours:
    """The colours of the editor."""

    ground: QColor
    margin: QColor
    """Behind the numbers of the lines."""
    number: QColor
    """Of a line."""
    here: QColor
    """Of the line with the cursor."""
    text: QColor
    chosen: QColor
    chosen_text: QColor
    wrong: QColor
    """Behind a line with a mistake."""
    wave: QColor
    found: QColor
    """Behind what was searched for."""
    edge: QColor
    roles: Mapping[WordRole, QColor]


def _roles(
    key: str, verb: str, number: str, target: str, adjective: str, quiet: str, value: str, text: str, id: str
) -> dict[WordRole, QColor]:
    colours = {
        WordRole.KEY: key,
        WordRole.VERB: verb,
        WordRole.NUMBER: number,
        WordRole.TARGET: target,
        WordRole.TEST: target,
        WordRole.ADJECTIVE: adjective,
        WordRole.PREPOSITION: quiet,
        WordRole.SIGN: quiet,
        WordRole.COMMENT: quiet,
        WordRole.VALUE: value,
        WordRole.TEXT: text,
        WordRole.NAME: id,
        WordRole.ID: id,
    }
    return {role: QColor(colour) for role, colour in colours.items()}


_NIGHT: Final = EditorColours(
    ground=QColor("#131e2a"),
    margin=QColor("#0e1722"),
    number=QColor("#71829a"),
    here=QColor("#1b2938"),
    text=palette.CREAM,
    chosen=QColor("#8e6420"),
    chosen_text=palette.WHITE,
    wrong=QColor("#43202a"),
    wave=palette.TARGET,
    found=QColor("#6a4f17"),
    edge=palette.GOLD_3,
    roles=_roles("#dcb866", "#8fbcf0", "#9fd6a8", "#c7a6f0", "#f0d9a8", "#8fa0b5", "#a9d5c4", "#d8c4a0", "#f6dd96"),
)
_PAPER: Final = EditorColours(
    ground=palette.PAPER,
    margin=palette.VELLUM_2,
    number=palette.INK_2,
    here=palette.VELLUM,
    text=palette.INK,
    chosen=palette.GOLD_2,
    chosen_text=palette.INK,
    wrong=QColor("#f6d3c8"),
    wave=palette.LOSS,
    found=QColor("#f2d88e"),
    edge=palette.EDGE,
    roles=_roles("#7a4a08", "#1f4e8c", "#1a6147", "#5b3f86", "#4a3a1d", "#6b5a44", "#1a6147", "#5b4630", "#7d3a07"),
)
_BLACK_ON_WHITE: Final = EditorColours(
    ground=palette.WHITE,
    margin=palette.WHITE,
    number=palette.INK,
    here=QColor("#f0f0f0"),
    text=QColor("#000000"),
    chosen=QColor("#000000"),
    chosen_text=palette.WHITE,
    wrong=QColor("#ffd9d0"),
    wave=QColor("#b00000"),
    found=QColor("#ffe48a"),
    edge=palette.INK,
    roles=_roles("#5a3200", "#003a8c", "#00502f", "#4a2a80", "#000000", "#333333", "#00502f", "#000000", "#6b1f00"),
)


def editor_colours(theme: Theme) -> EditorColours:
    """Those that go with a table of this theme."""
    if theme.contrast:
        return _BLACK_ON_WHITE
    return _NIGHT if theme.dark else _PAPER


class Highlighter(QSyntaxHighlighter):
    """Asks the card language, line by line, what each word is."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._formats: dict[WordRole, QTextCharFormat] = {}
        self._ids: frozenset[str] = frozenset()
        self._inks: EditorColours | None = None

    def set_look(self, inks: EditorColours) -> None:
        """Take other colours."""
        if inks is self._inks:
            return
        self._inks = inks
        self._formats = {}
        for role, colour in inks.roles.items():
            shape = self._formats[role] = QTextCharFormat()
            shape.setForeground(colour)
            if role is WordRole.COMMENT:
                shape.setFontItalic(True)
            elif role in (WordRole.ID, WordRole.NAME):
                shape.setFontWeight(QFont.Weight.DemiBold.value)
        self.rehighlight()

    def set_ids(self, ids: Collection[str]) -> None:
        """Know the cards that may be named; only lines that may name another one now are coloured anew."""
        new = frozenset(ids)
        changed, self._ids = self._ids ^ new, new
        if not changed:
            return
        block = self.document().begin()
        while block.isValid():
            if any(id in block.text() for id in changed):
                self.rehighlightBlock(block)
            block = block.next()

    def highlightBlock(self, text: str) -> None:
        spans, state = highlighted(text, max(0, self.previousBlockState()), self._ids)
        for span in spans:
            shape = self._formats.get(span.role)
            if shape is not None:
                self.setFormat(span.start, span.length, shape)
        self.setCurrentBlockState(state)


_MOST: Final = 9
"""So many words are seen at once."""
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -_MOST, Qt.Key.Key_PageDown: _MOST}


class CompletionList(QListWidget):
    """Lies over the editor, which keeps the keyboard."""

    taken = Signal(object)
    """The `Completion` that was chosen."""

    def __init__(self, editor: QWidget) -> None:
        super().__init__(editor)
        self._words: Sequence[Completion] = ()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameStyle(QFrame.Shape.Box.value | QFrame.Shadow.Plain.value)
        self.setVerticalScrollBar(PanelScrollBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.itemClicked.connect(self._clicked)
        self.hide()

    def show_words(self, words: Sequence[Completion], below: QPoint) -> None:
        """Offer these below a point of the editor, or above it where there is more room; no words hide the list."""
        self._words = words
        if not words:
            self.hide()
            return
        chosen = self.currentItem().text() if self.isVisible() and self.currentItem() is not None else ""
        self.clear()
        for word in words:
            self.addItem(QListWidgetItem(word.word))
        at = next((index for index, word in enumerate(words) if word.word == chosen), 0)
        self.setCurrentRow(at)
        self._place(below)
        self.show()
        self.raise_()
        announce(self, words[at].word)

    def _place(self, below: QPoint) -> None:
        metrics, editor = QFontMetricsF(self.font()), self.parentWidget()
        assert editor is not None
        row = self.sizeHintForRow(0)
        wide = max(metrics.horizontalAdvance(word.word) for word in self._words) + 44 * ui_scale(self)
        place = QRect(0, 0, round(max(wide, 120 * ui_scale(self))), row * min(_MOST, len(self._words)) + 8)
        place.moveTopLeft(below)
        if place.bottom() > editor.height():
            line = round(metrics.height() * 1.4)
            if below.y() - line - place.height() >= 0:
                place.moveBottom(below.y() - line)
            else:
                place.setBottom(max(editor.height() - 2, place.top() + row))
        place.moveLeft(max(0, min(place.left(), editor.width() - place.width())))
        self.setGeometry(place)

    def answers(self, event: QKeyEvent) -> bool:
        """Handle a key of the editor if it is for the list (arrows, Enter, Tab or Esc), and return whether it is."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.setCurrentRow(max(0, min(self.currentRow() + step, self.count() - 1)))
            announce(self, self.currentItem().text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab):
            self._take(self.currentRow())
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            return False
        return True

    def _clicked(self, item: QListWidgetItem) -> None:
        self._take(self.row(item))

    def _take(self, row: int) -> None:
        words = self._words
        self.hide()
        if 0 <= row < len(words):
            self.taken.emit(words[row])

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        look = editor_colours(theme.current())
        self.setFont(code_font(14 * ui_scale(self)))
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Base, look.margin)
        colours.setColor(QPalette.ColorRole.Text, look.text)
        colours.setColor(QPalette.ColorRole.WindowText, look.edge)
        colours.setColor(QPalette.ColorRole.Highlight, palette.GOLD_2)
        colours.setColor(QPalette.ColorRole.HighlightedText, palette.INK)
        self.setPalette(colours)


class Callout(Panel):
    """Lies over the editor, which keeps the keyboard: there Enter takes the nearest word and Esc closes this."""

    taken = Signal()
    """The nearest word is taken."""
    asked = Signal()
    """All that may stand there is to be shown."""

    def __init__(self, editor: QWidget) -> None:
        super().__init__(Surface.PARCHMENT, editor)
        self.sentence = Label(16, QFont.Weight.DemiBold, wrap=True)
        self.more = Label(14, colour="text_2", wrap=True)
        self.write = Button(ButtonKind.GOLD, key=ENTER, px=15, press=self.taken)
        self.others = Button(px=15, press=self.asked)
        for button in (self.write, self.others):
            # The keyboard stays in the text.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._grid = QGridLayout(self)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        self._grid.addWidget(Drawing("icon-warning", 24, 24), 0, 0, corner)
        self._grid.addWidget(self.sentence, 0, 1)
        self._grid.addWidget(self.more, 1, 1)
        buttons = fill(QHBoxLayout(), self.write, self.others, 1, spacing=0)
        self._grid.addLayout(buttons, 2, 1)
        self._grid.setColumnStretch(1, 1)
        self._line = -1
        self.hide()

    def show_fault(self, line: int, sentence: str, nearest: str, count: int) -> None:
        """Say what is wrong.

        Args:
            line: counted from 0.
            sentence: what the loader says.
            nearest: the word that may be meant; empty where there is none.
            count: how many mistakes there are in all.
        """
        self._line = line
        self.sentence.setText(sentence)
        more = translate("Workshop", "%n mistake(s) in all; F8 leads to the next", "", count) if count > 1 else ""
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.write.setVisible(bool(nearest))
        self.write.setText(translate("Workshop", "Write “{word}”").format(word=nearest))
        self.others.setText(translate("Workshop", "What fits here"))
        announce(self, sentence)

    def place_beside(self, line: QRect, written: Callable[[int, int], int]) -> bool:
        """Lie below a line of the editor, or above it where there is no room; whether all of it can be seen.

        Args:
            line: where it lies.
            written: up to where something is written between two heights, which is covered no more than it must be.
        """
        editor = self.parentWidget()
        assert editor is not None
        if line.isEmpty():
            self.hide()
            return False
        scale = ui_scale(self)
        side = round(14 * scale)
        self._grid.setContentsMargins(side, side, side - HALO, round(8 * scale))
        self._grid.setHorizontalSpacing(round(6 * scale))
        self._grid.setVerticalSpacing(round(2 * scale))
        self._grid.setColumnMinimumWidth(0, round(30 * scale))
        room = editor.width() - 2 * side
        wanted = max(436 * scale, self._grid.minimumSize().width())
        wide = round(min(room, wanted))
        high = self._grid.heightForWidth(wide) if self._grid.hasHeightForWidth() else self._grid.sizeHint().height()
        gap = round(6 * scale)
        top = line.bottom() + gap
        if top + high > editor.height() and line.top() - gap - high >= 0:
            top = line.top() - gap - high
        clear = max(editor.width() // 3, written(top, top + high) + gap)
        left = max(side, min(clear, editor.width() - wide - side))
        self.setGeometry(left, top, wide, high)
        self.show()
        self.raise_()
        return top >= 0 and top + high <= editor.height()

    @property
    def line(self) -> int:
        """The line it is about, counted from 0."""
        return self._line

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A press beside its buttons is not meant for the text beneath.
        event.accept()
