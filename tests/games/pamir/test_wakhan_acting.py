"""What Wakhan does with the cards of her court (W16), with an improvement (W21) and without the slips of W22."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from gonfalon.games.pamir.places import NEIGHBOURS, REGIONS
from gonfalon.games.pamir.wakhan.moving import Step, next_step
from gonfalon.games.pamir.wakhan.treasury import can_gift

from .positions import CARDS, Seat, asked, blocks, court, gifts, market, play, prizes, spies, tribes
from .wakhans import HERAT, KABUL, PUNJAB, WAKHAN, aimed, hers, line_done, reasons, told_while, turn, why

SPIES: dict[str, Any] = {"improved": frozenset({"spies"})}


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


# -- W16d --------------------------------------------------------------------------------------------------------------


def test_w16d_the_highest_priority_card_with_a_prize_and_her_spy() -> None:
    has = Seat(court="16 57", spies="57 4 8 28", rupees=4)
    state = hers(has, Seat("british", court="4 8 28"))
    events = told_while(state, "betray")
    # 8 shows no prize; 4 and 28 lie with an opponent and are alike but for the number.
    assert why(events, "betrayed") == (28, 8)
    assert prizes(state, WAKHAN) == "28"
    assert court(state, 1) == "4 8"
    assert spies(state, WAKHAN) == "4 8 57", "that spy is lost too"
    assert state.table.rupees[WAKHAN] == 2


def test_w16d_her_own_cards_too() -> None:
    state = hers(Seat(court="16 57", spies="57", rupees=2))
    told_while(state, "betray")
    assert court(state, WAKHAN) == "16"
    assert prizes(state, WAKHAN) == "57"


def test_w16d_even_the_card_that_acts() -> None:
    state = hers(Seat(court="57", spies="57", rupees=2))
    told_while(state, "betray")
    assert court(state, WAKHAN) == ""
    assert prizes(state, WAKHAN) == "57"


@pytest.mark.parametrize(
    ("has", "other"),
    [
        (Seat(court="16", spies="8", rupees=4), Seat("british", court="8")),  # no prize
        (Seat(court="16", rupees=4), Seat("british", court="4")),  # no spy
        (Seat(court="16", spies="4", rupees=1), Seat("british", court="4")),  # no money
        (Seat(court="16", spies="57", rupees=4), Seat("british", court="57 15")),  # Bodyguards
        (Seat(court="16 83 57", spies="57", rupees=4), Seat("british")),  # her own Bodyguards
    ],
)
def test_w16d_not_possible(has: Seat, other: Seat) -> None:
    assert not line_done(hers(has, other), "betray")


def test_w22_bodyguards_are_those_of_the_owner_of_the_card() -> None:
    # Her own Bodyguards do not guard the cards of others, nor theirs hers.
    state = hers(Seat(court="15", spies="57", rupees=4), Seat("british", court="57"))
    told_while(state, "betray")
    assert prizes(state, WAKHAN) == "57"
    state = hers(Seat(court="16 57", spies="57", rupees=4), Seat("british", court="15"))
    told_while(state, "betray")
    assert prizes(state, WAKHAN) == "57"


def test_w16d_overthrow_and_debts_follow_and_the_prize_comes_after() -> None:
    other = Seat("british", court="42 9 8", tribes="kandahar", rupees=1)
    state = hers(Seat(court="16", spies="42", rupees=4), other)
    line_done(state, "betray")
    assert tribes(state, 1) == ""
    assert asked(state) == (1, "debt")
    assert prizes(state, WAKHAN) == ""
    play(state, "discard 8")
    assert prizes(state, WAKHAN) == "42"


# -- W16e --------------------------------------------------------------------------------------------------------------


def test_w16e_the_first_region_of_her_list_with_an_army_and_enemies() -> None:
    # Card 7, afghan: punjab (no enemy), transcaspia (no army), kabul.
    other = Seat("british", tribes="transcaspia kabul herat")
    state = hers(Seat(court="34"), other, afghan="punjab kabul herat", cards=aimed(7))
    told_while(state, "battle")
    assert tribes(state, 1) == "transcaspia herat"


def test_w16e_tribes_then_armies_then_roads() -> None:
    other = Seat("british", tribes="kabul*2")
    position: dict[str, Any] = {"british": "kabul herat-kabul kabul-punjab", "cards": aimed(7)}
    state = hers(Seat(court="38"), other, afghan="kabul*3", **position)
    told_while(state, "battle")
    assert tribes(state, 1) == ""
    assert blocks(state, "british") == "kabul herat-kabul kabul-punjab"
    state = hers(Seat(court="38"), Seat("british"), afghan="kabul*3", **position)
    told_while(state, "battle")
    assert blocks(state, "british") == "herat-kabul", "[ours] roads by her list: Punjab before Herat"


@pytest.mark.parametrize(("side", "after"), [("top", ["", "kabul*2"]), ("bottom", ["kabul*2", ""])])
def test_w16e_the_player_at_the_red_arrow_first(side: str, after: list[str]) -> None:
    others = Seat("british", tribes="kabul*2"), Seat("russian", tribes="kabul*2")
    state = hers(Seat(court="38"), *others, afghan="kabul*2", cards=aimed(7, 0, side))
    told_while(state, "battle")
    assert [tribes(state, 1), tribes(state, 2)] == after


@pytest.mark.parametrize(("side", "after"), [("top", ("", "kabul")), ("bottom", ("kabul", ""))])
def test_w16e_blocks_of_that_player_first_too(side: str, after: tuple[str, str]) -> None:
    others = Seat("british"), Seat("russian")
    state = hers(Seat(court="34"), *others, afghan="kabul*2", british="kabul", russian="kabul", cards=aimed(7, 0, side))
    told_while(state, "battle")
    assert (blocks(state, "british"), blocks(state, "russian")) == after
    # A tribe of the other comes before an army of this one.
    others = Seat("british", tribes="kabul"), Seat("russian", tribes="kabul")
    state = hers(Seat(court="38"), *others, afghan="kabul*2", british="kabul", russian="kabul", cards=aimed(7, 0, side))
    told_while(state, "battle")
    assert (tribes(state, 1), tribes(state, 2)) == ("", "")


@pytest.mark.parametrize(("card", "armies", "removed"), [(34, 3, 1), (38, 3, 2), (38, 1, 1), (38, 2, 2)])
def test_w16e_no_more_than_the_rank_and_her_armies(card: int, armies: int, removed: int) -> None:
    state = hers(Seat(court=str(card)), Seat("british", tribes="kabul*4"), afghan=f"kabul*{armies}", cards=aimed(7))
    told_while(state, "battle")
    assert state.table.tribes_of(1, KABUL) == 4 - removed


def test_w16e_nationalism_lets_her_tribes_fight() -> None:
    other = Seat("british", tribes="kabul*4")
    has = Seat(court="38", tribes="kabul", boons="nationalism")
    state = hers(has, other, cards=aimed(7))
    told_while(state, "battle")
    assert state.table.tribes_of(1, KABUL) == 3
    state = hers(has, other, afghan="kabul", cards=aimed(7))
    told_while(state, "battle")
    assert state.table.tribes_of(1, KABUL) == 2
    assert not line_done(hers(Seat(court="38", tribes="kabul"), other, cards=aimed(7)), "battle")


def test_w16e_coalitions_that_nobody_is_loyal_to_are_no_enemies() -> None:
    state = hers(Seat(court="38"), Seat("british"), afghan="kabul", russian="kabul*3", cards=aimed(7))
    assert not line_done(state, "battle")


def test_w16e_a_citadel_protects() -> None:
    other = Seat("british", court="17", tribes="kabul")
    state = hers(Seat(court="38"), other, afghan="kabul", cards=aimed(7))
    assert not line_done(state, "battle")
    state = hers(Seat(court="38"), other, afghan="kabul", british="kabul", cards=aimed(7))
    told_while(state, "battle")
    assert (tribes(state, 1), blocks(state, "british")) == ("kabul", "")


def test_w16e_overthrow_after_it() -> None:
    other = Seat("british", court="5 9", tribes="kabul")
    state = hers(Seat(court="38"), other, afghan="kabul", cards=aimed(7))
    told_while(state, "battle")
    assert court(state, 1) == "9"


def test_w16e_a_region_before_a_card_and_a_card_by_priority() -> None:
    has = Seat(court="38 12", spies="9 12")
    other = Seat("british", court="9", spies="9 12*2", tribes="kabul")
    state = hers(has, other, afghan="kabul", cards=aimed(7))
    told_while(state, "battle")
    assert tribes(state, 1) == ""
    assert spies(state, 1) == "9 12*2"
    state = hers(has, other, cards=aimed(7))
    assert why(told_while(state, "battle"), "battle_on") == (9, 1)
    assert spies(state, 1) == "12*2"


@pytest.mark.parametrize(("side", "left"), [("top", ["", "12"]), ("bottom", ["12", ""])])
def test_w16e_spies_of_the_player_at_the_red_arrow_first(side: str, left: list[str]) -> None:
    others = Seat("british", spies="12"), Seat("russian", spies="12")
    state = hers(Seat(court="38 12", spies="12"), *others, cards=aimed(7, 0, side))
    told_while(state, "battle")
    assert [spies(state, 1), spies(state, 2)] == left


def test_w16e_no_more_spies_than_hers_and_the_rank() -> None:
    state = hers(Seat(court="34 12", spies="12*3"), Seat("british", spies="12*4"), cards=aimed(7))
    told_while(state, "battle")
    assert spies(state, 1) == "12*3"
    state = hers(Seat(court="38 12", spies="12"), Seat("british", spies="12*4"), cards=aimed(7))
    told_while(state, "battle")
    assert spies(state, 1) == "12*3"


def test_w16e_advisors_protect_spies() -> None:
    others = Seat("british", court="1", spies="12"), Seat("russian", spies="12")
    state = hers(Seat(court="38 12", spies="12*2"), *others, cards=aimed(7))
    told_while(state, "battle")
    assert [spies(state, 1), spies(state, 2)] == ["12", ""]


def test_w16e_safe_houses_are_asked_and_her_turn_goes_on() -> None:
    # Card 15: move, battle, radicalize.
    state, events = turn(
        Seat(court="38 12", spies="12"), Seat("british", court="41 72", spies="12"), cards=aimed(15), market="9"
    )
    assert asked(state) == (1, "safe-house")
    play(state, "shelter 72")
    assert spies(state, 1) == "72"
    assert 9 in state.table.courts[WAKHAN], "the radicalize came after it"
    assert state.over
    assert events


def test_w16e_without_anything_to_fight_for_it_is_not_possible() -> None:
    assert not line_done(
        hers(Seat(court="38", tribes="kabul"), Seat("british", tribes="kabul"), cards=aimed(7)), "battle"
    )
    assert not line_done(hers(Seat(court="38"), afghan="kabul", cards=aimed(7)), "battle")


# -- W16f --------------------------------------------------------------------------------------------------------------


def step_of(has: Seat, *others: Seat, **options: Any) -> Step | None:
    return next_step(hers(has, *others, **options).table)


def test_w16f_an_army_goes_to_the_first_region_beside_with_more_tribes_than_armies() -> None:
    # Card 7, afghan: punjab, transcaspia, kabul, persia, kandahar, herat. Kabul borders on all but Persia.
    other = Seat("british", tribes="herat transcaspia persia")
    assert step_of(Seat(), other, afghan="kabul", cards=aimed(7)) == ("army", KABUL, 1)
    assert step_of(Seat(), other, afghan="kabul transcaspia", cards=aimed(7)) == ("army", 1, 0), "transcaspia first"
    other = Seat("british", tribes="herat transcaspia")
    assert step_of(Seat(), other, afghan="kabul transcaspia", cards=aimed(7)) == ("army", 1, HERAT)
    other = Seat("british", tribes="kabul*2")
    assert step_of(Seat(), other, afghan="kabul*2 punjab", cards=aimed(7)) is None
    assert step_of(Seat(), other, afghan="kabul punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)


def test_w16f_tribes_of_all_others_count_hers_do_not() -> None:
    others = Seat("british", tribes="kabul"), Seat("russian", tribes="kabul")
    assert step_of(Seat(), *others, afghan="kabul punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    assert step_of(Seat(tribes="kabul*3"), Seat("british"), afghan="punjab", cards=aimed(7)) is None


def test_w16f_no_roads_are_needed_and_only_her_coalition_moves() -> None:
    other = Seat("british", tribes="kabul")
    assert step_of(Seat(), other, afghan="punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    assert step_of(Seat(), other, russian="punjab", british="punjab", cards=aimed(7)) is None


def test_w16f_not_where_it_would_cost_her_the_rule() -> None:
    other = Seat("british", tribes="kabul*2 punjab")
    has = Seat(tribes="punjab")
    assert step_of(has, other, afghan="punjab", cards=aimed(7)) is None
    assert step_of(has, other, afghan="punjab*2", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    # Where she does not rule there is nothing to lose.
    assert step_of(Seat(), other, afghan="punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    # The armies of another coalition count for her too: one of hers may go.
    assert step_of(has, other, afghan="punjab", russian="punjab*2", cards=aimed(7)) == ("army", PUNJAB, KABUL)


def test_w16f_as_many_steps_as_the_rank_each_looked_at_anew() -> None:
    # 35 is of rank 2.
    state = hers(Seat(court="35"), Seat("british", tribes="kabul*2"), afghan="punjab*3", cards=aimed(7))
    told_while(state, "move")
    assert blocks(state, "afghan") == "kabul*2 punjab"
    state = hers(Seat(court="63"), Seat("british", tribes="kabul*2"), afghan="punjab*3", cards=aimed(7))
    events = told_while(state, "move")
    assert blocks(state, "afghan") == "kabul*2 punjab", "the third has nowhere to go"
    assert [word for word, _ in reasons(events)].count("army_step") == 2


def test_w16f_an_army_may_step_more_than_once() -> None:
    # From Punjab to Kabul, from there to Herat, which comes after in the list.
    state = hers(Seat(court="35"), Seat("british", tribes="kabul transcaspia*1"), afghan="punjab", cards=aimed(7))
    told_while(state, "move")
    assert blocks(state, "afghan") == "transcaspia"


def test_w16f_with_nationalism_an_army_goes_before_a_tribe() -> None:
    has = Seat(tribes="punjab", boons="nationalism")
    other = Seat("british", tribes="kabul*2 punjab*3")
    assert step_of(has, other, afghan="punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    assert step_of(has, other, cards=aimed(7)) == ("tribe", PUNJAB, KABUL)


@pytest.mark.parametrize(
    ("own", "other", "step"),
    [
        ("punjab", "kabul", None),  # it is her rule
        ("punjab*2", "kabul", ("tribe", PUNJAB, KABUL)),
        ("punjab", "kabul punjab", ("tribe", PUNJAB, KABUL)),
    ],
)
def test_w16f_a_tribe_stays_where_it_rules(own: str, other: str, step: tuple[str, int, int] | None) -> None:
    has = Seat(court="9", tribes=own, boons="nationalism")
    assert step_of(has, Seat("british", tribes=other), cards=aimed(7)) == step
    assert step_of(Seat(court="9", tribes=own), Seat("british", tribes=other), cards=aimed(7)) is None


def test_w16f_the_last_tribe_that_leaves_overthrows_her() -> None:
    has = Seat(court="9 26", tribes="punjab", boons="nationalism")
    state = hers(has, Seat("british", tribes="kabul punjab"), cards=aimed(7))
    told_while(state, "move")
    assert tribes(state, WAKHAN) == "kabul"
    assert court(state, WAKHAN) == "9"


def test_w16f_no_spies_in_the_base_rules() -> None:
    state = hers(Seat(court="9 12", spies="12*2"), Seat("british", court="61"), cards=aimed(7))
    assert not line_done(state, "move")


def test_w16f_the_list_of_every_card_is_followed() -> None:
    """All origins and targets at once: what moves is the first of the list that has a neighbour later or earlier."""
    everywhere = " ".join(REGIONS)
    for number in range(1, 25):
        coalition = ("afghan", "british", "russian")[CARDS.wakhan[number - 1].loyalty[0]]
        loyalty = "british" if coalition != "british" else "afghan"
        tribes_of_his = " ".join(f"{region}*2" for region in REGIONS[:4])
        state = hers(
            Seat(), Seat(loyalty, tribes=tribes_of_his), cards=aimed(number), **dict[str, Any]({coalition: everywhere})
        )
        step = next_step(state.table)
        regions = CARDS.wakhan[number - 1].regions
        beside = {region: [other for other, _ in NEIGHBOURS[region]] for region in range(6)}
        origin = next(region for region in regions if any(other < 4 for other in beside[region]))
        target = next(region for region in regions if region < 4 and region in beside[origin])
        assert step == ("army", origin, target), number


# -- W21 ---------------------------------------------------------------------------------------------------------------


def test_w21_an_idle_spy_moves_when_no_army_can() -> None:
    # Track: 9 12 of hers, 61 of his. From 12 the best card beside it is 61 of an opponent.
    has = Seat(court="9 12", spies="12*2")
    state = hers(has, Seat("british", court="61"), cards=aimed(7), **SPIES)
    events = told_while(state, "move")
    assert why(events, "spy_step") == (12, 61)
    assert spies(state, WAKHAN) == "12 61"


def test_w21_armies_come_first() -> None:
    has = Seat(court="9 12", spies="12*2")
    state = hers(has, Seat("british", court="61", tribes="kabul"), cards=aimed(7), afghan="punjab", **SPIES)
    told_while(state, "move")
    assert spies(state, WAKHAN) == "12*2"


def test_w21_a_spy_that_is_tied_up_stays() -> None:
    has = Seat(court="9 12", spies="12*2")
    state = hers(has, Seat("british", court="61", spies="12*2"), cards=aimed(7), **SPIES)
    assert not line_done(state, "move")


def test_w21_from_the_card_of_the_lowest_priority() -> None:
    has = Seat(court="9 12 8", spies="9 12")
    step = step_of(has, Seat("british", court="61"), cards=aimed(7), **SPIES)
    assert step == ("spy", 9, 61), "the ring: 61 lies beside 9"


def test_w21_not_onto_a_card_where_she_has_the_most() -> None:
    has = Seat(court="9 12 8", spies="9 12 61")
    step = step_of(has, Seat("british", court="61"), cards=aimed(7), **SPIES)
    assert step == ("spy", 12, 8), "from 9 both neighbours are hers; from 12 it is 8"


def test_w21_strange_bedfellows_and_well_connected_count() -> None:
    has = Seat(court="9 12 21", spies="12")
    other = Seat("british", court="61 8")
    step = step_of(has, other, cards=aimed(7), **SPIES)
    assert step == ("spy", 12, 8), "of the same region"
    has = Seat(court="56 9 12 13", spies="12")
    step = step_of(has, Seat("british", court="61"), cards=aimed(7), **SPIES)
    assert step == ("spy", 12, 61), "two cards further"


def test_w16f_lists_have_all_regions() -> None:
    assert all(sorted(card.regions) == list(range(6)) for card in CARDS.wakhan)
    assert all(a != b for card in CARDS.wakhan for a, b in pairwise(card.regions))
