"""When a card does something, and how a game is brought to that moment and on from there, by the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.core.state import FUELS, NO_MOVES, State
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.course import COURSE
from gonfalon.games.oriflamme.rules.game import ROUNDS
from gonfalon.games.oriflamme.rules.moves import REVEAL, Move
from gonfalon.games.oriflamme.rules.notation import read_position, resolving
from gonfalon.games.oriflamme.rules.table import VERDICT_TOKENS

__all__ = ["OCCASIONS", "Position", "begin", "go_on", "set_up"]

OCCASIONS: Final = ("activate", "avenge", "kill", "round", "end")
"""In the order of a card's programs."""

_OWN_INFLUENCE: Final = 1
_RIVALS_INFLUENCE: Final = 3
_ROUND: Final = 2


@dataclass(frozen=True)
class Position:
    """What lies on the table before the card that is tried does something."""

    occasion: str
    """One of `OCCASIONS`."""
    families: str
    """Who sits there; the first is the family of the card that is tried."""
    queue: str
    at: int = 0
    """The slot whose card acts; of no meaning where the round or the game is over."""
    hand: tuple[str, ...] = ()
    """The kinds in the hand of that family; the others have none."""
    reserve: tuple[str, ...] = ()
    """Its cards in reserve, as `read_position` takes them."""
    shape: str = ""
    """How the other cards lie, in a word that has a sentence of its own."""
    helper: str = ""
    """The kind that acts where that is not the card itself."""


def set_up(position: Position, cards: CardSet) -> State:
    """A game at the moment of a position, before anything has happened.

    Raises:
        ValueError: with a sentence, when the cards lack one of it.
    """
    own = position.families[0]
    table = read_position(
        position.queue,
        cards,
        influence={each: _OWN_INFLUENCE if each == own else _RIVALS_INFLUENCE for each in position.families},
        hands={each: position.hand if each == own else () for each in position.families},
        reserve={own: position.reserve},
        verdict_tokens=max(0, VERDICT_TOKENS - position.queue.count("*")),
        round=ROUNDS if position.occasion == "end" else _ROUND,
    )
    if position.occasion not in ("round", "end"):
        return resolving(table, position.at)
    state = resolving(table)
    if table.queue:
        table.reach(len(table.queue) - 1)  # all have acted
    return state


def begin(state: State) -> None:
    """Let what a position is about happen, until somebody is asked or the card is done with."""
    state.stack[-1].run(state)
    # Whether the card is revealed is no question here; what that costs lies on it.
    go_on(state, REVEAL if REVEAL in state.moves else None)


def go_on(state: State, answer: Move | None) -> None:
    """The same after an answer, one of the moves of the game."""
    stack = state.stack
    if answer is not None:
        state.moves = NO_MOVES
        stack[-1].take(state, answer)
    for _ in FUELS:
        if state.moves or not stack or stack[-1] is COURSE:
            return
        stack[-1].run(state)
