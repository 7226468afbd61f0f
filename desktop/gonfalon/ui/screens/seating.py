"""The next game: what is to be played and who sits where, as the start screen shows and the settings remember it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeGuard

from gonfalon.core.families import FAMILIES
from gonfalon.session.seats import NewGame, Seat
from gonfalon.texts.players import default_name
from gonfalon.ui.screens.variants import Variants

__all__ = [
    "ALLIANCE", "BOTS", "LONGEST_NAME", "MIXED", "ORDONANCE", "ORIFLAMME", "OWN", "SIMPLE", "Deck", "Place", "Seating",
]  # fmt: skip

BOTS: Final = ("squire", "page")
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 40
FEWEST: Final = 2
ORIFLAMME: Final = "oriflamme"
ALLIANCE: Final = "alliance"
MIXED: Final = "mixed"
ORDONANCE: Final = "ordonance"
SIMPLE: Final = {ORIFLAMME: "Oriflamme", ALLIANCE: "Alliance"}
"""The games that are played with all cards of one shipped set, and the name of that set."""
_MOST: Final = {ORDONANCE: 4}
"""How many can play where not all five can."""
OWN: Final = "own:"
"""What the key of a user's set begins with; the place of its file in the folder of sets follows."""
_LONGEST_KEY: Final = 200
_MOST_DECKS: Final = 40
_KINDS: Final = 10
_KIND: Final = re.compile(r"[a-z0-9-]{1,64}")
Direction = Literal["left-to-right", "right-to-left"]
_DIRECTIONS: Final[tuple[Direction, ...]] = ("left-to-right", "right-to-left")


@dataclass(frozen=True)
class Deck:
    """Ten kinds of cards, and the names of the sets they come from."""

    sets: tuple[str, ...]
    kinds: tuple[str, ...]


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
    game: str = ORIFLAMME
    """The key of the game: a shipped one, `mixed`, or that of a user's set."""
    title: str = ""
    """What the user's set is called that was chosen last: it is shown before its file has been read."""
    decks: dict[str, Deck] = field(default_factory=dict)
    """The decks that were chosen for games of which one may choose the cards."""
    variants: Variants = field(default_factory=Variants)
    """What was chosen for Ordonance."""

    @property
    def seated(self) -> list[Place]:
        return [place for place in self.places if place.seated]

    @property
    def most(self) -> int:
        """How many can play the chosen game."""
        return _MOST.get(self.game, len(self.places))

    @property
    def playing(self) -> list[Place]:
        """Those who play the chosen game; whoever sits behind them stands aside and keeps the seat for another."""
        return self.seated[: self.most]

    def can_add(self) -> bool:
        """Whether somebody who sat down now would play."""
        return len(self.seated) < self.most

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
        names = [place.called().casefold() for place in self.playing]
        return len(set(names)) < len(names)

    def new_game(self, deck: Deck) -> NewGame:
        """The game as it is chosen now, with these cards and without a seed."""
        seats = tuple(Seat(place.family, place.called(), place.bot) for place in self.playing)
        families = [seat.family for seat in seats]
        first = families.index(self.first) if self.first in families else None
        if self.game == ORDONANCE:
            return NewGame(ORDONANCE, seats, first, sets=deck.sets, options=self.variants.options())
        kinds = (("kinds", ", ".join(deck.kinds)),) if deck.kinds else ()
        return NewGame(ORIFLAMME, seats, first, sets=deck.sets, options=(("direction", self.direction), *kinds))

    def to_json(self) -> str:
        """The text that the settings keep."""
        places = [
            {"family": place.family, "name": place.name, "bot": place.bot, "seated": place.seated}
            for place in self.places
        ]
        decks = {game: {"sets": deck.sets, "kinds": deck.kinds} for game, deck in self.decks.items()}
        order = {"seats": places, "first": self.first, "direction": self.direction}
        game = {"game": self.game, "title": self.title, "decks": decks, "variants": self.variants.chosen}
        return json.dumps({**order, **game}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Seating:
        """What the settings kept; everything that does not fit is as in the first game."""
        try:
            kept = json.loads(text)
        except (ValueError, RecursionError):
            kept = None
        kept = kept if isinstance(kept, dict) else {}
        seating = cls._seated(kept)
        seating._read_game(kept)
        return seating

    @classmethod
    def _seated(cls, kept: dict[str, Any]) -> Seating:
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

    def _read_game(self, kept: dict[str, Any]) -> None:
        game, title, decks = kept.get("game"), kept.get("title"), kept.get("decks")
        self.variants = Variants.from_json(kept.get("variants"))
        if _is_game(game):
            self.game = game
            self.title = _printable(title)[:LONGEST_TITLE] if game.startswith(OWN) else ""
        for key, entry in decks.items() if isinstance(decks, dict) else ():
            deck = _read_deck(entry)
            if _is_game(key) and deck is not None and len(self.decks) < _MOST_DECKS:
                self.decks[key] = deck


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _is_game(key: Any) -> TypeGuard[str]:
    if not isinstance(key, str) or len(key) > _LONGEST_KEY:
        return False
    return key in (ORIFLAMME, ALLIANCE, MIXED, ORDONANCE) or (key.startswith(OWN) and len(key) > len(OWN))


def _read_deck(entry: Any) -> Deck | None:
    if not isinstance(entry, dict):
        return None
    sets = [name for name in _list(entry.get("sets")) if isinstance(name, str)]
    kinds = {kind for kind in _list(entry.get("kinds")) if isinstance(kind, str) and _KIND.fullmatch(kind)}
    return Deck(tuple(sets[:_KINDS]), tuple(sorted(kinds))) if len(kinds) == _KINDS else None


def _printable(text: Any) -> str:
    return "".join(letter for letter in text if letter.isprintable()) if isinstance(text, str) else ""


def _read_place(entry: Any) -> Place | None:
    if not isinstance(entry, dict) or entry.get("family") not in tuple(FAMILIES):
        return None
    place = Place(entry["family"], seated=entry.get("seated") is True)
    bot, name = entry.get("bot"), entry.get("name")
    place.bot = bot if bot in BOTS else None
    if isinstance(name, str):
        place.rename(_printable(name))
    return place
