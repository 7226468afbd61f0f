"""Bribes: for cards of a region that another rules, and for cards that another's spies hold hostage (B)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import betray, build, gift
from gonfalon.games.pamir.rules.actions import carry_out
from gonfalon.games.pamir.rules.asking import AskingFrame, Prompt
from gonfalon.games.pamir.rules.moves import ASK, DECLINE, DROP, PAY, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import CIVIL_SERVICE, COURTIERS, COURTLY_MANNERS, DISREGARD, NONE

RESERVED = {"build": build.COST, "betray": betray.COST}
"""What an action itself needs, and a bribe may not be paid with (B4)."""


def owed_to(table: Table, seat: int, move: Move) -> tuple[int, int]:
    """The seat that must be bribed for playing or using a card, and the most that it may ask; `NONE`, 0 without one."""
    if table.running >> DISREGARD & 1:
        return NONE, 0  # B5
    if move.word == "play":
        region = table.seating.deck.region[move.one]
        ruler = table.rulers[region]
        if ruler in (NONE, seat) or table.powers[seat] & COURTIERS:
            return NONE, 0  # X7
        return ruler, table.tribes_of(ruler, region)  # B1
    if not table.spies[move.one] or table.powers[seat] & CIVIL_SERVICE:
        return NONE, 0  # X7
    captor = captor_of(table, move.one)
    if captor in (NONE, seat):
        return NONE, 0
    return captor, table.spies_of(captor, move.one)  # B2


def captor_of(table: Table, card: int) -> int:
    """The seat with more spies on a court card than any other, the owner's counted too; `NONE` in a tie (B2)."""
    captor, most = NONE, 0
    spies = table.spies[card]
    for seat in range(table.seating.seats):
        count = spies >> (4 * seat) & 15
        if count > most:
            captor, most = seat, count
        elif count == most:
            captor = NONE
    return captor


def reserve_of(table: Table, seat: int, move: Move) -> int:
    """The rupees that an action needs for itself (B4)."""
    return gift.cheapest(table, seat) if move.word == "gift" else RESERVED.get(move.word, 0)


class Bribe(AskingFrame):
    """The receiver asks for nothing up to what is owed; the payer pays that or drops the action (B3, B6, N5)."""

    __slots__ = ("action", "owed", "price", "receiver", "seat")

    def __init__(self, seat: int, action: Move, receiver: int, owed: int) -> None:
        self.seat = seat
        self.action = action
        self.receiver = receiver
        self.owed = owed
        self.price = NONE
        """What the receiver asks for, `NONE` before he has."""

    def asked(self, state: State) -> int:
        return self.receiver if self.price == NONE else self.seat

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if self.price == NONE:
            return ASK[: self.owed + 1]
        moves = [DECLINE] if table.boons[self.seat] >> COURTLY_MANNERS & 1 else []
        moves.append(DROP)
        if self.price <= table.rupees[self.seat] - reserve_of(table, self.seat, self.action):
            moves.append(PAY)
        return moves

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move.word == "ask":
            self.price = move.one
            table.ask_bribe(self.receiver, self.seat, move.one)
            if not move.one:
                self._act(state)
        elif move == DROP:
            state.stack.pop()
            table.drop(self.action.one)
        else:
            if move == PAY:
                table.pass_rupees(self.seat, self.receiver, self.price)
            self._act(state)

    def _act(self, state: State) -> None:
        state.stack.pop()
        carry_out(state, self.seat, self.action)

    def word(self, state: State) -> str:
        return "ask-bribe" if self.price == NONE else "pay-bribe"

    def prompt(self, state: State) -> Prompt:
        if self.price == NONE:
            return Prompt(self.word(state), self.action.one, self.owed, seat=self.seat)
        return Prompt(self.word(state), self.action.one, self.price, seat=self.receiver)
