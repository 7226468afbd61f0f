"""Pax Pamir as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.bots.bot import AnalysisBudget
from gonfalon.session.plugin import GamePlugin
from gonfalon.texts.players import PlayerText
from gonfalon.texts.translations import translate


class PamirPlugin(GamePlugin):
    """Pax Pamir."""

    name = "pamir"
    automata = ("wakhan",)
    analysis_budget = AnalysisBudget(to_end=False, endings=12, points=60, answers=6, glances=3, doubts=6, tries=80)
    usual_seats = ("squire", "page", "page")
    daily = ((),)
    scenario_key = "seats"
    has_positions = True
    bots = ("page", "squire", "regent")
    measured = ("squire-1",)
    entries: Mapping[str, str] = {
        "rules": "gonfalon.games.pamir.rules:Pamir",
        "session_rules": "gonfalon.games.pamir.session:PamirSessionRules",
        "text_board": "gonfalon.games.pamir.terminal.text_board:PamirTextBoard",
        "rule_books": "gonfalon.games.pamir.texts.rule_books:PamirRuleBooks",
        "game_view": "gonfalon.games.pamir.window.game_view:PamirGameView",
        "page_figures": "gonfalon.games.pamir.window.page_figures:PamirPageFigures",
        "game_setup": "gonfalon.games.pamir.window.game_setup:PamirGameSetup",
        "objective": "gonfalon.games.pamir.texts.objective:objective",
        "status": "gonfalon.games.pamir.texts.status_texts:status",
        "card_statistics": "gonfalon.games.pamir.session:card_statistics",
        "card_name": "gonfalon.games.pamir.texts.names:card_name",
        "page": "gonfalon.games.pamir.bots.squire:Page",
        "squire": "gonfalon.games.pamir.bots.squire:Squire",
        "regent": "gonfalon.games.pamir.bots.regent:Regent",
        "squire-1": "gonfalon.games.pamir.bots.squire:first_squire",
        "evaluator": "gonfalon.games.pamir.bots.regent:RoundEvaluator",
        "shared_knowledge": "gonfalon.games.pamir.session:shared_knowledge",
        "recognition_score": "gonfalon.games.pamir.session:recognition_score",
        "describe_card_file": "gonfalon.games.pamir.terminal.text_board:describe_card_file",
        "read_position": "gonfalon.games.pamir.session:read_starting_position",
        "write_position": "gonfalon.games.pamir.session:write_position_text",
        "run_scenario": "gonfalon.games.pamir.rules.scenario:run_scenario",
    }

    def title(self) -> str:
        return "Pax Pamir"

    def player(self, bot: str | None) -> PlayerText:
        if bot not in self.automata:
            return super().player(bot)
        # Not from the file of the cards: the start screen asks before its first picture.
        name = translate("PamirOffer", "Wakhan")
        return PlayerText(name, translate("PamirOffer", "Wakhan (automated opponent)"), f"{{family}} · {name}")


GAME: Final = PamirPlugin()
