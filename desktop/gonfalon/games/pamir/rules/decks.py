"""The decks that can be played with: the shipped one alone, because nobody has own cards for Pax Pamir."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gonfalon.core.deck import CardFileError, Slip
from gonfalon.core.lacking import NO_TEXTS, MissingSet
from gonfalon.games.pamir.rules.deck import Deck, shipped


class Decks:
    """Finds the deck for a new game and the one of a record."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        """Where the user's cards of other games lie."""
        self.ahead = False
        """The one deck is read when somebody asks for it, whatever this says."""

    @property
    def slips(self) -> tuple[Slip, ...]:
        """What is wrong with the user's own deck: nothing, there is none."""
        return ()

    def deck(self) -> Deck:
        """The deck that a new game is played with.

        Raises:
            CardFileError: when its file was changed and no longer loads.
        """
        return shipped()

    def texts_of(self, sets: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """What a record keeps of its cards: nothing, they come with the program."""
        return ()

    def cards_of(self, sets: Sequence[tuple[str, str]], texts: Mapping[str, str] = NO_TEXTS) -> Deck:
        """The deck of a record by its name and hash; a record's own text of it is not looked at.

        Raises:
            MissingSet: when the shipped one is not the one that was played with.
        """
        if len(sets) != 1:
            place = min(1, len(sets))
            raise MissingSet("a game of Pax Pamir is played with one deck.", place, sets[place][0] if sets else "")
        name, digest = sets[0]
        try:
            deck = shipped()
        except CardFileError as error:
            # Perhaps it is the one, with a mistake in it by now.
            why = f"the deck that comes with the program cannot be read: {error.slips[0]}"
            raise MissingSet(f"this game was played with the deck '{name}' ({digest}); {why}", 0, name) from None
        if deck.hash != digest:
            here = f"this program has another one ({deck.hash}); open it with the version in which it was played."
            raise MissingSet(f"this game was played with the deck '{name}' ({digest}); {here}", 0, name)
        return deck
