"""Everything that knows a game lies in that game's folder, and nothing else names it."""

from __future__ import annotations

import ast
import re

import pytest

from gonfalon.games import GAMES, OWN
from tests.scripts import ROOT

PROGRAM = ROOT / "desktop" / "gonfalon"
NAMES = re.compile("alliance|wakhan|" + "|".join(OWN), re.IGNORECASE)
LIST = PROGRAM / "games" / "__init__.py"


def test_nothing_outside_the_folders_of_the_games_names_one() -> None:
    rooms = tuple(PROGRAM / "games" / name for name in OWN)
    elsewhere = [path for path in PROGRAM.rglob("*.py") if path != LIST and not set(rooms) & {*path.parents}]
    assert len(elsewhere) > 200
    named = [path for path in elsewhere if NAMES.search(path.read_text(encoding="utf-8"))]
    assert [str(path.relative_to(PROGRAM)) for path in named] == []


def test_every_folder_of_a_game_is_in_the_list_and_has_its_rules_beside_it() -> None:
    folders = sorted(path.name for path in (PROGRAM / "games").iterdir() if (path / "game.py").is_file())
    assert folders == sorted(OWN)
    assert [name for name in OWN if GAMES[name].name != name] == []
    assert all((PROGRAM / "games" / name / "RULES.md").is_file() for name in OWN)


ROOMS = ("rules", "bots", "texts", "session", "terminal", "window", "game")
"""Of a game, from the lowest; each may know those before it, by late imports too."""


@pytest.mark.parametrize("name", OWN)
def test_the_rooms_of_a_game_point_down(name: str) -> None:
    house = PROGRAM / "games" / name
    inside = f"gonfalon.games.{name}."
    for path in house.rglob("*.py"):
        room = path.relative_to(house).with_suffix("").parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            if room != "__init__" and module.startswith(inside):
                known = module.removeprefix(inside).partition(".")[0]
                assert ROOMS.index(known) <= ROOMS.index(room), f"{path} knows {module}"
