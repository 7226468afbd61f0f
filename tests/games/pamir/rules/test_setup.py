"""How Pax Pamir is set up (section S)."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.game import Pamir, begin
from gonfalon.games.pamir.rules.seating import shuffled_deck

from .positions import Seat, asked, favored, laid, market, offered, play

GAME = Pamir()
PLAYERS = [2, 3, 4, 5]
SEEDS = range(150)


def dealt(players: int, seed: int = 1, **options: object) -> State:
    return GAME.setup(GAME.options({"families": FAMILIES[:players], **options}), seed)


def order_of(players: int, seed: int) -> list[int]:
    """All cards of a shuffled deck in the order in which they are dealt."""
    return shuffled_deck(GAME.options({"families": FAMILIES[:players]}).seating(), Dice(seed))


def piles_of(players: int, seed: int) -> list[list[int]]:
    """The six piles of a shuffled deck, cut as the rule makes them up."""
    order, piles = order_of(players, seed), []
    for added in (0, 2, 2, 2, 2, 2):
        piles.append(order[: 5 + players + added])
        order = order[5 + players + added :]
    assert order == []
    return piles


def test_s1_two_to_five_play() -> None:
    for players in PLAYERS:
        assert len(dealt(players).table.hands) == players
    for families in ("R", "RBGYKX", ""):
        with pytest.raises(ValueError, match="cannot sit"):
            GAME.options({"families": families})


def test_s1_wakhan_counts_as_a_player() -> None:
    assert dealt(3, wakhan="B").table.seating.size == dealt(3).table.seating.size == 58
    assert dealt(2, wakhan="B").table.seating.size == 52


@pytest.mark.parametrize("players", PLAYERS)
def test_s2_the_political_suit_is_favored(players: int) -> None:
    assert favored(dealt(players)) == "political"


@pytest.mark.parametrize("players", PLAYERS)
def test_s3_each_pile_has_its_court_cards_events_and_checks(players: int) -> None:
    for seed in SEEDS:
        piles = piles_of(players, seed)
        for pile, (events, checks) in zip(piles, ((0, 0), (2, 0), (1, 1), (1, 1), (1, 1), (1, 1)), strict=True):
            assert sum(card <= 100 for card in pile) == 5 + players
            assert sum(card > 104 for card in pile) == events
            assert sum(100 < card <= 104 for card in pile) == checks
        cards = [card for pile in piles for card in pile]
        assert len(set(cards)) == len(cards)
        assert sum(card > 104 for card in cards) == 12 - 6, "six events are unused"
        assert sum(card <= 100 for card in cards) == 6 * (5 + players)


def test_s3_every_pile_is_shuffled_and_any_card_may_be_in_it() -> None:
    court_cards, events, checks = Counter[tuple[int, int]](), Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    places = Counter[tuple[int, int]]()
    for seed in range(600):
        for number, pile in enumerate(piles_of(3, seed)):
            for place, card in enumerate(pile):
                if card <= 100:
                    court_cards[card, number] += 1
                elif card <= 104:
                    checks[card, number] += 1
                    places[number, place] += 1
                else:
                    events[card, number] += 1
                    places[number, place] += 1
    assert len(court_cards) == 600, "a court card is never in some pile"
    assert len(events) == 12 * 5
    # The four checks are alike, so it does not matter which of them is in which pile.
    assert {number for _, number in checks} == {2, 3, 4, 5}
    # Events and checks lie on every place of their piles, not always at the top or the bottom.
    assert {place for number, place in places if number == 1} == set(range(10))
    for number in range(2, 6):
        # 1,200 of them on ten places.
        found = [places[number, place] for place in range(10)]
        assert 60 < min(found) <= max(found) < 180, f"pile {number}: {found}"


@pytest.mark.parametrize(("players", "size"), [(2, 52), (3, 58), (4, 64), (5, 70)])
def test_s4_the_deck_has_so_many_cards(players: int, size: int) -> None:
    table = dealt(players).table
    assert len(order_of(players, 1)) == table.seating.size == size == 6 * (5 + players) + 10
    assert len(table.deck) + 12 == size


def test_s5_the_market_is_dealt_column_by_column_the_upper_row_first() -> None:
    seating = GAME.options({"families": "RBG"}).seating()
    order = order_of(3, 7)
    state = begin(seating, order, 0, (), 1)
    one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve = order[:12]
    assert market(state) == f"{one} {three} {five} {seven} {nine} {eleven} / {two} {four} {six} {eight} {ten} {twelve}"
    assert state.table.deck == list(reversed(order[12:]))
    assert state.table.rupees_on == [0] * 12


@pytest.mark.parametrize("players", PLAYERS)
def test_s5_the_opening_market_has_no_check_but_perhaps_events(players: int) -> None:
    events = 0
    for seed in SEEDS:
        table = dealt(players, seed).table
        assert not any(100 < card <= 104 for card in table.market)
        assert table.checks == 4
        found = sum(card > 104 for card in table.market)
        assert found <= 2
        events += found
    assert events


@pytest.mark.parametrize("players", PLAYERS)
def test_s6_everybody_begins_with_the_same(players: int) -> None:
    table = dealt(players).table
    assert (table.cylinders, table.rupees, table.points) == ([10] * players, [4] * players, [0] * players)
    assert (table.hands, table.courts, table.prizes) == ([[]] * players, [[]] * players, [[]] * players)
    assert table.loyalty == [-1] * players
    assert table.blocks == [12] * 3


def test_s7_loyalties_are_chosen_clockwise_and_the_last_to_choose_begins() -> None:
    state = dealt(4, first="G")
    for seat, loyalty in ((2, "russian"), (3, "russian"), (0, "afghan"), (1, "british")):
        assert asked(state) == (seat, "loyalty")
        assert offered(state) == ["loyalty afghan", "loyalty british", "loyalty russian"]
        play(state, f"loyalty {loyalty}")
    assert state.table.loyalty == [0, 1, 2, 2]
    assert (asked(state), state.table.at, state.table.actions) == ((1, "actions"), 1, 2)
    for seat in (2, 3, 0, 1):
        play(state, "end")
        assert asked(state) == (seat, "actions")


def test_s7_a_random_player_is_the_first_to_choose() -> None:
    firsts = Counter(dealt(5, seed).seat for seed in SEEDS)
    assert sorted(firsts) == [0, 1, 2, 3, 4]
    assert max(firsts.values()) < 60
    assert {dealt(5, seed, first="K").seat for seed in range(20)} == {4}


def test_s8_two_play_by_the_same_rules() -> None:
    two, three = dealt(2).table, dealt(3).table
    assert (two.rupees[0], two.cylinders[0], two.favored, two.blocks) == (4, 10, three.favored, [12] * 3)
    assert (len(two.market), two.checks) == (12, 4)
    # The third rank of a successful check stays empty, and the second of those who are not loyal too.
    state = laid(Seat("british"), Seat("russian"), market="101", deck="102", british="kabul*4")
    play(state, "buy 101")
    assert state.table.points == [5, 0]
