"""Oriflamme as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from gonfalon.bots.bot import Bot
from gonfalon.session.game import Game

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules import Oriflamme
    from gonfalon.games.oriflamme.session import PlayableOriflamme
    from gonfalon.games.oriflamme.terminal.table import OriflammeTable
    from gonfalon.ui.board.kit import Kit

__all__ = ["GAME", "OriflammeGame"]


def _page() -> Bot:
    from gonfalon.games.oriflamme.bots.page import Page

    return Page()


def _squire() -> Bot:
    from gonfalon.games.oriflamme.bots.squire import Squire

    return Squire()


class OriflammeGame(Game):
    """Oriflamme."""

    name = "oriflamme"
    usual_seats = ("squire", "page", "page", "page")
    bots: Mapping[str, Callable[[], Bot]] = {"page": _page, "squire": _squire}

    def title(self) -> str:
        return "Oriflamme"

    def make_rules(self) -> Oriflamme:
        from gonfalon.games.oriflamme.rules import Oriflamme

        return Oriflamme()

    def make_playable(self) -> PlayableOriflamme:
        from gonfalon.games.oriflamme.session import PlayableOriflamme

        return PlayableOriflamme()

    def terminal(self) -> OriflammeTable:
        from gonfalon.games.oriflamme.terminal.table import OriflammeTable

        return OriflammeTable()

    def window(self) -> Kit:
        from gonfalon.games.oriflamme.window.kit import KIT

        return KIT


GAME: Final = OriflammeGame()
