"""What stands in the columns of Pax Pamir: names cut short where a table has no room for them."""

from __future__ import annotations

from functools import cache

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.catalogue import current

NOTHING = "."
"""Stands for none in a column of numbers."""


def spoken() -> Names:
    """The names in the language of now, each card with the number by which moves name it."""
    return _names(current())


@cache
def _names(language: str) -> Names:
    return Names(language, numbered=True)


def short(word: str) -> str:
    """The three letters by which a column names a coalition, a suit or a region: `Afg`."""
    return word[:3].capitalize()


def coalition(number: int) -> str:
    return short(spoken().coalition(number, "people"))


def letter(table: Table, seat: int) -> str:
    """The letter by which columns and moves name a player."""
    return table.seating.families[seat]
