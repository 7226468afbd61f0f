"""Cleanup: the limits, the events in the leftmost column and the market (rules, section C)."""

from __future__ import annotations

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir import events as told

from .positions import Seat, asked, blocks, court, favored, hand, heard, laid, market, offered, play, spies, tribes

BYSTANDER = Seat("russian")


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


# -- C7: instability ---------------------------------------------------------------------------------------------------


def unstable(deck: str, market: str = "30 31 101+2 33 34 35 / 36 37 38 39 40 -", **layout: str) -> State:
    """The end of a turn with a Dominance Check in the market; the second seat has the most cylinders."""
    state = laid(Seat("british"), Seat("russian", tribes="punjab"), market=market, deck=deck, **layout)
    return play(state, "end")


def test_c7_both_checks_go_one_is_resolved_and_the_market_is_filled_again() -> None:
    state = unstable("102 50 51 103")
    assert state.table.points == [1, 3]
    assert (asked(state), state.table.checks) == ((1, "actions"), 1)
    # The rupees of the first check stayed at its place.
    assert market(state) == "30 31 33+2 34 35 50 / 36 37 38 39 40 51"
    assert state.table.gone >> 101 & 1
    assert state.table.gone >> 102 & 1


def test_c7_dealing_stops_at_the_second_check() -> None:
    state = laid(
        Seat("british"), Seat("russian", tribes="punjab"), market="30 31 101 33 - - / 36 37 38 39 - -",
        deck="50 102 51 52 53 54 103",
    )  # fmt: skip
    events = heard(state, "end")
    kinds = [(type(event).__name__, getattr(event, "card", 0)) for event in events]
    check = next(index for index, (kind, _) in enumerate(kinds) if kind == "DominanceChecked")
    assert [card for kind, card in kinds[:check] if kind == "CardDealt"] == [50, 102]
    assert [card for kind, card in kinds[:check] if kind == "EventDiscarded"] == [101, 102]
    assert [card for kind, card in kinds[check:] if kind == "CardDealt"] == [51, 52, 53, 54]


def test_c7_a_new_card_gets_the_rupees_of_a_check_at_the_end_of_its_row() -> None:
    state = unstable("102 50 51 103", "30 31 32 33 34 101+2 / 36 37 38 39 40 -")
    assert market(state) == "30 31 32 33 34 50+2 / 36 37 38 39 40 51"
    state = unstable("102 111 51 103", "30 31 32 33 34 101+2 / 36 37 38 39 40 -")
    assert market(state) == "30 31 32 33 34 111 / 36 37 38 39 40 51"


def test_c7_two_checks_of_the_same_refill_are_instability_too() -> None:
    state = unstable("101 102 50 51 103", "30 31 32 33 34 - / 36 37 38 39 40 -")
    assert state.table.points == [1, 3]
    assert market(state) == "30 31 32 33 34 50 / 36 37 38 39 40 51"


def test_c7_one_check_alone_stays() -> None:
    state = unstable("50 51 52 53", "30 31 101+2 33 34 - / 36 37 38 39 40 -")
    assert state.table.points == [0, 0]
    assert market(state) == "30 31 101+2 33 34 50 / 36 37 38 39 40 51"


def test_c7_it_may_happen_twice_and_with_the_last_check_it_is_final() -> None:
    state = laid(
        Seat("british"), Seat("russian", tribes="punjab"), Seat("afghan", spies="9", court="9"),
        market="30 31 101 33 34 35 / 36 37 38 39 40 -", deck="102 103 104 50",
    )  # fmt: skip
    events = [event for event in heard(state, "end") if isinstance(event, told.DominanceChecked)]
    assert [event.final for event in events] == [False, True]
    assert state.over
    # Two share three and one; then, doubled, six and two.
    assert state.table.points == [0, 2 + 4, 2 + 4]


def test_c7_two_checks_that_are_the_last_are_one_final_check() -> None:
    state = unstable("102 50")
    assert (state.over, state.table.points) == (True, [2, 6])


def test_c7_a_check_that_is_won_by_four_points_ends_the_game_without_another_deal() -> None:
    state = laid(Seat("british", points=6), Seat("russian", tribes="punjab"), market="30 101 / 36", deck="102 103 50")
    play(state, "end")
    assert state.over
    assert list(reversed(state.table.deck)) == [103, 50]


def test_c7_insurrection_comes_before_the_market_is_filled_again() -> None:
    state = laid(
        Seat("british"), Seat("russian", court="3"), market="30 101 / 36", deck="102 103 50",
        afghan="herat*6 persia*6", british="kabul*9",
    )  # fmt: skip
    play(state, "end")
    assert (asked(state), market(state)) == ((1, "lift"), "30 - - - - - / 36 - - - - -")
    play(state, "lift herat", "lift herat")
    assert (asked(state), blocks(state, "afghan")) == ((1, "actions"), "persia*6 herat*4 kabul*2")
    assert market(state) == "30 103 - - - - / 36 50 - - - -"


def test_c7_the_deck_may_run_out_on_the_way() -> None:
    state = unstable("50 102 51", "30 31 101 33 - - / 36 37 38 39 - -")
    assert (state.over, state.table.points) == (True, [2, 6])
    state = unstable("102 51 103", "30 31 101 - - - / 36 - - - - -")
    assert (asked(state), market(state)) == ((1, "actions"), "30 31 103 - - - / 36 51 - - - -")


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
