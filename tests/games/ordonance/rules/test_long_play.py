"""The script for long random play: what it plays, and what it says of games that fail."""

from __future__ import annotations

import pytest

from . import long_play


def test_any_twelve_games_have_each_deck_at_each_number_of_seats() -> None:
    assert len({long_play.subject_of(number) for number in range(7, 19)}) == 12


def test_games_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert long_play.main(["--games", "3", "--first", "25"]) == 0
    said = capsys.readouterr().out
    assert [line.split() for line in said.splitlines()] == [
        ["repeats", "2", "seats", "1", "games"],
        ["sizes", "2", "seats", "1", "games"],
        ["small", "2", "seats", "1", "games"],
        ["3", "games", "from", "25,", "0", "failed"],
    ]
