"""Wakhan's cards and where their arrows point (W8, W19)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.rules.events import WakhanDrew, WakhanShuffled
from gonfalon.games.pamir.rules.piles import back_of
from gonfalon.games.pamir.rules.wakhan.card import (
    borders_in_order,
    column,
    current,
    draw,
    opponents,
    red_arrow,
    red_row,
)
from gonfalon.games.pamir.rules.words import NONE

from .positions import CARDS, Seat, laid
from .wakhans import aimed, hers, turn, waiting


@pytest.mark.parametrize(("card", "below"), [(1, 2), (7, 12), (20, 3), (15, 16), (24, 9)])
def test_w8_the_arrows_point_at_the_back_of_the_next_card(card: int, below: int) -> None:
    state = hers(cards=f"{card} {below} 5")
    front, back = CARDS.wakhan[card - 1], CARDS.wakhan[below - 1]
    assert current(state.table) is front
    assert column(state.table) == back.columns[front.column_arrow]
    assert red_arrow(state.table) == back.sides[front.red_arrow]
    assert red_row(state.table) == 6 * back.sides[front.red_arrow]


def test_w8_one_card_is_drawn_each_turn() -> None:
    state, events = turn(Seat(rupees=0), cards="7 12 3")
    drawn = [event for event in events if isinstance(event, WakhanDrew)]
    assert drawn == [WakhanDrew(6, back_of(state.table.seating, 11))]
    assert state.table.wakhan_used == [6]


def test_w8_without_a_card_below_all_are_shuffled_and_she_draws_again() -> None:
    state = waiting(Seat(), Seat("british"), cards="7")
    events: list[Any] = []
    state.table.listener = events.append
    seed = state.seed
    draw(state)
    first, said, shuffled, second = events
    assert (type(first), type(shuffled), type(second)) == (WakhanDrew, WakhanShuffled, WakhanDrew)
    assert (first.card, first.back) == (6, NONE)
    assert said.word == "shuffled"
    assert sorted(shuffled.cards) == list(range(24))
    assert len(state.table.wakhan_deck) == 23
    assert state.table.wakhan_used == [second.card]
    assert state.table.wakhan_back == back_of(state.table.seating, state.table.wakhan_deck[-1])
    assert state.seed != seed, "chance was used up"


def test_w8_the_deck_of_all_24_serves_for_23_turns() -> None:
    state = waiting(Seat(), Seat("british"), cards=" ".join(map(str, range(1, 25))))
    shuffles = []
    state.table.listener = lambda event: shuffles.append(event) if isinstance(event, WakhanShuffled) else None
    for _ in range(23):
        draw(state)
    assert not shuffles
    draw(state)
    assert len(shuffles) == 1


@pytest.mark.parametrize(("side", "order"), [("top", [1, 2]), ("bottom", [2, 1])])
def test_w19_top_is_her_left_neighbour_who_is_next(side: str, order: list[int]) -> None:
    state = hers(Seat(), Seat("british"), Seat("russian"), cards=aimed(7, 0, side))
    assert opponents(state.table) == order


def test_w19_wherever_she_sits() -> None:
    for seat, left, right in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        seats = [Seat("british"), Seat("russian")]
        seats.insert(seat, Seat())
        for side, first in (("top", left), ("bottom", right)):
            state = laid(*seats, wakhan=seat, at=left, wakhan_deck=aimed(7, 0, side))
            draw(state)
            assert opponents(state.table)[0] == first


def test_w13_borders_follow_the_list_of_regions() -> None:
    # Card 7: punjab, transcaspia, kabul, persia, kandahar, herat.
    state = hers(cards=aimed(7))
    words = {6: "persia-transcaspia", 8: "transcaspia-herat", 9: "transcaspia-kabul", 10: "herat-kabul"}
    assert [words[border] for border in borders_in_order(state.table, 1)] == [
        "transcaspia-kabul", "persia-transcaspia", "transcaspia-herat",
    ]  # fmt: skip
