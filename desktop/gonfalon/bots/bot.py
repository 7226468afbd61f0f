"""What a bot is, and which ones there are of each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Protocol

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View

NAMES = ("page", "squire")
"""From the weakest to the strongest; every game has its own of each."""
SIMPLEST = NAMES[0]
"""Plays where another has failed."""
AUTOMATA: dict[str, tuple[str, ...]] = {"pamir": ("wakhan",)}
"""Players that a game brings along itself: its rules move them, and nobody asks them for a decision."""


class Bot(Protocol):
    """Decides with what one seat knows and with nothing else."""

    def choose(self, view: View, dice: Dice, seconds: float) -> Any:
        """One of the moves of `view.decision`, which is the seat's own.

        Args:
            view: what the seat knows.
            dice: all the chance that a bot may use; the same dice give the same move where time does not matter.
            seconds: how long it may think. A bot that has not answered by then loses its turn to a fallback.
        """
        ...


class UnknownBot(ValueError):
    """A bot that does not exist; its text is a sentence."""


def seat_names(game: str) -> tuple[str, ...]:
    """Who may take a seat of this game where no person does: the bots, and what the game adds to them."""
    return NAMES + AUTOMATA.get(game, ())


def automata(game: str, players: Iterable[str | None], families: str) -> dict[str, str]:
    """The families of the players that the rules of a game move themselves, as `Game.options` wants to be told.

    Args:
        game: what is played.
        players: for each seat the name of its bot, None for a person.
        families: the letter of each seat.

    Raises:
        ValueError: with a sentence, when one of them would sit there twice.
    """
    found: dict[str, str] = {}
    for player, family in zip(players, families, strict=True):
        if player in AUTOMATA.get(game, ()):
            if player in found:
                raise ValueError(f"There is one {player} at a table; two seats name it.")
            found[player] = family
    return found


@cache
def bot(game: str, name: str) -> Bot:
    """The bot of this name that plays this game.

    Raises:
        UnknownBot: when there is no such bot.
    """
    if game not in _OF_GAME:
        raise UnknownBot(f"There is no bot that plays '{game}'.")
    if name not in NAMES:
        raise UnknownBot(f"There is no bot '{name}'; the bots are {', '.join(NAMES)}.")
    return _OF_GAME[game]()[NAMES.index(name)]()


Kinds = tuple[Callable[[], Bot], Callable[[], Bot]]
"""How the bots of one game are made, as `NAMES` lists them."""


def _of_oriflamme() -> Kinds:
    from gonfalon.games.oriflamme.bots.page import Page
    from gonfalon.games.oriflamme.bots.squire import Squire

    return Page, Squire


def _of_ordonance() -> Kinds:
    from gonfalon.games.ordonance.bots.page import Page
    from gonfalon.games.ordonance.bots.squire import Squire

    return Page, Squire


def _of_pamir() -> Kinds:
    from gonfalon.games.pamir.bots.page import Page
    from gonfalon.games.pamir.bots.squire import Squire

    return Page, Squire


_OF_GAME: dict[str, Callable[[], Kinds]] = {
    "oriflamme": _of_oriflamme,
    "ordonance": _of_ordonance,
    "pamir": _of_pamir,
}
