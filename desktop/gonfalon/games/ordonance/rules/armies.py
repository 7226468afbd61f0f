"""How strong an army is (rules, section 4).

An army is packed into one integer: the count of icon i stands in its byte i, icons from the lowest in seniority to the
highest. So two armies are added with a plus, and a unit is such a number too.
"""

from __future__ import annotations

from collections.abc import Sequence

BYTE = 8
SINGLE, COMPANY, BATTALION, REGIMENT = 1, 2, 3, 4
"""How many alike make up each kind of group."""

Key = tuple[int, ...]
"""Larger is stronger. For each level from the deepest: how many groups there are, then which, as a bit for each icon;
of the singles only which."""


def packed(counts: Sequence[int]) -> int:
    """The counts of all icons in one integer."""
    return sum(count << BYTE * icon for icon, count in enumerate(counts))


def unpacked(army: int, icons: int) -> tuple[int, ...]:
    """The count of each of so many icons."""
    return tuple(army >> BYTE * icon & 0xFF for icon in range(icons))


def groups(counts: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The groups of an army as (how many alike, icon), the ones that count most first; each icon stands in one."""
    return tuple(sorted(((count, icon) for icon, count in enumerate(counts) if count), reverse=True))


def key(counts: Sequence[int], deepest: int, count_singles: bool = False) -> Key:
    """The strength of an army.

    Args:
        counts: of each icon, from the lowest in seniority to the highest.
        deepest: the highest count that the rules allow, 4 in the printed game.
        count_singles: whether more singles beat fewer before seniority is asked (option `singles`).
    """
    found: list[int] = []
    for level in range(deepest, SINGLE - 1, -1):
        mask = sum(1 << icon for icon, count in enumerate(counts) if count == level)
        if level > SINGLE or count_singles:
            found.append(mask.bit_count())
        found.append(mask)
    return tuple(found)


class Strengths:
    """The keys of all armies that have been met, for one deck and one way to compare singles."""

    __slots__ = ("_count_singles", "_deepest", "_icons", "_known", "more")

    def __init__(self, icons: int, deepest: int, most_repeats: int, count_singles: bool) -> None:
        self._icons = icons
        self._deepest = deepest
        self._count_singles = count_singles
        self._known: dict[int, Key] = {}
        self.more = packed((most_repeats,) * icons)
        """The best conceivable card: every icon as often as one card may bear it."""

    def __call__(self, army: int) -> Key:
        """The key of a packed army."""
        known = self._known.get(army)
        if known is None:
            known = self._known[army] = key(unpacked(army, self._icons), self._deepest, self._count_singles)
        return known

    def best(self, army: int, missing: int) -> Key:
        """The key of the best conceivable completion of an army that lacks so many cards (section 4, UB)."""
        return self(army + missing * self.more)
