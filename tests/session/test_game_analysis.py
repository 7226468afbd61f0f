"""The coach: what he says of games whose truth is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon.bots.bot import AnalysisBudget, BotDecision
from gonfalon.bots.search import Evaluator
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.state import Frame, State, Table
from gonfalon.session.analysis_task import AnalysisTask, analyze
from gonfalon.session.game_analysis import AnalysisCase, AnalysisReport, read_report


class Steps(Table):
    """What each of two seats has taken."""

    __slots__ = ("listener", "taken")

    def __init__(self, taken: Sequence[int]) -> None:
        self.taken = list(taken)
        self.listener = None

    def clone(self) -> Steps:
        return type(self)(self.taken)

    def redact(self, seat: int) -> Steps:
        return self.clone()

    def dealer(self) -> Any:
        return lambda dice: self.clone()


class Taking(Frame):
    """Turns of two seats, in which each takes one of what is offered then."""

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

    def prompt(self, state: State) -> Any:
        return "take"

    word = prompt


class TakingGame:
    """Who has taken more has won; a bot takes anything."""

    bots: tuple[str, ...] = ("page",)

    @property
    def rules(self) -> TakingGame:
        return self

    def bot(self, name: str) -> Any:
        return SimpleNamespace(choose=lambda view, dice, budget: BotDecision(dice.pick(view.decision.moves)))

    def usual_policy(self, table: Any) -> None:
        return None

    def evaluator(self, view: View) -> Evaluator | None:
        return None

    def shared_knowledge(self, table: Any) -> Any:
        return table

    def outcome(self, table: Steps) -> Outcome:
        most = max(table.taken)
        return Outcome(tuple(table.taken), tuple(seat for seat in (0, 1) if table.taken[seat] == most))


def game(name: str) -> TakingGame:
    return TakingGame()


EVEN = (0, 1)
WITH_NINE = [EVEN, EVEN, (0, 9), EVEN, EVEN, EVEN]


def looked_at(
    offered: Sequence[tuple[int, ...]], moves: tuple[int, ...], seed: int = 7, *, to_end: bool = True
) -> AnalysisCase:
    opening = State(Steps((0, 0)), [Taking(offered)], 1)
    opening.run()
    return AnalysisCase("taking", opening, moves, (0, 1), seed, AnalysisBudget(to_end=to_end, endings=60, tries=120))


BLUNDER = looked_at(WITH_NINE, (1, 0, 0, 1, 1, 1))
TURNED = looked_at([(0,), (0,), (0, 9), (0, 5), (0,), (0,)], (0, 0, 0, 5, 0, 0))
NOTHING = looked_at([EVEN, EVEN, EVEN, EVEN, (9,), (0,)], (0, 1, 0, 1, 9, 0))
MANY = tuple(range(40))


def reported(case: AnalysisCase, played: TakingGame | None = None) -> AnalysisReport:
    work = analyze(case, played or TakingGame())
    done = [0.0]
    while True:
        try:
            done.append(next(work))
        except StopIteration as end:
            assert done == sorted(done)
            return end.value


def test_chances_are_whole_and_end_with_the_result() -> None:
    report = reported(BLUNDER)
    assert [step for step, _ in report.course] == list(range(7))
    assert all(sum(shares) == pytest.approx(1) for _, shares in report.course)
    assert report.course[-1][1] == (0.5, 0.5)
    assert read_report(report.text()) == report == reported(BLUNDER)


def test_who_throws_a_sure_win_away_is_told_so() -> None:
    moment = max((one for one in reported(BLUNDER).moments if one.tried), key=lambda one: one.before - one.after)
    assert (moment.step, moment.seat, moment.kind) == (2, 0, "costly")
    assert [one.move for one in moment.tried] == ["0", "9"]
    assert moment.tried[1].chance == moment.before == 1
    assert moment.tried[1].score - moment.tried[0].score > 8
    assert moment.after == moment.tried[0].chance < 0.8
    assert 0 < moment.doubt < moment.before - moment.after


class LastFigure(Taking):
    """Only the last figure of a number is taken."""

    __slots__ = ()

    def clone(self) -> Taking:
        return LastFigure(self.offered, self.turn)

    def take(self, state: State, move: int) -> None:
        super().take(state, move % 10)


def test_answers_that_come_to_the_same_are_one() -> None:
    opening = State(Steps((0, 0)), [LastFigure([EVEN, EVEN, (0, 9, 19, 29), (0, 10), EVEN, EVEN])], 1)
    opening.run()
    report = reported(replace(BLUNDER, opening=opening, moves=(1, 0, 0, 10, 1, 1)))
    tried = {moment.step: [one.move for one in moment.tried] for moment in report.moments}
    assert tried[2] == ["0", "9"]
    assert 3 not in tried


def test_who_finds_what_wins_is_told_so() -> None:
    found = reported(looked_at(WITH_NINE, (1, 0, 9, 1, 1, 1)))
    moment = max((one for one in found.moments if one.kind == "strong"), key=lambda one: one.after - one.before)
    assert (moment.step, moment.seat, moment.after) == (2, 0, 1)
    assert moment.before < 0.8


@pytest.mark.parametrize("points", [80, 2])
def test_it_is_told_who_leads_from_then_on_also_where_not_every_step_is_looked_at(points: int) -> None:
    """Seat 0 would have won with the nine, and has half of the hope without it."""
    (moment,) = reported(
        replace(TURNED, judged=(), analysis_budget=TURNED.analysis_budget._replace(points=points))
    ).moments
    assert (moment.step, moment.kind, moment.seat, moment.tried) == (2, "lead", 1, ())
    assert 0.2 < moment.before < 0.5 < 0.6 < moment.after


def test_only_some_steps_are_looked_at_where_there_are_many() -> None:
    report = reported(replace(NOTHING, analysis_budget=NOTHING.analysis_budget._replace(points=2)))
    assert [step for step, _ in report.course] == [0, 3, 6]


def test_what_makes_no_difference_is_no_moment() -> None:
    """Whoever takes the nine at last has won; nothing that was taken before it mattered."""
    assert reported(NOTHING).moments == ()


@pytest.mark.parametrize("seed", range(8))
def test_a_difference_that_luck_may_have_made_is_no_mistake(seed: int) -> None:
    """One more of forty is worth 0.025, and so many tries tell that of nothing no better than by 0.1."""
    case = looked_at([EVEN, EVEN, EVEN, EVEN, MANY, MANY], (0, 0, 0, 0, 20, 20), seed)
    case = replace(case, judged=(0, 1), analysis_budget=case.analysis_budget._replace(answers=2))
    assert [moment for moment in reported(case).moments if moment.tried and moment.step < 4] == []


class Guess(Evaluator):
    """Looks no further, and takes the first seat to win as likely as it has more."""

    def priors(self, state: State) -> Sequence[float]:
        return [1 / len(state.moves)] * len(state.moves)

    def cut(self, state: State) -> bool:
        return True

    def worth(self, state: State) -> Sequence[float]:
        own, other = state.table.taken
        chance = (own + 1) / (own + other + 2)
        return chance, 1 - chance


class GuessedGame(TakingGame):
    def evaluator(self, view: View) -> Evaluator:
        return Guess()


def test_where_games_are_too_long_what_they_are_worth_is_told_instead_of_endings() -> None:
    report = reported(looked_at(WITH_NINE, (1, 0, 0, 1, 1, 1), to_end=False), GuessedGame())
    assert not report.to_end
    assert read_report(report.text()) == report
    assert dict(report.course)[1] == pytest.approx((2 / 3, 1 / 3))
    assert report.course[-1][1] == (0.5, 0.5)
    moment = next(one for one in report.moments if one.step == 2)
    assert moment.kind == "costly"
    assert (moment.after, moment.before) == pytest.approx((2 / 3, 11 / 12))
    assert {one.score for one in moment.tried} == {0}


class Dealt(Steps):
    """What is taken at last is on a card of which nobody knows the face."""

    def dealer(self) -> Any:
        return lambda dice: Dealt((dice.below(2) * 100, 50))


class DealtGame(TakingGame):
    def shared_knowledge(self, table: Any) -> Any:
        return table.clone()


def test_what_nobody_could_know_is_dealt_anew() -> None:
    opening = State(Dealt((0, 50)), [Taking([EVEN, EVEN])], 1)
    opening.run()
    course = dict(
        reported(AnalysisCase("taking", opening, (0, 0), (), 7, AnalysisBudget(endings=100)), DealtGame()).course
    )
    assert 0.3 < course[0][0] < 0.7
    assert course[2] == (0.0, 1.0)


def test_a_text_that_is_no_report_is_none() -> None:
    text = reported(BLUNDER).text()
    for damaged in ("", "{}", "[]", text[:-9], text.replace('"version":2', '"version":1'), '{"version":2,"course":3}'):
        with pytest.raises(ValueError):  # noqa: PT011
            read_report(damaged)


@pytest.mark.slow
def test_another_process_finds_the_same_and_can_be_given_up(qtbot: Any) -> None:
    work = AnalysisTask(BLUNDER, game)
    qtbot.waitUntil(lambda: not work.poll(), timeout=60000)
    assert work.report == reported(BLUNDER)
    assert work.pid is None
    given_up = AnalysisTask(BLUNDER, game)
    given_up.close()
    assert not given_up.poll()
    assert (given_up.report, given_up.pid) == (None, None)
