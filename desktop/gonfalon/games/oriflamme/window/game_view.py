"""Oriflamme as the screens use it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.bots.bot import Reason
from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.hints import move_hint
from gonfalon.games.oriflamme.texts.log_writer import LOG_RENDERER
from gonfalon.games.oriflamme.texts.names import kind_of
from gonfalon.games.oriflamme.texts.table_texts import TableTexts
from gonfalon.games.oriflamme.texts.unseen_cards import discarded_in, summary, unseen_cards, where
from gonfalon.games.oriflamme.window.event_animations import EVENT_TABLE
from gonfalon.games.oriflamme.window.questions import OriflammeQuestions
from gonfalon.games.oriflamme.window.queue_card import card_look
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.texts.hints import MoveHint
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_view import DetailSheet, GameView
from gonfalon.ui.board.hand_fan import PICKED_UP
from gonfalon.ui.board.move_input import MoveInput
from gonfalon.ui.board.overlay import CardRow
from gonfalon.ui.board.unseen_cards import UnseenCards, UnseenKind, UnseenState
from gonfalon.ui.look import cards
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.keys import Binding

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.ui.board.demo_positions import DemoPosition
    from gonfalon.ui.board.ending import EndingReport
    from gonfalon.ui.board.player_panel import Fate
    from gonfalon.ui.board.tutorial import Tutorial
    from gonfalon.ui.look.cards import CardLook


def unseen_cards_flyout(scene: OriflammeScene, seat: int, events: Iterable[Event]) -> UnseenCards:
    """Return the flyout of public knowledge about the cards of a seat."""
    table, names = scene.table, scene.words.names
    found, rounds = unseen_cards(table, seat), discarded_in(events)
    family = table.seating.families[seat]
    kinds = []
    for number, kind in enumerate(table.seating.cards.kinds):
        state: UnseenState
        places: tuple[int, ...]
        card = found.known.get(number)
        if card is not None:
            state = "discarded" if card in table.discards else "reserved" if card in table.reserves else "seen"
            words, places = where(table, card, rounds), (card,)
        elif may := tuple(found.may_lie(number)):
            state, words, places = "hidden", translate("UnseenCards", "May lie face down"), may
        else:
            state, words, places = "elsewhere", translate("UnseenCards", "Not in the queue"), ()
        kinds.append(UnseenKind(kind.id, names.card(kind.id), state, words, places))
    heading = translate("UnseenCards", "{name}: what is still out").format(name=scene.seats[seat].name)
    dealt = len(table.seating.deck(seat)) - len(table.aside[seat])
    text = translate("UnseenCards", "Only what everyone saw. {family}: %n card(s) dealt, {aside} set aside.", "", dealt)
    line = text.format(family=names.family(family), aside=len(table.aside[seat]))
    return UnseenCards(heading, line, family, tuple(kinds), tuple(summary(table, seat, found, names)), found.hidden)


class OriflammeGameView(GameView[TableTexts, CardSet, Table, OriflammeScene]):
    """The queue with its cards, and what is told of them."""

    name = "oriflamme"
    log_renderer = LOG_RENDERER

    # -- the table -----------------------------------------------------------------------------------------------------

    def words(self, language: str, cards: CardSet | None = None, reader: str = "") -> TableTexts:
        return TableTexts(language, cards, reader)

    def cards(self, table: Table) -> CardSet:
        return table.seating.cards

    def sets(self, cards: CardSet) -> Sequence[str]:
        return tuple(part.name for part in cards.parts)

    def scene(self, words: TableTexts) -> OriflammeScene:
        scene = OriflammeScene(words, EVENT_TABLE)
        scene.move_input = MoveInput(scene, OriflammeQuestions(scene))
        return scene

    def heard(self, event: Event) -> Sound | None:
        return EVENT_TABLE.sound(event)

    def look(self, scene: OriflammeScene, kind: str, family: str) -> CardLook:
        return card_look(scene.words, scene.table.seating.cards, kind, family)

    def picture(self, scene: OriflammeScene, kind: str | None, family: str, width: float, dpr: float) -> QPixmap | None:
        return (
            cards.back(family, width, dpr) if kind is None else cards.front(self.look(scene, kind, family), width, dpr)
        )

    def hint(self, words: TableTexts, view: View, move: Move, reason: Reason | None = None) -> MoveHint:
        return move_hint(words.names, view, move)

    def hint_room(self, scene: OriflammeScene) -> QRectF:
        if scene.move_input.choices or scene.measures.rows > 1:
            return QRectF()
        measures = scene.measures
        room, unit = QRectF(measures.choices), measures.unit
        room.setTop(measures.banner.bottom())
        # A card of the hand that stands out is covered by nothing.
        hand = measures.hand.y() + measures.sunk - measures.hand_width * cards.RATIO / 2 - PICKED_UP
        room.setBottom(hand - 12 * unit)
        return room

    def lessons(self) -> Sequence[Tutorial]:
        from gonfalon.games.oriflamme.window.lessons import lessons

        return lessons()

    def named(self, scene: OriflammeScene, thing: Hashable) -> str:
        return scene.name_of(thing) if isinstance(thing, int) else ""

    def explained(self, scene: OriflammeScene, decision: Decision) -> str:
        card = decision.prompt.card
        return kind_of(scene.table, card) or "" if card >= 0 else "placement"

    def portrait_reactions(self, table: Table, event: Event) -> Mapping[int, Fate]:
        owner = table.seating.owner
        match event:
            case events.Eliminated(card=card, by=by):
                robbed, robber = owner[card], owner[by]
            case events.Stolen(card=card, victim=victim, amount=amount) if amount:
                robbed, robber = victim, owner[card]
            case _:
                return {}
        return {robbed: "robbed", robber: "triumphant"} if robbed != robber else {}

    def detail_sheet(self, scene: OriflammeScene, seat: int) -> DetailSheet:
        """The discard pile, the reserve, and to their owner the cards set aside."""
        table, words = scene.table, scene.words
        cards, family = table.seating.cards, table.seating.families[seat]
        rows = [
            (
                translate("TableScreen", "Discard pile"),
                table.discard_pile(seat),
                translate("TableScreen", "No card has been discarded yet."),
            )
        ]
        if table.reserve(seat):
            rows.append((translate("TableScreen", "In reserve"), table.reserve(seat), ""))
        if scene.is_own(seat) and seat != scene.front:
            rows.append((translate("Focus", "Your hand"), table.hands[seat], ""))
        if scene.is_own(seat):
            heading = translate("TableScreen", "Set aside, for your eyes only")
            rows.append((heading, list(table.aside[seat]), ""))
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        for heading, numbers, empty in rows:
            kinds = [kind for number in numbers if (kind := kind_of(table, number)) is not None]
            layout.addWidget(CardRow(heading, [card_look(words, cards, kind, family) for kind in kinds], empty))
        return DetailSheet(words.names.families[family].family, box)

    def unseen_cards(self, scene: OriflammeScene, seat: int, events: Sequence[Event]) -> UnseenCards:

        return unseen_cards_flyout(scene, seat, events)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keys(self, scene: OriflammeScene) -> tuple[Binding, ...]:
        answers = translate("TableScreen", "Choose the answer with that number")
        ends = translate("TableScreen", "Go to either end of a row")
        return (
            Binding(tuple("123456789"), answers, shown="1–9"),
            Binding(("Home", "End"), ends),
            Binding(("P",), translate("TableScreen", "Keep a stack fanned out"), scene.fan.pin),
        )

    # -- the end -------------------------------------------------------------------------------------------------------

    def report(self, match: Match, language: str) -> EndingReport:
        from gonfalon.games.oriflamme.window.ending import report

        return report(match, language)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def pictures(self) -> Mapping[str, DemoPosition]:
        from gonfalon.games.oriflamme.window.demo_positions import DEMO_POSITIONS

        return DEMO_POSITIONS
