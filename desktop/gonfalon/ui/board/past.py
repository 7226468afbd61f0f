"""The sign that the table shows what it was, and not what it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.look import states
from gonfalon.ui.look.palette import CREAM

__all__ = ["PastFrame"]


class PastFrame(QGraphicsObject):
    """A dashed frame with words in the middle of an edge."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._unit = 1.0
        self.words = ""
        self.above = False
        """Whether the words stand on the upper edge, because something may lie over the lower one."""
        self.setZValue(860)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_words(self, words: str, rect: QRectF, unit: float) -> None:
        """Frame a rectangle of the scene and say what it shows; nothing for no words."""
        self.prepareGeometryChange()
        self.words, self._rect, self._unit = words, rect, unit
        self.setVisible(bool(words))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-20, -20, 20, 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = QPen(CREAM, 2 * self._unit)
        line.setDashPattern([4, 3])
        painter.setPen(line)
        painter.drawRoundedRect(self._rect, 8, 8)
        edge = self._rect.top() if self.above else self._rect.bottom()
        states.pill(
            painter, QPointF(self._rect.center().x(), edge), self.words, 14 * self._unit, self._rect.width() * 0.9
        )
