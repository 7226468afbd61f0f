"""How soon the next Dominance Check comes."""

from __future__ import annotations

from gonfalon.games.pamir.rules.market import COLUMNS
from gonfalon.games.pamir.rules.seating import CHECKS_BY_PILE
from gonfalon.games.pamir.rules.table import EMPTY, Table
from gonfalon.games.pamir.rules.words import CHECKS, MILITARY

DEALT = 1.3
"""How many cards are dealt in a turn."""
JOURNEY = 4.0
"""How many turns a check lies in the market until somebody buys it or it comes to the left."""
STEP = 1.6
"""How many turns a card of the market needs for a column."""


class Nearness:
    """Counts the turns until the next check from the market and, where it is not there, from the deck."""

    def __init__(self, table: Table) -> None:
        self.in_deck = self._in_deck(table)

    def turns(self, table: Table) -> float:
        """0 when the check comes at the end of the turn that goes on, 1 at the end of the next one, and so on."""
        soonest = self.in_deck
        for place, card in enumerate(table.market):
            if card in CHECKS:
                if COLUMNS[place] == 0:
                    return 0.0
                soonest = min(soonest, 1.0 + STEP * column_of(table, place))
        return soonest

    def price(self, table: Table) -> int:
        """What the cheapest check in the market will cost when the market has closed up, -1 without one."""
        rate = 2 if table.favored == MILITARY else 1
        prices = [rate * column_of(table, place) for place, card in enumerate(table.market) if card in CHECKS]
        return min(prices, default=-1)

    def _in_deck(self, table: Table) -> float:
        """The turns until a check is dealt and has come to the left, about the middle of its pile."""
        here = sum(card in CHECKS for card in table.market)
        seen = len(CHECKS) - table.checks + here
        piles = table.seating.piles
        dealt = table.seating.size - len(table.deck)
        waiting = [pile for pile, checks in enumerate(CHECKS_BY_PILE) if checks][seen:]
        if not waiting:
            return 30.0
        start = sum(piles[: waiting[0]])
        end = start + piles[waiting[0]]
        cards = (max(dealt, start) + max(dealt, end)) / 2 - dealt
        return cards / DEALT + JOURNEY


def column_of(table: Table, place: int) -> int:
    """The column in which a card of the market will lie when its row has closed up (C5)."""
    row = place - COLUMNS[place]
    return sum(table.market[left] != EMPTY for left in range(row, place))
