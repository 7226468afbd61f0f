"""A splittable generator on one integer that gives the same numbers on every machine.

SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


class Dice:
    """Random numbers whose whole memory is the integer `seed`."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & _WORD

    def word(self) -> int:
        """The next number from 0 to 2**64 - 1."""
        self.seed = seed = (self.seed + _GAMMA) & _WORD
        seed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        seed = ((seed ^ (seed >> 27)) * 0x94D049BB133111EB) & _WORD
        return seed ^ (seed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely as any other to within 2**-40 for limits under 2**24."""
        return (self.word() * limit) >> 64

    def pick(self, things: Sequence[T]) -> T:
        return things[(self.word() * len(things)) >> 64]

    def pick_best(self, things: Sequence[T], figures: Sequence[float]) -> T:
        """One of the things with the greatest figure; figures that differ by 1e-9 or less are the same."""
        best = max(figures) - 1e-9
        return self.pick([thing for thing, figure in zip(things, figures, strict=True) if figure >= best])

    def shuffle(self, things: list[T]) -> None:
        """Put the things in a random order in place; all orders are as likely to within 2**-17."""
        left = len(things)
        while left > 10:
            things.append(things.pop(self.below(left)))
            left -= 1
        # The last ten have 5,040 times 720 orders: two numbers that Python divides fast are enough for them.
        word = self.word()
        part = word & 0x3FFFFFFF
        while left > 6:
            things.append(things.pop(part % left))
            part //= left
            left -= 1
        part = word >> 34
        while left > 1:
            things.append(things.pop(part % left))
            part //= left
            left -= 1

    def split(self) -> Dice:
        """A second generator whose numbers have nothing to do with what this one gives next."""
        return Dice(self.word() ^ 0x6A09E667F3BCC909)


def game_dice(seed: int, number: int) -> Dice:
    """The dice of one game of many, which depend on nothing but the seed and its number."""
    return Dice(seed ^ Dice(number).word())
