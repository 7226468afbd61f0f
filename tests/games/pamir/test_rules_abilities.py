"""The special abilities of cards, position by position (rules, section X)."""

from __future__ import annotations

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir.places import KABUL
from gonfalon.games.pamir.position import block_mark
from gonfalon.games.pamir.words import AFGHAN, BRITISH

from .positions import (
    Seat,
    asked,
    blocks,
    court,
    laid,
    market,
    offered,
    play,
    prizes,
    rulers,
    spies,
    tribes,
)  # fmt: skip

BYSTANDER = Seat("russian")


# -- X1: Indispensable Advisors ----------------------------------------------------------------------------------------


def test_x1_spies_of_the_owner_survive_battles_on_any_card() -> None:
    state = laid(
        Seat("british", court="38", spies="1*2 2*2"), Seat("russian", court="1", spies="1*2 2"),
        Seat("russian", court="2", spies="1 2*2"),
    )  # fmt: skip
    play(state, "battle 38")
    assert offered(state) == ["site 1", "site 2"]
    play(state, "site 2")
    assert offered(state) == ["done", "remove-spy G"]  # the first of the two is gone unasked
    play(state, "remove-spy G")
    assert (spies(state, 1), spies(state, 2)) == ("1*2 2", "1")


def test_x1_a_card_with_protected_spies_alone_is_no_site() -> None:
    state = laid(Seat("british", court="38", spies="2*2"), Seat("russian", court="1 2", spies="2"))
    assert offered(state, "battle") == []


def test_x1_it_protects_neither_against_the_owner_nor_against_betrayal() -> None:
    state = laid(Seat("british", court="38 53", spies="1*2 38"), Seat("russian", court="1", spies="1"), Seat("russian"))
    play(state, "betray 53", "target 1", "refuse")
    assert (spies(state, 0), spies(state, 1)) == ("38", "")
    state = laid(Seat("british", court="38 1", spies="38"), Seat("russian", spies="38"))
    play(state, "battle 38")
    assert spies(state, 1) == ""


def test_x1_tribes_are_not_protected() -> None:
    state = laid(Seat("british", court="38"), Seat("russian", court="1", tribes="kabul"), british="kabul")
    play(state, "battle 38")
    assert tribes(state, 1) == ""


# -- X2: Insurrection --------------------------------------------------------------------------------------------------


def test_x2_two_afghan_armies_enter_kabul_after_a_check() -> None:
    state = laid(Seat("british", court="9"), Seat("russian", court="3"), market="101", deck="102", afghan="herat-kabul")
    play(state, "buy 101")
    assert (asked(state), blocks(state, "afghan")) == ((0, "actions"), "kabul*2 herat-kabul")


def test_x2_they_enter_when_the_map_was_cleared() -> None:
    state = laid(
        Seat("british", court="3", tribes="kabul"), Seat("russian", points=3), Seat("afghan", tribes="kabul"),
        market="101", deck="102", british="kabul*4 punjab", afghan="herat",
    )  # fmt: skip
    play(state, "buy 101")
    assert not state.over
    assert (blocks(state, "british"), blocks(state, "afghan")) == ("", "kabul*2")
    assert rulers(state) == {"kabul": 2}


def test_x2_not_without_the_card_and_not_when_the_game_is_over() -> None:
    state = laid(Seat("british", court="9"), BYSTANDER, market="101", deck="102 3")
    assert blocks(play(state, "buy 101"), "afghan") == ""
    state = laid(Seat("british", court="3"), BYSTANDER, market="101")
    play(state, "buy 101")
    assert (state.over, blocks(state, "afghan")) == (True, "")
    state = laid(Seat("british", court="3", points=8), BYSTANDER, market="101", deck="102")
    play(state, "buy 101")
    assert (state.over, blocks(state, "afghan")) == (True, "")


def test_x2_with_an_empty_supply_the_owner_takes_armies_or_roads_of_the_map() -> None:
    state = laid(
        Seat("british"), Seat("russian", court="3"), market="101", deck="102",
        afghan="herat*6 persia-herat*6", british="persia*9",
    )  # fmt: skip
    play(state, "buy 101")
    assert (asked(state), offered(state)) == ((1, "lift"), ["lift herat", "lift persia-herat"])
    play(state, "lift herat", "lift persia-herat")
    assert (asked(state), blocks(state, "afghan")) == ((0, "actions"), "herat*5 kabul*2 persia-herat*5")


def test_x2_the_first_army_is_not_taken_for_the_second() -> None:
    state = laid(
        Seat("british"), Seat("russian", court="3"), market="101", deck="102", afghan="herat kabul*10",
        british="persia*9",
    )  # fmt: skip
    play(state, "buy 101")  # the last of the supply goes first
    assert (asked(state), offered(state)) == ((1, "lift"), ["lift herat", "lift kabul"])
    play(state, "lift kabul")  # one of the ten that stood there
    assert blocks(state, "afghan") == "herat kabul*11"


def test_x2_is_left_out_when_every_afghan_block_was_placed_this_turn() -> None:
    state = laid(
        Seat("british"), Seat("russian", court="3"), market="101", deck="102", afghan="kabul*12", british="persia*9"
    )
    state.table.fresh[:] = [block_mark(AFGHAN, KABUL)] * 12
    play(state, "buy 101")
    assert (asked(state), blocks(state, "afghan")) == ((0, "actions"), "kabul*12")


# -- X3: Claim of Ancient Lineage --------------------------------------------------------------------------------------


def test_x3_the_owner_taxes_as_if_ruling_everywhere() -> None:
    state = laid(Seat("british", court="5 8", rupees=0), Seat("russian", court="39", tribes="kandahar*3", rupees=3))
    assert rulers(state) == {"kandahar": 1}
    play(state, "tax 8", "rupee B")  # the first is taken unasked: there is no other
    assert state.table.rupees == [2, 1]


def test_x3_does_not_build_nor_take_bribes_and_serves_its_owner_alone() -> None:
    state = laid(Seat("british", court="5", rupees=9), Seat("russian", court="39 8", hand="61"))
    assert offered(state, "build") == []
    play(state, "end", "play 61 left", "road persia-herat", "road persia-herat")
    assert asked(state) == (1, "actions")
    assert offered(state, "tax") == []


def test_x3_a_victim_without_court_and_one_in_shelter_are_not_taxed() -> None:
    state = laid(Seat("british", court="5 8", rupees=0), Seat("russian"), Seat("afghan", court="63", rupees=3))
    assert offered(state, "tax") == []


# -- X4: Bodyguards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guard", [15, 83])
def test_x4_political_cards_of_the_owner_cannot_be_betrayed(guard: int) -> None:
    state = laid(
        Seat("british", court="53", spies=f"{guard} 5 77 9 24"), Seat("russian", court=f"{guard} 5 77 9"),
        Seat("afghan", court="24"),
    )  # fmt: skip
    play(state, "betray 53")
    targets = [move.split()[1] for move in offered(state)]
    assert sorted(targets) == sorted([str(guard), "9", "24"])


def test_x4_when_the_guards_are_gone_the_protection_is_too() -> None:
    state = laid(Seat("british", court="53 59", spies="83 5"), Seat("russian", court="83 5"), favored="military")
    play(state, "betray 53")
    assert court(state, 1) == "5"
    play(state, "betray 59", "refuse")
    assert court(state, 1) == ""


# -- X5: Citadel -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("citadel", "region"), [(17, "kabul"), (97, "transcaspia")])
def test_x5_battles_cannot_remove_the_tribes_of_the_owner_there(citadel: int, region: str) -> None:
    state = laid(
        Seat("british", court="38"), Seat("russian", court=f"{citadel}", tribes=f"{region} herat"),
        Seat("afghan", tribes=region), british=f"{region}*2 herat", russian=region,
    )  # fmt: skip
    play(state, "battle 38", f"site {region}")
    assert offered(state) == ["remove-army russian", "remove-tribe G"]


@pytest.mark.parametrize(("citadel", "region"), [(17, "transcaspia"), (97, "kabul")])
def test_x5_the_other_region_is_not_protected(citadel: int, region: str) -> None:
    state = laid(Seat("british", court="38"), Seat("russian", court=f"{citadel}", tribes=region), british=region)
    play(state, "battle 38")
    assert tribes(state, 1) == ""


def test_x5_a_region_with_nothing_but_protected_tribes_is_no_site() -> None:
    state = laid(Seat("british", court="38"), Seat("russian", court="17", tribes="kabul"), british="kabul")
    assert offered(state, "battle") == []


def test_x5_riots_and_rebuke_reach_them() -> None:
    state = laid(Seat("british"), Seat("russian", court="17", tribes="kabul*2"), market="112 / 30")
    play(state, "end")
    assert tribes(state, 1) == ""
    state = laid(Seat("british"), Seat("russian", court="17", tribes="kabul*2"), market="116 / 30")
    play(state, "buy 116", "rebuke kabul")
    assert tribes(state, 1) == ""


# -- X6 and X11: how spies go ------------------------------------------------------------------------------------------

TRACK = "39 2 31 52 9 16"
"""Of Kandahar, Kabul, Punjab, Kandahar, Kabul and Kabul: the court of the other player, with the spy on 39."""


def slips(court: str, **options: bool) -> list[int]:
    """Where the first step of the spy on 39 can take it; card 63 must be in the court."""
    state = laid(Seat("british", court=court, spies="39"), Seat("russian", court=TRACK), **options)
    play(state, "move 63")
    return [int(move.split()[2]) for move in offered(state, "slip")]


def test_x6_cards_of_the_same_region_are_neighbours() -> None:
    assert slips("63") == [2, 63]
    assert slips("21 63") == [2, 52, 63]


def test_x6_the_region_counts_across_all_courts_for_the_owner_alone() -> None:
    state = laid(
        Seat("british", court="48 63 61", spies="48"), Seat("russian", court="21 41"), Seat("russian", court="39 2 8")
    )
    play(state, "move 63")
    assert offered(state) == ["slip 48 8", "slip 48 63"]
    state = laid(
        Seat("british", court="48 21 61", spies="48"), Seat("russian", court="9 41"), Seat("russian", court="39 2 8")
    )
    play(state, "move 21")
    assert offered(state) == ["slip 48 8", "slip 48 21", "slip 48 39", "slip 48 41"]


def test_x11_one_step_may_go_two_cards_either_way() -> None:
    assert slips("56 63") == [2, 31, 56, 63]
    state = laid(Seat("british", court="56 63", spies="39"), Seat("russian", court=TRACK))
    play(state, "move 63", "slip 39 31", "slip 31 9", "slip 9 56")  # 9, 16, 56
    assert (asked(state), spies(state, 0)) == ((0, "actions"), "56")


def test_x11_armies_still_go_one_region() -> None:
    state = laid(Seat("british", court="56 48"), BYSTANDER, british="punjab kabul-punjab herat-kabul")
    play(state, "move 48")
    assert blocks(state, "british") == "kabul herat-kabul kabul-punjab"


def test_x6_and_x11_every_chain_of_two_hops_is_one_step() -> None:
    # From 39 to 63, 2 and 52; from 63 to 56; from 2, of Kabul, to 31, 9 and 16; from 52 to 31 and 9.
    assert slips("21 56 63") == [2, 9, 16, 31, 52, 56, 63]


def test_x11_a_step_does_not_end_where_it_began() -> None:
    state = laid(Seat("british", court="56 63", spies="63"), Seat("russian", court="2"))
    play(state, "move 63")
    assert offered(state) == ["slip 63 2", "slip 63 56"]


# -- X7: abilities against bribes --------------------------------------------------------------------------------------


def test_x7_charismatic_courtiers_play_without_bribes_but_do_not_free_hostages() -> None:
    ruler = Seat("russian", tribes="herat*2", spies="9")
    state = laid(Seat("british", court="42 9", hand="61"), ruler, market="30+1")
    play(state, "tax 9")
    assert asked(state) == (1, "ask-bribe")
    play(state, "ask 0", "play 61 left")
    assert asked(state) == (0, "road")
    assert asked(play(laid(Seat("british", court="9", hand="61"), ruler), "play 61 left")) == (1, "ask-bribe")


def test_x7_civil_service_reforms_free_hostages_but_do_not_play_without_bribes() -> None:
    ruler = Seat("russian", tribes="herat*2", spies="9")
    state = laid(Seat("british", court="24 9", hand="61", rupees=0), ruler, market="30+1")
    play(state, "tax 9")
    assert (asked(state), state.table.rupees[0]) == ((0, "actions"), 1)
    play(state, "play 61 left")
    assert asked(state) == (1, "ask-bribe")


# -- X8: Safe House ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", [41, 72])
def test_x8_each_removed_spy_may_be_saved_by_itself(house: int) -> None:
    state = laid(Seat("british", court="38", spies="2*2"), Seat("russian", court=f"2 {house}", spies="2*3"))
    play(state, "battle 38", "remove-spy B")
    assert (asked(state), offered(state)) == ((1, "safe-house"), ["lose", f"shelter {house}"])
    play(state, f"shelter {house}", "lose")
    assert (asked(state), spies(state, 1), state.table.cylinders[1]) == ((0, "actions"), f"2 {house}", 8)


def test_x8_with_both_cards_the_owner_chooses_for_each_spy() -> None:
    state = laid(Seat("british", court="38", spies="2*2"), Seat("russian", court="2 72 41", spies="2*2"))
    play(state, "battle 38", "remove-spy B")
    assert offered(state) == ["lose", "shelter 41", "shelter 72"]
    play(state, "shelter 72", "shelter 41")
    assert spies(state, 1) == "41 72"


def test_x8_a_battle_on_the_safe_house_itself() -> None:
    state = laid(Seat("british", court="38", spies="41*2"), Seat("russian", court="41", spies="41*2"))
    play(state, "battle 38", "remove-spy B")
    play(state, "shelter 41", "shelter 41")
    # Both were removed and came back: nobody is removed twice.
    assert (asked(state), spies(state, 1)) == ((0, "actions"), "41*2")


def test_x8_several_owners_are_asked_one_after_the_other_clockwise() -> None:
    state = laid(
        Seat("british", court="41", spies="2"), Seat("british", court="38", spies="2*2"),
        Seat("british", court="72 2", spies="2"), at=1,
    )  # fmt: skip
    play(state, "battle 38", "remove-spy R", "remove-spy G")
    assert asked(state) == (2, "safe-house")
    play(state, "lose")
    assert asked(state) == (0, "safe-house")
    play(state, "shelter 41")
    assert (spies(state, 0), spies(state, 2)) == ("41", "")


def test_x8_neither_betrayal_nor_discard_nor_the_loss_of_tribes_reaches_a_safe_house() -> None:
    state = laid(Seat("british", court="53", spies="2"), Seat("russian", court="2 41", spies="2*2"))
    play(state, "betray 53", "refuse")
    assert (asked(state), spies(state, 1)) == ((0, "actions"), "")
    state = laid(Seat("british", court="38"), Seat("russian", court="2 41", tribes="kabul"), british="kabul")
    play(state, "battle 38")
    assert (asked(state), spies(state, 1)) == ((0, "actions"), "")


def test_x8_saves_spies_of_its_owner_only() -> None:
    state = laid(Seat("british", court="38", spies="2"), Seat("russian", court="2 41"), Seat("russian", spies="2"))
    play(state, "battle 38")
    assert (asked(state), spies(state, 2)) == ((0, "actions"), "")


# -- X9: Blackmail -----------------------------------------------------------------------------------------------------


def test_x9_a_spy_on_a_card_of_the_region_that_has_none_in_whatever_court() -> None:
    state = laid(
        Seat("british", court="43 46", spies="46"), Seat("russian", court="39 41 2", spies="41"),
        Seat("afghan", court="45 61"),
    )  # fmt: skip
    assert (asked(state), offered(state)) == ((0, "blackmail"), ["pass", "spy 39", "spy 43", "spy 45"])
    play(state, "spy 45")
    assert (asked(state), spies(state, 0), state.table.actions) == ((0, "actions"), "45 46", 2)


def test_x9_it_may_be_left_out() -> None:
    state = laid(Seat("british", court="43"), BYSTANDER)
    play(state, "pass")
    assert (asked(state), spies(state, 0)) == ((0, "actions"), "")


def test_x9_both_cards_once_each_in_either_order() -> None:
    state = laid(Seat("british", court="43 54"), Seat("russian", court="39 61"))
    assert offered(state) == ["pass", "spy 39", "spy 43", "spy 54", "spy 61"]
    play(state, "spy 61")
    assert offered(state) == ["pass", "spy 39", "spy 43"]
    play(state, "spy 39")
    assert (asked(state), spies(state, 0)) == ((0, "actions"), "39 61")
    state = laid(Seat("british", court="43 54"), Seat("russian", court="39 61"))
    play(state, "spy 43")
    assert offered(state) == ["pass", "spy 54", "spy 61"]
    play(state, "pass")
    assert (asked(state), spies(state, 0)) == ((0, "actions"), "43")


def test_x9_with_spies_on_every_card_nothing_is_asked() -> None:
    state = laid(Seat("british", court="43", spies="43"), Seat("russian", court="39 61", spies="39"))
    assert asked(state) == (0, "actions")


def test_x9_comes_at_the_start_of_every_turn_of_the_owner_and_of_nobody_else() -> None:
    state = laid(Seat("british", court="9"), Seat("russian", court="54"), Seat("afghan", court="61"))
    assert asked(state) == (0, "actions")
    play(state, "end")
    assert (asked(state), offered(state)) == ((1, "blackmail"), ["pass", "spy 54", "spy 61"])
    play(state, "pass", "end", "end", "end")
    assert (asked(state), offered(state)) == ((1, "blackmail"), ["pass", "spy 54", "spy 61"])


def test_x9_with_an_empty_supply_the_spy_is_taken_from_elsewhere() -> None:
    state = laid(Seat("british", court="43", tribes="kabul*9", spies="43"), Seat("russian", court="39"))
    assert offered(state) == ["lift kabul", "lift 43", "pass"]
    play(state, "lift 43")
    assert offered(state) == ["spy 39", "spy 43"]  # by now 43 has no spy
    play(state, "spy 39")
    assert (spies(state, 0), tribes(state, 0)) == ("39", "kabul*9")


def test_x9_ends_for_a_card_that_went_with_the_last_tribe_of_its_region() -> None:
    state = laid(Seat("british", court="43 54 9", tribes="kandahar", spies="9*9"), Seat("russian", court="39 61"))
    play(state, "lift kandahar", "spy 61")
    assert court(state, 0) == "54 9"  # G8 and G11
    assert (asked(state), spies(state, 0)) == ((0, "actions"), "9*9 61")


# -- X10: Indian Supplies ----------------------------------------------------------------------------------------------


def test_x10_armies_of_the_owner_need_no_roads() -> None:
    state = laid(Seat("british", court="51 63"), BYSTANDER, british="kabul")
    play(state, "move 63")
    assert offered(state) == [
        "march kabul transcaspia",
        "march kabul herat",
        "march kabul kandahar",
        "march kabul punjab",
    ]
    play(state, "march kabul transcaspia", "march transcaspia persia")
    assert blocks(state, "british") == "persia"
    state = laid(Seat("british", court="63"), Seat("british", court="51"), british="kabul")
    assert offered(state, "move") == []


def test_x10_tribes_of_nationalism_need_none_either() -> None:
    state = laid(Seat("british", court="51 63", tribes="persia", boons="nationalism"), BYSTANDER)
    play(state, "move 63")
    assert offered(state) == ["wander persia transcaspia", "wander persia herat"]


# -- X12: free cards ---------------------------------------------------------------------------------------------------

MARKET = "30 61 101 55 111 100 / 36 69 74 - 99 64"


@pytest.mark.parametrize("favored", ["political", "military"])
@pytest.mark.parametrize(("owned", "free"), [(66, {61, 55, 64}), (68, {69, 74}), (70, {100, 69, 99})])
def test_x12_such_cards_cost_nothing_and_no_rupees_are_placed(owned: int, free: set[int], favored: str) -> None:
    def opened() -> State:
        return laid(Seat("russian", court=f"{owned}", rupees=0), BYSTANDER, market=MARKET, deck="104", favored=favored)

    state = opened()
    assert {int(move.split()[1]) for move in offered(state, "buy")} == free | {30, 36}
    for card in free:
        state = opened()
        play(state, f"buy {card}")
        assert state.table.rupees[0] == 0
        assert market(state) == MARKET.replace(str(card), "-")


def test_x12_rupees_on_a_free_card_are_taken_and_a_paid_card_is_still_barred() -> None:
    state = laid(Seat("russian", court="66 12", rupees=4), BYSTANDER, market="30 31 32 61+3 / 36 37 38 64")
    play(state, "gift 12", "space 2")
    assert market(state) == "30 31 32 61+4 - - / 36 37 38 64+1 - -"
    assert offered(state, "buy") == ["buy 30", "buy 31", "buy 32", "buy 36", "buy 37", "buy 38"]
    play(state, "end", "end", "buy 61")
    assert state.table.rupees[0] == 6


def test_x12_the_price_is_free_for_the_owner_alone() -> None:
    state = laid(Seat("russian", rupees=0), Seat("russian", court="66"), market="30 61 / 36 37")
    assert offered(state, "buy") == ["buy 30", "buy 36"]


# -- X13: Infrastructure -----------------------------------------------------------------------------------------------


def test_x13_one_more_block_for_nothing_wherever_the_build_could_have_put_one() -> None:
    state = laid(Seat("british", court="78", tribes="persia punjab", rupees=4), BYSTANDER)
    play(state, "build 78", "army persia", "done")
    assert asked(state) == (0, "infrastructure")
    assert offered(state) == [
        "army persia", "army punjab", "road persia-transcaspia", "road persia-herat", "road kabul-punjab",
        "road kandahar-punjab",
    ]  # fmt: skip
    play(state, "road kabul-punjab")
    assert (asked(state), state.table.rupees[0]) == ((0, "actions"), 2)
    assert blocks(state, "british") == "persia kabul-punjab"


def test_x13_a_fourth_block_and_one_when_the_rupees_are_spent_and_a_seventh() -> None:
    state = laid(Seat("british", court="78", tribes="persia", rupees=7), BYSTANDER)
    play(state, "build 78", *["army persia"] * 4)
    assert (asked(state), state.table.rupees[0], blocks(state, "british")) == ((0, "actions"), 1, "persia*4")
    state = laid(Seat("british", court="78", tribes="persia", rupees=2), BYSTANDER)
    play(state, "build 78", "army persia", "army persia")
    assert (asked(state), state.table.rupees[0], blocks(state, "british")) == ((0, "actions"), 0, "persia*2")
    state = laid(Seat("british", court="78", tribes="persia", rupees=6, boons="nation_building"), BYSTANDER)
    play(state, "build 78", *["army persia"] * 7)
    assert (asked(state), state.table.rupees[0], blocks(state, "british")) == ((0, "actions"), 0, "persia*7")


def test_x13_works_with_every_card_that_builds() -> None:
    state = laid(Seat("british", court="78 10", tribes="persia", rupees=2), BYSTANDER)
    play(state, "build 10", "army persia", "army persia")
    assert blocks(state, "british") == "persia*2"


def test_x13_with_an_empty_supply_a_block_that_was_not_placed_this_turn_is_taken() -> None:
    state = laid(Seat("british", court="78", tribes="persia", rupees=2), BYSTANDER, british="herat*11")
    play(state, "build 78", "army persia")
    # Herat is the only place it can be taken from.
    play(state, "road persia-herat")
    assert blocks(state, "british") == "persia herat*10 persia-herat"


def test_x13_is_left_out_when_nothing_is_ruled_any_more() -> None:
    state = laid(
        Seat("british", court="78", rupees=4, tribes="persia"), BYSTANDER,
        british="persia*2 kabul*10", afghan="persia*2",
    )  # fmt: skip
    play(state, "build 78", "lift persia", "road persia-herat")
    assert (asked(state), blocks(state, "british")) == ((0, "actions"), "persia kabul*10 persia-herat")


def test_x13_is_left_out_when_every_block_was_placed_this_turn() -> None:
    state = laid(Seat("british", court="78", rupees=2, tribes="kabul"), BYSTANDER, british="kabul*11")
    state.table.fresh[:] = [block_mark(BRITISH, KABUL)] * 11
    play(state, "build 78", "army kabul")
    assert (asked(state), blocks(state, "british")) == ((0, "actions"), "kabul*12")


# -- X14: Savvy Operator, Irregulars -----------------------------------------------------------------------------------


@pytest.mark.parametrize("actions", [2, 1, 0])
def test_x14_such_a_card_is_always_a_bonus_action_but_only_once(actions: int) -> None:
    state = laid(
        Seat("russian", court="91 99 53", spies="9 91", rupees=4), Seat("british", court="9"), british="kabul",
        russian="kabul", favored="economic", actions=actions,
    )  # fmt: skip
    assert offered(state, "betray", "battle") == ["battle 99", *(["betray 53"] if actions else []), "betray 91"]
    play(state, "battle 99")
    assert (state.table.actions, blocks(state, "british")) == (actions, "")
    play(state, "betray 91", "target 9")
    assert (state.table.actions, court(state, 1), prizes(state, 0)) == (actions, "", "")
    assert offered(state, "battle") == []
    assert "betray 91" not in offered(state)
