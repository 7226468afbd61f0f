"""The marker of the direction, the plates at the ends of a long row, and the large card beside the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.board.preview import PreviewItem
from gonfalon.ui.look import art, cards, fonts
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import CREAM, GOLD_2, NIGHT_2

__all__ = ["DirectionItem", "EdgeItem", "LargeCard"]


class DirectionItem(QGraphicsObject):
    """The arrow on the upper edge of the cloth: which way the queue resolves, or over the card that acts."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._rightwards = True
        self._unit = 1.0

    def show_text(self, text: str, rightwards: bool, unit: float) -> None:
        if (text, rightwards, unit) != (self._text, self._rightwards, self._unit):
            self.prepareGeometryChange()
            self._text, self._rightwards, self._unit = text, rightwards, unit
            self.update()

    def _font(self) -> QFont:
        font = fonts.font(16 * self._unit)
        font.setPixelSize(min(font.pixelSize(), round(18 * self._unit)))
        return font

    def boundingRect(self) -> QRectF:
        words = QFontMetricsF(self._font()).horizontalAdvance(self._text) if self._text else 0.0
        wide = (80 + (words / self._unit + 30 if self._text else 0)) * self._unit
        return QRectF(-wide / 2, -2 * self._unit, wide, 34 * self._unit)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rect = self.boundingRect().adjusted(1, 1, -1, -1)
        unit = self._unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GOLD_2, 1.5 * unit))
        painter.setBrush(NIGHT_2)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        arrow = QRectF(rect.left() + 10 * unit, rect.center().y() - 13 * unit, 58 * unit, 26 * unit)
        if self._rightwards:
            art.paint(painter, "marker-direction", arrow)
        else:
            arrow.moveRight(rect.right() - 10 * unit)
            painter.save()
            painter.translate(2 * arrow.center().x(), 0)
            painter.scale(-1, 1)
            art.paint(painter, "marker-direction", arrow)
            painter.restore()
        if self._text:
            painter.setPen(CREAM)
            painter.setFont(self._font())
            words = (
                rect.adjusted(78 * unit, 0, -16 * unit, 0)
                if self._rightwards
                else rect.adjusted(16 * unit, 0, -78 * unit, 0)
            )
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._text)


class EdgeItem(QGraphicsObject):
    """A plate at the end of the cloth that says how many cards lie beyond it; a click scrolls there."""

    def __init__(self) -> None:
        super().__init__()
        self.left = True
        self._count = 0
        self._unit = 1.0
        self.setZValue(60)
        self.setVisible(False)

    def show_count(self, count: int, left: bool, middle: QPointF, unit: float) -> None:
        """Stand at this point with this number, or go away for 0."""
        if (count, left, unit) != (self._count, self.left, self._unit):
            self.prepareGeometryChange()
            self._count, self.left, self._unit = count, left, unit
            self.update()
        self.setPos(middle)
        self.setVisible(count > 0)

    @property
    def area(self) -> QRectF:
        """Where the mouse is at it."""
        return self.boundingRect()

    def boundingRect(self) -> QRectF:
        return QRectF(-20 * self._unit, -30 * self._unit, 40 * self._unit, 60 * self._unit)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rect = self.boundingRect().adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GOLD_2, 1.5 * self._unit))
        painter.setBrush(NIGHT_2)
        painter.drawRoundedRect(rect, 8 * self._unit, 8 * self._unit)
        side = 18 * self._unit
        painter.save()
        painter.translate(0, -8 * self._unit)
        if self.left:
            painter.scale(-1, 1)
        art.paint(painter, "icon-chevron-right", QRectF(-side / 2, -side / 2, side, side), ink_paper_swapped=True)
        painter.restore()
        painter.setPen(CREAM)
        painter.setFont(fonts.font(15 * self._unit, QFont.Weight.DemiBold))
        painter.drawText(rect.adjusted(0, rect.height() * 0.45, 0, 0), Qt.AlignmentFlag.AlignCenter, str(self._count))


class LargeCard(PreviewItem):
    """A card by its look, or the back of a family's cards by the letter of the family."""

    shown: CardLook | str | None

    @property
    def look(self) -> CardLook | None:
        """What is on the face that is shown, None where that is a back or nothing."""
        return self.shown if isinstance(self.shown, CardLook) else None

    def card_pixmap(self, shown: CardLook | str, width: float, dpr: float) -> QPixmap:
        return cards.front(shown, width, dpr) if isinstance(shown, CardLook) else cards.back(shown, width, dpr)
