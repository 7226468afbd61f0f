"""The panel of the game: its name, how far it is, and the five victory markers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from gonfalon.games.ordonance.window.look import armies
from gonfalon.ui.board.furniture import fitted
from gonfalon.ui.board.game_panel import GamePanel
from gonfalon.ui.look import art, theme
from gonfalon.ui.look.palette import FAMILIES
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["MarkersPanel"]

LOW = 84.0
"""In panels lower than this, at unit 1, the markers stand beside the line."""
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class MarkersPanel(GamePanel):
    """Markers in the order in which they are given, each with the crest of whoever has it."""

    def __init__(self) -> None:
        super().__init__()
        self.short_line = ""
        """What stands beside the markers, where there is no room for the line."""
        self.holders: tuple[str, ...] = ()
        """The family that holds each marker that has been given, the first one first."""

    def show_markers(self, title: str, line: str, short_line: str, holders: tuple[str, ...], slots: int) -> None:
        self.show_words(title, line)
        if (short_line, holders, slots) != (self.short_line, self.holders, self.slots):
            self.short_line, self.holders, self.slots = short_line, holders, slots
            self.update()

    @property
    def _low(self) -> bool:
        return self.rect.height() < LOW * self.unit

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        if index >= len(self.holders):
            armies.awaited_marker(painter, box)
            return
        armies.victory_marker(painter, box.adjusted(-2, -2, 2, 2), index + 1)
        high = box.height() * 0.5
        crest = QRectF(box.right() - high * 0.62, box.bottom() - high * 0.72, high * 200 / 240, high)
        art.paint(painter, f"crest-{FAMILIES[self.holders[index]].key}", crest)

    def draw(self, painter: QPainter) -> None:
        if not self._low:
            super().draw(painter)
            return
        dress, rect, pad = theme.current(), self.rect, 14.0 * self.unit
        fine_panel(painter, dress.panel, rect)
        first, beside = self.slot_rect(0), self.sound_corner.left() - pad - 6 * self.unit
        painter.setPen(dress.heading)
        title = fitted(self.title, 19 * self.unit, QFont.Weight.DemiBold, beside, most=rect.height() * 0.36)
        painter.setFont(title)
        painter.drawText(QRectF(pad, rect.height() * 0.06, beside, rect.height() * 0.44), LEFT, self.title)
        room = first.left() - pad - 6 * self.unit
        painter.setPen(dress.text_2)
        painter.setFont(fitted(self.short_line, 14 * self.unit, QFont.Weight.Normal, room, most=rect.height() * 0.27))
        painter.drawText(QRectF(pad, rect.height() * 0.50, room, rect.height() * 0.38), LEFT, self.short_line)
        for index in range(self.slots):
            self.draw_slot(painter, index, self.slot_rect(index))

    def slot_rect(self, index: int) -> QRectF:
        if not self._low:
            return super().slot_rect(index)
        side, gap = min(24 * self.unit, self.rect.height() * 0.42), 4 * self.unit
        right = self.rect.right() - 10 * self.unit
        x = right - (self.slots - index) * side - (self.slots - 1 - index) * gap
        return QRectF(x, self.rect.height() * 0.50, side, side)
