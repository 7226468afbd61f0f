"""The track of victory points on the paper of a check, on which cylinders hop from what they had to what they get."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from gonfalon.games.pamir.window.look import pieces
from gonfalon.ui.board.furniture import fitted
from gonfalon.ui.look import palette
from gonfalon.ui.look.palette import FAMILIES, INK, INK_2

__all__ = ["paint_track"]

CELLS: Final = 24
"""0 to 23; who has more begins a lap anew."""
LABEL = 64.0
SIDE = 22.0
FIFTH: Final = 5
RISE = 15.0


def paint_track(
    painter: QPainter,
    rect: QRectF,
    label: str,
    seats: Sequence[tuple[str, int, int]],
    gone: Callable[[int], float],
) -> None:
    """
    Args:
        painter: in the measure of the paper.
        rect: of the track; what hops rises above it.
        label: its name.
        seats: for each its family, the points that it had and those that it scores.
        gone: how many of so many points a cylinder has gone.
    """
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(palette.VELLUM)
    painter.drawRoundedRect(rect, 5, 5)
    room = QRectF(rect.left() + 8, rect.top() + 4, LABEL - 12, rect.height() - 8)
    painter.setFont(fitted(label, 15, QFont.Weight.DemiBold, room.width(), 10.5))
    painter.setPen(palette.RUBRIC)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label)
    wide = (rect.width() - LABEL - 6) / CELLS
    for cell in range(CELLS):
        box = QRectF(rect.left() + LABEL + cell * wide, rect.top() + 5, wide, rect.height() - 10)
        painter.setPen(QPen(palette.EDGE, 1))
        painter.setBrush(palette.VELLUM_2 if cell and cell % FIFTH == 0 else palette.PAPER)
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(INK_2)
        painter.setFont(fitted(str(cell), 12.5, QFont.Weight.Normal, wide, 9.5))
        number = box.adjusted(0, box.height() * 0.52, 0, 0)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(cell))
    left, level = rect.left() + LABEL + wide / 2, rect.top() + 4
    standing: dict[int, int] = {}
    for family, had, points in seats:
        way = gone(points)
        now = had + way
        if way > 0:
            _arc(painter, family, QPointF(left + _cell(had) * wide, level), left + _cell(now) * wide)
        height = RISE * abs(math.sin(math.pi * way)) if way < points else 0.0
        cell = round(now) % CELLS
        apart = standing.get(cell, 0) * 9.0
        standing[cell] = standing.get(cell, 0) + 1
        at = QPointF(left + _cell(now) * wide + apart, level + 8 - height)
        pieces.paint_cylinder(painter, QRectF(at.x() - SIDE / 2, at.y() - SIDE / 2, SIDE, SIDE), family)
        if now >= CELLS:
            _lap(painter, QRectF(at.x() - 16, at.y() - SIDE, 32, 14), int(now) // CELLS)


def _cell(points: float) -> float:
    return points % CELLS


def _arc(painter: QPainter, family: str, origin: QPointF, x: float) -> None:
    """A ring where the cylinder stood, and the way that it has gone in the line of its family."""
    look = FAMILIES[family]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.accent, 1.5))
    painter.drawEllipse(origin + QPointF(0, 4), 7, 4)
    if x <= origin.x():
        return
    path = QPainterPath(origin)
    path.quadTo(QPointF((origin.x() + x) / 2, origin.y() - 2 * RISE - 2), QPointF(x, origin.y()))
    pen = QPen(look.accent, 2)
    if look.pen:
        pen.setDashPattern(look.pen)
    painter.setPen(pen)
    painter.drawPath(path)


def _lap(painter: QPainter, rect: QRectF, laps: int) -> None:
    painter.setPen(INK)
    painter.setFont(fitted(f"+{laps * CELLS}", 12, QFont.Weight.Bold, rect.width(), 9.5))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, f"+{laps * CELLS}")
