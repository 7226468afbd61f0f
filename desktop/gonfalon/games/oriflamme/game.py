"""Oriflamme as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from gonfalon.games.oriflamme.texts.objective import box_title, deck_title
from gonfalon.session.plugin import GamePlugin
from gonfalon.texts.translations import translate


class OriflammePlugin(GamePlugin):
    """Oriflamme."""

    name = "oriflamme"
    usual_seats = ("squire", "page", "page", "page")
    daily = (("Oriflamme",), ("Alliance",))
    has_user_sets = True
    set_file_suffix = ".gonfalon-set"
    scenario_key = "queue"
    bots = ("page", "squire", "courtier", "chancellor", "regent")
    measured = ("squire-1",)
    entries: Mapping[str, str] = {
        "rules": "gonfalon.games.oriflamme.rules:Oriflamme",
        "session_rules": "gonfalon.games.oriflamme.session:OriflammeSessionRules",
        "text_board": "gonfalon.games.oriflamme.terminal.text_board:OriflammeTextBoard",
        "rule_books": "gonfalon.games.oriflamme.texts.rule_books:OriflammeRuleBooks",
        "game_view": "gonfalon.games.oriflamme.window.game_view:OriflammeGameView",
        "page_figures": "gonfalon.games.oriflamme.window.page_figures:OriflammePageFigures",
        "game_setup": "gonfalon.games.oriflamme.window.game_setup:OriflammeGameSetup",
        "objective": "gonfalon.games.oriflamme.texts.objective:objective",
        "status": "gonfalon.games.oriflamme.texts.table_texts:status",
        "card_statistics": "gonfalon.games.oriflamme.session:card_statistics",
        "card_name": "gonfalon.games.oriflamme.texts.names:card_name",
        "page": "gonfalon.games.oriflamme.bots.squire:Page",
        "squire": "gonfalon.games.oriflamme.bots.squire:Squire",
        "courtier": "gonfalon.games.oriflamme.bots.learned_policy:courtier",
        "chancellor": "gonfalon.games.oriflamme.bots.learned_policy:chancellor",
        "regent": "gonfalon.games.oriflamme.bots.regent:Regent",
        "squire-1": "gonfalon.games.oriflamme.bots.squire:FirstSquire",
        "usual_policy": "gonfalon.games.oriflamme.bots.learned_policy:usual_policy",
        "set_names": "gonfalon.games.oriflamme.rules.set_store:set_names",
        "set_name_in": "gonfalon.games.oriflamme.rules.set_store:set_name_in",
        "recognition_score": "gonfalon.games.oriflamme.rules.set_parser:recognition_score",
        "describe_card_file": "gonfalon.games.oriflamme.set_package:describe_card_file",
        "run_scenario": "gonfalon.games.oriflamme.rules.scenario:run_scenario",
    }

    def title(self) -> str:
        return box_title("Oriflamme")

    def called(self, sets: Iterable[str]) -> str:
        return deck_title(sets)

    def note(self, players: int) -> str:
        if players != 2:
            return ""
        return translate(
            "StartScreen",
            "The rule book is for three and more. On the publisher’s sheet for two each leads two families; one each "
            "is a house option.",
        )


GAME: Final = OriflammePlugin()
