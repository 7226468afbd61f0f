"""Purchases in Pax Pamir (section P)."""

from __future__ import annotations

import pytest

from .positions import Seat, asked, court, favored, hand, laid, market, offered, play

ROWS = "1 2 3 4 5 6 / 7 8 9 10 11 12"
NOBODY = Seat("russian")


def buyer(rupees: int, **has: str) -> Seat:
    return Seat("british", rupees=rupees, **has)


# -- P1: the price -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", range(6))
@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("suit", ["economic", "military", "political", "intelligence"])
def test_p1_a_card_costs_its_column_and_twice_that_while_military_is_favored(row: int, column: int, suit: str) -> None:
    card = 1 + 6 * row + column
    price = column * (2 if suit == "military" else 1)
    if price:
        state = laid(buyer(price - 1), NOBODY, market=ROWS, favored=suit)
        assert f"buy {card}" not in offered(state)
    state = laid(buyer(price), NOBODY, market=ROWS, favored=suit)
    play(state, f"buy {card}")
    assert (state.table.rupees, hand(state, 0)) == ([0, 4], str(card))


def test_p1_the_column_counts_and_not_the_cards_on_the_left() -> None:
    state = laid(buyer(3), NOBODY, market="- - - 4 5 / - 8")
    assert offered(state, "buy") == ["buy 4", "buy 8"]


def test_p1_rupees_on_the_card_do_not_help_to_pay_for_it() -> None:
    state = laid(buyer(1), NOBODY, market="1 2 3+5")
    assert offered(state, "buy") == ["buy 1", "buy 2"]
    state = laid(buyer(2), NOBODY, market="1 2 3+5")
    play(state, "buy 3")
    assert state.table.rupees[0] == 5


def test_p1_the_leftmost_cards_cost_nothing_even_then() -> None:
    state = laid(buyer(0), NOBODY, market=ROWS, favored="military")
    assert offered(state, "buy") == ["buy 1", "buy 7"]


def test_p1_the_price_doubles_in_the_middle_of_a_turn() -> None:
    state = laid(buyer(3, hand="73"), NOBODY, market=ROWS)
    play(state, "play 73 left")
    assert favored(state) == "military"
    assert offered(state, "buy") == [f"buy {card}" for card in (1, 2, 7, 8)]


def test_p1_new_tactics_do_not_change_prices() -> None:
    state = laid(buyer(2, boons="new_tactics"), NOBODY, market=ROWS)
    assert "buy 3" in offered(state)


# -- P2: where the rupees go -------------------------------------------------------------------------------------------


def test_p2_a_rupee_lies_on_every_card_on_the_left_in_its_row() -> None:
    state = laid(buyer(5), NOBODY, market=ROWS)
    play(state, "buy 12")
    assert market(state) == "1 2 3 4 5 6 / 7+1 8+1 9+1 10+1 11+1 -"
    play(state, "end")
    assert market(state) == "1 2 3 4 5 6 / 7+1 8+1 9+1 10+1 11+1 -"


def test_p2_two_rupees_while_military_is_favored() -> None:
    state = laid(buyer(5), NOBODY, market="1 2+1 3 4 / 7", favored="military")
    play(state, "buy 3")
    assert (market(state), state.table.rupees[0]) == ("1+2 2+3 - 4 - - / 7 - - - - -", 1)


@pytest.mark.parametrize(("suit", "each"), [("political", 1), ("military", 2)])
def test_p2_for_a_vacant_place_the_card_across_gets_it(suit: str, each: int) -> None:
    state = laid(buyer(9), NOBODY, market="1 - 3 4 / 7 8", favored=suit)
    play(state, "buy 4")
    assert market(state) == f"1+{each} - 3+{each} - - - / 7 8+{each} - - - -"
    state = laid(buyer(9), NOBODY, market="1 2 / - - 9 10", favored=suit)
    play(state, "buy 10")
    assert market(state) == f"1+{each} 2+{each} - - - - / - - 9+{each} - - -"


@pytest.mark.parametrize(("suit", "each"), [("political", 1), ("military", 2)])
def test_p2_with_both_places_vacant_it_leaves_the_game(suit: str, each: int) -> None:
    # N3: the book is silent, and what an action costs leaves the game too where there is no card.
    state = laid(buyer(9), NOBODY, market="1 - - 4 / 7 -", favored=suit)
    play(state, "buy 4")
    assert (market(state), state.table.rupees[0]) == (f"1+{each} - - - - - / 7 - - - - -", 9 - 3 * each)
    state = laid(buyer(2), NOBODY, market="- 2 / - -")
    play(state, "buy 2")
    assert (market(state), state.table.rupees[0]) == ("- - - - - - / - - - - - -", 1)


def test_p2_the_other_row_gets_nothing_else() -> None:
    state = laid(buyer(5), NOBODY, market=ROWS)
    play(state, "buy 3", "buy 9")
    assert market(state) == "1+1 2+1 - 4 5 6 / 7+1 8+1 - 10 11 12"


def test_p2_a_place_that_has_become_vacant_this_turn_is_vacant() -> None:
    state = laid(buyer(5), NOBODY, market=ROWS)
    play(state, "buy 2", "buy 4")
    assert market(state) == "1+2 - 3+1 - 5 6 / 7 8+1 9 10 11 12"


# -- P3: what got a rupee ----------------------------------------------------------------------------------------------


def test_p3_a_card_that_got_a_rupee_cannot_be_bought_this_turn() -> None:
    state = laid(buyer(9), NOBODY, market=ROWS)
    play(state, "buy 3")
    assert offered(state, "buy") == [f"buy {card}" for card in (4, 5, 6, 7, 8, 9, 10, 11, 12)]
    play(state, "end", "end")
    assert {"buy 1", "buy 2"} <= set(offered(state))


def test_p3_also_one_that_got_it_in_place_of_a_vacant_one() -> None:
    state = laid(buyer(9), NOBODY, market="1 - 3 / 7 8 9")
    play(state, "buy 3")
    assert offered(state, "buy") == ["buy 7", "buy 9"]


def test_p3_also_one_on_which_an_action_was_paid() -> None:
    state = laid(buyer(9, court="4"), NOBODY, market="1 2 3 / 7 8 9")
    play(state, "gift 4", "space 4")
    assert market(state) == "1 2+1 3+1 - - - / 7 8+1 9+1 - - -"
    assert offered(state, "buy") == ["buy 1", "buy 7"]


def test_p3_a_rupee_of_another_turn_does_not_matter() -> None:
    state = laid(buyer(9), NOBODY, market="1+3 2 / 7+1", deck="3 4 5")
    assert {"buy 1", "buy 7"} <= set(offered(state))
    play(state, "buy 2", "end")
    assert (asked(state), "buy 1" in offered(state)) == ((1, "actions"), True)


def test_p3_a_rupee_that_is_taken_from_it_does_not_matter() -> None:
    state = laid(buyer(0, court="9"), NOBODY, market="1+3", favored="economic")
    play(state, "tax 9")
    assert "buy 1" in offered(state)


def test_p3_taking_the_rupee_back_does_not_make_it_free_again() -> None:
    state = laid(buyer(9, court="9"), NOBODY, market="1 2", favored="economic")
    play(state, "buy 2", "tax 9")
    assert (market(state), offered(state, "buy")) == ("1 - - - - - / - - - - - -", [])


# -- P4 and P5: the card -----------------------------------------------------------------------------------------------


def test_p4_the_buyer_takes_the_rupees_and_the_place_stays_empty_until_cleanup() -> None:
    state = laid(buyer(4), NOBODY, market="1 2+3 3 / 7", deck="91 92")
    play(state, "buy 2")
    assert (state.table.rupees[0], market(state)) == (6, "1+1 - 3 - - - / 7 - - - - -")
    assert state.table.deck == [92, 91]
    play(state, "end")
    assert market(state) == "1+1 3 92 - - - / 7 91 - - - -"


def test_p5_a_court_card_goes_into_the_hand() -> None:
    state = laid(buyer(4, hand="31"), NOBODY, market="1 2 / 7", open_hands=False)
    play(state, "buy 2")
    assert (hand(state, 0), court(state, 0), state.table.actions) == ("31 2", "", 1)
    assert asked(state) == (0, "actions")


@pytest.mark.parametrize(("event", "question"), [(116, "rebuke"), (108, "rumor"), (115, "pashtunwali-values")])
def test_p5_an_event_happens_at_once_and_enters_no_hand(event: int, question: str) -> None:
    state = laid(buyer(4), NOBODY, market=f"1 {event}+2 / 7", favored="economic")
    play(state, f"buy {event}")
    assert (asked(state), hand(state, 0), state.table.rupees[0]) == ((0, question), "", 5)
    assert (market(state), state.table.gone >> event & 1) == ("1+1 - - - - - / 7 - - - - -", 1)
    play(state, offered(state)[0])
    assert (asked(state), state.table.actions) == ((0, "actions"), 1)


def test_p5_buying_an_event_gives_its_rupees_before_it_happens() -> None:
    # Riches decide the last tie, so the rupees on the final check count.
    state = laid(buyer(4), Seat("russian", rupees=5), market="1 101+3")
    play(state, "buy 101")
    assert (state.table.over, state.table.rupees) == (True, [6, 5])


def test_p5_a_dominance_check_is_resolved_at_once_and_the_turn_goes_on() -> None:
    state = laid(buyer(4, hand="31"), NOBODY, market="101 2 / 7", deck="102")
    play(state, "buy 101")
    assert (state.table.points, state.table.actions, asked(state)) == ([2, 2], 1, (0, "actions"))
    assert {"buy 2", "play 31 left"} <= set(offered(state))


# -- P6: Public Withdrawal ---------------------------------------------------------------------------------------------


def test_p6_public_withdrawal_cannot_be_bought() -> None:
    state = laid(buyer(9), NOBODY, market="111 2 / 7")
    assert offered(state, "buy") == ["buy 2", "buy 7"]


@pytest.mark.parametrize(("suit", "each"), [("political", 1), ("military", 2)])
def test_p6_rupees_on_it_leave_the_game_at_once(suit: str, each: int) -> None:
    state = laid(buyer(9), NOBODY, market="1 111 3 4 / 7", favored=suit)
    play(state, "buy 4")
    assert (market(state), state.table.rupees[0]) == (f"1+{each} 111 3+{each} - - - / 7 - - - - -", 9 - 3 * each)


def test_p6_also_where_it_stands_for_a_vacant_place_across() -> None:
    state = laid(buyer(9), NOBODY, market="1 - 3 / 7 111")
    play(state, "buy 3")
    assert (market(state), state.table.rupees[0]) == ("1+1 - - - - - / 7 111 - - - -", 7)


def test_p6_also_what_an_action_pays() -> None:
    state = laid(buyer(9, court="4"), NOBODY, market="1 2 111 / 7 8")
    play(state, "gift 4", "space 4")
    assert (market(state), state.table.rupees[0]) == ("1 2+1 111 - - - / 7+1 8+1 - - - -", 5)


def test_p6_also_where_it_comes_to_a_place_with_rupees() -> None:
    # N15: the rupees of a check that was discarded stay on the place, and the next card gets them.
    state = laid(buyer(0), NOBODY, market="1 / 105+3", deck="111 2 3")
    play(state, "end")
    assert market(state) == "1 2 - - - - / 111 3 - - - -"
    state = laid(buyer(0), NOBODY, market="105+3 111 / 1", deck="")
    play(state, "end")
    assert market(state) == "111 - - - - - / 1 - - - - -"
