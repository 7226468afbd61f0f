"""Special abilities from Advisors to those against bribes, position by position (rules, X1 to X7, X11)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.marks import block_mark
from gonfalon.games.pamir.rules.places import KABUL
from gonfalon.games.pamir.rules.words import AFGHAN

from .positions import BYSTANDER, Seat, asked, blocks, court, laid, offered, play, rulers, spies, tribes

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
