"""What stands on the map and beside its pieces: blocks and tribes, and how many there are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from gonfalon.games.pamir.window.look import pieces, signs
from gonfalon.ui.look import art, fonts
from gonfalon.ui.look.lettering import draw_setting, set_name
from gonfalon.ui.look.palette import GOLD_1, GOLD_2, INK

__all__ = ["count_pill", "paint_piece"]

_COUNT: Final = 11.0
_LARGEST: Final = 1.2


def paint_piece(painter: QPainter, kind: str, owner: int, families: str, rect: QRectF) -> None:
    """A piece in its square: an army, a road, or a tribe of the seat `owner`."""
    if kind == "tribe":
        pieces.paint_cylinder(painter, rect, families[owner])
    else:
        art.stamp(painter, (signs.road_drawing if kind == "road" else signs.army_drawing)(owner), rect)


def count_pill(painter: QPainter, middle: QPointF, count: int, unit: float) -> None:
    """How many pieces there are where not all of them are drawn, around a point; low, for pieces stand close."""
    # Larger letters would hide the pieces that they count.
    px = _COUNT * unit * min(max(1.0, fonts.text_scale()), _LARGEST)
    words = set_name(f"×{count}", 200, px * 2, px, 1)
    rect = QRectF(0, 0, words.width + px * 0.5, px * 1.16)
    rect.moveCenter(middle)
    painter.setPen(QPen(GOLD_2, unit))
    painter.setBrush(INK)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    draw_setting(painter, words, rect, GOLD_1, 1)
