"""The cards of all games: those that the program brings along, and those that lie in a folder of the user's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gonfalon.session.games import playable


class Shelves:
    """A shelf for each game, which is made when it is first asked for: reading cards takes time."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        """Where the user's cards lie; it need not exist. None for those of the program only."""
        self._shelves: dict[str, Any] = {}

    def of(self, game: str) -> Any:
        """The shelf of a game, in the shape that this game gives it.

        Raises:
            UnknownGame: when there is no game of this name.
        """
        if game not in self._shelves:
            self._shelves[game] = playable(game).shelf(self.folder)
        return self._shelves[game]
