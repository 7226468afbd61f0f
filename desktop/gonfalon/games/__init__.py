"""The games: a folder for each, and this list, which is all that names them.

A game of somebody else's is found by an entry point of the group `gonfalon.games`, whose name is what records call the
game and whose value leads to its `Game`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

from gonfalon.bots.bot import Bot
from gonfalon.session.game import Game, Games
from gonfalon.session.strangers import strangers

__all__ = ["GAMES", "OWN", "bot", "game"]

OWN: Final = ("oriflamme", "ordonance", "pamir")
"""The games that the program brings along; the module `game` of each has an object `GAME`."""


def _own(name: str) -> Game:
    game = import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return game


def _found() -> dict[str, Callable[[], Game | None]]:
    own = {name: partial(_own, name) for name in OWN}
    # Nobody takes the place of one of these.
    return {**own, **{name: load for name, load in strangers().items() if name not in own}}


GAMES: Final = Games(_found)


def bot(game: str, name: str) -> Bot:
    """The bot of this name that plays this game; a function that another process finds by its name.

    Raises:
        UnknownGame: when there is no such game.
        UnknownBot: when it has no such bot.
    """
    return GAMES[game].bot(name)


def game(name: str) -> Game:
    """The game of this name; a function that another process finds by its name.

    Raises:
        UnknownGame: when there is none.
    """
    return GAMES[name]
