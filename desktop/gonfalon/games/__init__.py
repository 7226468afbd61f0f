"""The games: a folder for each, and this list, which is all that names them.

A game of somebody else's is found by an entry point of the group `gonfalon.games`, whose name is what records call the
game and whose value leads to its `GamePlugin`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gonfalon.bots.bot import Bot
from gonfalon.session.plugin import GamePlugin, GameRegistry, installed_games, load

__all__ = ["BUNDLED", "GAMES", "find_bot", "find_game"]

BUNDLED: Final = ("oriflamme", "ordonance", "pamir")
"""The games that the program brings along; the module `game` of each has an object `GAME`."""


def _found() -> dict[str, Callable[[], GamePlugin | None]]:
    own: dict[str, Callable[[], GamePlugin | None]] = {
        name: partial(load, f"{__name__}.{name}.game:GAME") for name in BUNDLED
    }
    # Nobody takes the place of one of these.
    return {**own, **{name: find for name, find in installed_games().items() if name not in own}}


GAMES: Final = GameRegistry(_found)


def find_bot(game: str, name: str) -> Bot:
    """The bot of this name that plays this game; a function that another process finds by its name.

    Raises:
        UnknownGame: when there is no such game.
        UnknownBot: when it has no such bot.
    """
    return GAMES[game].bot(name)


def find_game(name: str) -> GamePlugin:
    """The game of this name; a function that another process finds by its name.

    Raises:
        UnknownGame: when there is none.
    """
    return GAMES[name]
