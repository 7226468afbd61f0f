"""The hand of the seat whose cards are shown: side by side, a little turned, the outer ones lower."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF

__all__ = ["Fanned", "fan"]

TURN = 3.2
"""By how many degrees a card is turned more than the one beside it."""
HANG = 4.2
"""How far a card hangs lower the farther out it lies, at unit 1."""
FLAT_FROM = 4.5
"""From so many cards on the fan is flatter, or its ends would leave the window."""


class Fanned(NamedTuple):
    """Where a card of the fan lies, how far it is turned in degrees, and how wide it is."""

    pos: QPointF
    turn: float
    width: float


def fan(middle: QPointF, width: float, room: float, unit: float, cards: int, index: int, ratio: float) -> Fanned:
    """The place of one card of the hand.

    Args:
        middle: of the hand.
        width: of a card that has room.
        room: how wide the whole fan may be.
        unit: what ornaments are multiplied by.
        cards: how many there are.
        index: which one, from the left.
        ratio: height of a card by its width.
    """
    usual = width
    # Names should stay readable: rather smaller cards than cards that cover each other.
    width = float(int(max(0.84 * usual, min(usual, room / (0.95 * (cards - 1) + 1)))))
    spread = index - (cards - 1) / 2
    step = min(width * (0.98 if cards <= 3 else 0.95), (room - width) / max(1, cards - 1))
    flat = min(1.0, FLAT_FROM / max(1, cards))
    drop = HANG * unit * flat**1.5 * abs(spread) ** 1.8
    lowest = HANG * unit * flat**1.5 * ((cards - 1) / 2) ** 1.8
    # The outer cards hang lower and are turned; none may leave the window.
    rise = max(0.0, lowest + width * 0.06 * flat * (cards - 1) / 2 - (usual - width) * ratio / 2 - 6 * unit)
    return Fanned(middle + QPointF(round(spread * step), round(drop - rise * 0.8)), TURN * flat * spread, width)
