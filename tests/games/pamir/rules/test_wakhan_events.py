"""What events do to Wakhan, and whom hers hit (W18)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.rules.events import CardPlayed
from gonfalon.games.pamir.rules.wakhan.loyalty import pragmatic

from .positions import Seat, asked, blocks, court, favored, hand, heard, laid, play, tribes
from .wakhans import AFGHAN, RUSSIAN, WAKHAN, aimed, hers, line_done, told_while, turn


@pytest.mark.parametrize(("side", "seat"), [("top", 1), ("bottom", 2)])
def test_w18_rumor_is_about_the_player_at_the_red_arrow(side: str, seat: int) -> None:
    row = {"top": "108 / -", "bottom": "- / 108"}[side]
    state = hers(Seat(), Seat("british"), Seat("russian"), market=row, cards=aimed(7, 0, side))
    told_while(state, "radicalize")
    assert [bool(boons) for boons in state.table.boons] == [seat == other for other in range(3)]


@pytest.mark.parametrize(("side", "seat"), [("top", 1), ("bottom", 2)])
def test_w18_she_swaps_hands_with_the_player_at_the_red_arrow_and_plays_all(side: str, seat: int) -> None:
    row = {"top": "114 / -", "bottom": "- / 114"}[side]
    state = hers(
        Seat(), Seat("british", hand="9 16"), Seat("russian", hand="61 62"), market=row, cards=aimed(7, 0, side)
    )
    told_while(state, "radicalize")
    expected = {1: {9, 16}, 2: {61, 62}}[seat]
    assert {*state.table.courts[WAKHAN]} == expected
    assert state.table.hands[WAKHAN] == state.table.hands[seat] == []
    assert state.table.hands[3 - seat], "the other keeps his"


def test_w18_a_human_who_swaps_with_her_gives_her_cards_that_she_plays_at_once() -> None:
    state = laid(
        Seat(rupees=0), Seat("british", hand="9 32 61"), wakhan=WAKHAN, at=1, wakhan_deck="7 12 3", market="114"
    )
    state.table.wakhan_card = 6
    events = heard(state, "buy 114")
    assert {*state.table.courts[WAKHAN]} == {9, 32, 61}
    assert state.table.hands == [[], []]
    assert asked(state) == (1, "actions"), "it is still his turn"
    assert blocks(state, "afghan").startswith("punjab*3"), "the icons count"
    assert len([event for event in events if isinstance(event, CardPlayed)]) == 3


def test_w18_the_order_is_random_but_fixed_by_the_seed() -> None:
    orders = set()
    for seed in range(40):
        state = laid(Seat(), Seat("british", hand="9 16 61"), wakhan=WAKHAN, at=1, wakhan_deck="7 12", market="114")
        state.table.wakhan_card = 6
        state.seed = seed
        again = state.clone()
        play(state, "buy 114")
        play(again, "buy 114")
        assert court(state, WAKHAN) == court(again, WAKHAN)
        assert state.seed != seed
        orders.add(court(state, WAKHAN))
    assert len(orders) == 6


def test_w22_after_a_card_that_she_cannot_pay_for_she_plays_the_others() -> None:
    for seed in range(12):
        state = laid(
            Seat(rupees=0), Seat("british", hand="9 61 29", tribes="kabul*2"), wakhan=WAKHAN, at=1,
            wakhan_deck="7 12", market="114",
        )  # fmt: skip
        state.table.wakhan_card = 6
        state.seed = seed
        play(state, "buy 114")
        assert {*state.table.courts[WAKHAN]} == {61, 29}
        assert hand(state, WAKHAN) == ""
        assert state.table.gone >> 9 & 1


def test_w18_an_empty_hand_may_be_swapped() -> None:
    state = laid(Seat(), Seat("british"), wakhan=WAKHAN, at=1, wakhan_deck="7 12", market="114")
    state.table.wakhan_card = 6
    play(state, "buy 114")
    assert court(state, WAKHAN) == ""
    assert asked(state) == (1, "actions")


@pytest.mark.parametrize(("card", "region"), [(7, "punjab"), (2, "persia"), (9, "kabul")])
def test_w18_rebuke_is_for_the_first_region_of_her_list(card: int, region: str) -> None:
    state = hers(Seat(tribes=f"{region} herat"), Seat("british", tribes=f"{region}*2"), market="116", cards=aimed(card))
    told_while(state, "radicalize")
    assert tribes(state, WAKHAN) == "herat"
    assert tribes(state, 1) == ""


def test_w18_a_debt_after_her_rebuke_is_asked_and_she_goes_on() -> None:
    state, _ = turn(
        Seat(rupees=9), Seat("british", court="27 9 8", tribes="punjab", rupees=0), cards=aimed(7, 1),
        market="- 116 / - 60",
    )  # fmt: skip
    assert asked(state) == (1, "debt")
    assert court(state, WAKHAN) == ""
    play(state, "discard 9")
    assert court(state, 1) == "", "the second card for the debt was the last"
    assert court(state, WAKHAN) == "60"


@pytest.mark.parametrize("suit", ["economic", "military", "political", "intelligence"])
def test_w18_pashtunwali_keeps_the_suit(suit: str) -> None:
    state = hers(Seat(rupees=0), market="115", favored=suit, cards=aimed(7))
    told_while(state, "radicalize")
    assert favored(state) == suit
    assert state.table.running


def test_w18_confidence_failure_does_nothing_to_her() -> None:
    state = laid(Seat(), Seat("british", hand="9 16"), wakhan=WAKHAN, at=1, wakhan_deck="7 12", market="114", deck="8")
    play(state, "end")
    assert asked(state)[1] == "confidence-failure"
    assert state.seat == 1
    play(state, "discard 9")
    assert state.table.hands[WAKHAN] == []


def test_line_done_says_what_is_not_possible() -> None:
    assert not line_done(hers(), "tax")


def test_her_blocks_are_of_her_card_even_in_anothers_turn() -> None:
    state = laid(Seat(), Seat("afghan", hand="32"), wakhan=WAKHAN, at=1, wakhan_deck="7 12", market="114")
    state.table.wakhan_card = 6
    play(state, "buy 114")
    assert state.table.blocks_at(RUSSIAN, 5) == 3


def test_w21_steadfast_loyalty_is_the_free_coalition_with_most_blocks() -> None:
    # Card 7: afghan, russian, british.
    state = hers(Seat(), Seat("british"), cards=aimed(7), russian="kabul*2", afghan="herat", british="kabul*4")
    assert pragmatic(state.table) == AFGHAN
    options: dict[str, Any] = {
        "cards": aimed(7),
        "russian": "kabul*2",
        "british": "kabul*4",
        "improved": frozenset({"loyalty"}),
    }
    assert pragmatic(hers(Seat(), Seat("british"), **options, afghan="herat").table) == RUSSIAN
    assert pragmatic(hers(Seat(), Seat("british"), **options, afghan="herat*2").table) == AFGHAN, "a tie: the leftmost"
    assert pragmatic(hers(Seat(), Seat("british"), Seat("russian"), **options, afghan="").table) == AFGHAN
