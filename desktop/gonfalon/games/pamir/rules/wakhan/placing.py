"""Where Wakhan places pieces, and from where she takes them when the supply is empty (W13, W14)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.bribes import captor_of
from gonfalon.games.pamir.rules.court import LEVERAGED
from gonfalon.games.pamir.rules.impact import favor, icons_of
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, ON_CARD
from gonfalon.games.pamir.rules.placing import left_behind, liftable_blocks, liftable_cylinders
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.card import borders_in_order, current
from gonfalon.games.pamir.rules.wakhan.loyalty import pragmatic
from gonfalon.games.pamir.rules.wakhan.priority import highest
from gonfalon.games.pamir.rules.words import ARMY, FAVOR, LEVERAGE, NONE, ROAD, TRIBE


def resolve_icons(state: State, card: int) -> None:
    """Carry out the icons of a card that she has just played, in printed order (L4, W13)."""
    table: Table = state.table
    wakhan, region = table.seating.wakhan, table.seating.deck.region[card]
    roads = 0
    for icon in icons_of(table, card):
        if table.holder[card] != wakhan:
            return  # L4: an overthrow took it away
        if icon >= FAVOR:
            favor(table, icon - FAVOR)
        elif icon == LEVERAGE:
            table.gain(wakhan, LEVERAGED)
        elif icon == ROAD:
            borders = borders_in_order(table, region)
            place_block(table, pragmatic(table), borders[roads % len(borders)])
            roads += 1
        elif icon == ARMY:
            place_block(table, pragmatic(table), region)
        elif icon == TRIBE:
            place_cylinder(state, region)
        else:
            place_cylinder(state, ON_CARD + _spied_on(table, region))


def _spied_on(table: Table, region: int) -> int:
    """The card of a region that gets her next spy (W13).

    It is the one of the highest priority among those where she does not have more spies than everybody else; where
    she has that on all of them, among all.
    """
    regions, wakhan = table.seating.deck.region, table.seating.wakhan
    cards = [card for court in table.courts for card in court if regions[card] == region]
    open_to = [card for card in cards if captor_of(table, card) != wakhan]
    card, question = highest(table, open_to or cards)
    table.reason("spy" if open_to else "spy_among_all", (card, question, region))
    return card


# -- the supply --------------------------------------------------------------------------------------------------------


def place_block(table: Table, coalition: int, place: int) -> bool:
    """Place a block, of the supply or else one from the map; False without one (G7, W14)."""
    if not table.blocks[coalition]:
        lifted = block_to_lift(table, coalition, place)
        if lifted == NONE:
            table.reason("no_block", (coalition,))
            return False
        table.reason("block_lifted", (coalition, lifted))
        table.remove_block(coalition, lifted)
    table.place_block(coalition, place)
    return True


def block_to_lift(table: Table, coalition: int, target: int) -> int:
    """An army by her list of regions, then a road by the same list; `NONE` without one (W14).

    [ours] Nothing is taken from the very place where it is to go.
    """
    places = {move.one for move in liftable_blocks(table, coalition)} - {target}
    regions = current(table).regions
    roads = [border for region in regions for border in borders_in_order(table, region)]
    return next((place for place in (*regions, *roads) if place in places), NONE)


def place_cylinder(state: State, place: int) -> bool:
    """Place a cylinder, of the supply or else a tribe or a spy of hers; False without one (G7, G8, W14).

    [ours] Where it goes is settled first, as the table lies, and then from where it comes.
    """
    table: Table = state.table
    wakhan = table.seating.wakhan
    lifted = NONE
    if not table.cylinders[wakhan]:
        lifted = cylinder_to_lift(table, place)
        if lifted == NONE:
            table.reason("no_cylinder", ())
            return False
        table.reason("cylinder_lifted", (lifted,))
        table.remove_cylinder(wakhan, lifted)
    table.place_cylinder(wakhan, place)
    left_behind(state, wakhan, lifted)
    return True


def cylinder_to_lift(table: Table, target: int) -> int:
    """A tribe by her list of regions, then a spy from the highest-priority card, never a gift; `NONE` without (W14).

    [ours] Nothing is taken from the very place where it is to go.
    """
    moves = liftable_cylinders(table, table.seating.wakhan)
    places = {move.one for move in moves if not FIRST_GIFT <= move.one < ON_CARD} - {target}
    for region in current(table).regions:
        if region in places:
            return region
    cards = [place - ON_CARD for place in places if place >= FIRST_BORDER]
    return ON_CARD + highest(table, cards)[0] if cards else NONE
