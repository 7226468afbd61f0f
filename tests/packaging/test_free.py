"""Without the games whose contents must not be sold: a program that plays the others and says nothing of these."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.games import BUNDLED
from tests.scripts import ROOT, load_script

free, hatch_build = load_script("bundles.free"), load_script("hatch_build")

TEXT = """# Changelog

Three games, and Pennons.

A paragraph that
goes on.

- A first game.
- Pennons, a second one,
  with flags.
- A third.

    <keyword>Pennons</keyword>
    <keyword>cards</keyword>
"a.png" = "A table of Pennons"
"b.png" = "Another table"
pennons = lab.pennons:Training

Keywords=cards;Pennons;bots;
"""
KEPT = """# Changelog


A paragraph that
goes on.

- A first game.
- A third.

    <keyword>cards</keyword>
"b.png" = "Another table"

Keywords=cards;bots;
"""


def test_pieces_that_name_a_game_are_left_out() -> None:
    assert free.without(TEXT, {"pennons"}) == KEPT
    assert free.without(TEXT, {"nothing"}) == TEXT


def test_which_games_these_are_follows_from_the_licences() -> None:
    games = free.found_games(ROOT)
    assert games
    assert games < set(BUNDLED), "some are free"
    for name in games:
        assert (ROOT / "cards" / f"{name}.yaml").is_file()


def contents(path: Path) -> str:
    content = path.read_bytes()
    return (gzip.decompress(content) if path.suffix == ".gz" else content).decode("utf-8", "replace").casefold()


@pytest.mark.nightly
def test_the_others_are_played_and_nothing_is_left_of_them(tmp_path: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    games = free.found_games(ROOT)
    names = free.names_of(games)
    folder = tmp_path / "copy"
    free.copy(ROOT, folder, games)
    shipped = [Path(path) for path in hatch_build.data_files(folder)]
    shipped += [path for path in (folder / "desktop").rglob("*") if path.is_file()]
    shipped += [*(folder / "packaging/linux").rglob("*.*"), *(folder / "packaging/words").iterdir()]
    assert len(shipped) > 500
    for path in shipped:
        assert not games & set(re.split(r"[/._-]", str(path.relative_to(folder)))), path
        assert not [name for name in names if name in contents(path)], path
    home = tmp_path / "home"
    home.mkdir()
    environ = {
        **{key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "PYTHON"))},
        "HOME": str(home), "PYTHONPATH": str(folder / "desktop"), "QT_QPA_PLATFORM": "offscreen",
    }  # fmt: skip
    code = "from gonfalon.games import GAMES; print(*GAMES)"
    for words, said in (
        (["-c", code], " ".join(name for name in BUNDLED if name not in games)),
        (["-m", "gonfalon", "--smoke-game", "ordonance"], "Anna "),
    ):
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=environ, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert said in done.stdout
