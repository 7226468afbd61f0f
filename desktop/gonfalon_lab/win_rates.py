"""Win rates of bots with their confidence intervals, and Elo ratings fitted to them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gonfalon.bots.confidence import Z_95, anytime_half_width
from gonfalon.core.dice import Dice

METHOD: Final = "normal interval on the mean share of each deal, because the games of one deal are alike"
AT_ANY_TIME: Final = (
    "asymptotic confidence sequence on the mean share of each deal: it holds at all numbers of deals at once, "
    "however often one looks"
)


@dataclass(frozen=True)
class WinRate:
    """The share of all victories that the seats of one bot had."""

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
        """Return whether the interval excludes the even share, or is at most this wide."""
        return not self.low <= self.even <= self.high or self.high - self.low <= width


class WinRates:
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

    def shares(self, always: bool = False) -> list[WinRate]:
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
                half = anytime_half_width(squares, self.deals, 1 / (4 * len(self._names)))
                low, high = max(0.0, mean - half), min(1.0, mean + half)
            elif self.deals > 1:
                half = Z_95 * math.sqrt(squares / (self.deals - 1) / self.deals)
                low, high = max(0.0, mean - half), min(1.0, mean + half)
            found.append(WinRate(name, len(seats), mean, low, high, len(seats) / len(self._names)))
        return found


def win_rates(names: Sequence[str], results: Iterable[Sequence[float]]) -> list[WinRate]:
    """The share of each bot.

    Args:
        names: the bot of each seat.
        results: for each deal the victories of each of these seats, summed over the rotations.
    """
    shares = WinRates(names)
    for victories in results:
        shares.add(victories)
    return shares.shares()


DRAWS: Final = 200
"""So many times deals are drawn anew from those that were played, to see how far the figures move (bootstrap)."""
_ROUNDS: Final = 500
_NEAR: Final = 1e-5


@dataclass(frozen=True)
class Encounter:
    """The results of the deals that one line-up played."""

    names: tuple[str, ...]
    """The bot of each seat."""
    deals: Sequence[Sequence[float]]
    """For each deal the victories of each seat, summed over the rotations."""


class Elo(NamedTuple):
    """A strength: 400 more stand for ten times the chance to win."""

    elo: float
    low: float
    high: float
    """The ends of the 95 % interval."""


class _Sum(NamedTuple):
    """All games of a line-up together."""

    seats: Mapping[str, int]
    victories: Mapping[str, float]
    games: float


def fit_elos(met: Sequence[Encounter], reference: str | None = None) -> dict[str, Elo]:
    """The strength of each bot, from the weakest to the strongest.

    At each table one game more is counted that all seats won alike: else nothing could be said of one that never wins.

    Args:
        met: every two bots are joined by tables at which they met, or met others who did.
        reference: whose figure is 0, the mean of all when None.
    """
    found = _fitted([_sum(each.names, each.deals) for each in met], reference)
    dice = Dice(0)
    squares = dict.fromkeys(found, 0.0)
    for _ in range(DRAWS):
        drawn = [_sum(each.names, [dice.pick(each.deals) for _ in each.deals]) for each in met]
        for name, elo in _fitted(drawn, reference).items():
            squares[name] += (elo - found[name]) ** 2
    half = {name: Z_95 * math.sqrt(square / DRAWS) for name, square in squares.items()}
    ranks = sorted(found, key=lambda name: (found[name], name))
    return {name: Elo(found[name], found[name] - half[name], found[name] + half[name]) for name in ranks}


def _sum(names: Sequence[str], deals: Sequence[Sequence[float]]) -> _Sum:
    seats = {name: names.count(name) for name in names}
    victories = {name: count / len(names) for name, count in seats.items()}
    for seat, name in enumerate(names):
        victories[name] += math.fsum(deal[seat] for deal in deals)
    return _Sum(seats, victories, len(deals) * len(names) + 1)


def _fitted(tables: Sequence[_Sum], reference: str | None) -> dict[str, float]:
    victories: dict[str, float] = {}
    for table in tables:
        for name, won in table.victories.items():
            victories[name] = victories.get(name, 0.0) + won
    strengths = dict.fromkeys(victories, 1.0)
    for _ in range(_ROUNDS):
        chances = dict.fromkeys(victories, 0.0)
        for table in tables:
            each = table.games / sum(count * strengths[name] for name, count in table.seats.items())
            for name, count in table.seats.items():
                chances[name] += count * each
        better = {name: victories[name] / chances[name] for name in victories}
        moved = max(abs(math.log(better[name] / strengths[name])) for name in better)
        strengths = better
        if moved < _NEAR:
            break
    logs = {name: 400 * math.log10(strength) for name, strength in strengths.items()}
    zero = math.fsum(logs.values()) / len(logs) if reference is None else logs[reference]
    return {name: log - zero for name, log in logs.items()}


def win_matrix(met: Sequence[Encounter], names: Sequence[str]) -> list[list[float | None]]:
    """For each bot, how much of what a seat of it or of each other won where both sat was its own.

    Even is 0.5; None for a bot and itself, and where two have not met.
    """
    matrix: list[list[float | None]] = []
    for one in names:
        row: list[float | None] = []
        for other in names:
            mine = theirs = 0.0
            for table in (_sum(each.names, each.deals) for each in met if one in each.names and other in each.names):
                mine += table.victories[one] / table.seats[one]
                theirs += table.victories[other] / table.seats[other]
            row.append(mine / (mine + theirs) if one != other and mine + theirs else None)
        matrix.append(row)
    return matrix
