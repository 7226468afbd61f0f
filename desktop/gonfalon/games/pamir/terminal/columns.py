"""What stands in the columns of Pax Pamir: names cut short where a table has no room for them."""

from __future__ import annotations

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.texts.names import spoken

NOTHING = "."
"""Stands for none in a column of numbers."""


def short(word: str) -> str:
    """The three letters by which a column names a coalition, a suit or a region: `Afg`."""
    return word[:3].capitalize()


def coalition(number: int) -> str:
    return short(spoken().coalition(number, "people"))


def letter(table: Table, seat: int) -> str:
    """The letter by which columns and moves name a player."""
    return table.seating.families[seat]
