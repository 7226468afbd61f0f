"""Ordonance as the screens know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap

from gonfalon.core.game import Event
from gonfalon.core.state import Decision
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.events import Controlled
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.texts.sentences import TELLING
from gonfalon.games.ordonance.texts.wording import Wording
from gonfalon.games.ordonance.window.hearing import sound
from gonfalon.ui.board.kit import Kit
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.keys import Binding

if TYPE_CHECKING:
    from gonfalon.games.ordonance.window.choosing import Choosing
    from gonfalon.games.ordonance.window.look.units import UnitLook
    from gonfalon.games.ordonance.window.scene import OrdonanceScene
    from gonfalon.session.match import Match
    from gonfalon.ui.board.choices import ChoiceBar
    from gonfalon.ui.board.ending import EndingReport
    from gonfalon.ui.board.lesson import Lesson
    from gonfalon.ui.board.player_panel import Fate
    from gonfalon.ui.board.staging import Show

__all__ = ["KIT", "OrdonanceKit"]


class OrdonanceKit(Kit[Wording, Deck, Table, "OrdonanceScene"]):
    """Five territories with their armies, and what is told of them."""

    name = "ordonance"
    telling = TELLING

    # -- the table -----------------------------------------------------------------------------------------------------

    def words(self, language: str, cards: Deck | None = None) -> Wording:
        return Wording(language, cards)

    def cards(self, table: Table) -> Deck:
        return table.seating.deck

    def scene(self, words: Wording) -> OrdonanceScene:
        from gonfalon.games.ordonance.window.scene import OrdonanceScene
        from gonfalon.games.ordonance.window.stories import story

        return OrdonanceScene(words, story)

    def choosing(self, scene: OrdonanceScene, bar: ChoiceBar, parent: QObject) -> Choosing:
        from gonfalon.games.ordonance.window.choosing import Choosing

        return Choosing(scene, bar, parent)

    def look(self, scene: OrdonanceScene, kind: str, family: str) -> UnitLook:
        return scene.appearance.dressed(scene.table.seating.deck.numbers[kind], family)

    def picture(self, scene: OrdonanceScene, kind: str | None, family: str, width: float, dpr: float) -> QPixmap | None:
        from gonfalon.games.ordonance.window.look import units

        return (
            units.unit_back(width, dpr) if kind is None else units.unit_card(self.look(scene, kind, family), width, dpr)
        )

    def lessons(self) -> Sequence[Lesson]:
        from gonfalon.games.ordonance.window.lessons import lessons

        return lessons()

    def befalls(self, table: Table, event: Event) -> Mapping[int, Fate]:
        if not isinstance(event, Controlled):
            return {}
        return {seat: "triumphant" if seat == event.seat else "robbed" for seat in range(table.seating.seats)}

    def heard(self, event: Event) -> Sound | None:
        return sound(event)

    def explained(self, scene: OrdonanceScene, decision: Decision) -> str:
        return "ordonance-turn"

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keys(self, scene: OrdonanceScene) -> tuple[Binding, ...]:
        play = QCoreApplication.translate("OrdonanceTable", "Play the selected unit into that territory")
        why = QCoreApplication.translate("OrdonanceTable", "Say why a territory is held, or why not yet")
        tally = QCoreApplication.translate("OrdonanceTable", "Show the cards you have not seen, or fold them away")
        return (
            Binding(tuple("12345"), play, shown="1–5"),
            Binding(("W",), why, lambda: scene.explain(scene.focus.territory())),
            Binding(("U",), tally, scene.fold_tracker),
        )

    # -- the end -------------------------------------------------------------------------------------------------------

    def report(self, match: Match, language: str) -> EndingReport:
        from gonfalon.games.ordonance.window.ending import report

        return report(match, language)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def pictures(self) -> Mapping[str, Show]:
        from gonfalon.games.ordonance.window.staged import PICTURES

        return PICTURES


KIT = OrdonanceKit()
