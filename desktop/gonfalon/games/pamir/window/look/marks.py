"""What is written on things of the table for a while: sums of rupees, shackles, differences, seals and lights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gonfalon.ui.look import art, fonts
from gonfalon.ui.look.lettering import Setting, draw_setting, set_name
from gonfalon.ui.look.palette import GOLD_1, GOLD_2, GOLD_3, INK
from gonfalon.ui.look.states import outer_glow

__all__ = [
    "HOLLOW", "acting", "bonus_line", "count_pill", "lit", "rail_shackle_place", "rupees", "rupees_place",
    "seal_place", "shackle", "shackle_place", "ticked", "unbuyable",
]  # fmt: skip

HOLLOW: Final = 0.45
"""How faint the shackle is of a bribe that need not be paid."""

_COINS_SHOWN: Final = 3
_RUPEES: Final = 0.24
_SHACKLE: Final = 0.24
_SEAL: Final = 0.4
_MIDDLE: Final = 0.47


def rupees_place(card: QRectF) -> QRectF:
    """Where the first rupee on a card of the market lies: at its right edge, its number half outside."""
    side = max(20.0, card.width() * _RUPEES)
    return QRectF(card.right() - side + 1, card.top() + card.height() * _MIDDLE, side, side)


def rupees(painter: QPainter, card: QRectF, count: int) -> None:
    """The rupees on a card of the market, three of them in sight, and how many there are; nothing for 0."""
    if count <= 0:
        return
    place = rupees_place(card)
    for coin in reversed(range(min(count, _COINS_SHOWN))):
        art.stamp(painter, "pamir-rupee", place.translated(-coin * 1.5, coin * 2.5))
    count_pill(painter, QPointF(place.right() - 1, place.bottom()), count, place.height() * 0.66)


def count_pill(painter: QPainter, centre: QPointF, count: int, high: float) -> None:
    """A number in gold on a dark disc, wider from two figures on."""
    high = max(14.0, high)
    setting = _bold(str(count), high * 0.68)
    wide = max(high, setting.width + high * 0.5)
    rect = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    _pill(painter, rect, INK, QPen(GOLD_2, max(1.0, high / 13)))
    draw_setting(painter, setting, rect, GOLD_1, 1.0)


def _bold(text: str, size: float) -> Setting:
    return set_name(text, 1000, 1000, size * min(fonts.text_scale(), 1.1), 1)


def _pill(painter: QPainter, rect: QRectF, fill: QColor, pen: QPen) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(fill)
    inset = pen.widthF() / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), rect.height() / 2, rect.height() / 2)
    painter.restore()


def shackle_place(card: QRectF) -> QRectF:
    """Where the shackle lies on a card of the own court or hand: on its right edge, half outside."""
    side = max(20.0, card.width() * _SHACKLE)
    return QRectF(card.right() - side * 0.46, card.top() + card.height() * 0.42, side, side)


def rail_shackle_place(card: QRectF, spies: Sequence[QRectF]) -> QRectF:
    """Where it lies on a card of the others: on the upper edge behind the spies."""
    side = spies[-1].height()
    left = min(spies[-1].right() + side * 0.1, card.right() - side * 0.7)
    return QRectF(left, spies[-1].top() - side * 0.1, side, side)


def shackle(painter: QPainter, rect: QRectF, most: int = 0, due: bool = True) -> None:
    """A bribe may be asked for this, of so many rupees at most; without a number on rails. Faint if it is not `due`."""
    painter.save()
    if not due:
        painter.setOpacity(painter.opacity() * HOLLOW)
    art.stamp(painter, "pamir-hostage", rect)
    painter.restore()
    if most > 0:
        count_pill(painter, QPointF(rect.center().x(), rect.bottom() + rect.height() * 0.3), most, rect.height() * 0.72)


def seal_place(card: QRectF) -> QRectF:
    """Where the seal lies on a card of the market that cannot be bought: on its middle, below the name."""
    side = card.width() * _SEAL
    return QRectF(card.center().x() - side / 2, card.top() + card.height() * 0.6 - side / 2, side, side)


def unbuyable(painter: QPainter, card: QRectF) -> None:
    """The seal on a card of the market that got a rupee this turn."""
    art.stamp(painter, "pamir-unbuyable", seal_place(card))


def lit(painter: QPainter, sign: QRectF) -> None:
    """The light around an icon that acts now."""
    radius = sign.width() * 0.16
    outer_glow(painter, sign, radius, 0.9, 9)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Gold alone would hardly be seen on paper.
    for line in (QPen(INK, 4.4), QPen(GOLD_1, 2.4)):
        painter.setPen(line)
        painter.drawRoundedRect(sign, radius, radius)
    painter.restore()


def acting(painter: QPainter, icons: Sequence[QRectF], done: Sequence[int], now: int) -> None:
    """The icons of a card that has been played, by their places on it: ticks on those that acted, light on one."""
    for at, sign in enumerate(icons):
        if at in done:
            ticked(painter, sign)
        elif at == now:
            lit(painter, sign)


def ticked(painter: QPainter, sign: QRectF) -> None:
    """The mark of an icon that has acted."""
    side = max(11.0, sign.width() * 0.6)
    disc = QRectF(sign.right() - side * 0.7, sign.bottom() - side * 0.7, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, side / 12))
    painter.setBrush(GOLD_1)
    painter.drawEllipse(disc)
    painter.setPen(QPen(INK, side / 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    middle = disc.center()
    corner = middle + QPointF(-0.06, 0.2) * side
    painter.drawLine(middle + QPointF(-0.24, 0.02) * side, corner)
    painter.drawLine(corner, middle + QPointF(0.25, -0.2) * side)
    painter.restore()


def bonus_line(painter: QPainter, card: QRectF, unit: float = 1.0) -> None:
    """The golden line under the foot of a card whose actions are bonus actions now."""
    inset = card.width() * 0.14
    line = QRectF(card.left() + inset, card.bottom() + 2 * unit, card.width() - 2 * inset, 5 * unit)
    _pill(painter, line, GOLD_1, QPen(GOLD_3, 0.8 * unit))
