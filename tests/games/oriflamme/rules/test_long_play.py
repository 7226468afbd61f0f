"""The script for long random play: what it plays, and what it says of games that fail."""

from __future__ import annotations

import pytest

from . import long_play


def test_any_twenty_games_have_each_deck_at_each_number_of_seats() -> None:
    assert len({long_play.subject_of(number) for number in range(7, 27)}) == 20


def test_games_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert long_play.main(["--games", "5", "--first", "40"]) == 0
    said = capsys.readouterr().out
    assert said.splitlines()[-1] == "5 games from 40, 0 failed"
    assert [line.split() for line in said.splitlines()[:2]] == [
        ["alliance", "2", "seats", "1", "games"],
        ["base", "2", "seats", "1", "games"],
    ]


def test_a_game_that_fails_is_named_and_the_others_are_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lawless(subject: object, seed: int) -> None:
        assert seed != 3, "Law 4: a card is nowhere or twice."

    monkeypatch.setattr(long_play.laws, "check_all", lawless)
    assert long_play.main(["--games", "6"]) == 1
    told = capsys.readouterr()
    assert "Game 3, ('both', 2):" in told.out
    assert "Law 4: a card is nowhere or twice." in told.err
    assert told.out.splitlines()[-1] == "6 games from 0, 1 failed: [3]"
