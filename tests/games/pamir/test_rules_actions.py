"""Tax, gift, build, move and betray, position by position (rules, section A but for battles)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.places import KABUL, PUNJAB
from gonfalon.games.pamir.position import block_mark, cylinder_mark
from gonfalon.games.pamir.words import ACTIONS, BRITISH

from .positions import (
    CARDS,
    Seat,
    asked,
    blocks,
    court,
    gifts,
    laid,
    loyalty,
    market,
    offered,
    play,
    prizes,
    rulers,
    spies,
    tribes,
)  # fmt: skip

BYSTANDER = Seat("russian")


# -- A1: what an action costs ------------------------------------------------------------------------------------------


def test_a1_half_of_the_cost_lies_on_the_rightmost_cards_of_each_row() -> None:
    state = laid(
        Seat("british", court="62", rupees=10), BYSTANDER, market="30 31 32 33 34 35 / 36 37 38 39 40 41", actions=1
    )
    play(state, "gift 62", "space 6")
    assert market(state) == "30 31 32 33+1 34+1 35+1 / 36 37 38 39+1 40+1 41+1"
    assert state.table.rupees[0] == 4


def test_a1_vacant_places_are_skipped_and_rupees_are_added_to_those_that_lie_there() -> None:
    state = laid(Seat("british", court="62", rupees=4), BYSTANDER, market="30 - 32 33+2 - - / 36 37 - - - 41")
    play(state, "gift 62", "space 4")
    assert market(state) == "30 - 32+1 33+3 - - / 36 37+1 - - - 41+1"
    assert state.table.rupees[0] == 0


def test_a1_rupees_that_find_no_card_leave_the_game() -> None:
    state = laid(Seat("british", court="62", rupees=6), BYSTANDER, market="30 - - - - - / 36 - 37 - - -")
    play(state, "gift 62", "space 6")
    assert market(state) == "30+1 - - - - - / 36+1 - 37+1 - - -"
    state = laid(Seat("british", court="62", rupees=6), BYSTANDER)
    play(state, "gift 62", "space 6")
    assert market(state) == "- - - - - - / - - - - - -"
    assert state.table.rupees == [0, 4]


def test_a1_what_was_paid_on_cannot_be_bought_this_turn_but_in_the_next() -> None:
    state = laid(
        Seat("british", court="62", rupees=8), Seat("russian", rupees=4), market="30 31 - - - - / 36 37 38 - - -"
    )
    play(state, "gift 62", "space 4")
    assert offered(state, "buy") == ["buy 36"]
    play(state, "end")
    assert offered(state, "buy") == ["buy 30", "buy 31", "buy 36", "buy 37", "buy 38"]


def test_a1_each_block_of_a_build_is_paid_onto_the_next_cards_to_the_left() -> None:
    state = laid(
        Seat("british", court="62", rupees=6, tribes="herat"), BYSTANDER, market="30 31 32 - - - / 36 37 38 39 - -"
    )
    play(state, "build 62", "army herat")
    assert market(state) == "30 31 32+1 - - - / 36 37 38 39+1 - -"
    play(state, "army herat")
    assert market(state) == "30 31+1 32+1 - - - / 36 37 38+1 39+1 - -"
    play(state, "army herat")
    assert market(state) == "30+1 31+1 32+1 - - - / 36 37+1 38+1 39+1 - -"
    assert state.table.rupees[0] == 0


def test_a1_two_actions_pay_onto_the_same_cards() -> None:
    state = laid(
        Seat("british", court="16 18", spies="16 18 9", rupees=4), Seat("russian", court="9"),
        market="30 31 - - - - / 36 - - - - -",
    )  # fmt: skip
    play(state, "betray 16", "target 9", "betray 18", "target 16")
    assert market(state) == "30 31+2 - - - - / 36+2 - - - - -"


def test_a1_a_rupee_on_public_withdrawal_leaves_the_game() -> None:
    state = laid(Seat("british", court="62", rupees=4), BYSTANDER, market="30 31 111 - - - / 36 37 - - - -")
    play(state, "gift 62", "space 4")
    assert market(state) == "30 31+1 111 - - - / 36+1 37+1 - - - -"


# -- A2: no action without an effect -----------------------------------------------------------------------------------


def uses(*seats: Seat, **layout: str) -> set[str]:
    """The actions that the first seat can use court cards for."""
    return {move.split()[0] for move in offered(laid(*seats, **layout), *ACTIONS)}


def test_a2_tax_needs_a_rupee_to_take() -> None:
    taxman = Seat("british", court="8", tribes="kabul")
    assert uses(taxman, Seat("russian", court="2", rupees=0)) == set()
    assert uses(taxman, Seat("russian", court="39", rupees=5)) == set()  # Kandahar is not ruled
    assert uses(taxman, Seat("russian", rupees=5)) == set()
    assert uses(taxman, Seat("russian", court="9 2", rupees=1)) == set()  # sheltered
    assert uses(taxman, Seat("russian", court="9 2", rupees=2)) == {"tax"}
    assert uses(taxman, BYSTANDER, market="30 31 / 36 37+1") == {"tax"}


def test_a2_rupees_on_a_vacant_place_cannot_be_taxed() -> None:
    # They lie there when an event was discarded and the deck has run out: they are on no market card.
    state = laid(Seat("british", court="8"), BYSTANDER)
    state.table.rupees_on[0] = 2
    state.asked_again()
    assert offered(state) == ["end"]


def test_a2_a_gift_needs_rupees_and_a_space_and_a_cylinder() -> None:
    assert uses(Seat("british", court="12", rupees=1), BYSTANDER) == set()
    assert uses(Seat("british", court="12", rupees=2), BYSTANDER) == {"gift"}
    assert uses(Seat("british", court="12", rupees=3, gifts="2"), BYSTANDER) == set()
    assert uses(Seat("british", court="12", rupees=99, gifts="2 4 6"), BYSTANDER) == set()
    assert uses(Seat("british", court="12", rupees=4, gifts="2", tribes="kabul*9"), BYSTANDER) == {"gift"}


def test_a2_a_gift_cannot_be_taken_from_cylinders_that_were_all_placed_this_turn() -> None:
    state = laid(Seat("british", court="12", tribes="kabul*10"), BYSTANDER)
    state.table.fresh[:] = [cylinder_mark(0, KABUL)] * 10
    state.asked_again()
    assert offered(state, "gift") == []


def test_a2_a_build_needs_rupees_and_a_region_and_a_block() -> None:
    assert uses(Seat("british", court="10"), BYSTANDER) == set()
    assert uses(Seat("british", court="10", tribes="punjab"), BYSTANDER) == {"build"}
    assert uses(Seat("british", court="10", tribes="punjab", rupees=1), BYSTANDER) == set()
    assert uses(Seat("british", court="10", tribes="punjab"), Seat("russian", tribes="punjab")) == set()
    assert uses(Seat("british", court="10", tribes="punjab"), BYSTANDER, british="herat*12") == {"build"}


def test_a2_a_move_needs_a_piece_that_can_go_somewhere() -> None:
    assert uses(Seat("british", court="63"), BYSTANDER) == set()
    assert uses(Seat("british", court="63"), BYSTANDER, british="herat") == set()
    assert uses(Seat("british", court="63"), BYSTANDER, british="herat kabul-punjab") == set()
    assert uses(Seat("british", court="63"), BYSTANDER, british="herat", russian="herat-kabul") == set()
    assert uses(Seat("british", court="63"), BYSTANDER, british="herat herat-kabul") == {"move"}
    assert uses(Seat("british", court="63"), BYSTANDER, russian="herat herat-kabul") == set()
    assert uses(Seat("british", court="63", tribes="herat"), BYSTANDER, british="herat-kabul") == set()
    assert uses(Seat("british", court="63", spies="63"), BYSTANDER) == set()  # there is no other card
    assert uses(Seat("british", court="63", spies="63"), Seat("russian", court="2")) == {"move"}


def test_a2_a_betrayal_needs_rupees_and_a_spy_on_a_card_without_bodyguards() -> None:
    assert uses(Seat("british", court="53"), Seat("russian", court="9")) == set()
    assert uses(Seat("british", court="53", spies="9"), Seat("russian", court="9")) == {"betray"}
    assert uses(Seat("british", court="53", spies="9", rupees=1), Seat("russian", court="9")) == set()
    assert uses(Seat("british", court="53", spies="5"), Seat("russian", court="5 83")) == set()
    assert uses(Seat("british", court="53"), Seat("russian", court="9", spies="53")) == set()


def test_a2_a_battle_needs_somebody_to_fight() -> None:
    fighter = Seat("british", court="38")
    assert uses(fighter, BYSTANDER) == set()
    assert uses(fighter, BYSTANDER, british="punjab", russian="kabul") == set()
    assert uses(fighter, BYSTANDER, british="kabul-punjab", russian="punjab") == set()
    assert uses(fighter, BYSTANDER, british="punjab", russian="punjab") == {"battle"}
    assert uses(fighter, Seat("british", tribes="punjab"), british="punjab kabul-punjab") == set()
    assert uses(Seat("british", court="38", tribes="punjab"), BYSTANDER, russian="punjab") == set()
    assert uses(Seat("british", court="38", spies="38"), BYSTANDER) == set()
    assert uses(Seat("british", court="38", spies="38"), Seat("british", spies="38")) == {"battle"}
    assert uses(fighter, Seat("russian", spies="38*2")) == set()


# -- A3: tax -----------------------------------------------------------------------------------------------------------


def test_a3_takes_rupees_up_to_the_rank_in_any_mix_of_market_and_players() -> None:
    state = laid(
        Seat("british", court="8", tribes="kabul", rupees=0), Seat("russian", court="2", rupees=5),
        Seat("afghan", court="16", rupees=5), market="30+1 31 / 36 37+1",
    )  # fmt: skip
    play(state, "tax 8")
    assert offered(state) == ["rupee 30", "rupee 37", "rupee B", "rupee G"]
    play(state, "rupee 37")
    assert offered(state) == ["done", "rupee 30", "rupee B", "rupee G"]
    play(state, "rupee G")
    assert asked(state) == (0, "actions")
    assert state.table.rupees == [2, 5, 4]
    assert market(state) == "30+1 31 - - - - / 36 37 - - - -"


def test_a3_may_stop_early_and_may_take_all_from_one_place() -> None:
    layout = {"market": "30+3 31 / 36 37+1"}
    state = laid(Seat("british", court="8", rupees=0), BYSTANDER, **layout)
    play(state, "tax 8", "rupee 30", "done")
    assert state.table.rupees[0] == 1
    state = laid(Seat("british", court="8", rupees=0), BYSTANDER, **layout)
    play(state, "tax 8", "rupee 30", "rupee 30")
    assert state.table.rupees[0] == 2
    assert market(state) == "30+1 31 - - - - / 36 37+1 - - - -"


def test_a3_gold_stars_shelter_as_many_rupees() -> None:
    taxman = Seat("british", court="8", tribes="kabul", rupees=0)
    state = laid(taxman, Seat("russian", court="2 63", rupees=4), market="30+5")
    play(state, "tax 8", "rupee B")
    assert offered(state) == ["done", "rupee 30"]
    state = laid(taxman, Seat("russian", court="2 63", rupees=3), market="30+5 31+1")
    play(state, "tax 8")
    assert offered(state) == ["rupee 30", "rupee 31"]
    # Two gold cards shelter together, cards of other suits not at all, whatever their rank.
    state = laid(taxman, Seat("russian", court="9 13 1", rupees=4), Seat("afghan", court="3", rupees=1), market="30+5")
    play(state, "tax 8")
    assert offered(state) == ["rupee 30", "rupee B", "rupee G"]


def test_a3_takes_only_from_players_with_a_card_of_a_ruled_region() -> None:
    state = laid(
        Seat("british", court="8", tribes="kabul herat", rupees=0),
        Seat("russian", court="39 64"),  # Kandahar and Herat
        Seat("afghan", court="40"),  # Kandahar alone
        Seat("russian", tribes="kandahar"),  # no court at all
        market="30+1",
    )
    play(state, "tax 8")
    assert offered(state) == ["rupee 30", "rupee B"]


def test_a3_what_others_rule_and_what_nobody_rules_does_not_count() -> None:
    state = laid(
        Seat("british", court="8", tribes="kabul herat", rupees=0),
        Seat("russian", court="2", tribes="kabul*2"),
        Seat("afghan", court="64", tribes="herat"),
        market="30+1 31+1",
    )
    assert rulers(state) == {"kabul": 1}
    play(state, "tax 8")
    assert offered(state) == ["rupee 30", "rupee 31"]


def test_a3_taxed_cards_can_still_be_bought() -> None:
    state = laid(Seat("british", court="9", rupees=0), BYSTANDER, market="30 31+1 / 36")
    play(state, "tax 9")
    assert offered(state, "buy") == ["buy 30", "buy 31", "buy 36"]


def test_a3_claim_of_ancient_lineage_rules_everywhere_but_for_those_without_a_court() -> None:
    state = laid(
        Seat("british", court="5 8", rupees=0), Seat("russian", court="39"), Seat("afghan"),
        Seat("afghan", court="63", rupees=3), market="30+1",
    )  # fmt: skip
    play(state, "tax 8")
    assert offered(state) == ["rupee 30", "rupee B"]  # the fourth is sheltered


# -- A4: gift ----------------------------------------------------------------------------------------------------------


def test_a4_any_empty_space_that_can_be_paid_may_be_chosen() -> None:
    state = laid(Seat("british", court="12", rupees=6), BYSTANDER)
    play(state, "gift 12")
    assert offered(state) == ["space 2", "space 4", "space 6"]
    play(state, "space 4")
    assert gifts(state, 0) == "4"
    assert (state.table.rupees[0], state.table.cylinders[0]) == (2, 9)
    state = laid(Seat("british", court="12", rupees=5), BYSTANDER)
    assert offered(play(state, "gift 12")) == ["space 2", "space 4"]
    state = laid(Seat("british", court="12", rupees=9, gifts="4"), BYSTANDER)
    assert offered(play(state, "gift 12")) == ["space 2", "space 6"]


def test_a4_everybody_has_spaces_of_his_own() -> None:
    state = laid(Seat("british", court="12", rupees=2), Seat("russian", gifts="2 4 6"))
    play(state, "gift 12")
    assert (gifts(state, 0), gifts(state, 1)) == ("2", "2 4 6")


def test_a4_with_an_empty_supply_a_cylinder_is_taken_from_anywhere() -> None:
    state = laid(Seat("british", court="12", rupees=6, gifts="2", tribes="kabul*4 herat*3", spies="12*2"), BYSTANDER)
    play(state, "gift 12", "space 6")
    assert (asked(state), offered(state)) == ((0, "lift"), ["lift herat", "lift kabul", "lift gift-2", "lift 12"])
    play(state, "lift gift-2")
    assert (gifts(state, 0), tribes(state, 0), spies(state, 0)) == ("6", "herat*3 kabul*4", "12*2")


# -- A5: build ---------------------------------------------------------------------------------------------------------


def test_a5_armies_in_ruled_regions_and_roads_on_their_borders() -> None:
    state = laid(Seat("british", court="10", rupees=6, tribes="punjab persia"), BYSTANDER)
    play(state, "build 10")
    sites = [
        "army persia", "army punjab", "road persia-transcaspia", "road persia-herat", "road kabul-punjab",
        "road kandahar-punjab",
    ]  # fmt: skip
    assert offered(state) == sites
    play(state, "road kabul-punjab")
    assert offered(state) == [*sites[:2], "done", *sites[2:]]
    play(state, "army punjab", "road kabul-punjab")
    assert asked(state) == (0, "actions")  # three at most
    assert blocks(state, "british") == "punjab kabul-punjab*2"
    assert state.table.rupees[0] == 0


def test_a5_stops_when_the_rupees_are_spent_or_when_the_player_likes() -> None:
    state = laid(Seat("russian", court="10", rupees=5, tribes="punjab"), BYSTANDER)
    play(state, "build 10", "army punjab", "army punjab")
    assert (asked(state), state.table.rupees[0]) == ((0, "actions"), 1)
    state = laid(Seat("russian", court="10", rupees=9, tribes="punjab"), BYSTANDER)
    play(state, "build 10", "army punjab", "done")
    assert (asked(state), state.table.rupees[0], blocks(state, "russian")) == ((0, "actions"), 7, "punjab")


def test_a5_with_an_empty_supply_blocks_of_the_map_are_rebuilt_but_not_those_just_placed() -> None:
    state = laid(
        Seat("british", court="10", rupees=6, tribes="punjab"), BYSTANDER, british="herat*9 punjab persia-herat"
    )
    play(state, "build 10", "army punjab")  # the last of the supply
    assert offered(state) == ["done", "lift herat", "lift punjab", "lift persia-herat"]
    play(state, "lift persia-herat", "army punjab")
    assert offered(state) == ["done", "lift herat", "lift punjab"]
    play(state, "lift punjab", "road kabul-punjab")  # the old one: two of the three there were placed this turn
    assert blocks(state, "british") == "herat*9 punjab*2 kabul-punjab"


def test_a5_a_build_cannot_go_on_when_all_blocks_were_placed_this_turn() -> None:
    state = laid(Seat("british", court="10", rupees=6, tribes="punjab"), BYSTANDER, british="punjab*11")
    state.table.fresh[:] = [block_mark(BRITISH, PUNJAB)] * 11
    play(state, "build 10", "army punjab")
    assert (asked(state), state.table.rupees[0]) == ((0, "actions"), 4)


def test_a5_who_rules_is_found_out_again_after_each_block() -> None:
    state = laid(
        Seat("british", court="10", rupees=6, tribes="kabul punjab"), BYSTANDER,
        british="kabul punjab*10 kandahar-punjab", afghan="kabul",
    )  # fmt: skip
    assert rulers(state) == {"kabul": 0, "punjab": 0}
    # The army that is taken makes the builder the ruler of Kabul: it is moved in one go, so until it is put down
    # it counts as standing where it stood.
    play(state, "build 10", "lift kabul", "army punjab")
    assert rulers(state) == {"punjab": 0}
    play(state, "lift kandahar-punjab")
    assert offered(state) == ["army punjab", "road kabul-punjab", "road kandahar-punjab"]


def test_a5_a_build_ends_when_nothing_is_ruled_any_more() -> None:
    state = laid(
        Seat("british", court="10", rupees=6, tribes="kabul"), BYSTANDER,
        british="kabul*2 transcaspia*10", afghan="kabul*2",
    )  # fmt: skip
    play(state, "build 10", "lift kabul", "road herat-kabul")
    assert (rulers(state), asked(state)) == ({}, (0, "actions"))


def test_a5_nation_building_gives_two_blocks_for_the_price_of_one() -> None:
    state = laid(
        Seat("british", court="10", rupees=6, tribes="punjab", boons="nation_building"), BYSTANDER,
        market="30 31 32 33 / 36 37 38 39",
    )  # fmt: skip
    play(state, "build 10", "army punjab")
    assert state.table.rupees[0] == 4
    play(state, "army punjab")
    assert state.table.rupees[0] == 4
    play(state, "army punjab")
    assert state.table.rupees[0] == 2
    play(state, "army punjab", "army punjab", "army punjab")
    assert (asked(state), state.table.rupees[0], blocks(state, "british")) == ((0, "actions"), 0, "punjab*6")
    assert market(state) == "30 31+1 32+1 33+1 - - / 36 37+1 38+1 39+1 - -"


def test_a5_nation_building_needs_no_rupee_for_the_second_of_a_pair() -> None:
    state = laid(Seat("british", court="10", rupees=3, tribes="punjab", boons="nation_building"), BYSTANDER)
    play(state, "build 10", "army punjab")
    assert offered(state, "army", "done") == ["army punjab", "done"]
    play(state, "army punjab")
    assert (asked(state), state.table.rupees[0], blocks(state, "british")) == ((0, "actions"), 1, "punjab*2")


def test_a5_a_pair_that_was_begun_may_stay_half() -> None:
    state = laid(Seat("british", court="10", rupees=6, tribes="punjab", boons="nation_building"), BYSTANDER)
    play(state, "build 10", "army punjab", "army punjab", "army punjab", "done")
    assert (state.table.rupees[0], blocks(state, "british")) == (2, "punjab*3")


# -- A6: move ----------------------------------------------------------------------------------------------------------


def test_a6_an_army_needs_a_road_of_its_coalition() -> None:
    state = laid(
        Seat("british", court="63"), BYSTANDER, british="kabul kabul-punjab herat-kabul persia-herat",
        russian="kabul kabul-kandahar", afghan="transcaspia-kabul",
    )  # fmt: skip
    play(state, "move 63")
    assert offered(state) == ["march kabul herat", "march kabul punjab"]


def test_a6_the_rank_is_split_over_pieces_and_one_may_step_more_than_once() -> None:
    state = laid(
        Seat("british", court="63", spies="63"), Seat("russian", court="2 3"),
        british="kabul punjab kabul-punjab herat-kabul",
    )  # fmt: skip
    play(state, "move 63", "march punjab kabul", "march kabul herat", "slip 63 2")
    assert blocks(state, "british") == "herat kabul herat-kabul kabul-punjab"
    assert (spies(state, 0), asked(state)) == ("2", (0, "actions"))


def test_a6_the_same_piece_may_take_every_step() -> None:
    state = laid(Seat("british", court="63"), BYSTANDER, british="punjab kabul-punjab herat-kabul persia-herat")
    play(state, "move 63")  # the only step there is: to Kabul
    assert offered(state) == ["done", "march kabul herat", "march kabul punjab"]
    play(state, "march kabul herat", "march herat persia")
    assert blocks(state, "british") == "persia persia-herat herat-kabul kabul-punjab"


def test_a6_a_move_may_stop_early() -> None:
    state = laid(Seat("british", court="63"), BYSTANDER, british="punjab kabul-punjab")
    play(state, "move 63", "done")
    assert (blocks(state, "british"), asked(state)) == ("kabul kabul-punjab", (0, "actions"))


def test_a6_marching_changes_who_rules() -> None:
    state = laid(
        Seat("british", court="48", tribes="kabul"), Seat("russian", tribes="kabul"), british="punjab kabul-punjab"
    )
    assert rulers(state) == {}
    play(state, "move 48")
    assert rulers(state) == {"kabul": 0}


def test_a6_the_courts_are_a_ring_in_which_an_empty_one_is_passed_over() -> None:
    state = laid(Seat("british", court="63 48", spies="48 63"), Seat("russian"), Seat("afghan", court="2 39 3"))
    play(state, "move 63")
    assert offered(state) == ["slip 48 2", "slip 48 63", "slip 63 3", "slip 63 48"]
    play(state, "slip 63 3")
    assert offered(state, "slip") == ["slip 3 39", "slip 3 63", "slip 48 2", "slip 48 63"]


def test_a6_with_two_cards_the_only_step_is_to_the_other() -> None:
    state = laid(Seat("british", court="63", spies="63"), Seat("russian", court="2"))
    play(state, "move 63")
    assert (offered(state), spies(state, 0)) == (["done", "slip 2 63"], "2")


def test_a6_spies_of_others_and_armies_of_others_do_not_move() -> None:
    state = laid(
        Seat("british", court="63 48", spies="63"), Seat("russian", spies="48"),
        russian="kabul kabul-punjab", british="kabul-punjab",
    )  # fmt: skip
    play(state, "move 63")
    assert offered(state) == ["done", "slip 48 63"]


# -- A7: betray --------------------------------------------------------------------------------------------------------


def test_a7_any_card_with_an_own_spy_may_be_betrayed_and_all_spies_on_it_go_back() -> None:
    state = laid(
        Seat("british", court="53 9", spies="8*2 9"), Seat("russian", court="8 61", spies="8*3 61"),
        Seat("afghan", spies="8"), market="30 / 36",
    )  # fmt: skip
    play(state, "betray 53")
    assert offered(state) == ["target 8", "target 9"]
    play(state, "target 8")
    assert asked(state) == (0, "actions")  # it shows no prize
    assert (court(state, 1), spies(state, 0), spies(state, 1), spies(state, 2)) == ("61", "9", "61", "")
    assert (state.table.rupees[0], market(state)) == (2, "30+1 - - - - - / 36+1 - - - - -")
    assert state.table.gone >> 8 & 1


def test_a7_the_own_and_even_the_acting_card_may_be_betrayed() -> None:
    state = laid(Seat("afghan", court="10 9", spies="10 9"), BYSTANDER)
    play(state, "betray 10", "target 10")
    assert (asked(state), court(state, 0), spies(state, 0)) == ((0, "prize"), "9", "9")
    play(state, "prize")
    assert (prizes(state, 0), court(state, 0)) == ("10", "9")


def test_a7_a_prize_may_be_refused() -> None:
    state = laid(Seat("russian", court="53", spies="13"), Seat("afghan", court="13"))
    play(state, "betray 53", "refuse")
    assert (prizes(state, 0), court(state, 1), state.table.gone >> 13 & 1) == ("", "", 1)


def test_a7_a_prize_of_the_own_coalition_changes_nothing_else() -> None:
    state = laid(Seat("russian", court="53 87", spies="13", gifts="2", prizes="47"), Seat("afghan", court="13"))
    play(state, "betray 53", "prize")
    assert (prizes(state, 0), loyalty(state, 0), gifts(state, 0), court(state, 0)) == ("47 13", "russian", "2", "53 87")
    assert state.table.gone >> 13 & 1 == 0


def test_a7_a_prize_of_another_coalition_changes_the_loyalty_first() -> None:
    state = laid(
        Seat("british", court="37 53 88", spies="13 88", gifts="2 6", prizes="34", tribes="punjab"),
        Seat("afghan", court="13", tribes="punjab", spies="37"),
        british="punjab*3", russian="punjab*2",
    )  # fmt: skip
    assert rulers(state) == {"punjab": 0}
    play(state, "betray 53", "target 13", "prize")
    assert (loyalty(state, 0), court(state, 0), prizes(state, 0), gifts(state, 0)) == ("russian", "53", "13", "")
    assert (spies(state, 0), spies(state, 1), tribes(state, 0)) == ("", "", "punjab")
    assert (blocks(state, "british"), rulers(state)) == ("punjab*3", {})


def test_a7_refusing_a_prize_of_another_coalition_keeps_the_loyalty() -> None:
    state = laid(Seat("british", court="37 53", spies="13", gifts="2", prizes="34"), Seat("afghan", court="13"))
    play(state, "betray 53", "refuse")
    assert (loyalty(state, 0), court(state, 0), prizes(state, 0), gifts(state, 0)) == ("british", "37 53", "34", "2")


def test_a7_a_betrayed_political_card_takes_the_tribes_of_its_region_with_it() -> None:
    state = laid(Seat("british", court="53", spies="75"), Seat("russian", court="75", tribes="persia*2 herat"))
    play(state, "betray 53")
    assert tribes(state, 1) == "herat"


def test_a7_the_owner_pays_leverage_before_the_prize_is_decided() -> None:
    state = laid(Seat("british", court="53", spies="79"), Seat("russian", court="79 9 61", hand="2", rupees=1))
    play(state, "betray 53")
    assert (asked(state), offered(state)) == ((1, "debt"), ["discard 2", "discard 9", "discard 61"])
    assert state.table.rupees[1] == 0
    play(state, "discard 61")
    assert (asked(state), court(state, 1)) == ((0, "prize"), "9")
    play(state, "prize")
    assert (prizes(state, 0), court(state, 1)) == ("79", "9")


def test_a7_leverage_of_an_own_betrayed_card_comes_after_the_price_of_the_action() -> None:
    state = laid(Seat("british", court="53 79 9 61", spies="79", rupees=3), BYSTANDER)
    play(state, "betray 53")
    assert (asked(state), state.table.rupees[0]) == ((0, "debt"), 0)
    play(state, "discard 9")
    assert asked(state) == (0, "prize")


@pytest.mark.parametrize("guard", [15, 83])
def test_a7_bodyguards_protect_political_cards_of_their_owner_against_everybody(guard: int) -> None:
    rival = Seat("russian", court=f"{guard} 5 9", spies="")
    state = laid(Seat("british", court="53 77", spies=f"{guard} 5 9 77"), rival)
    play(state, "betray 53")
    assert offered(state) == sorted((f"target {guard}", "target 9", "target 77"), key=lambda move: int(move.split()[1]))
    state = laid(Seat("british", court=f"{guard} 53 77 9", spies=f"{guard} 77 9"), BYSTANDER)
    play(state, "betray 53")
    assert "target 77" not in offered(state)
    assert len(offered(state)) == 2


# -- A9: a card is used up ---------------------------------------------------------------------------------------------


def test_a9_a_card_is_used_even_when_less_than_its_rank_was_done() -> None:
    state = laid(Seat("british", court="8 13", rupees=0), BYSTANDER, market="30+3 31+1")
    play(state, "tax 8", "rupee 31", "done")
    assert offered(state, "tax") == ["tax 13"]
    assert state.table.actions == 1


def test_a9_a_card_with_two_actions_is_used_up_by_either() -> None:
    state = laid(Seat("british", court="48", tribes="kabul", rupees=9), BYSTANDER, british="kabul herat-kabul")
    assert offered(state, *ACTIONS) == ["build 48", "move 48"]
    play(state, "build 48", "army kabul", "done")
    assert offered(state, *ACTIONS) == []
    assert len(CARDS.actions[48]) == 2
