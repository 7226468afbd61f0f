"""`gonfalon train`: what it writes, and what it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.bots.weights import read_header, read_weights, shipped_weights
from tests.cli.at_the_terminal import Gonfalon


@pytest.mark.nightly
def test_it_learns_users_cards_for_users_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gonfalon: Gonfalon
) -> None:
    monkeypatch.setattr("gonfalon_lab.train.bots_folder", lambda: tmp_path / "bots")
    assert "64 games" in gonfalon("train", "--cards", "Alliance", "--games", "64").out
    (path,) = (tmp_path / "bots").glob("*.weights")
    assert path.name == "oriflamme-alliance.weights"
    assert read_header(path)["games"] == "64"


@pytest.mark.nightly
def test_an_exploiter_is_trained_and_joins_the_league(tmp_path: Path, gonfalon: Gonfalon) -> None:
    """One tells how often it wins against the frozen level; the level begins where it was and learns from it."""
    level = shipped_weights("oriflamme-base.weights")[0]
    exploiter, better = tmp_path / "exploiter.weights", tmp_path / "better.weights"
    short = "--games", "64", "--measured", "1"
    said = gonfalon("train", "--against", level, "--out", exploiter, *short).out
    share, rival = re.findall(r"^([0-9.]+)% \(.*\) of victories beside two of (.+)$", said, re.MULTILINE)[0]
    assert float(share) < 20, "it has learned next to nothing"
    assert rival == str(level)
    gonfalon("train", "--from", level, "--league", exploiter, "--out", better, *short)
    old, new = (read_weights(path).parts["policy"] for path in (level, better))
    assert 0 < max(abs(one - other) for one, other in zip(old, new, strict=True)) < 1


def test_too_few_games_teach_nothing(tmp_path: Path, gonfalon: Gonfalon) -> None:
    said = gonfalon("train", "--games", "3", "--out", tmp_path / "x.weights", status=2)
    assert "'3' is not a whole number from 64" in said.err
    assert not list(tmp_path.iterdir())
