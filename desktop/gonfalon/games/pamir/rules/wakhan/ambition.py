"""Whether Wakhan buys a Dominance Check because it is good for her (W11)."""

from __future__ import annotations

from gonfalon.games.pamir.rules.dominance import DECISIVE, forecast
from gonfalon.games.pamir.rules.influence import dominant
from gonfalon.games.pamir.rules.market import price, purchases
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import CHECKS, MILITARY, NONE

ALL_CHECKS = frozenset(CHECKS)


def wanted_check(table: Table) -> int:
    """The Dominance Check that she buys now, `NONE` without one (W11).

    She must be able to buy it (P1, P3) and score more than everybody else, or win the game by it. Of two checks she
    takes the cheaper one, then the higher number [ours].
    """
    seat = table.seating.wakhan
    checks = [move.one for move in purchases(table, seat) if move.one in CHECKS] if _there_is_one(table) else []
    if not checks:
        return NONE
    card = min(checks, key=lambda card: (price(table, seat, table.market.index(card)), -card))
    final = table.checks == 1
    points = forecast(table, dominant(table), final)
    if points[seat] > max(others(points, seat)):
        table.reason("ambition", (card, points[seat]))
        return card
    if _would_win(table, card, points, final):
        table.reason("ambition_to_win", (card, points[seat]))
        return card
    return NONE


def _there_is_one(table: Table) -> bool:
    return not ALL_CHECKS.isdisjoint(table.market)


def others(figures: list[int], seat: int) -> list[int]:
    """The figures of all other seats."""
    return [figure for other, figure in enumerate(figures) if other != seat]


def _would_win(table: Table, card: int, points: list[int], final: bool) -> bool:
    """Whether she would win alone: at once by four points (V1), or at the final check, ties broken (V2, V4).

    [ours] The lead of four counts as well: she may win by it with no more points from the check than somebody who
    lies behind. A victory that would be shared does not count.
    """
    seat = table.seating.wakhan
    totals = [before + scored for before, scored in zip(table.points, points, strict=True)]
    if totals[seat] >= max(others(totals, seat)) + DECISIVE:
        return True
    if not final:
        return False
    place = table.market.index(card)
    figures = []
    for other in range(table.seating.seats):
        rupees = table.rupees[other]
        if other == seat:
            rupees += table.rupees_on[place] - price(table, seat, place)
        figures.append((totals[other], table.stars[4 * other + MILITARY], rupees))
    return all(figures[seat] > figures[other] for other in range(table.seating.seats) if other != seat)
