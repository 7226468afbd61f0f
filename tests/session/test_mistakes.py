"""A player's own mistakes as puzzles: made of a coach's report, kept, and asked again after a day and a week."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from gonfalon.core.record import parse_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.continuation import tell_continuation
from gonfalon.session.game_analysis import AnalysisReport, KeyMoment, TriedMove
from gonfalon.session.match import Match, continuation
from gonfalon.session.mistakes import after_answer, is_due, is_mistake, keep_mistakes, kept_mistakes, mistake_id
from gonfalon.session.move_line import MoveLine
from gonfalon.session.replay_timeline import text_board_of

SOURCES = CardSources(GAMES)
RECORD = Path(__file__).parents[1] / "records" / "four-seats.gonfalon"
DAY = date(2026, 11, 28)


def played_by_one_person() -> Match:
    record = parse_record(RECORD.read_text(), RECORD.name)
    seats = tuple(seat._replace(bot=None if at == 0 else "squire") for at, seat in enumerate(record.seats))
    return Match.restore(replace(record, seats=seats), SOURCES)


def costly(match: Match, *, chance: float = 0.2) -> KeyMoment:
    """A moment of the person at which another move won twice as often."""
    step = next(step for step, seat in enumerate(match.deciders) if seat == 0 and len(match.past_state(step).moves) > 3)
    played = str(match.moves[step])
    best, *others = (str(move) for move in match.past_state(step).moves if str(move) != played)
    tried = (TriedMove(played, chance, 9.5, 12.0), TriedMove(best, 0.5, 12.25, 11.0))
    rest = tuple(TriedMove(move, 0.1, 8.0, 12.0) for move in others)
    lines = (MoveLine(1, (played,)), MoveLine(2, (best,)))
    return KeyMoment(step, 0, "costly", 0.5, chance, tried, 400, 0.05, rest, 50, lines)


def report(*moments: KeyMoment) -> AnalysisReport:
    return AnalysisReport(((0, (0.25,) * 4),), 300, True, moments)


def test_a_mistake_is_kept_once_as_a_puzzle_that_asks_for_the_better_move(tmp_path: Path) -> None:
    match = played_by_one_person()
    moment = costly(match)
    for _ in range(2):
        keep_mistakes(match, report(moment), SOURCES, tmp_path)
    (puzzle,) = kept_mistakes(tmp_path)
    assert puzzle.id == mistake_id(match, moment)
    asked = puzzle.match(SOURCES)
    assert (len(asked.moves), asked.decision_seat) == (moment.step, 0)
    assert puzzle.solution == (moment.tried[1].move,)
    assert puzzle.scores[puzzle.solution[0]] == (122, 110)
    assert puzzle.lines[puzzle.solution[0]] == moment.lines[1]
    (tmp_path / "mbroken.yaml").write_text("nonsense")
    assert kept_mistakes(tmp_path) == [puzzle]


def test_what_may_be_as_good_and_what_bots_did_is_no_mistake() -> None:
    match = played_by_one_person()
    assert is_mistake(match, costly(match))
    assert not is_mistake(match, costly(match, chance=0.47))
    assert not is_mistake(match, costly(match)._replace(seat=1))
    assert not is_mistake(match, costly(match)._replace(kind="strong"))


def test_what_was_solved_is_asked_again_after_a_day_and_a_week() -> None:
    assert is_due("", DAY)
    once = after_answer("", DAY, right=True)
    assert not is_due(once, DAY)
    # Who solves it again on the same day has learned no more.
    assert after_answer(once, DAY, right=True) == once
    tomorrow = DAY + timedelta(1)
    assert is_due(once, tomorrow)
    twice = after_answer(once, tomorrow, right=True)
    assert not is_due(twice, tomorrow + timedelta(6))
    assert is_due(twice, tomorrow + timedelta(7))
    learned = after_answer(twice, tomorrow + timedelta(7), right=True)
    assert not is_due(learned, date(9999, 1, 1))
    assert after_answer(twice, tomorrow, right=False) == ""


@pytest.mark.parametrize("spoiled", ["nonsense", "1", "x 2026-13-01", "-4 ", "99999 2020-01-01"])
def test_what_is_remembered_may_be_spoiled(spoiled: str) -> None:
    assert is_due(spoiled, DAY)
    assert not is_due(after_answer(spoiled, DAY, right=True), DAY)


def test_a_continuation_says_what_a_move_brings_and_what_is_taken() -> None:
    match = played_by_one_person()
    step, seat = 12, 0
    words = [str(move) for move in match.moves[step:]]
    played = list(continuation(match.past_state(step), seat, words))
    assert [one.seat for one in played] == list(match.deciders[step:])
    told = tell_continuation(match.view(seat, step), played, text_board_of(match).log_renderer)
    assert told.brings is not None
    assert told.brings.gain == max(one.gain for one in told.steps)
    assert told.takes is not None
    assert told.takes.seat != seat
    telling = told.most_telling(4)
    assert len(telling) == 4
    assert telling[0] is told.steps[0]
    # A move that is not possible ends it.
    assert len(list(continuation(match.past_state(step), seat, [words[0], "fly", words[1]]))) == 1
