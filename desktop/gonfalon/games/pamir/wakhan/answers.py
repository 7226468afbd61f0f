"""What Wakhan chooses where she is asked like anybody else (W2)."""

from __future__ import annotations

from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.moves import Move


def answer(state: State, frame: Any, moves: list[Move]) -> Move:
    """One of the moves."""
    return moves[0]
