"""The games that can be played."""

from __future__ import annotations

from functools import cache

from gonfalon.core.game import Game
from gonfalon.session.playable import Playable

NAMES = ("oriflamme", "ordonance", "pamir")


class UnknownGame(ValueError):
    """A game that this program does not know; its text is a sentence."""


def game(name: str) -> Game:
    """
    Raises:
        UnknownGame: when there is no game of this name.
    """
    return playable(name).game


@cache
def playable(name: str) -> Playable:
    """
    Raises:
        UnknownGame: when there is no game of this name.
    """
    if name == "oriflamme":
        from gonfalon.games.oriflamme.session import PlayableOriflamme

        return PlayableOriflamme()
    if name == "ordonance":
        from gonfalon.games.ordonance.session import PlayableOrdonance

        return PlayableOrdonance()
    if name == "pamir":
        from gonfalon.games.pamir.session import PlayablePamir

        return PlayablePamir()
    raise UnknownGame(f"There is no game '{name}'; the games are {', '.join(NAMES)}.")
