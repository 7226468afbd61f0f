"""The panel of the game: its name, how far it is, and a slot for each of the parts that decide it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from gonfalon.ui.board.furniture import Furniture, fitted
from gonfalon.ui.look import theme
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["GamePanel"]


class GamePanel(Furniture):
    """A title, a line, and a row of slots that a game draws by `draw_slot`."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.line = ""
        self.slots = 0
        """How many slots there are."""

    def show_words(self, title: str, line: str) -> None:
        if (title, line) != (self.title, self.line):
            self.title, self.line = title, line
            self.update()

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        """Paint one of the slots."""
        raise NotImplementedError

    @property
    def corner(self) -> QRectF:
        """The place of the menu's button, in the panel's own coordinates."""
        wide, high = 32 * self.unit, min(29.0, max(22.0, self.rect.height() / self.unit * 0.27)) * self.unit
        high = min(high, self.slot_rect(0).top() - 7 * self.unit)
        return QRectF(self.rect.right() - 11 * self.unit - wide, 6 * self.unit, wide, high)

    @property
    def sound_corner(self) -> QRectF:
        """The place of the button that turns the sound off, beside that of the menu; empty where there is no room."""
        return self.corner.translated(-self.corner.width() - 5 * self.unit, 0)

    def draw(self, painter: QPainter) -> None:
        dress = theme.current()
        rect = self.rect
        pad = 16.0 * self.unit
        fine_panel(painter, dress.panel, rect)
        room = rect.width() - 2 * pad
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(dress.heading)
        beside = self.sound_corner.left() - pad - 6 * self.unit
        painter.setFont(fitted(self.title, 21 * self.unit, QFont.Weight.DemiBold, beside, most=rect.height() * 0.26))
        painter.drawText(QRectF(pad, rect.height() * 0.05, beside, rect.height() * 0.29), align, self.title)
        painter.setPen(dress.text_2)
        painter.setFont(fitted(self.line, 14 * self.unit, QFont.Weight.Normal, room, most=rect.height() * 0.19))
        painter.drawText(QRectF(pad, rect.height() * 0.33, room, rect.height() * 0.20), align, self.line)
        for index in range(self.slots):
            self.draw_slot(painter, index, self.slot_rect(index))

    def slot_rect(self, index: int) -> QRectF:
        """Where a slot is, in the panel's own coordinates; where something has to fly to."""
        rect, pad, gap = self.rect, 16.0 * self.unit, 6 * self.unit
        room = rect.width() - 2 * pad
        wide = min((room - gap * (self.slots - 1)) / max(1, self.slots), rect.height() * 0.31)
        return QRectF(pad + index * (wide + gap), rect.height() * 0.60, wide, min(wide, rect.height() * 0.30))
