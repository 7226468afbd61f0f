"""Move and betray, position by position (rules, A6 and A7)."""

from __future__ import annotations

import pytest

from .positions import (
    BYSTANDER,
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
