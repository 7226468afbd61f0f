"""The steps of a trace as facts that answer the questions of our engine, and the difference that ends a comparison."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from gonfalon.games.pamir.rules.moves import Move

from .trace import COLOURS, Step, Trace

TURN = "actions"
"""The prompt there between two actions: what answers one of our questions comes before the next of these."""

Meaning = Callable[[Step, Any], "Move | None"]
"""What an option of a step means here, None for what is nothing here."""


class Difference(Exception):
    """The first thing that is otherwise here than there; its text says where and what, in words."""


class Course:
    """Where we are in a trace: all steps before `at` are answered, passed over, or were forced."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.at = 0

    @property
    def coming(self) -> Step | None:
        """The next step, None after the last."""
        return self.trace.steps[self.at] if self.at < len(self.trace.steps) else None

    def before_turn(self) -> Sequence[Step]:
        """The steps from here to the next prompt for an action."""
        steps = self.trace.steps
        end = self.at
        while end < len(steps) and steps[end].prompt != TURN:
            end += 1
        return steps[self.at : end]

    def next_turn(self) -> Step | None:
        """The next prompt for an action; there is none when the game ends before."""
        end = self.at + len(self.before_turn())
        return self.trace.steps[end] if end < len(self.trace.steps) else None

    def peek(self, prompts: Collection[str], verbs: Collection[str], seat: int | None = None) -> Step | None:
        """The first step before the next turn with such a prompt and answer, of this seat where one is given."""
        for step in self.before_turn():
            if step.prompt in prompts and step.chosen.verb in verbs and seat in (None, step.seat):
                return step
        return None

    def matching(self, prompts: Collection[str], verbs: Collection[str], seat: int, meaning: Meaning) -> Step | None:
        """As `peek`, but a step that left no choice comes last: our engine did not ask about it.

        A choice is what means different things here: of several like pieces on one place any may be taken.
        """
        steps = [
            step
            for step in self.before_turn()
            if step.prompt in prompts and step.chosen.verb in verbs and step.seat == seat
        ]
        chosen = [step for step in steps if len({meaning(step, option) for option in step.legal} - {None}) > 1]
        return next(iter(chosen or steps), None)

    def after(self, step: Step) -> Step | None:
        """The step that follows another one."""
        index = self._index(step) + 1
        return self.trace.steps[index] if index < len(self.trace.steps) else None

    def pass_by(self, step: Step) -> None:
        """Go on behind a step."""
        self.at = max(self.at, self._index(step) + 1)

    def _index(self, step: Step) -> int:
        return step.number - self.trace.steps[0].number

    def difference(self, what: str, step: Step | None = None, seat: int | None = None) -> Difference:
        """Say what differs, at a step or else where we are."""
        step = step or self.coming
        if step is None:
            place = f"after step {len(self.trace.steps)}, the end"
        else:
            who = step.seat if seat is None else seat
            colour = f"seat {who} ({COLOURS[who]})" if 0 <= who < len(COLOURS) else "nobody"
            place = f"step {step.number}, prompt {step.prompt}, {colour}"
        return Difference(f"{self.trace.name}, {place}: {what}.")
