"""The panel of the game: its name, how far it is, and the five victory markers."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gonfalon.games.ordonance.window.look import armies
from gonfalon.ui.board.game_panel import GamePanel
from gonfalon.ui.look import art
from gonfalon.ui.look.palette import FAMILIES

__all__ = ["MarkersPanel"]


class MarkersPanel(GamePanel):
    """Markers in the order in which they are given, each with the crest of whoever has it."""

    def __init__(self) -> None:
        super().__init__()
        self.holders: tuple[str, ...] = ()
        """The family that holds each marker that has been given, the first one first."""

    def show_markers(self, title: str, line: str, holders: tuple[str, ...], slots: int) -> None:
        self.show_words(title, line)
        if (holders, slots) != (self.holders, self.slots):
            self.holders, self.slots = holders, slots
            self.update()

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        if index >= len(self.holders):
            armies.awaited_marker(painter, box)
            return
        armies.victory_marker(painter, box.adjusted(-2, -2, 2, 2), index + 1)
        high = box.height() * 0.5
        crest = QRectF(box.right() - high * 0.62, box.bottom() - high * 0.72, high * 200 / 240, high)
        art.paint(painter, f"crest-{FAMILIES[self.holders[index]].key}", crest)
