"""What each card of a game came to: counted in every game, added up over many."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gonfalon.bots.intervals import Interval, Ratio
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome

__all__ = ["EVEN", "Column", "Tally", "Weighing", "merged"]

EVEN = 60
"""A victory in whole numbers, however many of at most five share it."""


@dataclass(frozen=True)
class Column:
    """One figure of each kind of card."""

    key: str
    head: str
    """What stands over it in a table."""
    share: bool = False
    """Whether it is a share of copies, else a mean."""
    times: int = 1
    """100 for per cent."""
    most: float = math.inf

    def interval(self, ratio: Ratio) -> Interval | None:
        """Where the figure lies with 95 %; a normal interval is cut off where no figure can be."""
        found = ratio.share_interval() if self.share else ratio.mean_interval()
        return found if found is None or self.share else (max(0.0, found[0]), min(self.most, found[1]))


class Tally:
    """The figures of one kind over many games."""

    __slots__ = ("games", "ratios")

    def __init__(self, columns: Iterable[Column]) -> None:
        self.games = 0
        """Games in whose deck it was."""
        self.ratios = {column.key: Ratio() for column in columns}

    def merge(self, other: Tally) -> None:
        """The games of another."""
        self.games += other.games
        for key, mine in self.ratios.items():
            mine.merge(other.ratios[key])


class Weighing(ABC):
    """How one sees what the cards of a game are worth."""

    columns: tuple[Column, ...]
    """The first is that of the copies that were dealt."""
    worth: str
    """The key of the figure that says most."""
    explained: str
    """How decks are made up and what is counted, in lines of at most 98 letters for a terminal."""

    @abstractmethod
    def read(self, path: Path) -> Any:
        """The cards of a file, with `name`, their number as `len`, and whether a kind is `in` them.

        Raises:
            CardFileError: with every mistake in it.
        """

    @abstractmethod
    def draw(self, cards: Any, dice: Dice) -> Any:
        """A deck to play with, in which all these cards are or as many of them as there is room for."""

    @abstractmethod
    def kinds(self, deck: Any) -> Sequence[str]:
        """The kinds of a deck, by their words."""

    @abstractmethod
    def sentence(self, cards: Any) -> str:
        """How decks are made of these cards."""

    @abstractmethod
    def diary(self, table: Any) -> Any:
        """What listens to a table from now on and notes what becomes of its cards."""

    @abstractmethod
    def add(self, tally: Tally, diary: Any, kind: int, outcome: Outcome) -> None:
        """Add a game that is over to the tally of a kind, which is given by its place in the deck."""


def merged(parts: Iterable[dict[str, Tally]]) -> dict[str, Tally]:
    """The tallies of all parts together, by kind."""
    whole: dict[str, Tally] = {}
    for part in parts:
        for kind, tally in part.items():
            if kind in whole:
                whole[kind].merge(tally)
            else:
                whole[kind] = tally
    return whole
