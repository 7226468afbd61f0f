"""Which bribes a seat can pay, as far as it can know before it has announced anything."""

from __future__ import annotations

from gonfalon.games.pamir.rules.bribes import owed_to, reserve_of
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import COURTLY_MANNERS


def asked_for(table: Table, seat: int, move: Move) -> int:
    """The bribe that playing or using a card costs if the receiver asks for all, 0 where none need be paid (B, B5)."""
    if table.boons[seat] >> COURTLY_MANNERS & 1:
        return 0
    return owed_to(table, seat, move)[1]


def is_beyond(table: Table, seat: int, move: Move) -> bool:
    """Whether the seat could not pay the full bribe for playing or using a card (B3, B4)."""
    owed = asked_for(table, seat, move)
    return owed > 0 and owed > table.rupees[seat] - reserve_of(table, seat, move)
