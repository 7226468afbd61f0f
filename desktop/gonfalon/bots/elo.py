"""One figure of strength for each of many bots that met at many tables.

Luce's choice model, the first stage of that of Plackett and Luce: at a table a bot wins with a chance that is its
strength divided by the sum of all strengths there. Later stages, who comes second, are left out because the games know
victories only: to lose by little is worth nothing, and nobody plays for it. With two at a table this is the model of
Bradley and Terry, and thus Elo's. Fitted by the MM algorithm (Hunter, "MM algorithms for generalized Bradley-Terry
models", Annals of Statistics 32, 2004).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gonfalon.bots.intervals import SURE
from gonfalon.core.dice import Dice

__all__ = ["Elo", "Met", "elos", "win_matrix"]

DRAWS: Final = 200
"""So many times deals are drawn anew from those that were played, to see how far the figures move (bootstrap)."""
_ROUNDS: Final = 500
_NEAR: Final = 1e-5


@dataclass(frozen=True)
class Met:
    """What came of the deals that one line-up played."""

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


def elos(met: Sequence[Met], reference: str | None = None) -> dict[str, Elo]:
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
    half = {name: SURE * math.sqrt(square / DRAWS) for name, square in squares.items()}
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


def win_matrix(met: Sequence[Met], names: Sequence[str]) -> list[list[float | None]]:
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
