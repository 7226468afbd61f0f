"""Set-up and turns of Pax Pamir (sections S and T)."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.families import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.pamir.piles import stacked
from gonfalon.games.pamir.rules import Pamir, begin
from gonfalon.games.pamir.words import SUITS

from .looking_over import looked_over
from .positions import (
    CARDS,
    Seat,
    asked,
    at_random,
    court,
    favored,
    hand,
    laid,
    market,
    offered,
    play,
    tribes,
)

GAME = Pamir()
PLAYERS = [2, 3, 4, 5]
SEEDS = range(150)


def dealt(players: int, seed: int = 1, **options: object) -> State:
    return GAME.setup(GAME.options({"families": FAMILIES[:players], **options}), seed)


def order_of(players: int, seed: int) -> list[int]:
    """All cards of a shuffled deck in the order in which they are dealt."""
    return stacked(GAME.options({"families": FAMILIES[:players]}).seating(), Dice(seed))


def piles_of(players: int, seed: int) -> list[list[int]]:
    """The six piles of a shuffled deck, cut as the rule makes them up."""
    order, piles = order_of(players, seed), []
    for added in (0, 2, 2, 2, 2, 2):
        piles.append(order[: 5 + players + added])
        order = order[5 + players + added :]
    assert order == []
    return piles


# -- set-up ------------------------------------------------------------------------------------------------------------


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


# -- turns -------------------------------------------------------------------------------------------------------------


def test_t1_blackmail_comes_before_the_actions() -> None:
    state = laid(Seat("british", court="54"), Seat("russian", court="55"))
    assert (asked(state), offered(state)) == ((0, "blackmail"), ["pass", "spy 54", "spy 55"])
    play(state, "spy 55")
    assert (asked(state), state.table.actions) == ((0, "actions"), 2)
    play(state, "end", "end")
    assert asked(state) == (0, "blackmail")


def test_t1_without_blackmail_a_turn_begins_with_its_actions() -> None:
    assert asked(laid(Seat("british", court="9"), Seat("russian", court="54"))) == (0, "actions")


FULL = Seat("british", court="9 61", hand="31 33 60", rupees=9)
ROWS = "7 8 10 13 / 2 3 4 6"


@pytest.mark.parametrize(
    "moves",
    [
        ("buy 7", "buy 2"),
        ("play 31 left", "play 33 right"),
        ("tax 9", "tax 61"),  # all the rupees there are
        ("buy 7", "play 60 left"),
        ("play 60 left", "buy 8"),
    ],
)
def test_t2_two_actions_in_any_mix(moves: tuple[str, ...]) -> None:
    state = laid(FULL, Seat("russian"), market="7 8+2 10 13 / 2 3 4 6")
    play(state, *moves)
    assert (state.table.actions, offered(state)) == (0, ["end"])


def test_t2_fewer_than_two_are_allowed_and_none_at_all() -> None:
    state = laid(FULL, Seat("russian"), market=ROWS, deck="91")
    assert "end" in offered(state)
    play(state, "end", "discard 31")
    assert asked(state) == (1, "actions")
    play(state, "buy 7", "end")
    assert asked(state) == (0, "actions")


def test_t2_the_end_is_asked_even_when_nothing_else_is_left() -> None:
    state = laid(Seat("british"), Seat("russian"))
    assert (asked(state), offered(state)) == ((0, "actions"), ["end"])


def test_t3_a_card_is_used_once_a_turn_whatever_its_icons() -> None:
    state = laid(
        Seat("british", court="55", rupees=4),
        Seat("russian"),
        market="7+9",
        british="herat herat-kabul",
        russian="herat",
    )
    assert offered(state, "battle", "tax", "move") == ["battle 55", "move 55", "tax 55"]
    play(state, "tax 55")
    assert offered(state, "battle", "tax", "move") == []
    play(state, "end", "end")
    assert offered(state, "battle", "tax", "move") == ["battle 55", "move 55", "tax 55"]


def test_t3_another_card_with_the_same_icon_may_be_used_as_well() -> None:
    state = laid(Seat("british", court="9 28"), Seat("russian"), market="7+9", favored="economic")
    play(state, "tax 9")
    assert offered(state, "tax") == ["tax 28"]


def test_t3_a_card_that_was_played_this_turn_may_be_used_this_turn() -> None:
    state = laid(Seat("british", hand="9"), Seat("russian"), market="7+9")
    play(state, "play 9 left", "road herat-kabul", "tax 9")
    assert (state.table.rupees[0], state.table.actions) == (5, 0)


def test_t4_a_card_of_the_favored_suit_is_used_for_nothing() -> None:
    state = laid(Seat("british", court="44 90 9"), Seat("russian"), market="7 8+9", deck="91 92")
    play(state, "tax 44")
    assert state.table.actions == 2
    play(state, "buy 7", "tax 90")
    assert state.table.actions == 1
    play(state, "buy 8")
    assert (state.table.actions, offered(state)) == (0, ["end"])


def test_t4_with_no_actions_left_bonus_actions_go_on() -> None:
    state = laid(Seat("british", court="44 90 9 61"), Seat("russian"), market="7 8+9 6 5 / 10", actions=0)
    assert offered(state) == ["end", "tax 44", "tax 90"]
    play(state, "tax 90")
    assert offered(state) == ["end", "tax 44"]
    play(state, "tax 44")
    assert (offered(state), state.table.rupees[0]) == (["end"], 6)


@pytest.mark.parametrize("suit", SUITS)
def test_t4_only_the_favored_suit_is_a_bonus(suit: str) -> None:
    cards = {"economic": 28, "military": 31, "political": 44, "intelligence": 40}
    state = laid(
        Seat("british", court=" ".join(map(str, cards.values()))),
        Seat("russian"),
        market="7+9",
        favored=suit,
        actions=0,
    )
    assert offered(state) == ["end", f"tax {cards[suit]}"]


def test_t4_purchase_and_play_are_never_bonus_actions() -> None:
    state = laid(Seat("british", hand="90 44"), Seat("russian"), market="7 / 5")
    play(state, "buy 5", "play 90 left")
    assert (state.table.actions, offered(state)) == (0, ["end"])


def test_t4_the_suit_is_looked_at_when_the_action_is_taken() -> None:
    state = laid(Seat("british", court="9 44", hand="8 90"), Seat("russian"), market="7+9", favored="economic")
    play(state, "tax 9")
    assert state.table.actions == 2
    play(state, "play 90 left", "play 8 left", "road herat-kabul", "road herat-kabul", "spy 8")
    assert favored(state) == "political"
    # The economic card that has just been played is none any more; the political ones have become so.
    assert offered(state) == ["betray 90", "build 44", "end", "tax 44", "tax 90"]


def test_t4_what_cost_an_action_before_the_change_stays_paid() -> None:
    state = laid(Seat("british", court="44", hand="49"), Seat("russian"), market="7+9", favored="military")
    play(state, "tax 44", "play 49 left", "road herat-kandahar")
    assert (favored(state), state.table.actions, offered(state)) == ("political", 0, ["end"])


def test_t4_an_event_that_is_bought_changes_the_suit_at_once() -> None:
    state = laid(Seat("british", court="9 44"), Seat("russian"), market="115 7+9 / 8", actions=1)
    play(state, "buy 115", "favor economic")
    assert offered(state) == ["end", "tax 9"]


def test_t5_the_end_of_a_turn_brings_cleanup_and_the_next_player() -> None:
    state = laid(
        Seat("british", court="9 8 10 13"), Seat("russian"), Seat("afghan"), market="105 7 / 6", deck="1 2 3", at=2
    )
    play(state, "end")
    assert (favored(state), market(state)) == ("military", "7 1 3 - - - / 6 2 - - - -")
    assert (asked(state), state.table.at, state.table.actions) == ((0, "actions"), 0, 2)
    play(state, "end")
    assert asked(state) == (0, "court-limit")
    play(state, "discard 9")
    assert (asked(state), court(state, 0)) == ((1, "actions"), "8 10 13")


def test_t5_marks_of_a_turn_end_with_it() -> None:
    state = laid(Seat("british", court="9", rupees=9), Seat("russian"), market="7+9 8 6", favored="economic")
    play(state, "buy 8", "tax 9", "end")
    assert (state.table.used, state.table.paid, state.table.actions) == (0, 0, 2)
    assert offered(state, "buy") == ["buy 6", "buy 7"]


# -- decisions ---------------------------------------------------------------------------------------------------------


def expected_purchases(state: State) -> list[str]:
    """What the seat may buy, worked out from P1, P3 and P6 alone, without abilities."""
    table = state.table
    found = []
    for place, card in enumerate(table.market):
        cost = place % 6 * (2 if SUITS[table.favored] == "military" else 1)
        if card and card != 111 and cost <= table.rupees[table.at] and not table.paid >> card & 1:
            found.append(card)
    return [f"buy {card}" for card in sorted(found)]


@pytest.mark.parametrize("players", PLAYERS)
def test_t2_all_that_is_allowed_is_offered_and_nothing_else(players: int) -> None:
    """Over whole games: purchases, cards to play, and cards to use, each worked out anew."""
    questions = 0
    for seed in range(6):
        state, dice = dealt(players, seed), Dice(seed)
        for move in at_random(state, dice):
            looked_over(state)
            table = state.table
            if asked(state)[1] == "actions":
                questions += 1
                seat = state.seat
                assert "end" in offered(state)
                free = any(CARDS.ability[card] in (14, 15, 16) for card in table.courts[seat])
                if not free:
                    assert offered(state, "buy") == (expected_purchases(state) if table.actions else [])
                if not table.actions:
                    assert not offered(state, "play", "buy")
                plays = [
                    f"play {card} {end}"
                    for card in sorted(table.hands[seat])
                    for end in ("left", "right")
                    if not table.announced >> card & 1  # B3
                ]
                assert offered(state, "play") == (plays if table.actions else [])
                for use in offered(state, "battle", "betray", "build", "gift", "move", "tax"):
                    word, number = use.split()
                    card = int(number)
                    assert card in table.courts[seat]
                    assert not table.used >> card & 1
                    bonus = CARDS.suit[card] == table.favored or table.actions or table.boons[seat]
                    assert bonus or CARDS.ability[card] >= 18, f"{word} of {card} is no bonus action"
            state.play(move)
    assert questions > 200


def test_t2_every_hand_card_can_be_played_at_both_ends() -> None:
    state = laid(Seat("british", hand="31 5 90"), Seat("russian"))
    assert offered(state, "play") == [f"play {card} {end}" for card in (5, 31, 90) for end in ("left", "right")]
    play(state, "play 90 left")
    assert (hand(state, 0), tribes(state, 0)) == ("31 5", "transcaspia")
