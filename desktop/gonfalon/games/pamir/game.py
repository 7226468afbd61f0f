"""Pax Pamir as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gonfalon.bots.bot import AnalysisBudget
from gonfalon.session.plugin import GamePlugin
from gonfalon.texts.players import PlayerText
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import current_language, translate

if TYPE_CHECKING:
    from gonfalon.bots.bot import Bot, Character
    from gonfalon.bots.search import Evaluator
    from gonfalon.core.knowledge import View
    from gonfalon.games.pamir.rules import Pamir
    from gonfalon.games.pamir.rules.table import Table
    from gonfalon.games.pamir.session import PamirSessionRules
    from gonfalon.games.pamir.terminal.text_board import PamirTextBoard
    from gonfalon.games.pamir.texts.rule_books import PamirRuleBooks
    from gonfalon.games.pamir.window.game_setup import PamirGameSetup
    from gonfalon.games.pamir.window.game_view import PamirGameView
    from gonfalon.games.pamir.window.page_figures import PamirPageFigures
    from gonfalon.session.match import Match
    from gonfalon.session.session_rules import CardStatistics
    from gonfalon.texts.objective import Objective
    from gonfalon.ui.settings.store import Settings


class PamirPlugin(GamePlugin):
    """Pax Pamir."""

    name = "pamir"
    automata = ("wakhan",)
    analysis_budget = AnalysisBudget(to_end=False, endings=12, points=60, answers=6, glances=3, doubts=6, tries=80)
    usual_seats = ("squire", "page", "page")
    daily = ((),)
    bots = ("page", "squire", "regent")
    measured = ("squire-1",)

    def title(self) -> str:
        return "Pax Pamir"

    def goal(self) -> Objective:
        from gonfalon.games.pamir.texts.objective import objective

        return objective()

    def player(self, bot: str | None) -> PlayerText:
        if bot not in self.automata:
            return super().player(bot)
        # Not from the file of the cards: the start screen asks before its first picture.
        name = translate("PamirOffer", "Wakhan")
        return PlayerText(name, translate("PamirOffer", "Wakhan (automated opponent)"), f"{{family}} · {name}")

    def standing(self, match: Match) -> tuple[str, str]:
        from gonfalon.games.pamir.texts.names import Names
        from gonfalon.games.pamir.texts.panel_texts import checks_left
        from gonfalon.games.pamir.texts.status_texts import winners

        table = match.view(SPECTATOR).table
        if match.outcome is None:
            return checks_left(table), ""
        checks, names = len(match.summary().checks), [seat.name for seat in match.seats]
        return winners(table, match.outcome, checks, names, Names(current_language()))

    def card_statistics(self, match: Match) -> Sequence[CardStatistics]:
        from gonfalon.games.pamir.session import card_statistics

        return card_statistics(match.open_table(0), [deed.events for deed in match.all_played_moves()])

    def card_name(self, word: str, sets: Sequence[str], shelf: Any) -> str:
        from gonfalon.games.pamir.texts.names import plain_names

        return plain_names().card_name(int(word))

    def make_bot(self, level: str, character: Character) -> Bot:
        from gonfalon.games.pamir.bots.squire import Page, Squire

        if level == "page":
            return Page(character)
        if level in ("squire", "squire-1"):
            return Squire(character, attentive=level == "squire")
        from gonfalon.games.pamir.bots.regent import Regent

        return Regent(character)

    def evaluator(self, view: View) -> Evaluator:
        from gonfalon.games.pamir.bots.regent import RoundEvaluator

        return RoundEvaluator(view)

    def shared_knowledge(self, table: Table) -> Table:
        shared_knowledge = table.clone()
        shared_knowledge.deck = [None] * len(table.deck)
        return shared_knowledge

    def make_rules(self) -> Pamir:
        from gonfalon.games.pamir.rules import Pamir

        return Pamir()

    def make_session_rules(self) -> PamirSessionRules:
        from gonfalon.games.pamir.session import PamirSessionRules

        return PamirSessionRules()

    scenario_key = "seats"

    def run_scenario(self, scenario: Mapping[str, Any]) -> list[str]:
        from gonfalon.games.pamir.rules.deck import shipped
        from gonfalon.games.pamir.rules.scenario import run_scenario

        return run_scenario(scenario, shipped())

    def recognition_score(self, name: str, keys: Set[str]) -> int:
        return len(keys) if keys & {"court", "wakhan"} else 0

    def checked(self, path: Path, before: dict[str, Path]) -> str:
        from gonfalon.games.pamir.terminal.text_board import check_card_file

        return check_card_file(path)

    def terminal(self) -> PamirTextBoard:
        from gonfalon.games.pamir.terminal.text_board import PamirTextBoard

        return PamirTextBoard()

    def offer(self, settings: Settings) -> PamirGameSetup:
        from gonfalon.games.pamir.window.game_setup import PamirGameSetup

        return PamirGameSetup(settings)

    def books(self) -> PamirRuleBooks:
        from gonfalon.games.pamir.texts.rule_books import PamirRuleBooks

        return PamirRuleBooks()

    def illustrator(self) -> PamirPageFigures:
        from gonfalon.games.pamir.window.page_figures import PamirPageFigures

        return PamirPageFigures()

    def window(self) -> PamirGameView:
        from gonfalon.games.pamir.window.game_view import GAME_VIEW

        return GAME_VIEW


GAME: Final = PamirPlugin()
