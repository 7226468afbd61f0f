"""Seats at the table and the request for a new game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from gonfalon.core.files import digest
from gonfalon.core.record import MAX_SEED
from gonfalon.core.seats import FAMILIES, TEACHER, split_bot_name
from gonfalon.core.time_control import TimeControl
from gonfalon.texts.players import family_name, localized_name


@dataclass(frozen=True)
class Seat:
    """One place at the table."""

    family: str
    """The letter of the family: R, B, G, Y (gold) or K (black)."""

    name: str
    """What the player is called; never empty."""

    bot: str | None = None
    """The kind of bot that plays here (`page`, `squire/bluffer`), or None for a person at this screen."""

    language: str = ""
    """The language in which a person there is spoken to; empty for that of the program."""

    led: str = ""
    """At a table the letters of all families that its player leads, in the order of play; empty for this one alone."""

    @property
    def families(self) -> str:
        """The letters of all families that its player leads."""
        return self.led or self.family

    @property
    def teaches(self) -> bool:
        """Whether a bot plays here that gives its reasons without being asked."""
        return self.bot is not None and split_bot_name(self.bot)[1] == TEACHER


DRAWN_SEEDS: Final = 1 << 32
"""A seed that is drawn is below this: short enough to be told to somebody, and typed."""


def seed_from_text(text: str) -> int:
    """Return the seed that somebody names: a number as it is, any other word as a number made of it; 0 for nothing."""
    word = "".join(text.casefold().split())
    if word.isdecimal() and int(word) <= MAX_SEED:
        return int(word)
    return int(digest(word.encode())[:8], 16) or 1 if word else 0


def lead_several(seats: Sequence[Seat], each: int) -> tuple[Seat, ...]:
    """Return the seats of a game in which these players lead so many families each, taking turns with all of them.

    Raises:
        ValueError: with a sentence, when there are not enough families.
    """
    free = [family for family in FAMILIES if family not in {seat.family for seat in seats}]
    found = list(seats)
    for _ in range(each - 1):
        if len(free) < len(seats):
            raise ValueError(f"There are {len(FAMILIES)} families: {len(seats)} players cannot lead {each} each.")
        for seat in seats:
            family = free.pop(0)
            usual = localized_name(seat.name, seat.family) == family_name(seat.family)
            found.append(replace(seat, family=family, name=family_name(family) if usual else seat.name))
    return tuple(found)


def reader_of(seats: Sequence[Seat]) -> str:
    """Return the letter of the family whose player is spoken to as "you"; empty where not exactly one person plays.

    Where several people look at one screen, the same sentence is read by all of them, so each keeps a name.
    """
    people = [seat.family for seat in seats if seat.bot is None]
    return people[0] if len(people) == 1 else ""


@dataclass(frozen=True)
class NewGame:
    """Everything that is chosen before the first card is played."""

    game: str
    seats: tuple[Seat, ...]
    """In the order of play, clockwise."""

    first: int | None = None
    """Index of the seat that plays first, or None to draw it from the seed."""

    seed: int = 0

    sets: tuple[str, ...] = ()
    """The names of the sets that the cards are taken from, none for those that the game is usually played with."""

    options: tuple[tuple[str, str], ...] = ()
    """What else this game lets one choose, name and value in the words of a record; what is left out is as usual."""

    clock: TimeControl | None = None
    """The time that people have; None where none is measured."""

    def option(self, name: str, usual: str = "") -> str:
        """Return the value that was chosen for an option, `usual` when none was chosen."""
        return dict(self.options).get(name, usual)
