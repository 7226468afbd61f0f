"""The deal of the day: what everybody plays who plays on that day, worked out from the date alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from typing import TYPE_CHECKING, Final

from gonfalon.core.dice import Dice
from gonfalon.session.seats import NewGame, Seat

if TYPE_CHECKING:
    from gonfalon.session.game import Game

__all__ = ["RIVALS", "deal_of"]

RIVAL: Final = "squire"
RIVALS: Final = 3
_FAMILIES: Final = "RBGY"
_SALT: Final = 0x476F6E66616C6F6E
"""Sets these seeds apart from those that somebody types."""


def deal_of(day: date, games: Iterable[Game], called: Callable[[str], str]) -> NewGame:
    """The game of a day, against three squires; the same for everybody.

    Args:
        day: which.
        games: those that take turns, each with what it lends itself to.
        called: the name of a player by the letter of the family.
    """
    turns = [(game.name, sets) for game in games for sets in game.daily]
    number = day.toordinal()
    game, sets = turns[number % len(turns)]
    seats = tuple(Seat(family, called(family), RIVAL if at else None) for at, family in enumerate(_FAMILIES))
    return NewGame(game, seats, seed=Dice(number ^ _SALT).word() >> 2, sets=sets)
