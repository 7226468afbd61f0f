"""How the talks about a bribe ended: what our engine is told at once, a trace tells word by word."""

from __future__ import annotations

from dataclasses import dataclass

from .course import Course
from .trace import Step

TALKS = ("bribe", "waive")
"""The prompts there for the payer and the receiver."""


@dataclass(frozen=True)
class Bargain:
    """What was asked for and what came of it."""

    receiver: int
    owed: int
    """The most that could be asked."""
    reserve: int
    """What the payer must keep for the action itself."""
    paid: int | None
    """What was paid in the end, None where nothing was and the action took place all the same."""
    cancelled: bool
    """Whether the action was taken back."""


def bargain_after(course: Course, announced: Step) -> Bargain | None:
    """The talks that follow when an action was announced, passed by in the course; None where nothing was owed."""
    step = course.after(announced)
    if step is None or step.prompt not in TALKS:
        return None
    owed, _, _, _, receiver, reserve = step.before["tr"]
    paid: int | None = None
    cancelled = False
    while step is not None and step.prompt in TALKS:
        match step.chosen.verb:
            case "pay":
                # The sum that lies open now: after an offer of any size it is 1 there.
                paid = step.before["tr"][0]
            case "waive":
                paid = 0
            case "cancel":
                cancelled = True
        course.pass_by(step)
        step = None if step.chosen.verb in ("pay", "waive", "cancel", "courtly_manners") else course.after(step)
    return Bargain(receiver, owed, reserve, paid, cancelled)
