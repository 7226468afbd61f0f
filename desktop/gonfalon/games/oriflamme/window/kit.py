"""Oriflamme as the screens know it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.core.game import Event
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.names import kind_of
from gonfalon.games.oriflamme.texts.sentences import TELLING
from gonfalon.games.oriflamme.texts.wording import Wording
from gonfalon.games.oriflamme.window.appearance import dressed
from gonfalon.games.oriflamme.window.choosing import Choosing
from gonfalon.games.oriflamme.window.hearing import sound
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.games.oriflamme.window.stories import story
from gonfalon.ui.board.choices import ChoiceBar
from gonfalon.ui.board.kit import Kit, Spread
from gonfalon.ui.board.overlay import CardRow
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.keys import Binding

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.ui.board.ending import EndingReport
    from gonfalon.ui.board.lesson import Lesson
    from gonfalon.ui.board.player_panel import Fate
    from gonfalon.ui.board.staging import Show
    from gonfalon.ui.board.still_out import StillOut
    from gonfalon.ui.look.cards import CardLook

__all__ = ["KIT", "OriflammeKit"]


class OriflammeKit(Kit[Wording, CardSet, Table, OriflammeScene]):
    """The queue with its cards, and what is told of them."""

    name = "oriflamme"
    telling = TELLING

    # -- the table -----------------------------------------------------------------------------------------------------

    def words(self, language: str, cards: CardSet | None = None) -> Wording:
        return Wording(language, cards)

    def cards(self, table: Table) -> CardSet:
        return table.seating.cards

    def scene(self, words: Wording) -> OriflammeScene:
        return OriflammeScene(words, story)

    def choosing(self, scene: OriflammeScene, bar: ChoiceBar, parent: QObject) -> Choosing:
        return Choosing(scene, bar, parent)

    def heard(self, event: Event) -> Sound | None:
        return sound(event)

    def look(self, scene: OriflammeScene, kind: str, family: str) -> CardLook:
        return dressed(scene.words, scene.table.seating.cards, kind, family)

    def picture(self, scene: OriflammeScene, kind: str | None, family: str, width: float, dpr: float) -> QPixmap | None:
        from gonfalon.ui.look import cards

        return (
            cards.back(family, width, dpr) if kind is None else cards.front(self.look(scene, kind, family), width, dpr)
        )

    def lessons(self) -> Sequence[Lesson]:
        from gonfalon.games.oriflamme.window.lessons import lessons

        return lessons()

    def named(self, scene: OriflammeScene, thing: Hashable) -> str:
        return scene.name_of(thing) if isinstance(thing, int) else ""

    def explained(self, scene: OriflammeScene, decision: Decision) -> str:
        card = decision.prompt.card
        return kind_of(scene.table, card) or "" if card >= 0 else "placement"

    def befalls(self, table: Table, event: Event) -> Mapping[int, Fate]:
        owner = table.seating.owner
        match event:
            case told.Eliminated(card=card, by=by):
                robbed, robber = owner[card], owner[by]
            case told.Stolen(card=card, victim=victim, amount=amount) if amount:
                robbed, robber = victim, owner[card]
            case _:
                return {}
        return {robbed: "robbed", robber: "triumphant"} if robbed != robber else {}

    def spread(self, scene: OriflammeScene, seat: int) -> Spread:
        """The discard pile, the reserve, and to their owner the cards set aside."""
        table, words = scene.table, scene.words
        cards, family = table.seating.cards, table.seating.families[seat]
        rows = [
            (
                QCoreApplication.translate("TableScreen", "Discard pile"),
                table.discard_pile(seat),
                QCoreApplication.translate("TableScreen", "No card has been discarded yet."),
            )
        ]
        if table.reserve(seat):
            rows.append((QCoreApplication.translate("TableScreen", "In reserve"), table.reserve(seat), ""))
        if seat == scene.viewer:
            heading = QCoreApplication.translate("TableScreen", "Set aside, for your eyes only")
            rows.append((heading, list(table.aside[seat]), ""))
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        for heading, numbers, empty in rows:
            kinds = [kind for number in numbers if (kind := kind_of(table, number)) is not None]
            layout.addWidget(CardRow(heading, [dressed(words, cards, kind, family) for kind in kinds], empty))
        return Spread(words.names.families[family].family, box)

    def still_out(self, scene: OriflammeScene, seat: int, events: Sequence[Event]) -> StillOut:
        from gonfalon.games.oriflamme.window.still_out import still_out

        return still_out(scene, seat, events)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keys(self, scene: OriflammeScene) -> tuple[Binding, ...]:
        answers = QCoreApplication.translate("TableScreen", "Choose the answer with that number")
        ends = QCoreApplication.translate("TableScreen", "Go to either end of a row; this scrolls a long queue")
        return (
            Binding(tuple("123456789"), answers, shown="1–9"),
            Binding(("Home", "End"), ends),
            Binding(("P",), QCoreApplication.translate("TableScreen", "Keep a stack fanned out"), scene.fan.pin),
        )

    # -- the end -------------------------------------------------------------------------------------------------------

    def report(self, match: Match, language: str) -> EndingReport:
        from gonfalon.games.oriflamme.window.ending import report

        return report(match, language)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def pictures(self) -> Mapping[str, Show]:
        from gonfalon.games.oriflamme.window.staged import PICTURES

        return PICTURES


KIT = OriflammeKit()
