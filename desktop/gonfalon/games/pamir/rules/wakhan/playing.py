"""How Wakhan buys a card, plays it, pays for it in full (W2, W12, W13), and plays a hand that she was given (W18)."""

from __future__ import annotations

from typing import Self

from gonfalon.core.dice import Dice
from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.rules.actions import purchase
from gonfalon.games.pamir.rules.bribes import owed_to
from gonfalon.games.pamir.rules.moves import PLAY, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.card import red_arrow
from gonfalon.games.pamir.rules.wakhan.placing import resolve_icons
from gonfalon.games.pamir.rules.words import COURT_SIZE, COURTLY_MANNERS


def radicalize(state: State, card: int) -> None:
    """Buy a card of the market and play it at once, for one action; an event happens (W12)."""
    purchase(state, state.table.seating.wakhan, card)
    if card <= COURT_SIZE:
        play(state, card)


def play(state: State, card: int) -> None:
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
    receiver, owed = owed_to(table, table.seating.wakhan, move)
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
        play(state, card)

    def guesses(self, table: Table) -> bool:
        return True

    def clone(self) -> Self:
        return self
