"""Which card Wakhan radicalizes when her line says no more than that (W12, W21)."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.games.pamir.rules.influence import dominant
from gonfalon.games.pamir.rules.market import ROW, price, purchases
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.card import column, red_row
from gonfalon.games.pamir.rules.words import ARMY, CHECKS, COURT_SIZE, LEVERAGE, NONE, ROAD, SPY, TRIBE

BLOCKS = (ARMY, ROAD)
CYLINDERS = (TRIBE, SPY)


def candidates(table: Table) -> list[int]:
    """What she can buy now and may radicalize: no Dominance Check; Public Withdrawal cannot be bought (W12b, W22)."""
    return [move.one for move in purchases(table, table.seating.wakhan) if move.one not in CHECKS]


def price_of(table: Table, card: int) -> int:
    """What a card of the market costs her."""
    return price(table, table.seating.wakhan, table.market.index(card))


def count_icons(table: Table, card: int, icons: Sequence[int]) -> int:
    """How many of these icons a card shows; none where it is an event."""
    return sum(icon in icons for icon in table.seating.deck.impact[card])


def net_rupees(table: Table, card: int) -> int:
    """What she would have more after radicalizing a card: the rupees on it and its leverage less its price (W15)."""
    leverage = 2 * count_icons(table, card, (LEVERAGE,))
    return table.rupees_on[table.market.index(card)] - price_of(table, card) + leverage


def cheapest(table: Table, cards: Sequence[int]) -> int:
    """The cheapest of some cards, then that of the highest number; `NONE` of none (W12a, W15)."""
    return min(cards, key=lambda card: (price_of(table, card), -card), default=NONE)


def with_most(table: Table, cards: Sequence[int], figures: Sequence[int]) -> int:
    """The card with the greatest figure, then the cheapest, then that of the highest number; `NONE` of none."""
    most = max(figures, default=0)
    return cheapest(table, [card for card, figure in zip(cards, figures, strict=True) if figure == most])


def chosen(table: Table) -> int:
    """The card that she radicalizes without an instruction; `NONE` where there is no valid one (W12c)."""
    cards = candidates(table)
    if not cards:
        return NONE
    if any(card in CHECKS for card in table.market):
        return _before_a_check(table, cards)
    return _savvy(table, _at_the_arrows(table, cards))


def _before_a_check(table: Table, cards: list[int]) -> int:
    """With a Dominance Check in the market: what would help her in it (W12a).

    [ours] Where no card shows any of the icons that she looks for, events are among the cheapest cards too.
    """
    leader = dominant(table)
    if leader != NONE:
        patriots = [card for card in cards if table.seating.deck.patriot[card] == leader]
        if patriots:
            card = cheapest(table, patriots)
            table.reason("patriot_before_check", (card, leader))
            return card
        figures = [count_icons(table, card, BLOCKS) for card in cards]
        card = with_most(table, cards, figures)
        table.reason("blocks_before_check", (card, max(figures), leader))
        return card
    figures = [count_icons(table, card, CYLINDERS) for card in cards]
    if not max(figures) and "purchasing" in table.seating.improved:  # W21
        card = with_most(table, cards, [net_rupees(table, card) for card in cards])
        table.reason("rupees_before_check", (card, net_rupees(table, card)))
        return card
    card = with_most(table, cards, figures)
    table.reason("cylinders_before_check", (card, max(figures)))
    return card


def _at_the_arrows(table: Table, cards: list[int]) -> int:
    """The card in the row and column of the arrows, or the next to its left; then so in the other row (W12b)."""
    start = column(table)
    row = red_row(table)
    for word, first in (("at_the_arrows", row), ("at_the_arrows_in_other_row", ROW - row)):
        for place in range(first + start, first - 1, -1):
            if table.market[place] in cards:
                table.reason(word, (table.market[place], place // ROW, start, place % ROW))
                return table.market[place]
    return NONE


def _savvy(table: Table, card: int) -> int:
    """Instead of a card a cheaper one of the same suit with at least its rank (W21).

    [ours] Only in place of what the arrows say: all other ways to choose a card ask for something that the cheaper one
    may lack.
    """
    if "purchasing" not in table.seating.improved or not 0 < card <= COURT_SIZE:
        return card
    deck, cost = table.seating.deck, price_of(table, card)
    better = cheapest(
        table,
        [
            other
            for other in candidates(table)
            if deck.suit[other] == deck.suit[card]
            and deck.rank[other] >= deck.rank[card]
            and price_of(table, other) < cost
        ],
    )
    if better == NONE:
        return card
    table.reason("savvy", (better, card))
    return better
