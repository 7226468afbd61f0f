"""Leaving a court: leverage (G10), overthrow both ways (G11, G12) and a change of loyalty (Y2)."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.core.state import Refusal, State, refuse
from gonfalon.games.pamir.rules.ask_frame import AskFrame, Prompt, RefusalCode
from gonfalon.games.pamir.rules.constants import COURT_SIZE, FIRST_GIFT, GIFTS, NONE, POLITICAL
from gonfalon.games.pamir.rules.moves import DISCARD, Move
from gonfalon.games.pamir.rules.table import Table

LEVERAGED = 2
"""The rupees that a leveraged card gives and takes back (I5, G10)."""


def discard_from_court(state: State, cards: Iterable[int]) -> None:
    """Discard court cards of one seat together, then take its tribes and let it pay what they cost (G9)."""
    table: Table = state.table
    deck = table.seating.deck
    regions = []
    seat, owed = NONE, 0
    for card in cards:
        seat = table.holder[card]
        table.discard(seat, card)
        if deck.leverage[card]:
            owed += LEVERAGED
        if deck.suit[card] == POLITICAL:
            regions.append(deck.region[card])
    for region in regions:
        overthrow_by_court(table, seat, region)
    if owed:
        pay_or_owe(state, seat, owed)


def political_cards(table: Table, seat: int, region: int) -> list[int]:
    """The political cards of a region in a court, from left to right."""
    deck = table.seating.deck
    return [card for card in table.courts[seat] if deck.suit[card] == POLITICAL and deck.region[card] == region]


def overthrow_by_court(table: Table, seat: int, region: int) -> None:
    """Without a political card of the region left, take the tribes of the seat from there (G12)."""
    if not political_cards(table, seat, region):
        for _ in range(table.tribes_of(seat, region)):
            table.remove_cylinder(seat, region)


def overthrow_by_map(state: State, seat: int, region: int) -> None:
    """Without a tribe left in the region, discard all political cards of it from the court of the seat (G11)."""
    table: Table = state.table
    if not table.tribes_of(seat, region) and (cards := political_cards(table, seat, region)):
        discard_from_court(state, cards)


def change_loyalty(state: State, seat: int, coalition: int) -> None:
    """Change sides: gifts, prizes and the patriots of the old coalition are lost; pieces on the map stay (Y2, N16)."""
    table: Table = state.table
    deck = table.seating.deck
    patriot = deck.patriot
    table.declare(seat, coalition)
    for place in range(FIRST_GIFT, FIRST_GIFT + len(GIFTS)):
        if table.cylinders_at(seat, place):
            table.remove_cylinder(seat, place)
    if table.prizes[seat]:
        table.lose_prizes(seat)
    old = [card for card in table.courts[seat] if patriot[card] not in (NONE, coalition)]
    debts = LEVERAGED * sum(deck.leverage[card] for card in old)
    if len(old) > 1 and debts > table.rupees[seat] and not table.seating.as_rtt:
        state.stack.append(Turncoat(seat))
    elif old:
        discard_from_court(state, old)


class Turncoat(AskFrame):
    """A seat that cannot pay for its old patriots discards them one by one in its order, which matters then (Y2).

    A patriot that is still there may be what is discarded for the debt of another (G10).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        patriot = table.seating.deck.patriot
        return discard_moves(
            *(card for card in table.courts[self.seat] if patriot[card] not in (NONE, table.loyalty[self.seat]))
        )

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if move.word != "discard":
            return None
        own = move.one <= COURT_SIZE and table.holder[move.one] == self.seat
        return refuse(RefusalCode.NOT_A_LOST_PATRIOT if own else RefusalCode.NOT_IN_COURT, card=move.one)

    def take(self, state: State, move: Move) -> None:
        discard_from_court(state, [move.one])

    def word(self, state: State) -> str:
        return "patriots"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), number=len(self.choices(state)))


# -- leverage ----------------------------------------------------------------------------------------------------------


def pay_or_owe(state: State, seat: int, amount: int) -> None:
    """Give rupees back to the bank; what is missing is paid in cards at once (G10, N2)."""
    table: Table = state.table
    if table.seating.as_rtt:
        # N2: rupees may be fewer than none until the whole action is over; `settle_debts` comes then.
        table.gain(seat, -amount)
        return
    paid = min(amount, table.rupees[seat])
    if paid:
        table.gain(seat, -paid)
    # W7: Wakhan pays what she has and never discards cards for it.
    if amount > paid and seat != table.seating.wakhan:
        state.stack.append(Debt(seat, amount - paid))


def settle_debts(state: State) -> bool:
    """Let seats with fewer rupees than none discard for them, as Rally the Troops does it (N2); whether one has to."""
    table: Table = state.table
    owing = [seat for seat in table.seating.clockwise(table.at) if table.rupees[seat] < 0]
    for seat in reversed(owing):
        state.stack.append(Debt(seat, -table.rupees[seat]))
    return bool(owing)


class Debt(AskFrame):
    """A seat discards one card from hand or court for each rupee that it cannot pay (G10)."""

    __slots__ = ("owed", "seat")

    def __init__(self, seat: int, owed: int) -> None:
        self.seat = seat
        self.owed = owed

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if self._due(table) <= 0:
            return []
        return discard_moves(*table.hands[self.seat], *table.courts[self.seat])

    def is_unpredictable(self, table: Table) -> bool:
        return None in table.hands[self.seat]

    def _due(self, table: Table) -> int:
        return -table.rupees[self.seat] if table.seating.as_rtt else self.owed

    def run(self, state: State) -> None:
        table: Table = state.table
        left = len(table.hands[self.seat]) + len(table.courts[self.seat])
        if table.seating.as_rtt and not left and table.rupees[self.seat] < 0:
            table.gain(self.seat, -table.rupees[self.seat])  # with no cards left the rest is forgiven
        super().run(state)

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        return refuse(RefusalCode.NEITHER_COURT_NOR_HAND, card=move.one) if move.word == "discard" else None

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        self.owed -= 1
        if table.seating.as_rtt:
            table.gain(self.seat, 1)
        discard_one(state, self.seat, move.one)

    def word(self, state: State) -> str:
        return "debt"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), number=self._due(state.table))


def discard_moves(*cards: int | None) -> list[Move]:
    """The moves that discard one of these cards."""
    return [DISCARD[card] for card in sorted(card for card in cards if card is not None)]


def discard_one(state: State, seat: int, card: int) -> None:
    """Discard a card of a seat from its court or its hand."""
    table: Table = state.table
    if card <= COURT_SIZE and table.holder[card] == seat:
        discard_from_court(state, [card])
    else:
        table.discard_held(seat, card)
