"""The coach: what he says of games whose truth is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from gonfalon.bots.bot import Answer, Bot, Budget
from gonfalon.bots.coach import Case, Report, read_report, review
from gonfalon.bots.coaching import Coaching
from gonfalon.bots.pace import Pace
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.state import Frame, State, Table


class Steps(Table):
    """What each of two seats has taken."""

    __slots__ = ("listener", "taken")

    def __init__(self, taken: Sequence[int]) -> None:
        self.taken = list(taken)
        self.listener = None

    def clone(self) -> Steps:
        return Steps(self.taken)

    def redact(self, seat: int) -> Steps:
        return self.clone()

    def dealer(self) -> Any:
        return lambda dice: self.clone()


class Taking(Frame):
    """Three turns of each seat, in which it takes what it wants."""

    __slots__ = ("offered", "turn")

    def __init__(self, offered: Sequence[tuple[int, ...]], turn: int = 0) -> None:
        self.offered, self.turn = offered, turn

    def clone(self) -> Taking:
        return Taking(self.offered, self.turn)

    def run(self, state: State) -> None:
        if self.turn == len(self.offered):
            state.stack.pop()
        else:
            self.ask(state)

    def ask(self, state: State) -> None:
        state.ask(self.turn % 2, list(self.offered[self.turn]))

    def take(self, state: State, move: Any) -> None:
        state.table.taken[self.turn % 2] += move
        self.turn += 1

    def word(self, state: State) -> str:
        return "take"

    def prompt(self, state: State) -> Any:
        return "take"


class AtRandom:
    """Takes anything."""

    def choose(self, view: View, dice: Dice, budget: Budget) -> Answer:
        assert view.decision is not None
        return Answer(dice.pick(view.decision.moves))


class TakingGame:
    """Who has taken more has won."""

    bots = ("page",)
    rules: Any

    def __init__(self) -> None:
        self.rules = self

    def bot(self, name: str) -> Bot:
        return AtRandom()

    def usual_play(self, table: Any) -> None:
        return None

    def outcome(self, table: Steps) -> Outcome:
        most = max(table.taken)
        return Outcome(tuple(table.taken), tuple(seat for seat in (0, 1) if table.taken[seat] == most))


def game(name: str) -> TakingGame:
    return TakingGame()


EVEN = (0, 1)


def looked_at(offered: Sequence[tuple[int, ...]], moves: tuple[int, ...]) -> Case:
    opening = State(Steps((0, 0)), [Taking(offered)], 1)
    opening.run()
    return Case("taking", opening, moves, (0, 1), 7, Pace(endings=60, tries=120))


def reported(case: Case) -> Report:
    work = review(case, TakingGame())
    done = [0.0]
    while True:
        try:
            done.append(next(work))
        except StopIteration as end:
            assert done == sorted(done)
            found: Report = end.value
            return found


BLUNDER = looked_at([EVEN, EVEN, (0, 9), EVEN, EVEN, EVEN], (1, 0, 0, 1, 1, 1))


def test_chances_are_whole_and_end_with_the_result() -> None:
    report = reported(BLUNDER)
    assert [step for step, _ in report.course] == list(range(7))
    assert all(sum(shares) == pytest.approx(1) for _, shares in report.course)
    assert report.course[-1][1] == (0.5, 0.5)
    assert read_report(report.text()) == report == reported(BLUNDER)


def test_who_throws_a_sure_win_away_is_told_so() -> None:
    moment = next(one for one in reported(BLUNDER).moments if one.kind == "costly")
    assert (moment.step, moment.seat) == (2, 0)
    assert [one.move for one in moment.tried] == ["0", "9"]
    assert moment.tried[1].chance == 1
    assert moment.tried[1].score - moment.tried[0].score > 8
    assert moment.before > moment.after


def test_what_makes_no_difference_is_no_moment() -> None:
    """Whoever takes the nine at last has won; nothing that was taken before it mattered."""
    case = looked_at([EVEN, EVEN, EVEN, EVEN, (9,), (0,)], (0, 1, 0, 1, 9, 0))
    assert reported(case).moments == ()


def test_a_text_that_is_no_report_is_none() -> None:
    text = reported(BLUNDER).text()
    for damaged in ("", "{}", "[]", text[:-9], text.replace('"version":1', '"version":2'), '{"version":1,"course":3}'):
        with pytest.raises(ValueError):  # noqa: PT011
            read_report(damaged)


def test_another_process_finds_the_same_and_can_be_given_up(qtbot: Any) -> None:
    work = Coaching(BLUNDER, game)
    qtbot.waitUntil(lambda: not work.poll(), timeout=60000)
    assert work.report == reported(BLUNDER)
    assert work.pid is None
    given_up = Coaching(BLUNDER, game)
    given_up.close()
    assert not given_up.poll()
    assert (given_up.report, given_up.pid) == (None, None)
