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

    @property
    def half(self) -> float:
        """Half of the width of the interval."""
        return (self.high - self.low) / 2

    def decided(self, width: float) -> bool:
        """Return whether the interval excludes the even share, or is at most this wide."""
        return not self.low <= self.even <= self.high or self.high - self.low <= width


FOLDS: Final = 5
"""The deals are dealt onto so many folds; the coefficient of each is worked out from the others."""


class StandInMean(NamedTuple):
    """How often the stand-in wins on average, from deals of its own."""

    mean: float
    variance: float
    """The squared standard error of the mean."""


NO_STAND_IN: Final = StandInMean(0.0, 0.0)


class WinRates:
    """Deals are the observations: what happens in the rotations of one deal hangs together.

    Where a quick stand-in has played the same deals in the place of the first bot, what it won there beyond its mean is
    taken off, times a coefficient: a control variate, whose expectation is 0. The coefficient of a deal comes from
    other deals, so that the estimate has no bias at any number of them (cross-fitting; Glynn and Szechtman, "Some new
    perspectives on the method of control variates", 2002; the correction by a value of the deal is that of Burch and
    others, "AIVAT", AAAI 2018).
    """

    def __init__(self, names: Sequence[str], stand_in: StandInMean = NO_STAND_IN) -> None:
        """
        Args:
            names: the bot of each seat.
            stand_in: how often the stand-in wins on average, where there is one.
        """
        self._names = names
        self._stand_in = stand_in
        self.deals = 0
        self._seats = {name: [seat for seat, other in enumerate(names) if other == name] for name in names}
        self._sums = {name: [_FoldSums() for _ in range(FOLDS)] for name in names}

    def add(self, victories: Sequence[float], stand_in: float | None = None) -> None:
        """One more deal: the victories of each seat, and the share of the stand-in, summed over the rotations."""
        fold = self.deals % FOLDS
        self.deals += 1
        beyond = 0.0 if stand_in is None else (stand_in - self._stand_in.mean * len(self._names)) / len(self._names)
        for name, seats in self._seats.items():
            self._sums[name][fold].add(sum(victories[seat] for seat in seats) / len(self._names), beyond)

    def shares(self, always: bool = False) -> list[WinRate]:
        """The share of each bot.

        Args:
            always: whether the intervals shall hold at all numbers of deals at once, not only at this one.
        """
        found = []
        for name, seats in self._seats.items():
            mean, squares, error = _corrected(self._sums[name], self._stand_in.variance)
            low, high = 0.0, 1.0
            if always:
                half = anytime_half_width(squares, self.deals, 1 / (4 * len(self._names))) + Z_95 * error
                low, high = max(0.0, mean - half), min(1.0, mean + half)
            elif self.deals > 1:
                half = Z_95 * math.sqrt(squares / (self.deals - 1) / self.deals + error * error)
                low, high = max(0.0, mean - half), min(1.0, mean + half)
            found.append(WinRate(name, len(seats), mean, low, high, len(seats) / len(self._names)))
        return found


class _FoldSums:
    """Sums over the deals of a fold: of the shares, of what the stand-in won beyond its mean, and of their products."""

    __slots__ = ("beyond", "count", "product", "share", "square", "square_beyond")

    def __init__(self) -> None:
        self.count = 0
        self.share = self.square = self.beyond = self.square_beyond = self.product = 0.0

    def add(self, share: float, beyond: float) -> None:
        self.count += 1
        self.share += share
        self.square += share * share
        self.beyond += beyond
        self.square_beyond += beyond * beyond
        self.product += share * beyond


def _corrected(folds: Sequence[_FoldSums], variance: float) -> tuple[float, float, float]:
    """Return the mean of the corrected shares, the sum of their squared differences from it, and the error that the
    mean of the stand-in brings.
    """
    deals = sum(fold.count for fold in folds)
    whole = squares = slopes = 0.0
    for fold in folds:
        slope = _slope([other for other in folds if other is not fold])
        whole += fold.share - slope * fold.beyond
        squares += fold.square - 2 * slope * fold.product + slope * slope * fold.square_beyond
        slopes += slope * fold.count
    mean = whole / deals
    return mean, max(0.0, squares - deals * mean * mean), abs(slopes / deals) * math.sqrt(variance)


def _slope(folds: Sequence[_FoldSums]) -> float:
    """Return how much a share grows with what the stand-in won, by least squares; 0 where nothing tells it."""
    count = sum(fold.count for fold in folds)
    if not count:
        return 0.0
    beyond = sum(fold.beyond for fold in folds)
    spread = sum(fold.square_beyond for fold in folds) - beyond * beyond / count
    together = sum(fold.product for fold in folds) - beyond * sum(fold.share for fold in folds) / count
    return together / spread if spread > 1e-9 else 0.0


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
