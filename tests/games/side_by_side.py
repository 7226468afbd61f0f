"""An engine and a plain game that was written without it, playing the same random game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol, TypeVar

from gonfalon.core.state import State


class Plain(Protocol):
    """A game that plays moves by their words."""

    def play(self, move: str) -> object: ...


P = TypeVar("P", bound=Plain)


def play_both(state: State, game: P, chance: random.Random, agree: Callable[[State, P], None]) -> int:
    """Play to the end with both; the number of decisions. What differs is an AssertionError with the moves so far.

    Args:
        state: the engine's game.
        game: the plain one, as far as it.
        chance: draws every move.
        agree: raises AssertionError where they differ; asked before the first move and after each.
    """
    record: list[str] = []
    try:
        agree(state, game)
        while state.moves:
            move = chance.choice(state.moves)
            record.append(str(move))
            state.play(move)
            game.play(str(move))
            agree(state, game)
    except AssertionError as error:
        error.add_note("After: " + "; ".join(record))
        raise
    return len(record)
