"""What an army can still become, and how likely that is.

What an army may end as is a rung of one ladder: below everything what has no group worth the name, then one battalion,
then the regiments: any one regiment is below any two, and of as many the more senior ones are higher. Two armies on
the same rung are settled by smaller groups, which nobody plans for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gonfalon.games.ordonance.rules.armies import BYTE
from gonfalon.games.ordonance.rules.deck import Deck

Rungs = tuple[float, ...]
"""A figure for each rung of a ladder, from the lowest."""
Chances = tuple[tuple[float, ...], ...]
"""For each number of cards and each line, how likely so many cards of this line will come."""


class Ladder:
    """The rungs for so many icons and armies of so many cards.

    An icon is a bit, and a line is a set of icons that all cards of an army bear: as long as there is one, the army
    may become a regiment of each of its icons.
    """

    __slots__ = ("_battalions", "_within", "icons", "rungs", "size")

    def __init__(self, icons: int, size: int) -> None:
        self.icons = icons
        self.size = size
        lines = sorted(range(1, 1 << icons), key=lambda line: (line.bit_count(), line))
        self.rungs = 1 + icons + len(lines)
        rungs = tuple((1 + icons + place, line) for place, line in reversed(tuple(enumerate(lines))))
        self._within = tuple(
            tuple((rung, part) for rung, part in rungs if part & line == part) for line in range(1 << icons)
        )
        """For each line the rungs of all that it may still become, from the highest."""
        self._battalions = tuple((1 + icon, BYTE * icon, 1 << icon) for icon in reversed(range(icons)))

    def hope(self, line: int, army: int, missing: int, chances: Chances, beaten: Rungs) -> float:
        """How likely an army beats others: the same as its `outlook`, weighed with `beaten` for each rung.

        Args:
            line: the icons that all its cards bear.
            army: what it shows, packed.
            missing: how many cards it lacks.
            chances: of the seat whose army it is.
            beaten: for each rung how likely an army that ends there beats the others.
        """
        hope = surely = 0.0
        wanted = chances[missing]
        for rung, icons in self._within[line]:
            chance = wanted[icons]
            if chance > surely:
                hope += (chance - surely) * beaten[rung]
                surely = chance
        most = self.size - 1
        for rung, shift, icon in self._battalions:
            lacking = most - (army >> shift & 0xFF)
            if lacking <= missing:
                chance = chances[lacking][icon] if lacking > 0 else 1.0
                if chance > surely:
                    hope += (chance - surely) * beaten[rung]
                    surely = chance
        return hope + (1.0 - surely) * beaten[0]

    def outlook(self, line: int, counts: Sequence[int], missing: int, chances: Chances) -> Rungs:
        """How likely it is that an army ends on each rung, if it goes for the best that it can get.

        Args:
            line: the icons that all its cards bear; all icons for an army without cards.
            counts: how often it shows each icon.
            missing: how many cards it lacks.
            chances: of the seat whose army it is.
        """
        ends = [0.0] * self.rungs
        surely = 0.0
        wanted = chances[missing]
        for rung, icons in self._within[line]:
            if wanted[icons] > surely:
                ends[rung] = wanted[icons] - surely
                surely = wanted[icons]
        for icon in reversed(range(self.icons)):
            lacking = max(0, self.size - 1 - counts[icon])
            if lacking <= missing and (chance := chances[lacking][1 << icon]) > surely:
                ends[1 + icon] = chance - surely
                surely = chance
        ends[0] = 1.0 - surely
        return tuple(ends)


@lru_cache(maxsize=32)
def ladder(icons: int, size: int) -> Ladder:
    return Ladder(icons, size)


def overcoming(ends: Rungs) -> Rungs:
    """For each rung how likely it is that an army which ends there beats one that has this outlook."""
    below = 0.0
    found = []
    for chance in ends:
        found.append(below + 0.5 * chance)
        below += chance
    return tuple(found)


def chances(looks: float, shares: Sequence[float], most: int) -> Chances:
    """How likely so many cards of each line are found, for each number up to `most`.

    Args:
        looks: how many cards will be looked at; a fraction stands for one that is only sometimes free.
        shares: for each line, how much of what may come belongs to it.
        most: how many cards are wanted at the most.
    """
    found = [[0.0 if wanted else 1.0] * len(shares) for wanted in range(most + 1)]
    for line, share in enumerate(shares):
        if share >= 1.0:
            for wanted in range(1, most + 1):
                found[wanted][line] = 1.0 if looks >= wanted else 0.0
            continue
        exactly = (1.0 - share) ** looks
        odds = share / (1.0 - share)
        left = 1.0
        for wanted in range(1, most + 1):
            left -= exactly
            exactly *= max(0.0, looks - wanted + 1) * odds / wanted
            found[wanted][line] = max(0.0, left)
    return tuple(map(tuple, found))


def shares_of_lines(unseen: Sequence[int], lines: Sequence[int], icons: int) -> list[float]:
    """How much of the unseen cards bears all icons of each line.

    Args:
        unseen: how many copies of each unit are left.
        lines: the icons of each unit.
        icons: how many icons there are.
    """
    bearing = [0.0] * (1 << icons)
    for count, line in zip(unseen, lines, strict=True):
        bearing[line] += count
    total = sum(bearing) or 1.0
    for icon in range(icons):
        for line in range(1 << icons):
            if not line >> icon & 1:
                bearing[line] += bearing[line | 1 << icon]
    return [count / total for count in bearing]


@lru_cache(maxsize=32)
def lines_of(deck: Deck) -> tuple[int, ...]:
    """The icons of each unit of a deck, as bits."""
    units = deck.units
    return tuple(sum(1 << icon for icon, count in enumerate(unit.counts) if count) for unit in units)
