"""How much of its time a bot has used that thinks long: a bar that fills along the lower edge of its panel."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.look.palette import GOLD_1, GOLD_2, INK

__all__ = ["ThoughtItem"]

HIGH = 7.0
STEPS = 20
"""The bar grows by so many steps and not smoothly: nothing has to be painted between them."""


class ThoughtItem(QGraphicsItem):
    """The bar; it knows of no clock, and is told how far to be filled."""

    def __init__(self, panel: QGraphicsItem) -> None:
        super().__init__(panel)
        self.rect = QRectF()
        self._filled = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_share(self, share: float | None, edge: QRectF, unit: float) -> None:
        """Be filled by a share of 1, or be gone for None.

        Args:
            share: how much of its time the bot has used.
            edge: the panel along whose lower edge it lies.
            unit: what ornaments are multiplied by.
        """
        if share is None:
            self.hide()
            return
        high, inset = HIGH * unit, min(18 * unit, edge.width() * 0.12)
        rect = QRectF(edge.left() + inset, edge.bottom() - high * 0.72, edge.width() - 2 * inset, high)
        filled = min(STEPS, round(share * STEPS))
        if (rect, filled) != (self.rect, self._filled):
            if rect != self.rect:
                self.prepareGeometryChange()
            self.rect, self._filled = rect, filled
            self.update()
        self.show()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_by, line = self.rect.height() / 2, self.rect.height() / 7
        painter.setPen(QPen(GOLD_2, line))
        painter.setBrush(INK)
        painter.drawRoundedRect(self.rect, round_by, round_by)
        full = self.rect.adjusted(2 * line, 2 * line, -2 * line, -2 * line)
        full.setWidth(max(full.height(), full.width() * self._filled / STEPS))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GOLD_1)
        painter.drawRoundedRect(full, full.height() / 2, full.height() / 2)
