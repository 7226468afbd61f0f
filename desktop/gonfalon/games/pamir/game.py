"""Pax Pamir as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gonfalon.bots.pace import Pace
from gonfalon.session.game import Game
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.players import PlayerText
from gonfalon.texts.tables import SPECTATOR

if TYPE_CHECKING:
    from gonfalon.bots.bot import Bot
    from gonfalon.bots.character import Character
    from gonfalon.bots.search import Counsel
    from gonfalon.core.knowledge import View
    from gonfalon.games.pamir.bots.schooling import Schooling
    from gonfalon.games.pamir.rules import Pamir
    from gonfalon.games.pamir.rules.game import Options
    from gonfalon.games.pamir.rules.table import Table
    from gonfalon.games.pamir.session import PlayablePamir
    from gonfalon.games.pamir.terminal.table import PamirTable
    from gonfalon.games.pamir.texts.books import PamirBooks
    from gonfalon.games.pamir.window.illustrator import PamirIllustrator
    from gonfalon.games.pamir.window.kit import PamirKit
    from gonfalon.games.pamir.window.offer import PamirOffer
    from gonfalon.session.feats import Feats
    from gonfalon.session.match import Match
    from gonfalon.texts.goal import Goal
    from gonfalon.ui.preferences.settings import Settings

__all__ = ["GAME", "PamirGame"]


class PamirGame(Game):
    """Pax Pamir."""

    name = "pamir"
    automata = ("wakhan",)
    pace = Pace(to_end=False, endings=12, points=60, answers=6, glances=3, doubts=6, tries=80)
    usual_seats = ("squire", "page", "page")
    daily = ((),)
    bots = ("page", "squire", "regent")
    measured = ("squire-1",)

    def title(self) -> str:
        return "Pax Pamir"

    def goal(self) -> Goal:
        from gonfalon.games.pamir.texts.goal import goal

        return goal()

    def player(self, bot: str | None) -> PlayerText:
        if bot not in self.automata:
            return super().player(bot)
        # Not from the file of the cards: the start screen asks before its first picture.
        name = translate("PamirOffer", "Wakhan")
        return PlayerText(name, translate("PamirOffer", "Wakhan (automated opponent)"), f"{{family}} · {name}")

    def standing(self, match: Match) -> tuple[str, str]:
        from gonfalon.games.pamir.texts.ending import winners
        from gonfalon.games.pamir.texts.names import Names
        from gonfalon.games.pamir.texts.panels import checks_left

        table = match.view(SPECTATOR).table
        if match.outcome is None:
            return checks_left(table), ""
        checks, names = len(match.summary().checks), [seat.name for seat in match.seats]
        return winners(table, match.outcome, checks, names, Names(current()))

    def feats(self, match: Match) -> Sequence[Feats]:
        from gonfalon.games.pamir.session import feats

        return feats(match.open_table(0), [deed.events for deed in match.open_deeds()])

    def card_name(self, word: str, sets: Sequence[str], shelf: Any) -> str:
        from gonfalon.games.pamir.texts.names import shown

        return shown().card_name(int(word))

    def make_bot(self, level: str, character: Character) -> Bot:
        from gonfalon.games.pamir.bots.page import Page
        from gonfalon.games.pamir.bots.squire import Squire

        if level == "page":
            return Page(character)
        if level in ("squire", "squire-1"):
            return Squire(character, attentive=level == "squire")
        from gonfalon.games.pamir.bots.regent import Regent

        return Regent(character)

    def counsel(self, view: View) -> Counsel:
        from gonfalon.games.pamir.bots.round import Round

        return Round(view)

    def pooled(self, table: Table) -> Table:
        pooled = table.clone()
        pooled.deck = [None] * len(table.deck)
        return pooled

    def schooling(self, options: Options, games: int, seed: int) -> Schooling:
        from gonfalon.games.pamir.bots.schooling import Schooling

        return Schooling(options.cards, games, seed)

    def make_rules(self) -> Pamir:
        from gonfalon.games.pamir.rules import Pamir

        return Pamir()

    def make_playable(self) -> PlayablePamir:
        from gonfalon.games.pamir.session import PlayablePamir

        return PlayablePamir()

    scenario_key = "seats"

    def run_scenario(self, scenario: Mapping[str, Any]) -> list[str]:
        from gonfalon.games.pamir.rules.deck import shipped
        from gonfalon.games.pamir.rules.scenario import run_scenario

        return run_scenario(scenario, shipped())

    def claims(self, name: str, keys: Set[str]) -> int:
        return len(keys) if keys & {"court", "wakhan"} else 0

    def checked(self, path: Path, before: dict[str, Path]) -> str:
        from gonfalon.games.pamir.terminal.card_files import checked

        return checked(path)

    def terminal(self) -> PamirTable:
        from gonfalon.games.pamir.terminal.table import PamirTable

        return PamirTable()

    def offer(self, settings: Settings) -> PamirOffer:
        from gonfalon.games.pamir.window.offer import PamirOffer

        return PamirOffer(settings)

    def books(self) -> PamirBooks:
        from gonfalon.games.pamir.texts.books import PamirBooks

        return PamirBooks()

    def illustrator(self) -> PamirIllustrator:
        from gonfalon.games.pamir.window.illustrator import PamirIllustrator

        return PamirIllustrator()

    def window(self) -> PamirKit:
        from gonfalon.games.pamir.window.kit import KIT

        return KIT


GAME: Final = PamirGame()
