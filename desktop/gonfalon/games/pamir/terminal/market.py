"""The market of Pax Pamir in lines: what lies there, what it costs a seat, and what cannot be bought."""

from __future__ import annotations

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.market import COLUMNS, ROW, price
from gonfalon.games.pamir.rules.table import EMPTY, MARKET
from gonfalon.games.pamir.rules.words import COURT_SIZE, PUBLIC_WITHDRAWAL
from gonfalon.games.pamir.terminal.cards import Part, Row, ability_of, card_lines, unbought
from gonfalon.games.pamir.terminal.columns import NOTHING, letter
from gonfalon.games.pamir.texts.names import spoken
from gonfalon.texts.catalogue import translate

PAID, NEVER, DEAR = "x", "#", "-"
"""Why a card cannot be bought: it got a rupee this turn, nobody can ever, or it costs more than the seat has."""


def market_lines(table: Table, seat: int, width: int) -> list[str]:
    """Both rows from the left; prices are those of the seat, or usual ones for a spectator."""
    buyer = seat if seat >= 0 else table.at
    rows = [_row(table, buyer, place) for place in range(MARKET)]
    signs = {row.before[0] for row in rows}
    legend = {
        PAID: translate("PamirTable", "got a rupee this turn"),
        DEAR: translate("PamirTable", "too expensive"),
        NEVER: translate("PamirTable", "not for sale"),
    }
    told = [f"{sign} {text}" for sign, text in legend.items() if sign in signs]
    if buyer >= 0:
        prices = translate("PamirTable", "prices for {family_acc}")
        told.insert(0, spoken().filled(prices, {"family": letter(table, buyer)}))
    title = translate("PamirTable", "Market") + (f" ({'; '.join(told)})" if told else "")
    parts = (Part("", rows[:ROW]), Part("   --", rows[ROW:]))
    before = ("", translate("PamirTable", "Pay", "column of prices"), translate("PamirTable", "On", "column of rupees"))
    return [f"{title}:", *card_lines(table, parts, width, before)]


def _row(table: Table, buyer: int, place: int) -> Row:
    card = table.market[place]
    on = f"+{table.rupees_on[place]}" if table.rupees_on[place] else NOTHING
    if card == EMPTY:
        return Row(("", "", on.rjust(2)), 0, cells=("  -",))
    cost = price(table, buyer, place) if buyer >= 0 else COLUMNS[place]
    note = ability_of(table, card) if card <= COURT_SIZE else unbought(table, card, COLUMNS[place] == 0)
    return Row((_sign(table, buyer, card, cost), str(cost).rjust(3), on.rjust(2)), card, note)


def _sign(table: Table, buyer: int, card: int, cost: int) -> str:
    if table.seating.deck.bought[card] == PUBLIC_WITHDRAWAL:
        return NEVER
    if table.paid >> card & 1:
        return PAID
    return DEAR if buyer >= 0 and cost > table.rupees[buyer] else ""
