"""When a decision may be taken back, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from gonfalon.core.game import Event

Refusal = Literal["nothing", "another-decided", "secret-shown", "drawn", "over"]
"""No decision yet; another seat has decided since; a card was shown or mixed; the seat has drawn a card since; the game
is over."""


def refusal(
    seat: int,
    deciders: Sequence[int],
    events: Sequence[Sequence[Event]],
    reveals: Callable[[Event, int], Refusal | None],
    over: bool,
) -> Refusal | None:
    """Why the seat may not take back its last decision, None if it may.

    Args:
        seat: who asks.
        deciders: who made each move so far.
        events: what each move brought about.
        reveals: why the seat may not take back what brought an event about.
        over: whether the game is over.
    """
    if over:
        return "over"
    if seat not in deciders:
        return "nothing"
    if deciders[-1] != seat:
        return "another-decided"
    return next(filter(None, (reveals(event, seat) for event in events[-1])), None)
