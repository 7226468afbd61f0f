"""A share as a bar, with its figure at the end."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gonfalon.texts.figures import percent
from gonfalon.ui.look import palette
from gonfalon.ui.widgets.dress import box, role_font, unit

__all__ = ["ShareBar"]


class ShareBar(QWidget):
    """How much of a whole something is, from 0 to 1."""

    def __init__(self, share: float, colour: QColor) -> None:
        super().__init__()
        self._share, self._colour = share, colour

    @property
    def share(self) -> float:
        """What it shows."""
        return self._share

    def show_share(self, share: float) -> None:
        """Show another share."""
        if share != self._share:
            self._share = share
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, round(20 * unit(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = f"{percent(self._share)}\u00a0%"
        painter.setFont(role_font(self, 14, QFont.Weight.Bold))
        room = painter.fontMetrics().horizontalAdvance("100\u00a0%") + 8 * scale
        painter.setPen(palette.INK)
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
        rail = QRectF(0, self.height() / 2 - 4 * scale, self.width() - room, 8 * scale)
        box(painter, rail, 4 * scale, palette.VELLUM_2, palette.EDGE, 0)
        rail.setWidth(max(8 * scale, rail.width() * self._share))
        box(painter, rail, 4 * scale, self._colour, palette.EDGE, 0)
