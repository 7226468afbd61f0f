"""Units as they lie in an army: five places side by side, with the words below where there is room for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from gonfalon.games.ordonance.window.look.units import PLACES, UnitLook, accent, icon_drawing, times
from gonfalon.ui.look import art, fonts, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.lettering import SMALLEST, Setting, draw_setting, set_name
from gonfalon.ui.look.palette import EDGE, GOLD_2, INK, INK_2
from gonfalon.ui.look.pixels import MEMORY, canvas, finished

__all__ = ["WORDS_FROM", "corner", "is_mini", "tile_words", "unit_tile"]

WORDS_FROM: Final = 44
"""Logical pixels of height from which a tile has words."""

_MINI_RATIO: Final = 3.8
_MINI_HIGH: Final = 26
_SLOT_RATIO: Final = 58 / 44
_WIDTH: Final = 128
_WORDS_SIZE: Final = 11.5
_WORDS_HIGH: Final = 0.30
_LEAST_SQUEEZE: Final = 0.8
_WHITE: Final[Swaps] = ((art.PAPER, "#ffffff"),)


def is_mini(width: float, height: float) -> bool:
    """Whether a tile of this size is a strip of bare icons without shields."""
    return height < _MINI_HIGH or width > height * _MINI_RATIO


def corner(width: float) -> float:
    """The radius of a tile's corners at this width, for rings and shadows around it."""
    return 4 * width / _WIDTH


def tile_words(look: UnitLook, width: float, height: float) -> Setting | None:
    """How the words stand on a tile; None where they would be unreadable and the icons say all."""
    if height < WORDS_FROM or is_mini(width, height) or not look.words:
        return None
    unit = width / _WIDTH
    room = width - 12 * unit
    asked = max(SMALLEST, min(_WORDS_SIZE * unit * fonts.text_scale(), height * _WORDS_HIGH * 0.72))
    setting = set_name(look.words, room, height * _WORDS_HIGH, asked, 1)
    return setting if setting.squeeze >= _LEAST_SQUEEZE and setting.width <= room + 0.5 else None


def unit_tile(look: UnitLook, width: float, height: float, dpr: float) -> QPixmap:
    """A unit on the table: shields with words, shields alone, or bare icons, by the room there is; kept."""
    key = ("unit tile", look, width, height, dpr, fonts.text_scale(), theme.current().contrast)
    return MEMORY.get(key, lambda: _tile(look, width, height, dpr))


def _tile(look: UnitLook, width: float, height: float, dpr: float) -> QPixmap:
    image = canvas(width, height, dpr)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Everything below is in device pixels, so that lines and shields lie on whole ones.
        whole = QRectF(image.rect())
        scale = whole.width() / _WIDTH
        if is_mini(width, height):
            _shell(painter, whole, scale * 0.9, hairline=False)
            _paint_bare(painter, look, whole, scale)
        else:
            _shell(painter, whole, scale, hairline=True)
            _paint_shields(painter, look, whole, scale, tile_words(look, width, height), whole.width() / width)
    finally:
        painter.end()
    return finished(image, dpr)


def _line(width: float) -> int:
    return max(1, round(width))


def _framed(painter: QPainter, rect: QRectF, inset: float, line: int, radius: float, color: QColor) -> None:
    half = inset + line / 2
    painter.setPen(QPen(color, line))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def _shell(painter: QPainter, whole: QRectF, scale: float, *, hairline: bool) -> None:
    dress = theme.current()
    line = _line((2.2 if dress.contrast else 1.2) * scale)
    painter.setBrush(dress.vellum if hairline else dress.paper)
    _framed(painter, whole, 0, line, 4 * scale, INK)
    if hairline:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        gold = INK_2 if dress.contrast else GOLD_2
        _framed(painter, whole, line + _line(scale), _line(0.8 * scale), 2.5 * scale, gold)


def _paint_bare(painter: QPainter, look: UnitLook, whole: QRectF, scale: float) -> None:
    step = (whole.width() - 5 * scale) / PLACES
    side = round(min(step - 2 * scale, whole.height() * 0.84))
    tinted = art.swaps_for(accent(look.family))
    middle = whole.height() / 2
    for place, (icon, count) in enumerate(look.places()):
        x = 2.5 * scale + step * (place + 0.5)
        if not count:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(INK_2 if theme.current().contrast else EDGE)
            painter.drawEllipse(QPointF(x, middle), 1.9 * scale, 1.9 * scale)
            continue
        box = QRectF(round(x - side / 2), round(middle - side / 2), side, side)
        art.draw(painter, icon_drawing(icon), box, tinted)
        if count > 1:
            times(painter, QPointF(x + step / 2, whole.height() - scale), count, whole.height() * 0.46)


def _shield(box: QRectF) -> QPainterPath:
    """The outline of an empty slot, as the drawing of the filled one has it."""
    left, top, wide, high = box.left(), box.top(), box.width() / 44, box.height() / 56
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(left + 44 * wide, top + 29 * high)
    path.cubicTo(left + 44 * wide, top + 43 * high, left + 34 * wide, top + 51 * high, left + 22 * wide, box.bottom())
    path.cubicTo(left + 10 * wide, top + 51 * high, left, top + 43 * high, left, top + 29 * high)
    path.closeSubpath()
    return path


def _paint_shields(
    painter: QPainter, look: UnitLook, whole: QRectF, scale: float, words: Setting | None, per_px: float
) -> None:
    dress = theme.current()
    edge = 4.5 * scale
    foot = whole.height() * (_WORDS_HIGH + 0.02) if words else edge
    step = (whole.width() - 2 * edge) / PLACES
    room = whole.height() - edge - foot - (scale if words else 0)
    wide = min(step - scale, room / _SLOT_RATIO)
    high = round(wide * _SLOT_RATIO)
    wide = round(wide)
    top = round(edge if words else (whole.height() - high) / 2)
    tinted = art.swaps_for(accent(look.family))
    for place, (icon, count) in enumerate(look.places()):
        slot = QRectF(round(edge + step * (place + 0.5) - wide / 2), top, wide, high)
        if not count:
            line = _line(0.8 * scale)
            painter.setPen(QPen(INK_2 if dress.contrast else EDGE, line))
            painter.setBrush(dress.recess)
            inset = line / 2 + 1
            painter.drawPath(_shield(slot.adjusted(inset, inset, -inset, -inset)))
            continue
        art.draw(painter, "tile-ordonance-slot", slot, tinted + (_WHITE if dress.contrast else ()))
        side = round(wide * 0.74)
        box = QRectF(round(slot.center().x() - side / 2), round(top + high * 0.43 - side / 2), side, side)
        art.draw(painter, icon_drawing(icon), box, tinted)
        if count > 1:
            times(painter, QPointF(slot.right() + scale, slot.bottom()), count, max(9 * per_px, high * 0.36))
    if words:
        line = _line(0.8 * scale)
        y = round(whole.height() - foot) + line / 2
        painter.setPen(QPen(INK_2 if dress.contrast else GOLD_2, line))
        painter.drawLine(QPointF(7 * scale, y), QPointF(whole.width() - 7 * scale, y))
        below = QRectF(0, y, whole.width(), whole.height() - y - 2.5 * scale)
        draw_setting(painter, words, below, INK, per_px)
