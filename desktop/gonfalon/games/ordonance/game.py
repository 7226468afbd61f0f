"""Ordonance as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.bots.bot import AnalysisBudget
from gonfalon.session.plugin import GamePlugin
from gonfalon.texts.translations import translate


class OrdonancePlugin(GamePlugin):
    """Ordonance."""

    name = "ordonance"
    analysis_budget = AnalysisBudget(endings=40, points=20, answers=5, glances=12, doubts=4, tries=80)
    usual_seats = ("squire", "page")
    daily = ((),)
    scenario_key = "territory"
    bots = ("page", "squire", "chancellor")
    measured = ("courtier", "regent")
    measured_tables = (2, 3)
    entries: Mapping[str, str] = {
        "rules": "gonfalon.games.ordonance.rules:Ordonance",
        "session_rules": "gonfalon.games.ordonance.session:OrdonanceSessionRules",
        "text_board": "gonfalon.games.ordonance.terminal.text_board:OrdonanceTextBoard",
        "rule_books": "gonfalon.games.ordonance.texts.rule_books:OrdonanceRuleBooks",
        "game_view": "gonfalon.games.ordonance.window.game_view:OrdonanceGameView",
        "page_figures": "gonfalon.games.ordonance.window.page_figures:OrdonancePageFigures",
        "game_setup": "gonfalon.games.ordonance.window.game_setup:OrdonanceGameSetup",
        "objective": "gonfalon.games.ordonance.texts.objective:objective",
        "status": "gonfalon.games.ordonance.texts.table_texts:status",
        "card_statistics": "gonfalon.games.ordonance.session:card_statistics",
        "card_name": "gonfalon.games.ordonance.texts.names:card_name",
        "page": "gonfalon.games.ordonance.bots.squire:Page",
        "squire": "gonfalon.games.ordonance.bots.squire:Squire",
        "chancellor": "gonfalon.games.ordonance.bots.learned_policy:chancellor",
        "courtier": "gonfalon.games.ordonance.bots.learned_policy:courtier",
        "regent": "gonfalon.games.ordonance.bots.regent:Regent",
        "usual_policy": "gonfalon.games.ordonance.bots.learned_policy:usual_policy",
        "evaluator": "gonfalon.games.ordonance.bots.regent:RoundEvaluator",
        "shared_knowledge": "gonfalon.games.ordonance.session:shared_knowledge",
        "recognition_score": "gonfalon.games.ordonance.session:recognition_score",
        "describe_card_file": "gonfalon.games.ordonance.terminal.text_board:describe_card_file",
        "run_scenario": "gonfalon.games.ordonance.rules.scenario:run_scenario",
    }

    def title(self) -> str:
        return translate("GameChoice", "Ordonance")


GAME: Final = OrdonancePlugin()
