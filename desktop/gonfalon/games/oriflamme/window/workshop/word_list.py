"""The words that fit where the cursor stands, to be chosen by the arrows or the mouse while one goes on typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from gonfalon.games.oriflamme.window.workshop.inks import inks
from gonfalon.games.oriflamme.workshop.completion import Fitting
from gonfalon.ui.look import palette, theme
from gonfalon.ui.widgets.aloud import say_aloud
from gonfalon.ui.widgets.dress import unit
from gonfalon.ui.widgets.page_parts import code_font
from gonfalon.ui.widgets.panel import Bar

__all__ = ["WordList"]

_MOST: Final = 9
"""So many words are seen at once."""
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -_MOST, Qt.Key.Key_PageDown: _MOST}


class WordList(QListWidget):
    """Lies over the editor, which keeps the keyboard."""

    taken = Signal(object)
    """The `Fitting` that was chosen."""

    def __init__(self, editor: QWidget) -> None:
        super().__init__(editor)
        self._words: Sequence[Fitting] = ()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameStyle(QFrame.Shape.Box.value | QFrame.Shadow.Plain.value)
        self.setVerticalScrollBar(Bar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.itemClicked.connect(self._clicked)
        self.hide()

    def show_words(self, words: Sequence[Fitting], below: QPoint) -> None:
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
        say_aloud(self, words[at].word)

    def _place(self, below: QPoint) -> None:
        metrics, editor = QFontMetricsF(self.font()), self.parentWidget()
        assert editor is not None
        row = self.sizeHintForRow(0)
        wide = max(metrics.horizontalAdvance(word.word) for word in self._words) + 44 * unit(self)
        place = QRect(0, 0, round(max(wide, 120 * unit(self))), row * min(_MOST, len(self._words)) + 8)
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
        """Whether a key of the editor's is for the list: the arrows, Enter, Tab and Esc."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.setCurrentRow(max(0, min(self.currentRow() + step, self.count() - 1)))
            say_aloud(self, self.currentItem().text())
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
        look = inks(theme.current())
        self.setFont(code_font(14 * unit(self)))
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Base, look.margin)
        colours.setColor(QPalette.ColorRole.Text, look.text)
        colours.setColor(QPalette.ColorRole.WindowText, look.edge)
        colours.setColor(QPalette.ColorRole.Highlight, palette.GOLD_2)
        colours.setColor(QPalette.ColorRole.HighlightedText, palette.INK)
        self.setPalette(colours)
