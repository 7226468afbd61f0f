"""Pennons as the rest of the program knows it; the entry point leads here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gonfalon.session.plugin import GamePlugin

if TYPE_CHECKING:
    from gonfalon.bots.bot import Bot, Character
    from gonfalon.ui.settings.store import Settings
    from tests.strangers.pennons.offer import PennonsOffer
    from tests.strangers.pennons.rules import Pennons
    from tests.strangers.pennons.session import PlayablePennons
    from tests.strangers.pennons.terminal import PennonsTable
    from tests.strangers.pennons.window import PennonsKit


class PennonsGame(GamePlugin):
    name = "pennons"
    usual_seats = ("squire", "squire")
    bots = ("page", "squire")

    def title(self) -> str:
        return "Pennons"

    def make_bot(self, level: str, character: Character) -> Bot:
        from tests.strangers.pennons.bot import Squire

        return Squire()

    def make_rules(self) -> Pennons:
        from tests.strangers.pennons.rules import Pennons

        return Pennons()

    def make_session_rules(self) -> PlayablePennons:
        from tests.strangers.pennons.session import PlayablePennons

        return PlayablePennons()

    def terminal(self) -> PennonsTable:
        from tests.strangers.pennons.terminal import PennonsTable

        return PennonsTable()

    def window(self) -> PennonsKit:
        from tests.strangers.pennons.window import KIT

        found: PennonsKit = KIT
        return found

    def offer(self, settings: Settings) -> PennonsOffer:
        from tests.strangers.pennons.offer import PennonsOffer

        return PennonsOffer(settings)


GAME: Final = PennonsGame()
