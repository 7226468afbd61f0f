"""What Wakhan radicalizes without an instruction (W12), and more wisely (W21)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.rules.wakhan.radicalizing import chosen
from gonfalon.games.pamir.rules.words import NONE

from .positions import Seat, court, market
from .wakhans import WAKHAN, aimed, hers, line_done, told_while, turn

SAVVY: dict[str, Any] = {"improved": frozenset({"purchasing"})}


# -- W12 ---------------------------------------------------------------------------------------------------------------


def test_w12_buying_and_playing_are_one_action() -> None:
    state = hers(Seat(rupees=4), market="9 - 16+2", cards=aimed(7, 2))
    told_while(state, "radicalize")
    assert court(state, WAKHAN) == "16"
    assert state.table.actions == 1
    assert state.table.rupees[WAKHAN] == 4 - 2 + 2
    assert market(state).startswith("9+1 - - - - -"), "what finds no card in either row leaves the game"


# -- W12a --------------------------------------------------------------------------------------------------------------

CHECK = "- - - - - 101"
NOBODY: dict[str, Any] = {}
DOMINANT: dict[str, Any] = {"british": "kabul*4"}


@pytest.mark.parametrize(
    ("options", "lower", "wanted"),
    [
        # Somebody is dominant: its cheapest patriot, whatever its rank.
        (DOMINANT, "12 20 32 9", 20),
        (DOMINANT, "12 71 20 9", 71),
        # Two of the same price cannot be in one row: see below.
        # No patriot: most armies and roads, the cheapest of these.
        (DOMINANT, "9 12 98 86", 12),
        (DOMINANT, "9 63 98 86", 63),
        (DOMINANT, "4 21 1", 4),
        # A patriot that costs too much does not count.
        (DOMINANT, "9 8 - - - 20", 8),
        # Nobody is dominant: most spies and tribes.
        (NOBODY, "9 12 1 7", 1),
        (NOBODY, "9 5 21 1", 1),
        (NOBODY, "9 5 21 19", 21),
        (NOBODY, "9 12 8 13", 8),
        # None has any: the cheapest, an event too.
        (NOBODY, "12 9", 12),
        (NOBODY, "105 9", 105),
    ],
)
def test_w12a_with_a_check_in_the_market(options: dict[str, Any], lower: str, wanted: int) -> None:
    state = hers(Seat(rupees=4), Seat("russian", tribes="herat*9"), market=f"{CHECK} / {lower}", deck="102", **options)
    assert chosen(state.table) == wanted


def test_w12a_ties_go_to_the_highest_number() -> None:
    for upper, lower, wanted in (("20 9", "22 9", 22), ("22 9", "20 9", 22)):
        text = f"{upper.split()[0]} 9 - - - 101 / {lower.split()[0]}"
        state = hers(Seat(), Seat("russian", tribes="herat*9"), market=text, deck="102", **DOMINANT)
        assert chosen(state.table) == wanted
    state = hers(Seat(), Seat("russian", tribes="herat*9"), market="4 - - - - 101 / 18", deck="102")
    assert chosen(state.table) == 18
    state = hers(Seat(), Seat("russian", tribes="herat*9"), market="63 - - - - 101 / 98", deck="102", **DOMINANT)
    assert chosen(state.table) == 98


def test_w12a_a_cheap_card_is_one_that_is_cheap_for_her() -> None:
    # Russian Influence makes 86 free for her.
    has = Seat(court="70", rupees=4)
    state = hers(
        has,
        Seat("british", tribes="herat*9"),
        market="100 - - 86 - 101",
        deck="102",
        russian="kabul*4",
        favored="military",
    )
    assert chosen(state.table) == 100, "both are free: the higher number"
    state = hers(has, Seat("british", tribes="herat*9"), market="- 71 69 - - 101", deck="102", british="kabul*4")
    assert chosen(state.table) == 71, "69 is free, but no patriot of the dominant coalition"


@pytest.mark.parametrize("options", [NOBODY, DOMINANT])
def test_w12a_never_the_check_itself_nor_public_withdrawal(options: dict[str, Any]) -> None:
    state = hers(Seat(), Seat("russian", tribes="herat*9"), market="111 101 / - -", deck="102", **options)
    assert chosen(state.table) == NONE
    state = hers(Seat(), Seat("russian", tribes="herat*9"), market="111 101 / - 9", deck="102", **options)
    assert chosen(state.table) == 9


def test_w12a_not_a_card_that_got_a_rupee_this_turn() -> None:
    state = hers(Seat(), Seat("russian", tribes="herat*9"), market="1 5 - - - 101", deck="102")
    state.table.pay(WAKHAN, 0, 1)
    assert chosen(state.table) == 5


def test_w12a_savvy_takes_the_most_rupees_where_there_is_no_cylinder() -> None:
    others = Seat("russian", tribes="herat*9")
    options: dict[str, Any] = {"market": "12 9+3 14 - - 101", "deck": "102"}
    assert chosen(hers(Seat(), others, **options).table) == 12
    state = hers(Seat(), others, **options, **SAVVY)
    assert chosen(state.table) == 9, "3 - 1, against 0 and 2 - 2"
    state = hers(Seat(), others, market="12 9+1 14+1 - - 101 / 13", deck="102", **SAVVY)
    assert chosen(state.table) == 14, "0 + 1 + 2 - 2"
    state = hers(Seat(), others, market="12 9+1 - - - 101 / 13", deck="102", **SAVVY)
    assert chosen(state.table) == 13, "all bring nothing: the cheapest, then the highest number"


def test_w12a_savvy_changes_nothing_where_a_card_has_a_cylinder() -> None:
    options: dict[str, Any] = {"market": "4 9+3 14+5 - - 101", "deck": "102"}
    assert chosen(hers(Seat(), Seat("russian", tribes="herat*9"), **options, **SAVVY).table) == 4


# -- W12b --------------------------------------------------------------------------------------------------------------

FULL = "9 10 12 13 14 16 / 61 62 63 64 65 66"


@pytest.mark.parametrize(
    ("column", "side", "text", "rupees", "wanted"),
    [
        (0, "top", FULL, 9, 9),
        (3, "top", FULL, 9, 13),
        (5, "bottom", FULL, 9, 66),
        (2, "bottom", FULL, 9, 63),
        # To the left of it: empty places and what costs too much.
        (5, "top", FULL, 3, 13),
        (3, "top", "9 10 - - 14 16 / 61 62 63 64", 9, 10),
        (4, "bottom", "9 10 12 / 61 - - - - 66", 9, 61),
        # Then the other row, from the column on: the card to the right of it is not taken.
        (2, "top", "- - - 13 14 16 / 61 62 63 64", 9, 63),
        (2, "bottom", "9 - - 13 / - - - 64", 9, 9),
        (1, "top", "- - 12 / - - 63", 9, NONE),
        # Not a check, not Public Withdrawal; other events are as good as cards.
        (2, "top", "9 111 - / 61", 9, 9),
        (1, "top", "111 111 / 61", 9, 61),
        (1, "top", "9 105", 9, 105),
    ],
)
def test_w12b_the_card_at_the_arrows_or_to_the_left_of_it(
    column: int, side: str, text: str, rupees: int, wanted: int
) -> None:
    text = text.replace("111 111", "111 -")
    state = hers(Seat(rupees=rupees), market=text, cards=aimed(7, column, side))
    assert chosen(state.table) == wanted


def test_w12b_not_a_card_that_got_a_rupee_this_turn() -> None:
    state = hers(Seat(rupees=9), market=FULL, cards=aimed(7, 3))
    state.table.pay(WAKHAN, 3, 1)
    assert chosen(state.table) == 12


def test_w12b_the_second_radicalize_of_a_turn_comes_to_another_card() -> None:
    # Card 22: betray, battle, radicalize. The first purchase puts rupees on the cards to the left.
    state, _ = turn(Seat(rupees=9), cards=aimed(22, 2), market="9 10 12 / 61 62 63")
    assert {*state.table.courts[WAKHAN]} == {12, 63}
    assert not state.moves


def test_w12b_prices_are_doubled_while_military_is_favored() -> None:
    state = hers(Seat(rupees=5), market=FULL, cards=aimed(7, 3), favored="military")
    assert chosen(state.table) == 12


def test_w12b_free_cards_are_free_for_her() -> None:
    state = hers(Seat(court="66", rupees=0), market="9 62 - - - 61", cards=aimed(7, 5))
    assert chosen(state.table) == 61


@pytest.mark.parametrize(
    ("event", "what"),
    [(113, "rupees"), (105, "boon"), (106, "boon"), (107, "boon"), (110, "boon"), (112, "boon"), (109, "running")],
)
def test_w12b_an_event_that_she_buys_happens(event: int, what: str) -> None:
    state = hers(Seat(rupees=1), market=f"{event}+2", cards=aimed(7))
    told_while(state, "radicalize")
    table = state.table
    assert table.actions == 1
    assert table.rupees[WAKHAN] == (6 if what == "rupees" else 3)
    assert bool(table.boons[WAKHAN]) == (what == "boon")
    assert bool(table.running) == (what == "running")


# -- W12c --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "- 9 / - 61", "111 / -", "- - 101 / -"])
def test_w12c_without_a_valid_card_the_line_is_not_possible(text: str) -> None:
    state = hers(Seat(rupees=0), Seat("british", tribes="herat*9"), market=text, deck="102", cards=aimed(7))
    assert not line_done(state, "radicalize")
    assert state.table.actions == 2


# -- W21 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("9 61 - 13 / - 8", 61),  # 13, economic 2: 61 and 8 cost one each, 61 is the higher number
        ("9 61 - 13 / 8", 8),
        ("9 10 - 13", 13),  # the others are of rank 1
        ("1 19 - 13", 13),  # another suit
        ("61 - - 12", 12),  # of rank 3 itself
        ("- - - 13 / - - - 61", 13),  # as dear
        ("- - - 105 / 61", 105),  # an event has no suit
    ],
)
def test_w21_savvy_purchasing_takes_a_cheaper_card_as_good(text: str, wanted: int) -> None:
    state = hers(Seat(rupees=9), market=text, cards=aimed(7, 3), **SAVVY)
    assert chosen(state.table) == wanted


def test_w21_without_the_improvement_she_does_not() -> None:
    assert chosen(hers(Seat(rupees=9), market="9 61 - 13", cards=aimed(7, 3)).table) == 13
