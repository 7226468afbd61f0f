"""Oriflamme as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gonfalon.core.record import SetsStillLoading
from gonfalon.games.oriflamme.texts.objective import box_title, deck_title, objective
from gonfalon.session.plugin import GamePlugin
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import current_language, translate

if TYPE_CHECKING:
    from gonfalon.bots.bot import Bot, Character
    from gonfalon.bots.policy import Policy
    from gonfalon.games.oriflamme.rules import Oriflamme, Table
    from gonfalon.games.oriflamme.rules.set_store import SetStore
    from gonfalon.games.oriflamme.session import OriflammeSessionRules
    from gonfalon.games.oriflamme.terminal.text_board import OriflammeTextBoard
    from gonfalon.games.oriflamme.texts.rule_books import OriflammeRuleBooks
    from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup
    from gonfalon.games.oriflamme.window.game_view import OriflammeGameView
    from gonfalon.games.oriflamme.window.page_figures import OriflammePageFigures
    from gonfalon.session.match import Match
    from gonfalon.session.session_rules import CardStatistics
    from gonfalon.texts.objective import Objective
    from gonfalon.ui.settings.store import Settings


class OriflammePlugin(GamePlugin):
    """Oriflamme."""

    name = "oriflamme"
    usual_seats = ("squire", "page", "page", "page")
    daily = (("Oriflamme",), ("Alliance",))
    bots = ("page", "squire", "courtier", "chancellor", "regent")
    measured = ("squire-1",)

    def title(self) -> str:
        return box_title("Oriflamme")

    def note(self, players: int) -> str:
        return translate("StartScreen", "Two families: a house option, not in the rule book.") if players == 2 else ""

    def goal(self) -> Objective:
        return objective()

    def called(self, sets: Iterable[str]) -> str:
        return deck_title(sets)

    def standing(self, match: Match) -> tuple[str, str]:
        from gonfalon.games.oriflamme.texts.table_texts import TableTexts, winners

        words = TableTexts(current_language(), match.deck)
        if match.outcome is None:
            return words.phase(match.view(SPECTATOR).table), ""
        families, names = zip(*((seat.family, seat.name) for seat in match.seats), strict=True)
        return winners(match.outcome, families, names, words)

    def card_statistics(self, match: Match) -> Sequence[CardStatistics]:
        from gonfalon.games.oriflamme.session import card_statistics

        return card_statistics(match.open_table(0), [deed.events for deed in match.all_played_moves()])

    def card_name(self, word: str, sets: Sequence[str], shelf: SetStore) -> str:
        from gonfalon.games.oriflamme.texts.names import Names

        # Where two sets have the same kind, the later one's was played.
        for name in reversed(sets):
            with suppress(KeyError, SetsStillLoading):
                cards = shelf.find(name).cards
                if cards is not None and word in cards:
                    return Names(current_language(), cards).card(word)
        return Names(current_language()).card(word)

    def make_bot(self, level: str, character: Character) -> Bot:
        if level in ("courtier", "chancellor"):
            from gonfalon.games.oriflamme.bots.learned_policy import learned_bot

            return learned_bot(level, character)
        if level == "regent":
            from gonfalon.games.oriflamme.bots.regent import Regent

            return Regent(character)
        from gonfalon.games.oriflamme.bots.squire import FirstSquire, Page, Squire

        kinds: dict[str, type[Page | Squire]] = {"page": Page, "squire": Squire, "squire-1": FirstSquire}
        return kinds[level](character)

    def usual_policy(self, table: Table) -> Policy | None:
        from gonfalon.games.oriflamme.bots.learned_policy import policy_for

        return policy_for(table.seating.cards)

    def make_rules(self) -> Oriflamme:
        from gonfalon.games.oriflamme.rules import Oriflamme

        return Oriflamme()

    def make_session_rules(self) -> OriflammeSessionRules:
        from gonfalon.games.oriflamme.session import OriflammeSessionRules

        return OriflammeSessionRules()

    has_user_sets = True
    set_file_suffix = ".gonfalon-set"
    scenario_key = "queue"

    def recognition_score(self, name: str, keys: Set[str]) -> int:
        from gonfalon.games.oriflamme.rules.set_parser import SET_KEYS

        # Decks have `cards` too.
        return len(keys & {*SET_KEYS} - {"cards"})

    def set_names(self, shelf: SetStore) -> list[str]:
        return [shelved.name for shelved in shelf]

    def set_name_in(self, path: Path) -> str:
        from gonfalon.games.oriflamme.rules.set_store import read_set

        return read_set(path).name

    def checked(self, path: Path, before: dict[str, Path]) -> str:
        from gonfalon.games.oriflamme.set_package import check_set

        return check_set(path, before)

    def run_scenario(self, scenario: Mapping[str, Any]) -> list[str]:
        from gonfalon.games.oriflamme.rules.scenario import run_scenario
        from gonfalon.games.oriflamme.rules.set_store import all_shipped

        return run_scenario(scenario, all_shipped())

    def terminal(self) -> OriflammeTextBoard:
        from gonfalon.games.oriflamme.terminal.text_board import OriflammeTextBoard

        return OriflammeTextBoard()

    def offer(self, settings: Settings) -> OriflammeGameSetup:
        from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup

        return OriflammeGameSetup(settings)

    def books(self) -> OriflammeRuleBooks:
        from gonfalon.games.oriflamme.texts.rule_books import OriflammeRuleBooks

        return OriflammeRuleBooks()

    def illustrator(self) -> OriflammePageFigures:
        from gonfalon.games.oriflamme.window.page_figures import OriflammePageFigures

        return OriflammePageFigures()

    def window(self) -> OriflammeGameView:
        from gonfalon.games.oriflamme.window.game_view import GAME_VIEW

        return GAME_VIEW


GAME: Final = OriflammePlugin()
