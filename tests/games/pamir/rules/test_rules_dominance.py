"""Dominance Checks: what brings them about, who is dominant and who scores (rules, D1 to D7)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.words import COALITIONS, NONE

from .checks import LAST, MORE, checked
from .positions import Seat, asked, blocks, heard, laid, play

GIFTS = ("", "2", "2 4", "2 4 6")


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
