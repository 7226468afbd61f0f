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


def test_a_game_that_goes_otherwise_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def other_rules(options: object, seed: int) -> None:
        assert seed != 2, "markers: the engine has another"

    monkeypatch.setattr(long_play, "whole_game", other_rules)
    assert long_play.main(["--games", "3"]) == 1
    told = capsys.readouterr()
    assert "Game 2, ('repeats', 2):" in told.out
    assert "markers: the engine has another" in told.err
    assert told.out.splitlines()[-1] == "3 games from 0, 1 failed: [2]"
