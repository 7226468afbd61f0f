"""What can be played on the start screen: the shipped games, any ten of them mixed, and the sets of users."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gonfalon.core.lacking import SetsUnread
from gonfalon.core.slips import CardFileError
from gonfalon.games.oriflamme.window.deck_strip import Small
from gonfalon.texts.slips import told_all

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.cardset import CardSet
    from gonfalon.games.oriflamme.rules.shelf import Shelf, Shelved
    from gonfalon.games.oriflamme.window.picker.choice import Draft

__all__ = ["ALLIANCE", "BOXES", "MIXED", "ORIFLAMME", "OWN", "OfferedSets", "Pick", "read_picks", "usual_own"]

ORIFLAMME: Final = "oriflamme"
ALLIANCE: Final = "alliance"
MIXED: Final = "mixed"
BOXES: Final = {ORIFLAMME: "Oriflamme", ALLIANCE: "Alliance"}
"""The editions that are played with all cards of one box, and the name of the set in it."""
OWN: Final = "own:"
"""What the key of a user's set begins with; the place of its file in the folder of sets follows."""
_PLACES: Final = {ORIFLAMME: 0, ALLIANCE: 1}
_HALF: Final = {"character": 3, "intrigue": 2}
"""What the first mixed deck takes of each of the two sets."""

_MOST_PICKS: Final = 40
_LONGEST_KEY: Final = 200
# Not asked of the game: it is not loaded before the first screen has been painted.
_KINDS: Final = 10
_KIND: Final = re.compile(r"[a-z0-9-]{1,64}")

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pick:
    """Ten kinds of cards, and the names of the sets they come from."""

    sets: tuple[str, ...]
    kinds: tuple[str, ...]


def read_picks(kept: Any) -> dict[str, Pick]:
    """The decks that the settings kept by the key of their edition, as far as they are any."""
    found: dict[str, Pick] = {}
    for key, entry in kept.items() if isinstance(kept, dict) else ():
        deck = _read_deck(entry)
        if _can_be_chosen(key) and deck is not None and len(found) < _MOST_PICKS:
            found[key] = deck
    return found


def _can_be_chosen(key: Any) -> bool:
    if not isinstance(key, str) or len(key) > _LONGEST_KEY:
        return False
    return key in (*BOXES, MIXED) or (key.startswith(OWN) and len(key) > len(OWN))


def _read_deck(entry: Any) -> Pick | None:
    if not isinstance(entry, dict):
        return None
    sets, kinds = (_words(entry.get(name)) for name in ("sets", "kinds"))
    known = {kind for kind in kinds if _KIND.fullmatch(kind)}
    return Pick(tuple(sets[:_KINDS]), tuple(sorted(known))) if len(known) == _KINDS else None


def _words(value: Any) -> list[str]:
    return [word for word in value if isinstance(word, str)] if isinstance(value, list) else []


class OfferedSets:
    """The shelf as the start screen sees it; it reads no file before it is asked to."""

    def __init__(self) -> None:
        self._find: Callable[[], Shelf] | None = None
        self._own: tuple[Shelved, ...] = ()
        self.trouble = ""
        """Why the shipped cards cannot be used; nearly always empty."""
        self.known = False
        """Whether the shipped sets have been read; of the users' some may still be missing."""

    def set_shelf(self, find: Callable[[], Shelf]) -> None:
        """Take the sets from the shelf that this gives, which may take time."""
        self._find = find
        self.known = False

    @property
    def has_shelf(self) -> bool:
        """Whether it has been said where users' sets are."""
        return self._find is not None

    @property
    def shelf(self) -> Shelf:
        """The shelf, which is that of the shipped sets until there is another."""
        from gonfalon.games.oriflamme.rules.shelf import Shelf

        return self._find() if self._find is not None else Shelf()

    def read(self) -> bool:
        """Look what lies on the shelf now; whether that is anything new."""
        before = (self.known, self._own, self.trouble)
        try:
            self._own, self.trouble = self.shelf.own(), ""
        except SetsUnread:
            return False
        except (CardFileError, OSError) as error:
            # Nobody but a person with an editor can bring this about, and the window must open all the same.
            _log.warning("The card sets cannot be read: %s", error)
            self._own, self.trouble = (), _why(error)
        self.known = True
        return before != (self.known, self._own, self.trouble)

    def own(self) -> dict[str, Shelved]:
        """The users' sets that were read, by the key of their game."""
        return {self._key(shelved.path): shelved for shelved in self._own}

    def awaited(self, game: str) -> bool:
        """Whether this is the game of a user's set that has not been read yet, or only since we looked."""
        if not game.startswith(OWN):
            return False
        if not self.known or self.trouble:
            return not self.known
        # In this order: what another thread reads between the two questions is missed by neither.
        there = chain(self.shelf.unread, (shelved.path for shelved in self.shelf.own()))
        return game in map(self._key, there)

    def _key(self, path: Path) -> str:
        folder = self.shelf.folder
        try:
            place = path.relative_to(folder) if folder is not None else path
        except ValueError:
            place = path
        # A set that is renamed, broken or mended in its file is still the same.
        return OWN + place.as_posix()

    def sets(self, game: str) -> tuple[CardSet, ...]:
        """The sets that a deck of this game may be made of; empty when they cannot be used.

        Raises:
            CardFileError: when the program's own files were changed and no longer load.
        """
        shipped = tuple(shelved.cards for shelved in self.shelf.shipped if shelved.cards is not None)
        if game in _PLACES:
            return shipped[_PLACES[game] :][:1]
        if game == MIXED:
            return shipped
        shelved = self.own().get(game)
        return (*shipped, shelved.cards) if shelved is not None and shelved.cards is not None else ()

    def choice(self, game: str, kept: Mapping[str, Pick]) -> Draft | None:
        """The deck that the game would be played with now: the one that is kept if it still can be, else a usual one.

        None when the game cannot be played at all.
        """
        from gonfalon.games.oriflamme.window.picker.choice import Draft

        try:
            sets = self.sets(game)
        except CardFileError as error:
            self.trouble = _why(error)
            return None
        if not sets:
            return None
        choice = Draft(sets)
        if game in BOXES:
            choice.lay(kind.id for kind in choice.kinds)
            return choice
        deck = kept.get(game)
        if deck is not None and choice.offers(deck.kinds):
            choice.lay(deck.kinds)
        if not choice.full:
            choice.lay(_usual_mix(choice) if game == MIXED else usual_own(choice))
        return choice

    @staticmethod
    def drawn_kind(cards: CardSet) -> tuple[str, str]:
        """The first kind of a set that brings a drawing along, and its path; both empty when none does."""
        from gonfalon.games.oriflamme.rules.emblems import emblem_path

        drawings = ((kind.id, emblem_path(cards, kind.id)) for kind in cards.kinds)
        return next(((id, str(drawing)) for id, drawing in drawings if drawing is not None), ("", ""))

    def played(self, choice: Draft, language: str) -> tuple[Small, ...]:
        """The kinds of a deck with their names, in the order in which they are shown."""
        from gonfalon.games.oriflamme.rules.emblems import emblem_path
        from gonfalon.games.oriflamme.texts.cards import deck_texts

        found = []
        for place, part in enumerate(choice.sets):
            texts = deck_texts(part, language)
            for kind in choice.rows[place]:
                if kind.id in choice:
                    drawing = emblem_path(part, kind.id)
                    found.append(Small(kind.id, kind.type, texts[kind.id].name, str(drawing or "")))
        return tuple(found)


def _why(error: CardFileError | OSError) -> str:
    return str(error) if isinstance(error, OSError) else told_all(error.slips)


def _usual_mix(choice: Draft) -> list[str]:
    """Three people and two intrigues of each set, every other one, so that not all are of one mind."""
    ids = []
    for row in choice.rows:
        for type, count in _HALF.items():
            ids += [kind.id for kind in row if kind.type == type][::2][:count]
    return ids


def usual_own(choice: Draft) -> list[str]:
    """The set's own kinds, made up to ten with shipped ones."""
    own = [kind.id for kind in choice.rows[-1]]
    return own + [kind.id for row in choice.rows[:-1] for kind in row]
