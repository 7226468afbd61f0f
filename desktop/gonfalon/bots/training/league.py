"""Who a learner plays against: itself, what it was before, and tutors who play otherwise.

A learner that meets only itself goes on beating what it was, and no longer gets better against anybody else; so it
meets others in a good part of its games (Vinyals and others, "Grandmaster level in StarCraft II", Nature 2019).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gonfalon.core.dice import Dice

ITSELF = "itself"
"""The name of the learner at a table."""


@dataclass(frozen=True)
class Mixture:
    """In how many of 100 games the learner meets whom; in all others it sits in every seat."""

    tutors: int = 60
    former: int = 15


def seated(seats: int, tutors: Sequence[str], former: Sequence[str], mixture: Mixture, dice: Dice) -> list[str]:
    """Who sits at a table: for each seat `ITSELF`, a tutor or one of those whom the learner was before.

    Rivals of one game are alike in half of the games; the learner has one seat, or sometimes two of them.
    """
    drawn = dice.below(100)
    if drawn < mixture.tutors:
        others = tutors
    elif drawn < mixture.tutors + mixture.former:
        others = former
    else:
        others = ()
    if not others:
        return [ITSELF] * seats
    alike = dice.pick(others)
    names = [alike if dice.below(2) else dice.pick(others) for _ in range(seats)]
    own = dice.below(seats)
    names[own] = ITSELF
    if seats > 2 and dice.below(3) == 0:
        names[(own + 1 + dice.below(seats - 1)) % seats] = ITSELF
    return names
