"""Tax, gift and build, position by position (rules, A3 to A5)."""

from __future__ import annotations

from gonfalon.games.pamir.rules.marks import block_mark
from gonfalon.games.pamir.rules.places import PUNJAB
from gonfalon.games.pamir.rules.words import BRITISH

from .positions import BYSTANDER, Seat, asked, blocks, gifts, laid, market, offered, play, rulers, spies, tribes

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
