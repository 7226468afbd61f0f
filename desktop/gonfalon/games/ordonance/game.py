"""Ordonance as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gonfalon.bots.bot import AnalysisBudget
from gonfalon.session.plugin import GamePlugin
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import current_language, translate

if TYPE_CHECKING:
    from gonfalon.bots.bot import Bot, Character
    from gonfalon.bots.policy import Policy
    from gonfalon.bots.search import Evaluator
    from gonfalon.core.knowledge import View
    from gonfalon.games.ordonance.rules import Ordonance, Table
    from gonfalon.games.ordonance.session import OrdonanceSessionRules
    from gonfalon.games.ordonance.terminal.text_board import OrdonanceTextBoard
    from gonfalon.games.ordonance.texts.rule_books import OrdonanceRuleBooks
    from gonfalon.games.ordonance.window.game_setup import OrdonanceGameSetup
    from gonfalon.games.ordonance.window.game_view import OrdonanceGameView
    from gonfalon.games.ordonance.window.page_figures import OrdonancePageFigures
    from gonfalon.session.match import Match
    from gonfalon.session.session_rules import CardStatistics
    from gonfalon.texts.objective import Objective
    from gonfalon.ui.settings.store import Settings


class OrdonancePlugin(GamePlugin):
    """Ordonance."""

    name = "ordonance"
    analysis_budget = AnalysisBudget(endings=40, points=20, answers=5, glances=12, doubts=4, tries=80)
    usual_seats = ("squire", "page")
    daily = ((),)
    bots = ("page", "squire", "chancellor")
    measured = ("courtier", "regent")

    def title(self) -> str:
        return translate("GameChoice", "Ordonance")

    def goal(self) -> Objective:
        from gonfalon.games.ordonance.texts.objective import objective

        return objective()

    def standing(self, match: Match) -> tuple[str, str]:
        from gonfalon.games.ordonance.texts.table_texts import TableTexts, winners

        words, table = TableTexts(current_language(), match.deck), match.view(SPECTATOR).table
        if not match.over:
            return words.turn_line(table), ""
        return winners(table, [seat.name for seat in match.seats], words)

    def card_statistics(self, match: Match) -> Sequence[CardStatistics]:
        from gonfalon.games.ordonance.session import card_statistics

        return card_statistics([deed.events for deed in match.all_played_moves()], match.open_table(len(match.moves)))

    def card_name(self, word: str, sets: Sequence[str], shelf: Any) -> str:
        from gonfalon.games.ordonance.texts.names import unit_name

        name = unit_name(word, current_language())
        return name[:1].upper() + name[1:]

    def make_bot(self, level: str, character: Character) -> Bot:
        if level in ("courtier", "chancellor"):
            from gonfalon.games.ordonance.bots.learned_policy import learned_bot

            return learned_bot(level, character)
        if level == "regent":
            from gonfalon.games.ordonance.bots.regent import Regent

            return Regent(character)
        from gonfalon.games.ordonance.bots.squire import Page, Squire

        return Page(character) if level == "page" else Squire(character)

    def usual_policy(self, table: Table) -> Policy | None:
        from gonfalon.games.ordonance.bots.learned_policy import policy_for

        return policy_for(table.seating)

    def evaluator(self, view: View) -> Evaluator:
        from gonfalon.games.ordonance.bots.regent import RoundEvaluator

        return RoundEvaluator(view)

    def shared_knowledge(self, table: Table) -> Table:
        shared_knowledge = table.clone()
        shared_knowledge.faces = [face if seats else None for face, seats in zip(table.faces, table.known, strict=True)]
        return shared_knowledge

    def make_rules(self) -> Ordonance:
        from gonfalon.games.ordonance.rules import Ordonance

        return Ordonance()

    def make_session_rules(self) -> OrdonanceSessionRules:
        from gonfalon.games.ordonance.session import OrdonanceSessionRules

        return OrdonanceSessionRules()

    scenario_key = "territory"

    def recognition_score(self, name: str, keys: Set[str]) -> int:
        from gonfalon.games.ordonance.rules.deck_file import KEYS
        from gonfalon.games.ordonance.session import OWN_DECK_FILE

        # Sets of cards have `cards` too.
        return len(KEYS) if name.lower() == OWN_DECK_FILE else len(keys & {*KEYS} - {"cards"})

    def checked(self, path: Path, before: dict[str, Path]) -> str:
        from gonfalon.games.ordonance.terminal.text_board import check_deck_file

        return check_deck_file(path)

    def run_scenario(self, scenario: Mapping[str, Any]) -> list[str]:
        from gonfalon.games.ordonance.rules.deck import shipped
        from gonfalon.games.ordonance.rules.scenario import run_scenario

        return run_scenario(scenario, shipped())

    def terminal(self) -> OrdonanceTextBoard:
        from gonfalon.games.ordonance.terminal.text_board import OrdonanceTextBoard

        return OrdonanceTextBoard()

    def offer(self, settings: Settings) -> OrdonanceGameSetup:
        from gonfalon.games.ordonance.window.game_setup import OrdonanceGameSetup

        return OrdonanceGameSetup(settings)

    def books(self) -> OrdonanceRuleBooks:
        from gonfalon.games.ordonance.texts.rule_books import OrdonanceRuleBooks

        return OrdonanceRuleBooks()

    def illustrator(self) -> OrdonancePageFigures:
        from gonfalon.games.ordonance.window.page_figures import OrdonancePageFigures

        return OrdonancePageFigures()

    def window(self) -> OrdonanceGameView:
        from gonfalon.games.ordonance.window.game_view import GAME_VIEW

        return GAME_VIEW


GAME: Final = OrdonancePlugin()
