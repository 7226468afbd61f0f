"""The program without the games whose contents may not be sold: a copy of the checkout that knows nothing of them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Collection, Set
from pathlib import Path

from bundles.languages import LANGUAGES
from bundles.workshop import BuildError, checkout_files

LIST = Path("packaging/REUSE.toml")
NON_COMMERCIAL = "-NC-"
"""Stands in the name of a licence that forbids to sell what is under it."""
GAMES = Path("desktop/gonfalon/games")
NAMING = Path("desktop/gonfalon/games/__init__.py")
"""Names the games that the program brings along."""
TOLD = (
    "CHANGELOG.md", "NOTICE", "README.md", "desktop/*/entry_points.txt", "packaging/REUSE.toml",
    "packaging/bundles/catalogue.py", "packaging/licences/copyright", "packaging/linux/*", "packaging/linux/debian/*",
    "packaging/windows/*.txt", "packaging/words/*.toml", "translations/*.md", "translations/rules/*.md",
)  # fmt: skip
"""What tells of games in lists, of which a piece can be left out; `without` says what a piece is."""
_PIECE = re.compile(r'\s*(?:[-*•] |<|"|#|\w[\w-]* = )')
"""How a line begins that begins a piece of its own."""
_WORDS = re.compile(r'((?:^Keywords=|^keywords = ")\S[^"\n]*;"?$)', re.MULTILINE)


def found_games(root: Path) -> set[str]:
    """The games of a checkout that have contents under such a licence."""
    listed = tomllib.loads((root / LIST).read_text(encoding="utf-8"))["annotations"]
    names = {path.name for path in (root / GAMES).iterdir() if (path / "game.py").is_file()}
    found: set[str] = set()
    for one in listed:
        if NON_COMMERCIAL in one["SPDX-License-Identifier"]:
            paths = [one["path"]] if isinstance(one["path"], str) else one["path"]
            found |= {word for path in paths for word in _words_of(path)}
    return found & names


def names_of(games: Collection[str]) -> set[str]:
    """How these games and the players that they bring along are called, in small letters, in every language."""
    from gonfalon.games import GAMES as PLUGINS
    from gonfalon.texts.translations import current_language, set_language

    before, called = current_language(), set(games)
    for code in LANGUAGES:
        set_language(code)
        for game in games:
            called |= {PLUGINS[game].title(), *PLUGINS[game].automata}
            called |= {PLUGINS[game].player(player).name for player in PLUGINS[game].automata}
    set_language(before)
    return {name.casefold() for name in called}


def copy(root: Path, folder: Path, games: Set[str]) -> None:
    """Copy all files of a checkout that git knows into an empty folder, but for these games and what tells of them.

    Raises:
        BuildError: when git does not tell its files, or a list of games is not of the expected form.
    """
    names = names_of(games)
    for name in checkout_files(root):
        goal = folder / name
        if games & _words_of(name):
            continue
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, goal)
        if any(Path(name).match(pattern) for pattern in TOLD):
            goal.write_text(without(goal.read_text(encoding="utf-8"), names), encoding="utf-8")
    _forget(folder / NAMING, games)
    done = subprocess.run(
        [sys.executable, "packaging/translations.py", "update"], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildError(f"The texts of the copy cannot be brought up to date: {done.stdout}{done.stderr}")


def without(text: str, names: Collection[str]) -> str:
    """A text without the pieces that mention one of these names, which are given in small letters.

    A piece is an entry of a list with its further lines, an element or a value on a line of its own, or a paragraph.
    Of a line of keywords the words are the pieces.
    """

    def known(piece: str) -> bool:
        return any(name in piece.casefold() for name in names)

    def kept_words(line: re.Match[str]) -> str:
        return ";".join(word for word in line[1].split(";") if not known(word))

    pieces: list[list[str]] = []
    for line in _WORDS.sub(kept_words, text).splitlines(keepends=True):
        goes_on = bool(pieces) and bool(pieces[-1][-1].strip()) and bool(line.strip()) and not _PIECE.match(line)
        if goes_on:
            pieces[-1].append(line)
        else:
            pieces.append([line])
    return "".join("".join(piece) for piece in pieces if not known("".join(piece)))


def _words_of(path: str) -> set[str]:
    return set(re.split(r"[/._-]", path))


def _forget(naming: Path, games: Collection[str]) -> None:
    text = naming.read_text(encoding="utf-8")
    for game in games:
        text, times = re.subn(rf'(?:, )?"{game}"', "", text)
        if times != 1:
            raise BuildError(f"{NAMING} names '{game}' {times} times, and once was expected.")
    naming.write_text(text, encoding="utf-8")
