"""Seats at a table: the families, the first player, and the names of bots."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

FAMILIES = "RBGYK"
"""Red, blue, green, gold and black, in the order in which they are handed out."""
DRAWN = "random"
"""The word for a first player who is drawn from the seed."""
FAMILIES_EACH = "families-each"
"""The option that says how many families each player leads."""


def leaders_of(seats: int, each: int) -> tuple[int, ...]:
    """Return for each seat the first of the seats of its player; where each leads several, players take turns."""
    return tuple(seat % (seats // each) for seat in range(seats))


def parse_seating(given: Mapping[str, object], seats: range, usual: str) -> tuple[str, int | None]:
    """The families in the order of play, and the seat that plays first, None to draw it.

    Args:
        given: the options of a game, of which `families` and `first` are read.
        seats: how many may play.
        usual: the families where none are given.

    Raises:
        ValueError: with a sentence, when they cannot sit like this.
    """
    families = str(given.get("families", usual))
    if len(set(families)) != len(families) or not set(families) <= set(FAMILIES) or len(families) not in seats:
        rule = f"name {seats[0]} to {seats[-1]} different ones of {', '.join(FAMILIES)}"
        raise ValueError(f"The families '{families}' cannot sit at one table: {rule}.")
    first = given.get("first")
    if first in (None, DRAWN):
        return families, None
    if isinstance(first, str) and len(first) == 1 and first in families:
        return families, families.index(first)
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < len(families):
        raise ValueError(f"The first player '{first}' does not sit at this table.")
    return families, first


def first_player_option(families: str, first: int | None) -> str:
    """The first player as the options of a record say it: a family, or that it is drawn."""
    return DRAWN if first is None else families[first]


LEVELS = ("page", "squire", "courtier", "chancellor", "regent")
"""How strong bots are, the weakest first; a game has some of them."""

TEACHER = "teacher"
"""The character that says why it plays as it does without being asked."""


SUITED = "suited"
"""The choice of bots that are about as strong as the player; at the table they are blends of two levels."""


class Blend(NamedTuple):
    """A bot between two levels: `squire-courtier-40` decides like a squire, and in 40 of 100 cases like a courtier."""

    weaker: str
    stronger: str
    share: int
    """How many of a hundred decisions are the stronger level's."""

    def __str__(self) -> str:
        return f"{self.weaker}-{self.stronger}-{self.share}"


def blend_of(bot: str) -> Blend | None:
    """Return the two levels that a bot lies between; None where it has one level."""
    found = re.fullmatch(r"([a-z]+)-([a-z]+)-([0-9]|[1-9][0-9]|100)", bot.partition("/")[0], re.ASCII)
    return Blend(found[1], found[2], int(found[3])) if found else None


def split_bot_name(bot: str) -> tuple[str, str]:
    """The level and the character of a bot, an empty one for a plain bot; of a blend the weaker level."""
    level, _, character = bot.partition("/")
    blend = blend_of(level)
    return blend.weaker if blend else level, character


def join_bot_name(level: str, character: str) -> str:
    """The bot of a level with a character, which may be empty."""
    return f"{level}/{character}" if character else level


def nearest_level(level: str, offered: Iterable[str]) -> str:
    """Of the levels that are offered the strongest that is not above a level; where all are above it, the weakest."""
    ranked = sorted(offered, key=LEVELS.index)
    return next((other for other in reversed(ranked) if LEVELS.index(other) <= LEVELS.index(level)), ranked[0])
