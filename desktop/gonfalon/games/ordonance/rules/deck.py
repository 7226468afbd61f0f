"""The deck of Ordonance: units, each a set of icons, and how many copies of each there are.

What the cards are stands in YAML alone (rules, section 1); this module knows only the five icons that are drawn.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

from gonfalon.core.files import digest
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.data import cards_dir

LETTERS = {"spear": "S", "bow": "B", "swords": "W", "helmet": "H", "flag": "F"}
"""The letter of each icon in moves and positions (rules, section 11)."""

PRINTED = "printed"
RECONSTRUCTION = "reconstruction"


@dataclass(frozen=True)
class Unit:
    """One kind of card."""

    word: str
    """Its letters from the lowest icon to the highest: `SB`; an icon that it bears twice stands there twice."""
    counts: tuple[int, ...]
    """How often it bears each icon of the deck, from the lowest to the highest."""
    icons: tuple[str, ...]
    """The icons that it bears, from the lowest to the highest."""
    copies: int
    """How many there are in one deck."""


@dataclass(frozen=True, eq=False)
class Deck:
    """The contents of one deck file; a face is the index of a unit in `units`."""

    name: str
    """Its id, by which records name it."""
    status: str
    """`reconstruction` or `printed`."""
    icons: tuple[str, ...]
    """From the lowest in seniority to the highest."""
    units: tuple[Unit, ...]
    """All different cards, sorted by their word."""
    territories: tuple[str, ...]
    """The id of each territory, from the first to the last."""
    hand_size: int
    army_size: int
    decks_by_players: Mapping[int, int]
    """How many of these decks are shuffled together for so many players."""
    source: tuple[str, str]
    """The name and the text of its file."""
    numbers: Mapping[str, int] = field(repr=False)
    """The index of each unit by its word."""

    @property
    def size(self) -> int:
        """The number of cards in one deck."""
        return sum(unit.copies for unit in self.units)

    @property
    def with_icons(self) -> dict[int, int]:
        """The number of cards for each number of different icons on a card."""
        found: dict[int, int] = {}
        for unit in self.units:
            found[len(unit.icons)] = found.get(len(unit.icons), 0) + unit.copies
        return dict(sorted(found.items()))

    @cached_property
    def most_repeats(self) -> int:
        """The most times that one icon stands on a card: 1 unless the deck allows repeats."""
        return max(max(unit.counts) for unit in self.units)

    @property
    def deepest(self) -> int:
        """The highest number of one icon that a full army could show by what the rules alone say."""
        return self.army_size * self.most_repeats

    def decks(self, players: int) -> int:
        """Return how many decks this number of players shuffles together."""
        return self.decks_by_players.get(players, 1)

    def may_run_out(self, players: int) -> bool:
        """Return whether the deck may be empty before all places are full (rules, section 1: loader checks)."""
        wanted = players * (self.hand_size + len(self.territories) * self.army_size)
        return self.decks(players) * self.size < wanted

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that change with the cards and the set-up, not with comments or the form."""
        units = [[unit.word, unit.copies] for unit in self.units]
        decks = sorted(self.decks_by_players.items())
        content = [self.icons, units, self.territories, self.hand_size, self.army_size, decks]
        return digest(json.dumps(content).encode())

    def __reduce__(self) -> tuple[object, ...]:
        # It travels to another process as its text, so that two tables of one game share one deck there too.
        return (from_text, self.source)


def word_of(icons: Iterable[str]) -> str:
    """The letters of these icons, in the order in which they are given."""
    return "".join(LETTERS[icon] for icon in icons)


@lru_cache(maxsize=32)
def from_text(source: str, text: str) -> Deck:
    """The deck that a text describes; `source` names it in sentences about its mistakes.

    Raises:
        CardFileError: with every mistake, each with its line and column.
    """
    from gonfalon.games.ordonance.rules.deck_file import DeckReader

    return DeckReader(source, text).deck()


def load(path: Path) -> Deck:
    """The deck in a file.

    Raises:
        CardFileError: when it cannot be read, or with every mistake in it.
    """
    return from_text(str(path), read_card_file(path))


def shipped() -> Deck:
    """The deck that comes with the program: a reconstruction, as it says itself.

    Raises:
        CardFileError: when its file was changed and no longer loads.
    """
    return load(cards_dir() / "ordonance.yaml")
