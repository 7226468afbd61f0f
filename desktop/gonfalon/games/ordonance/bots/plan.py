"""Which hand card belongs where, if all of them are put to their best use at once.

A set of hand cards is a bit for each place in the hand, so that a plan is worked out by joining territory after
territory: with each set, the most that these cards can bring.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import add, itemgetter
from typing import NamedTuple

MOST = 6
"""How many cards a plan is made for: one more doubles and trebles the work."""

Gains = Mapping[int, float]
"""What each set of hand cards brings in one territory, smaller sets first; one that has no place there is missing."""
Most = list[float]
"""The most that each set of hand cards can bring, none of them having to be used."""
Taken = Callable[[Most], tuple[float, ...]]
"""Some figures of a list."""


class Plan:
    """The best use of a hand."""

    def __init__(self, cards: int, gains: Mapping[int, Gains]) -> None:
        """
        Args:
            cards: how many there are in the hand, at most `MOST`.
            gains: for each territory what each set brings there.
        """
        self._everything = (1 << cards) - 1
        self._gains = gains
        useful = {territory: _useful(cards, brought) for territory, brought in gains.items()}
        nothing = [0.0] * (1 << cards)
        after = [nothing]
        for each in reversed(useful.values()):
            after.append(_joined(after[-1], each))
        self._most = after.pop()
        self._others: dict[int, Most] = {}
        before = nothing
        for territory, each in useful.items():
            behind = after.pop()
            if before is nothing or behind is nothing:
                self._others[territory] = behind if before is nothing else before
            else:
                self._others[territory] = _combined(before, behind)
            before = _joined(before, each)

    def with_card(self, card: int, territory: int) -> float:
        """The most that the whole hand can bring if this card goes into this territory now."""
        others, everything = self._others[territory], self._everything
        gains = self._gains[territory].items()
        return max([gain + others[everything ^ cards] for cards, gain in gains if cards >> card & 1])

    def beside(self, territory: int) -> float:
        """The most that the whole hand can bring everywhere but there."""
        return self._others[territory][self._everything]

    def without(self, card: int) -> float:
        """The most that the rest of the hand can bring if this card is thrown away now."""
        return self._most[self._everything ^ 1 << card]

    @property
    def whole(self) -> float:
        """The most that the whole hand can bring."""
        return self._most[self._everything]


class Together(NamedTuple):
    """Some cards of a hand."""

    cards: int
    """A bit for each place in the hand."""
    size: int
    army: int
    """What they show, packed."""
    line: int
    """The icons that all of them bear, as bits."""


def together(armies: Sequence[int], lines: Sequence[int]) -> list[Together]:
    """All sets of hand cards that are not empty, smaller ones first.

    Args:
        armies: what each card shows, packed.
        lines: the icons of each card, as bits.
    """
    found = {0: Together(0, 0, 0, -1)}
    for cards in range(1, 1 << len(armies)):
        place = cards.bit_length() - 1
        _, count, army, line = found[cards ^ 1 << place]
        found[cards] = Together(cards, count + 1, army + armies[place], line & lines[place])
    del found[0]
    return sorted(found.values(), key=itemgetter(1))


def _useful(cards: int, gains: Gains) -> list[tuple[int, float]]:
    """The sets that bring more than any part of them, with what they bring."""
    found = []
    most = [0.0] * (1 << cards)
    smaller = _smaller(cards)
    for chosen, gain in gains.items():
        best = max([most[part] for part in smaller[chosen]])
        if gain > best:
            found.append((chosen, gain))
            best = gain
        most[chosen] = best
    return found


def _joined(most: Most, useful: Sequence[tuple[int, float]]) -> Most:
    """The most that each set can bring if one more territory may be given cards."""
    if not useful:
        return most
    found = most.copy()
    everything = len(most) - 1
    subsets = _subsets(len(most))
    for cards, gain in useful:
        for rest in subsets[everything ^ cards]:
            total = gain + most[rest]
            if total > found[rest | cards]:
                found[rest | cards] = total
    return found


def _combined(one: Most, two: Most) -> Most:
    """The most that each set can bring if it is divided between two groups of territories."""
    return [max(map(add, parts(one), rests(two))) for parts, rests in _divisions(len(one))]


@lru_cache(maxsize=8)
def _subsets(sets: int) -> tuple[tuple[int, ...], ...]:
    """For each set all its parts, itself and the empty one among them."""
    return tuple(tuple(part for part in range(cards + 1) if part & cards == part) for cards in range(sets))


@lru_cache(maxsize=8)
def _smaller(cards: int) -> tuple[tuple[int, ...], ...]:
    """For each set those that lack one card of it."""
    return tuple(
        tuple(chosen ^ 1 << card for card in range(cards) if chosen >> card & 1) for chosen in range(1 << cards)
    )


@lru_cache(maxsize=8)
def _divisions(sets: int) -> tuple[tuple[Taken, Taken], ...]:
    """For each set what takes the figures of all its parts from a list, and those of what is left of it then."""
    return tuple(
        (_taken(parts), _taken([cards ^ part for part in parts])) for cards, parts in enumerate(_subsets(sets))
    )


def _taken(places: Sequence[int]) -> Taken:
    return itemgetter(*places) if len(places) > 1 else lambda figures: (figures[places[0]],)
