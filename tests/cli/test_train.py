"""`gonfalon train`: what it writes, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.bots.weights import about
from gonfalon.cli import main


@pytest.mark.seldom
def test_it_learns_users_cards_for_users_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gonfalon.cli.train.bots_folder", lambda: tmp_path / "bots")
    assert main(["train", "--cards", "Alliance", "--games", "64"]) == 0
    (path,) = (tmp_path / "bots").glob("*.weights")
    assert path.name == "oriflamme-alliance.weights"
    assert about(path)["games"] == "64"
    assert "64 games" in capsys.readouterr().out


def test_too_few_games_teach_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["train", "--games", "3", "--out", str(tmp_path / "x.weights")])
    assert "'3' is not a number of games from 64" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
