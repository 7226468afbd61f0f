"""Where each card of an Oriflamme table belongs: in the row, in the fan of the hand, or away with its owner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION, Table
from gonfalon.games.oriflamme.window.measures import Measures, RowLayout
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem
from gonfalon.games.oriflamme.window.stacks import Fan
from gonfalon.ui.board.asking import Asking
from gonfalon.ui.board.fan import HandPlace, hand_homes
from gonfalon.ui.board.home import LIFT, Home
from gonfalon.ui.look.cards import RATIO

__all__ = ["QueueRow", "homes"]

PINNED = 56.0
"""How much room a free end takes beside a row that is scrolled, at unit 1."""
FANNED = 0.97
"""How much lower than the row the covered cards of a fanned stack hang, in heights of a card."""
LOWER_CARDS = 3
"""How many covered cards peep out."""


@dataclass(frozen=True)
class QueueRow:
    """The row of the queue as it lies now: where its cards, its free ends and its gaps are."""

    table: Table
    viewer: int
    measures: Measures
    scroll: float
    lifted: int
    """The card that is lifted out of the row and waits for its gap, -1 for none."""

    @property
    def offers_ends(self) -> bool:
        """Whether the row keeps its two ends free, as it does in the placement phase."""
        return self.table.phase == PLACEMENT and self.viewer >= 0 and self.lifted < 0

    @cached_property
    def pinned(self) -> bool:
        """Whether the free ends stand still beside a row that is longer than the cloth."""
        return self.offers_ends and self.measures.row(len(self.table.queue) + 2).overflow > 0

    @cached_property
    def places(self) -> int:
        """How many places the row has: its cards, and in the placement phase both ends."""
        cards = len(self.table.queue)
        if self.lifted >= 0:
            return cards - 1 if self.table.under[self.lifted] < 0 else cards
        if self.offers_ends and not self.pinned:
            return cards + 2 if cards else 1
        return cards

    @cached_property
    def lead(self) -> int:
        """How many free places stand before the first card."""
        return 1 if self.table.queue and self.places == len(self.table.queue) + 2 else 0

    @cached_property
    def spread(self) -> RowLayout:
        """How its places are spread over the cloth."""
        unit = self.measures.unit
        if self.lifted >= 0:
            return self.measures.row(self.places, gap=40 * unit)
        return self.measures.row(self.places, ends=PINNED * unit if self.pinned else 0.0)

    def end_rect(self, front: bool) -> QRectF:
        """The rectangle of a free end of the row."""
        cards = len(self.table.queue)
        if not self.pinned:
            return self.place_rect(0 if front else cards + 1)
        at_left = front == (self.table.seating.direction == "left-to-right")
        # What says how many cards are out of sight stands between these and the free end.
        room = self.measures.cloth if self._goes_on(at_left) else self.measures.row(cards).inner
        high = round(self.spread.card_width * RATIO)
        wide = (PINNED - 8) * self.measures.unit
        x = room.left() if at_left else room.right() - wide
        return QRectF(x, self.measures.row_y - high / 2, wide, high)

    def _goes_on(self, left: bool) -> bool:
        """Whether cards are out of sight at this end of the cloth."""
        spread = self.spread
        return spread.overflow > 0 and (self.scroll > 0 if left else self.scroll < spread.overflow)

    def edge_x(self, left: bool) -> float:
        """The middle of what says how many cards lie beyond an end of the row, and before its free end."""
        cloth, unit = self.measures.cloth, self.measures.unit
        inside = 24 * unit if not self.pinned else (PINNED - 8 + 22) * unit
        return cloth.left() + inside if left else cloth.right() - inside

    def visual(self, place: int) -> int:
        """A place counted from the front, counted from the left."""
        if self.table.seating.direction == "left-to-right":
            return place
        return self.places - 1 - place

    def place_of(self, slot: int) -> int:
        """The place of a slot of the queue, counted from the left."""
        return self.visual(slot + self.lead)

    def x_of(self, slot: int) -> float:
        """The middle of the card in a slot of the queue."""
        return self.spread.x(self.place_of(slot), self.scroll)

    def place_rect(self, place: int) -> QRectF:
        """The rectangle of a place of the row, counted from the front."""
        wide = self.spread.card_width
        high = round(wide * RATIO)
        x = self.spread.x(self.visual(place), self.scroll)
        return QRectF(x - wide / 2, self.measures.row_y - high / 2, wide, high)

    def slot_rect(self, slot: int) -> QRectF:
        """The rectangle of a slot of the queue."""
        return self.place_rect(slot + self.lead)

    def gap_rect(self, gap: int) -> QRectF:
        """The rectangle of a gap between the cards, counted from the front."""
        row = self.spread
        wide = max(row.gap - 8, 20.0)
        high = round(row.card_width * RATIO)
        before = 1 if self.table.seating.direction == "left-to-right" else -1
        if row.places == 0:
            x = row.inner.center().x()
        elif gap < row.places:
            x = row.x(self.visual(gap), self.scroll) - before * row.step / 2
        else:
            x = row.x(self.visual(row.places - 1), self.scroll) + before * row.step / 2
        return QRectF(x - wide / 2, self.measures.row_y - high / 2, wide, high)

    def on_cloth(self, rect: QRectF) -> bool:
        """Whether something of the row lies on the cloth, where a long row is scrolled."""
        row = self.spread
        inner = row.inner.adjusted(-row.gap, 0, row.gap, 0)
        return not row.overflow or (inner.left() <= rect.left() and rect.right() <= inner.right())

    @property
    def lifted_place(self) -> QPointF:
        """Where a card waits that was lifted out of the row: beside the prompt, where it hides nothing."""
        measures = self.measures
        y = (measures.banner.top() + measures.choices.bottom()) / 2
        return QPointF(round(measures.banner.right() - self.spread.card_width / 2 - 8), round(y))


def homes(
    row: QueueRow,
    away: Sequence[QPointF],
    shelves: Mapping[int, ShelfItem],
    items: Sequence[QueueCard],
    fan: Fan,
    asking: Asking,
) -> list[Home]:
    """Where each card belongs, by its number.

    Args:
        row: as it lies now.
        away: where the cards of each seat come from and fall to.
        shelves: the tabs of cards in reserve, by their numbers.
        items: all cards, by their numbers.
        fan: the stack that is fanned out.
        asking: knows which card is picked up, and which may be.
    """
    table, wide = row.table, row.spread.card_width
    found = [Home.away(away[seat], wide) for seat in table.seating.owner]
    for card in table.reserves:
        shelf = shelves.get(card)
        if shelf is not None:
            found[card] = Home.away(shelf.emblem_place(), wide, scale=shelf.emblem_size / wide)
    _lay_row(row, items, asking, found)
    _lay_fan(row, fan, found)
    if row.viewer >= 0:
        around, hand = row.measures, table.hands[row.viewer]
        used = any(items[card].hovered or items[card].focused or asking.may_pick(card) for card in hand)
        middle = around.hand if used else around.hand + QPointF(0, around.sunk)
        place = HandPlace(middle, around.hand_width, around.hand_room, around.unit, RATIO)
        for card, home in hand_homes(place, hand, items, asking):
            found[card] = home
    return found


def _lay_row(row: QueueRow, items: Sequence[QueueCard], asking: Asking, found: list[Home]) -> None:
    table, spread = row.table, row.spread
    acting = table.acted if table.phase == RESOLUTION and not table.vacant else -1
    place = row.lead
    inner = spread.inner.adjusted(-14, 0, 14, 0)
    half = spread.card_width / 2
    for slot, top in enumerate(table.queue):
        cards = table.stack(slot)
        if top == row.lifted:
            cards = cards[1:]
            found[top] = Home(row.lifted_place, 0.0, 450.0, spread.card_width)
            if not cards:
                continue
        x = spread.x(row.visual(place), row.scroll)
        place += 1
        seen = not spread.overflow or (inner.left() <= x - half and x + half <= inner.right())
        for depth, card in enumerate(cards):
            under = min(depth, LOWER_CARDS)
            y = row.measures.row_y - 9 * under * min(1.0, spread.card_width / 100)
            if card == acting:
                y -= 10
            elif not depth and asking.rises(items[card]):
                y -= LIFT
            shift = QPointF(round(x + 5 * under), round(y))
            z = 10.0 + slot * 0.01 - depth * 0.1 + (5.0 if card == acting else 0.0)
            opacity = 1.0 if seen else 0.0
            found[card] = Home(shift, 0.0, z, spread.card_width, 1.0, opacity, seen and depth <= LOWER_CARDS)


def _lay_fan(row: QueueRow, fan: Fan, found: list[Home]) -> None:
    """Let the covered cards of a fanned stack hang side by side beneath its top card, over all that lies there."""
    cards = fan.cards()
    if not cards or not found[fan.top].visible:
        return
    cloth, wide = row.measures.cloth, row.spread.card_width
    y = row.measures.row_y + round(wide * RATIO * FANNED)
    step = wide + 6 * row.measures.unit
    # The first lies beneath the stack, unless the last would then hang beyond the cloth.
    last = cloth.right() - wide / 2 - step * (len(cards) - 1)
    x = max(cloth.left() + wide / 2, min(found[fan.top].pos.x(), last))
    for index, card in enumerate(cards):
        found[card] = Home(QPointF(round(x + index * step), y), 0.0, 405.0 + index * 0.1, wide)
