"""When a decision may be taken back, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

Refusal = Literal["nothing", "another-decided", "secret-shown", "over"]
"""No decision yet; another seat has decided since; a card was shown or mixed; the game is over."""


def refusal(
    seat: int, deciders: Sequence[int], events: Sequence[Sequence[Any]], secrets: tuple[type[Any], ...], over: bool
) -> Refusal | None:
    """Why the seat may not take back its last decision, None if it may.

    Args:
        seat: who asks.
        deciders: who made each move so far.
        events: what each move brought about.
        secrets: the kinds of events after which somebody knows more or less than before.
        over: whether the game is over.
    """
    if over:
        return "over"
    if seat not in deciders:
        return "nothing"
    if deciders[-1] != seat:
        return "another-decided"
    if any(isinstance(event, secrets) for event in events[-1]):
        return "secret-shown"
    return None
