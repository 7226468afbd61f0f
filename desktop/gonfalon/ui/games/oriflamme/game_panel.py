"""The panel of the game: its name, the round and the phase."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gonfalon.ui.board.furniture import Furniture, fitted
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.palette import CREAM, GOLD_2, GOLD_3, INK
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["GamePanel"]

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


class GamePanel(Furniture):
    """The name of the game, the round and the phase, and a tile for every round."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.line = ""
        self.round = 0
        self.rounds = 6

    def show_round(self, title: str, line: str, number: int, rounds: int) -> None:
        if (title, line, number, rounds) != (self.title, self.line, self.round, self.rounds):
            self.title, self.line, self.round, self.rounds = title, line, number, rounds
            self.update()

    def draw(self, painter: QPainter) -> None:
        dress = theme.current()
        rect = self.rect
        pad = 16.0 * self.unit
        fine_panel(painter, dress.panel, rect)
        room = rect.width() - 2 * pad
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(dress.heading)
        painter.setFont(fitted(self.title, 21 * self.unit, QFont.Weight.DemiBold, room, most=rect.height() * 0.26))
        painter.drawText(QRectF(pad, rect.height() * 0.05, room, rect.height() * 0.29), align, self.title)
        painter.setPen(dress.text_2)
        painter.setFont(fitted(self.line, 14 * self.unit, QFont.Weight.Normal, room, most=rect.height() * 0.19))
        painter.drawText(QRectF(pad, rect.height() * 0.33, room, rect.height() * 0.20), align, self.line)
        gap = 6 * self.unit
        tile = min((room - gap * (self.rounds - 1)) / max(1, self.rounds), rect.height() * 0.31)
        high = min(tile, rect.height() * 0.30)
        for index in range(self.rounds):
            box = QRectF(pad + index * (tile + gap), rect.height() * 0.60, tile, high)
            number = index + 1
            painter.setPen(QPen(GOLD_3, 1.2))
            if number == self.round:
                painter.setBrush(GOLD_2)
                text = INK
            elif number < self.round:
                passed = QColor(GOLD_3)
                passed.setAlphaF(0.45 if dress.dark else 0.30)
                painter.setBrush(passed)
                text = CREAM if dress.dark else dress.text_2
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                text = dress.text_2
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(text)
            painter.setFont(fonts.font(min(13 * self.unit, high * 0.52), QFont.Weight.DemiBold))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, ROMAN[index])
