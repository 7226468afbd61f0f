"""The balance of cards: what each was worth in games of bots, also counted in the background beside a window."""

from __future__ import annotations

import json
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, Final

from gonfalon.bots.confidence import Interval, Ratio
from gonfalon.bots.process import BackgroundTask, usable_cores
from gonfalon.core.dice import Dice, game_dice
from gonfalon.core.game import Outcome
from gonfalon.core.seats import FAMILIES
from gonfalon.session.plugin import GamePlugin, entry_point
from gonfalon_lab.match_runner import ThinkingLimits, play_game

BALANCE_GROUP: Final = "gonfalon.balance"
"""The group of the entry points of a `CardBalance`, each by the name of its game."""
EVEN = 60
"""A victory in whole numbers, however many of at most five share it."""


@dataclass(frozen=True)
class BalanceColumn:
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
        """Return the 95 % interval of the figure; a normal interval is cut off at the possible values."""
        found = ratio.share_interval() if self.share else ratio.mean_interval()
        return found if found is None or self.share else (max(0.0, found[0]), min(self.most, found[1]))


class CardTally:
    """The figures of one kind over many games."""

    __slots__ = ("games", "ratios")

    def __init__(self, columns: Iterable[BalanceColumn]) -> None:
        self.games = 0
        """Games in whose deck it was."""
        self.ratios = {column.key: Ratio() for column in columns}

    def merge(self, other: CardTally) -> None:
        """The games of another."""
        self.games += other.games
        for key, mine in self.ratios.items():
            mine.merge(other.ratios[key])


class CardBalance(ABC):
    """The method by which the cards of a game are valued."""

    columns: tuple[BalanceColumn, ...]
    """The first is that of the copies that were dealt."""
    beside: tuple[BalanceColumn, ...] = ()
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
        """Return how decks are made up and what is counted, in the current language, for a help text."""

    @abstractmethod
    def sentence(self, cards: Any) -> str:
        """Return a sentence that says how decks are made of these cards."""

    @abstractmethod
    def diary(self, table: Any) -> Any:
        """Return an observer that records what becomes of a table's cards from now on."""

    @abstractmethod
    def add(self, tally: CardTally, diary: Any, kind: int, outcome: Outcome) -> None:
        """Add a game that is over to the tally of a kind, which is given by its place in the deck."""

    def tally(self) -> CardTally:
        """One in which nothing has been counted yet."""
        return CardTally((*self.columns, *self.beside))


def measure_cards(
    find: Callable[[str], GamePlugin],
    name: str,
    cards: object,
    bot: str,
    players: int,
    seed: int,
    numbers: Iterable[int],
) -> dict[str, CardTally]:
    """The figures of every kind that was in a deck in the games of these numbers, by its word.

    Args:
        find: gives the game by its name, in the process that plays.
        name: that of the game.
        cards: what it is played with, as its `CardBalance` reads them.
        bot: who plays for everybody.
        players: how many they are.
        seed: for all games; each depends on nothing but its number and this.
        numbers: which games.

    Raises:
        BotFault: when the bot plays what is not legal.
    """
    game = find(name)
    weighing: CardBalance = entry_point(BALANCE_GROUP, name)
    names = (bot,) * players
    bots = [game.bot(bot)] * players
    tallies: dict[str, CardTally] = {}
    for number in numbers:
        dice = game_dice(seed, number)
        deck = weighing.draw(cards, dice)
        options = game.rules.options({"families": FAMILIES[:players], "cards": deck})
        state = game.rules.setup(options, dice.word())
        diary = weighing.diary(state.table)
        play_game(game.rules, state, names, bots, [dice.split() for _ in names], ThinkingLimits())
        outcome = game.rules.outcome(state.table)
        for place, kind in enumerate(weighing.kinds(deck)):
            if kind not in tallies:
                tallies[kind] = weighing.tally()
            tallies[kind].games += 1
            weighing.add(tallies[kind], diary, place, outcome)
    return tallies


def merge_tallies(parts: Iterable[dict[str, CardTally]]) -> dict[str, CardTally]:
    """The tallies of all parts together, by kind."""
    whole: dict[str, CardTally] = {}
    for part in parts:
        for kind, tally in part.items():
            if kind in whole:
                whole[kind].merge(tally)
            else:
                whole[kind] = tally
    return whole


def format_tallies(tallies: Mapping[str, CardTally]) -> str:
    """Tallies as `parse_tallies` reads them."""
    plain = {
        kind: [tally.games, {key: astuple(ratio) for key, ratio in tally.ratios.items()}]
        for kind, tally in tallies.items()
    }
    return json.dumps(plain, separators=(",", ":"))


def parse_tallies(text: str, weighing: CardBalance) -> dict[str, CardTally]:
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


ENOUGH: Final = 2000
"""So many games tell a card that is two points too strong from one that is even."""
MOST_PROCESSES: Final = 4
PIECE: Final = 0.3
"""After so many seconds a process tells what it has found."""


class BalanceRun:
    """So many games with one set of cards, which can be given up at any time; to be used from one thread."""

    def __init__(
        self,
        game: str,
        sources: Sequence[tuple[str, str]],
        others: Sequence[str],
        find: Callable[[str], GamePlugin],
        *,
        players: int = 4,
        games: int = ENOUGH,
        seed: int = 1,
        bot: str = "squire",
        processes: int = 0,
    ) -> None:
        """
        Args:
            game: its name.
            sources: the files of the set, as (name, text), in which nothing is wrong.
            others: kinds of other sets that it may name.
            find: gives the game by its name, in the other processes; a function at the top of a module.
            players: how many sit at each table.
            games: how many are played.
            seed: for all of them; each depends on nothing but its number and this.
            bot: who plays for everybody.
            processes: how many play, 0 for one for each core up to `MOST_PROCESSES`.
        """
        self.all = games
        """So many are played."""
        self.games = 0
        """So many have been counted so far."""
        self.tallies: dict[str, CardTally] = {}
        """Their figures, by kind."""
        self._weighing: CardBalance = entry_point(BALANCE_GROUP, game)
        given = (find, game, tuple(sources), tuple(others), bot, players, seed)
        count = min(processes or min(usable_cores(), MOST_PROCESSES), games)
        self._tasks = [
            BackgroundTask("gonfalon-balance", _played_in_pieces, *given, range(first, games, count))
            for first in range(count)
        ]

    @property
    def done(self) -> float:
        """The share of the work that is done, from 0 to 1."""
        return self.games / self.all

    @property
    def failed(self) -> bool:
        """Whether some games could not be played."""
        return any(task.failed for task in self._tasks)

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of its processes that are there."""
        return tuple(task.pid for task in self._tasks if task.pid is not None)

    def poll(self) -> bool:
        """Add up what has been found since the last time; whether there is more to come. To be called a few times a
        second."""
        for task in self._tasks:
            for text in task.hear():
                count, _, figures = text.partition(" ")
                try:
                    games, found = int(count), parse_tallies(figures, self._weighing)
                except ValueError as error:
                    task.fail(str(error))
                    break
                self.games += games
                self.tallies = merge_tallies((self.tallies, found))
        if self.failed:
            self.close()
        return any(task.busy for task in self._tasks)

    def close(self) -> None:
        """Give it up, or let go of what has ended; the figures so far stay."""
        for task in self._tasks:
            task.kill()
        for task in self._tasks:
            task.close()


def _played_in_pieces(
    find: Callable[[str], GamePlugin],
    game: str,
    sources: tuple[tuple[str, str], ...],
    others: tuple[str, ...],
    bot: str,
    players: int,
    seed: int,
    numbers: range,
) -> Iterator[str]:
    """Yield, piece by piece, how many more games were played and their results."""
    cards = entry_point(BALANCE_GROUP, game).compose(sources, others)
    size = 1
    while numbers:
        piece, numbers = numbers[:size], numbers[size:]
        begin = time.perf_counter()
        figures = format_tallies(measure_cards(find, game, cards, bot, players, seed, piece))
        passed = time.perf_counter() - begin
        yield f"{len(piece)} {figures}"
        size = max(1, min(2 * size, int(PIECE * len(piece) / max(passed, 1e-6))))
