"""Packages bring commands, screens and games along by entry points."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.session import plugin
from gonfalon.session.plugin import entry_points
from tests.session import many_games

BESIDE = """
[gonfalon.commands]
# A module, and something in one.
many = tests.session.many_games
path = pathlib:Path

[gonfalon.screens]
broken = tests.session.nothing:AT_ALL
"""
INSTALLED = """
[gonfalon.commands]
many = pathlib:Path
path.home = pathlib:Path.home
"""


def test_entry_points_are_found_beside_the_program_and_in_installed_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for folder, text in (("gonfalon_more", BESIDE), ("site/whist-1.dist-info", INSTALLED)):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "entry_points.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr(plugin, "_BESIDE", tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "site")
    found = {name: load() for name, load in entry_points("gonfalon.commands").items()}
    assert found == {"many": many_games, "path": Path, "path.home": Path.home}, "the first of a name wins"
    assert not caplog.text
    assert [load() for load in entry_points("gonfalon.screens").values()] == [None]
    assert "'broken' (tests.session.nothing:AT_ALL) cannot be loaded" in caplog.text
    assert entry_points("gonfalon.nothing") == {}
