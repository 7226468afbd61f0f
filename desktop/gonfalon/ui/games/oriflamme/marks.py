"""The marker of the direction, the plates at the ends of a long row, and the large card beside the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.look import art, cards, fonts, states, theme
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import CREAM, GOLD_2, NIGHT_2

__all__ = ["DirectionItem", "EdgeItem", "PreviewItem"]


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


class PreviewItem(QGraphicsItem):
    """A card, large enough to read, with a caption above it."""

    def __init__(self) -> None:
        super().__init__()
        self.look: CardLook | None = None
        self._back = ""
        self._caption = ""
        self._rect = QRectF()
        self._caption_rect = QRectF()
        self._unit = 1.0
        self.setZValue(700)
        self.setVisible(False)

    def show_card(
        self, look: CardLook | None, caption: str, rect: QRectF, caption_rect: QRectF, unit: float, back: str = ""
    ) -> None:
        """Show the card with this look, else the back of a family's cards, or nothing."""
        state = (look, back, caption, rect, caption_rect, unit)
        if state != (self.look, self._back, self._caption, self._rect, self._caption_rect, self._unit):
            self.prepareGeometryChange()
            self.look, self._back, self._caption, self._rect, self._caption_rect, self._unit = state
            self.update()
        self.setVisible(look is not None or bool(back))

    def boundingRect(self) -> QRectF:
        return self._rect.united(self._caption_rect).adjusted(-16, -4, 16, 16)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        dpr = painter.device().devicePixelRatio()
        width = float(int(self._rect.width()))
        size = QRectF(round(self._rect.left()), round(self._rect.top()), width, round(width * cards.RATIO))
        states.card_shadow(painter, size, cards.corner_radius(width), 8)
        if self.look is not None:
            painter.drawPixmap(size.topLeft(), cards.front(self.look, width, dpr))
        elif self._back:
            painter.drawPixmap(size.topLeft(), cards.back(self._back, width, dpr))
        if self._caption:
            painter.setPen(theme.current().on_table_2)
            painter.setFont(fonts.font(15 * self._unit))
            painter.drawText(self._caption_rect, Qt.AlignmentFlag.AlignCenter, self._caption)
