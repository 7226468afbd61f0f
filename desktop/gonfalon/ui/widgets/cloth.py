"""The curtain's cloth in the colours of a family: folds, valance and fringe."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from gonfalon.ui.look import art
from gonfalon.ui.look.palette import FAMILIES, GOLD_2, INK
from gonfalon.ui.look.pixels import canvas, finished

__all__ = ["FRINGE", "VALANCE", "cloth"]

VALANCE = 96
"""Height of the valance in design pixels."""
FRINGE = 30
"""Height of the fringe at the foot in design pixels."""
_FOLD = 84
# Cream letters must be read on the cloth, so that of the Gold family hangs in the shade.
_SHADED = (QColor("#140d03"), QColor("#7a540f"), QColor("#a87c22"))


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    keep = 1 - share
    return QColor.fromRgbF(
        min(1.0, one.redF() * keep + other.redF() * share),
        min(1.0, one.greenF() * keep + other.greenF() * share),
        min(1.0, one.blueF() * keep + other.blueF() * share),
    )


@lru_cache(maxsize=1)
def cloth(family: str, width: int, height: int, scale: float, dpr: float) -> QPixmap:
    """The whole curtain; only the last one is kept, it is as large as the window."""
    image = canvas(width, height, dpr)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, width, height)
    _folds(painter, family, area, scale)
    _valance(painter, family, area, scale)
    _fringe(painter, area, scale)
    painter.end()
    return finished(image, dpr)


def _folds(painter: QPainter, family: str, area: QRectF, scale: float) -> None:
    look = FAMILIES[family]
    night, day, glow = _SHADED
    if family != "Y":
        night = _mixed(look.dark, QColor("#05070a"), 0.82)
        day = _mixed(look.base, look.dark, 0.35)
        glow = _mixed(look.base, QColor("#ffffff"), 0.28)
    stops = max(16, round(area.width() / (_FOLD * scale) * 8))
    folds = QLinearGradient(area.topLeft(), area.topRight())
    for index in range(stops + 1):
        share = index / stops
        x = share * area.width() / (_FOLD * scale)
        # Two waves that never meet alike, so that no fold is like its neighbour.
        wave = 0.5 + 0.30 * math.sin(2 * math.pi * x) + 0.20 * math.sin(2 * math.pi * x * 1.618 + 1.3)
        folds.setColorAt(share, _mixed(night, day, min(1.0, max(0.0, 0.12 + 0.75 * wave))))
    painter.fillRect(area, folds)
    light = QRadialGradient(QPointF(area.center().x(), area.height() * 0.3), area.height() * 0.62)
    for stop, alpha in ((0.0, 0.55), (0.4, 0.30), (1.0, 0.0)):
        shade = QColor(glow)
        shade.setAlphaF(alpha)
        light.setColorAt(stop, shade)
    painter.fillRect(area, light)
    for start, end in (
        (area.topLeft(), area.topLeft() + QPointF(area.width() * 0.28, 0)),
        (area.topRight(), area.topRight() - QPointF(area.width() * 0.28, 0)),
        (area.bottomLeft(), area.bottomLeft() - QPointF(0, area.height() * 0.5)),
    ):
        dusk = QLinearGradient(start, end)
        dusk.setColorAt(0, QColor(0, 0, 0, 190))
        dusk.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(area, dusk)


def _valance(painter: QPainter, family: str, area: QRectF, scale: float) -> None:
    look = FAMILIES[family]
    bar, count = 8 * scale, max(6, round(area.width() / (128 * scale)))
    step, foot = area.width() / count, (VALANCE - 4) * scale
    for index in range(count):
        left = index * step
        cut = QPainterPath(QPointF(left, bar))
        cut.lineTo(left, foot * 0.42)
        cut.cubicTo(left + step * 0.02, foot * 0.72, left + step * 0.32, foot * 0.86, left + step / 2, foot)
        cut.cubicTo(left + step * 0.68, foot * 0.86, left + step * 0.98, foot * 0.72, left + step, foot * 0.42)
        cut.lineTo(left + step, bar)
        cut.closeSubpath()
        painter.setPen(QPen(QColor(0, 0, 0, 90), 7 * scale))
        painter.drawPath(cut.translated(0, 3 * scale))
        painter.setBrush(_mixed(look.dark, look.base, 0.15))
        painter.setPen(QPen(INK, 6 * scale))
        painter.drawPath(cut)
        painter.setPen(QPen(GOLD_2, 3 * scale))
        painter.drawPath(cut)
        side = min(46 * scale, step * 0.5)
        art.paint(painter, f"charge-{look.key}", QRectF(left + (step - side) / 2, bar + 5 * scale, side, side))
    painter.fillRect(QRectF(0, 0, area.width(), bar), GOLD_2)
    painter.fillRect(QRectF(0, bar, area.width(), 1.5 * scale), INK)


def _fringe(painter: QPainter, area: QRectF, scale: float) -> None:
    top, high = area.bottom() - FRINGE * scale, FRINGE * scale
    painter.fillRect(QRectF(0, top, area.width(), high), INK)
    painter.fillRect(QRectF(0, top + 2 * scale, area.width(), 5 * scale), GOLD_2)
    step = area.width() / max(1, round(area.width() / (32 * scale)))
    painter.setPen(Qt.PenStyle.NoPen)
    x = 0.0
    while x < area.width() - 1:
        for shift, colour in ((0.0, GOLD_2.darker(150)), (step / 2, GOLD_2)):
            tassel = QPainterPath(QPointF(x + shift + 2 * scale, top + 9 * scale))
            tassel.lineTo(x + shift + step / 2 - 2 * scale, top + 9 * scale)
            tassel.lineTo(x + shift + step / 4, area.bottom() - 2 * scale)
            tassel.closeSubpath()
            painter.fillPath(tassel, colour)
        x += step
