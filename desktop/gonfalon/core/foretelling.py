"""What a move would bring about, as far as the seat that may play it can know: the rules played on its own table."""

from __future__ import annotations

from typing import Any, NamedTuple

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import NO_MOVES, Decision, State

__all__ = ["Foretold", "foretell"]


class Foretold(NamedTuple):
    """What is certain of a move, before it is played."""

    events: tuple[Event, ...]
    """What will happen, in order and as the seat will see it."""
    table: Any
    """The seat's table after these events."""
    whole: bool
    """Whether the rules came to their next question; else more follows, which depends on what the seat cannot know."""
    asked: Decision | None = None
    """That question; None where they did not come to it, or the game is over."""
    halt: Event | None = None
    """The event that is not foretold any more, None where none ended it."""


def foretell(view: View, move: Any) -> Foretold:
    """Play one of the moves of a view's decision on a copy of it; nothing is dealt, drawn or guessed."""
    assert view.decision is not None
    state = State(view.table.clone(), [frame.clone() for frame in view.stack], 0)
    state.ask(view.seat, view.decision.moves)
    heard: list[Event] = []
    state.table.listener = heard.append
    whole = True
    stack = state.stack
    state.moves = NO_MOVES
    try:
        stack[-1].take(state, move)
        while stack and not state.moves and whole:
            whole = not stack[-1].guesses(state.table)
            if whole:
                stack[-1].run(state)
    except (TypeError, AssertionError):
        # The rules looked at a face that is None here; what they did before holds.
        whole = False
    table = view.table.clone()
    certain: list[Event] = []
    for event in heard:
        if not event.foretold:
            return Foretold(tuple(certain), table, False, None, event)
        seen = event.seen_by(view.seat)
        seen.apply(table)
        certain.append(seen)
    return Foretold(tuple(certain), table, whole, state.decision if whole and state.moves else None)
