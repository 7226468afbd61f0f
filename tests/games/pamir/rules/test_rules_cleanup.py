"""Cleanup: the limits, the events in the leftmost column and the market (rules, section C)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules import events as told

from .positions import BYSTANDER, Seat, asked, court, favored, hand, heard, laid, market, offered, play, spies, tribes

# -- C1: the order -----------------------------------------------------------------------------------------------------


def test_c1_court_then_hand_then_events_then_market() -> None:
    state = laid(
        Seat("british", court="9 8 11 13", hand="30 31 32"), BYSTANDER, market="- 36 / 116 37", deck="40 41",
        favored="military",
    )  # fmt: skip
    play(state, "end")
    assert (asked(state), offered(state)) == ((0, "court-limit"), [f"discard {card}" for card in (8, 9, 11, 13)])
    play(state, "discard 9")
    assert (asked(state), offered(state)) == ((0, "hand-limit"), [f"discard {card}" for card in (30, 31, 32)])
    assert (favored(state), market(state)) == ("military", "- 36 - - - - / 116 37 - - - -")
    events = heard(state, "discard 31")
    assert [type(event) for event in events] == [
        told.HandCardDiscarded, told.EventDiscarded, told.SuitFavored, told.CardShifted, told.CardShifted,
        told.CardDealt, told.CardDealt, told.TurnBegun,
    ]  # fmt: skip
    assert market(state) == "36 40 - - - - / 37 41 - - - -"


def test_c1_nothing_is_asked_within_the_limits() -> None:
    state = laid(Seat("british", court="9 8 11", hand="30 31"), BYSTANDER)
    play(state, "end")
    assert asked(state) == (1, "actions")


def test_c1_only_the_seat_whose_turn_it_was_discards() -> None:
    state = laid(
        Seat("british"), Seat("russian", court="9 8 13 12", hand="30 31 32"), Seat("afghan", court="11 61 62 63")
    )
    play(state, "end")
    assert asked(state) == (1, "actions")


# -- C2: the court limit -----------------------------------------------------------------------------------------------


def test_c2_three_cards_and_one_for_each_purple_star() -> None:
    within = laid(Seat("british", court="24 9 8 11 13"), BYSTANDER)
    assert asked(play(within, "end")) == (1, "actions")
    state = laid(Seat("british", court="24 9 8 11 13 61"), BYSTANDER)
    play(state, "end")
    assert asked(state) == (0, "court-limit")
    play(state, "discard 9")
    assert asked(state) == (1, "actions")


def test_c2_the_limit_is_found_again_after_each_discard() -> None:
    state = laid(Seat("british", court="24 9 8 11 13 61"), BYSTANDER)
    play(state, "end", "discard 24")  # which lowers the limit from five to three
    assert (asked(state), len(state.table.courts[0])) == ((0, "court-limit"), 5)
    play(state, "discard 8", "discard 9")
    assert (asked(state), court(state, 0)) == ((1, "actions"), "11 13 61")


def test_c2_spies_go_back_and_tribes_are_overthrown() -> None:
    state = laid(
        Seat("british", court="55 9 8 11 13", tribes="herat*2 kabul", spies="55"), Seat("russian", spies="55*2")
    )
    play(state, "end", "discard 55", "discard 9")
    assert (court(state, 0), tribes(state, 0), spies(state, 0), spies(state, 1)) == ("8 11 13", "kabul", "", "")


def test_c2_leverage_on_the_way_is_paid_at_once_and_counts_for_the_limit() -> None:
    state = laid(Seat("british", court="14 9 8 11 13", hand="30", rupees=0), BYSTANDER)
    play(state, "end", "discard 14")
    assert (asked(state), offered(state)) == ((0, "debt"), [f"discard {card}" for card in (8, 9, 11, 13, 30)])
    play(state, "discard 8", "discard 30")
    assert (asked(state), court(state, 0)) == ((1, "actions"), "9 11 13")


def test_c2_a_debt_may_take_a_court_below_its_limit() -> None:
    state = laid(Seat("british", court="14 9 8 11", rupees=0), BYSTANDER)
    play(state, "end", "discard 14", "discard 8", "discard 9")
    assert (asked(state), court(state, 0)) == ((1, "actions"), "11")


# -- C3: the hand limit ------------------------------------------------------------------------------------------------


def test_c3_two_cards_and_one_for_each_blue_star() -> None:
    state = laid(Seat("british", court="2 9", hand="30 31 32 33 34"), BYSTANDER)
    play(state, "end")
    assert (asked(state), len(offered(state))) == ((0, "hand-limit"), 5)
    play(state, "discard 32")
    assert (asked(state), hand(state, 0)) == ((1, "actions"), "30 31 33 34")
    assert state.table.gone >> 32 & 1


def test_c3_the_stars_are_those_of_the_court_as_it_is_by_then() -> None:
    state = laid(Seat("british", court="1 9 8 11", hand="30 31 32 33 34"), BYSTANDER)
    play(state, "end", "discard 1")
    assert (asked(state), state.decision.prompt.number) == ((0, "hand-limit"), 3)
    play(state, "discard 30", "discard 31", "discard 32")
    assert (asked(state), hand(state, 0)) == ((1, "actions"), "33 34")


def test_c3_leverage_of_a_hand_card_costs_nothing() -> None:
    state = laid(Seat("british", hand="14 30 31", rupees=3), BYSTANDER)
    play(state, "end", "discard 14")
    assert (asked(state), state.table.rupees[0]) == ((1, "actions"), 3)


# -- C4: events in the leftmost column ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("upper", "lower", "last"), [(116, 115, "intelligence"), (115, 116, "political")])
def test_c4_both_happen_the_upper_one_first(upper: int, lower: int, last: str) -> None:
    state = laid(Seat("british"), BYSTANDER, market=f"{upper} 30 / {lower} 36", favored="economic")
    play(state, "end")
    assert (favored(state), market(state)) == (last, "30 - - - - - / 36 - - - - -")
    assert state.table.gone >> upper & state.table.gone >> lower & 1


def test_c4_rupees_on_them_stay_and_go_to_the_card_that_comes_there() -> None:
    state = laid(Seat("british"), BYSTANDER, market="116+2 30+1 31 / 36 37 38", deck="40")
    play(state, "end")
    assert market(state) == "30+3 31 40 - - - / 36 37 38 - - -"
    assert state.table.rupees == [4, 4]


def test_c4_events_further_right_stay_and_one_that_moves_there_waits_for_the_next_cleanup() -> None:
    state = laid(Seat("british"), BYSTANDER, market="116 105 30 / 36 115 37", favored="economic")
    play(state, "end")
    assert (favored(state), market(state)) == ("political", "105 30 - - - - / 36 115 37 - - -")
    play(state, "end")
    assert (favored(state), market(state)) == ("military", "30 - - - - - / 36 115 37 - - -")


def test_c4_the_second_waits_until_the_first_is_done_with() -> None:
    # Confidence Failure asks everybody before the marker moves.
    state = laid(Seat("british", hand="30"), Seat("russian", hand="31 32"), market="114 / 105", favored="economic")
    play(state, "end")
    play(state, "discard 30")
    assert (asked(state), favored(state)) == ((1, "confidence-failure"), "economic")
    play(state, "discard 31")
    assert (asked(state), favored(state)) == ((1, "actions"), "military")


def test_c4_a_court_that_an_event_made_too_large_waits_for_the_next_cleanup() -> None:
    # Riots take the tribe, and overthrow the card whose purple stars kept the court together.
    state = laid(Seat("british", court="24 9 8 11 13", tribes="punjab"), BYSTANDER, market="109 / 36")
    play(state, "end")
    assert (asked(state), court(state, 0)) == ((1, "actions"), "9 8 11 13")
    play(state, "end", "end")
    assert asked(state) == (0, "court-limit")


# -- C5: closing up ----------------------------------------------------------------------------------------------------


def test_c5_each_row_closes_up_by_itself_and_rupees_go_with_the_cards() -> None:
    state = laid(Seat("british"), BYSTANDER, market="- 30+1 - - 31+2 32 / - - - - - 36+3")
    play(state, "end")
    assert market(state) == "30+1 31+2 32 - - - / 36+3 - - - - -"


def test_c5_rupees_that_lie_on_the_new_place_are_added() -> None:
    state = laid(Seat("british"), BYSTANDER, market="-+2 30+1 -+1 31+3 / 36")
    play(state, "end")
    # The third place stays vacant: nobody comes to its rupee.
    assert market(state) == "30+3 31+3 -+1 - - - / 36 - - - - -"


# -- C6: filling up ----------------------------------------------------------------------------------------------------


def test_c6_the_leftmost_column_first_and_the_upper_place_before_the_lower() -> None:
    state = laid(Seat("british"), BYSTANDER, market="30 31 32 33 34 - / 36 37 - - - 38", deck="40 41 42 43 44 45")
    play(state, "end")
    assert market(state) == "30 31 32 33 34 42 / 36 37 38 40 41 43"
    assert list(reversed(state.table.deck)) == [44, 45]


def test_c6_as_far_as_the_deck_goes() -> None:
    state = laid(Seat("british"), BYSTANDER, market="30 31 - - - - / 36 - - - - -", deck="40 41")
    play(state, "end")
    assert (asked(state), market(state)) == ((1, "actions"), "30 31 41 - - - / 36 40 - - - -")
    play(state, "buy 30", "end")
    assert market(state) == "31 41 - - - - / 36 40 - - - -"


def test_c6_a_card_gets_the_rupees_of_its_place_but_public_withdrawal_does_not() -> None:
    state = laid(Seat("british"), BYSTANDER, market="30 -+2 - - - - / 36 -+1 - - - -", deck="40 111")
    play(state, "end")
    assert market(state) == "30 40+2 - - - - / 36 111 - - - -"


# -- C8: marks end -----------------------------------------------------------------------------------------------------


def test_c8_used_cards_and_cards_with_rupees_and_placed_pieces_are_free_again() -> None:
    state = laid(Seat("british", court="12 9", rupees=8, tribes="kabul*9"), BYSTANDER, market="30+2 31 / 36 37")
    play(state, "gift 12", "space 2", "tax 9", "rupee 30")
    assert offered(state, "buy", "gift", "tax") == []
    play(state, "end", "end")
    assert offered(state, "buy", "gift", "tax") == [
        "buy 30", "buy 31", "buy 36", "buy 37", "gift 12", "tax 9",
    ]  # fmt: skip
    # The gift of the last turn may be taken for a new one.
    play(state, "gift 12", "space 4")
    assert "lift gift-2" in offered(state)


def test_c8_the_next_player_may_buy_what_was_paid_on() -> None:
    state = laid(Seat("british", rupees=3), BYSTANDER, market="30 31 32 / 36")
    play(state, "buy 32")
    assert offered(state, "buy") == ["buy 36"]
    play(state, "end")
    assert offered(state, "buy") == ["buy 30", "buy 31", "buy 36"]
