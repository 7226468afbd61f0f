"""The market worked out with paper and pencil: prices and payments (P, A1), cleaning up and instability (C4 to C7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gonfalon.games.pamir.rules import words

WITHDRAWAL = 111
CHECKS = (101, 102, 103, 104)
BANK = -1
"""Where rupees go that leave the game."""
HERAT, PERSIA = 2, 0


def is_free(table: Any, seat: int, card: int) -> bool:
    """X12."""
    deck = table.seating.deck
    abilities = {words.ABILITIES[deck.ability[own]] for own in table.courts[seat] if deck.ability[own] >= 0}
    return (
        ("herat_influence" in abilities and deck.region[card] == HERAT)
        or ("persian_influence" in abilities and deck.region[card] == PERSIA)
        or ("russian_influence" in abilities and deck.patriot[card] == words.RUSSIAN)
    )


def price_of(table: Any, seat: int, card: int) -> int:
    """P1."""
    column = table.market.index(card) % 6
    if is_free(table, seat, card):
        return 0
    return 2 * column if table.favored == words.MILITARY else column


def purchasable(table: Any, seat: int) -> list[int]:
    """P1, P3, P6."""
    return [
        card
        for card in table.market
        if card
        and card != WITHDRAWAL
        and not table.paid >> card & 1
        and price_of(table, seat, card) <= table.rupees[seat]
    ]


def payments_for_card(table: Any, seat: int, card: int) -> Counter[int]:
    """How many rupees go onto each place for a purchase, before the card is taken (P2, N3)."""
    paid: Counter[int] = Counter()
    if is_free(table, seat, card):
        return paid
    row, column = divmod(table.market.index(card), 6)
    for left in range(column):
        places = [place for place in (6 * row + left, 6 * (1 - row) + left) if table.market[place]]
        paid[places[0] if places else BANK] += 2 if table.favored == words.MILITARY else 1
    return paid


def payments_for_action(table: Any, cost: int) -> Counter[int]:
    """How many rupees go onto each place for an action of so many rupees (A1)."""
    paid: Counter[int] = Counter()
    for row in range(2):
        cards = [6 * row + column for column in range(5, -1, -1) if table.market[6 * row + column]]
        for number in range(cost // 2):
            paid[cards[number] if number < len(cards) else BANK] += 1
    return paid


class PlainMarket:
    """A market that is filled card by card, with its rupees."""

    def __init__(self, table: Any) -> None:
        self.cards: list[int] = list(table.market)
        self.rupees: list[int] = list(table.rupees_on)
        self.deck: list[int] = list(table.deck)

    def close_up(self) -> None:
        """C5: every card goes to the leftmost vacant place of its row and takes up the rupees that lie there."""
        for start in (0, 6):
            for place in range(start, start + 6):
                card = self.cards[place]
                vacant = [left for left in range(start, place) if not self.cards[left]]
                if card and vacant:
                    target = vacant[0]
                    self.cards[place], self.cards[target] = 0, card
                    self.rupees[target] += self.rupees[place]
                    self.rupees[place] = 0
        self._withdraw()

    def _withdraw(self) -> None:
        """P6, N15."""
        if WITHDRAWAL in self.cards:
            self.rupees[self.cards.index(WITHDRAWAL)] = 0

    def fill(self) -> bool:
        """Close up and deal; whether it was broken off by a second Dominance Check, both of which are gone (C6, C7)."""
        self.close_up()
        for column in range(6):
            for start in (0, 6):
                place = start + column
                if not self.cards[place] and self.deck:
                    self.cards[place] = self.deck.pop()
                    self._withdraw()
                    if len([card for card in self.cards if card in CHECKS]) == 2:
                        self.cards = [0 if card in CHECKS else card for card in self.cards]
                        return True
        return False
