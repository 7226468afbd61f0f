"""The course of a game analysis: what is asked after what, here or in several processes."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gonfalon.bots.confidence import Z_95
from gonfalon.bots.process import BackgroundTask, usable_cores
from gonfalon.session.analysis_tries import Chances, Glance, Tries, weight_of
from gonfalon.session.game_analysis import (
    MOMENTS,
    WORTH_TELLING,
    AnalysisCase,
    AnalysisReport,
    KeyMoment,
    read_moment,
)
from gonfalon.session.move_line import MoveLine

if TYPE_CHECKING:
    from gonfalon.session.plugin import GamePlugin

MOST_PROCESSES: Final = 4


class Question(NamedTuple):
    """A piece of the work: a method of `Tries` by its name, and what it is given."""

    name: str
    step: int
    given: tuple[Any, ...] = ()
    part: float = 0.0
    """How much of all the work it is."""


Plan = Generator[list[Question], list[Any], AnalysisReport]
"""Asks one row of questions after the other, and is sent what was found for each."""


def plan_analysis(case: AnalysisCase) -> Plan:
    """Plan what is looked at in a game, and return the report."""
    budget = case.analysis_budget
    asked = _asked(case)
    last = len(case.moves)
    points = min(last, budget.points)
    seen = sorted({round(place * last / points) for place in range(points + 1)})
    work = (
        len(seen) * budget.endings
        + len(asked) * budget.answers * budget.glances
        + budget.doubts * 2 * budget.tries
        + MOMENTS * 2 * budget.tries
    )
    questions = [Question("chances", step, (), budget.endings / work) for step in seen]
    questions += [Question("glance", step, (), budget.answers * budget.glances / work) for step in asked]
    found = yield questions
    course: dict[int, Chances] = dict(zip(seen, found, strict=False))
    judged: dict[int, Glance] = {
        step: glance for step, glance in zip(asked, found[len(seen) :], strict=True) if glance is not None
    }
    doubts = sorted(judged, key=lambda step: (-judged[step].weight, step))[: budget.doubts]
    # Between steps that were looked at, only where much happened.
    spans = [(one, other) for one, other in pairwise(seen) if _rise(course[one], course[other]) is not None]
    between = [step for one, other in spans for step in range(one + 1, other)]
    questions = [Question("compare", step, (judged[step].others,), 2 * budget.tries / work) for step in doubts]
    questions += [Question("chances", step) for step in between]
    found = yield questions
    course.update(zip(between, found[len(doubts) :], strict=True))
    moments = [
        (weight_of(moment.after - moment.before, judged[step].plain), moment)
        for step, moment in zip(doubts, found, strict=False)
        if moment is not None
    ]
    moments += _leads(course)
    moments.sort(key=lambda one: (-one[0], one[1].step))
    kept: dict[int, KeyMoment] = {}
    for _, moment in moments:
        if len(kept) < MOMENTS:
            kept.setdefault(moment.step, moment)
    compared = [moment for moment in kept.values() if moment.tried]
    part = 2 * budget.tries / work
    found = yield [Question("complete", moment.step, (moment,), part) for moment in compared]
    kept |= {moment.step: moment for moment in found}
    found = yield [
        Question("line", moment.step, (one.move, one.move == moment.ranked[0].move))
        for moment in kept.values()
        for one in moment.tried
    ]
    lines = iter(found)
    for step, moment in kept.items():
        kept[step] = moment._replace(lines=tuple(next(lines) for _ in moment.tried))
    told = tuple((step, tuple(course[step].shares)) for step in sorted({*seen, *between}))
    return AnalysisReport(told, budget.endings, budget.to_end, tuple(kept[step] for step in sorted(kept)))


def _asked(case: AnalysisCase) -> list[int]:
    """Return the steps at which a seat that is judged had a choice."""
    state, found = case.opening.clone(), []
    for step, move in enumerate(case.moves):
        if state.seat in case.judged and len(state.moves) > 1:
            found.append(step)
        state.play(move)
    return found


def _leads(course: dict[int, Chances]) -> list[tuple[float, KeyMoment]]:
    """Return the single moves that made another seat the likeliest winner, by more than luck of the tries."""
    found = []
    for step in sorted(course):
        rise = _rise(course[step], course[step + 1]) if step + 1 in course else None
        if rise is not None:
            new, change = rise
            before, after = course[step].shares[new], course[step + 1].shares[new]
            found.append((change / 2, KeyMoment(step, new, "lead", before, after, ())))
    return found


def _rise(before: Chances, after: Chances) -> tuple[int, float] | None:
    """Return the new leader and its gain over before; None if the leader is the same or it is not certain."""
    leader, new = (chances.shares.index(max(chances.shares)) for chances in (before, after))
    change = after.shares[new] - before.shares[new]
    luck = Z_95 * sqrt(before.errors[new] + after.errors[new])
    return (new, change) if leader != new and change > max(1.5 * luck, 3 * WORTH_TELLING) else None


def analyze(case: AnalysisCase, game: GamePlugin) -> Generator[float, None, AnalysisReport]:
    """Look at a game; gives from time to time how much of the work is done, and at last the report.

    The same case gives the same report.
    """
    tries, plan = Tries(game, case), plan_analysis(case)
    done = 0.0
    questions = next(plan)
    while True:
        found = []
        for question in questions:
            found.append(tries.find(question.name, question.step, *question.given))
            done = min(0.99, done + question.part)
            yield done
        try:
            questions = plan.send(found)
        except StopIteration as end:
            report: AnalysisReport = end.value
            return report


class AnalysisTask:
    """One look at one game, by several processes."""

    def __init__(self, case: AnalysisCase, find: Callable[[str], GamePlugin], processes: int = 0) -> None:
        """
        Args:
            case: the game.
            find: gives a game by its name, in the other processes; a function at the top of a module.
            processes: how many look at it, 0 for one for each core up to `MOST_PROCESSES`.
        """
        self.done = 0.0
        """How much of the work is done, from 0 to 1."""
        self.report: AnalysisReport | None = None
        self.failed = False
        """Whether it has ended before it was done; one that was given up has not failed."""
        self._given = find, case
        self._processes = processes or min(usable_cores(), MOST_PROCESSES)
        self._plan = plan_analysis(case)
        self._tasks: list[BackgroundTask] = []
        self._ask(next(self._plan))

    @property
    def pid(self) -> int | None:
        """The number of one of its processes, None where there is none."""
        return next((task.pid for task in self._tasks if task.pid is not None), None)

    def poll(self) -> bool:
        """Hear what it tells; return whether it is at work. To be called a few times a second."""
        for task in self._tasks:
            for text in task.hear():
                try:
                    number, found = json.loads(text)
                    self._found[number] = _READ[self._questions[number].name](found)
                except (ValueError, TypeError, LookupError) as error:
                    task.fail(str(error))
                    break
                self.done = min(0.99, self.done + self._questions[number].part)
        if any(task.failed for task in self._tasks):
            self.failed = True
            self.close()
        elif self._tasks and not any(task.busy for task in self._tasks):
            self._go_on()
        return bool(self._tasks)

    def _go_on(self) -> None:
        self._tasks = []
        try:
            while not self._tasks:
                self._ask(self._plan.send(self._found))
        except StopIteration as end:
            self.report = end.value

    def _ask(self, questions: list[Question]) -> None:
        self._questions = questions
        self._found: list[Any] = [None] * len(questions)
        count = min(self._processes, len(questions))
        self._tasks = [
            BackgroundTask("gonfalon-coach", _answered, *self._given, questions, range(first, len(questions), count))
            for first in range(count)
        ]

    def close(self) -> None:
        """Give it up, or let go of what has ended."""
        for task in self._tasks:
            task.kill()
        for task in self._tasks:
            task.close()
        self._tasks = []


def _answered(
    find: Callable[[str], GamePlugin], case: AnalysisCase, questions: Sequence[Question], numbers: range
) -> Iterator[str]:
    """Yield what was found for the questions of these numbers."""
    tries = Tries(find(case.game), case)
    for number in numbers:
        question = questions[number]
        yield json.dumps([number, tries.find(question.name, question.step, *question.given)])


_READ: Final[dict[str, Callable[[Any], Any]]] = {
    "chances": lambda told: Chances(*told),
    "glance": lambda told: told and Glance(*told),
    "compare": lambda told: told and read_moment(*told),
    "complete": lambda told: read_moment(*told),
    "line": lambda told: MoveLine(told[0], tuple(told[1])),
}
"""Makes what was found of what another process has told of it."""
