"""Which card Wakhan radicalizes when her line says what it must be like (W15).

Candidates are court cards that she can buy; of several that will do she takes the cheapest, then the highest number. A
Dominance Check in the market changes nothing about it.
"""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.pamir.rules.cleanup import court_limit
from gonfalon.games.pamir.rules.influence import dominant
from gonfalon.games.pamir.rules.moves import PLAY
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.loyalty import pragmatic, would_rule
from gonfalon.games.pamir.rules.wakhan.playing import bribe_for
from gonfalon.games.pamir.rules.wakhan.radicalizing import (
    BLOCKS,
    CYLINDERS,
    candidates,
    cheapest,
    count_icons,
    net_rupees,
    price_of,
    with_most,
)  # fmt: skip
from gonfalon.games.pamir.rules.words import (
    ARMY,
    COURT_SIZE,
    ECONOMIC,
    INTELLIGENCE,
    MILITARY,
    MOVE,
    NONE,
    POLITICAL,
    TRIBE,
)

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
    if not would_rule(table, region, pragmatic(table), armies, tribes):
        return False
    left = table.rupees[wakhan] - price_of(table, card) + table.rupees_on[table.market.index(card)]
    return bribe_for(table, PLAY[card][0])[1] <= left


def _has_move_card(table: Table) -> bool:
    return any(MOVE in table.seating.deck.actions[card] for card in table.courts[table.seating.wakhan])


def _move_card(table: Table) -> int:
    return cheapest(table, [card for card in _court_cards(table) if MOVE in table.seating.deck.actions[card]])


def _matching_patriot(table: Table) -> int:
    leader = dominant(table)
    if leader == NONE:
        return NONE
    return cheapest(table, [card for card in _court_cards(table) if table.seating.deck.patriot[card] == leader])


def _court_is_full(table: Table) -> bool:
    wakhan = table.seating.wakhan
    return len(table.courts[wakhan]) >= court_limit(table, wakhan)


def _has_fewer_spies(table: Table) -> bool:
    """Whether some opponent has more spies in play than she."""
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
    "rad_if_no_dominance_most_cylinders": lambda table: _most(table, CYLINDERS) if dominant(table) == NONE else NONE,
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


def instructed(table: Table, line: str) -> int:
    """The card that a line says, `NONE` where it is not possible (W15)."""
    card = CHOICES[line](table)
    if card != NONE:
        table.reason("instructed", (card, price_of(table, card)))
    return card
