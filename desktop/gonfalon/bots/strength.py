"""Shares of victories, how sure they are, and what they say of a bot's strength."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from gonfalon.bots.intervals import SURE, at_any_time

__all__ = ["AT_ANY_TIME", "METHOD", "Share", "Shares", "shares_of"]

METHOD: Final = "normal interval on the mean share of each deal, because the games of one deal are alike"
AT_ANY_TIME: Final = (
    "asymptotic confidence sequence on the mean share of each deal: it holds at all numbers of deals at once, "
    "however often one looks"
)


@dataclass(frozen=True)
class Share:
    """How much of all victories the seats of one bot had."""

    bot: str
    seats: int
    share: float
    low: float
    high: float
    even: float
    """What these seats would have if all were equally strong."""

    @property
    def verdict(self) -> str:
        return "stronger" if self.low > self.even else "weaker" if self.high < self.even else "not told apart"

    def decided(self, width: float) -> bool:
        """Whether the interval leaves out what is even, or is at most so wide."""
        return not self.low <= self.even <= self.high or self.high - self.low <= width


class Shares:
    """Deals are the observations: what happens in the rotations of one deal hangs together."""

    def __init__(self, names: Sequence[str]) -> None:
        """
        Args:
            names: the bot of each seat.
        """
        self._names = names
        self.deals = 0
        self._seats = {name: [seat for seat, other in enumerate(names) if other == name] for name in names}
        self._sums = dict.fromkeys(names, 0.0)
        self._squares = dict.fromkeys(names, 0.0)

    def add(self, victories: Sequence[float]) -> None:
        """One more deal: the victories of each seat, summed over the rotations."""
        self.deals += 1
        for name, seats in self._seats.items():
            share = sum(victories[seat] for seat in seats) / len(self._names)
            self._sums[name] += share
            self._squares[name] += share * share

    def shares(self, always: bool = False) -> list[Share]:
        """The share of each bot.

        Args:
            always: whether the intervals shall hold at all numbers of deals at once, not only at this one.
        """
        found = []
        for name, seats in self._seats.items():
            mean = self._sums[name] / self.deals
            squares = max(0.0, self._squares[name] - self.deals * mean * mean)
            low, high = 0.0, 1.0
            if always:
                half = at_any_time(squares, self.deals, 1 / (4 * len(self._names)))
                low, high = max(0.0, mean - half), min(1.0, mean + half)
            elif self.deals > 1:
                half = SURE * math.sqrt(squares / (self.deals - 1) / self.deals)
                low, high = max(0.0, mean - half), min(1.0, mean + half)
            found.append(Share(name, len(seats), mean, low, high, len(seats) / len(self._names)))
        return found


def shares_of(names: Sequence[str], results: Iterable[Sequence[float]]) -> list[Share]:
    """The share of each bot.

    Args:
        names: the bot of each seat.
        results: for each deal the victories of each of these seats, summed over the rotations.
    """
    shares = Shares(names)
    for victories in results:
        shares.add(victories)
    return shares.shares()
