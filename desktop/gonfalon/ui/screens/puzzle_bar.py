"""The bar under the table of a puzzle: what is to be found, how an answer is judged, and where to go on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from gonfalon.texts.catalogue import translate
from gonfalon.ui.look import panels, theme
from gonfalon.ui.widgets.aloud import say_aloud
from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["PuzzleBar"]

BESIDE = 320
"""So much room words want beside the buttons, in design pixels."""


class PuzzleBar(QWidget):
    """Says something and offers what can be done; it does none of it."""

    left = Signal()
    """Whoever puzzles wants another puzzle, or none."""
    shown = Signal()
    """The solution is to be shown."""
    again = Signal()
    forward = Signal()
    """On to the next puzzle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ground = Ground.PANEL
        self.words = Words(16, QFont.Weight.Medium, wrap=True)
        self.leave_button, self.show_button, self.again_button = (Button(px=15) for _ in range(3))
        self.next_button = Button(Kind.GOLD, px=15)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(0)
        self._row.addWidget(self.words, 1)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(0)
        self._buttons.addStretch(1)
        for button, signal in (
            (self.leave_button, self.left), (self.show_button, self.shown), (self.again_button, self.again),
            (self.next_button, self.forward),
        ):  # fmt: skip
            button.clicked.connect(signal)
            self._buttons.addWidget(button)
        self._row.addLayout(self._buttons)
        self.retranslate()

    def say(self, words: str, *, again: bool, onward: bool) -> None:
        """Say something; `again` where an answer was given that is not the best, `onward` where nothing is asked."""
        fresh = words != self.words.text()
        self.words.setText(words)
        self.setAccessibleDescription(words)
        self.show_button.setVisible(not onward)
        self.again_button.setVisible(again)
        self.next_button.setVisible(onward)
        if fresh:
            say_aloud(self, words)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(translate("Puzzle", "Puzzle"))
        self.leave_button.setText(translate("Puzzle", "All puzzles"))
        self.show_button.setText(translate("Puzzle", "Show the solution"))
        self.again_button.setText(translate("Puzzle", "Try again"))
        self.next_button.setText(translate("Puzzle", "Next puzzle"))

    def high(self, wide: int) -> int:
        """How high it has to be where it is so wide."""
        scale = unit(self)
        side = round(12 * scale)
        self._row.setContentsMargins(side, round(4 * scale), side, round(4 * scale))
        shown = [button for button in self.findChildren(Button) if not button.isHidden()]
        beside = sum(button.sizeHint().width() for button in shown) + 2 * side + round(BESIDE * scale) <= wide
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom,
        )
        self._row.invalidate()
        return max(self._row.heightForWidth(wide), self._row.minimumSize().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = QPainter(self), QRectF(self.rect())
        panels.table_texture(painter, whole)
        fine_panel(painter, theme.current().panel, whole.adjusted(HALO / 2, 0, -HALO / 2, 0))
