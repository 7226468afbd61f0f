"""`gonfalon train`: what it writes, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.bots.weights import read_header
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


def test_too_few_games_teach_nothing(tmp_path: Path, gonfalon: Gonfalon) -> None:
    said = gonfalon("train", "--games", "3", "--out", tmp_path / "x.weights", status=2)
    assert "'3' is not a whole number from 64" in said.err
    assert not list(tmp_path.iterdir())
