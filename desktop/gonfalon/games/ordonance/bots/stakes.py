"""How much each territory matters for the victory, as the others stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

LEAST = 0.1
"""What a territory matters that would change nothing if the others end as they look."""


def stakes(chances: Sequence[float], seats: int) -> list[float]:
    """For each territory how much it may decide, 1 for the one that may decide the most.

    Args:
        chances: how likely each territory is to be won by the seat that asks.
        seats: how many play.
    """
    victories = _victories(len(chances), seats)
    decides = []
    for territory in range(len(chances)):
        won = _won([*chances[:territory], *chances[territory + 1 :]])
        decides.append(sum(each * (victories[count + 1] - victories[count]) for count, each in enumerate(won)))
    most = max(decides)
    return [LEAST + (1.0 - LEAST) * (each / most if most > 0 else 1.0) for each in decides]


def victory(chances: Sequence[float], seats: int) -> float:
    """How likely the seat is to win the game, if each territory is won apart from the others.

    Args:
        chances: how likely each territory is to be won by the seat that asks.
        seats: how many play.
    """
    return sum(map(float.__mul__, _won(chances), _victories(len(chances), seats)))


def _won(chances: Sequence[float]) -> list[float]:
    """How likely it is to win so many of these territories, for each number."""
    won = [1.0]
    for chance in chances:
        won = [
            (won[count] * (1.0 - chance) if count < len(won) else 0.0) + (won[count - 1] * chance if count else 0.0)
            for count in range(len(won) + 1)
        ]
    return won


@lru_cache(maxsize=32)
def _victories(territories: int, seats: int) -> tuple[float, ...]:
    """For each number of territories how likely it is to win with it, if the rest falls to the others at random."""
    found = []
    for own in range(territories + 1):
        total = 0.0
        ways = list(product(range(seats - 1), repeat=territories - own))
        for rest in ways:
            best = max(map(rest.count, range(seats - 1)))
            rivals = sum(rest.count(seat) == best for seat in range(seats - 1))
            total += 1.0 if best < own else 1.0 / (1 + rivals) if best == own else 0.0
        found.append(total / len(ways))
    return tuple(found)
