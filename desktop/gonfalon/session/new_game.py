"""Seats at the table and the request for a new game."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.core.seats import TEACHER, split_bot_name


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

    @property
    def teaches(self) -> bool:
        """Whether a bot plays here that gives its reasons without being asked."""
        return self.bot is not None and split_bot_name(self.bot)[1] == TEACHER


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

    def option(self, name: str, usual: str = "") -> str:
        """Return the value that was chosen for an option, `usual` when none was chosen."""
        return dict(self.options).get(name, usual)
