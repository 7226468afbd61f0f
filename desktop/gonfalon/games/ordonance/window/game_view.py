"""Ordonance as the screens use it: its table, pictures, sounds, keys and final report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap

from gonfalon.bots.bot import Reason
from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.events import Controlled
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.texts.hints import move_hint
from gonfalon.games.ordonance.texts.log_writer import LOG_RENDERER
from gonfalon.games.ordonance.texts.table_texts import TableTexts
from gonfalon.texts.hints import MoveHint
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_view import GameView
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.keys import Binding

if TYPE_CHECKING:
    from gonfalon.games.ordonance.window.scene import OrdonanceScene
    from gonfalon.games.ordonance.window.unit_items import UnitLook
    from gonfalon.session.match import Match
    from gonfalon.ui.board.demo_positions import DemoPosition
    from gonfalon.ui.board.ending import EndingReport
    from gonfalon.ui.board.player_panel import Fate
    from gonfalon.ui.board.tutorial import Tutorial


class OrdonanceGameView(GameView[TableTexts, Deck, Table, "OrdonanceScene"]):
    """Five territories with their armies, and what is told of them."""

    name = "ordonance"
    log_renderer = LOG_RENDERER

    # -- the table -----------------------------------------------------------------------------------------------------

    def words(self, language: str, cards: Deck | None = None, reader: str = "") -> TableTexts:
        return TableTexts(language, cards, reader)

    def cards(self, table: Table) -> Deck:
        return table.seating.deck

    def scene(self, words: TableTexts) -> OrdonanceScene:
        from gonfalon.games.ordonance.window.event_animations import EVENT_TABLE
        from gonfalon.games.ordonance.window.questions import OrdonanceQuestions
        from gonfalon.games.ordonance.window.scene import OrdonanceScene
        from gonfalon.ui.board.move_input import MoveInput

        scene = OrdonanceScene(words, EVENT_TABLE)
        scene.move_input = MoveInput(scene, OrdonanceQuestions(scene))
        return scene

    def look(self, scene: OrdonanceScene, kind: str, family: str) -> UnitLook:
        return scene.appearance.dressed(scene.table.seating.deck.numbers[kind], family)

    def picture(self, scene: OrdonanceScene, kind: str | None, family: str, width: float, dpr: float) -> QPixmap | None:
        from gonfalon.games.ordonance.window import unit_items

        return (
            unit_items.unit_back(width, dpr)
            if kind is None
            else unit_items.unit_card(self.look(scene, kind, family), width, dpr)
        )

    def hint(self, words: TableTexts, view: View, move: Move, reason: Reason | None = None) -> MoveHint:
        return move_hint(view, move, words.language)

    def lessons(self) -> Sequence[Tutorial]:
        from gonfalon.games.ordonance.window.lessons import lessons

        return lessons()

    def portrait_reactions(self, table: Table, event: Event) -> Mapping[int, Fate]:
        if not isinstance(event, Controlled):
            return {}
        return {seat: "triumphant" if seat == event.seat else "robbed" for seat in range(table.seating.seats)}

    def heard(self, event: Event) -> Sound | None:
        from gonfalon.games.ordonance.window.event_animations import EVENT_TABLE

        return EVENT_TABLE.sound(event)

    def explained(self, scene: OrdonanceScene, decision: Decision) -> str:
        return "ordonance-turn"

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keys(self, scene: OrdonanceScene) -> tuple[Binding, ...]:
        play = translate("OrdonanceTable", "Play the selected unit into that territory")
        why = translate("OrdonanceTable", "Say why a territory is held, or why not yet")
        tally = translate("OrdonanceTable", "Show the cards you have not seen, or fold them away")
        return (
            Binding(tuple("12345"), play, shown="1–5"),
            Binding(("W",), why, lambda: scene.explain(scene.looked_at_territory())),
            Binding(("U",), tally, scene.fold_unseen_cards),
        )

    # -- the end -------------------------------------------------------------------------------------------------------

    def report(self, match: Match, language: str) -> EndingReport:
        from gonfalon.games.ordonance.window.ending import report

        return report(match, language)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def pictures(self) -> Mapping[str, DemoPosition]:
        from gonfalon.games.ordonance.window.demo_positions import DEMO_POSITIONS

        return DEMO_POSITIONS
