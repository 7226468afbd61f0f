"""A game that goes on from the middle of another one, to try what else could have been done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from gonfalon.core.record import Record, Seated
from gonfalon.session.match import Match, now

if TYPE_CHECKING:
    from gonfalon.session.journal import Journal
    from gonfalon.session.seats import Seat
    from gonfalon.session.shelves import Shelves

__all__ = ["go_on", "practise"]


def practise(match: Match, step: int, seats: Sequence[Seat], shelves: Shelves, journal: Journal | None = None) -> Match:
    """Begin a game that is like a finished one up to so many of its moves.

    Args:
        match: the game that is over.
        step: how many of its moves have been made.
        seats: who plays on, in the order of the match, of the same families.
        shelves: where its cards are.
        journal: where it is kept, None for nowhere.

    Raises:
        LookupError: before the end of the match, whose hidden cards it would tell, or after its last move.
    """
    if not match.over or step >= len(match.moves):
        raise LookupError("Only a game that is over is played on, and only from before its end.")
    whole = match.record()
    seated = tuple(Seated(seat.family, seat.name, seat.bot, seat.language) for seat in seats)
    return _begun(replace(whole.bare, moves=whole.moves[:step], seats=seated, texts=whole.texts), shelves, journal)


def go_on(match: Match, shelves: Shelves, journal: Journal) -> Match:
    """Begin to keep a game that somebody was led through so far."""
    return _begun(match.record(), shelves, journal)


def _begun(record: Record, shelves: Shelves, journal: Journal | None) -> Match:
    match = Match.restore(replace(record, date=now(), practice=True), shelves)
    if journal is not None:
        match.keep_in(journal)
    return match
