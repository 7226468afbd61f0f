"""The script for long random play: what it plays, and what it says of games that fail."""

from __future__ import annotations

import pytest

from tests.games import laws

from . import long_play
from .policies import POLICIES
from .tables import TABLES


def test_any_fourteen_games_are_at_each_table() -> None:
    assert {long_play.subject_of(number) for number in range(9, 23)} == set(TABLES)


def test_each_law_is_kept_with_each_policy_at_each_table() -> None:
    whole = len(TABLES) * len(laws.LAWS) * len(POLICIES)
    met = {
        (long_play.subject_of(number), number // len(TABLES) % len(laws.LAWS), long_play.policy_of(number))
        for number in range(whole)
    }
    assert len(met) == whole


def test_games_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert long_play.main(["--games", "3", "--first", "7"]) == 0
    said = capsys.readouterr().out
    assert [line.split() for line in said.splitlines()] == [
        ["open", "5", "seats", "1", "games"],
        ["wakhan", "2", "seats", "1", "games"],
        ["wakhan", "3", "seats", "1", "games"],
        ["3", "games", "from", "7,", "0", "failed"],
    ]


def test_a_game_that_goes_otherwise_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def save_error(subject: object, seed: int) -> None:
        assert seed != 2, "rupees came from nowhere"

    monkeypatch.setattr(long_play, "kept", save_error)
    assert long_play.main(["--games", "3"]) == 1
    told = capsys.readouterr()
    assert "Game 2, ('hidden', 4):" in told.out
    assert "rupees came from nowhere" in told.err
    assert told.out.splitlines()[-1] == "3 games from 0, 1 failed: [2]"
