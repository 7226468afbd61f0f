"""The page of Pax Pamir: random, and never absurd."""

from __future__ import annotations

from tests.games.pamir.bots.seen import choices
from tests.games.pamir.rules.positions import Seat, laid, play


def test_it_does_something_with_two_actions() -> None:
    assert choices(laid(Seat("british"), Seat("russian"), market="37"), "page", 40) == {"buy 37"}


def test_it_buys_and_plays_at_random() -> None:
    state = laid(Seat("british", hand="37"), Seat("russian"), market="2 33 / 60")
    assert choices(state, "page", 200) == {"buy 2", "buy 33", "buy 60", "play 37 left", "play 37 right"}


def test_b6_it_asks_for_the_full_sum_and_pays_small_bribes() -> None:
    state = laid(Seat("british", hand="2"), Seat("russian", tribes="kabul*2"))
    play(state, "play 2 left")
    assert choices(state, "page") == {"ask 2"}
    play(state, "ask 2")
    assert choices(state, "page") == {"pay"}


def test_b3_it_announces_nothing_that_it_could_not_pay_or_that_costs_much() -> None:
    state = laid(Seat("british", hand="2", rupees=1), Seat("russian", tribes="kabul*2"), market="37")
    assert choices(state, "page", 40) == {"buy 37"}
    state = laid(Seat("british", hand="2", rupees=9), Seat("russian", tribes="kabul*3"), market="37")
    assert choices(state, "page", 40) == {"buy 37"}


def test_a7_it_does_not_betray_itself() -> None:
    own = Seat("british", court="16 7", spies="7")
    assert choices(laid(own, Seat("russian"), market="37"), "page", 40) == {"buy 37"}
    state = laid(Seat("british", court="16 7", spies="7 3"), Seat("russian", court="3"))
    play(state, "betray 16")
    assert choices(state, "page") == {"target 3"}


def test_a6_a_move_is_one_step() -> None:
    state = laid(Seat("british", court="1", spies="1"), Seat("russian", court="2 3"))
    play(state, "move 1", "slip 1 2")
    assert choices(state, "page") == {"done"}


def test_y2_it_does_not_throw_its_standing_away() -> None:
    state = laid(Seat("british", hand="99", gifts="2 4"), Seat("russian"), market="37")
    assert choices(state, "page", 40) == {"buy 37"}
    state = laid(Seat("british", hand="99"), Seat("russian"), market="37")
    assert choices(state, "page", 60) == {"buy 37", "play 99 left", "play 99 right"}


def test_it_spreads_no_rumor_about_itself() -> None:
    state = laid(Seat("british"), Seat("russian"), Seat("afghan"), market="108")
    play(state, "buy 108")
    assert choices(state, "page", 40) == {"rumor B", "rumor G"}
