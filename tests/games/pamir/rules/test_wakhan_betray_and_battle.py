"""How Wakhan betrays and fights (W16d, W16e), without the slips of W22."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import Seat, asked, blocks, court, play, prizes, spies, tribes
from .wakhans import KABUL, WAKHAN, aimed, hers, line_done, told_while, turn, why

# -- W16d --------------------------------------------------------------------------------------------------------------


def test_w16d_the_highest_priority_card_with_a_prize_and_her_spy() -> None:
    has = Seat(court="16 57", spies="57 4 8 28", rupees=4)
    state = hers(has, Seat("british", court="4 8 28"))
    events = told_while(state, "betray")
    # 8 shows no prize; 4 and 28 lie with an opponent and are alike but for the number.
    assert why(events, "betrayed") == (28, 8)
    assert prizes(state, WAKHAN) == "28"
    assert court(state, 1) == "4 8"
    assert spies(state, WAKHAN) == "4 8 57", "that spy is lost too"
    assert state.table.rupees[WAKHAN] == 2


def test_w16d_her_own_cards_too() -> None:
    state = hers(Seat(court="16 57", spies="57", rupees=2))
    told_while(state, "betray")
    assert court(state, WAKHAN) == "16"
    assert prizes(state, WAKHAN) == "57"


def test_w16d_even_the_card_that_acts() -> None:
    state = hers(Seat(court="57", spies="57", rupees=2))
    told_while(state, "betray")
    assert court(state, WAKHAN) == ""
    assert prizes(state, WAKHAN) == "57"


@pytest.mark.parametrize(
    ("has", "other"),
    [
        (Seat(court="16", spies="8", rupees=4), Seat("british", court="8")),  # no prize
        (Seat(court="16", rupees=4), Seat("british", court="4")),  # no spy
        (Seat(court="16", spies="4", rupees=1), Seat("british", court="4")),  # no money
        (Seat(court="16", spies="57", rupees=4), Seat("british", court="57 15")),  # Bodyguards
        (Seat(court="16 83 57", spies="57", rupees=4), Seat("british")),  # her own Bodyguards
    ],
)
def test_w16d_not_possible(has: Seat, other: Seat) -> None:
    assert not line_done(hers(has, other), "betray")


def test_w22_bodyguards_are_those_of_the_owner_of_the_card() -> None:
    # Her own Bodyguards do not guard the cards of others, nor theirs hers.
    state = hers(Seat(court="15", spies="57", rupees=4), Seat("british", court="57"))
    told_while(state, "betray")
    assert prizes(state, WAKHAN) == "57"
    state = hers(Seat(court="16 57", spies="57", rupees=4), Seat("british", court="15"))
    told_while(state, "betray")
    assert prizes(state, WAKHAN) == "57"


def test_w16d_overthrow_and_debts_follow_and_the_prize_comes_after() -> None:
    other = Seat("british", court="42 9 8", tribes="kandahar", rupees=1)
    state = hers(Seat(court="16", spies="42", rupees=4), other)
    line_done(state, "betray")
    assert tribes(state, 1) == ""
    assert asked(state) == (1, "debt")
    assert prizes(state, WAKHAN) == ""
    play(state, "discard 8")
    assert prizes(state, WAKHAN) == "42"


# -- W16e --------------------------------------------------------------------------------------------------------------


def test_w16e_the_first_region_of_her_list_with_an_army_and_enemies() -> None:
    # Card 7, afghan: punjab (no enemy), transcaspia (no army), kabul.
    other = Seat("british", tribes="transcaspia kabul herat")
    state = hers(Seat(court="34"), other, afghan="punjab kabul herat", cards=aimed(7))
    told_while(state, "battle")
    assert tribes(state, 1) == "transcaspia herat"


def test_w16e_tribes_then_armies_then_roads() -> None:
    other = Seat("british", tribes="kabul*2")
    position: dict[str, Any] = {"british": "kabul herat-kabul kabul-punjab", "cards": aimed(7)}
    state = hers(Seat(court="38"), other, afghan="kabul*3", **position)
    told_while(state, "battle")
    assert tribes(state, 1) == ""
    assert blocks(state, "british") == "kabul herat-kabul kabul-punjab"
    state = hers(Seat(court="38"), Seat("british"), afghan="kabul*3", **position)
    told_while(state, "battle")
    assert blocks(state, "british") == "herat-kabul", "[ours] roads by her list: Punjab before Herat"


@pytest.mark.parametrize(("side", "after"), [("top", ["", "kabul*2"]), ("bottom", ["kabul*2", ""])])
def test_w16e_the_player_at_the_red_arrow_first(side: str, after: list[str]) -> None:
    others = Seat("british", tribes="kabul*2"), Seat("russian", tribes="kabul*2")
    state = hers(Seat(court="38"), *others, afghan="kabul*2", cards=aimed(7, 0, side))
    told_while(state, "battle")
    assert [tribes(state, 1), tribes(state, 2)] == after


@pytest.mark.parametrize(("side", "after"), [("top", ("", "kabul")), ("bottom", ("kabul", ""))])
def test_w16e_blocks_of_that_player_first_too(side: str, after: tuple[str, str]) -> None:
    others = Seat("british"), Seat("russian")
    state = hers(Seat(court="34"), *others, afghan="kabul*2", british="kabul", russian="kabul", cards=aimed(7, 0, side))
    told_while(state, "battle")
    assert (blocks(state, "british"), blocks(state, "russian")) == after
    # A tribe of the other comes before an army of this one.
    others = Seat("british", tribes="kabul"), Seat("russian", tribes="kabul")
    state = hers(Seat(court="38"), *others, afghan="kabul*2", british="kabul", russian="kabul", cards=aimed(7, 0, side))
    told_while(state, "battle")
    assert (tribes(state, 1), tribes(state, 2)) == ("", "")


@pytest.mark.parametrize(("card", "armies", "removed"), [(34, 3, 1), (38, 3, 2), (38, 1, 1), (38, 2, 2)])
def test_w16e_no_more_than_the_rank_and_her_armies(card: int, armies: int, removed: int) -> None:
    state = hers(Seat(court=str(card)), Seat("british", tribes="kabul*4"), afghan=f"kabul*{armies}", cards=aimed(7))
    told_while(state, "battle")
    assert state.table.tribes_of(1, KABUL) == 4 - removed


def test_w16e_nationalism_lets_her_tribes_fight() -> None:
    other = Seat("british", tribes="kabul*4")
    has = Seat(court="38", tribes="kabul", boons="nationalism")
    state = hers(has, other, cards=aimed(7))
    told_while(state, "battle")
    assert state.table.tribes_of(1, KABUL) == 3
    state = hers(has, other, afghan="kabul", cards=aimed(7))
    told_while(state, "battle")
    assert state.table.tribes_of(1, KABUL) == 2
    assert not line_done(hers(Seat(court="38", tribes="kabul"), other, cards=aimed(7)), "battle")


def test_w16e_coalitions_that_nobody_is_loyal_to_are_no_enemies() -> None:
    state = hers(Seat(court="38"), Seat("british"), afghan="kabul", russian="kabul*3", cards=aimed(7))
    assert not line_done(state, "battle")


def test_w16e_a_citadel_protects() -> None:
    other = Seat("british", court="17", tribes="kabul")
    state = hers(Seat(court="38"), other, afghan="kabul", cards=aimed(7))
    assert not line_done(state, "battle")
    state = hers(Seat(court="38"), other, afghan="kabul", british="kabul", cards=aimed(7))
    told_while(state, "battle")
    assert (tribes(state, 1), blocks(state, "british")) == ("kabul", "")


def test_w16e_overthrow_after_it() -> None:
    other = Seat("british", court="5 9", tribes="kabul")
    state = hers(Seat(court="38"), other, afghan="kabul", cards=aimed(7))
    told_while(state, "battle")
    assert court(state, 1) == "9"


def test_w16e_a_region_before_a_card_and_a_card_by_priority() -> None:
    has = Seat(court="38 12", spies="9 12")
    other = Seat("british", court="9", spies="9 12*2", tribes="kabul")
    state = hers(has, other, afghan="kabul", cards=aimed(7))
    told_while(state, "battle")
    assert tribes(state, 1) == ""
    assert spies(state, 1) == "9 12*2"
    state = hers(has, other, cards=aimed(7))
    assert why(told_while(state, "battle"), "battle_on") == (9, 1)
    assert spies(state, 1) == "12*2"


@pytest.mark.parametrize(("side", "left"), [("top", ["", "12"]), ("bottom", ["12", ""])])
def test_w16e_spies_of_the_player_at_the_red_arrow_first(side: str, left: list[str]) -> None:
    others = Seat("british", spies="12"), Seat("russian", spies="12")
    state = hers(Seat(court="38 12", spies="12"), *others, cards=aimed(7, 0, side))
    told_while(state, "battle")
    assert [spies(state, 1), spies(state, 2)] == left


def test_w16e_no_more_spies_than_hers_and_the_rank() -> None:
    state = hers(Seat(court="34 12", spies="12*3"), Seat("british", spies="12*4"), cards=aimed(7))
    told_while(state, "battle")
    assert spies(state, 1) == "12*3"
    state = hers(Seat(court="38 12", spies="12"), Seat("british", spies="12*4"), cards=aimed(7))
    told_while(state, "battle")
    assert spies(state, 1) == "12*3"


def test_w16e_advisors_protect_spies() -> None:
    others = Seat("british", court="1", spies="12"), Seat("russian", spies="12")
    state = hers(Seat(court="38 12", spies="12*2"), *others, cards=aimed(7))
    told_while(state, "battle")
    assert [spies(state, 1), spies(state, 2)] == ["12", ""]


def test_w16e_safe_houses_are_asked_and_her_turn_goes_on() -> None:
    # Card 15: move, battle, radicalize.
    state, events = turn(
        Seat(court="38 12", spies="12"), Seat("british", court="41 72", spies="12"), cards=aimed(15), market="9"
    )
    assert asked(state) == (1, "safe-house")
    play(state, "shelter 72")
    assert spies(state, 1) == "72"
    assert 9 in state.table.courts[WAKHAN], "the radicalize came after it"
    assert state.over
    assert events


def test_w16e_without_anything_to_fight_for_it_is_not_possible() -> None:
    assert not line_done(
        hers(Seat(court="38", tribes="kabul"), Seat("british", tribes="kabul"), cards=aimed(7)), "battle"
    )
    assert not line_done(hers(Seat(court="38"), afghan="kabul", cards=aimed(7)), "battle")
