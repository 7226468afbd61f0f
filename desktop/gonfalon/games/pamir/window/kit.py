"""Pax Pamir as the screens know it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPixmap

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.texts.books import chapter_of
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import SHOWN
from gonfalon.games.pamir.window.hearing import sound
from gonfalon.texts.catalogue import translate
from gonfalon.texts.listing import Group
from gonfalon.ui.board.kit import Kit
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.keys import Binding

if TYPE_CHECKING:
    from gonfalon.games.pamir.window.choosing import Choosing
    from gonfalon.games.pamir.window.scene import PamirScene
    from gonfalon.session.match import Match
    from gonfalon.ui.board.choices import ChoiceBar
    from gonfalon.ui.board.ending import EndingReport
    from gonfalon.ui.board.lesson import Lesson
    from gonfalon.ui.board.player_panel import Fate
    from gonfalon.ui.board.staging import Show

__all__ = ["KIT", "PamirKit"]

OPEN = frozenset({
    "loyalty", "ask-bribe", "pay-bribe", "safe-house", "lift", "prize", "rumor", "rebuke", "pashtunwali-values",
    "patriots",
})  # fmt: skip
"""The questions that are about what lies open."""


class PamirKit(Kit[Names, Deck, Table, "PamirScene"]):
    """Map, market and courts, and what is told of them."""

    name = "pamir"
    telling = SHOWN

    # -- the table -----------------------------------------------------------------------------------------------------

    def words(self, language: str, cards: Deck | None = None) -> Names:
        return Names(language)

    def cards(self, table: Table) -> Deck:
        return table.seating.deck

    def scene(self, words: Names) -> PamirScene:
        from gonfalon.games.pamir.window.scene import PamirScene
        from gonfalon.games.pamir.window.stories import stories, story

        scene = PamirScene(words, story)
        scene.together = stories
        return scene

    def choosing(self, scene: PamirScene, bar: ChoiceBar, parent: QObject) -> Choosing:
        from gonfalon.games.pamir.window.choosing import Choosing

        return Choosing(scene, bar, parent)

    def look(self, scene: PamirScene, kind: str, family: str) -> int:
        return self.cards(scene.table).numbers[kind]

    def picture(self, scene: PamirScene, kind: str | None, family: str, width: float, dpr: float) -> QPixmap | None:
        from gonfalon.games.pamir.window.look import cards

        if kind is None:
            return None
        return cards.face(cards.CardLook(self.look(scene, kind, family), cards.Form.FULL), width, dpr)

    def named(self, scene: PamirScene, thing: Hashable) -> str:
        match thing:
            case "points":
                return translate("PamirTable", "victory points")
            case "influence":
                return translate("PamirTable", "influence")
        return ""

    def befalls(self, table: Table, event: Event) -> Mapping[int, Fate]:
        match event:
            case told.RupeesPassed(giver=giver, taker=taker, amount=amount) if amount:
                return {giver: "robbed", taker: "triumphant"}
            case told.CylinderRemoved(seat=seat) | told.CourtCardDiscarded(seat=seat) if seat != table.at:
                return {seat: "robbed"}
            case told.PrizeTaken(seat=seat):
                return {seat: "triumphant"}
            case _:
                return {}

    def heard(self, event: Event) -> Sound | None:
        return sound(event)

    def explained(self, scene: PamirScene, decision: Decision) -> str:
        return chapter_of(decision.prompt.word)

    def keys(self, scene: PamirScene) -> tuple[Binding, ...]:
        if not scene.built:
            return ()
        checks = translate("PamirTable", "Show what a Dominance Check would bring now")
        map_key = translate("PamirTable", "Open the large map, or close it")
        zoom = translate("PamirTable", "Show the map larger, smaller, or whole")
        still_out = translate("PamirStillOut", "See which cards have left the deck, and what may still come")
        beneath = translate("PamirTable", "Hold to see the table under the panel")
        page = translate("PamirPages", "Open the page of the card or region under the pointer")
        return (
            Binding(("D",), checks, scene.show_forecast),
            Binding(("U",), still_out, scene.show_still_out),
            Binding(("V",), beneath),
            Binding(("M",), map_key, scene.map_mode.toggle),
            Binding(("+", "="), zoom, lambda: scene.map.step(1), shown="+ − 0"),
            Binding(("-",), "", lambda: scene.map.step(-1)),
            Binding(("0",), "", lambda: scene.map.step(0)),
            Binding(("I",), page, scene.look_closer),
            *scene.flyouts.bindings(),
        )

    def announced(self, scene: PamirScene) -> str:
        return "\n".join(filter(None, (super().announced(scene), scene.rooms.spoken())))

    def asked_openly(self, view: View, viewer: int) -> int | None:
        decision, table = view.decision, view.table
        if decision is None or not (
            decision.prompt.word in OPEN or table.seating.open_hands or not table.hands[decision.seat]
        ):
            return None
        # A talk is held before the hand of whoever began it; what begins anew is asked before one's own.
        return viewer if decision.prompt.word in OPEN and decision.prompt.word != "loyalty" else decision.seat

    def hides_hand(self, view: View, place: int) -> bool:
        decision, table = view.decision, view.table
        # Who begins a turn with no card buys one before the eyes of all, and has not to turn it up then.
        held = bool(table.hands[place]) and not table.seating.open_hands
        return decision is None or decision.prompt.word in OPEN or held

    def hand_room(self, scene: PamirScene) -> QRectF:
        return scene.rooms.hand_room()

    def listed(self, scene: PamirScene) -> Sequence[Group]:
        from gonfalon.games.pamir.texts.listing import listed

        return () if scene.view is None else listed(scene.view, scene.words)

    def lessons(self) -> Sequence[Lesson]:
        from gonfalon.games.pamir.window.lessons import lessons

        return lessons()

    # -- the end -------------------------------------------------------------------------------------------------------

    def report(self, match: Match, language: str) -> EndingReport:
        from gonfalon.games.pamir.window.ending import report

        return report(match, language)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def pictures(self) -> Mapping[str, Show]:
        from gonfalon.games.pamir.window.staged import PICTURES

        return PICTURES


KIT = PamirKit()
