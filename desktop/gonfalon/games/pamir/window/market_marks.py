"""The signs over the cards of the market: what costs nothing, what leaves, and what is said of rupees there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.games.pamir.window.look.marks import rupees_place
from gonfalon.games.pamir.window.market_figures import MarketFigures
from gonfalon.ui.board.furniture import Furniture
from gonfalon.ui.look import art, states
from gonfalon.ui.look.palette import GOLD_1, GOLD_2, INK

__all__ = ["MarketMarks"]

FREE = QColor("#7fd0ad")


class MarketMarks(Furniture):
    """Signs over the cards of the market: what an ability makes free, and what leaves at the end of the turn."""

    HALO = 8.0

    def __init__(self) -> None:
        super().__init__()
        self._free: list[QRectF] = []
        self._leaving: list[QRectF] = []
        self.setZValue(60)
        # A few signs on a large room: a picture of it would be mostly empty.
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    def follow(self, figures: MarketFigures, places: Sequence[QRectF]) -> None:
        """Take signs from the market, and the places of its cards in coordinates of its own."""
        free = [rect for rect, is_free in zip(places, figures.free, strict=True) if is_free]
        leaving = [(self._corner(rect), tip) for rect, tip in zip(places, figures.leaving, strict=True) if tip]
        if (free, [rect for rect, _ in leaving]) != (self._free, self._leaving):
            self._free, self._leaving = free, [rect for rect, _ in leaving]
            self.update()
        coins = [(rupees_place(rect), tip) for rect, tip in zip(places, figures.coins, strict=True) if tip]
        self.tip_parts([*leaving, *coins])

    def _corner(self, card: QRectF) -> QRectF:
        side = max(18.0, card.width() * 0.22)
        return QRectF(card.left() - side * 0.3, card.top() - side * 0.3, side, side)

    def draw(self, painter: QPainter) -> None:
        for card in self._free:
            rect = states.pill(painter, QPointF(card.center().x(), card.top()), "0", 14, color=FREE)
            side = rect.height() * 0.9
            art.paint(
                painter, "pamir-rupee", QRectF(rect.left() - side * 0.8, rect.center().y() - side / 2, side, side)
            )
        for corner in self._leaving:
            painter.setPen(QPen(GOLD_2, 1.5))
            painter.setBrush(INK)
            painter.drawEllipse(corner)
            _paint_hourglass(painter, corner)


def _paint_hourglass(painter: QPainter, disc: QRectF) -> None:
    wide, high = disc.width() * 0.22, disc.height() * 0.28
    middle = disc.center()
    painter.setPen(QPen(GOLD_1, max(1.2, disc.width() * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    corners = [QPointF(x * wide, y * high) + middle for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1))]
    painter.setBrush(GOLD_1)
    painter.drawLine(corners[0] - QPointF(1, 0), corners[1] + QPointF(1, 0))
    painter.drawLine(corners[2] - QPointF(1, 0), corners[3] + QPointF(1, 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon([corners[0], corners[1], middle])
    painter.setBrush(GOLD_1)
    painter.drawPolygon([corners[2], corners[3], middle])
