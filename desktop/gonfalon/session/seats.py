"""Who sits at the table and how a new game is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Direction = Literal["left-to-right", "right-to-left"]


@dataclass(frozen=True)
class Seat:
    """One place at the table."""

    family: str
    """The letter of the family: R, B, G, Y (gold) or K (black)."""

    name: str
    """What the player is called; never empty."""

    bot: str | None = None
    """The kind of bot that plays here (`page`, `squire`), or None for a person at this screen."""


@dataclass(frozen=True)
class NewGame:
    """Everything that is chosen before the first card is played."""

    game: str
    seats: tuple[Seat, ...]
    """In the order of play, clockwise."""

    first: int | None = None
    """Index of the seat that plays first, or None to draw it from the seed."""

    direction: Direction = "left-to-right"
    """Which way the queue resolves on screen; its front is the end that resolves first."""

    seed: int = 0

    sets: tuple[str, ...] = ("Oriflamme",)
    """The names of the sets that the cards are taken from."""

    kinds: tuple[str, ...] = ()
    """The ids of the kinds that are played with, none for all that the sets have."""
