"""The column of a territory: its cloth, the parts of the players, empty places, the holder's frame."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gonfalon.ui.look import panels
from gonfalon.ui.look.palette import GOLD_1
from gonfalon.ui.look.states import outer_glow, place_corner

__all__ = ["empty_place", "holder_frame", "parting", "territory_cloth"]

_RECESS: Final = QColor("#172531")
_DASHES: Final = QColor("#3f5468")
_PARTING: Final = QColor("#35495c")
# The border of the cloth beside narrow columns.
_FINER: Final = 0.5


def territory_cloth(painter: QPainter, rect: QRectF) -> None:
    """The cloth of a whole column with its double border."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(_FINER, _FINER)
    panels.nine_slice(painter, "panel-cloth", QRectF(0, 0, rect.width() / _FINER, rect.height() / _FINER))
    painter.restore()


def parting(painter: QPainter, left: QPointF, right: QPointF) -> None:
    """The line between the parts of two players."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(_PARTING, 1.5))
    painter.drawLine(left, right)
    painter.restore()


def empty_place(painter: QPainter, rect: QRectF) -> None:
    """A place of an army where no unit lies and none may be laid now."""
    pen = QPen(_DASHES, 1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4.0, 3.0])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(_RECESS)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), place_corner(rect), place_corner(rect))
    painter.restore()


def holder_frame(painter: QPainter, rect: QRectF) -> None:
    """The gold frame around the army that holds a territory."""
    outer_glow(painter, rect, 7, 0.35, 5)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_1, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    painter.restore()
