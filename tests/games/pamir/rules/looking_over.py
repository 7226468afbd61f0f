"""Looks over a table of Pax Pamir that was laid by hand: pieces and cards are where they can be, and so are moves."""

from __future__ import annotations

from collections import Counter

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, ON_CARD, REGIONS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import CHECKS, COALITIONS, LAST_CARD, NONE, SUITS

CARDS = shipped()


def looked_over(state: State) -> None:
    """Raise an AssertionError unless all is in order on the table and in what is offered."""
    table: Table = state.table
    _count_pieces(table)
    _count_cards(table)
    for region in range(len(REGIONS)):
        assert table.rulers[region] == _should_rule(table, region), f"{REGIONS[region]} is ruled by another"
    assert all(rupees >= 0 for rupees in (*table.rupees_on, *(() if table.seating.as_rtt else table.rupees)))
    if state.moves:
        moves = [*state.moves]
        assert moves == sorted(set(moves)), "what is offered is not sorted, or is offered twice"
        assert [Move.parse(str(move)) for move in moves] == moves
        assert moves == list(state.clone().asked_again().moves), "the same question has other answers"


def _count_pieces(table: Table) -> None:
    places = [*range(FIRST_BORDER), *range(FIRST_GIFT, FIRST_GIFT + 3), *range(ON_CARD + 1, ON_CARD + 101)]
    for seat in range(table.seating.seats):
        in_play = [table.cylinders_at(seat, place) for place in places]
        assert table.cylinders[seat] + sum(in_play) == 10, f"seat {seat} has other than ten cylinders"
        assert min(table.cylinders[seat], *in_play) >= 0
    for card in range(1, 101):
        assert not table.spies[card] or table.holder[card] != NONE, f"there are spies on {card}, which is in no court"
    for coalition, word in enumerate(COALITIONS):
        in_play = [table.blocks_at(coalition, place) for place in range(FIRST_GIFT)]
        assert table.blocks[coalition] + sum(in_play) == 12, f"there are other than twelve {word} blocks"
        assert min(table.blocks[coalition], *in_play) >= 0


def _count_cards(table: Table) -> None:
    seen = Counter(card for card in (*table.market, *table.deck) if card)
    for seat in range(table.seating.seats):
        seen.update(table.courts[seat] + table.hands[seat] + table.prizes[seat])
        for suit in range(len(SUITS)):
            stars = sum(CARDS.rank[card] for card in table.courts[seat] if CARDS.suit[card] == suit)
            assert table.stars[4 * seat + suit] == stars
        abilities = {CARDS.ability[card] for card in table.courts[seat]} - {NONE}
        assert table.powers[seat] == sum(1 << ability for ability in abilities)
        assert all(table.holder[card] == seat for card in table.courts[seat])
    seen.update(card for card in range(LAST_CARD + 1) if table.gone >> card & 1)
    assert not seen or max(seen.values()) == 1, f"a card is in two places: {seen.most_common(3)}"
    assert table.checks == sum(card in CHECKS for card in (*table.market, *table.deck))


def _should_rule(table: Table, region: int) -> int:
    """Who rules by R1 to R3, and W5 for Wakhan; worked out anew and without haste."""
    armies = {coalition: table.blocks_at(coalition, region) for coalition in range(len(COALITIONS))}
    strength = {}
    for seat in range(table.seating.seats):
        loyal = armies.get(table.loyalty[seat], 0)
        if seat == table.seating.wakhan:
            loyal = max(armies.values())
        strength[seat] = table.tribes_of(seat, region) + loyal
    for seat, pieces in strength.items():
        others = [other for rival, other in strength.items() if rival != seat]
        if table.tribes_of(seat, region) and pieces > max(others) and pieces > max(armies.values()):
            return seat
    return NONE
