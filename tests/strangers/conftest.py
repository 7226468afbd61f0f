"""The stranger's game, installed as pip installs it: a folder on the path tells where it is."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gonfalon.games import GAMES
from tests.scripts import ROOT

Install = Callable[..., Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs something that declares these games, for this process and those that it starts."""

    def install(**games: str) -> Path:
        site = tmp_path / "site"
        info = site / "pennons-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pennons\nVersion: 1.0\n", encoding="utf-8")
        declared = "".join(f"{name} = {where}\n" for name, where in games.items())
        (info / "entry_points.txt").write_text(f"[gonfalon.games]\n{declared}", encoding="utf-8")
        monkeypatch.syspath_prepend(site)
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (site, ROOT / "desktop", ROOT))))
        GAMES.refresh()
        return site

    yield install
    monkeypatch.undo()
    GAMES.refresh()


@pytest.fixture
def pennons(install: Install) -> Path:
    """The folder that the game is installed in."""
    return install(pennons="tests.strangers.pennons.game:GAME")
