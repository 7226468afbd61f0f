"""What a match knows and tells nobody, for tests alone: the one place that reaches behind it."""

from __future__ import annotations

from gonfalon.core.game import Event
from gonfalon.core.state import State
from gonfalon.session.match import Match

__all__ = ["begun_with", "happened", "put", "truth"]


def truth(match: Match) -> State:
    """Where it stands, with every face."""
    return match._state


def begun_with(match: Match) -> State:
    """Where it stood before the first move, with every face."""
    return match._opening


def happened(match: Match) -> list[list[Event]]:
    """What each move has led to, as nobody has seen all of it."""
    return match._events


def put(match: Match, state: State) -> None:
    """Let it begin in the middle."""
    match._state, match._opening = state, state.clone()
