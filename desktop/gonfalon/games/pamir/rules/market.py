"""The market: what a purchase costs and where the rupees go (P), what actions pay (A1), how it closes up (C5)."""

from __future__ import annotations

from gonfalon.core.state import Refusal, refuse
from gonfalon.games.pamir.rules.ask_frame import RefusalCode
from gonfalon.games.pamir.rules.constants import (  # fmt: skip
    HERAT,
    HERAT_INFLUENCE,
    MILITARY,
    NONE,
    PERSIA,
    PERSIAN_INFLUENCE,
    RUSSIAN,
    RUSSIAN_INFLUENCE,
)
from gonfalon.games.pamir.rules.moves import BUY, Move
from gonfalon.games.pamir.rules.table import EMPTY, MARKET, Table

ROW = MARKET // 2
COLUMNS = tuple(place % ROW for place in range(MARKET))
DEALING = tuple(place for column in range(ROW) for place in (column, column + ROW))
"""The places in the order in which they are filled: column by column, the upper row first (S5, C6)."""
FREE = HERAT_INFLUENCE | PERSIAN_INFLUENCE | RUSSIAN_INFLUENCE


def is_free(table: Table, seat: int, card: int) -> bool:
    """Return whether an ability lets the seat have this card for nothing (X12)."""
    powers, deck = table.powers[seat], table.seating.deck
    return bool(
        (powers & HERAT_INFLUENCE and deck.region[card] == HERAT)
        or (powers & PERSIAN_INFLUENCE and deck.region[card] == PERSIA)
        or (powers & RUSSIAN_INFLUENCE and deck.patriot[card] == RUSSIAN)
    )


def price(table: Table, seat: int, place: int) -> int:
    """Return the price of the card on a place for a seat: its column, doubled while military is favored (P1)."""
    if table.powers[seat] & FREE and is_free(table, seat, table.market[place]):
        return 0
    return COLUMNS[place] * (2 if table.favored == MILITARY else 1)


def purchases(table: Table, seat: int) -> list[Move]:
    """The cards that a seat can buy now (P1, P3, P6)."""
    market, rupees = table.market, table.rupees[seat]
    if table.powers[seat] & FREE:
        near = [card for place, card in enumerate(market) if card and price(table, seat, place) <= rupees]
    else:
        # The cards in the columns that the seat can pay for, those of both rows.
        columns = max(0, 1 + (rupees // 2 if table.favored == MILITARY else rupees))
        near = market[: min(columns, ROW)] + market[ROW : ROW + columns]
    paid, withdrawal = table.paid, table.seating.withdrawal
    cards = [card for card in near if card and card != withdrawal and not paid >> card & 1]
    cards.sort()
    return [BUY[card] for card in cards]


def purchase_refusal(table: Table, seat: int, card: int) -> Refusal:
    """Return why a card is not among the purchases of a seat."""
    if card not in table.market:
        return refuse(RefusalCode.NOT_IN_MARKET, card=card)
    if card == table.seating.withdrawal:
        return refuse(RefusalCode.NOT_FOR_SALE, card=card)
    if not table.actions:
        return refuse(RefusalCode.NO_ACTION)
    if table.paid >> card & 1:
        return refuse(RefusalCode.GOT_RUPEE, card=card)
    cost = price(table, seat, table.market.index(card))
    return refuse(RefusalCode.CARD_TOO_DEAR, table.rupees[seat], card=card, cost=cost)


def pay_price(table: Table, seat: int, place: int) -> None:
    """Pay for the card on a place: a rupee, or two, for each card on its left (P2)."""
    column = COLUMNS[place]
    if not column or (cost := price(table, seat, place)) == 0:
        return
    each = cost // column
    row = place - column
    for left in range(column):
        here, across = row + left, (row + ROW + left) % MARKET
        if table.market[here]:
            table.pay(seat, here, each)
        elif table.market[across] or table.seating.as_rtt:  # N3: there the rupees lie where no card is
            table.pay(seat, across, each)
        else:
            table.pay(seat, NONE, each)
    if table.seating.as_rtt:
        clear_public_withdrawal(table)


def pay_action(table: Table, seat: int, cost: int, paid: int = 0) -> None:
    """Pay for an action: half on each row, from the rightmost card on; what finds no card leaves the game (A1).

    Args:
        table: the table.
        seat: who pays.
        cost: an even number of rupees.
        paid: how many were already paid for the same action, onto cards further to the right.
    """
    for row in (0, ROW):
        cards = [place for place in range(row + ROW - 1, row - 1, -1) if table.market[place]]
        for number in range(paid // 2, (paid + cost) // 2):
            table.pay(seat, cards[number] if number < len(cards) else NONE, 1)
    if table.seating.as_rtt:
        clear_public_withdrawal(table)


def clear_public_withdrawal(table: Table) -> None:
    """Take the rupees on Public Withdrawal out of the game (P6)."""
    withdrawal = table.seating.withdrawal
    if withdrawal in table.market:
        place = table.market.index(withdrawal)
        if table.rupees_on[place]:
            table.lose_rupees(place)


def close_gaps(table: Table) -> None:
    """Move the cards of both rows to the left, with their rupees (C5)."""
    for row in (0, ROW):
        target = row
        for place in range(row, row + ROW):
            if table.market[place] != EMPTY:
                if place != target:
                    table.shift(place, target)
                target += 1
    clear_public_withdrawal(table)
