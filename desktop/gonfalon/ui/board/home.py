"""Where a card belongs, and how it comes to look as large as before when it changes its size."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsObject

__all__ = ["AWAY", "LIFT", "Glide", "Home", "regrown"]

Glide = Callable[[QGraphicsObject, QPointF], None]
"""How something is sent to its place together with the cards."""

AWAY = 0.35
"""How small a card is while it lies on a pile or in a hand that is not shown."""
LIFT = 6.0
"""How far a card rises that is pointed at, in scene units."""


class Home(NamedTuple):
    """The place of one card; `height` 0 leaves the height to the card itself."""

    pos: QPointF
    turn: float
    z: float
    width: float
    scale: float = 1.0
    opacity: float = 1.0
    visible: bool = True
    height: float = 0.0

    @classmethod
    def away(cls, pos: QPointF, width: float, scale: float = AWAY) -> Home:
        """A home out of sight, from where a card comes into the game and to where it leaves."""
        return cls(pos, 0.0, 2.0, width, scale, 0.0, False)


def regrown(before: QRectF, now: QRectF) -> float:
    """The scale at which a card that has changed its size looks about as large as before."""
    if (before.width() > before.height()) == (now.width() > now.height()):
        return before.width() / now.width()
    # It has become a tile, or a card again: what it covers of the table counts.
    return sqrt(before.width() * before.height() / (now.width() * now.height()))
