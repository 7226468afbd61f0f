"""What must be true of every table of Pax Pamir, worked out from the pieces alone and without haste.

`looked_over` is for positions that were laid by hand, in which cards may be missing.
"""

from __future__ import annotations

from collections import Counter

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import FIRST_BORDER, FIRST_GIFT, NONE, ON_CARD
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.table import Table

REGIONS = range(6)
BORDERS = range(9)
COALITIONS = range(3)
CHECKS = (101, 102, 103, 104)
EVENTS = range(105, 117)


def everything_is_in_its_place(table: Table) -> None:
    """Raise an AssertionError with the number of the law unless all cards and pieces are there once."""
    _deck_is_whole(table, _cards(table))
    _pieces(table)
    money_is_right(table)


def looked_over(state: State) -> None:
    """Raise an AssertionError unless all is in order on a table that was laid by hand, and in what is offered."""
    table: Table = state.table
    _cards(table)
    _pieces(table)
    assert min(*table.rupees_on, *(() if table.seating.as_rtt else table.rupees)) >= 0
    if state.moves:
        moves = [*state.moves]
        assert moves == sorted(set(moves)), "what is offered is not sorted, or is offered twice"
        assert [Move.parse(str(move)) for move in moves] == moves
        assert moves == list(state.clone().recomputed_decision().moves), "the same question has other answers"


def _pieces(table: Table) -> None:
    _courts(table)
    _blocks(table)
    _cylinders(table)
    _placed_this_turn(table)
    for region in REGIONS:
        assert table.rulers[region] == ruler_of(table, region), f"Law 4: region {region} is ruled by another."


def _cards(table: Table) -> list[int]:
    """Check what is known of the cards; those that are known."""
    lying = [card for card in table.market if card]
    for row in (*table.courts, *table.hands, *table.prizes):
        lying += [card for card in row if card is not None]
    lying += [card for card in table.deck if card is not None]
    lying += [card for card in range(117) if table.gone >> card & 1]
    assert all(count == 1 for count in Counter(lying).values()), "Law 4: a card is in two places."
    if None not in table.deck:
        left = sum(card in CHECKS for card in (*table.market, *table.deck))
        assert table.checks == left, "Law 4: Dominance Checks are counted wrong."
    return lying


def _deck_is_whole(table: Table, lying: list[int]) -> None:
    deck = table.seating.deck
    unknown = [*table.deck, *(card for hand in table.hands for card in hand)].count(None)
    assert len(lying) + unknown == table.seating.size, "Law 4: a card came or went."
    assert not table.gone & 1, "Law 4: what is no card is gone."
    held = [card for row in (*table.courts, *table.hands, *table.prizes) for card in row if card is not None]
    assert all(1 <= card <= 100 for card in held), "Law 4: an event is in a hand or a court."
    assert all(deck.prize[card] != NONE for row in table.prizes for card in row), "Law 4: a prize that is none."
    if None not in table.deck:
        assert len([card for card in lying if card in CHECKS]) == 4, "Law 4: a Dominance Check is not in the deck."
        assert len([card for card in lying if card in EVENTS]) == 6, "Law 4: there are not six other events."
    _wakhans_cards(table)


def _wakhans_cards(table: Table) -> None:
    cards = len(table.seating.deck.wakhan)
    if table.seating.wakhan == NONE:
        assert not table.wakhan_deck + list(table.wakhan_used), "Law 4: Wakhan's cards are here without her."
        return
    known = [card for card in (*table.wakhan_deck, *table.wakhan_used) if card is not None]
    assert len(set(known)) == len(known), "Law 4: a card of Wakhan is twice."
    assert len(table.wakhan_deck) + len(table.wakhan_used) == cards, "Law 4: a card of Wakhan came or went."
    if table.wakhan_used:
        assert table.wakhan_used[-1] == table.wakhan_card, "Law 4: Wakhan's current card is another."
    if table.wakhan_deck and table.wakhan_deck[-1] is not None:
        top, like = (table.seating.deck.wakhan[card] for card in (table.wakhan_deck[-1], table.wakhan_back))
        assert (top.columns, top.sides) == (like.columns, like.sides), "Law 4: Wakhan's next card has another back."


def _courts(table: Table) -> None:
    deck = table.seating.deck
    holders = {card: seat for seat, court in enumerate(table.courts) for card in court}
    assert table.holder == [holders.get(card, NONE) for card in range(101)], "Law 4: a card has another holder."
    for seat, court in enumerate(table.courts):
        stars = [0, 0, 0, 0]
        for card in court:
            stars[deck.suit[card]] += deck.rank[card]
        assert table.stars[4 * seat : 4 * seat + 4] == stars, "Law 4: stars are counted wrong."
        abilities = {deck.ability[card] for card in court} - {NONE}
        assert table.powers[seat] == sum(1 << ability for ability in abilities), "Law 4: abilities are counted wrong."


def everybody_is_loyal(table: Table) -> None:
    """Raise an AssertionError unless patriots and prizes are those of the seat's coalition (Y1, Y2)."""
    deck = table.seating.deck
    for seat, loyalty in enumerate(table.loyalty):
        if seat != table.seating.wakhan:  # W3
            patriots = {deck.patriot[card] for card in table.courts[seat]} - {NONE}
            prizes = {deck.prize[card] for card in table.prizes[seat]}
            assert patriots | prizes <= {loyalty}, "Law 4: a patriot or a prize of another coalition."


def _blocks(table: Table) -> None:
    for coalition in COALITIONS:
        armies = [table.armies[3 * region + coalition] for region in REGIONS]
        roads = [table.roads[3 * border + coalition] for border in BORDERS]
        assert min(armies + roads + [table.blocks[coalition]]) >= 0, "Law 4: less than no blocks."
        assert sum(armies + roads) + table.blocks[coalition] == 12, "Law 4: a coalition has other than 12 blocks."


def _cylinders(table: Table) -> None:
    seats = table.seating.seats
    assert not any(spies for card, spies in enumerate(table.spies) if table.holder[card] == NONE), (
        "Law 4: a spy is on a card that is in no court."
    )
    for seat in range(seats):
        lying = [table.tribes[seats * region + seat] for region in REGIONS]
        lying += [table.gifts[seat] >> space & 1 for space in range(3)]
        lying += [table.spies[card] >> (4 * seat) & 15 for court in table.courts for card in court]
        assert min(*lying, table.cylinders[seat]) >= 0, "Law 4: less than no cylinders."
        assert sum(lying) + table.cylinders[seat] == 10, "Law 4: a seat has other than 10 cylinders."


def _placed_this_turn(table: Table) -> None:
    """Each mark stands for a piece that lies where it says (G7)."""
    for mark, count in Counter(table.fresh).items():
        owner, place = divmod(mark, 1000)
        if not owner:
            place, coalition = divmod(mark, 3)
            there = (table.armies + table.roads)[3 * place + coalition]
        elif place < FIRST_BORDER:
            there = table.tribes[table.seating.seats * place + owner - 1]
        elif place < ON_CARD:
            there = table.gifts[owner - 1] >> (place - FIRST_GIFT) & 1
        else:
            there = table.spies[place - ON_CARD] >> (4 * owner - 4) & 15
        assert count <= there, "Law 4: a piece that is not there was placed."


def money_is_right(table: Table) -> None:
    """Raise an AssertionError where rupees lie that cannot be there."""
    assert min(table.rupees_on) >= 0, "Law 4: less than no rupees on the market."
    assert min(table.points) >= 0, "Law 4: less than no points."
    if not table.seating.as_rtt:
        assert min(table.rupees) >= 0, "Law 4: less than no rupees."
        assert not any(rupees and card == 111 for card, rupees in zip(table.market, table.rupees_on, strict=True)), (
            "Law 4: rupees lie on Public Withdrawal."
        )


def ruler_of(table: Table, region: int) -> int:
    """Who has a tribe there and more ruling pieces than anybody and than any coalition has armies (R1, R2, W5)."""
    seats = range(table.seating.seats)
    armies = [table.armies[3 * region + coalition] for coalition in COALITIONS]
    tribes = [table.tribes[len(seats) * region + seat] for seat in seats]
    strength = []
    for seat in seats:
        if seat == table.seating.wakhan:
            strength.append(tribes[seat] + max(armies))
        else:
            strength.append(tribes[seat] + (armies[table.loyalty[seat]] if table.loyalty[seat] != NONE else 0))
    for seat in seats:
        others = [strength[other] for other in seats if other != seat] + armies
        if tribes[seat] and strength[seat] > max(others):
            return seat
    return NONE
