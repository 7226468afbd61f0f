"""Tax: rupees from the market and from players who have a card of a ruled region (A3)."""

from __future__ import annotations

from operator import mul

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.asking import Prompt, Steps
from gonfalon.games.pamir.rules.moves import OF_FAMILY, RUPEE, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import ECONOMIC, LINEAGE


def taxable(table: Table, seat: int) -> list[int]:
    """The seats from which this one can take a rupee now: above their shelter, with a card of a region it rules."""
    rulers, regions = table.rulers, table.seating.deck.region
    everywhere = table.powers[seat] & LINEAGE  # X3, N8
    return [
        other
        for other, court in enumerate(table.courts)
        if other != seat
        and table.rupees[other] > table.stars[4 * other + ECONOMIC]
        and court
        and (everywhere or any(rulers[regions[card]] == seat for card in court))
    ]


def can_tax(table: Table, seat: int) -> bool:
    """Whether a tax would bring anything (A2, N6); rupees on a place that stays vacant are on no card."""
    if table.seating.as_rtt:
        if max(table.rupees_on) > 0:  # N3: there they can be taken from a place without a card, too
            return True
    elif any(table.rupees_on) and any(map(mul, table.rupees_on, table.market)):
        return True
    return bool(taxable(table, seat))


class Tax(Steps):
    """Each step takes one rupee, from a card of the market or from a player."""

    __slots__ = ()

    def steps(self, table: Table) -> list[Move]:
        cards = sorted(card for card, rupees in zip(table.market, table.rupees_on, strict=True) if rupees > 0 and card)
        letters = table.seating.letters
        players = sorted(letters[seat] for seat in taxable(table, self.seat))
        return [*(RUPEE[card] for card in cards), *(RUPEE[OF_FAMILY + letter] for letter in players)]

    def step_on(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move.one >= OF_FAMILY:
            table.pass_rupees(table.seating.seat_of(move.one - OF_FAMILY), self.seat, 1)
        else:
            table.take_rupee(self.seat, table.market.index(move.one))

    def word(self, state: State) -> str:
        return "tax"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), self.card, self.left)
