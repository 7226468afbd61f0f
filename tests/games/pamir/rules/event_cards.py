"""Event cards that are bought or discarded in positions that are laid out by hand."""

from __future__ import annotations

from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.words import EVENTS

from .positions import Seat, laid, play

LATER = " ".join(map(str, range(84, 99))) + " 102"
"""A deck with another Dominance Check so deep in it that no market reaches it."""


def bought(card: int, *seats: Seat, **layout: Any) -> State:
    """The first seat has bought this event from the second column; nothing else is in its row but card 30."""
    state = laid(*seats, market=f"30 {card} / 36", **{"deck": "", **layout})
    return play(state, f"buy {card}")


def discarded(card: int, *seats: Seat, **layout: Any) -> State:
    """The first seat has ended its turn with this event in the leftmost column."""
    return play(laid(*seats, market=f"{card} 30 / 36", **layout), "end")


def running(state: State) -> list[str]:
    """The lasting events, those for everybody first."""
    sets = [state.table.running, *state.table.boons]
    return [EVENTS[event] for bits in sets for event in range(len(EVENTS)) if bits >> event & 1]


RIOTS = {109: "punjab", 110: "herat", 112: "kabul", 113: "persia"}
