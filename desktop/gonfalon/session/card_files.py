"""Files of cards that people write: whose they are."""

from __future__ import annotations

from pathlib import Path

from gonfalon.core.deck import CardFileError, compose, content, read_file
from gonfalon.session.game import Game, Games

__all__ = ["meant_for"]


def meant_for(path: Path, games: Games) -> Game | None:
    """The game whose cards a file is meant to be: that which claims it most, else that for which people write sets."""
    keys = _keys(path)
    return max(games.values(), key=lambda game: (game.claims(path.name, keys), game.writes_sets), default=None)


def _keys(path: Path) -> frozenset[str]:
    """The words at the top of a file, nothing where it cannot be read.

    A set that is written short has its cards beside one another, each with a type: their names are no such words.
    """
    try:
        said = content(compose(read_file(path), str(path)))
    except CardFileError:
        return frozenset()
    if not isinstance(said, dict):
        return frozenset()
    return frozenset(key for key, value in said.items() if not (isinstance(value, dict) and "type" in value))
