"""What Rally the Troops numbers its pieces and places with, and what they are called here."""

from __future__ import annotations

from collections import Counter

from gonfalon.games.pamir.rules.constants import (
    BLOCKS,
    COALITIONS,
    CYLINDERS,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFTS,
    ON_CARD,
    REGIONS,
    block_bit,
    cylinder_bit,
    place_word,
)
from gonfalon.games.pamir.rules.table import Table

from .trace import COLOURS, Snapshot

FIRST_SEAT = len(COALITIONS)
"""Owners are numbered: the three coalitions, then the seats."""
OUT = 0
"""The place of a piece in the supply there."""
HIDING = 500
"""The place there of a spy whose owner has still to say whether it goes to a Safe House."""

Pieces = Counter[tuple[int, int]]
"""How many pieces each owner has on each place, numbered as here."""


def place_of(value: int) -> int:
    """The number here of a place there that is neither the supply nor between two places."""
    if value <= 100:
        return ON_CARD + value
    if value < 300:
        return value - 201
    if value < 400:
        return FIRST_BORDER + value - 301
    return FIRST_GIFT + value - 400


def owner_of(piece: int) -> int:
    """The owner of a piece there: a coalition, or `FIRST_SEAT` and the seat."""
    if piece < BLOCKS * len(COALITIONS):
        return piece // BLOCKS
    return FIRST_SEAT + (piece - BLOCKS * len(COALITIONS)) // CYLINDERS


def pieces_there(snapshot: Snapshot) -> Pieces:
    """The pieces in play in a snapshot; a spy that may still be saved is not."""
    return Counter((owner_of(piece), place_of(value)) for piece, value in enumerate(snapshot["pc"]) if _lies(value))


def fresh_there(snapshot: Snapshot) -> Pieces:
    """Those of them that were placed this turn."""
    values = snapshot["pc"]
    return Counter((owner_of(piece), place_of(values[piece])) for piece in set(snapshot["up"]) if _lies(values[piece]))


def _lies(value: int) -> bool:
    return value not in (OUT, HIDING)


def pieces_here(table: Table) -> Pieces:
    """The pieces in play on our table."""
    found: Pieces = Counter()
    for coalition in range(len(COALITIONS)):
        for place in range(FIRST_GIFT):
            found[coalition, place] += table.blocks_at(coalition, place)
    cylinders = [*range(len(REGIONS)), *range(FIRST_GIFT, FIRST_GIFT + len(GIFTS))]
    cylinders += [ON_CARD + card for card, spies in enumerate(table.spies) if spies]
    for seat in range(table.seating.seats):
        for place in cylinders:
            found[FIRST_SEAT + seat, place] += table.cylinders_at(seat, place)
    return +found


def mark_of(owner: int, place: int) -> int:
    """How our table notes that a piece was placed this turn."""
    return block_bit(owner, place) if owner < FIRST_SEAT else cylinder_bit(owner - FIRST_SEAT, place)


def owner_of_mark(mark: int) -> int:
    """The owner of a piece that our table has noted like this."""
    return FIRST_SEAT + mark // 1000 - 1 if mark >= cylinder_bit(0, 0) else mark % 3


def named(owner: int) -> str:
    """A coalition or a seat, in words."""
    return COALITIONS[owner] if owner < FIRST_SEAT else f"seat {owner - FIRST_SEAT} ({COLOURS[owner - FIRST_SEAT]})"


def where(place: int) -> str:
    """A place here, in words."""
    return f"card {place - ON_CARD}" if place >= ON_CARD else place_word(place)
