"""Everything that knows a game lies in the folder of that game: no other module so much as names one."""

from __future__ import annotations

import re
from pathlib import Path

import gonfalon
from gonfalon.games import OWN

PACKAGE = Path(gonfalon.__file__).parent
NAMES = re.compile("|".join((*OWN, "alliance", "wakhan")), re.IGNORECASE)
"""The games, the second box of one, and the automaton of another."""


def test_each_game_has_a_folder() -> None:
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/game.py")}
    assert folders == set(OWN)


def test_no_other_module_names_a_game() -> None:
    shared = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]
    assert len(shared) > 100
    naming = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in shared
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert naming == []
