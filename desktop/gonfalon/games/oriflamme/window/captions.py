"""The lines beneath the places of the queue."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.look import fonts
from gonfalon.ui.look.palette import FAMILIES, MIST

__all__ = ["CaptionItem"]


class CaptionItem(QGraphicsObject):
    """The line beneath a place of the queue."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.family: str | None = None
        self.room = QSizeF(90, 22)
        """How much room there is for the words, in scene units."""
        self.unit = 1.0

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(-self.room.width() / 2, 0), self.room).adjusted(-1, 0, 1, 0)

    def show_text(self, text: str, family: str | None, room: QSizeF, unit: float) -> None:
        """Write the text, in the colour of a family when it is that family's secret."""
        if (text, family, room, unit) != (self.text, self.family, self.room, self.unit):
            self.prepareGeometryChange()
            self.text, self.family, self.room, self.unit = text, family, room, unit
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        font = fonts.font(13 * self.unit)
        # The room between the cards and the border of the cloth does not grow with the letters.
        font.setPixelSize(min(font.pixelSize(), round(15 * self.unit)))
        wide = self.room.width()
        while font.pixelSize() > 12 and QFontMetricsF(font).horizontalAdvance(self.text) > wide:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(FAMILIES[self.family].on_dark if self.family else MIST)
        text = painter.fontMetrics().elidedText(self.text, Qt.TextElideMode.ElideRight, int(wide))
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, text)
