"""What Wakhan radicalizes without an instruction (W12) and with one (W15), and more wisely (W21)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.wakhan.instructions import CHOICES, instructed
from gonfalon.games.pamir.wakhan.radicalizing import chosen
from gonfalon.games.pamir.words import NONE

from .positions import Seat, court, market
from .wakhans import WAKHAN, aimed, hers, line_done, told_while, turn, why

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


# -- W15 ---------------------------------------------------------------------------------------------------------------

LONG = "13 12 10 / 1 19 23"

INSTRUCTIONS: list[tuple[str, dict[str, Any], int]] = [
    # the line, the position, the card; the seat after hers is british unless it is said otherwise
    ("rad_if_military_favored_highest_military", {"market": "15 59 32 / - 9", "favored": "military"}, 32),
    ("rad_if_military_favored_highest_military", {"market": "15 59 - / - 38", "favored": "military"}, 59),
    ("rad_if_military_favored_highest_military", {"market": "15 59 32"}, NONE),
    ("rad_if_military_favored_highest_military", {"market": "9 8", "favored": "military"}, NONE),
    ("rad_if_political_favored_highest_economic", {"market": LONG}, 12),
    ("rad_if_political_favored_highest_economic", {"market": "9 61 / 11"}, 11),
    ("rad_if_political_favored_highest_economic", {"market": LONG, "favored": "economic"}, NONE),
    ("rad_highest_political", {"market": "5 56 93 / 6"}, 56),
    ("rad_highest_political", {"market": "5 6 / 26 9"}, 26),
    ("rad_highest_political", {"market": "9 12 1"}, NONE),
    ("rad_highest_intelligence", {"market": LONG}, 1),
    ("rad_highest_intelligence", {"market": "- 19 / 23 21"}, 21),
    ("rad_highest_intelligence", {"market": "9"}, NONE),
    ("rad_intelligence", {"market": "- 1 / 9 18 23"}, 18),
    ("rad_intelligence", {"market": "4 1 / 18"}, 18),
    ("rad_intelligence", {"market": "9"}, NONE),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "9+1 10+3 / 12+2", "has": Seat(rupees=1)}, 12),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "14 10+3 / 12+1", "has": Seat(rupees=1)}, 14),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "105+4 10+3 / 12+1", "has": Seat(rupees=1)}, 105),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "9+1 / 12+1", "has": Seat(rupees=0)}, 12),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "9 10+1 / 12", "has": Seat(rupees=1)}, NONE),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "9+3", "has": Seat(rupees=2)}, NONE),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "101+5 111+3", "has": Seat(rupees=1)}, NONE),
    ("rad_gain_region", {"market": "9 5 24"}, 5),
    ("rad_gain_region", {"market": "24 - / 44"}, 44),
    ("rad_gain_region", {"market": "16", "has": Seat(tribes="kabul")}, NONE),  # she rules Kabul
    ("rad_gain_region", {"market": "16 5"}, 5),  # an army alone rules nothing
    ("rad_gain_region", {"market": "5 24", "other": Seat("british", tribes="kabul")}, 24),
    ("rad_gain_region", {"market": "5", "other": Seat("british", tribes="kabul")}, NONE),
    ("rad_gain_region", {"market": "7", "other": Seat("british", tribes="kabul")}, 7),
    # She could not pay the bribe, so she would not even play it.
    ("rad_gain_region", {"market": "7", "has": Seat(rupees=0), "other": Seat("british", tribes="kabul")}, NONE),
    ("rad_gain_region", {"market": "7+1", "has": Seat(rupees=0), "other": Seat("british", tribes="kabul")}, 7),
    ("rad_most_blocks", {"market": "9 8 13 / 32"}, 32),
    ("rad_most_blocks", {"market": "9 63 / 1 98"}, 98),
    ("rad_most_blocks", {"market": "1 5"}, NONE),
    ("rad_if_no_dominance_most_cylinders", {"market": "5 7 / 1 9"}, 1),
    ("rad_if_no_dominance_most_cylinders", {"market": "1 - / 7"}, 7),
    ("rad_if_no_dominance_most_cylinders", {"market": "9 12"}, NONE),
    ("rad_if_no_dominance_most_cylinders", {"market": "5 7 / 1", "british": "kabul*4"}, NONE),
    ("rad_if_no_move_card_a_move_card", {"market": "8 13 9 / 1"}, 1),
    ("rad_if_no_move_card_a_move_card", {"market": "13 / 9"}, 13),
    ("rad_if_no_move_card_a_move_card", {"market": "13", "has": Seat(court="63")}, NONE),
    ("rad_if_no_move_card_a_move_card", {"market": "8 16"}, NONE),
    ("rad_if_dominance_matching_patriot", {"market": "9 20 22 / 86 32", "british": "kabul*4"}, 32),
    ("rad_if_dominance_matching_patriot", {"market": "9 86", "british": "kabul*4"}, NONE),
    ("rad_if_dominance_matching_patriot", {"market": "20", "british": "kabul*3"}, NONE),
    ("rad_if_court_full_highest_political", {"market": "5 56", "has": Seat(court="9 8 16")}, 56),
    ("rad_if_court_full_highest_political", {"market": "5 56", "has": Seat(court="9 8 13 16")}, 56),
    ("rad_if_court_full_highest_political", {"market": "5 56", "has": Seat(court="9 8")}, NONE),
    ("rad_if_court_full_highest_political", {"market": "5 56", "has": Seat(court="9 8 26")}, NONE),
    ("rad_if_court_full_highest_political", {"market": "1", "has": Seat(court="9 8 16")}, NONE),
    ("rad_if_fewer_spies_highest_intelligence", {"market": LONG, "other": Seat("british", court="9", spies="9")}, 1),
    (
        "rad_if_fewer_spies_highest_intelligence",
        {"market": LONG, "has": Seat(court="8", spies="8"), "other": Seat("british", court="9", spies="9*2")},
        1,
    ),
    (
        "rad_if_fewer_spies_highest_intelligence",
        {"market": LONG, "has": Seat(court="8", spies="8"), "other": Seat("british", court="9", spies="9")},
        NONE,
    ),
    ("rad_if_fewer_spies_highest_intelligence", {"market": LONG}, NONE),
]


def instructed_position(options: dict[str, Any]) -> Any:
    options = dict(options)
    has, other = options.pop("has", Seat()), options.pop("other", Seat("british"))
    return hers(has, other, cards="8 12", **options)


@pytest.mark.parametrize(
    ("line", "options", "wanted"), INSTRUCTIONS, ids=[f"{number}-{case[0]}" for number, case in enumerate(INSTRUCTIONS)]
)
def test_w15_what_the_line_asks_for(line: str, options: dict[str, Any], wanted: int) -> None:
    assert instructed(instructed_position(options).table, line) == wanted


def test_w15_every_instruction_is_tried_both_ways() -> None:
    for line in CHOICES:
        results = [wanted for name, _, wanted in INSTRUCTIONS if name == line]
        assert NONE in results, line
        assert max(results) > 0, line


@pytest.mark.parametrize("line", sorted(CHOICES))
def test_w15_she_needs_the_money(line: str) -> None:
    options = next(options for name, options, wanted in INSTRUCTIONS if name == line and wanted != NONE)
    state = instructed_position(options)
    state.table.rupees[WAKHAN] = 0
    for place in range(12):
        state.table.rupees_on[place] = 0
    # Everything moves to the column that costs five.
    cards = [card for card in state.table.market if card and card != 14]
    state.table.market[:] = [0] * 12
    state.table.market[5] = cards[0]
    assert instructed(state.table, line) == NONE


@pytest.mark.parametrize("line", sorted(CHOICES))
def test_w15_not_a_card_that_got_a_rupee_this_turn(line: str) -> None:
    options, wanted = next(
        (options, wanted) for name, options, wanted in INSTRUCTIONS if name == line and wanted != NONE
    )
    state = instructed_position(options)
    state.table.paid |= 1 << wanted
    assert instructed(state.table, line) != wanted


def test_w15_instructions_are_followed_though_a_check_is_in_the_market() -> None:
    # Nobody is dominant, and 7 would place more cylinders.
    options: dict[str, Any] = {"market": "7 101 / 5 12", "deck": "102", "other": Seat("british", tribes="herat*9")}
    state = instructed_position(options)
    assert chosen(state.table) == 7
    assert instructed(state.table, "rad_most_blocks") == 12


def test_w15_the_ambition_comes_first_all_the_same() -> None:
    # Card 9: most blocks, cylinders, radicalize.
    state, events = turn(
        Seat(tribes="herat*3", rupees=5), Seat("british", tribes="kabul"), cards=aimed(9),
        market="101 12 / 5", deck="102",
    )  # fmt: skip
    assert why(events, "ambition")[0] == 101
    assert state.table.points[WAKHAN] == 3
    assert {*state.table.courts[WAKHAN]} == {12}


def test_w15_doing_it_is_radicalizing_it() -> None:
    state = hers(Seat(rupees=4), market="9 8 / 32", cards="9 12")
    told_while(state, "rad_most_blocks")
    assert court(state, WAKHAN) == "32"
    assert state.table.actions == 1
    assert market(state) == "9 8 - - - - / - - - - - -"


def test_w15_battle_on_the_card_with_the_most_spies() -> None:
    # 12 has three spies in all, 9 has two; 9 lies with an opponent.
    has = Seat(court="59 12", spies="12*2 9")
    other = Seat("british", court="9", spies="12 9")
    state = hers(has, other)
    events = told_while(state, "battle_card_with_most_spies")
    assert why(events, "battle_on_most") == (12, 0, 3)
    assert state.table.spies_of(1, 12) == 0


def test_w15_battle_on_a_card_ties_go_by_priority() -> None:
    has = Seat(court="59 12", spies="12 9")
    state = hers(has, Seat("british", court="9", spies="12 9"))
    assert why(told_while(state, "battle_card_with_most_spies"), "battle_on_most") == (9, 1, 2)


def test_w15_battle_on_a_card_needs_both_spies_and_a_card_that_battles() -> None:
    other = Seat("british", court="9", spies="9")
    assert not line_done(hers(Seat(court="59", spies="59"), other), "battle_card_with_most_spies")
    assert not line_done(hers(Seat(court="8", spies="9"), other), "battle_card_with_most_spies")
    guarded = Seat("british", court="9 1", spies="9")
    assert not line_done(hers(Seat(court="59", spies="9"), guarded), "battle_card_with_most_spies"), "Advisors"
    # Regions are not meant.
    state = hers(Seat(court="59"), Seat("british", tribes="kabul"), afghan="kabul")
    assert not line_done(state, "battle_card_with_most_spies")
