"""The end of the game and who wins (rules, section V)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules import Pamir

from .checks import LAST, checked, winners
from .positions import Seat, asked, laid, market, play

# -- V1 and V2: the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lead", "over"), [(1, False), (2, True), (5, True), (-5, False), (-6, True)])
def test_v1_four_points_ahead_of_everybody_after_a_check_win_at_once(lead: int, over: bool) -> None:
    # This check gives the first player two points more than the second.
    base = 10
    state = checked(Seat("british", tribes="kabul", points=base + lead), Seat("russian", points=base))
    assert state.over == over
    if over:
        winner = 0 if lead > 0 else 1
        assert Pamir().outcome(state.table).winners == (winner,)


def test_v1_every_other_player_must_be_four_points_behind() -> None:
    state = checked(Seat("british", gifts="2", points=5), Seat("russian", points=7), Seat("afghan"), british="punjab*4")
    assert (state.over, state.table.points) == (False, [10, 7, 0])


def test_v2_the_game_ends_after_the_final_check_and_most_points_win() -> None:
    state = checked(
        Seat("british", tribes="kabul", points=1), Seat("russian", points=6), Seat("afghan", points=7), deck=LAST
    )
    assert (state.over, state.table.points) == (True, [7, 7, 8])
    assert Pamir().outcome(state.table).winners == (2,)
    assert Pamir().outcome(state.table).tie_break is None


def test_v2_the_final_check_may_come_in_a_cleanup() -> None:
    state = laid(Seat("british", tribes="kabul"), Seat("russian"), market="101 / 30", deck="31")
    play(state, "end")
    assert state.over
    assert state.table.over


# -- V3 ----------------------------------------------------------------------------------------------------------------


def test_v3_turns_go_on_with_an_empty_deck_and_a_check_comes_down_only_as_cards_are_bought() -> None:
    state = laid(Seat("british"), Seat("russian"), market="30 31 101 / 36")
    for seat in (0, 1, 0, 1, 0, 1):
        assert asked(state) == (seat, "actions")
        play(state, "end")
    assert market(state) == "30 31 101 - - - / 36 - - - - -"
    play(state, "buy 30", "end")
    assert market(state) == "31 101 - - - - / 36 - - - - -"
    play(state, "buy 31", "end")
    assert market(state) == "101 - - - - - / 36 - - - - -"
    play(state, "end")
    assert state.over


def test_v3_even_with_nothing_left_to_buy() -> None:
    state = laid(Seat("british"), Seat("russian"))
    play(state, "end", "end", "end")
    assert asked(state) == (1, "actions")


# -- V4: ties ----------------------------------------------------------------------------------------------------------


def test_v4_red_stars_in_court_break_a_tie() -> None:
    assert winners(Seat("british", court="31", points=5, rupees=9), Seat("russian", court="38", points=5)) == (1,)
    # Stars of several cards are added; cards of other suits, hands and prizes do not count.
    assert winners(
        Seat("british", court="31 52", points=5), Seat("russian", court="16 1 12 7", hand="98", prizes="34", points=5)
    ) == (0,)


def test_v4_then_rupees_do() -> None:
    assert winners(
        Seat("british", court="31", points=5, rupees=2), Seat("russian", court="16", points=5, rupees=3),
        Seat("russian", points=5, rupees=9),
    ) == (1,)  # fmt: skip
    assert winners(Seat("british", points=5, rupees=4), Seat("russian", points=5, rupees=3)) == (0,)


def test_v4_then_the_victory_is_shared() -> None:
    seats = Seat("british", court="31", points=5), Seat("russian", court="16", points=5), Seat("afghan", points=4)
    assert winners(*seats) == (0, 1)


def test_v4_stars_and_rupees_matter_among_the_leaders_alone() -> None:
    assert winners(
        Seat("british", points=5), Seat("russian", points=5, rupees=3), Seat("afghan", court="98", points=4, rupees=9)
    ) == (0,)
    assert winners(Seat("british", points=6, rupees=0), Seat("russian", court="98", points=5, rupees=9)) == (0,)


def test_v4_says_what_decided() -> None:
    def tie_break(*seats: Seat) -> tuple[int, ...] | None:
        return Pamir().outcome(laid(*seats).table).tie_break

    assert tie_break(Seat("british", points=6), Seat("russian", points=5)) is None
    stars = Seat("british", court="31", points=5, rupees=2), Seat("russian", court="38", points=5, rupees=1)
    assert tie_break(*stars) == (1, 2)
    assert tie_break(Seat("british", points=5, rupees=2), Seat("russian", points=5, rupees=1)) == (2, 1)


# -- V5 ----------------------------------------------------------------------------------------------------------------


def test_v5_a_lead_wins_at_a_check_and_at_no_other_time() -> None:
    state = laid(Seat("british", points=20), Seat("russian"), market="30 31 101 / 36", deck="32 33 34 35 37 38")
    play(state, "buy 31", "end", "end")
    assert (state.over, asked(state)) == (False, (0, "actions"))
    assert Pamir().outcome(state.table).winners == (0,)
