"""The cards of all games: those that the program brings along, and those that lie in a folder of the user's."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from gonfalon.session.games import playable

if TYPE_CHECKING:
    from gonfalon.games.ordonance.decks import Decks
    from gonfalon.games.oriflamme.shelf import Shelf


class Shelves:
    """A shelf for each game, which is made when it is first asked for: reading cards takes time."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        """Where the user's cards lie; it need not exist. None for those of the program only."""
        self._shelves: dict[str, Any] = {}

    @overload
    def of(self, game: Literal["oriflamme"]) -> Shelf: ...
    @overload
    def of(self, game: Literal["ordonance"]) -> Decks: ...
    @overload
    def of(self, game: str) -> Any: ...

    def of(self, game: str) -> Any:
        """The shelf of a game.

        Raises:
            UnknownGame: when there is no game of this name.
        """
        if game not in self._shelves:
            self._shelves[game] = playable(game).shelf(self.folder)
        return self._shelves[game]
