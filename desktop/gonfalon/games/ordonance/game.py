"""Ordonance as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gonfalon.bots.pace import Pace
from gonfalon.session.game import Game
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.tables import SPECTATOR

if TYPE_CHECKING:
    from gonfalon.bots.bot import Bot
    from gonfalon.bots.character import Character
    from gonfalon.bots.policy import Policy
    from gonfalon.bots.search import Counsel
    from gonfalon.core.knowledge import View
    from gonfalon.games.ordonance.bots.pupil import Making
    from gonfalon.games.ordonance.rules import Ordonance, Table
    from gonfalon.games.ordonance.rules.game import Options
    from gonfalon.games.ordonance.session import PlayableOrdonance
    from gonfalon.games.ordonance.terminal.table import OrdonanceTable
    from gonfalon.games.ordonance.texts.books import OrdonanceBooks
    from gonfalon.games.ordonance.window.illustrator import OrdonanceIllustrator
    from gonfalon.games.ordonance.window.kit import OrdonanceKit
    from gonfalon.games.ordonance.window.offer import OrdonanceOffer
    from gonfalon.session.feats import Feats
    from gonfalon.session.match import Match
    from gonfalon.texts.goal import Goal
    from gonfalon.ui.preferences.settings import Settings

__all__ = ["GAME", "OrdonanceGame"]


class OrdonanceGame(Game):
    """Ordonance."""

    name = "ordonance"
    pace = Pace(endings=40, points=20, answers=5, glances=12, doubts=4, tries=80)
    usual_seats = ("squire", "page")
    daily = ((),)
    bots = ("page", "squire", "chancellor")
    measured = ("courtier", "regent")

    def title(self) -> str:
        return translate("GameChoice", "Ordonance")

    def goal(self) -> Goal:
        from gonfalon.games.ordonance.texts.goal import goal

        return goal()

    def standing(self, match: Match) -> tuple[str, str]:
        from gonfalon.games.ordonance.texts.ending import winners
        from gonfalon.games.ordonance.texts.wording import Wording

        words, table = Wording(current(), match.deck), match.view(SPECTATOR).table
        if not match.over:
            return words.turn_line(table), ""
        return winners(table, [seat.name for seat in match.seats], words)

    def feats(self, match: Match) -> Sequence[Feats]:
        from gonfalon.games.ordonance.session import feats

        return feats([deed.events for deed in match.open_deeds()], match.open_table(len(match.moves)))

    def card_name(self, word: str, sets: Sequence[str], shelf: Any) -> str:
        from gonfalon.games.ordonance.texts.units import called

        name = called(word, current())
        return name[:1].upper() + name[1:]

    def make_bot(self, level: str, character: Character) -> Bot:
        if level in ("courtier", "chancellor"):
            from gonfalon.games.ordonance.bots.learned import learned

            return learned(level, character)
        if level == "regent":
            from gonfalon.games.ordonance.bots.regent import Regent

            return Regent(character)
        from gonfalon.games.ordonance.bots.page import Page
        from gonfalon.games.ordonance.bots.squire import Squire

        return Page(character) if level == "page" else Squire(character)

    def usual_play(self, table: Table) -> Policy | None:
        from gonfalon.games.ordonance.bots.learned import policy_for

        return policy_for(table.seating)

    def counsel(self, view: View) -> Counsel:
        from gonfalon.games.ordonance.bots.regent import Ahead

        return Ahead(view)

    def pooled(self, table: Table) -> Table:
        pooled = table.clone()
        pooled.faces = [face if seats else None for face, seats in zip(table.faces, table.known, strict=True)]
        return pooled

    def learning(self, options: Options) -> Making:
        from gonfalon.games.ordonance.bots.pupil import Making

        return Making(options)

    def make_rules(self) -> Ordonance:
        from gonfalon.games.ordonance.rules import Ordonance

        return Ordonance()

    def make_playable(self) -> PlayableOrdonance:
        from gonfalon.games.ordonance.session import PlayableOrdonance

        return PlayableOrdonance()

    scenario_key = "territory"

    def claims(self, name: str, keys: Set[str]) -> int:
        from gonfalon.games.ordonance.rules.deck_file import KEYS
        from gonfalon.games.ordonance.rules.decks import OWN

        # Sets of cards have `cards` too.
        return len(KEYS) if name.lower() == OWN else len(keys & {*KEYS} - {"cards"})

    def checked(self, path: Path, before: dict[str, Path]) -> str:
        from gonfalon.games.ordonance.terminal.card_files import checked

        return checked(path)

    def run_scenario(self, scenario: Mapping[str, Any]) -> list[str]:
        from gonfalon.games.ordonance.rules.deck import shipped
        from gonfalon.games.ordonance.rules.scenario import run_scenario

        return run_scenario(scenario, shipped())

    def terminal(self) -> OrdonanceTable:
        from gonfalon.games.ordonance.terminal.table import OrdonanceTable

        return OrdonanceTable()

    def offer(self, settings: Settings) -> OrdonanceOffer:
        from gonfalon.games.ordonance.window.offer import OrdonanceOffer

        return OrdonanceOffer(settings)

    def books(self) -> OrdonanceBooks:
        from gonfalon.games.ordonance.texts.books import OrdonanceBooks

        return OrdonanceBooks()

    def illustrator(self) -> OrdonanceIllustrator:
        from gonfalon.games.ordonance.window.illustrator import OrdonanceIllustrator

        return OrdonanceIllustrator()

    def window(self) -> OrdonanceKit:
        from gonfalon.games.ordonance.window.kit import KIT

        return KIT


GAME: Final = OrdonanceGame()
