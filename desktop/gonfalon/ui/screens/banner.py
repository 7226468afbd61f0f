"""The cloth at the left of the start screen, and drawings that fill their place."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.look import art, palette
from gonfalon.ui.widgets.dress import Ground, unit

__all__ = ["Banner", "Drawing"]


class Drawing(QWidget):
    """A drawing as large as its place allows."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        art.paint(QPainter(self), self._name, QRectF(self.rect()))


class Banner(QWidget):
    """The cloth at the left with what is always at hand."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Ground.CLOTH

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, area, scale = QPainter(self), QRectF(self.rect()), unit(self)
        cloth = QLinearGradient(area.topLeft(), area.topRight())
        for stop, colour in ((0.0, palette.NIGHT_2), (0.5, palette.NIGHT), (1.0, palette.NIGHT_2)):
            cloth.setColorAt(stop, colour)
        painter.fillRect(area, cloth)
        edge = QRectF(area.right() - 10 * scale, 0, 10 * scale, area.height())
        painter.fillRect(edge, palette.INK)
        leaf = QLinearGradient(edge.topLeft(), edge.topRight())
        leaf.setColorAt(0.15, palette.GOLD_1)
        leaf.setColorAt(0.6, palette.GOLD_2)
        leaf.setColorAt(0.95, palette.GOLD_3)
        painter.fillRect(edge.adjusted(2 * scale, 0, -2 * scale, 0), leaf)
