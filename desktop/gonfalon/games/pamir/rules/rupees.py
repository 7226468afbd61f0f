"""The verbs that move rupees; each tells an event to whoever listens."""

from __future__ import annotations

from gonfalon.games.pamir.rules import rupee_events as told
from gonfalon.games.pamir.rules.pieces import Pieces


class Rupees(Pieces):
    """A position whose rupees go from purse to purse, to the market and to the bank."""

    __slots__ = ()

    def pay(self, seat: int, place: int, amount: int) -> None:
        """Put rupees of a seat onto a place of the market; they leave the game at -1 and on Public Withdrawal (P6)."""
        self.rupees[seat] -= amount
        if place >= 0:
            card = self.market[place]
            self.paid |= 1 << card
            if card != self.seating.withdrawal:
                self.rupees_on[place] += amount
        if self.listener is not None:
            self.listener(told.RupeesPaid(seat, place, amount))

    def gain(self, seat: int, amount: int) -> None:
        """Give rupees of the bank to a seat, or give its rupees to the bank when they are less than none."""
        self.rupees[seat] += amount
        if self.listener is not None:
            self.listener(told.RupeesGained(seat, amount))

    def pass_rupees(self, giver: int, taker: int, amount: int) -> None:
        """Give rupees of one seat to another."""
        self.rupees[giver] -= amount
        self.rupees[taker] += amount
        if self.listener is not None:
            self.listener(told.RupeesPassed(giver, taker, amount))

    def take_rupee(self, seat: int, place: int) -> None:
        """Give a seat one rupee of those on a place of the market; its card can still be bought (A3)."""
        self.rupees_on[place] -= 1
        self.rupees[seat] += 1
        if self.listener is not None:
            self.listener(told.RupeeTaken(seat, place))

    def lose_rupees(self, place: int) -> None:
        """Take the rupees on a place of the market out of the game (P6)."""
        self.rupees_on[place] = 0
        if self.listener is not None:
            self.listener(told.RupeesLost(place))
