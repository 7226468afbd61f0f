"""How Wakhan uses cards for rupees: tax, which brings some, and gift, build and betray, which cost (W16a to W16d)."""

from __future__ import annotations

from typing import Self

from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.rules import build as building
from gonfalon.games.pamir.rules import gift as giving
from gonfalon.games.pamir.rules.betray import COST, betrayable
from gonfalon.games.pamir.rules.court import discard
from gonfalon.games.pamir.rules.market import ROW, pay_action
from gonfalon.games.pamir.rules.places import FIRST_GIFT, GIFTS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.tax import taxable
from gonfalon.games.pamir.rules.wakhan.card import current, opponents, red_row
from gonfalon.games.pamir.rules.wakhan.loyalty import pragmatic
from gonfalon.games.pamir.rules.wakhan.placing import block_to_lift, cylinder_to_lift, place_block, place_cylinder
from gonfalon.games.pamir.rules.wakhan.priority import highest
from gonfalon.games.pamir.rules.words import ECONOMIC, INFRASTRUCTURE, NATION_BUILDING, NONE

# -- tax ---------------------------------------------------------------------------------------------------------------


def can_tax(table: Table) -> bool:
    """Whether she would get a rupee."""
    return bool(_with_rupees(table)) or bool(taxable(table, table.seating.wakhan))


def _with_rupees(table: Table) -> list[int]:
    """The places of market cards with rupees, the leftmost column first, in it the row of the red arrow."""
    row = red_row(table)
    order = (first + column for column in range(ROW) for first in (row, ROW - row))
    return [place for place in order if table.market[place] and table.rupees_on[place]]


def tax(state: State, card: int) -> None:
    """Take from players first, the richest first, each down to the shelter; then from the market (A3, W16a)."""
    table: Table = state.table
    wakhan = table.seating.wakhan
    left = table.seating.deck.rank[card]
    able = taxable(table, wakhan)
    # Sorting keeps the order of equals: then the player at the red arrow comes first.
    for seat in sorted((seat for seat in opponents(table) if seat in able), key=lambda seat: -table.rupees[seat]):
        amount = min(left, table.rupees[seat] - table.stars[4 * seat + ECONOMIC])
        if amount:
            table.reason("taxed_player", (seat, amount))
            table.pass_rupees(seat, wakhan, amount)
            left -= amount
    for place in _with_rupees(table):
        amount = min(left, table.rupees_on[place])
        if amount:
            table.reason("taxed_market", (table.market[place], amount))
        for _ in range(amount):
            table.take_rupee(wakhan, place)
        left -= amount


# -- gift --------------------------------------------------------------------------------------------------------------


def can_gift(table: Table) -> bool:
    """Whether a space is free that she can pay for, and a cylinder for it; never one of her other gifts (W14)."""
    wakhan = table.seating.wakhan
    cost = giving.cheapest(table, wakhan)
    if table.rupees[wakhan] < cost:
        return False
    return table.cylinders[wakhan] > 0 or cylinder_to_lift(table, FIRST_GIFT + GIFTS.index(cost)) != NONE


def gift(state: State, card: int) -> None:
    """Fill the cheapest free space (A4, W16b)."""
    table: Table = state.table
    cost = giving.cheapest(table, table.seating.wakhan)
    table.reason("gift", (cost,))
    pay_action(table, table.seating.wakhan, cost)
    place_cylinder(state, FIRST_GIFT + GIFTS.index(cost))


# -- build -------------------------------------------------------------------------------------------------------------


def building_region(table: Table) -> int:
    """The first region of her list that she rules, `NONE` without one (W16c)."""
    wakhan = table.seating.wakhan
    return next((region for region in current(table).regions if table.rulers[region] == wakhan), NONE)


def can_build(table: Table) -> bool:
    """Whether she can pay for an army, rules a region and has a block for it."""
    region = building_region(table)
    if region == NONE or table.rupees[table.seating.wakhan] < building.COST:
        return False
    return _has_block(table, region)


def _has_block(table: Table, region: int) -> bool:
    coalition = pragmatic(table)
    return table.blocks[coalition] > 0 or block_to_lift(table, coalition, region) != NONE


def build(state: State, card: int) -> None:
    """Place as many armies as she can pay for in one region, then that of Infrastructure (A5, X13, E, W16c)."""
    table: Table = state.table
    wakhan = table.seating.wakhan
    region, coalition = building_region(table), pragmatic(table)
    doubled = table.boons[wakhan] >> NATION_BUILDING & 1
    each = 2 if doubled else 1
    armies = each * min(building.MOST, table.rupees[wakhan] // building.COST)
    table.reason("build", (region, coalition, armies))
    for placed in range(armies):
        if not _has_block(table, region):
            break
        if placed % each == 0:
            pay_action(table, wakhan, building.COST, building.COST // each * placed)
        place_block(table, coalition, region)
    if table.powers[wakhan] & INFRASTRUCTURE and _has_block(table, region):
        table.reason("infrastructure", (region, coalition))
        place_block(table, coalition, region)


# -- betray ------------------------------------------------------------------------------------------------------------


class Prize(Frame):
    """The card that she betrayed becomes a prize, once those who had to have paid for its loss (A7, W16d)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: State) -> None:
        table: Table = state.table
        state.stack.pop()
        table.reason("prize", (self.card, table.seating.deck.prize[self.card]))
        table.take_prize(table.seating.wakhan, self.card)

    def clone(self) -> Self:
        return self


def _betrayable(table: Table) -> list[int]:
    """The cards with her spy that show a prize and are not guarded, her own among them (X4, W16d, W22)."""
    return [move.one for move in betrayable(table, table.seating.wakhan) if table.seating.deck.prize[move.one] != NONE]


def can_betray(table: Table) -> bool:
    """Whether there is such a card."""
    return bool(_betrayable(table))


def betray(state: State, card: int) -> None:
    """Discard the card of the highest priority and take it as a prize; her loyalties stay as they are (W3, W16d)."""
    table: Table = state.table
    pay_action(table, table.seating.wakhan, COST)
    target, question = highest(table, _betrayable(table))
    table.reason("betrayed", (target, question))
    state.stack.append(Prize(target))
    discard(state, [target])
