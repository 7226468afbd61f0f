"""What events do, those from Nationalism to Rebuke (rules, section E)."""

from __future__ import annotations

import pytest

from .event_cards import LATER, bought, discarded, running
from .positions import (
    BYSTANDER,
    Seat,
    asked,
    blocks,
    court,
    favored,
    hand,
    laid,
    market,
    offered,
    play,
    prizes,
    spies,
    tribes,
)  # fmt: skip

# -- 110: Nationalism --------------------------------------------------------------------------------------------------


def test_e2_tribes_of_the_buyer_move_over_loyal_roads() -> None:
    state = bought(
        110, Seat("british", court="63", tribes="kabul*2 persia"), Seat("russian", court="48", tribes="kabul"),
        british="kabul-punjab kabul", russian="herat-kabul",
    )  # fmt: skip
    play(state, "move 63")
    assert offered(state) == ["march kabul punjab", "wander kabul punjab"]
    play(state, "wander kabul punjab", "wander kabul punjab", "march kabul punjab")
    assert (tribes(state, 0), blocks(state, "british")) == ("persia punjab*2", "punjab kabul-punjab")
    play(state, "end")
    assert offered(state, "move") == []  # it is for the buyer alone


def test_e2_a_last_tribe_that_leaves_overthrows() -> None:
    state = laid(
        Seat("british", court="63 5 24", tribes="kabul*2", boons="nationalism"), BYSTANDER, british="kabul-punjab"
    )
    play(state, "move 63", "wander kabul punjab")
    # Of the two in Kabul the first went unasked.
    assert (tribes(state, 0), court(state, 0)) == ("punjab*2", "63 24")
    assert (asked(state), "wander punjab kabul" in offered(state)) == ((0, "move"), True)


def test_e2_leverage_of_a_card_lost_on_the_way_is_paid_before_the_next_step() -> None:
    state = laid(
        Seat("british", court="63 27 9 8", tribes="punjab", rupees=0, boons="nationalism"), BYSTANDER,
        british="kabul-punjab herat-kabul",
    )  # fmt: skip
    play(state, "move 63")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 8", "discard 9", "discard 63"])
    # Even the acting card may go: what was begun is finished.
    play(state, "discard 63", "discard 8")
    assert asked(state) == (0, "move")
    play(state, "wander kabul herat", "done")
    assert (tribes(state, 0), court(state, 0)) == ("herat", "9")


def test_e2_tribes_of_the_buyer_fight_with_the_armies() -> None:
    state = laid(
        Seat("british", court="38", tribes="punjab", boons="nationalism"), Seat("russian"), british="punjab",
        russian="punjab*3",
    )  # fmt: skip
    play(state, "battle 38", "remove-army russian")
    assert (asked(state), blocks(state, "russian")) == ((0, "actions"), "punjab")


def test_e2_tribes_fight_alone_and_no_more_than_there_are() -> None:
    state = laid(
        Seat("british", court="38", tribes="punjab", boons="nationalism"),
        Seat("british", tribes="punjab"), Seat("russian", tribes="punjab*2"),
    )  # fmt: skip
    play(state, "battle 38")
    assert (asked(state), tribes(state, 2), tribes(state, 1)) == ((0, "actions"), "punjab", "punjab")


def test_e2_tribes_of_others_do_not_fight_and_cards_are_fought_for_by_spies_alone() -> None:
    state = laid(
        Seat("british", court="38", tribes="herat", boons="nationalism", spies="2"),
        Seat("british", tribes="punjab*3"), Seat("russian", court="2", tribes="punjab", spies="2*3"),
    )  # fmt: skip
    play(state, "battle 38")
    assert (asked(state), tribes(state, 2), spies(state, 2)) == ((0, "actions"), "punjab", "2*2")


def test_e110_bought_nationalism_is_what_lets_tribes_act() -> None:
    seats = Seat("british", court="38 63", tribes="punjab"), Seat("russian", tribes="punjab")
    assert offered(laid(*seats, british="kabul-punjab"), "move", "battle") == []
    assert offered(bought(110, *seats, british="kabul-punjab"), "move", "battle") == ["battle 38", "move 63"]


# -- 111: Public Withdrawal --------------------------------------------------------------------------------------------


def test_e111_public_withdrawal_cannot_be_bought() -> None:
    for place in ("111 30 / 36", "30 111 / 36", "30 31 / 111"):
        state = laid(Seat("british", rupees=9), BYSTANDER, market=place)
        assert "buy 111" not in offered(state)


def test_e111_discarded_it_does_nothing() -> None:
    state = discarded(111, Seat("british", tribes="kabul", prizes="34"), BYSTANDER, british="kabul")
    assert (favored(state), running(state), tribes(state, 0), prizes(state, 0)) == ("political", [], "kabul", "34")
    assert (market(state), state.table.gone >> 111 & 1) == ("30 - - - - - / 36 - - - - -", 1)


# -- 112: Nation Building ----------------------------------------------------------------------------------------------


def test_e112_bought_nation_building_doubles_what_the_buyer_builds() -> None:
    state = bought(
        112, Seat("british", court="10", tribes="punjab", rupees=9), Seat("russian", court="62", tribes="herat",
                                                                          rupees=9),
    )  # fmt: skip
    play(state, "build 10", *["army punjab"] * 6)
    assert (asked(state), state.table.rupees[0], blocks(state, "british")) == ((0, "actions"), 2, "punjab*6")
    play(state, "end", "build 62", *["army herat"] * 3)
    assert (asked(state), state.table.rupees[1], blocks(state, "russian")) == ((1, "actions"), 3, "herat*3")


# -- 113: Backing of Persian Aristocracy -------------------------------------------------------------------------------


def test_e113_bought_persian_aristocracy_gives_three_rupees() -> None:
    state = laid(Seat("british", rupees=1), BYSTANDER, market="113 / 36")
    assert play(state, "buy 113").table.rupees == [4, 4]


# -- 114 ---------------------------------------------------------------------------------------------------------------


def test_e114_bought_other_persuasive_methods_swaps_hands_with_another_player() -> None:
    state = bought(114, Seat("british", hand="40 41"), Seat("russian", hand="42"), Seat("afghan"))
    assert (asked(state), offered(state)) == ((0, "other-persuasive-methods"), ["swap B", "swap G"])
    play(state, "swap B")
    assert [hand(state, seat) for seat in range(3)] == ["42", "40 41", ""]
    state = bought(114, Seat("british", hand="40 41"), Seat("russian", hand="42"), Seat("afghan"))
    play(state, "swap G")
    assert [hand(state, seat) for seat in range(3)] == ["", "42", "40 41"]


def test_e114_bought_even_two_empty_hands_may_be_swapped() -> None:
    state = bought(114, Seat("british"), Seat("russian"))
    assert asked(state) == (0, "actions")


def test_e114_discarded_confidence_failure_costs_everybody_a_hand_card() -> None:
    state = laid(
        Seat("british", hand="40 41"), Seat("russian"), Seat("afghan", hand="42 43"), Seat("russian", hand="44"),
        market="114 30 / 36", at=2,
    )  # fmt: skip
    play(state, "end")
    for seat, cards, chosen in ((2, [42, 43], 43), (3, [44], 44), (0, [40, 41], 40)):
        assert (asked(state), offered(state)) == (
            (seat, "confidence-failure"), [f"discard {card}" for card in cards]
        )  # fmt: skip
        play(state, f"discard {chosen}")
    assert asked(state) == (3, "actions")
    assert [hand(state, seat) for seat in range(4)] == ["41", "", "42", ""]


# -- 115 ---------------------------------------------------------------------------------------------------------------


def test_e115_bought_pashtunwali_values_chooses_a_suit_that_nothing_moves_until_the_check() -> None:
    state = bought(115, Seat("british", hand="52 16", rupees=9), BYSTANDER, favored="economic")
    assert (asked(state), offered(state)) == (
        (0, "pashtunwali-values"),
        ["favor economic", "favor military", "favor political", "favor intelligence"],
    )
    play(state, "favor intelligence", "play 52 left")  # which shows the political suit
    assert favored(state) == "intelligence"
    assert (running(state), blocks(state, "british")) == (["pashtunwali_values"], "kandahar")


def test_e115_bought_the_present_suit_may_be_kept() -> None:
    state = bought(115, Seat("british", rupees=9), BYSTANDER, favored="economic")
    assert favored(play(state, "favor economic")) == "economic"


@pytest.mark.parametrize("card", [105, 116])
def test_e115_bought_suits_of_discarded_events_do_nothing_either(card: int) -> None:
    state = discarded(card, Seat("british"), BYSTANDER, running="pashtunwali_values", favored="economic")
    assert favored(state) == "economic"


def test_e115_bought_after_the_check_suits_move_again() -> None:
    state = laid(Seat("british", hand="52"), BYSTANDER, market="115 101 / 36", deck=LATER, favored="economic")
    play(state, "buy 115", "favor intelligence", "end", "buy 101", "end", "play 52 left")
    assert favored(state) == "political"


def test_e115_discarded_intelligence_is_favored() -> None:
    assert favored(discarded(115, Seat("british"), BYSTANDER)) == "intelligence"


# -- 116 ---------------------------------------------------------------------------------------------------------------


def test_e116_bought_rebuke_empties_one_region_of_choice() -> None:
    seats = (
        Seat("british", court="24", tribes="punjab kabul", rupees=9), Seat("russian", court="26", tribes="punjab*2")
    )  # fmt: skip
    layout = {"british": "punjab kabul-punjab", "russian": "punjab*2 kandahar", "afghan": "punjab"}
    state = bought(116, *seats, **layout)
    assert (asked(state), offered(state)) == (
        (0, "rebuke"),
        [f"rebuke {region}" for region in ("persia", "transcaspia", "herat", "kabul", "kandahar", "punjab")],
    )
    play(state, "rebuke punjab")
    assert [tribes(state, 0), tribes(state, 1), court(state, 0), court(state, 1)] == ["kabul", "", "", ""]
    assert [blocks(state, each) for each in ("british", "russian", "afghan")] == ["kabul-punjab", "kandahar", ""]


def test_e116_bought_rebuke_may_choose_an_empty_region() -> None:
    state = bought(116, Seat("british", tribes="punjab", rupees=9), BYSTANDER)
    play(state, "rebuke persia")
    assert (asked(state), tribes(state, 0)) == ((0, "actions"), "punjab")


def test_e116_discarded_political_is_favored() -> None:
    assert favored(discarded(116, Seat("british"), BYSTANDER, favored="economic")) == "political"
