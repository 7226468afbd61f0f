"""What would be too many rows for positions of their own, and what is said of more than one position."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import Pamir
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import SUITS
from gonfalon.games.pamir.session import PamirSessionRules
from gonfalon.session.session_rules import why_no_undo

from .positions import BYSTANDER, Seat, hand, heard, laid, offered, play


def test_g5_hands_are_hidden_and_everything_else_is_open() -> None:
    seats = (
        Seat("british", hand="30 31", prizes="26"),
        Seat("russian", hand="5 6 7", court="8", rupees=9),
    )
    state = laid(*seats, deck="90 91")
    view = state.table.redact(0)
    assert view.hands == [[30, 31], [None, None, None]]
    assert view.deck == [None, None]
    assert (view.courts, view.rupees, view.prizes, view.gifts) == ([[], [8]], [4, 9], [[26], []], [0, 0])
    assert state.table.redact(-1).hands == [[None, None], [None, None, None]]
    state = laid(*seats, deck="90 91", open_hands=True)
    assert state.table.redact(0).hands == [[30, 31], [5, 6, 7]]
    assert state.table.redact(0).deck == [None, None]


def test_g6_the_stars_of_a_suit_are_the_ranks_of_its_court_cards() -> None:
    state = laid(Seat("british", court="12 9 15 33 7 5 1 4", hand="93"), Seat("russian", court="8"))
    table = state.table
    assert table.stars[0:4] == [3 + 1, 1 + 2, 2 + 1, 3 + 1]
    assert table.stars[4:8] == [2, 0, 0, 0]
    assert (court_limit(table, 0), hand_limit(table, 0)) == (3 + 3, 2 + 4)
    assert (court_limit(table, 1), hand_limit(table, 1)) == (3, 2)
    play(state, "play 93 right")
    assert table.stars[2] == 5


@pytest.mark.parametrize("suit", SUITS)
def test_p1_a_card_costs_its_column_and_twice_that_while_military_is_favored(suit: str) -> None:
    def opened(rupees: int) -> State:
        return laid(Seat("british", rupees=rupees), BYSTANDER, market="1 2 3 4 5 6 / 7 8 9 10 11 12", favored=suit)

    for card in range(1, 13):
        price = (card - 1) % 6 * (2 if suit == "military" else 1)
        assert not price or f"buy {card}" not in offered(opened(price - 1))
        state = play(opened(price), f"buy {card}")
        assert (state.table.rupees, hand(state, 0)) == ([0, 4], str(card))


GIFTS = ("", "2", "2 4", "2 4 6")
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


def scored(*seats: Seat, last: bool = False, **layout: Any) -> list[int]:
    """The points when the first seat buys a Dominance Check that costs nothing."""
    return play(laid(*seats, market="101 / 30", deck="" if last else "102", **layout), "buy 101").table.points


@pytest.mark.parametrize(("influence", "points", "final"), SUCCESSFUL)
def test_d4_the_tied_share_the_points_of_a_successful_check(
    influence: tuple[int, ...], points: tuple[int, ...], final: tuple[int, ...]
) -> None:
    seats = [Seat("british", gifts=GIFTS[figure - 1]) for figure in influence]
    assert scored(*seats, british="punjab*4") == [*points]
    assert scored(*seats, british="punjab*4", last=True) == [*final]  # D3: doubled before it is shared


@pytest.mark.parametrize(("cylinders", "points", "final"), UNSUCCESSFUL)
def test_d4_the_tied_share_the_points_of_an_unsuccessful_check(
    cylinders: tuple[int, ...], points: tuple[int, ...], final: tuple[int, ...]
) -> None:
    seats = [Seat("british", tribes=f"kabul*{count}" if count else "") for count in cylinders]
    assert scored(*seats) == [*points]
    assert scored(*seats, last=True) == [*final]


def test_v4_says_what_decided() -> None:
    def tie_break(*seats: Seat) -> tuple[int, ...] | None:
        return Pamir().outcome(laid(*seats).table).tie_break

    assert tie_break(Seat("british", points=6), Seat("russian", points=5)) is None
    stars = (
        Seat("british", court="31", points=5, rupees=2),
        Seat("russian", court="38", points=5, rupees=1),
    )
    assert tie_break(*stars) == (1, 2)
    assert tie_break(Seat("british", points=5, rupees=2), Seat("russian", points=5, rupees=1)) == (2, 1)


def may_take_back(state: State, move: str, *, others: int = 0) -> str | None:
    """Why the first seat may not take a move back, None where it may; `others` decide after it."""
    events = [tuple(heard(state, move))]
    return why_no_undo(0, [0] + [1] * others, events, PamirSessionRules().reveals, state.over)


def test_n17_what_shows_nothing_new_may_be_taken_back() -> None:
    layout: dict[str, Any] = {"market": "30 31 109 / 36", "deck": "40"}
    seat = Seat("british", court="12 9", hand="61", tribes="kabul")
    assert may_take_back(laid(seat, BYSTANDER, **layout), "buy 31") is None
    assert may_take_back(laid(seat, BYSTANDER, **layout), "buy 109") is None
    assert may_take_back(laid(seat, BYSTANDER, **layout), "play 61 left") is None
    assert may_take_back(laid(seat, BYSTANDER, **layout), "gift 12") is None


def test_n17_it_ends_where_a_card_is_dealt_or_a_hand_is_seen() -> None:
    assert may_take_back(laid(Seat("british"), BYSTANDER, market="30 / 36", deck="40"), "end") == "secret-shown"
    state = laid(Seat("british", hand="31"), Seat("russian", hand="32"), market="114 / 36")
    assert hand(state, 1) == "32"
    assert may_take_back(state, "buy 114") == "secret-shown"


def test_n17_it_ends_where_another_player_decided_and_with_the_game() -> None:
    state = laid(Seat("british", hand="61"), Seat("russian", tribes="herat"))
    assert may_take_back(state, "play 61 left", others=1) == "another-decided"
    assert may_take_back(laid(Seat("british"), BYSTANDER, market="101 / 36"), "buy 101") == "over"
