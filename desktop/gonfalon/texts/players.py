"""Who sits at a table: families, people before anybody gives them a name, and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from gonfalon.core.players import parted
from gonfalon.texts.catalogue import translate

__all__ = ["CharacterText", "PlayerText", "character", "default_name", "family_name", "player"]


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
    about: str = ""
    """How it plays, in a sentence."""


@dataclass(frozen=True)
class CharacterText:
    """A character of bots in words."""

    word: str
    """What one calls somebody like this."""
    figure: str = ""
    """The name of the one whose portrait is drawn; empty for a bot without a character."""
    about: str = ""
    """What one sees of it in play, in a sentence."""


def player(bot: str | None) -> PlayerText:
    """What a bot is called, None for a person; a bot that has no words here is called as records call it."""
    level, kind = parted(bot or "")
    if kind in _CHARACTERS:
        plain, known = player(level), character(kind)
        name = translate("SeatRow", "{level}, {character}").format(level=plain.name, character=known.word)
        # Panels are narrow, and whoever has a character is known by face and name.
        return PlayerText(name, name, plain.line, f"{plain.about} {known.about}".strip())
    if bot in _KNOWN:
        return _KNOWN[bot]()
    name = str(bot).replace("-", " ").title()
    return PlayerText(name, name, f"{{family}} · {name}")


def character(name: str) -> CharacterText:
    """A character by the name that records give it; the plain one for an empty or an unknown name."""
    return _CHARACTERS[name]() if name in _CHARACTERS else CharacterText(translate("SeatRow", "Plain"))


_KNOWN: Final[Mapping[str | None, Callable[[], PlayerText]]] = {
    None: lambda: PlayerText(
        translate("SeatRow", "Human"), translate("SeatRow", "Human"), translate("Table", "{family} · Human")
    ),
    "regent": lambda: PlayerText(
        translate("SeatRow", "Regent"),
        translate("SeatRow", "Regent (thinks ahead)"),
        translate("Table", "{family} · Bot, regent"),
        translate("SeatRow", "The regent thinks ahead and gives nothing away."),
    ),
    "chancellor": lambda: PlayerText(
        translate("SeatRow", "Chancellor"),
        translate("SeatRow", "Chancellor (experienced)"),
        translate("Table", "{family} · Bot, chancellor"),
        translate("SeatRow", "The chancellor has learned from many games and rarely errs."),
    ),
    "courtier": lambda: PlayerText(
        translate("SeatRow", "Courtier"),
        translate("SeatRow", "Courtier (lively)"),
        translate("Table", "{family} · Bot, courtier"),
        translate("SeatRow", "The courtier has learned from many games and still likes to try things."),
    ),
    "squire": lambda: PlayerText(
        translate("SeatRow", "Squire"),
        translate("SeatRow", "Squire (rules of thumb)"),
        translate("Table", "{family} · Bot, squire"),
        translate("SeatRow", "The squire goes by simple rules of thumb."),
    ),
    "page": lambda: PlayerText(
        translate("SeatRow", "Page"),
        translate("SeatRow", "Page (beginner)"),
        translate("Table", "{family} · Bot, page"),
        translate("SeatRow", "The page is a beginner, who often misjudges."),
    ),
}
_CHARACTERS: Final[Mapping[str, Callable[[], CharacterText]]] = {
    "cautious": lambda: CharacterText(
        translate("SeatRow", "Cautious", "a character"),
        translate("SeatRow", "Dame Prudence"),
        translate("SeatRow", "Dame Prudence shelters what she has and would rather not strike."),
    ),
    "grudging": lambda: CharacterText(
        translate("SeatRow", "Vengeful", "a character"),
        translate("SeatRow", "Sir Guiscard"),
        translate("SeatRow", "Sir Guiscard strikes back at whoever has struck him."),
    ),
    "hoarder": lambda: CharacterText(
        translate("SeatRow", "Hoarder", "a character"),
        translate("SeatRow", "Master Aldous"),
        translate("SeatRow", "Master Aldous lets his influence lie and grow."),
    ),
    "bluffer": lambda: CharacterText(
        translate("SeatRow", "Bluffer", "a character"),
        translate("SeatRow", "Merry Perrin"),
        translate("SeatRow", "Merry Perrin keeps everyone guessing."),
    ),
    "teacher": lambda: CharacterText(
        translate("SeatRow", "Teacher", "a character"),
        translate("SeatRow", "Magister Odo"),
        translate("SeatRow", "Magister Odo plays openly, so that others can learn from it."),
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
