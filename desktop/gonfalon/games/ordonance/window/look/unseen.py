"""The tally of cards nobody has shown yet: a bar for every icon and a box for every number of signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from gonfalon.games.ordonance.window.look.units import icon_on_paper
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.palette import GOLD_3, INK, RUBRIC

__all__ = ["bars", "sign_boxes"]

_ROW: Final = 27
_HIGHEST: Final = 0.14
"""How high a row is at the most, by its width: few icons leave room between them instead of growing."""


def bars(painter: QPainter, rect: QRectF, rows: Sequence[tuple[str, int]], most: int) -> None:
    """One row for each (icon, number of cards that bear it), drawn against `most`; on parchment."""
    if not rows:
        return
    step = rect.height() / len(rows)
    high = min(step, rect.width() * _HIGHEST)
    unit = high / _ROW
    side = min(22 * unit, high * 0.9)
    font = _figures(15 * unit, high * 0.72, QFont.Weight.DemiBold)
    trough = QRectF(rect.left() + 30 * unit, 0, rect.width() - 80 * unit, 11 * unit)
    for index, (icon, count) in enumerate(rows):
        row = QRectF(rect.left(), rect.top() + (index + 0.5) * step - high / 2, rect.width(), high)
        icon_on_paper(painter, icon, QRectF(row.left(), row.center().y() - side / 2, side, side))
        trough.moveTop(row.center().y() - trough.height() / 2)
        _bar(painter, trough, count / most if most else 0.0)
        painter.setPen(INK)
        painter.setFont(font)
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(count))


def _bar(painter: QPainter, trough: QRectF, share: float) -> None:
    contrast = theme.current().contrast
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = trough.height() / 2
    painter.setPen(QPen(INK, 1) if contrast else Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().recess)
    painter.drawRoundedRect(trough, half, half)
    if share > 0:
        filled = QRectF(trough)
        filled.setWidth(max(trough.height(), trough.width() * min(1.0, share)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK if contrast else GOLD_3)
        painter.drawRoundedRect(filled, half, half)
    painter.restore()


def sign_boxes(painter: QPainter, rect: QRectF, counts: Sequence[tuple[int, int]]) -> None:
    """A box for each (number of signs, cards that bear so many), side by side over the whole width; on parchment."""
    if not counts:
        return
    unit = rect.height() / 31
    gap = 3 * unit
    wide = (rect.width() - gap * (len(counts) - 1)) / len(counts)
    upper = _figures(13 * unit, rect.height() * 0.46, QFont.Weight.Normal)
    lower = _figures(14 * unit, rect.height() * 0.50, QFont.Weight.DemiBold)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index, (signs, count) in enumerate(counts):
        box = QRectF(rect.left() + index * (wide + gap), rect.top(), wide, rect.height())
        painter.setPen(QPen(theme.current().edge, 1.2 * unit))
        painter.setBrush(theme.current().paper)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 5 * unit, 5 * unit)
        half = box.height() / 2
        painter.setPen(RUBRIC)
        painter.setFont(upper)
        painter.drawText(QRectF(box.left(), box.top() + unit, wide, half), Qt.AlignmentFlag.AlignCenter, str(signs))
        painter.setPen(INK)
        painter.setFont(lower)
        painter.drawText(
            QRectF(box.left(), box.top() + half - unit, wide, half), Qt.AlignmentFlag.AlignCenter, str(count)
        )
    painter.restore()


def _figures(px: float, most: float, weight: QFont.Weight) -> QFont:
    font = fonts.font(px, weight)
    font.setPixelSize(max(9, int(min(font.pixelSize(), most))))
    return font
