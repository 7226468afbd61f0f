"""Where each card of an Oriflamme table belongs: in the row, in the fan of the hand, or away with its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION
from gonfalon.games.oriflamme.window.measures import RowLayout
from gonfalon.ui.board.fan import HandPlace, hand_homes
from gonfalon.ui.board.home import LIFT, Home
from gonfalon.ui.look.cards import RATIO

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["Layout"]

PINNED = 56.0
"""How much room a free end takes beside a row that is scrolled, at unit 1."""
FANNED = 0.97
"""How much lower than the row the covered cards of a fanned stack hang, in heights of a card."""
LOWER_CARDS = 3
"""How many covered cards peep out."""


class Layout:
    """Reads the table of a scene and gives every card its home."""

    def __init__(self, scene: OriflammeScene) -> None:
        self.scene = scene

    # -- the row -------------------------------------------------------------------------------------------------------

    @staticmethod
    def offers_ends(scene: OriflammeScene) -> bool:
        """Whether the row keeps its two ends free, as it does in the placement phase."""
        return scene.table.phase == PLACEMENT and scene.viewer >= 0 and not scene.asking.opens_gaps

    @staticmethod
    def pinned(scene: OriflammeScene) -> bool:
        """Whether the free ends stand still beside a row that is longer than the cloth."""
        return Layout.offers_ends(scene) and scene.measures.row(len(scene.table.queue) + 2).overflow > 0

    @staticmethod
    def places(scene: OriflammeScene) -> int:
        """How many places the row has: its cards, and in the placement phase both ends."""
        table = scene.table
        cards = len(table.queue)
        if scene.asking.opens_gaps:
            return cards - 1 if table.under[scene.asking.lifted] < 0 else cards
        if Layout.offers_ends(scene) and not Layout.pinned(scene):
            return cards + 2 if cards else 1
        return cards

    @staticmethod
    def lead(scene: OriflammeScene) -> int:
        """How many free places stand before the first card."""
        return 1 if scene.table.queue and Layout.places(scene) == len(scene.table.queue) + 2 else 0

    @staticmethod
    def row(scene: OriflammeScene) -> RowLayout:
        if scene.asking.opens_gaps:
            return scene.measures.row(Layout.places(scene), gap=40 * scene.measures.unit)
        return scene.measures.row(
            Layout.places(scene), ends=PINNED * scene.measures.unit if Layout.pinned(scene) else 0.0
        )

    @staticmethod
    def end_rect(scene: OriflammeScene, front: bool) -> QRectF:
        """The rectangle of a free end of the row."""
        cards = len(scene.table.queue)
        if not Layout.pinned(scene):
            return Layout.place_rect(scene, 0 if front else cards + 1)
        inner = scene.measures.row(cards).inner
        high = round(Layout.row(scene).card_width * RATIO)
        wide = (PINNED - 8) * scene.measures.unit
        at_left = front == (scene.table.seating.direction == "left-to-right")
        x = inner.left() if at_left else inner.right() - wide
        return QRectF(x, scene.measures.row_y - high / 2, wide, high)

    @staticmethod
    def visual(scene: OriflammeScene, place: int) -> int:
        """A place counted from the front, counted from the left."""
        if scene.table.seating.direction == "left-to-right":
            return place
        return Layout.places(scene) - 1 - place

    @staticmethod
    def place_of(scene: OriflammeScene, slot: int) -> int:
        return Layout.visual(scene, slot + Layout.lead(scene))

    @staticmethod
    def place_rect(scene: OriflammeScene, place: int) -> QRectF:
        """The rectangle of a place of the row, counted from the front."""
        row = Layout.row(scene)
        high = round(row.card_width * RATIO)
        x = row.x(Layout.visual(scene, place), scene.scroll)
        return QRectF(x - row.card_width / 2, scene.measures.row_y - high / 2, row.card_width, high)

    @staticmethod
    def gap_rect(scene: OriflammeScene, gap: int) -> QRectF:
        """The rectangle of a gap between the cards, counted from the front."""
        row = Layout.row(scene)
        wide = max(row.gap - 8, 20.0)
        high = round(row.card_width * RATIO)
        before = 1 if scene.table.seating.direction == "left-to-right" else -1
        if row.places == 0:
            x = row.inner.center().x()
        elif gap < row.places:
            x = row.x(Layout.visual(scene, gap), scene.scroll) - before * row.step / 2
        else:
            x = row.x(Layout.visual(scene, row.places - 1), scene.scroll) + before * row.step / 2
        return QRectF(x - wide / 2, scene.measures.row_y - high / 2, wide, high)

    @staticmethod
    def on_cloth(scene: OriflammeScene, rect: QRectF) -> bool:
        """Whether something of the row lies on the cloth, where a long row is scrolled."""
        row = Layout.row(scene)
        inner = row.inner.adjusted(-row.gap, 0, row.gap, 0)
        return not row.overflow or (inner.left() <= rect.left() and rect.right() <= inner.right())

    @staticmethod
    def lifted_place(scene: OriflammeScene) -> QPointF:
        """Where a card waits that was lifted out of the row: beside the prompt, where it hides nothing."""
        measures = scene.measures
        y = (measures.banner.top() + measures.choices.bottom()) / 2
        return QPointF(round(measures.banner.right() - Layout.row(scene).card_width / 2 - 8), round(y))

    # -- homes ---------------------------------------------------------------------------------------------------------

    def homes(self) -> list[Home]:
        """One for each card, by its number."""
        scene = self.scene
        table = scene.table
        owner = table.seating.owner
        row = self.row(scene)
        away = [scene.card_place(seat) for seat in range(table.seating.seats)]
        homes = [Home.away(away[seat], row.card_width) for seat in owner]
        for card in table.reserves:
            shelf = scene.shelves.at(card)
            if shelf is not None:
                place, small = shelf.emblem_place(), shelf.emblem_size / row.card_width
                homes[card] = Home.away(place, row.card_width, scale=small)
        self._row_homes(homes, row)
        self._fan_homes(homes, row)
        if scene.viewer >= 0:
            self._hand_homes(homes)
        return homes

    def _row_homes(self, homes: list[Home], row: RowLayout) -> None:
        scene = self.scene
        table = scene.table
        lead = self.lead(scene)
        lifted = scene.asking.lifted if scene.asking.opens_gaps else -1
        acting = table.acted if table.phase == RESOLUTION and not table.vacant else -1
        place = lead
        inner = row.inner.adjusted(-14, 0, 14, 0)
        half = row.card_width / 2
        for slot, top in enumerate(table.queue):
            cards = table.stack(slot)
            if top == lifted:
                cards = cards[1:]
                homes[top] = Home(self.lifted_place(scene), 0.0, 450.0, row.card_width)
                if not cards:
                    continue
            x = row.x(self.visual(scene, place), scene.scroll)
            place += 1
            seen = not row.overflow or (inner.left() <= x - half and x + half <= inner.right())
            for depth, card in enumerate(cards):
                under = min(depth, LOWER_CARDS)
                y = scene.measures.row_y - 9 * under * min(1.0, row.card_width / 100)
                if card == acting:
                    y -= 10
                elif not depth and scene.asking.rises(scene.items_by_number[card]):
                    y -= LIFT
                shift = QPointF(round(x + 5 * under), round(y))
                z = 10.0 + slot * 0.01 - depth * 0.1 + (5.0 if card == acting else 0.0)
                opacity = 1.0 if seen else 0.0
                homes[card] = Home(shift, 0.0, z, row.card_width, 1.0, opacity, seen and depth <= LOWER_CARDS)

    def _fan_homes(self, homes: list[Home], row: RowLayout) -> None:
        """Let the covered cards of a fanned stack hang side by side beneath its top card, over all that lies there."""
        scene = self.scene
        cards = scene.fan.cards()
        if not cards or not homes[scene.fan.top].visible:
            return
        cloth = scene.measures.cloth
        y = scene.measures.row_y + round(row.card_width * RATIO * FANNED)
        step = row.card_width + 6 * scene.measures.unit
        # The first lies beneath the stack, unless the last would then hang beyond the cloth.
        last = cloth.right() - row.card_width / 2 - step * (len(cards) - 1)
        x = max(cloth.left() + row.card_width / 2, min(homes[scene.fan.top].pos.x(), last))
        for index, card in enumerate(cards):
            at = QPointF(round(x + index * step), y)
            homes[card] = Home(at, 0.0, 405.0 + index * 0.1, row.card_width)

    def _hand_homes(self, homes: list[Home]) -> None:
        scene, around = self.scene, self.scene.measures
        place = HandPlace(around.hand, around.hand_width, around.hand_room, around.unit, RATIO)
        hand = scene.table.hands[scene.viewer]
        for card, home in hand_homes(place, hand, scene.items_by_number, scene.asking):
            homes[card] = home
