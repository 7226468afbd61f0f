"""What an army looks like to whoever learns: told apart finely, or only by the best that it can become."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon.games.ordonance.rules.armies import unpacked

ICONS: Final = 5
SIZE: Final = 4
"""Cards of a full army."""
LINES: Final = 1 << ICONS
FINE: Final = 1 + SIZE * (LINES - 1) + (SIZE - 1) * LINES
"""An army without cards; so many cards and the icons that all of them bear; so many cards that have no icon in common,
and the icons that could still make a battalion."""
COARSE: Final = 1 + SIZE * 2 * ICONS + (SIZE - 1) * (ICONS + 1)
"""The same with only the highest of these icons, and whether all cards have more than one in common."""


class Shape(NamedTuple):
    """What an army looks like."""

    fine: int
    coarse: int
    line: int
    """The icons that all its cards bear, as bits; all icons without cards."""
    battalion: bool
    """Whether at most one card spoils a battalion."""


@lru_cache(maxsize=8192)
def shape(counts: int, cards: int) -> Shape:
    """The shape of an army of `ICONS` icons that never stand twice on a card.

    Args:
        counts: what it shows, packed.
        cards: how many there are in it.
    """
    shown = unpacked(counts, ICONS)
    if not cards:
        return Shape(0, 0, LINES - 1, True)
    line = sum(1 << icon for icon, count in enumerate(shown) if count == cards)
    if line:
        coarse = 1 + (cards - 1) * 2 * ICONS + (line.bit_length() - 1) * 2 + (line.bit_count() > 1)
        return Shape(1 + (cards - 1) * (LINES - 1) + line - 1, coarse, line, True)
    hope = sum(1 << icon for icon, count in enumerate(shown) if count >= cards - 1)
    fine = 1 + SIZE * (LINES - 1) + (cards - 2) * LINES + hope
    return Shape(fine, 1 + SIZE * 2 * ICONS + (cards - 2) * (ICONS + 1) + hope.bit_length(), 0, bool(hope))
