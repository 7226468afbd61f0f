"""Oriflamme as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gonfalon.core.lacking import SetsUnread
from gonfalon.games.oriflamme.texts.boxes import box_title, called
from gonfalon.session.game import Game
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.tables import SPECTATOR

if TYPE_CHECKING:
    from gonfalon.bots.bot import Bot
    from gonfalon.bots.character import Character
    from gonfalon.bots.policy import Policy
    from gonfalon.games.oriflamme.bots.pupil import Making
    from gonfalon.games.oriflamme.bots.weighing import Weighing
    from gonfalon.games.oriflamme.rules import Oriflamme, Table
    from gonfalon.games.oriflamme.rules.game import Options
    from gonfalon.games.oriflamme.rules.shelf import Shelf
    from gonfalon.games.oriflamme.session import PlayableOriflamme
    from gonfalon.games.oriflamme.terminal.table import OriflammeTable
    from gonfalon.games.oriflamme.texts.books import OriflammeBooks
    from gonfalon.games.oriflamme.window.illustrator import OriflammeIllustrator
    from gonfalon.games.oriflamme.window.kit import OriflammeKit
    from gonfalon.games.oriflamme.window.offer import OriflammeOffer
    from gonfalon.session.feats import Feats
    from gonfalon.session.match import Match
    from gonfalon.texts.goal import Goal
    from gonfalon.ui.preferences.settings import Settings

__all__ = ["GAME", "OriflammeGame"]


class OriflammeGame(Game):
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

    def goal(self) -> Goal:
        from gonfalon.games.oriflamme.texts.goal import goal

        return goal()

    def called(self, sets: Iterable[str]) -> str:
        return called(sets)

    def standing(self, match: Match) -> tuple[str, str]:
        from gonfalon.games.oriflamme.texts.ending import winners
        from gonfalon.games.oriflamme.texts.wording import Wording

        words = Wording(current(), match.deck)
        if match.outcome is None:
            return words.phase(match.view(SPECTATOR).table), ""
        families, names = zip(*((seat.family, seat.name) for seat in match.seats), strict=True)
        return winners(match.outcome, families, names, words)

    def feats(self, match: Match) -> Sequence[Feats]:
        from gonfalon.games.oriflamme.session import feats

        return feats(match.open_table(0), [deed.events for deed in match.open_deeds()])

    def card_name(self, word: str, sets: Sequence[str], shelf: Shelf) -> str:
        from gonfalon.games.oriflamme.texts.names import Names

        # Where two sets have the same kind, the later one's was played.
        for name in reversed(sets):
            with suppress(KeyError, SetsUnread):
                cards = shelf.find(name).cards
                if cards is not None and word in cards:
                    return Names(current(), cards).card(word)
        return Names(current()).card(word)

    def make_bot(self, level: str, character: Character) -> Bot:
        if level in ("courtier", "chancellor"):
            from gonfalon.games.oriflamme.bots.learned import learned

            return learned(level, character)
        if level == "regent":
            from gonfalon.games.oriflamme.bots.regent import Regent

            return Regent(character)
        from gonfalon.games.oriflamme.bots.page import Page
        from gonfalon.games.oriflamme.bots.squire import Squire
        from gonfalon.games.oriflamme.bots.squire_1 import Squire1

        kinds: dict[str, type[Page | Squire]] = {"page": Page, "squire": Squire, "squire-1": Squire1}
        return kinds[level](character)

    def usual_play(self, table: Table) -> Policy | None:
        from gonfalon.games.oriflamme.bots.learned import policy_for

        return policy_for(table.seating.cards)

    def learning(self, options: Options) -> Making:
        from gonfalon.games.oriflamme.bots.pupil import Making

        return Making(options.cards)

    def make_rules(self) -> Oriflamme:
        from gonfalon.games.oriflamme.rules import Oriflamme

        return Oriflamme()

    def make_playable(self) -> PlayableOriflamme:
        from gonfalon.games.oriflamme.session import PlayableOriflamme

        return PlayableOriflamme()

    writes_sets = True
    parcel_suffix = ".gonfalon-set"
    scenario_key = "queue"

    def claims(self, name: str, keys: Set[str]) -> int:
        from gonfalon.games.oriflamme.rules.language import SET_KEYS

        # Decks have `cards` too.
        return len(keys & {*SET_KEYS} - {"cards"})

    def set_names(self, shelf: Shelf) -> list[str]:
        return [shelved.name for shelved in shelf]

    def set_in(self, path: Path) -> str:
        from gonfalon.games.oriflamme.rules.shelf import read_set

        return read_set(path).name

    def checked(self, path: Path, before: dict[str, Path]) -> str:
        from gonfalon.games.oriflamme.terminal.card_files import checked

        return checked(path, before)

    def run_scenario(self, scenario: Mapping[str, Any]) -> list[str]:
        from gonfalon.games.oriflamme.rules.scenario import run_scenario
        from gonfalon.games.oriflamme.rules.shelf import all_shipped

        return run_scenario(scenario, all_shipped())

    def weighing(self) -> Weighing:
        from gonfalon.games.oriflamme.bots.weighing import Weighing

        return Weighing()

    def terminal(self) -> OriflammeTable:
        from gonfalon.games.oriflamme.terminal.table import OriflammeTable

        return OriflammeTable()

    def offer(self, settings: Settings) -> OriflammeOffer:
        from gonfalon.games.oriflamme.window.offer import OriflammeOffer

        return OriflammeOffer(settings)

    def books(self) -> OriflammeBooks:
        from gonfalon.games.oriflamme.texts.books import OriflammeBooks

        return OriflammeBooks()

    def illustrator(self) -> OriflammeIllustrator:
        from gonfalon.games.oriflamme.window.illustrator import OriflammeIllustrator

        return OriflammeIllustrator()

    def window(self) -> OriflammeKit:
        from gonfalon.games.oriflamme.window.kit import KIT

        return KIT


GAME: Final = OriflammeGame()
