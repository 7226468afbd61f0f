"""Wakhan's way to buy, play and pay for a card (W12), and to place its pieces (W13, W14)."""

from __future__ import annotations

from typing import Self

from gonfalon.core.dice import Dice
from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.rules.actions import bribe_owed, hostage_taker, purchase
from gonfalon.games.pamir.rules.constants import (
    ARMY,
    COURT_SIZE,
    COURTLY_MANNERS,
    FAVOR,
    FIRST_BORDER,
    FIRST_GIFT,
    LEVERAGE,
    NONE,
    ON_CARD,
    ROAD,
    TRIBE,
)
from gonfalon.games.pamir.rules.leaving_court import LEVERAGED
from gonfalon.games.pamir.rules.moves import PLAY, Move
from gonfalon.games.pamir.rules.placement import (
    favor_suit,
    impact_icons,
    liftable_blocks,
    liftable_cylinders,
    overthrow_if_last_tribe,
)
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.priorities import (
    borders_in_order,
    current_card,
    highest_priority,
    pragmatic_coalition,
    red_arrow,
)


def resolve_icons(state: State, card: int) -> None:
    """Carry out the icons of a card that she has just played, in printed order (L4, W13)."""
    table: Table = state.table
    wakhan, region = table.seating.wakhan, table.seating.deck.region[card]
    roads = 0
    for icon in impact_icons(table, card):
        if table.holder[card] != wakhan:
            return  # L4: an overthrow took it away
        if icon >= FAVOR:
            favor_suit(table, icon - FAVOR)
        elif icon == LEVERAGE:
            table.gain(wakhan, LEVERAGED)
        elif icon == ROAD:
            borders = borders_in_order(table, region)
            place_block(table, pragmatic_coalition(table), borders[roads % len(borders)])
            roads += 1
        elif icon == ARMY:
            place_block(table, pragmatic_coalition(table), region)
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
    open_to = [card for card in cards if hostage_taker(table, card) != wakhan]
    card, question = highest_priority(table, open_to or cards)
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
    regions = current_card(table).regions
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
    overthrow_if_last_tribe(state, wakhan, lifted)
    return True


def cylinder_to_lift(table: Table, target: int) -> int:
    """A tribe by her list of regions, then a spy from the highest-priority card, never a gift; `NONE` without (W14).

    [ours] Nothing is taken from the very place where it is to go.
    """
    moves = liftable_cylinders(table, table.seating.wakhan)
    places = {move.one for move in moves if not FIRST_GIFT <= move.one < ON_CARD} - {target}
    for region in current_card(table).regions:
        if region in places:
            return region
    cards = [place - ON_CARD for place in places if place >= FIRST_BORDER]
    return ON_CARD + highest_priority(table, cards)[0] if cards else NONE


def radicalize(state: State, card: int) -> None:
    """Buy a card of the market and play it at once, for one action; an event happens (W12)."""
    purchase(state, state.table.seating.wakhan, card)
    if card <= COURT_SIZE:
        play_card(state, card)


def play_card(state: State, card: int) -> None:
    """Play a card that she holds, at the end that the red arrow says; one that she cannot pay for is lost (W13)."""
    table: Table = state.table
    wakhan, side = table.seating.wakhan, red_arrow(table)
    receiver, owed = bribe_for(table, PLAY[card][side])
    if owed > table.rupees[wakhan]:
        table.reason("bribe_too_high", (card, receiver, owed))
        table.discard_held(wakhan, card)
        return
    pay_bribe(table, PLAY[card][side])
    table.reason("played", (card, side))
    table.play(wakhan, card, side)
    resolve_icons(state, card)


def bribe_for(table: Table, move: Move) -> tuple[int, int]:
    """Whom she must bribe for playing or using a card, and with how much (B1, B2).

    [ours] Courtly Manners lets her skip a bribe, and what she may do she always does (W2).
    """
    receiver, owed = bribe_owed(table, table.seating.wakhan, move)
    if table.boons[table.seating.wakhan] >> COURTLY_MANNERS & 1:
        return receiver, 0
    return receiver, owed


def pay_bribe(table: Table, move: Move) -> None:
    """Pay all that is owed, unasked (W2); she must have as much."""
    receiver, owed = bribe_for(table, move)
    if owed:
        table.reason("bribed", (move.one, receiver, owed))
        table.pass_rupees(table.seating.wakhan, receiver, owed)


class SwappedHand(Frame):
    """Her hand, played card by card in random order; what she cannot pay a bribe for is discarded (W13, W22)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        table: Table = state.table
        hand = table.hands[table.seating.wakhan]
        if not hand:
            state.stack.pop()
            return
        dice = Dice(state.seed)
        # The order in which a hand is held is no secret kept by chance: the same cards give the same draw.
        card = dice.pick(sorted(card for card in hand if card is not None))
        state.seed = dice.seed
        table.reason("swapped_card", (card,))
        play_card(state, card)

    def is_unpredictable(self, table: Table) -> bool:
        return True

    def clone(self) -> Self:
        return self
