"""`gonfalon statistics`: tells what the finished games come to, in lines and as a table."""

from __future__ import annotations

import csv
import io
import shutil
from pathlib import Path

import pytest

from tests.cli.at_the_terminal import Gonfalon
from tests.scripts import ROOT

RECORDS = ROOT / "tests" / "records"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    folder = tmp_path / "data" / "gonfalon" / "games" / "finished"
    folder.mkdir(parents=True)
    return folder


def test_without_a_finished_game_there_is_nothing_to_tell(home: Path, gonfalon: Gonfalon) -> None:
    shutil.copy(RECORDS / "unfinished.gonfalon", home.parent)
    assert gonfalon("statistics", "--language", "en").out.startswith("No game has been finished yet.")


def test_players_are_told_by_name_and_game_without_steering_the_terminal(home: Path, gonfalon: Gonfalon) -> None:
    text = (RECORDS / "four-seats.gonfalon").read_text(encoding="utf-8")
    (home / "one.gonfalon").write_text(text.replace('"Оленка"', r'"O\u001b[2J\n"'), encoding="utf-8")
    shutil.copy(RECORDS / "ordonance-points.gonfalon", home)
    out = gonfalon("statistics", "--language", "en").out
    assert "O[2J  · Oriflamme\n    Games: 1\n" in out
    assert any(line.endswith(" · Ordonance") for line in out.splitlines())
    out = gonfalon("statistics", "--language", "uk", "--game", "oriflamme").out
    assert "    Ігри: 1\n" in out
    assert "Ordonance" not in out


def test_the_table_can_be_read_back(home: Path, gonfalon: Gonfalon) -> None:
    shutil.copy(RECORDS / "four-seats.gonfalon", home)
    for _ in range(2):  # counted, and remembered
        headings, *rows = csv.reader(io.StringIO(gonfalon("statistics", "--language", "en", "--csv").out))
        assert headings[:3] == ["Player", "Game", "Games"]
        assert {row[0] for row in rows} == {"Оленка", 'Złota "Basia"', "Page", "Squire"}
        assert all(len(row) == len(headings) for row in rows)
    assert len(gonfalon("statistics", "--language", "en", "--csv", "--game", "pamir").out.splitlines()) == 1
