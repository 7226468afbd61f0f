"""The editor of a set's text: Qt's own, with numbers of lines, what may be written here, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QToolTip, QWidget

from gonfalon.ui.look import theme
from gonfalon.ui.widgets.input_fields import text_of
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.markdown_format import code_font
from gonfalon.ui.widgets.panel import PanelScrollBar
from gonfalon.ui.widgets.plain_text import tip_html
from gonfalon.ui.widgets.styling import FocusVisible, ui_scale
from gonfalon_workshop.completion import Completion
from gonfalon_workshop.diagnostics import Mistake, QuickFix
from gonfalon_workshop.window.editor_parts import CompletionList, EditorColours, Highlighter, editor_colours

INDENT: Final = 2
"""So many spaces a level stands further to the right."""
_LETTERS: Final = 15.0
_LINE: Final = 137.0
"""How high lines are, in per cent of what the letters need."""

_GAP: Final = 10
"""Between the numbers and the text."""

Finds = Callable[[int, int], tuple[int, Sequence[Completion]]]
"""What may stand at a line and column: where the word begins, and the words."""


class _Numbers(QWidget):
    """The numbers of the lines, beside the text."""

    def __init__(self, editor: CardEditor) -> None:
        super().__init__(editor)
        self._editor = editor
        # What lies beneath need not be painted with every letter.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def sizeHint(self) -> QSize:
        return QSize(self._editor.margin(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._editor.paint_numbers(QPainter(self), event.rect())


class CardEditor(FocusVisible, QTextEdit):
    """A text of YAML in which spaces say what belongs together; Tab sets in, Shift+Tab out."""

    explained = Signal()
    """The word at the cursor is to be explained."""
    mended = Signal()
    """The mistake that is told is to be mended as was proposed."""
    turned_to = Signal()
    """The keyboard has come or gone."""
    moved = Signal(int)
    """The cursor has come to another line, counted from 0."""

    def __init__(self, find: Finds) -> None:
        """
        Args:
            find: gives the words that fit at a place.
        """
        super().__init__()
        self._find = find
        self._line = 0
        self._faults: Sequence[Mistake] = ()
        self._told: dict[int, str] = {}
        self._marks: list[QTextEdit.ExtraSelection] = []
        self._wrong: list[QTextCursor] = []
        """In each line with a mistake; they move with the text."""
        self._found: list[QTextEdit.ExtraSelection] = []
        self.offers_mend = False
        """Whether Enter mends the mistake that is told."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLineWrapMode(QTextEdit.LineWrapMode.NoWrap)
        self.setAcceptRichText(False)
        self.document().setDocumentMargin(0)
        self.setVerticalScrollBar(PanelScrollBar(self))
        self.setHorizontalScrollBar(PanelScrollBar(self))
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setAutoFillBackground(True)
        # A file that is dropped is for the window.
        self.setAcceptDrops(False)
        self.colours = Highlighter(self.document())
        self._numbers = _Numbers(self)
        self.words = CompletionList(self)
        self.words.taken.connect(self._complete)
        self.document().blockCountChanged.connect(self._make_room)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.cursorPositionChanged.connect(self._cursor_moved)
        self.restyle()

    # -- the text ------------------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The text of the editor."""
        return text_of(self.document())

    def open_text(self, text: str) -> None:
        """Take the text of another file, to which nothing leads back."""
        self.setUndoRedoEnabled(False)
        self.setPlainText(text)
        whole = QTextCursor(self.document())
        whole.select(QTextCursor.SelectionType.Document)
        shape = QTextBlockFormat()
        # In shares of the letters, so that it holds for larger ones; new lines take it from those before them.
        shape.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        whole.mergeBlockFormat(shape)
        self.setUndoRedoEnabled(True)

    def take_text(self, text: str) -> None:
        """Replace the text by one that was written elsewhere, so that it can be undone."""
        old = self.text
        if text == old:
            return
        # Only what differs, so that the cursor and what is seen stay where they were.
        start = _alike(old, text)
        end = _alike(old[start:][::-1], text[start:][::-1])
        self._replace(_units(old[:start]), _units(old[start : len(old) - end]), text[start : len(text) - end])

    def mend(self, mend: QuickFix) -> None:
        """Write a word in the place of another."""
        block = self.document().findBlockByNumber(mend.line)
        line = block.text()
        before = _units(_cut(line, 0, mend.column))
        length = _units(_cut(line, mend.column, mend.length))
        self._replace(block.position() + before, length, mend.word)

    def _replace(self, start: int, length: int, words: str) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(words)

    def place(self) -> tuple[int, int]:
        """The line and the column of the cursor, counted from 0."""
        cursor = self.textCursor()
        block = cursor.block()
        return block.blockNumber(), len(_decoded(block.text(), cursor.position() - block.position()))

    def go_to(self, line: int, column: int = 0) -> None:
        """Bring the cursor to a place, and the place into view."""
        block = self.document().findBlockByNumber(line)
        if not block.isValid():
            return
        cursor = self.textCursor()
        cursor.setPosition(block.position() + _units(_cut(block.text(), 0, column)))
        self.setTextCursor(cursor)
        bar, seen = self.verticalScrollBar(), self.cursorRect(cursor)
        if not self.viewport().rect().adjusted(0, seen.height(), 0, -6 * seen.height()).contains(seen):
            bar.setValue(bar.value() + seen.center().y() - self.viewport().height() // 3)

    # -- what is wrong -------------------------------------------------------------------------------------------------

    def show_faults(self, faults: Sequence[Mistake], told: dict[int, str]) -> None:
        """Mark what is wrong.

        Args:
            faults: in the order of their places.
            told: by their lines, in sentences.
        """
        self._told, look = told, self.inks
        lines = (self.document().findBlockByNumber(line) for line in dict.fromkeys(fault.line for fault in faults))
        self._wrong = [QTextCursor(block) for block in lines if block.isValid()]
        self._marks = []
        for fault in faults:
            block = self.document().findBlockByNumber(fault.line)
            if block.isValid() and fault.length:
                cursor, last = QTextCursor(block), block.position() + block.length() - 1
                start = block.position() + _units(_cut(block.text(), 0, fault.column))
                end = start + _units(_cut(block.text(), fault.column, fault.length))
                cursor.setPosition(min(start, last))
                cursor.setPosition(min(end, last), QTextCursor.MoveMode.KeepAnchor)
                shape = QTextCharFormat()
                shape.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
                shape.setUnderlineColor(look.wave)
                self._marks.append(_selection(cursor, shape))
        self._faults = faults
        self._show_marks()

    def show_found(self, found: Sequence[tuple[int, int]]) -> None:
        """Mark what was searched for, each given by its position in the document and its length there."""
        self._found = []
        for start, length in found:
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            shape = QTextCharFormat()
            shape.setBackground(self.inks.found)
            self._found.append(_selection(cursor, shape))
        self._show_marks()

    def _show_marks(self) -> None:
        """The marks move with the text that is typed; they are made anew when it has been read."""
        self.setExtraSelections([*self._marks, *self._found])
        self.viewport().update()
        self._numbers.update()

    def _tints(self) -> dict[int, QColor]:
        """The colours of the lines that have one of their own."""
        tints = {} if self.isReadOnly() else {self._line: self.inks.here}
        return tints | {cursor.blockNumber(): self.inks.wrong for cursor in self._wrong}

    def bring_to_top(self, line: int) -> None:
        """Let a line be the first that is seen."""
        block = self.document().findBlockByNumber(line)
        if block.isValid():
            bar, place = self.verticalScrollBar(), self._place_of(block)
            bar.setValue(bar.value() + round(place.top()))

    def line_rect(self, line: int) -> QRect:
        """Return the rectangle of a line in the editor; empty where it is out of sight."""
        block = self.document().findBlockByNumber(line)
        if not block.isValid():
            return QRect()
        place = self._place_of(block)
        seen = QRect(0, round(place.top()), self.viewport().width(), round(place.height()))
        return seen.translated(self.viewport().pos()) if seen.intersects(self.viewport().rect()) else QRect()

    def written_to(self, top: int, bottom: int) -> int:
        """Up to where something is written between two heights of the editor, from its left edge."""
        metrics, right = QFontMetricsF(self.font()), 0.0
        block = self.document().begin()
        while block.isValid():
            rect = self.line_rect(block.blockNumber())
            if not rect.isEmpty() and rect.bottom() > top and rect.top() < bottom:
                words = metrics.horizontalAdvance(block.text()) - self.horizontalScrollBar().value()
                right = max(right, rect.left() + self.document().documentMargin() + words)
            block = block.next()
        return round(right)

    def _place_of(self, block: QTextBlock) -> QRectF:
        """Return the rectangle of a line in the viewport, with half of the spacing to the lines around it."""
        layout = self.document().documentLayout()
        place = layout.blockBoundingRect(block).translated(0, -self.verticalScrollBar().value())
        apart = place.height() * (_LINE / 100 - 1) / 2
        return place.adjusted(0, -apart, 0, apart)

    # -- words that fit ------------------------------------------------------------------------------------------------

    def offer_words(self) -> None:
        """Show what may be written at the cursor; a word that is the only one is written at once."""
        if self.isReadOnly():
            return
        start, words = self._find(*self.place())
        self.words.show_words(words, self._below(start))

    def _below(self, column: int) -> QPoint:
        block = self.textCursor().block()
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + _units(_cut(block.text(), 0, column)))
        place = self.cursorRect(cursor)
        return self.viewport().mapTo(self, place.bottomLeft() + QPoint(0, round(2 * ui_scale(self))))

    def _complete(self, word: Completion) -> None:
        line, column = self.place()
        start, _ = self._find(line, column)
        block = self.textCursor().block()
        after = block.text()[self.textCursor().position() - block.position() :]
        # What is left of the word behind the cursor goes too.
        rest = len(after) - len(after.lstrip(_OF_WORDS))
        begin = block.position() + _units(_cut(block.text(), 0, start))
        words = word.inserted
        if after[rest:].startswith(":") and words.rstrip().endswith(":"):
            words = words.rstrip()[:-1]
        self._replace(begin, self.textCursor().position() - begin + rest, words)
        cursor = self.textCursor()
        cursor.setPosition(begin + _units(words))
        self.setTextCursor(cursor)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.words.isVisible() and self.words.answers(event):
            return
        if not self._steered(event):
            super().keyPressEvent(event)
            if self.words.isVisible():
                self._narrow(event)

    def _steered(self, event: QKeyEvent) -> bool:
        """Return whether a key has a meaning of its own here; called for every letter, so frequent cases come first."""
        key, steering, writes = event.key(), event.modifiers() & _STEERED, not self.isReadOnly()
        if steering:
            if matches(event, "Ctrl+Space"):
                self.offer_words()
            elif writes and matches(event, "Ctrl+/"):
                self._remark()
            else:
                return False
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.offers_mend and not event.isAutoRepeat():
                self.mended.emit()
            elif writes:
                self._new_line()
        elif key == Qt.Key.Key_Tab and writes:
            self._set_in(1)
        elif key == Qt.Key.Key_Backtab and writes:
            self._set_in(-1)
        elif key == Qt.Key.Key_F2:
            self.explained.emit()
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            return key == Qt.Key.Key_Backspace and self._step_out()
        return True

    def _narrow(self, event: QKeyEvent) -> None:
        """Show the words that still fit, or none where the word has come to its end."""
        if event.text().isprintable() and event.text().strip(_OF_WORDS):
            self.words.hide()
            return
        start, words = self._find(*self.place())
        self.words.show_words(words, self._below(start))

    def _new_line(self) -> None:
        """A line that begins below this one: further in where something is to follow, else where this one begins."""
        cursor = self.textCursor()
        block = cursor.block()
        line = block.text()
        before = line[: cursor.position() - block.position()]
        inset = len(line) - len(line.lstrip(" "))
        bare = before.strip()
        if bare.endswith(":") and not bare.startswith("#"):
            # What belongs to an item of a list stands behind its sign.
            inset += 2 * INDENT if bare.startswith("- ") else INDENT
        cursor.insertText("\n" + " " * min(inset, len(before) if not bare else inset))
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def _set_in(self, by: int) -> None:
        cursor = self.textCursor()
        first = self.document().findBlock(cursor.selectionStart())
        last = self.document().findBlock(max(cursor.selectionStart(), cursor.selectionEnd() - 1))
        if by > 0 and not cursor.hasSelection():
            column = cursor.position() - first.position()
            cursor.insertText(" " * (INDENT - column % INDENT))
            return
        cursor.beginEditBlock()
        for number in range(first.blockNumber(), last.blockNumber() + 1):
            block = self.document().findBlockByNumber(number)
            at = QTextCursor(block)
            if by > 0 and block.text():
                at.insertText(" " * INDENT)
            elif by < 0:
                inset = min(INDENT, len(block.text()) - len(block.text().lstrip(" ")))
                at.setPosition(block.position() + inset, QTextCursor.MoveMode.KeepAnchor)
                at.removeSelectedText()
        cursor.endEditBlock()

    def _step_out(self) -> bool:
        """Take away the spaces of a whole level before the cursor; False where there is something else."""
        cursor = self.textCursor()
        column = cursor.position() - cursor.block().position()
        before = cursor.block().text()[:column]
        if self.isReadOnly() or cursor.hasSelection() or not before or before.strip(" "):
            return False
        length = (column - 1) % INDENT + 1
        self._replace(cursor.position() - length, length, "")
        return True

    def _remark(self) -> None:
        """Make remarks of the lines, or lines of the remarks."""
        cursor = self.textCursor()
        first = self.document().findBlock(cursor.selectionStart()).blockNumber()
        last = self.document().findBlock(cursor.selectionEnd()).blockNumber()
        blocks = [self.document().findBlockByNumber(number) for number in range(first, last + 1)]
        lines = [block for block in blocks if block.text().strip()]
        if not lines:
            return
        bare = all(block.text().lstrip().startswith("#") for block in lines)
        inset = min(len(block.text()) - len(block.text().lstrip()) for block in lines)
        cursor.beginEditBlock()
        for block in lines:
            at = QTextCursor(block)
            if bare:
                start = block.text().index("#")
                length = 2 if block.text()[start : start + 2] == "# " else 1
                self._replace(block.position() + start, length, "")
            else:
                at.setPosition(block.position() + inset)
                at.insertText("# ")
        cursor.endEditBlock()

    # -- how it looks --------------------------------------------------------------------------------------------------

    @property
    def inks(self) -> EditorColours:
        """The colours in which the editor is drawn now."""
        return editor_colours(theme.current())

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        look = self.inks
        font = code_font(_LETTERS * ui_scale(self))
        self.setFont(font)
        colours = QPalette(self.palette())
        for role, colour in (
            (QPalette.ColorRole.Base, look.ground),
            (QPalette.ColorRole.Window, look.ground),
            (QPalette.ColorRole.Text, look.text),
            (QPalette.ColorRole.Highlight, look.chosen),
            (QPalette.ColorRole.HighlightedText, look.chosen_text),
        ):
            colours.setColor(role, colour)
        self.setPalette(colours)
        self.setCursorWidth(max(2, round(2 * ui_scale(self))))
        self.setTabStopDistance(QFontMetricsF(font).horizontalAdvance(" ") * INDENT)
        self.colours.set_look(look)
        self.words.restyle()
        self._make_room()
        self.show_faults(self._faults, self._told)

    def margin(self) -> int:
        """Return the width of the line numbers."""
        digits = max(2, len(str(self.document().blockCount())))
        return round(QFontMetricsF(self.font()).horizontalAdvance("9") * digits + (20 + _GAP) * ui_scale(self))

    def _make_room(self) -> None:
        self._numbers.update()
        self.setViewportMargins(self.margin(), round(5 * ui_scale(self)), 0, 0)
        self._place_numbers()

    def _place_numbers(self) -> None:
        inside = self.contentsRect()
        top = self.viewport().y()
        self._numbers.setGeometry(QRect(inside.left(), top, self.margin(), inside.height() - top))

    def _scrolled(self) -> None:
        self._numbers.update()
        self.words.hide()

    def _cursor_moved(self) -> None:
        line = self.textCursor().blockNumber()
        if line != self._line:
            self._line = line
            self.words.hide()
            self._show_marks()
            self.moved.emit(line)

    def paint_numbers(self, painter: QPainter, rect: QRect) -> None:
        """Paint the numbers of the lines that are seen."""
        look, tints = self.inks, self._tints()
        gap = round(_GAP * ui_scale(self))
        painter.fillRect(rect, look.ground)
        painter.fillRect(QRect(0, rect.top(), self._numbers.width() - gap, rect.height()), look.margin)
        painter.setFont(self.font())
        block = self.cursorForPosition(QPoint(0, 0)).block()
        place = self._place_of(block)
        inset = gap + round(10 * ui_scale(self))
        while block.isValid() and place.top() <= rect.bottom():
            if place.bottom() >= rect.top():
                number = block.blockNumber()
                colour = look.text if number == self._line else look.number
                if (tint := tints.get(number)) is not None:
                    painter.fillRect(QRectF(0, place.top(), self._numbers.width(), place.height()), tint)
                    colour = look.wave if tint is look.wrong else colour
                painter.setPen(QColor(colour))
                room = QRectF(0, place.top(), self._numbers.width() - inset, place.height())
                painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(number + 1))
            block = block.next()
            place = self._place_of(block)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.turned_to.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.turned_to.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_numbers()
        self.words.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        for line, tint in self._tints().items():
            block = self.document().findBlockByNumber(line)
            if block.isValid():
                place = self._place_of(block)
                painter.fillRect(QRectF(0, place.top(), self.viewport().width(), place.height()), tint)
        painter.end()
        super().paintEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self.cursorForPosition(self.viewport().mapFrom(self, event.pos()))
            told = self._told.get(at.blockNumber(), "")
            QToolTip.showText(event.globalPos(), tip_html(told) if told else "", self)
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Tab sets in; F6 goes on.
        return self.isReadOnly() and super().focusNextPrevChild(forward)


_OF_WORDS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
_STEERED: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def _selection(cursor: QTextCursor, shape: QTextCharFormat) -> QTextEdit.ExtraSelection:
    found = QTextEdit.ExtraSelection()
    found.cursor, found.format = cursor, shape
    return found


def _alike(one: str, other: str) -> int:
    """With how many of the same letters two texts begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _units(text: str) -> int:
    """Return the length of a text in UTF-16 units, which is how Qt counts letters."""
    return len(text) + sum(ord(letter) > 0xFFFF for letter in text)


def _cut(text: str, start: int, length: int) -> str:
    return text[start : start + length]


def _decoded(text: str, units: int) -> str:
    """The beginning of a text that has so many units of UTF-16."""
    count = 0
    for index, letter in enumerate(text):
        if count >= units:
            return text[:index]
        count += 2 if ord(letter) > 0xFFFF else 1
    return text
