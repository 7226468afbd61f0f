"""The next game as the start screen shows and the settings remember it, and what is said of its seats."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from gonfalon.bots.bot import SIMPLEST
from gonfalon.bots.ratings import BotRatings
from gonfalon.core.diagnostics import visible_name
from gonfalon.core.seats import FAMILIES, LEVELS, SUITED, Blend, join_bot_name, nearest_level, split_bot_name
from gonfalon.core.time_control import TimeControl
from gonfalon.games import GAMES
from gonfalon.session.new_game import Seat
from gonfalon.texts.players import PlayerText, character_text, default_name, player_text
from gonfalon.texts.translations import LANGUAGES, translate

if TYPE_CHECKING:
    from gonfalon.session.player_record import OwnGame


def order_hint(players: int, seated: int, most: int) -> str:
    """Return a hint with how many seats are taken, or how many seated players play, and how to change the order."""
    if seated <= players:
        taken = translate("StartScreen", "%n of {most} seats taken; drag a crest to change the order", "", players)
        return taken.format(most=most)
    return {
        2: translate("StartScreen", "Two play; drag a crest to change who sits out"),
        3: translate("StartScreen", "Three play; drag a crest to change who sits out"),
        4: translate("StartScreen", "Four play; drag a crest to change who sits out"),
    }.get(most, "")


def sitting_out(most: int) -> str:
    """Return the note for a player who is seated behind those who play."""
    return {
        2: translate("SeatRow", "Sits out: at most two play"),
        3: translate("SeatRow", "Sits out: at most three play"),
        4: translate("SeatRow", "Sits out: at most four play"),
    }.get(most, "")


def at_least(fewest: int) -> str:
    """Return why no player may leave."""
    return {
        2: translate("SeatRow", "At least two families are needed"),
        3: translate("SeatRow", "At least three families are needed"),
        4: translate("SeatRow", "At least four families are needed"),
    }.get(fewest, "")


LONGEST_NAME: Final = 24
FEWEST: Final = 2
_LONGEST_KEY: Final = 200


@dataclass
class PlannedSeat:
    """One of the five places; an empty name stands for the family's usual one, in the language of the day."""

    family: str
    name: str = ""
    bot: str | None = None
    seated: bool = True
    language: str = ""
    """In which a person there is spoken to; empty for that of the program."""

    def rename(self, written: str, usual: str = "") -> None:
        """Take a name as it was typed: trimmed and cut, and forgotten if it is the usual one, else the family's."""
        name = " ".join(visible_name(written).split())[:LONGEST_NAME].strip()
        self.name = "" if name == (usual or default_name(self.family)) else name


def _usual() -> list[PlannedSeat]:
    return [
        PlannedSeat("R"),
        PlannedSeat("B", bot=SUITED),
        PlannedSeat("G", bot=SUITED),
        PlannedSeat("Y", bot=SUITED),
        PlannedSeat("K", bot=SUITED, seated=False),
    ]


@dataclass
class SetupModel:
    """The five places in the order of play, those with a player first."""

    places: list[PlannedSeat] = field(default_factory=_usual)
    first: str | None = None
    """The family that begins; None draws it."""
    game: str = ""
    """The key of the edition that is chosen."""
    fewest: int = FEWEST
    most: int = len(FAMILIES)
    """How many can play it."""
    bots: Mapping[str, PlayerText] = field(
        default_factory=lambda: {bot: player_text(bot) for bot in ("squire", "page")}
    )
    """Who plays it where no person does: the strongest bot first, and at the end the automata."""
    ladder: BotRatings | None = None
    """How strong they are, where that was measured."""
    own_games: Sequence[OwnGame] = ()
    """The finished games of the person at this screen."""
    suited: Blend | None = None
    """The bot that is about as strong as the player; None where that is not offered."""
    automata: tuple[str, ...] = ()
    """Those of them that the game brings along itself, of each of which there is one."""
    player: str = ""
    """What the person at this screen is called; empty when that is not known."""
    clock: TimeControl | None = None
    """The time that people have; None where none is measured."""
    fixed: bool = False
    """Whether everybody keeps the place, because a game goes on."""

    @property
    def newcomer(self) -> str:
        """The level of a bot that takes the place of a person, until another is chosen."""
        return next(bot for bot in (SUITED, "squire", *self.bots) if bot in self.bots)

    @property
    def seated(self) -> list[PlannedSeat]:
        return [place for place in self.places if place.seated]

    @property
    def playing(self) -> list[PlannedSeat]:
        """The players of the chosen game; those seated behind them sit out and keep the seat for another game."""
        return self.seated[: self.most]

    def can_add(self) -> bool:
        """Return whether a player who is added now would play."""
        return len(self.seated) < self.most

    def place(self, family: str) -> PlannedSeat:
        """The place of a family, with or without a player."""
        return next(place for place in self.places if place.family == family)

    def add(self, family: str) -> None:
        """Seat a player, behind those who sit."""
        place = self.place(family)
        place.seated = True
        self.places.remove(place)
        self.places.insert(len(self.seated), place)

    def can_remove(self) -> bool:
        """Return whether a player may be removed with enough players left."""
        return len(self.seated) > self.fewest

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
        if place.seated and not self.fixed:
            index = min(max(index, 0), len(self.seated) - 1)
            self.places.remove(place)
            self.places.insert(index, place)

    def seat_player(self, family: str) -> None:
        """Let the person at this screen play for a family, if no other person does; the bot there changes places."""
        own, other = self.own, self.place(family)
        if own is None or other is own or (other.seated and other.bot is None) or self.fixed:
            return
        here, there = self.places.index(own), self.places.index(other)
        self.places[here], self.places[there] = other, own
        for part in ("name", "bot", "seated", "language"):
            mine, theirs = getattr(own, part), getattr(other, part)
            setattr(own, part, theirs)
            setattr(other, part, mine)
        self.first = {own.family: other.family, other.family: own.family}.get(self.first or "", self.first)

    def shared_names(self) -> bool:
        """Return whether two players have the same name."""
        names = [self.called(place).casefold() for place in self.playing]
        return len(set(names)) < len(names)

    def seats(self) -> tuple[Seat, ...]:
        """The seats of those who play."""
        return tuple(self._seat(place) for place in self.playing)

    def _seat(self, place: PlannedSeat) -> Seat:
        bot = self.player_of(place)
        level, character = split_bot_name(bot or "")
        if level == SUITED:
            bot = join_bot_name(str(self.suited), character)
        return Seat(place.family, self.called(place), bot, place.language if bot is None else "")

    def called(self, place: PlannedSeat) -> str:
        """The name that the table will show; never empty."""
        named = place.name if self.player_of(place) not in self.automata else ""
        return named or self.usual_name(place)

    @property
    def own(self) -> PlannedSeat | None:
        """The place of the person at this screen: the first where a person plays; None where only bots play."""
        return next((place for place in self.playing if place.bot is None), None)

    def usual_name(self, place: PlannedSeat) -> str:
        """Return the default name: the player's, an automaton's own, a character's for the first place that has it."""
        bot = self.player_of(place)
        if self.player and place is self.own:
            return self.player
        if bot in self.automata:
            return self.bots[bot].name
        kind = split_bot_name(bot or "")[1]
        first = kind and next(other for other in self.places if split_bot_name(other.bot or "")[1] == kind)
        return character_text(kind).figure if first is place else default_name(place.family)

    def player_of(self, place: PlannedSeat) -> str | None:
        """
        Return the player, None for a person; a bot's level that the chosen game lacks becomes the nearest one below it.
        """
        if place.bot is None:
            return None
        level, character = split_bot_name(place.bot)
        if level in self.bots:
            return place.bot
        offered = [bot for bot in self.bots if bot in LEVELS]
        return join_bot_name(nearest_level(level, offered) if level in LEVELS else self.newcomer, character)

    def let_play(self, place: PlannedSeat, bot: str | None) -> None:
        """Let a bot play there, None for a person; an automaton leaves the seat that it had to an ordinary bot."""
        for other in self.places:
            if bot in self.automata and other.bot == bot:
                other.bot = self.newcomer
        place.bot = bot

    def first_seat(self) -> int | None:
        """Return the index of the seat that begins, or None to draw it."""
        families = [place.family for place in self.playing]
        return families.index(self.first) if self.first in families else None

    def to_json(self, choices: Mapping[str, object]) -> str:
        """The text that the settings keep, with what was chosen for the games."""
        places = [
            {
                "family": place.family,
                "name": place.name,
                "bot": place.bot,
                "seated": place.seated,
                "language": place.language,
            }
            for place in self.places
        ]
        clock = "" if self.clock is None else str(self.clock)
        kept = {"seats": places, "first": self.first, "game": self.game, "clock": clock, **choices}
        return json.dumps(kept, ensure_ascii=False)

    @classmethod
    def recalled(cls, kept: Mapping[str, object]) -> SetupModel:
        """Return the setup that the settings kept; everything that does not fit is as in the first game."""
        seating = cls._seated(kept)
        seating.clock = TimeControl.parse(str(kept.get("clock", "")))
        game = kept.get("game")
        if isinstance(game, str) and len(game) <= _LONGEST_KEY:
            seating.game = game
        return seating

    @classmethod
    def _seated(cls, kept: Mapping[str, object]) -> SetupModel:
        places = {place.family: place for place in map(_read_place, _list(kept.get("seats"))) if place is not None}
        if len([place for place in places.values() if place.seated]) < FEWEST:
            return cls()
        for usual in _usual():
            places.setdefault(usual.family, replace(usual, bot=SUITED, seated=False))
        seating = cls(sorted(places.values(), key=lambda place: not place.seated))
        seating.first = next((place.family for place in seating.seated if place.family == kept.get("first")), None)
        return seating


def read_saved_setup(text: str) -> dict[str, object]:
    """Return what the settings kept of the start screen, by name."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        kept = None
    return kept if isinstance(kept, dict) else {}


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _is_player(bot: str) -> bool:
    level, character = split_bot_name(bot)
    weakest = join_bot_name(SIMPLEST, character) if level == SUITED else bot
    return any(game.accepts_player(weakest) for game in GAMES.values())


def _read_place(entry: object) -> PlannedSeat | None:
    if not isinstance(entry, dict) or entry.get("family") not in tuple(FAMILIES):
        return None
    place = PlannedSeat(entry["family"], seated=entry.get("seated") is True)
    bot, name = entry.get("bot"), entry.get("name")
    place.bot = bot if isinstance(bot, str) and _is_player(bot) else None
    place.language = entry["language"] if entry.get("language") in LANGUAGES else ""
    if isinstance(name, str):
        place.rename(name)
    return place
