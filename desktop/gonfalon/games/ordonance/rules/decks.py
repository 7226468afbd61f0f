"""The decks that can be played with: the shipped one, and one that the user keeps in the folder of card sets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from gonfalon.core.deck import CardFileError, Slip, stamp
from gonfalon.core.lacking import KEPT, NO_TEXTS, MissingSet, SetsUnread, in_record, other_text
from gonfalon.games.ordonance.rules.deck import Deck, from_text, load, shipped

OWN = "ordonance.yaml"
"""What the user's own deck is called; it is played instead of the shipped one."""


class Decks:
    """Finds the deck for a new game and the one of a record; the user's file is read again when it has changed."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        """Where the user's card sets lie, None where there are none; it need not exist."""
        self.ahead = False
        """Whether somebody reads the deck by `read_ahead`; who asks for it too early is told so and need not wait."""
        self._ready = False
        self._read: tuple[Path, tuple[int, int], Deck | CardFileError] | None = None
        """The user's own file, when it was changed, and what is in it."""

    @property
    def own(self) -> Path | None:
        """The user's own deck, None where there is none; its name may be written in large letters."""
        if self.folder is None:
            return None
        try:
            named = [path for path in self.folder.iterdir() if path.name.lower() == OWN and path.is_file()]
        except OSError:
            return None
        return max(named, key=lambda path: (path.name == OWN, path.name), default=None)

    @property
    def slips(self) -> tuple[Slip, ...]:
        """What is wrong with the user's own deck; nothing when there is none."""
        try:
            self.deck()
        except CardFileError as error:
            return error.slips
        return ()

    def deck(self) -> Deck:
        """The deck that a new game is played with.

        Raises:
            CardFileError: when the user's own deck, or without one the shipped deck, has mistakes.
            SetsUnread: when it is still being read.
        """
        if self.ahead and not self._ready:
            raise SetsUnread
        own = self.own
        if own is None:
            return shipped()
        if self._read is None or self._read[:2] != (own, stamp(own)):
            if self.ahead:
                raise SetsUnread
            self._look_into(own)
            assert self._read is not None
        found = self._read[2]
        if isinstance(found, CardFileError):
            raise found
        return found

    def read_ahead(self) -> Iterator[None]:
        """Read the decks, the shipped one first; the steps may be taken in another thread."""
        with suppress(CardFileError):  # told to whoever asks for it
            shipped()
        self._ready = True
        yield
        own = self.own
        if own is not None and (self._read is None or self._read[:2] != (own, stamp(own))):
            self._look_into(own)
            yield

    def _look_into(self, path: Path) -> None:
        changed = stamp(path)
        try:
            self._read = (path, changed, load(path))
        except CardFileError as error:
            self._read = (path, changed, error)

    def texts_of(self, sets: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """Name and text of the user's own deck, if that is among these and not like the shipped one."""
        with suppress(CardFileError):
            deck = self.deck()
            if (deck.name, deck.hash) in sets and deck.hash != shipped().hash:
                return ((deck.name, deck.source[1].replace("\r\n", "\n")),)
        return ()

    def cards_of(self, sets: Sequence[tuple[str, str]], texts: Mapping[str, str] = NO_TEXTS) -> Deck:
        """The deck of a record by its name and hash: one that lies here, or the one whose text the record has.

        Raises:
            MissingSet: when none is the one that was played with.
        """
        if len(sets) != 1:
            place = min(1, len(sets))
            name = sets[place][0] if sets else ""
            raise MissingSet("a game of Ordonance is played with one deck.", place, name)
        name, digest = sets[0]
        deck = broken = None
        for read in (shipped, self.deck):
            try:
                deck = read()
            except CardFileError as error:
                broken = error.slips[0]
                continue
            if deck.hash == digest:
                return deck
        if name in texts:
            return self._kept(name, digest, texts[name])
        raise MissingSet(self._why(name, digest, deck, broken), 0, name)

    def _kept(self, name: str, digest: str, text: str) -> Deck:
        try:
            deck = from_text(KEPT, text)
        except CardFileError as error:
            raise MissingSet(in_record(name, error.slips[0]), 0, name) from None
        if deck.hash != digest:
            raise MissingSet(other_text(name, digest, deck.hash), 0, name)
        return deck

    def _why(self, name: str, digest: str, here: Deck | None, broken: Slip | None) -> str:
        game = f"this game was played with the deck '{name}' ({digest}), which is not here"
        if broken is not None:
            # Perhaps it is the one, with a mistake in it by now.
            return f"{game}; a deck that is here cannot be read: {broken}"
        if here is not None and self.own is not None:
            return f"{game}: {self.own} has another one now ({here.hash}). Put the file of then into its place."
        where = f"put its file as {OWN} into {self.folder}" if self.folder else "say where its file lies"
        return f"{game}; {where}."
