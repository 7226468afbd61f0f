"""With which card of her court Wakhan acts, and how she taxes, gives and builds (W16, W16a to W16c)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.wakhan.treasury import can_gift

from .positions import Seat, blocks, gifts, market, tribes
from .wakhans import HERAT, KABUL, PUNJAB, WAKHAN, aimed, hers, line_done, reasons, told_while, turn, why

# -- W16 ---------------------------------------------------------------------------------------------------------------


def test_w16_the_acting_card_has_the_highest_priority() -> None:
    # 9 and 8 have tax; 8 is of rank 2. 90 is political and favored.
    state = hers(Seat(court="9 8"), market="1+9")
    assert why(told_while(state, "tax"), "acting") == (8, 7, 5)
    state = hers(Seat(court="9 8 90"), market="1+9")
    assert why(told_while(state, "tax"), "acting") == (90, 2, 5)


def test_w16_it_must_be_unused_and_show_the_icon() -> None:
    state = hers(Seat(court="9 8"), market="1+9")
    told_while(state, "tax")
    assert why(told_while(state, "tax"), "acting") == (9, 0, 5)
    assert not line_done(state, "tax"), "both are used"
    assert not line_done(hers(Seat(court="12 63"), market="1+9"), "tax")


def test_w16_a_hostage_for_which_she_cannot_pay_is_left_alone() -> None:
    captor = Seat("british", spies="8*2", rupees=0)
    state = hers(Seat(court="9 8", rupees=1), captor, market="1+9")
    assert why(told_while(state, "tax"), "acting") == (9, 0, 5)
    state = hers(Seat(court="9 8", rupees=2), captor, market="1+9")
    events = told_while(state, "tax")
    assert why(events, "acting") == (8, 7, 5)
    assert state.table.rupees == [2, 2], "two paid and two taxed"


@pytest.mark.parametrize(("rupees", "done"), [(3, False), (4, True)])
def test_w16_the_bribe_and_the_cost_together(rupees: int, done: bool) -> None:
    captor = Seat("british", spies="17*2", rupees=0)
    state = hers(Seat(court="17", tribes="kabul", rupees=rupees), captor)
    assert line_done(state, "build") == done


def test_w16_a_bonus_card_costs_no_action_and_others_one() -> None:
    state = hers(Seat(court="9 90"), market="1+9")
    told_while(state, "tax")
    assert state.table.actions == 2
    told_while(state, "tax")
    assert state.table.actions == 1


def test_w16_irregulars_and_new_tactics_are_bonus_too() -> None:
    state = hers(Seat(court="99"), Seat("british", tribes="kabul"), afghan="kabul")
    told_while(state, "battle")
    assert state.table.actions == 2
    state = hers(Seat(court="16", boons="new_tactics"), market="1+9")
    told_while(state, "tax")
    assert state.table.actions == 2


# -- W16a --------------------------------------------------------------------------------------------------------------


def test_w16a_players_first_the_richest_first_down_to_the_shelter() -> None:
    has = Seat(court="8", tribes="kabul", rupees=0)
    poor, rich = Seat("british", court="9", rupees=3), Seat("russian", court="16", rupees=5)
    state = hers(has, poor, rich, market="1+9")
    events = told_while(state, "tax")
    assert state.table.rupees == [2, 3, 3]
    assert why(events, "taxed_player") == (2, 2)


def test_w16a_then_the_other_then_the_market() -> None:
    has = Seat(court="8", tribes="kabul", rupees=0)
    # 9 shelters one, 11 shelters two.
    state = hers(has, Seat("british", court="9", rupees=2), Seat("russian", court="11", rupees=3), market="1+9")
    told_while(state, "tax")
    assert state.table.rupees == [2, 1, 2]
    state = hers(has, Seat("british", court="9", rupees=1), Seat("russian", court="11", rupees=3), market="1+9")
    told_while(state, "tax")
    assert state.table.rupees == [2, 1, 2]
    assert state.table.rupees_on[0] == 8


@pytest.mark.parametrize(("side", "rupees"), [("top", [2, 2, 4]), ("bottom", [2, 4, 2])])
def test_w16a_the_red_arrow_breaks_a_tie(side: str, rupees: list[int]) -> None:
    has = Seat(court="8", tribes="kabul", rupees=0)
    others = Seat("british", court="16", rupees=4), Seat("russian", court="15", rupees=4)
    state = hers(has, *others, cards=aimed(7, 0, side))
    told_while(state, "tax")
    assert state.table.rupees == rupees


def test_w16a_only_players_with_a_card_of_a_region_that_she_rules() -> None:
    has = Seat(court="8", tribes="kabul", rupees=0)
    state = hers(has, Seat("british", court="61", rupees=9), Seat("russian", rupees=9))
    assert not line_done(state, "tax")
    has = Seat(court="8 5", rupees=0)
    state = hers(has, Seat("british", court="61", rupees=9), Seat("russian", rupees=9))
    told_while(state, "tax")
    assert state.table.rupees == [2, 7, 9], "Ancient Lineage is for her too, and needs a card of the victim"


@pytest.mark.parametrize(
    ("card", "side", "after"),
    [
        (11, "top", "1 9 - - - - / 16 8+1 - - - -"),
        (11, "bottom", "1 9 - - - - / 16 8+1 - - - -"),
        (55, "top", "1 9 - - - - / 16+1 8+1 - - - -"),
        (55, "bottom", "1+1 9 - - - - / 16 8+1 - - - -"),
    ],
)
def test_w16a_the_market_from_the_left_in_the_row_of_the_red_arrow(card: int, side: str, after: str) -> None:
    state = hers(Seat(court=str(card), rupees=0), market="1+1 9 / 16+1 8+1", cards=aimed(7, 0, side))
    told_while(state, "tax")
    assert market(state) == after


def test_w16a_the_leftmost_column_first_in_either_row() -> None:
    state = hers(Seat(court="55", rupees=0), market="1 9 4+5 / 16 8+1", cards=aimed(7, 0, "top"))
    told_while(state, "tax")
    assert market(state) == "1 9 4+5 - - - / 16 8 - - - -"


def test_w16a_without_a_rupee_to_be_had_it_is_not_possible() -> None:
    assert not line_done(hers(Seat(court="9"), Seat("british", court="12", rupees=3), market="1"), "tax")


# -- W16b --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "rupees", "after"), [("", 9, "2"), ("2", 9, "2 4"), ("2 4", 9, "2 4 6"), ("4", 9, "2 4")]
)
def test_w16b_the_cheapest_free_space(given: str, rupees: int, after: str) -> None:
    state, _ = turn(Seat(court="12", gifts=given, rupees=rupees), cards=aimed(22), favored="economic", market="- 1 4 5")
    assert gifts(state, WAKHAN) == after


@pytest.mark.parametrize(("given", "rupees"), [("", 1), ("2", 3), ("2 4", 5), ("2 4 6", 9)])
def test_w16b_not_without_the_money_or_a_space(given: str, rupees: int) -> None:
    state, events = turn(Seat(court="12", gifts=given, rupees=rupees), cards=aimed(22), favored="economic")
    assert gifts(state, WAKHAN) == given
    assert "bonus" not in dict(reasons(events))


def test_w16b_it_is_paid_from_the_right() -> None:
    state, _ = turn(
        Seat(court="12", gifts="2", rupees=4), cards=aimed(22), favored="economic", market="- 1 4 / - 5 6 7"
    )
    assert market(state) == "- 1+1 4+1 - - - / - 5 6+1 7+1 - -"


def test_w16b_with_an_empty_supply_a_tribe_or_spy_never_a_gift() -> None:
    has = Seat(court="12 5", tribes="kabul*8", spies="12", gifts="2", rupees=4)
    state, _ = turn(has, cards=aimed(22), favored="economic")
    assert gifts(state, WAKHAN) == "2 4"
    assert tribes(state, WAKHAN) == "kabul*7"
    # Everything else is placed this turn or a gift: then there is nothing to give.
    has = Seat(court="12", gifts="2", rupees=4)
    state = hers(has)
    for _ in range(9):
        state.table.place_cylinder(WAKHAN, KABUL)
    assert not can_gift(state.table)


# -- W16c --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rupees", "armies"), [(2, 1), (3, 1), (4, 2), (6, 3), (9, 3)])
def test_w16c_as_many_armies_as_she_can_pay_three_at_most(rupees: int, armies: int) -> None:
    state = hers(Seat(court="17", tribes="kabul", rupees=rupees))
    told_while(state, "build")
    assert state.table.blocks_at(0, KABUL) == armies
    assert state.table.rupees[WAKHAN] == rupees - 2 * armies


@pytest.mark.parametrize(("card", "region"), [(7, PUNJAB), (9, KABUL), (12, HERAT)])
def test_w16c_in_the_first_region_of_her_list_that_she_rules(card: int, region: int) -> None:
    # Card 12 begins with Kandahar, which she does not rule.
    state = hers(Seat(court="17", tribes="kabul herat punjab", rupees=2), Seat("russian"), cards=aimed(card))
    told_while(state, "build")
    assert [place for place in range(6) if any(state.table.armies[3 * place : 3 * place + 3])] == [region]


def test_w16c_armies_only_paid_from_the_right() -> None:
    state = hers(Seat(court="17", tribes="kabul", rupees=6), market="1 4 / 5")
    told_while(state, "build")
    assert blocks(state, "afghan") == "kabul*3"
    assert market(state) == "1+1 4+1 - - - - / 5+1 - - - - -", "what finds no card leaves the game"


def test_w16c_nation_building_doubles_and_infrastructure_adds_one() -> None:
    state = hers(Seat(court="17", tribes="kabul", rupees=6, boons="nation_building"))
    told_while(state, "build")
    assert blocks(state, "afghan") == "kabul*6"
    assert state.table.rupees[WAKHAN] == 0
    state = hers(Seat(court="78", tribes="kabul", rupees=4))
    told_while(state, "build")
    assert blocks(state, "afghan") == "kabul*3"
    state = hers(Seat(court="78", tribes="kabul", rupees=6, boons="nation_building"), market="1 4 6 8 / 5 7 9 10")
    told_while(state, "build")
    assert blocks(state, "afghan") == "kabul*7"
    assert market(state) == "1 4+1 6+1 8+1 - - / 5 7+1 9+1 10+1 - -"


@pytest.mark.parametrize(
    ("has", "possible"),
    [
        (Seat(court="17", tribes="kabul", rupees=1), False),
        (Seat(court="17", rupees=9), False),
        (Seat(court="17", tribes="kabul", rupees=9), True),
    ],
)
def test_w16c_she_needs_money_and_a_region(has: Seat, possible: bool) -> None:
    assert line_done(hers(has), "build") == possible


def test_w16c_with_an_empty_supply_armies_come_from_elsewhere() -> None:
    # Card 7, afghan: punjab, transcaspia, kabul ...
    state = hers(Seat(court="17", tribes="kabul", rupees=6), afghan="punjab herat*11", cards=aimed(7))
    told_while(state, "build")
    assert blocks(state, "afghan") == "herat*9 kabul*3"
    state = hers(Seat(court="17", tribes="kabul", rupees=6), afghan="kabul*12", cards=aimed(7))
    assert not line_done(state, "build"), "[ours] an army that comes from there changes nothing"
