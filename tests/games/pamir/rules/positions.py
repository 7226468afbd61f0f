"""Positions of Pax Pamir laid out by hand, and what is asked and told in them.

The table is looked over after every move: pieces and cards are where they can be and nowhere twice, whoever should rule
does, and what is offered is sorted and can be written and read. `notation` tells how a position is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import notation
from gonfalon.games.pamir.rules.constants import COALITIONS, NONE, REGIONS, SUITS
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.notation import SeatPosition as Seat
from gonfalon.games.pamir.rules.notation import card_numbers, join_words, position, split_words

from .looking_over import looked_over

__all__ = ["Seat", "card_numbers", "join_words", "split_words"]
CARDS = shipped()
LONGEST = 3000
"""No game asks so many questions."""
BYSTANDER = Seat("russian")
"""Somebody who is only there because a game is for two."""


def laid(*seats: Seat, **layout: Any) -> State:
    """A position that was looked over."""
    state = position(*seats, **layout)
    looked_over(state)
    return state


# -- playing -----------------------------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """Play these moves, each of which must be offered."""
    for text in moves:
        move = Move.parse(text)
        assert move in state.moves, f"'{text}' is not among {offered(state)}"
        state.play(move)
        looked_over(state)
    return state


def offered(state: State, *begins: str) -> list[str]:
    """The moves that are offered; with words, those that begin with one of them: `offered(state, "buy", "play")`."""
    moves = [str(move) for move in state.moves]
    return [move for move in moves if not begins or move.split()[0] in begins]


def asked(state: State) -> tuple[int, str]:
    """The seat that is asked and the kind of question; -1 and "" when the game is over."""
    return (state.decision.seat, state.decision.prompt.word) if state.moves else (NONE, "")


def at_random(state: State, dice: Dice) -> Iterator[Move]:
    """A random one of the moves that are offered, again and again to the end; whoever asks for them plays them."""
    for _ in range(LONGEST):
        if not state.moves:
            return
        yield dice.pick(state.moves)
    raise AssertionError(f"the game is not over after {LONGEST} questions")


def heard(state: State, *moves: str) -> list[Any]:
    """The events that these moves bring, as everything is told to the table itself."""
    events: list[Any] = []
    state.table.listener = events.append
    play(state, *moves)
    state.table.listener = None
    return events


# -- reading -----------------------------------------------------------------------------------------------------------


def court(state: State, seat: int) -> str:
    return join_words(state.table.courts[seat])


def hand(state: State, seat: int) -> str:
    return join_words(state.table.hands[seat])


def prizes(state: State, seat: int) -> str:
    return join_words(state.table.prizes[seat])


def loyalty(state: State, seat: int) -> str:
    return notation.loyalty(state.table, seat)


def favored(state: State) -> str:
    return SUITS[state.table.favored]


def tribes(state: State, seat: int) -> str:
    return notation.tribes(state.table, seat)


def spies(state: State, seat: int) -> str:
    return notation.spies(state.table, seat)


def gifts(state: State, seat: int) -> str:
    return notation.gifts(state.table, seat)


def blocks(state: State, coalition: str) -> str:
    return notation.blocks(state.table, COALITIONS.index(coalition))


def market(state: State) -> str:
    return notation.market(state.table)


def rulers(state: State) -> dict[str, int]:
    """The seats that rule, by region."""
    return {REGIONS[region]: ruler for region, ruler in enumerate(state.table.rulers) if ruler != NONE}
