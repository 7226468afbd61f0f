"""Clocks at a terminal, with a time that passes only between a question and its answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from gonfalon.cli import hot_seat
from gonfalon.core.time_control import TimeControl
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from tests.cli.at_the_terminal import Gonfalon, begun, played

Thinks = Callable[[float], None]


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> Thinks:
    """Let each answer take so many seconds."""

    def so_long(seconds: float) -> None:
        times = cycle((0.0, seconds))
        monkeypatch.setattr(hot_seat, "monotonic", lambda: next(times))

    return so_long


def timed(clock: str, players: tuple[str, ...] = ("human", "page", "page")) -> Match:
    new_game = replace(begun(players).new_game, clock=TimeControl.parse(clock))
    return Match.begin(new_game, CardSources(GAMES))


def test_the_time_is_told_with_the_prompt(thinks: Thinks) -> None:
    thinks(20.0)
    text = played(timed("1+5"), "table", "1", "moves")
    assert "\n[1:00] > " in text
    assert "\n[0:40] > " in text
    assert "\n[0:25] > " in text
    assert "\n[0:05] > " in text


def test_without_a_clock_no_time_is_told() -> None:
    assert "[" not in played(begun(("human", "page", "page")), "1")


def test_a_mark_is_told_once_and_the_answer_counts(thinks: Thinks) -> None:
    thinks(70.0)
    text = played(match := timed("1"), "1", "1")
    assert text.count("Your time is up.") == 1
    assert match.record().times_out == (1, 0, 0)
    assert len([seat for seat in match.deciders if seat == 0]) >= 2


def test_a_late_answer_is_not_taken_where_a_bot_moves(thinks: Thinks) -> None:
    thinks(70.0)
    match = timed("1,bot", ("human", "human"))
    text = played(match, "", "quit", "")
    assert "Red: the time is up, the simplest bot moves." in text.replace("Anna", "Red")
    assert match.deciders[0] == 0


def test_the_end_names_those_whose_time_ran_out(thinks: Thinks) -> None:
    thinks(70.0)
    text = played(timed("1,bot"), *["table"] * 100)
    assert text.endswith("Clock: 1 min\nTime ran out: Anna\n")


def test_who_leaves_finds_the_time_that_was_left(gonfalon: Gonfalon, tmp_path: Path, thinks: Thinks) -> None:
    thinks(20.0)
    words = ("play", "--seats", "human,page,page", "--seed", 1)
    gonfalon(*words, "--clock", "10+5", "--option", "first=R", typed=["quit"])
    assert "\n[9:40] > " in gonfalon("play", "--continue", typed=["quit"]).out


def test_a_time_that_is_none_is_refused(gonfalon: Gonfalon) -> None:
    error = gonfalon("play", "--clock", "ten", status=2).err
    assert "'ten' is not the time of a clock: write for instance '10+5,bot'" in error


def test_a_saved_game_has_its_own_clock(gonfalon: Gonfalon) -> None:
    assert "--clock is for a new game" in gonfalon("play", "--continue", "--clock", "5", status=2).err
