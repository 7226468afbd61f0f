"""A choice on a plate: its drawing, its words in the middle beneath, its key in the corner."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter

from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.furniture import fitted, fitted_in_lines
from gonfalon.ui.widgets.dress import unit

__all__ = ["ChoicePlate"]

LOW = 84.0
"""Plates that are not as high have no room for a drawing, in design pixels."""
ROOMY = 110.0
"""Plates that are as high leave more room above the drawing."""
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_LINES = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class ChoicePlate(ChoiceButton):
    """A button that is as high as it is wide, or higher."""

    def draw_inside(self, painter: QPainter, body: QRectF, scale: float) -> None:
        cap = self._cap_width()
        self.draw_cap(painter, QRectF(body.right() - cap - 8 * scale, body.top() + 8 * scale, cap, 21 * scale), scale)
        inner = body.adjusted(6 * scale, 0, -6 * scale, -7 * scale)
        low = body.height() < LOW * scale
        high = body.height()
        top = body.top() + high * (0.16 if high >= ROOMY * scale else 0.09)
        room = QRectF(inner.left(), top, inner.width(), min(30 * scale, high * 0.27))
        words = QRectF(inner)
        words.setTop(body.top() + 8 * scale if low else room.bottom() + high * 0.05)
        if self.choice.icon and not low:
            self.draw_icon(painter, room)
        # Beside the key only where the plate is too low for both.
        line = min(22 * scale, high * 0.22)
        title = QRectF(words.left(), words.top(), words.width() - (cap + 4 * scale if low else 0), line)
        painter.setFont(fitted(self.text(), 16 * unit(self), QFont.Weight.DemiBold, title.width(), most=title.height()))
        painter.drawText(title, _MIDDLE, self.text())
        detail = QRectF(words)
        detail.setTop(title.bottom() + 2 * scale)
        room_below = QSizeF(detail.width(), detail.height())
        painter.setFont(fitted_in_lines(self.detail, 12.5 * unit(self), QFont.Weight.Normal, room_below, 9.0))
        painter.drawText(detail, _LINES, self.detail)
