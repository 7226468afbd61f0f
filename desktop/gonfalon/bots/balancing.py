"""Games of bots that are played in processes beside a window, and the figures of its cards as they come in."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from gonfalon.bots.errand import Errand
from gonfalon.bots.weighing import Tally, Weighed, Weighing, as_text, merged, read_tallies, weigh

__all__ = ["ENOUGH", "Balancing"]

ENOUGH: Final = 2000
"""So many games tell a card that is two points too strong from one that is even."""
MOST_PROCESSES: Final = 4
PIECE: Final = 0.3
"""After so many seconds a process tells what it has found."""


class Balancing:
    """So many games with one set of cards, which can be given up at any time; to be used from one thread."""

    def __init__(
        self,
        game: str,
        sources: Sequence[tuple[str, str]],
        others: Sequence[str],
        find: Callable[[str], Weighed],
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
        self.tallies: dict[str, Tally] = {}
        """Their figures, by kind."""
        self._weighing: Weighing = find(game).weighing()
        given = (find, game, tuple(sources), tuple(others), bot, players, seed)
        count = min(processes or _cores(), games)
        self._errands = [
            Errand("gonfalon-balance", _played, *given, range(first, games, count)) for first in range(count)
        ]

    @property
    def done(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return self.games / self.all

    @property
    def failed(self) -> bool:
        """Whether some games could not be played."""
        return any(errand.failed for errand in self._errands)

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of its processes that are there."""
        return tuple(errand.pid for errand in self._errands if errand.pid is not None)

    def poll(self) -> bool:
        """Add up what has been found since the last time; whether there is more to come. To be called a few times a
        second."""
        for errand in self._errands:
            for text in errand.hear():
                count, _, figures = text.partition(" ")
                try:
                    games, found = int(count), read_tallies(figures, self._weighing)
                except ValueError as error:
                    errand.fail(str(error))
                    break
                self.games += games
                self.tallies = merged((self.tallies, found))
        if self.failed:
            self.close()
        return any(errand.busy for errand in self._errands)

    def close(self) -> None:
        """Give it up, or let go of what has ended; the figures so far stay."""
        for errand in self._errands:
            errand.kill()
        for errand in self._errands:
            errand.close()


def _cores() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_PROCESSES)


def _played(
    find: Callable[[str], Weighed],
    game: str,
    sources: tuple[tuple[str, str], ...],
    others: tuple[str, ...],
    bot: str,
    players: int,
    seed: int,
    numbers: range,
) -> Iterator[str]:
    """How many games more were played and what came of them, again and again."""
    cards = find(game).weighing().compose(sources, others)
    size = 1
    while numbers:
        piece, numbers = numbers[:size], numbers[size:]
        begin = time.perf_counter()
        figures = as_text(weigh(find, game, cards, bot, players, seed, piece))
        passed = time.perf_counter() - begin
        yield f"{len(piece)} {figures}"
        size = max(1, min(2 * size, int(PIECE * len(piece) / max(passed, 1e-6))))
