"""Everything that knows a game lies in the folder of that game: no other module of the program so much as names one.

Inside it the rooms point down. In the laboratory the modules of a game begin with its name.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gonfalon
from gonfalon.games import BUNDLED

PACKAGE = Path(gonfalon.__file__).parent
NAMES = re.compile("|".join((*BUNDLED, "alliance", "wakhan")), re.IGNORECASE)
"""The games, the second box of one, and the automaton of another."""


def test_each_game_has_a_folder() -> None:
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/game.py")}
    assert folders == set(BUNDLED)


def test_no_other_module_names_a_game() -> None:
    shared = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]
    laboratory = PACKAGE.with_name("gonfalon_lab")
    shared += [path for path in laboratory.rglob("*.py") if not path.name.startswith((*BUNDLED, "learners"))]
    assert len(shared) > 100
    naming = [
        f"{path.relative_to(PACKAGE.parent)}:{number}: {line.strip()}"
        for path in shared
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert naming == []


def test_the_program_does_not_name_the_packages_beside_it() -> None:
    """They are found by their entry points alone; imports of them are forbidden in pyproject.toml."""
    named = re.compile("gonfalon_(lab|workshop)")
    assert [path for path in PACKAGE.rglob("*.py") if named.search(path.read_text(encoding="utf-8"))] == []


ROOMS = ("rules", "bots", "texts", "session", "set_package", "terminal", "window", "game")
"""Of a game, from the lowest; each may know those before it, by late imports too."""


@pytest.mark.parametrize("name", BUNDLED)
def test_the_rooms_of_a_game_point_down(name: str) -> None:
    house = PACKAGE / "games" / name
    inside = f"gonfalon.games.{name}."
    assert (house / "RULES.md").is_file()
    for path in house.rglob("*.py"):
        room = path.relative_to(house).with_suffix("").parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            if room != "__init__" and module.startswith(inside):
                known = module.removeprefix(inside).partition(".")[0]
                assert ROOMS.index(known) <= ROOMS.index(room), f"{path} knows {module}"
