"""The panel of the game: its name, the round and the phase."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gonfalon.texts.numerals import roman
from gonfalon.ui.board.game_panel import GamePanel
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.palette import CREAM, GOLD_2, GOLD_3, INK

__all__ = ["RoundsPanel"]


class RoundsPanel(GamePanel):
    """Has a tile for every round, gold for the one that is played."""

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.slots = 6

    def show_round(self, title: str, line: str, number: int, rounds: int) -> None:
        self.show_words(title, line)
        if (number, rounds) != (self.round, self.slots):
            self.round, self.slots = number, rounds
            self.update()

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        dress, number = theme.current(), index + 1
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
        painter.setFont(fonts.font(min(13 * self.unit, box.height() * 0.52), QFont.Weight.DemiBold))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, roman(number))
