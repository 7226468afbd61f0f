"""What may be bought and what it costs, worked out with paper and pencil (P, X12)."""

from __future__ import annotations

from typing import Any

from gonfalon.games.pamir.rules import words

WITHDRAWAL = 111
CHECKS = (101, 102, 103, 104)
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
