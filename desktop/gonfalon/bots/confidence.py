"""Shares and means over games, and how sure they are.

What happens in one game hangs together, so games are the observations: a share or a mean is the ratio of two sums over
games, and its error is that of such a ratio.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

Z_95 = 1.96
"""Standard errors on each side of a 95 % interval."""
UNSURE = 0.05
SOON = 100
_NARROW = (1 - 2 * math.log(UNSURE) + math.log(-2 * math.log(UNSURE))) / SOON
"""What makes an interval for all counts narrowest at `SOON`: the variance of the mixture, rho squared in the paper."""

Interval = tuple[float, float]


@dataclass
class Ratio:
    """The number of times an event happened (`part`) among a number of chances (`whole`), game by game.

    Whole numbers only: their sums are the same in whatever order the games are added.
    """

    games: int = 0
    """The games in which there was a chance."""
    part: int = 0
    whole: int = 0
    part_part: int = 0
    part_whole: int = 0
    whole_whole: int = 0

    def add(self, part: int, whole: int) -> None:
        """One more game; one without a chance tells nothing."""
        if whole:
            self.games += 1
            self.part += part
            self.whole += whole
            self.part_part += part * part
            self.part_whole += part * whole
            self.whole_whole += whole * whole

    def merge(self, other: Ratio) -> None:
        """The games of another."""
        self.games += other.games
        self.part += other.part
        self.whole += other.whole
        self.part_part += other.part_part
        self.part_whole += other.part_whole
        self.whole_whole += other.whole_whole

    @property
    def value(self) -> float | None:
        return self.part / self.whole if self.whole else None

    @property
    def variance(self) -> float | None:
        """The squared standard error of the ratio, None where one game or none tells it."""
        if self.games < 2:
            return None
        # In whole numbers, `squares` is the sum of (part - value * whole)^2 times whole^2.
        squares = self.part_part * self.whole**2 - 2 * self.part * self.whole * self.part_whole
        squares += self.part**2 * self.whole_whole
        return squares / self.whole**4 * self.games / (self.games - 1)

    def mean_interval(self) -> Interval | None:
        """A normal interval for a mean."""
        value, variance = self.value, self.variance
        if value is None or variance is None:
            return None
        half = Z_95 * math.sqrt(variance)
        return value - half, value + half

    def share_interval(self) -> Interval | None:
        """Wilson's interval for a share, with as many observations as the games are worth."""
        value, variance = self.value, self.variance
        if value is None or variance is None:
            return None
        count = float(self.whole)
        simple = value * (1 - value) / count
        if simple and variance > simple:
            count *= simple / variance
        return wilson_interval(value, count)


def wilson_interval(share: float, count: float) -> Interval:
    """Wilson's 95 % score interval for a share of so many independent observations."""
    square = Z_95 * Z_95 / count
    middle = (share + square / 2) / (1 + square)
    half = Z_95 * math.sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def anytime_half_width(squares: float, count: int, most: float) -> float:
    """Half of a 95 % interval for a mean that holds at all counts at once, so that one may stop when one likes.

    An asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit
    theory and asymptotic confidence sequences", Annals of Statistics 52, 2024, proposition 2.2), narrowest at
    `SOON` observations: there it is 1.55 times as wide as an interval for one look.

    Args:
        squares: the sum of squared differences from the mean.
        count: how many were observed.
        most: the greatest variance that one observation can have; it is counted three times more, since a few that
            are all alike would else be sure of everything. In 1,000 trials of up to 400 deals the interval then left
            out the truth in 2 to 5 % for chances of 0.02 to 0.95; without, in up to 15 %.
    """
    spread = (squares + 3 * most) / count
    grown = count * _NARROW + 1
    return math.sqrt(2 * spread * grown / (count * count * _NARROW) * math.log(math.sqrt(grown) / UNSURE))
