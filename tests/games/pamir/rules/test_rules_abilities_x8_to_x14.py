"""Special abilities from Safe House to Irregulars, position by position (rules, X8 to X10, X12 to X14)."""

from __future__ import annotations

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.marks import block_mark
from gonfalon.games.pamir.rules.places import KABUL
from gonfalon.games.pamir.rules.words import BRITISH

from .positions import BYSTANDER, Seat, asked, blocks, court, laid, market, offered, play, prizes, spies, tribes

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
