"""A small pill on the table that says by how much a figure changes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.look import states

__all__ = ["PillItem"]

ABOVE = 890.0
"""Over cards and panels, under what flies."""


class PillItem(QGraphicsObject):
    """Gain, loss or no change, certain or perhaps; its middle is the origin."""

    def __init__(self, change: int, unit: float, words: str = "", *, certain: bool = True) -> None:
        """
        Args:
            change: by how much the figure is, or would be, more.
            unit: what text is multiplied by on this table.
            words: what is said after the figure, as of which card it is lost; mostly nothing.
            certain: False for what happens only perhaps.
        """
        super().__init__()
        self.change, self.words, self.certain = change, words, certain
        self._unit = unit
        self.setZValue(ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def put(self, at: QPointF, inside: QRectF) -> None:
        """Stand at a point of the scene, or so near to it that all of it is inside."""
        size = self.boundingRect().size() / 2
        self.setPos(
            max(inside.left() + size.width(), min(at.x(), inside.right() - size.width())),
            max(inside.top() + size.height(), min(at.y(), inside.bottom() - size.height())),
        )

    def boundingRect(self) -> QRectF:
        text = states.change_text(self.change, self.words)
        return states.change_pill_rect(QPointF(), text, self._unit).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        states.change_pill(painter, QPointF(), self.change, self._unit, self.words, certain=self.certain)
