"""Pax Pamir as the screens use it: its table, pictures, sounds, keys and final report."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from gonfalon.bots.bot import Reason
from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move, Table, events
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.texts.hints import move_hint
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.questions import QUESTIONS
from gonfalon.games.pamir.texts.sentences import PLAIN_LOG_RENDERER
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.texts.hints import MoveHint
from gonfalon.texts.move_preview import MoveListGroup
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_view import GameView
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.keys import Binding

if TYPE_CHECKING:
    from gonfalon.games.pamir.window.scene import PamirScene
    from gonfalon.session.match import Match
    from gonfalon.ui.board.demo_positions import DemoPosition
    from gonfalon.ui.board.ending import EndingReport
    from gonfalon.ui.board.player_panel import Fate
    from gonfalon.ui.board.tutorial import Tutorial


HINT_HIGH: Final = 250.0
"""So high a chronicle has room for a hint's paper, in the units of its column."""


class PamirGameView(GameView[Names, Deck, Table, "PamirScene"]):
    """Map, market and courts, and what is told of them."""

    name = "pamir"
    log_renderer = PLAIN_LOG_RENDERER

    # -- the table -----------------------------------------------------------------------------------------------------

    def words(self, language: str, cards: Deck | None = None, reader: str = "") -> Names:
        return Names(language, reader=reader)

    def cards(self, table: Table) -> Deck:
        return table.seating.deck

    def scene(self, words: Names) -> PamirScene:
        from gonfalon.games.pamir.window.event_animations import EVENT_TABLE, event_animations
        from gonfalon.games.pamir.window.questions import PamirQuestions
        from gonfalon.games.pamir.window.scene import PamirScene
        from gonfalon.ui.board.move_input import MoveInput

        scene = PamirScene(words, EVENT_TABLE)
        scene.move_input = MoveInput(scene, PamirQuestions(scene))
        scene.together = event_animations
        return scene

    def look(self, scene: PamirScene, kind: str, family: str) -> int:
        return self.cards(scene.table).numbers[kind]

    def picture(self, scene: PamirScene, kind: str | None, family: str, width: float, dpr: float) -> QPixmap | None:
        from gonfalon.games.pamir.window.look import cards

        if kind is None:
            return None
        return cards.card_face(cards.CardLook(self.look(scene, kind, family), CardForm.FULL), width, dpr)

    def hint(self, words: Names, view: View, move: Move, reason: Reason | None = None) -> MoveHint:
        return move_hint(view, move, words, reason)

    def log_area(self, scene: PamirScene) -> QRectF:
        return scene.chronicle_area()

    def hint_room(self, scene: PamirScene) -> QRectF:
        # Where there is no column beside the board, only the prompt is neither hand nor place.
        banner = scene.measures.banner.adjusted(0, -6, 0, -4)
        return banner if self.log_area(scene).isEmpty() else QRectF()

    def hint_column(self, scene: PamirScene) -> QRectF:
        # Where the chronicle is short, what a hint is about lies large enough on the table.
        measures, area = scene.measures, self.log_area(scene)
        if area.isEmpty():
            return measures.preview
        return area if area.height() > HINT_HIGH * measures.side_unit else area.united(measures.beside_preview)

    def named(self, scene: PamirScene, thing: Hashable) -> str:
        match thing:
            case "points":
                return translate("PamirTable", "victory points")
            case "influence":
                return translate("PamirTable", "influence")
        return ""

    def portrait_reactions(self, table: Table, event: Event) -> Mapping[int, Fate]:
        match event:
            case events.RupeesPassed(giver=giver, taker=taker, amount=amount) if amount:
                return {giver: "robbed", taker: "triumphant"}
            case events.CylinderRemoved(seat=seat) | events.CourtCardDiscarded(seat=seat) if seat != table.at:
                return {seat: "robbed"}
            case events.PrizeTaken(seat=seat):
                return {seat: "triumphant"}
            case _:
                return {}

    def heard(self, event: Event) -> Sound | None:
        from gonfalon.games.pamir.window.event_animations import EVENT_TABLE

        return EVENT_TABLE.sound(event)

    def explained(self, scene: PamirScene, decision: Decision) -> str:
        return QUESTIONS[decision.prompt.word].chapter

    def keys(self, scene: PamirScene) -> tuple[Binding, ...]:
        if not scene.built:
            return ()
        checks = translate("PamirTable", "Show what a Dominance Check would bring now")
        map_key = translate("PamirTable", "Open the large map, or close it")
        zoom = translate("PamirTable", "Show the map larger, smaller, or whole")
        unseen_cards = translate("PamirStillOut", "See which cards have left the deck, and what may still come")
        beneath = translate("PamirTable", "Hold to see the table under the panel")
        page = translate("PamirPages", "Open the page of the card or region under the pointer")
        return (
            Binding(("D",), checks, scene.show_forecast),
            Binding(("U",), unseen_cards, scene.show_unseen_cards),
            Binding(("V",), beneath),
            Binding(("M",), map_key, scene.map_mode.toggle),
            Binding(("+", "="), zoom, lambda: scene.map.step(1), shown="+ − 0"),
            Binding(("-",), "", lambda: scene.map.step(-1)),
            Binding(("0",), "", lambda: scene.map.step(0)),
            Binding(("I",), page, scene.open_details),
            *scene.court_flyouts.bindings(),
        )

    def announced(self, scene: PamirScene) -> str:
        return "\n".join(filter(None, (super().announced(scene), scene.question_sheets.spoken())))

    def public_question_seat(self, view: View, viewer: int) -> int | None:
        decision, table = view.decision, view.table
        if decision is None or not (
            QUESTIONS[decision.prompt.word].is_open or table.seating.open_hands or not table.hands[decision.seat]
        ):
            return None
        # A talk is held before the hand of whoever began it; what begins anew is asked before one's own.
        openly = QUESTIONS[decision.prompt.word].is_open and decision.prompt.word != "loyalty"
        return viewer if openly else decision.seat

    def hides_hand(self, view: View, place: int) -> bool:
        decision, table = view.decision, view.table
        # Who begins a turn with no card buys one before the eyes of all, and has not to turn it up then.
        held = bool(table.hands[place]) and not table.seating.open_hands
        return decision is None or QUESTIONS[decision.prompt.word].is_open or held

    def hand_room(self, scene: PamirScene) -> QRectF:
        return scene.question_sheets.hand_room()

    def listed(self, scene: PamirScene) -> Sequence[MoveListGroup]:
        from gonfalon.games.pamir.texts.move_list import list_moves

        return () if scene.view is None else list_moves(scene.view, scene.words)

    def lessons(self) -> Sequence[Tutorial]:
        from gonfalon.games.pamir.window.lessons import lessons

        return lessons()

    # -- the end -------------------------------------------------------------------------------------------------------

    def report(self, match: Match, language: str) -> EndingReport:
        from gonfalon.games.pamir.window.ending import report

        return report(match, language)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def pictures(self) -> Mapping[str, DemoPosition]:
        from gonfalon.games.pamir.window.demo_positions import DEMO_POSITIONS

        return DEMO_POSITIONS
