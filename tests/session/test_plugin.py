"""Packages bring commands, screens and games along by entry points."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from gonfalon.games import GAMES
from gonfalon.session import plugin
from gonfalon.session.plugin import BadEntry, GamePlugin, entry_points
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


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_of_every_game_leads_to_what_can_be_called(name: str) -> None:
    game = GAMES[name]
    assert all(callable(game.load(entry)) for entry in (*game.entries, *game.bots, *game.measured))


class Whist(GamePlugin):
    name = "whist"
    bots = ("page", "squire")
    entries: Mapping[str, str] = {
        "objective": "tests.session.nothing:AT_ALL",
        "page": "tests.session.many_games:Nobody",
    }

    def title(self) -> str:
        return "Whist"


def test_a_wrong_table_is_told_with_the_game_and_the_entry() -> None:
    game = Whist()
    assert game.text_board is None
    with pytest.raises(BadEntry, match=r"The entry 'objective' of the game 'whist' leads nowhere: No module named"):
        game.objective()
    with pytest.raises(BadEntry, match=r"The entry 'page' of the game 'whist' leads nowhere: .* 'Nobody'"):
        game.bot("page")
    with pytest.raises(BadEntry, match=r"The game 'whist' has no entry 'squire'"):
        game.bot("squire")
    with pytest.raises(BadEntry, match=r"The game 'whist' has no entry 'rules'"):
        _ = game.rules
    with pytest.raises(BadEntry, match=r"table of the game 'whist' has an entry 'goal' that games do not have"):
        type("Bad", (Whist,), {"entries": {"goal": "pathlib:Path"}})
