"""Files of cards that people write: whose they are."""

from __future__ import annotations

from pathlib import Path

from gonfalon.core.deck import CardFileError, compose, headings, read_file
from gonfalon.session.game import Game, Games

__all__ = ["meant_for"]


def meant_for(path: Path, games: Games) -> Game:
    """The game whose cards a file is meant to be: that which claims it most, else that for which people write sets."""
    if (game := games.sent_in(path)) is not None:
        return game
    try:
        keys = headings(compose(read_file(path), str(path)))
    except CardFileError:
        keys = frozenset()
    return max(games.values(), key=lambda game: (game.claims(path.name, keys), game.writes_sets))
