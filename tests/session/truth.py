"""What a match knows and tells nobody, for tests alone: the one place that reaches behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.session.match import Match


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


def knowledge(match: Match, seat: int, known: Callable[[Any, int], Any]) -> View:
    """What a seat knows, as `known` makes it from everything that lies on the table."""
    return View(seat, known(match._state.table, seat), [], None)


def known_by_marks(table: Any, seat: int) -> Any:
    """The table as a seat knows it, counted from the marks on the cards alone."""
    view = table.clone()
    bits = 1 << seat if seat >= 0 else table.seating.everyone
    view.faces = [face if known & bits == bits else None for face, known in zip(table.faces, table.known, strict=True)]
    return view
