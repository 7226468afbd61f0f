"""Turns of Pax Pamir (section T, and what is asked in them)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.words import SUITS

from .positions import Seat, asked, court, favored, laid, market, offered, play


def test_t1_blackmail_comes_before_the_actions() -> None:
    state = laid(Seat("british", court="54"), Seat("russian", court="55"))
    assert (asked(state), offered(state)) == ((0, "blackmail"), ["pass", "spy 54", "spy 55"])
    play(state, "spy 55")
    assert (asked(state), state.table.actions) == ((0, "actions"), 2)
    play(state, "end", "end")
    assert asked(state) == (0, "blackmail")


def test_t1_without_blackmail_a_turn_begins_with_its_actions() -> None:
    assert asked(laid(Seat("british", court="9"), Seat("russian", court="54"))) == (0, "actions")


FULL = Seat("british", court="9 61", hand="31 33 60", rupees=9)
ROWS = "7 8 10 13 / 2 3 4 6"


@pytest.mark.parametrize(
    "moves",
    [
        ("buy 7", "buy 2"),
        ("play 31 left", "play 33 right"),
        ("tax 9", "tax 61"),  # all the rupees there are
        ("buy 7", "play 60 left"),
        ("play 60 left", "buy 8"),
    ],
)
def test_t2_two_actions_in_any_mix(moves: tuple[str, ...]) -> None:
    state = laid(FULL, Seat("russian"), market="7 8+2 10 13 / 2 3 4 6")
    play(state, *moves)
    assert (state.table.actions, offered(state)) == (0, ["end"])


def test_t2_fewer_than_two_are_allowed_and_none_at_all() -> None:
    state = laid(FULL, Seat("russian"), market=ROWS, deck="91")
    assert "end" in offered(state)
    play(state, "end", "discard 31")
    assert asked(state) == (1, "actions")
    play(state, "buy 7", "end")
    assert asked(state) == (0, "actions")


def test_t2_the_end_is_asked_even_when_nothing_else_is_left() -> None:
    state = laid(Seat("british"), Seat("russian"))
    assert (asked(state), offered(state)) == ((0, "actions"), ["end"])


def test_t3_a_card_is_used_once_a_turn_whatever_its_icons() -> None:
    state = laid(
        Seat("british", court="55", rupees=4),
        Seat("russian"),
        market="7+9",
        british="herat herat-kabul",
        russian="herat",
    )
    assert offered(state, "battle", "tax", "move") == ["battle 55", "move 55", "tax 55"]
    play(state, "tax 55")
    assert offered(state, "battle", "tax", "move") == []
    play(state, "end", "end")
    assert offered(state, "battle", "tax", "move") == ["battle 55", "move 55", "tax 55"]


def test_t3_another_card_with_the_same_icon_may_be_used_as_well() -> None:
    state = laid(Seat("british", court="9 28"), Seat("russian"), market="7+9", favored="economic")
    play(state, "tax 9")
    assert offered(state, "tax") == ["tax 28"]


def test_t3_a_card_that_was_played_this_turn_may_be_used_this_turn() -> None:
    state = laid(Seat("british", hand="9"), Seat("russian"), market="7+9")
    play(state, "play 9 left", "road herat-kabul", "tax 9")
    assert (state.table.rupees[0], state.table.actions) == (5, 0)


def test_t4_a_card_of_the_favored_suit_is_used_for_nothing() -> None:
    state = laid(Seat("british", court="44 90 9"), Seat("russian"), market="7 8+9", deck="91 92")
    play(state, "tax 44")
    assert state.table.actions == 2
    play(state, "buy 7", "tax 90")
    assert state.table.actions == 1
    play(state, "buy 8")
    assert (state.table.actions, offered(state)) == (0, ["end"])


def test_t4_with_no_actions_left_bonus_actions_go_on() -> None:
    state = laid(Seat("british", court="44 90 9 61"), Seat("russian"), market="7 8+9 6 5 / 10", actions=0)
    assert offered(state) == ["end", "tax 44", "tax 90"]
    play(state, "tax 90")
    assert offered(state) == ["end", "tax 44"]
    play(state, "tax 44")
    assert (offered(state), state.table.rupees[0]) == (["end"], 6)


@pytest.mark.parametrize("suit", SUITS)
def test_t4_only_the_favored_suit_is_a_bonus(suit: str) -> None:
    cards = {"economic": 28, "military": 31, "political": 44, "intelligence": 40}
    state = laid(
        Seat("british", court=" ".join(map(str, cards.values()))),
        Seat("russian"),
        market="7+9",
        favored=suit,
        actions=0,
    )
    assert offered(state) == ["end", f"tax {cards[suit]}"]


def test_t4_purchase_and_play_are_never_bonus_actions() -> None:
    state = laid(Seat("british", hand="90 44"), Seat("russian"), market="7 / 5")
    play(state, "buy 5", "play 90 left")
    assert (state.table.actions, offered(state)) == (0, ["end"])


def test_t4_the_suit_is_looked_at_when_the_action_is_taken() -> None:
    state = laid(Seat("british", court="9 44", hand="8 90"), Seat("russian"), market="7+9", favored="economic")
    play(state, "tax 9")
    assert state.table.actions == 2
    play(state, "play 90 left", "play 8 left", "road herat-kabul", "road herat-kabul", "spy 8")
    assert favored(state) == "political"
    # The economic card that has just been played is none any more; the political ones have become so.
    assert offered(state) == ["betray 90", "build 44", "end", "tax 44", "tax 90"]


def test_t4_what_cost_an_action_before_the_change_stays_paid() -> None:
    state = laid(Seat("british", court="44", hand="49"), Seat("russian"), market="7+9", favored="military")
    play(state, "tax 44", "play 49 left", "road herat-kandahar")
    assert (favored(state), state.table.actions, offered(state)) == ("political", 0, ["end"])


def test_t4_an_event_that_is_bought_changes_the_suit_at_once() -> None:
    state = laid(Seat("british", court="9 44"), Seat("russian"), market="115 7+9 / 8", actions=1)
    play(state, "buy 115", "favor economic")
    assert offered(state) == ["end", "tax 9"]


def test_t5_the_end_of_a_turn_brings_cleanup_and_the_next_player() -> None:
    state = laid(
        Seat("british", court="9 8 10 13"), Seat("russian"), Seat("afghan"), market="105 7 / 6", deck="1 2 3", at=2
    )
    play(state, "end")
    assert (favored(state), market(state)) == ("military", "7 1 3 - - - / 6 2 - - - -")
    assert (asked(state), state.table.at, state.table.actions) == ((0, "actions"), 0, 2)
    play(state, "end")
    assert asked(state) == (0, "court-limit")
    play(state, "discard 9")
    assert (asked(state), court(state, 0)) == ((1, "actions"), "8 10 13")


def test_t5_marks_of_a_turn_end_with_it() -> None:
    state = laid(Seat("british", court="9", rupees=9), Seat("russian"), market="7+9 8 6", favored="economic")
    play(state, "buy 8", "tax 9", "end")
    assert (state.table.used, state.table.paid, state.table.actions) == (0, 0, 2)
    assert offered(state, "buy") == ["buy 6", "buy 7"]
