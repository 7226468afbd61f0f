"""The numbers by which a table of Pax Pamir remembers what was announced and what was placed this turn."""

from __future__ import annotations


def announcement(card: int, action: int) -> int:
    """The bit in `announced` of using a card for one of `ACTIONS`, or for `NONE` of playing it."""
    return 1 << (card + 128 * (action + 1))


def block_mark(coalition: int, place: int) -> int:
    """The number of a block in `fresh`."""
    return 3 * place + coalition


def cylinder_mark(seat: int, place: int) -> int:
    """The number of a cylinder in `fresh`."""
    return 1000 * (seat + 1) + place
