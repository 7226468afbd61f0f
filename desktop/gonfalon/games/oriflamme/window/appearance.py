"""What the cards and panels of a scene show, taken from the table as far as its seat knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.emblems import emblem_path
from gonfalon.games.oriflamme.rules.table import RESOLUTION
from gonfalon.games.oriflamme.window.strips import figures_of
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.widgets.plain import set_tip

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.texts.wording import Wording
    from gonfalon.games.oriflamme.window.queue_card import QueueCard
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["Appearance", "dressed"]


def dressed(words: Wording, cards: CardSet, kind: str, family: str) -> CardLook:
    """The face of a family's card, with the drawing that a user's set brings along."""
    type = cards.kinds[cards.number(kind)].type
    return CardLook(kind, type, family, words.card(kind), words.text(kind), str(emblem_path(cards, kind) or ""))


class Appearance:
    """Dresses the things of a scene; nothing moves."""

    def __init__(self, scene: OriflammeScene) -> None:
        self.scene = scene
        self._words: Wording | None = None
        """What the faces were last written in."""

    def refresh(self) -> None:
        """Take faces, coins, tokens and figures from the table."""
        scene, table = self.scene, self.scene.table
        if self._words is not scene.words:
            self._words = scene.words
            for item in scene.items_by_number:
                self.learn(item)
        for item in scene.items_by_number:
            self._refresh_card(item)
        for slot, number in enumerate(table.queue):
            scene.items_by_number[number].stack = len(table.stack(slot))
        for seat, panel in enumerate(scene.panels_by_seat):
            who = scene.seats[seat]
            line = scene.words.seat_line(who.family, who.bot, own=seat == scene.viewer)
            panel.show_figures(figures_of(table, seat, who, line, active=seat == scene.deciding))
            set_tip(panel, scene.words.panel_tip(table, seat, own=seat == scene.viewer))
        scene.game_panel.show_round(scene.words.game(), scene.words.phase(table), table.round, table.seating.rounds)
        set_tip(scene.game_panel, scene.words.rounds_tip())
        scene.shelves.refresh()
        scene.tray.show_pool(table)
        set_tip(scene.tray, scene.tray.words())
        for item in scene.items_by_number:
            if item.isVisible():
                item.update()

    def _refresh_card(self, item: QueueCard) -> None:
        scene, table = self.scene, self.scene.table
        number = item.number
        if (None if item.look is None else item.look.kind) != self._kind_of(number):
            self.learn(item)
        item.face_up = bool(table.open[number]) or self._in_own_hand(number)
        item.coins = table.influence[number]
        item.verdicts = table.verdicts[number]
        item.waiting = number in table.fresh and number in table.queue
        item.stack = 1
        item.resolving = number == self._acting()
        item.veiled = (item.hovered or item.focused) and not scene.asking.eligible(number)
        item.label = self.name_of(number) if scene.fan.holds(number) and not item.face_up else ""

    def _in_own_hand(self, number: int) -> bool:
        scene = self.scene
        return scene.viewer >= 0 and number in scene.table.hands[scene.viewer]

    def _acting(self) -> int:
        table = self.scene.table
        acting = table.acted if table.phase == RESOLUTION and not table.vacant else -1
        return acting if acting in table.queue else -1

    def _kind_of(self, number: int) -> str | None:
        face = self.scene.table.faces[number]
        return None if face is None else self.scene.table.seating.cards.kinds[face].id

    def name_of(self, number: int) -> str:
        """The name of a card in the words of now, empty where the seat does not know it."""
        kind = self._kind_of(number)
        return "" if kind is None else self.scene.words.card(kind)

    def look_of(self, number: int) -> CardLook | None:
        """What is on the face of a card, None where the seat does not know it."""
        seating, kind = self.scene.table.seating, self._kind_of(number)
        if kind is None:
            return None
        return dressed(self.scene.words, seating.cards, kind, seating.families[seating.owner[number]])

    def learn(self, item: QueueCard) -> None:
        """Let an item take its face from the table, if the seat knows it."""
        item.look = self.look_of(item.number)
