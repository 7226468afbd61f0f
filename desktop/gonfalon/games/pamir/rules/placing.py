"""Placing pieces, from the supply or, when that is empty, from anywhere in play (G7, G8)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.asking import AskingFrame, Prompt
from gonfalon.games.pamir.rules.court import overthrow_by_map
from gonfalon.games.pamir.rules.marks import block_mark, cylinder_mark
from gonfalon.games.pamir.rules.moves import LIFT, ON_COURT, PLACE, Move
from gonfalon.games.pamir.rules.places import BORDERS_OF, FIRST_BORDER, FIRST_GIFT, GIFTS, ON_CARD
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import ARMY, NONE, ROAD, SPY, TRIBE

BLOCKS = (ROAD, ARMY)
"""The icons that place a block; the others place a cylinder."""
GIFT = -2
"""Stands for the icon of a piece that is placed as a gift."""
PIECES = {ROAD: "road", ARMY: "army", TRIBE: "tribe", SPY: "spy", GIFT: "gift"}
"""What a question about placing one is called."""


def supply_is_empty(table: Table, seat: int, icon: int, coalition: int) -> bool:
    """Whether the piece of an icon has to be taken from somewhere: a block of the coalition, or a cylinder (G7)."""
    return not (table.blocks[coalition] if icon in BLOCKS else table.cylinders[seat])


def liftable_blocks(table: Table, coalition: int) -> list[Move]:
    """Where a block of an empty supply may be taken from: not one that was placed this turn (G7)."""
    fresh = table.fresh
    return [
        LIFT[place]
        for place in range(FIRST_GIFT)
        if (count := table.blocks_at(coalition, place)) and count > fresh.count(block_mark(coalition, place))
    ]


def liftable_cylinders(table: Table, seat: int) -> list[Move]:
    """Where a cylinder of an empty supply may be taken from: not one that was placed this turn (G7)."""
    places = [*range(FIRST_BORDER), *range(FIRST_GIFT, FIRST_GIFT + len(GIFTS))]
    mask = table.seating.spies[seat]
    places += sorted(ON_CARD + card for court in table.courts for card in court if table.spies[card] & mask)
    fresh = table.fresh
    return [
        LIFT[place]
        for place in places
        if (count := table.cylinders_at(seat, place)) and count > fresh.count(cylinder_mark(seat, place))
    ]


def spy_targets(table: Table, region: int) -> list[Move]:
    """The court cards of a region, in whatever court (I4)."""
    regions = table.seating.deck.region
    return [
        ON_COURT[card] for card in sorted([card for court in table.courts for card in court if regions[card] == region])
    ]


def left_behind(state: State, seat: int, place: int) -> None:
    """After a cylinder was taken from there and placed: overthrow where it was the last tribe (G8, N1)."""
    if 0 <= place < FIRST_BORDER and not state.table.seating.as_rtt:
        overthrow_by_map(state, seat, place)


class Placement(AskingFrame):
    """One piece of a seat is placed; with an empty supply the seat first takes it from somewhere (G7)."""

    __slots__ = ("coalition", "icon", "lifted", "seat", "where")

    def __init__(self, seat: int, icon: int, where: int, coalition: int = NONE) -> None:
        self.seat = seat
        self.icon = icon
        """`ROAD`, `ARMY`, `TRIBE`, `SPY` or `GIFT`."""
        self.where = where
        """The region, or the gift space."""
        self.coalition = coalition
        """Whose block it is."""
        self.lifted = NONE
        """Where the piece was taken from."""

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if self._must_lift(table):
            block = self.icon in BLOCKS
            return liftable_blocks(table, self.coalition) if block else liftable_cylinders(table, self.seat)
        if self.icon == ROAD:
            return [PLACE[place] for place in BORDERS_OF[self.where]]
        if self.icon == ARMY:
            return [PLACE[self.where]]
        if self.icon == SPY:
            return spy_targets(table, self.where)
        # A tribe and a gift have one place to go to; the move is only a name for it here.
        return [LIFT[self.where]]

    def _must_lift(self, table: Table) -> bool:
        return supply_is_empty(table, self.seat, self.icon, self.coalition)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        block = self.icon in BLOCKS
        if self._must_lift(table):
            self.lifted = move.one
            if block:
                table.remove_block(self.coalition, move.one)
            else:
                table.remove_cylinder(self.seat, move.one)
            return
        state.stack.pop()
        if block:
            table.place_block(self.coalition, move.one)
        else:
            table.place_cylinder(self.seat, ON_CARD + move.one if self.icon == SPY else self.where)
            left_behind(state, self.seat, self.lifted)

    def word(self, state: State) -> str:
        return "lift" if self._must_lift(state.table) else PIECES[self.icon]

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), place=self.where, number=1)
