"""Places of the cards of an Oriflamme table: in the row, fanned out under a stack, in the hand, or with the owner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION, Table
from gonfalon.games.oriflamme.window.panels import ReserveTab
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.table_layout import RowLayout, TableLayout
from gonfalon.ui.board.card import LIFT, CardItem, RestPose
from gonfalon.ui.board.hand_fan import HandArea, hand_poses
from gonfalon.ui.board.move_input import MoveInput
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.look.cards import RATIO

OPENS_MS, CLOSES_MS = 150, 250
"""How long the mouse rests on a stack before it fans out, and how long the fan stays when the mouse has left it."""


class StackFan:
    """The one stack of a scene that lies fanned out, if any; the top card stays where it is."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.top = -1
        """The top card of the stack that is fanned out, -1 for none."""
        self.pinned = False
        self._wanted = -1
        self._opens, self._closes = QTimer(scene), QTimer(scene)
        for timer, ms, then in ((self._opens, OPENS_MS, self._open_wanted), (self._closes, CLOSES_MS, self.close)):
            timer.setSingleShot(True)
            timer.setInterval(ms)
            timer.timeout.connect(then)

    # -- reading -------------------------------------------------------------------------------------------------------

    def cards(self) -> list[int]:
        """The covered cards of the fan, the uppermost first."""
        table: Table = self.scene.table
        if self.top < 0 or self.top not in table.queue:
            return []
        return table.stack(table.queue.index(self.top))[1:]

    def holds(self, number: int) -> bool:
        """Return whether a card lies in the fan, beneath its top card."""
        return self.top >= 0 and number in self.cards()

    def _top_of(self, item: QGraphicsItem | None) -> int:
        """The top card of the stack of several that an item lies in, -1 for none."""
        table: Table = self.scene.table
        if not isinstance(item, CardItem):
            return -1
        number = item.number
        for top in table.queue:
            if table.under[top] >= 0 and number in table.stack(table.queue.index(top)):
                return top
        return -1

    # -- opening and closing -------------------------------------------------------------------------------------------

    def point(self, item: QGraphicsItem | None) -> None:
        """The mouse rests on this: open what it lies in after a while, and close what it has left."""
        self._wanted = self._top_of(item)
        if self._wanted == self.top:
            self._closes.stop()
            self._opens.stop()
            return
        if self._wanted >= 0:
            self._opens.start()
        else:
            self._opens.stop()
        if self.top >= 0 and not self.pinned and self._top_of(self.scene.focus.item) != self.top:
            self._closes.start()

    def reach(self, item: QGraphicsItem | None) -> None:
        """The keys are at this: open its stack at once, and close any other."""
        self._open(self._top_of(item))

    def pin(self) -> bool:
        """Keep the fan open, or let it close again; False when there is none."""
        if self.top < 0:
            return False
        self.pinned = not self.pinned
        if not self.pinned:
            self._closes.start()
        return True

    def close(self) -> bool:
        """Lay the stack together; False when none is fanned out."""
        return self._open(-1)

    def forget(self) -> None:
        """Be closed, without a movement."""
        self._opens.stop()
        self._closes.stop()
        self._wanted = self.top = -1
        self.pinned = False

    def _open_wanted(self) -> None:
        self._open(self._wanted)

    def _open(self, top: int) -> bool:
        self._opens.stop()
        self._closes.stop()
        scene = self.scene
        if top == self.top or (
            top >= 0 and (scene.drag_controller.dragged is not None or not scene.animation_queue.idle)
        ):
            return False
        self.top, self.pinned = top, False
        scene.refresh()
        scene.glide_home()
        return True


FANNED = 0.97
"""How much lower than the row the covered cards of a fanned stack hang, in heights of a card."""
LOWER_CARDS = 3
"""How many covered cards peep out."""


@dataclass(frozen=True)
class QueueRow:
    """The row of the queue as it lies now: where its cards, its free ends and its gaps are."""

    table: Table
    viewer: int
    measures: TableLayout
    lifted: int
    """The card that is lifted out of the row and waits for its gap, -1 for none."""

    @property
    def offers_ends(self) -> bool:
        """Whether the row keeps its two ends free, as it does in the placement phase."""
        return self.table.phase == PLACEMENT and self.viewer >= 0 and self.lifted < 0

    @property
    def rightwards(self) -> bool:
        """Whether the first row runs from left to right."""
        return bool(self.table.seating.direction == "left-to-right")

    @cached_property
    def places(self) -> int:
        """The number of places of the row: its cards, and in the placement phase both ends."""
        cards = len(self.table.queue)
        if self.lifted >= 0:
            return cards - 1 if self.table.under[self.lifted] < 0 else cards
        if self.offers_ends:
            return cards + 2 if cards else 1
        return cards

    @cached_property
    def lead(self) -> int:
        """The number of free places before the first card."""
        return 1 if self.offers_ends and self.table.queue else 0

    @cached_property
    def spread(self) -> RowLayout:
        """The layout of the row's places over the cloth."""
        gap = (40 if self.measures.rows == 1 else 26) * self.measures.unit
        return self.measures.row(self.places, gap=gap if self.lifted >= 0 else None)

    def end_rect(self, front: bool) -> QRectF:
        """The rectangle of a free end of the row."""
        return self.place_rect(0 if front else len(self.table.queue) + 1)

    def middle_of(self, slot: int) -> QPointF:
        """The middle of the card in a slot of the queue."""
        return self.middle(slot + self.lead)

    def middle(self, place: int) -> QPointF:
        """The middle of a place of the row, counted from the front."""
        return self.spread.middle(place, self.rightwards)

    def place_rect(self, place: int) -> QRectF:
        """The rectangle of a place of the row, counted from the front."""
        wide = self.spread.card_width
        high, middle = round(wide * RATIO), self.middle(place)
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def slot_rect(self, slot: int) -> QRectF:
        """The rectangle of a slot of the queue."""
        return self.place_rect(slot + self.lead)

    def gap_rect(self, gap: int) -> QRectF:
        """The rectangle of a gap between the cards, counted from the front."""
        row = self.spread
        wide = max(row.gap - 8, 20.0)
        high = round(row.card_width * RATIO)
        if row.places == 0:
            middle = QPointF(row.inner.center().x(), row.ys[0])
        else:
            # Before a place, or behind the last one; where the row turns, beside both of its parts.
            place = min(gap, row.places - 1)
            back = (place // row.columns) % 2 == 1
            way = row.step / 2 if (gap == place) != (self.rightwards != back) else -row.step / 2
            middle = self.middle(place) + QPointF(way, 0)
            if 0 < gap < row.places and gap % row.columns == 0:
                middle.setY((row.ys[0] + row.ys[1]) / 2)
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def way_to(self, point: QPointF) -> tuple[float, float]:
        """Return how far along the rows a point is: from the left in the first one, backwards in the second."""
        lower = self.measures.rows > 1 and point.y() > sum(self.measures.row_ys) / 2
        ways = (1 if lower else 0), -point.x() if lower else point.x()
        return ways if self.measures.rows == 1 or self.rightwards else (-ways[0], ways[1])

    def turn(self) -> tuple[QPointF, QPointF] | None:
        """Return the points beside the last card of the first row and the first of the second, None for one row."""
        columns = self.spread.columns
        if self.spread.places <= columns:
            return None
        # A card may be laid between the two.
        far = self.spread.card_width / 2 + (self.spread.gap if self.lifted >= 0 else 0.0)
        out = QPointF(far if self.rightwards else -far, 0)
        return self.middle(columns - 1) + out, self.middle(columns) + out

    @property
    def lifted_place(self) -> QPointF:
        """The place of a card lifted out of the row: beside the prompt, where it hides nothing."""
        measures = self.measures
        y = (measures.banner.top() + measures.choices.bottom()) / 2
        if measures.rows > 1:
            # The prompt is as narrow as the choices there, and may need all of its width.
            y = measures.banner.bottom() + self.spread.card_width * RATIO / 2
        return QPointF(round(measures.banner.right() - self.spread.card_width / 2 - 8), round(y))


def rest_poses(
    row: QueueRow,
    away: Sequence[QPointF],
    shelves: Mapping[int, ReserveTab],
    items: Sequence[QueueCard],
    fan: StackFan,
    move_input: MoveInput,
) -> list[RestPose]:
    """Return the rest pose of each card, by its number.

    Args:
        row: as it lies now.
        away: where the cards of each seat come from and fall to.
        shelves: the tabs of cards in reserve, by their numbers.
        items: all cards, by their numbers.
        fan: the stack that is fanned out.
        asking: knows which card is picked up, and which may be.
    """
    table, wide = row.table, row.spread.card_width
    found = [RestPose.away(away[seat], wide) for seat in table.seating.owner]
    for card in table.reserves:
        shelf = shelves.get(card)
        if shelf is not None:
            found[card] = RestPose.away(shelf.emblem_place(), wide, scale=shelf.emblem_size / wide)
    _lay_row(row, items, move_input, found)
    _lay_fan(row, fan, found)
    if row.viewer >= 0:
        around, hand = row.measures, table.hands[row.viewer]
        middle = around.hand + QPointF(0, _sunk(row, hand, items, move_input))
        place = HandArea(middle, around.hand_width, around.hand_room, around.unit, RATIO)
        for card, home in hand_poses(place, hand, items, move_input):
            found[card] = home
    return found


def _sunk(row: QueueRow, hand: Sequence[int], items: Sequence[QueueCard], move_input: MoveInput) -> float:
    """Return how far the hand lies lower than where cards are taken from it to be placed."""
    measures, placing = row.measures, row.table.phase == PLACEMENT
    if placing and move_input.advised_cards and measures.rows == 1:
        # The paper of a hint has room above it.
        return measures.sunk
    if any(move_input.may_pick(card) for card in hand):
        return 0.0 if placing else measures.eased
    looked_at = any(items[card].hovered or items[card].focused for card in hand)
    return measures.eased if placing or looked_at else measures.sunk


def _lay_row(row: QueueRow, items: Sequence[QueueCard], move_input: MoveInput, found: list[RestPose]) -> None:
    table, spread = row.table, row.spread
    acting = table.acted if table.phase == RESOLUTION and not table.vacant else -1
    place = row.lead
    # Between two rows there is less room for what peeps out.
    peeps = (9 if row.measures.rows == 1 else 4) * min(1.0, spread.card_width / 100)
    for slot, top in enumerate(table.queue):
        cards = table.stack(slot)
        if top == row.lifted:
            cards = cards[1:]
            found[top] = RestPose(row.lifted_place, 0.0, 450.0, spread.card_width)
            if not cards:
                continue
        middle = row.middle(place)
        place += 1
        for depth, card in enumerate(cards):
            under = min(depth, LOWER_CARDS)
            y = middle.y() - peeps * under
            if card == acting:
                y -= 10
            elif not depth and move_input.rises(items[card]):
                y -= LIFT
            shift = QPointF(round(middle.x() + 5 * under), round(y))
            z = 10.0 + slot * 0.01 - depth * 0.1 + (5.0 if card == acting else 0.0)
            found[card] = RestPose(shift, 0.0, z, spread.card_width, visible=depth <= LOWER_CARDS)


def _lay_fan(row: QueueRow, fan: StackFan, found: list[RestPose]) -> None:
    """Let the covered cards of a fanned stack hang side by side beneath its top card, over all that lies there."""
    cards = fan.cards()
    if not cards or not found[fan.top].visible:
        return
    cloth, wide = row.measures.cloth, row.spread.card_width
    y = row.middle_of(row.table.queue.index(fan.top)).y() + round(wide * RATIO * FANNED)
    step = wide + 6 * row.measures.unit
    # The first lies beneath the stack, unless the last would then hang beyond the cloth.
    last = cloth.right() - wide / 2 - step * (len(cards) - 1)
    x = max(cloth.left() + wide / 2, min(found[fan.top].pos.x(), last))
    for index, card in enumerate(cards):
        found[card] = RestPose(QPointF(round(x + index * step), y), 0.0, 405.0 + index * 0.1, wide)
