"""Which hand card belongs where, if all of them are put to their best use at once.

A set of hand cards is a bit for each place in the hand, so that a plan is worked out by joining territory after
territory: with each set, the most that these cards can bring.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import add, itemgetter

MOST = 6
"""How many cards a plan is made for: one more doubles and trebles the work."""

Gains = Mapping[int, float]
"""What each set of hand cards brings in one territory; a set that has no place there is missing."""
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
            self._others[territory] = _combined(before, after.pop())
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


def plan(hand: Sequence[int], places: Mapping[int, int], gain: Callable[[int, Sequence[int]], float]) -> Plan:
    """The plan for the faces of a hand.

    Args:
        hand: at most `MOST` of them.
        places: for each territory how many cards it can still take.
        gain: what some of them bring in a territory.
    """
    gains: dict[int, dict[int, float]] = {territory: {} for territory in places}
    for cards in range(1, 1 << len(hand)):
        faces = [face for place, face in enumerate(hand) if cards >> place & 1]
        for territory, free in places.items():
            if len(faces) <= free:
                gains[territory][cards] = gain(territory, faces)
    return Plan(len(hand), gains)


def _useful(cards: int, gains: Gains) -> list[tuple[int, float]]:
    """The sets that bring more than any part of them, with what they bring."""
    found = []
    most = [0.0] * (1 << cards)
    for chosen, smaller in _smaller(cards):
        best = max([most[part] for part in smaller])
        gain = gains.get(chosen, 0.0)
        if gain > best:
            found.append((chosen, gain))
            best = gain
        most[chosen] = best
    return found


def _joined(most: Most, useful: Sequence[tuple[int, float]]) -> Most:
    """The most that each set can bring if one more territory may be given cards."""
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
def _smaller(cards: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Each set with a card in it, and those that lack one card of it."""
    return tuple(
        (chosen, tuple(chosen ^ 1 << card for card in range(cards) if chosen >> card & 1))
        for chosen in range(1, 1 << cards)
    )


@lru_cache(maxsize=8)
def _divisions(sets: int) -> tuple[tuple[Taken, Taken], ...]:
    """For each set what takes the figures of all its parts from a list, and those of what is left of it then."""
    return tuple(
        (_taken(parts), _taken([cards ^ part for part in parts])) for cards, parts in enumerate(_subsets(sets))
    )


def _taken(places: Sequence[int]) -> Taken:
    return itemgetter(*places) if len(places) > 1 else lambda figures: (figures[places[0]],)
