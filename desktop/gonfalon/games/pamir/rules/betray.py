"""Betray: discard a court card on which one has a spy, perhaps for a prize (A7)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.asking import AskingFrame, Prompt
from gonfalon.games.pamir.rules.court import change_loyalty, discard
from gonfalon.games.pamir.rules.moves import PRIZE, REFUSE, TARGET, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import BODYGUARDS, NONE, POLITICAL

COST = 2


def betrayable(table: Table, seat: int) -> list[Move]:
    """The cards that a seat can betray; Bodyguards protect political cards, even against their owner (X4)."""
    mask, spies, suits = table.seating.spies[seat], table.spies, table.seating.deck.suit
    cards = [
        card
        for owner, court in enumerate(table.courts)
        for card in court
        if spies[card] & mask and not (suits[card] == POLITICAL and table.powers[owner] & BODYGUARDS)
    ]
    return [TARGET[card] for card in sorted(cards)]


def can_betray(table: Table, seat: int) -> bool:
    """Whether a seat can pay and has somebody to betray (A2)."""
    return table.rupees[seat] >= COST and bool(betrayable(table, seat))


class Betray(AskingFrame):
    """A seat names the card, then takes the prize that it shows or refuses it."""

    __slots__ = ("betrayed", "card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.betrayed = NONE
        """The card that may become a prize."""

    def choices(self, state: State) -> list[Move]:
        return betrayable(state.table, self.seat) if self.betrayed == NONE else [PRIZE, REFUSE]

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        prizes = table.seating.deck.prize
        if self.betrayed == NONE:
            if prizes[move.one] == NONE:
                state.stack.pop()
            else:
                self.betrayed = move.one
            discard(state, [move.one])
            return
        state.stack.pop()
        if move == PRIZE:
            coalition = prizes[self.betrayed]
            # W3: Wakhan has no loyalty to change.
            if coalition != table.loyalty[self.seat] and self.seat != table.seating.wakhan:
                change_loyalty(state, self.seat, coalition)
            table.take_prize(self.seat, self.betrayed)

    def word(self, state: State) -> str:
        return "betray" if self.betrayed == NONE else "prize"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), self.card if self.betrayed == NONE else self.betrayed)
