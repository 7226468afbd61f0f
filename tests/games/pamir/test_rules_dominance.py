"""Dominance Checks, the end of the game and who wins (rules, sections D and V)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir import Pamir
from gonfalon.games.pamir import events as told
from gonfalon.games.pamir.words import COALITIONS, NONE

from .positions import (
    Seat,
    asked,
    blocks,
    court,
    favored,
    gifts,
    hand,
    heard,
    laid,
    market,
    offered,
    play,
    prizes,
    rulers,
    spies,
    tribes,
)  # fmt: skip

GIFTS = ("", "2", "2 4", "2 4 6")
LAST = ""
MORE = "102"


def checked(*seats: Seat, deck: str = MORE, **layout: Any) -> State:
    """The first seat buys a Dominance Check that costs nothing; it is final with `deck=LAST`."""
    return play(laid(*seats, market="101 / 30", deck=deck, **layout), "buy 101")


def verdict(**layout: Any) -> str:
    """The coalition that a check finds dominant, "" for none."""
    seats = layout.pop("seats", (Seat("british"), Seat("russian")))
    state = laid(*seats, market="101 / 30", deck=MORE, **layout)
    found = [event.coalition for event in heard(state, "buy 101") if isinstance(event, told.DominanceChecked)]
    assert len(found) == 1
    return "" if found == [NONE] else COALITIONS[found[0]]


# -- D1: what brings a check about -------------------------------------------------------------------------------------


def test_d1_bought_or_discarded_or_by_instability() -> None:
    seats = Seat("british"), Seat("russian", tribes="kabul")
    assert checked(*seats).table.points == [1, 3]
    late = "31 32 33 34 35 36 37 38 39 40 41 42 104"
    assert play(laid(*seats, market="101 / 30", deck=late), "end").table.points == [1, 3]
    assert play(laid(*seats, market="60 61 101 / 62", deck=f"103 {late}"), "end").table.points == [1, 3]
    assert play(laid(*seats, market="60 61 101 / 62", deck=late), "end").table.points == [0, 0]


# -- D2: dominance -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("british", "russian", "afghan", "dominant"),
    [
        ("punjab*4", "", "", "british"),
        ("punjab*3", "", "", ""),
        ("punjab*5", "kabul", "", "british"),
        ("punjab*4", "kabul", "", ""),
        ("punjab*6", "kabul*2", "herat*2", "british"),
        ("punjab*6", "kabul*2", "herat*3", ""),
        ("kabul-punjab*2 punjab*2", "", "", "british"),
        ("kabul-punjab*4", "", "", "british"),
        ("punjab*4", "", "herat-kabul", ""),
        ("punjab", "kabul*5", "", "russian"),
        ("punjab", "", "kabul*3 herat-kabul*2", "afghan"),
        ("punjab*12", "kabul*12", "", ""),
        ("", "", "", ""),
    ],
)
def test_d2_four_more_armies_and_roads_than_each_other(british: str, russian: str, afghan: str, dominant: str) -> None:
    assert verdict(british=british, russian=russian, afghan=afghan) == dominant


@pytest.mark.parametrize(
    ("british", "russian", "dominant"), [("punjab*3", "kabul", "british"), ("punjab*2", "kabul", ""), ("", "", "")]
)
def test_d2_two_more_with_conflict_fatigue(british: str, russian: str, dominant: str) -> None:
    assert verdict(british=british, russian=russian, running="conflict_fatigue") == dominant


def test_d2_a_coalition_that_nobody_is_loyal_to_can_be_dominant() -> None:
    assert verdict(afghan="kabul*4") == "afghan"


# -- D3 and D4: the final check and ties -------------------------------------------------------------------------------

# The influence of each seat, one for the loyalty itself, and the points in a check and in the final one.
SUCCESSFUL = [
    ((2, 1), (5, 3), (10, 6)),
    ((1, 1), (4, 4), (8, 8)),
    ((3, 2, 1), (5, 3, 1), (10, 6, 2)),
    ((1, 3, 2), (1, 5, 3), (2, 10, 6)),
    ((2, 2, 1), (4, 4, 1), (8, 8, 2)),
    ((2, 1, 1), (5, 2, 2), (10, 4, 4)),
    ((2, 2, 2), (3, 3, 3), (6, 6, 6)),
    ((4, 3, 2, 1), (5, 3, 1, 0), (10, 6, 2, 0)),
    ((2, 2, 1, 1), (4, 4, 0, 0), (8, 8, 1, 1)),
    ((3, 2, 1, 1), (5, 3, 0, 0), (10, 6, 1, 1)),
    ((3, 2, 2, 1), (5, 2, 2, 0), (10, 4, 4, 0)),
    ((3, 3, 2, 1), (4, 4, 1, 0), (8, 8, 2, 0)),
    ((2, 1, 1, 1), (5, 1, 1, 1), (10, 2, 2, 2)),
    ((2, 2, 2, 1), (3, 3, 3, 0), (6, 6, 6, 0)),
    ((1, 1, 1, 1), (2, 2, 2, 2), (4, 4, 4, 4)),
    ((4, 3, 2, 1, 1), (5, 3, 1, 0, 0), (10, 6, 2, 0, 0)),
    ((3, 2, 1, 1, 1), (5, 3, 0, 0, 0), (10, 6, 0, 0, 0)),
    ((3, 2, 2, 1, 1), (5, 2, 2, 0, 0), (10, 4, 4, 0, 0)),
    ((2, 1, 1, 1, 1), (5, 1, 1, 1, 1), (10, 2, 2, 2, 2)),
    ((2, 2, 1, 1, 1), (4, 4, 0, 0, 0), (8, 8, 0, 0, 0)),
    ((2, 2, 2, 1, 1), (3, 3, 3, 0, 0), (6, 6, 6, 0, 0)),
    ((2, 2, 2, 2, 1), (2, 2, 2, 2, 0), (4, 4, 4, 4, 0)),
    ((1, 1, 1, 1, 1), (1, 1, 1, 1, 1), (3, 3, 3, 3, 3)),
]
# The cylinders in play of each seat.
UNSUCCESSFUL = [
    ((1, 0), (3, 1), (6, 2)),
    ((2, 2), (2, 2), (4, 4)),
    ((0, 0), (2, 2), (4, 4)),
    ((2, 1, 0), (3, 1, 0), (6, 2, 0)),
    ((1, 1, 0), (2, 2, 0), (4, 4, 0)),
    ((1, 0, 0), (3, 0, 0), (6, 1, 1)),
    ((0, 0, 0), (1, 1, 1), (2, 2, 2)),
    ((3, 2, 1, 0), (3, 1, 0, 0), (6, 2, 0, 0)),
    ((3, 2, 2, 0), (3, 0, 0, 0), (6, 1, 1, 0)),
    ((1, 0, 0, 0), (3, 0, 0, 0), (6, 0, 0, 0)),
    ((1, 1, 1, 0), (1, 1, 1, 0), (2, 2, 2, 0)),
    ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2)),
    ((1, 1, 0, 0, 0), (2, 2, 0, 0, 0), (4, 4, 0, 0, 0)),
    ((4, 3, 2, 1, 0), (3, 1, 0, 0, 0), (6, 2, 0, 0, 0)),
    ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (1, 1, 1, 1, 1)),
]


@pytest.mark.parametrize(("influence", "points", "final"), SUCCESSFUL)
def test_d4_the_tied_share_the_points_of_a_successful_check(
    influence: tuple[int, ...], points: tuple[int, ...], final: tuple[int, ...]
) -> None:
    seats = [Seat("british", gifts=GIFTS[figure - 1]) for figure in influence]
    assert checked(*seats, british="punjab*4").table.points == [*points]
    assert checked(*seats, british="punjab*4", deck=LAST).table.points == [*final]  # D3: doubled before it is shared


@pytest.mark.parametrize(("cylinders", "points", "final"), UNSUCCESSFUL)
def test_d4_the_tied_share_the_points_of_an_unsuccessful_check(
    cylinders: tuple[int, ...], points: tuple[int, ...], final: tuple[int, ...]
) -> None:
    seats = [Seat("british", tribes=f"kabul*{count}" if count else "") for count in cylinders]
    assert checked(*seats).table.points == [*points]
    assert checked(*seats, deck=LAST).table.points == [*final]


@pytest.mark.parametrize(
    ("market", "deck", "final"),
    [
        ("101 / 30", "", True),
        ("101 31 / 30", "105 32", True),
        ("101 / 30", "31 32 33 34 35 36 37 38 39 40 41 42 104", False),
        ("101 31 102 / 30", "", False),
    ],
)
def test_d3_a_check_is_final_when_no_other_is_in_market_or_deck(market: str, deck: str, final: bool) -> None:
    state = laid(Seat("british"), Seat("russian"), market=market, deck=deck)
    found = [event.final for event in heard(state, "buy 101") if isinstance(event, told.DominanceChecked)]
    assert found == [final]
    assert state.over == final


# -- D5: what counts as influence --------------------------------------------------------------------------------------


def ranking(one: Seat, other: Seat, **layout: Any) -> list[int]:
    """The points of two players who are loyal to the dominant coalition."""
    return checked(one, other, british="punjab*4", **layout).table.points


def test_d5_loyalty_and_patriots_and_prizes_and_gifts_count_one_each() -> None:
    assert ranking(Seat("british", court="37"), Seat("british")) == [5, 3]
    assert ranking(Seat("british", prizes="34"), Seat("british")) == [5, 3]
    assert ranking(Seat("british", gifts="6"), Seat("british")) == [5, 3]
    assert ranking(Seat("british", court="37", prizes="34", gifts="6"), Seat("british", gifts="2 4 6")) == [4, 4]
    # Neither stars nor other cards nor the map nor rupees count.
    assert ranking(Seat("british", court="1 12", tribes="kabul*5", rupees=9), Seat("british", gifts="2")) == [3, 5]


def test_d5_rumor_koh_i_noor_and_embarrassment() -> None:
    patriot = Seat("british", court="37 32", boons="rumor")
    assert ranking(patriot, Seat("british", gifts="2")) == [3, 5]
    giver = Seat("british", gifts="2 4", boons="koh_i_noor_recovered")
    assert ranking(giver, Seat("british", gifts="2 4", prizes="34")) == [5, 3]
    assert ranking(giver, Seat("british", prizes="34"), running="embarrassment_of_riches") == [3, 5]


# -- D6: a successful check --------------------------------------------------------------------------------------------


def test_d6_only_those_loyal_to_the_dominant_coalition_score() -> None:
    state = checked(
        Seat("russian", gifts="2 4 6", points=4), Seat("british", gifts="2"), Seat("afghan", tribes="kabul*9"),
        Seat("british"), british="punjab*4",
    )  # fmt: skip
    assert state.table.points == [4, 5, 0, 3]


def test_d6_nobody_scores_when_nobody_is_loyal_to_it() -> None:
    state = checked(Seat("british", gifts="2"), Seat("russian", tribes="kabul"), afghan="herat*5", british="herat")
    assert state.table.points == [0, 0]
    # Successful it was all the same: the map is cleared.
    assert (blocks(state, "afghan"), blocks(state, "british"), asked(state)) == ("", "", (0, "actions"))


# -- D7: an unsuccessful check -----------------------------------------------------------------------------------------


def test_d7_tribes_and_spies_and_gifts_of_all_players_count_and_blocks_do_not() -> None:
    state = checked(
        Seat("british", court="37 32"),
        Seat("russian", tribes="kabul", spies="37", gifts="2"),
        Seat("afghan", tribes="kabul*2"),
        british="punjab*5", russian="kabul*5",
    )  # fmt: skip
    assert state.table.points == [0, 3, 1]


def test_d7_none_in_play_is_a_count_too() -> None:
    assert checked(Seat("british", tribes="kabul"), Seat("russian")).table.points == [3, 1]


# -- D8: what stays and what ends --------------------------------------------------------------------------------------

MANY = (
    Seat(
        "british", court="37 24 9", hand="30", rupees=7, tribes="punjab*2 herat", spies="9 3", gifts="2 6",
        prizes="34", boons="nationalism rumor",
    ),
    Seat("russian", court="3", points=3, tribes="kabul", boons="courtly_manners"),
)  # fmt: skip


def after(british: str) -> State:
    return play(
        laid(
            *MANY, market="101+1 61 / 63", deck=MORE, british=british, russian="kabul*2 herat-kabul",
            afghan="herat herat-kandahar", running="conflict_fatigue pashtunwali_values", favored="military",
        ),
        "buy 101",
    )  # fmt: skip


@pytest.mark.parametrize("british", ["punjab*7", "punjab"])
def test_d8_gifts_and_prizes_and_cylinders_and_cards_and_rupees_stay(british: str) -> None:
    state = after(british)
    assert not state.over
    assert (court(state, 0), hand(state, 0), state.table.rupees[0]) == ("37 24 9", "30", 8)
    assert (tribes(state, 0), spies(state, 0)) == ("herat punjab*2", "3 9")
    assert (gifts(state, 0), prizes(state, 0), tribes(state, 1)) == ("2 6", "34", "kabul")
    assert (favored(state), market(state)) == ("military", "- 61 - - - - / 63 - - - - -")


def test_d8_a_successful_check_clears_the_map_of_all_coalitions() -> None:
    state = after("punjab*7 kabul-punjab")
    assert [blocks(state, each) for each in ("afghan", "british", "russian")] == ["kabul*2", "", ""]  # X2
    assert state.table.blocks == [10, 12, 12]
    assert rulers(state) == {"herat": 0, "punjab": 0}


def test_d8_an_unsuccessful_check_clears_nothing() -> None:
    state = after("punjab*2 kabul-punjab")
    assert [blocks(state, each) for each in ("afghan", "british", "russian")] == [
        "herat kabul*2 herat-kandahar", "punjab*2 kabul-punjab", "kabul*2 herat-kabul",
    ]  # fmt: skip


@pytest.mark.parametrize("british", ["punjab*7", "punjab"])
def test_d8_all_that_lasts_until_the_check_ends(british: str) -> None:
    state = after(british)
    assert (state.table.running, state.table.boons) == (0, [0, 0])


# -- D9: going on ------------------------------------------------------------------------------------------------------


def test_d9_a_turn_goes_on_after_a_check_that_was_bought() -> None:
    state = checked(Seat("british", court="9 8", rupees=0), Seat("russian", points=3), favored="economic")
    assert (asked(state), state.table.actions) == ((0, "actions"), 1)
    state = laid(
        Seat("british", court="9", rupees=5), Seat("russian"), market="30+1 101 31 / 36", deck="102 37", actions=1
    )
    play(state, "buy 101")
    assert (asked(state), state.table.actions, offered(state)) == ((0, "actions"), 0, ["end"])


def test_d9_the_rest_of_the_leftmost_column_follows_a_check_that_was_discarded() -> None:
    state = laid(
        Seat("british"), Seat("russian"), market="101 30 / 105 36", deck="31 32 33 34 35 37 38 39 40 41 42 102"
    )
    events = heard(state, "end")
    kinds = [type(event) for event in events if isinstance(event, told.DominanceChecked | told.SuitFavored)]
    assert kinds == [told.DominanceChecked, told.SuitFavored]
    assert (asked(state), favored(state)) == ((1, "actions"), "military")
    assert market(state) == "30 31 33 35 38 40 / 36 32 34 37 39 41"


def test_d9_a_check_below_another_event_comes_after_it() -> None:
    # Failure to Impress takes the prizes before influence is counted.
    state = laid(
        Seat("british", prizes="34 38"), Seat("british", gifts="2"), market="108 30 / 101 36", deck=MORE,
        british="punjab*4",
    )  # fmt: skip
    play(state, "end")
    assert state.table.points == [3, 5]


def test_d9_both_events_of_the_column_may_be_checks() -> None:
    state = laid(Seat("british"), Seat("russian", points=1), market="101 30 / 102 36", deck="31")
    play(state, "end")
    assert (state.over, state.table.points) == (True, [2 + 4, 1 + 2 + 4])


def test_d9_the_market_is_filled_after_instability() -> None:
    state = laid(Seat("british"), Seat("russian"), market="30 101 / 36", deck="102 31 32 33 34 35 37 38 39 40 41 103")
    play(state, "end")
    assert (asked(state), market(state)) == ((1, "actions"), "30 31 33 35 38 40 / 36 32 34 37 39 41")


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


def winners(*seats: Seat) -> tuple[int, ...]:
    return Pamir().outcome(laid(*seats).table).winners


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
