"""Pennons as the rest of the program knows it; the entry point leads here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.session.plugin import GamePlugin


class PennonsGame(GamePlugin):
    name = "pennons"
    usual_seats = ("squire", "squire")
    bots = ("page", "squire")
    entries: Mapping[str, str] = {
        "rules": "tests.strangers.pennons.rules:Pennons",
        "session_rules": "tests.strangers.pennons.session:PlayablePennons",
        "text_board": "tests.strangers.pennons.terminal:PennonsTable",
        "page": "tests.strangers.pennons.bot:Squire",
        "squire": "tests.strangers.pennons.bot:Squire",
        "game_view": "tests.strangers.pennons.window:PennonsView",
        "game_setup": "tests.strangers.pennons.setup:PennonsSetup",
    }

    def title(self) -> str:
        return "Pennons"


GAME: Final = PennonsGame()
