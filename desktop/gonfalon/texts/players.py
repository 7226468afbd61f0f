"""Who sits at a table: families, people before anybody gives them a name, and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from gonfalon.texts.catalogue import translate

__all__ = ["PlayerText", "default_name", "family_name", "player"]


def family_name(family: str) -> str:
    """The family as a label."""
    return _FAMILIES[family]()


def default_name(family: str) -> str:
    """What a player of this family is called until somebody writes another name."""
    return _NAMES[family]()


@dataclass(frozen=True)
class PlayerText:
    """A kind of player in words."""

    name: str
    style: str
    """The name, and how it plays."""
    line: str
    """What stands under the name of somebody like this; {family} is which family that is."""


def player(bot: str | None) -> PlayerText:
    """What a bot is called, None for a person; a bot that has no words here is called as records call it."""
    known = _KNOWN.get(bot)
    if known is not None:
        return known()
    name = str(bot).replace("-", " ").title()
    return PlayerText(name, name, f"{{family}} · {name}")


_KNOWN: Final[Mapping[str | None, Callable[[], PlayerText]]] = {
    None: lambda: PlayerText(
        translate("SeatRow", "Human"), translate("SeatRow", "Human"), translate("Table", "{family} · Human")
    ),
    "squire": lambda: PlayerText(
        translate("SeatRow", "Squire"),
        translate("SeatRow", "Squire (rules of thumb)"),
        translate("Table", "{family} · Bot, squire"),
    ),
    "page": lambda: PlayerText(
        translate("SeatRow", "Page"),
        translate("SeatRow", "Page (plays at random)"),
        translate("Table", "{family} · Bot, page"),
    ),
}
_FAMILIES: Final[Mapping[str, Callable[[], str]]] = {
    "R": lambda: translate("Seating", "Red", "family"),
    "B": lambda: translate("Seating", "Blue", "family"),
    "G": lambda: translate("Seating", "Green", "family"),
    "Y": lambda: translate("Seating", "Gold", "family"),
    "K": lambda: translate("Seating", "Black", "family"),
}
_NAMES: Final[Mapping[str, Callable[[], str]]] = {
    "R": lambda: translate("Seating", "Marguerite", "a player's name"),
    "B": lambda: translate("Seating", "Ann", "a player's name"),
    "G": lambda: translate("Seating", "Sir Osric", "a player's name"),
    "Y": lambda: translate("Seating", "Dame Isolde", "a player's name"),
    "K": lambda: translate("Seating", "Brother Anselm", "a player's name"),
}
