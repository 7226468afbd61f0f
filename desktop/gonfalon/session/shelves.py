"""The cards of all games: those that the program brings along, and those that lie in a folder of the user's."""

from __future__ import annotations

from collections.abc import Set
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

from gonfalon.session.game import Games


class Shelves:
    """A shelf for each game, which is made when it is first asked for: reading cards takes time."""

    def __init__(self, games: Games, folder: Path | None = None) -> None:
        self.games = games
        self.folder = folder
        """Where the user's cards lie; it need not exist. None for those of the program only."""
        self.ahead = False
        """Whether a `Reading` reads the cards; else each shelf reads them when it is asked for them."""
        self._shelves: dict[str, Any] = {}
        self._lock = Lock()

    def of(self, game: str) -> Any:
        """The shelf of a game, in the shape that this game gives it.

        Raises:
            UnknownGame: when there is no game of this name.
        """
        with self._lock:
            if game not in self._shelves:
                self._shelves[game] = self.games[game].playable.shelf(self.folder, partial(self._elsewhere, game))
            shelf = self._shelves[game]
            shelf.ahead = self.ahead
            return shelf

    def _elsewhere(self, game: str, file: str, keys: Set[str]) -> bool:
        """Whether a file of the user's looks more like cards of another game; see `Game.claims`."""
        mine = self.games[game].claims(file, keys)
        return any(other.claims(file, keys) > mine for other in self.games.values() if other.name != game)
