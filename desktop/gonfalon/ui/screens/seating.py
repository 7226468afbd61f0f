"""Who is to sit where in the next game: the list that the start screen shows and the settings remember."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from gonfalon.session.seats import Direction, NewGame, Seat

__all__ = ["BOTS", "FAMILIES", "LONGEST_NAME", "Place", "Seating", "default_name", "family_name"]

FAMILIES: Final = ("R", "B", "G", "Y", "K")
BOTS: Final = ("squire", "page")
LONGEST_NAME: Final = 24
FEWEST: Final = 2
_DIRECTIONS: Final[tuple[Direction, ...]] = ("left-to-right", "right-to-left")


def family_name(family: str) -> str:
    """The family as a label on the start screen."""
    return {
        "R": QCoreApplication.translate("Seating", "Red", "family"),
        "B": QCoreApplication.translate("Seating", "Blue", "family"),
        "G": QCoreApplication.translate("Seating", "Green", "family"),
        "Y": QCoreApplication.translate("Seating", "Gold", "family"),
        "K": QCoreApplication.translate("Seating", "Black", "family"),
    }[family]


def default_name(family: str) -> str:
    """What a player of this family is called until somebody writes another name."""
    return {
        "R": QCoreApplication.translate("Seating", "Marguerite", "a player's name"),
        "B": QCoreApplication.translate("Seating", "Ann", "a player's name"),
        "G": QCoreApplication.translate("Seating", "Sir Osric", "a player's name"),
        "Y": QCoreApplication.translate("Seating", "Dame Isolde", "a player's name"),
        "K": QCoreApplication.translate("Seating", "Brother Anselm", "a player's name"),
    }[family]


@dataclass
class Place:
    """One of the five places; an empty name stands for the family's usual one, in the language of the day."""

    family: str
    name: str = ""
    bot: str | None = None
    seated: bool = True

    def called(self) -> str:
        """The name that the table will show; never empty."""
        return self.name or default_name(self.family)

    def rename(self, written: str) -> None:
        """Take a name as it was typed: trimmed and cut, and forgotten if it is the usual one."""
        name = " ".join(written.split())[:LONGEST_NAME].strip()
        self.name = "" if name == default_name(self.family) else name


def _usual() -> list[Place]:
    return [
        Place("R"),
        Place("B", bot="squire"),
        Place("G", bot="squire"),
        Place("Y", bot="page"),
        Place("K", bot="squire", seated=False),
    ]


@dataclass
class Seating:
    """The five places in the order of play, those with a player first."""

    places: list[Place] = field(default_factory=_usual)
    first: str | None = None
    """The family that begins; None draws it."""
    direction: Direction = "left-to-right"

    @property
    def seated(self) -> list[Place]:
        return [place for place in self.places if place.seated]

    def place(self, family: str) -> Place:
        """The place of a family, with or without a player."""
        return next(place for place in self.places if place.family == family)

    def add(self, family: str) -> None:
        """Seat a player, behind those who sit."""
        place = self.place(family)
        place.seated = True
        self.places.remove(place)
        self.places.insert(len(self.seated), place)

    def can_remove(self) -> bool:
        """Whether somebody may leave: two families are the fewest that can play."""
        return len(self.seated) > FEWEST

    def remove(self, family: str) -> None:
        """Let a player go; the place is kept at the end with its name."""
        if not self.can_remove():
            return
        place = self.place(family)
        place.seated = False
        self.places.remove(place)
        self.places.append(place)
        if self.first == family:
            self.first = None

    def move(self, family: str, index: int) -> None:
        """Let a player sit at another index of the order of play; an index beyond the ends is brought inside."""
        place = self.place(family)
        if place.seated:
            index = min(max(index, 0), len(self.seated) - 1)
            self.places.remove(place)
            self.places.insert(index, place)

    def shared_names(self) -> bool:
        """Whether two players are called the same."""
        names = [place.called().casefold() for place in self.seated]
        return len(set(names)) < len(names)

    def new_game(self, game: str) -> NewGame:
        """The game as it is chosen now, without a seed."""
        seats = tuple(Seat(place.family, place.called(), place.bot) for place in self.seated)
        families = [seat.family for seat in seats]
        first = families.index(self.first) if self.first in families else None
        return NewGame(game, seats, first, self.direction)

    def to_json(self) -> str:
        """The text that the settings keep."""
        places = [
            {"family": place.family, "name": place.name, "bot": place.bot, "seated": place.seated}
            for place in self.places
        ]
        whole = {"seats": places, "first": self.first, "direction": self.direction}
        return json.dumps(whole, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Seating:
        """What the settings kept; everything that does not fit is as in the first game."""
        try:
            kept = json.loads(text)
        except (ValueError, RecursionError):
            kept = None
        kept = kept if isinstance(kept, dict) else {}
        places = {place.family: place for place in map(_read_place, _list(kept.get("seats"))) if place is not None}
        if len([place for place in places.values() if place.seated]) < FEWEST:
            return cls()
        for usual in _usual():
            places.setdefault(usual.family, Place(usual.family, bot="squire", seated=False))
        seating = cls(sorted(places.values(), key=lambda place: not place.seated))
        first, direction = kept.get("first"), kept.get("direction")
        if first in [place.family for place in seating.seated]:
            seating.first = first
        seating.direction = next((known for known in _DIRECTIONS if known == direction), _DIRECTIONS[0])
        return seating


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _read_place(entry: Any) -> Place | None:
    if not isinstance(entry, dict) or entry.get("family") not in FAMILIES:
        return None
    place = Place(entry["family"], seated=entry.get("seated") is True)
    bot, name = entry.get("bot"), entry.get("name")
    place.bot = bot if bot in BOTS else None
    if isinstance(name, str):
        place.rename("".join(letter for letter in name if letter.isprintable()))
    return place
