"""Clocks of a match: what is spent, undone, kept in records and taken up again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gonfalon.core.record import RecordError, format_record, parse_record
from gonfalon.core.share_code import from_share_code, to_share_code
from gonfalon.core.time_control import TimeControl
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.library import latest_unfinished
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat, lead_several
from gonfalon.session.open_record import continues, start_practice
from tests.session.games_to_play import moves

CARDS = CardSources(GAMES)
TIME = TimeControl(10, 5)


def timed(folder: Path | None = None, people: str = "RB", clock: TimeControl | None = TIME) -> Match:
    seats = tuple(Seat(family, family, None if family in people else "page") for family in "RBG")
    new_game = NewGame("oriflamme", seats, first=0, seed=1, clock=clock)
    return Match.begin(new_game, CARDS, None if folder is None else Journal(folder))


def seconds_left(match: Match, seat: int = 0) -> float:
    left = match.time_left(seat)
    assert left is not None
    return left.seconds


def taken_up(match: Match) -> Match:
    assert match.journal is not None
    assert match.journal.path is not None
    return Match.resume(match.journal.path, CARDS)


def test_without_a_clock_nothing_is_measured_or_written() -> None:
    match = timed(clock=None)
    match.spend(5.0)
    match.play(moves(match)[0])
    assert match.time_left(0) is None
    assert format_record(match.record()).startswith("Gonfalon record 1:")


def test_only_who_decides_spends_time_and_is_given_seconds_for_it() -> None:
    match = timed()
    match.spend(7.25)
    assert (seconds_left(match), seconds_left(match, 1)) == (592.8, 600)
    match.play(moves(match)[0])
    assert (seconds_left(match), seconds_left(match, 1)) == (597.8, 600)
    assert match.time_left(2) is None, "a bot has a clock"


def test_the_same_game_is_played_whatever_time_it_takes() -> None:
    slow, quick = timed(), timed(clock=None)
    for _ in range(5):
        slow.spend(100.0)
        move = moves(slow)[0]
        slow.play(move)
        quick.play(move)
    again = Match.restore(replace(slow.record(), clock=None), CARDS)
    assert again.view(0).table == quick.view(0).table == slow.view(0).table


def test_time_stays_spent_when_a_move_is_taken_back(tmp_path: Path) -> None:
    match = timed(tmp_path)
    match.spend(30.0)
    match.play(moves(match)[0])
    match.undo(0)
    assert seconds_left(match) == 570
    assert seconds_left(taken_up(match)) == 570, "a program that is killed gives the time back"
    match.spend(1.0)
    match.play(moves(match)[0])
    assert seconds_left(match) == 574
    assert seconds_left(taken_up(match)) == 574


def test_the_time_that_is_left_is_kept_with_each_move(tmp_path: Path) -> None:
    match = timed(tmp_path)
    match.spend(30.0)
    match.play(moves(match)[0])
    assert seconds_left(taken_up(match)) == 575


def test_who_leaves_in_the_middle_of_a_thought_has_thought_so_long(tmp_path: Path) -> None:
    match = timed(tmp_path)
    match.spend(30.0)
    match.keep_time()
    again = taken_up(match)
    assert seconds_left(again) == 570
    again.spend(2.0)
    again.play(moves(again)[0])
    assert seconds_left(taken_up(again)) == 573


def test_one_clock_for_all_families_of_a_person() -> None:
    seats = lead_several([Seat("R", "Ann"), Seat("B", "Bo", "page")], 2)
    new_game = NewGame("oriflamme", seats, first=0, seed=1, options=(("families-each", "2"),), clock=TIME)
    match = Match.begin(new_game, CARDS)
    match.spend(30.0)
    match.play(moves(match)[0])
    own = [seat for seat in range(4) if match.leaders[seat] == 0]
    assert len(own) == 2
    assert {seconds_left(match, seat) for seat in own} == {575}


def test_whose_time_ran_out_is_told_by_the_record() -> None:
    match = timed()
    match.spend(600.0)
    match.play(moves(match)[0])
    match.play(moves(match)[0])
    assert match.record().times_out == (1, 0, 0)


def test_a_record_tells_all_of_it_and_can_be_sent() -> None:
    match = timed()
    match.spend(12.3)
    match.play(moves(match)[0], hinted=True)
    match.spend(4.0)
    record = match.record()
    assert "\nclock: 10+5,mark\nthought: 4.0 before 2\n" in format_record(record)
    assert "\n1. R (hint) (12.3 s) place " in format_record(record)
    assert parse_record(format_record(record)) == record
    assert from_share_code(to_share_code(record)) == record
    assert continues(record, replace(record, clock=None)), "the same game is another one with a clock"


def test_an_earlier_program_asks_for_a_newer_one() -> None:
    assert format_record(timed().record()).startswith("Gonfalon record 4:")


@pytest.mark.parametrize("line", ["clock: 999+5,mark", "clock: 10+5", "clock: 10+5,mark\nthought: 4 before 1"])
def test_a_clock_that_is_none_is_refused(line: str) -> None:
    text = format_record(timed().record()).replace("clock: 10+5,mark", line)
    with pytest.raises(RecordError) as error:
        parse_record(text)
    assert error.value.code == "broken"


def test_practice_has_no_clock() -> None:
    match = timed(people="R")
    while not match.over:
        match.spend(1.0)
        match.play(moves(match)[0])
    practice = start_practice(match, 4, match.seats, CARDS)
    assert practice.clock is None
    assert "(1.0 s)" not in format_record(practice.record())


def test_the_library_knows_the_clock_and_whose_time_ran_out(tmp_path: Path) -> None:
    match = timed(tmp_path)
    match.spend(600.0)
    match.play(moves(match)[0])
    entry, _ = latest_unfinished(tmp_path)
    assert entry is not None
    assert (entry.clock, entry.late) == ("10+5,mark", "[1, 0, 0]")
