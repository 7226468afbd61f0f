"""What each card of a game came to: counted in every game that bots play, added up over many."""

from __future__ import annotations

import json
import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, Protocol

from gonfalon.bots.bot import Bot
from gonfalon.bots.contest import Limits, dice_of, play_out
from gonfalon.bots.intervals import Interval, Ratio
from gonfalon.core.dice import Dice
from gonfalon.core.families import FAMILIES
from gonfalon.core.game import Outcome

__all__ = ["EVEN", "Column", "Tally", "Weighed", "Weighing", "as_text", "merged", "read_tallies", "weigh"]

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
    beside: tuple[Column, ...] = ()
    """Figures for whoever explains the others; a table has no room for them."""
    worth: str
    """The key of the figure that says most."""

    @abstractmethod
    def read(self, path: Path) -> Any:
        """The cards of a file, with `name`, their number as `len`, and whether a kind is `in` them.

        Raises:
            CardFileError: with every mistake in it.
        """

    @abstractmethod
    def compose(self, sources: Sequence[tuple[str, str]], others: Sequence[str]) -> Any:
        """The cards of one or more files, given as (name, text); `others` are kinds of other sets that they may name.

        Raises:
            CardFileError: with every mistake in them.
        """

    @abstractmethod
    def draw(self, cards: Any, dice: Dice) -> Any:
        """A deck to play with, in which all these cards are or as many of them as there is room for."""

    @abstractmethod
    def kinds(self, deck: Any) -> Sequence[str]:
        """The kinds of a deck, by their words."""

    @abstractmethod
    def explained(self) -> str:
        """How decks are made up and what is counted, in the language that is spoken, for a help."""

    @abstractmethod
    def sentence(self, cards: Any) -> str:
        """How decks are made of these cards."""

    @abstractmethod
    def diary(self, table: Any) -> Any:
        """What listens to a table from now on and notes what becomes of its cards."""

    @abstractmethod
    def add(self, tally: Tally, diary: Any, kind: int, outcome: Outcome) -> None:
        """Add a game that is over to the tally of a kind, which is given by its place in the deck."""

    def tally(self) -> Tally:
        """One in which nothing has been counted yet."""
        return Tally((*self.columns, *self.beside))


class Weighed(Protocol):
    """What is asked of a game whose cards are weighed."""

    @property
    def rules(self) -> Any:
        """Its rules."""
        ...

    def bot(self, name: str) -> Bot:
        """Who plays it."""
        ...

    def weighing(self) -> Any:
        """How one sees what its cards are worth."""
        ...


def weigh(
    find: Callable[[str], Weighed], name: str, cards: Any, bot: str, players: int, seed: int, numbers: Iterable[int]
) -> dict[str, Tally]:
    """The figures of every kind that was in a deck in the games of these numbers, by its word.

    Args:
        find: gives the game by its name, in the process that plays.
        name: that of the game.
        cards: what it is played with, as its `Weighing` reads them.
        bot: who plays for everybody.
        players: how many they are.
        seed: for all games; each depends on nothing but its number and this.
        numbers: which games.

    Raises:
        BotFault: when the bot plays what is not legal.
    """
    game = find(name)
    weighing: Weighing = game.weighing()
    names = (bot,) * players
    bots = [game.bot(bot)] * players
    tallies: dict[str, Tally] = {}
    for number in numbers:
        dice = dice_of(seed, number)
        deck = weighing.draw(cards, dice)
        options = game.rules.options({"families": FAMILIES[:players], "cards": deck})
        state = game.rules.setup(options, dice.word())
        diary = weighing.diary(state.table)
        play_out(game.rules, state, names, bots, [dice.split() for _ in names], Limits())
        outcome = game.rules.outcome(state.table)
        for place, kind in enumerate(weighing.kinds(deck)):
            if kind not in tallies:
                tallies[kind] = weighing.tally()
            tallies[kind].games += 1
            weighing.add(tallies[kind], diary, place, outcome)
    return tallies


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


def as_text(tallies: Mapping[str, Tally]) -> str:
    """Tallies as `read_tallies` reads them."""
    plain = {
        kind: [tally.games, {key: astuple(ratio) for key, ratio in tally.ratios.items()}]
        for kind, tally in tallies.items()
    }
    return json.dumps(plain, separators=(",", ":"))


def read_tallies(text: str, weighing: Weighing) -> dict[str, Tally]:
    """The tallies of a text.

    Raises:
        ValueError: when they are damaged, or another game's.
    """
    tallies = {}
    try:
        for kind, (games, ratios) in json.loads(text).items():
            tally = tallies[str(kind)] = weighing.tally()
            tally.games = int(games)
            if ratios.keys() != tally.ratios.keys():
                raise ValueError("figures of something else")
            tally.ratios = {key: Ratio(*map(int, sums)) for key, sums in ratios.items()}
    except (TypeError, AttributeError, RecursionError) as error:
        raise ValueError("no tallies of cards") from error
    return tallies
