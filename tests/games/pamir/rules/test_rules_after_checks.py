"""What a Dominance Check leaves, and how the game goes on (rules, D8 and D9)."""

from __future__ import annotations

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events as told

from .checks import MORE, checked
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
