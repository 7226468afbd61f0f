"""Dominance Checks in positions that are laid out by hand."""

from __future__ import annotations

from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import Pamir

from .positions import Seat, laid, play

LAST = ""
"""A deck after which no check comes any more."""
MORE = "102"
"""A deck with another check."""


def checked(*seats: Seat, deck: str = MORE, **layout: Any) -> State:
    """The first seat buys a Dominance Check that costs nothing; it is final with `deck=LAST`."""
    return play(laid(*seats, market="101 / 30", deck=deck, **layout), "buy 101")


def winners(*seats: Seat) -> tuple[int, ...]:
    return Pamir().outcome(laid(*seats).table).winners
