"""Who sits at a table, whatever is played there: a letter for each family, and which of them plays first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FAMILIES = "RBGYK"
"""Red, blue, green, gold and black, in the order in which they are handed out."""
DRAWN = "random"
"""The word for a first player who is drawn from the seed."""


def seated(given: Mapping[str, Any], seats: range, usual: str) -> tuple[str, int | None]:
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


def first_word(families: str, first: int | None) -> str:
    """The first player as the options of a record say it: a family, or that it is drawn."""
    return DRAWN if first is None else families[first]
