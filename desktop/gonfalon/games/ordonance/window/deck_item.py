"""The draw pile with the number of its cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from gonfalon.games.ordonance.window.look import units
from gonfalon.games.ordonance.window.measures import BENEATH
from gonfalon.ui.board.furniture import Furniture, fitted, fitted_in_lines
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.cards import RATIO
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["DeckItem"]

THICKEST = 3
"""How many backs are seen at the most."""


class DeckItem(Furniture):
    """Upright with its number beneath, or in a panel with its number beside it, by the room it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0
        self.words = ""
        """What its number means, shown with it."""
        self.sentence = ""
        """Number and meaning in one."""

    def show_left(self, left: int, words: str, sentence: str) -> None:
        if (left, words, sentence) != (self.left, self.words, self.sentence):
            self.left, self.words, self.sentence = left, words, sentence
            self.update()

    @property
    def _lies(self) -> bool:
        return self.rect.width() > self.rect.height()

    def card_rect(self) -> QRectF:
        """The uppermost card, in the item's own coordinates."""
        rect, unit = self.rect, self.unit
        if self._lies:
            wide = float(int((rect.height() - 12 * unit) / RATIO))
            return QRectF(10 * unit, round(6 * unit), wide, round(wide * RATIO))
        wide = float(int(min(rect.width() - 8 * unit, (rect.height() - BENEATH * unit) / RATIO)))
        return QRectF(round(rect.center().x() - wide / 2), 3, wide, round(wide * RATIO))

    def card_place(self) -> QPointF:
        """Where a card that is drawn comes from, in the scene."""
        return self.pos() + self.card_rect().center()

    def draw(self, painter: QPainter) -> None:
        dress, rect, unit = theme.current(), self.rect, self.unit
        if self._lies:
            fine_panel(painter, dress.panel, rect)
        card = self.card_rect()
        back = units.unit_back(card.width(), painter.device().devicePixelRatio())
        for lower in range(min(THICKEST, (self.left + 19) // 20) - 1, -1, -1):
            painter.drawPixmap(card.topLeft() + QPointF(2 * lower, 2 * lower), back)
        if not self.left:
            painter.setPen(dress.text_2 if self._lies else dress.on_table_2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, 4, 4)
        if not self._lies:
            room = QRectF(0, card.bottom() + 4 * unit, rect.width(), rect.bottom() - card.bottom() - 4 * unit)
            painter.setPen(dress.on_table_2)
            painter.setFont(fitted_in_lines(self.sentence, 14 * unit, QFont.Weight.Normal, room.size(), 10))
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(room, int(top | Qt.TextFlag.TextWordWrap), self.sentence)
            return
        x = card.right() + 12 * unit
        room = QRectF(x, rect.height() * 0.08, rect.right() - x - 4 * unit, rect.height() * 0.46)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(dress.heading)
        number = fonts.font(25 * unit, QFont.Weight.Bold)
        number.setPixelSize(min(number.pixelSize(), round(room.height() * 0.9)))
        painter.setFont(number)
        painter.drawText(room, align, str(self.left))
        below = QRectF(x, rect.height() * 0.53, room.width(), rect.height() * 0.34)
        painter.setPen(dress.text_2)
        painter.setFont(fitted(self.words, 14 * unit, QFont.Weight.Normal, below.width(), most=below.height() * 0.8))
        painter.drawText(below, align, self.words)
