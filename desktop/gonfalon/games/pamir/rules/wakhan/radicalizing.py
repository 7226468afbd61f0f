"""Wakhan's choice of a card to radicalize: by instruction (W15), without one (W12), or a Dominance Check (W11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gonfalon.games.pamir.rules.cleanup import court_limit
from gonfalon.games.pamir.rules.constants import (
    ARMY,
    CHECKS,
    COURT_SIZE,
    ECONOMIC,
    INTELLIGENCE,
    LEVERAGE,
    MILITARY,
    MOVE,
    NONE,
    POLITICAL,
    ROAD,
    SPY,
    TRIBE,
)
from gonfalon.games.pamir.rules.dominance import DECISIVE, dominant_coalition, points_if_dominant
from gonfalon.games.pamir.rules.market import ROW, price, purchases
from gonfalon.games.pamir.rules.moves import PLAY
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.playing import bribe_for
from gonfalon.games.pamir.rules.wakhan.priorities import arrow_column, pragmatic_coalition, red_arrow_row, would_rule

BLOCKS = (ARMY, ROAD)
CYLINDERS = (TRIBE, SPY)


def candidates(table: Table) -> list[int]:
    """
    Return the cards Wakhan can buy now and may radicalize: no Dominance Check and no Public Withdrawal (W12b, W22).
    """
    return [move.one for move in purchases(table, table.seating.wakhan) if move.one not in CHECKS]


def price_of(table: Table, card: int) -> int:
    """Return the price of a card of the market for Wakhan."""
    return price(table, table.seating.wakhan, table.market.index(card))


def count_icons(table: Table, card: int, icons: Sequence[int]) -> int:
    """Return how many of these icons a card shows; none where it is an event."""
    return sum(icon in icons for icon in table.seating.deck.impact[card])


def net_rupees(table: Table, card: int) -> int:
    """Return Wakhan's gain by radicalizing a card: the rupees on it and its leverage less its price (W15)."""
    leverage = 2 * count_icons(table, card, (LEVERAGE,))
    return table.rupees_on[table.market.index(card)] - price_of(table, card) + leverage


def cheapest(table: Table, cards: Sequence[int]) -> int:
    """The cheapest of some cards, then that of the highest number; `NONE` of none (W12a, W15)."""
    return min(cards, key=lambda card: (price_of(table, card), -card), default=NONE)


def with_most(table: Table, cards: Sequence[int], figures: Sequence[int]) -> int:
    """The card with the greatest figure, then the cheapest, then that of the highest number; `NONE` of none."""
    most = max(figures, default=0)
    return cheapest(table, [card for card, figure in zip(cards, figures, strict=True) if figure == most])


def card_to_radicalize(table: Table) -> int:
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
    leader = dominant_coalition(table)
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
    start = arrow_column(table)
    row = red_arrow_row(table)
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


# Candidates are court cards that she can buy; of several that will do she takes the cheapest, then the highest number.
# A Dominance Check in the market changes nothing about it.

POOR = 2
"""With fewer rupees she looks for more (W15)."""


def _court_cards(table: Table) -> list[int]:
    return [card for card in candidates(table) if card <= COURT_SIZE]


def _of_suit(table: Table, suit: int) -> list[int]:
    return [card for card in _court_cards(table) if table.seating.deck.suit[card] == suit]


def _highest_of(table: Table, suit: int) -> int:
    cards = _of_suit(table, suit)
    return with_most(table, cards, [table.seating.deck.rank[card] for card in cards])


def _most(table: Table, icons: tuple[int, ...]) -> int:
    """The card with the most of these icons, of which it must have one."""
    cards = [card for card in _court_cards(table) if count_icons(table, card, icons)]
    return with_most(table, cards, [count_icons(table, card, icons) for card in cards])


def _most_net_rupees(table: Table) -> int:
    """The one card for which events are candidates too; it must bring something."""
    if table.rupees[table.seating.wakhan] >= POOR:
        return NONE
    cards = [card for card in candidates(table) if net_rupees(table, card) > 0]
    return with_most(table, cards, [net_rupees(table, card) for card in cards])


def _gains_region(table: Table) -> int:
    """A card with which she would come to rule its region.

    [ours] One for which she could not pay the bribe would be discarded and so does not count.
    """
    return cheapest(table, [card for card in _court_cards(table) if _would_gain(table, card)])


def _would_gain(table: Table, card: int) -> bool:
    wakhan, region = table.seating.wakhan, table.seating.deck.region[card]
    if table.rulers[region] == wakhan:
        return False
    armies, tribes = count_icons(table, card, (ARMY,)), count_icons(table, card, (TRIBE,))
    if not would_rule(table, region, pragmatic_coalition(table), armies, tribes):
        return False
    left = table.rupees[wakhan] - price_of(table, card) + table.rupees_on[table.market.index(card)]
    return bribe_for(table, PLAY[card][0])[1] <= left


def _has_move_card(table: Table) -> bool:
    return any(MOVE in table.seating.deck.actions[card] for card in table.courts[table.seating.wakhan])


def _move_card(table: Table) -> int:
    return cheapest(table, [card for card in _court_cards(table) if MOVE in table.seating.deck.actions[card]])


def _matching_patriot(table: Table) -> int:
    leader = dominant_coalition(table)
    if leader == NONE:
        return NONE
    return cheapest(table, [card for card in _court_cards(table) if table.seating.deck.patriot[card] == leader])


def _court_is_full(table: Table) -> bool:
    wakhan = table.seating.wakhan
    return len(table.courts[wakhan]) >= court_limit(table, wakhan)


def _has_fewer_spies(table: Table) -> bool:
    """Return whether some opponent has more spies in play than Wakhan."""
    cards = [card for court in table.courts for card in court if table.spies[card]]
    spies = [sum(table.spies_of(seat, card) for card in cards) for seat in range(table.seating.seats)]
    return max(spies) > spies[table.seating.wakhan]


CHOICES: dict[str, Callable[[Table], int]] = {
    "rad_if_military_favored_highest_military": lambda table: (
        _highest_of(table, MILITARY) if table.favored == MILITARY else NONE
    ),
    "rad_if_political_favored_highest_economic": lambda table: (
        _highest_of(table, ECONOMIC) if table.favored == POLITICAL else NONE
    ),
    "rad_highest_political": lambda table: _highest_of(table, POLITICAL),
    "rad_highest_intelligence": lambda table: _highest_of(table, INTELLIGENCE),
    "rad_intelligence": lambda table: cheapest(table, _of_suit(table, INTELLIGENCE)),
    "rad_if_under_2_rupees_most_net_rupees": _most_net_rupees,
    "rad_gain_region": _gains_region,
    "rad_most_blocks": lambda table: _most(table, BLOCKS),
    "rad_if_no_dominance_most_cylinders": lambda table: (
        _most(table, CYLINDERS) if dominant_coalition(table) == NONE else NONE
    ),
    "rad_if_no_move_card_a_move_card": lambda table: NONE if _has_move_card(table) else _move_card(table),
    "rad_if_dominance_matching_patriot": _matching_patriot,
    "rad_if_court_full_highest_political": lambda table: (
        _highest_of(table, POLITICAL) if _court_is_full(table) else NONE
    ),
    "rad_if_fewer_spies_highest_intelligence": lambda table: (
        _highest_of(table, INTELLIGENCE) if _has_fewer_spies(table) else NONE
    ),
}
"""For each line that says what to radicalize the card, `NONE` where the line is not possible."""


def instructed_card(table: Table, line: str) -> int:
    """The card that a line says, `NONE` where it is not possible (W15)."""
    card = CHOICES[line](table)
    if card != NONE:
        table.reason("instructed", (card, price_of(table, card)))
    return card


ALL_CHECKS = frozenset(CHECKS)


def check_to_buy(table: Table) -> int:
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
    points = points_if_dominant(table, dominant_coalition(table), final)
    if points[seat] > max(other_figures(points, seat)):
        table.reason("ambition", (card, points[seat]))
        return card
    if _would_win(table, card, points, final):
        table.reason("ambition_to_win", (card, points[seat]))
        return card
    return NONE


def _there_is_one(table: Table) -> bool:
    return not ALL_CHECKS.isdisjoint(table.market)


def other_figures(figures: list[int], seat: int) -> list[int]:
    """The figures of all other seats."""
    return [figure for other, figure in enumerate(figures) if other != seat]


def _would_win(table: Table, card: int, points: list[int], final: bool) -> bool:
    """Return whether Wakhan would win alone: at once by four points (V1), or at the final check, ties broken (V2, V4).

    [ours] The lead of four counts as well: she may win by it with no more points from the check than somebody who
    lies behind. A victory that would be shared does not count.
    """
    seat = table.seating.wakhan
    totals = [before + scored for before, scored in zip(table.points, points, strict=True)]
    if totals[seat] >= max(other_figures(totals, seat)) + DECISIVE:
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
