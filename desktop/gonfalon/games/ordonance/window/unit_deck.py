"""The deck of Ordonance as the start screen sees it: whose it is, how many cards it has and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from gonfalon.core.lacking import SetsUnread
from gonfalon.core.slips import CardFileError, Slip
from gonfalon.games.ordonance.texts.shuffled import decks_shuffled

if TYPE_CHECKING:
    from gonfalon.games.ordonance.rules.decks import Decks

__all__ = ["USUAL_DECKS", "USUAL_SIZE", "UnitDeck"]

USUAL_DECKS: Final[Mapping[int, int]] = {2: 1, 3: 2, 4: 2}
USUAL_SIZE: Final = 56
"""How many decks of how many cards are shuffled for so many players, said before the file that says so is read."""


class UnitDeck:
    """What a game of Ordonance would be played with now; before it has been read, the deck that is usual."""

    def __init__(self) -> None:
        self._find: Callable[[], Decks] | None = None
        self.known = False
        """Whether the deck has been read."""
        self.being_read = False
        """Whether it will soon have been."""
        self.name = ""
        """Its id; empty where it cannot be played."""
        self.size = USUAL_SIZE
        """How many cards one deck has."""
        self._decks_by_players: Mapping[int, int] = USUAL_DECKS
        self.own = False
        """Whether it is a file of the user's."""
        self.scarce = False
        """Whether it may run out before all places are full, with some number of players."""
        self.reconstruction = True
        """Whether it only stands for a printed deck whose list is not known."""
        self.file = ""
        """What the file is called that has mistakes."""
        self.slips: tuple[Slip, ...] = ()
        """What is wrong with it."""

    def set_decks(self, find: Callable[[], Decks]) -> None:
        """Take the deck from the decks that this gives, which may take time."""
        self._find = find
        self.known = False

    def read(self) -> bool:
        """Look which deck there is now; whether that is anything new."""
        from gonfalon.games.ordonance.rules.deck import RECONSTRUCTION
        from gonfalon.games.ordonance.rules.decks import Decks

        before = self._state()
        decks = self._find() if self._find is not None else Decks()
        own = decks.own is not None
        try:
            deck = decks.deck()
        except SetsUnread:
            self.being_read = True
            return False
        except CardFileError as error:
            self.own = own
            self.name, self.size, self.scarce, self.reconstruction, self.slips = "", 0, False, False, error.slips
            self.file = error.slips[0].source.replace("\\", "/").rpartition("/")[2]
        else:
            self.own = own
            self.name, self.size, self.slips, self.file = deck.name, deck.size, (), ""
            self._decks_by_players = deck.decks_by_players
            self.scarce = any(map(deck.may_run_out, deck.decks_by_players))
            self.reconstruction = deck.status == RECONSTRUCTION and not self.own
        self.known, self.being_read = True, False
        return before != self._state()

    def shuffled(self, players: int) -> str:
        """How many decks so many players shuffle, as a sentence."""
        decks = self._decks_by_players.get(players, 1)
        return decks_shuffled(players, decks, decks * self.size)

    def _state(self) -> tuple[object, ...]:
        decks = tuple(sorted(self._decks_by_players.items()))
        return self.known, self.name, self.size, decks, self.own, self.scarce, self.reconstruction, self.slips
