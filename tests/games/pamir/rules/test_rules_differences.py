"""Where the two programs that play Pax Pamir differ: what is played here, and with `as_rtt` (rules, N1 to N8)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events as told

from .both_ways import AS_RTT
from .positions import (
    BYSTANDER,
    Seat,
    asked,
    blocks,
    court,
    gifts,
    hand,
    heard,
    laid,
    loyalty,
    market,
    offered,
    play,
    spies,
    tribes,
)  # fmt: skip

# -- N1: a tribe that is taken for another piece -----------------------------------------------------------------------


@AS_RTT
def test_n1_taking_the_last_tribe_of_a_region_overthrows(as_rtt: bool) -> None:
    state = laid(Seat("british", court="5 12", tribes="kabul herat*9", rupees=2), BYSTANDER, as_rtt=as_rtt)
    play(state, "gift 12", "lift kabul")
    assert (gifts(state, 0), tribes(state, 0)) == ("2", "herat*9")
    assert court(state, 0) == ("5 12" if as_rtt else "12")


@AS_RTT
def test_n1_also_where_a_tribe_becomes_a_spy(as_rtt: bool) -> None:
    state = laid(Seat("british", court="5", tribes="kabul herat*9", hand="88"), BYSTANDER, as_rtt=as_rtt)
    play(state, "play 88 right", "lift kabul")
    assert (spies(state, 0), court(state, 0)) == ("88", "5 88" if as_rtt else "88")


def test_n1_a_tribe_that_comes_back_to_its_region_overthrows_nobody() -> None:
    state = laid(Seat("british", court="24", tribes="punjab herat*9", hand="25", rupees=9), BYSTANDER)
    play(state, "play 25 right", "lift punjab")
    # Played as an Afghan patriot it changed the loyalty; the tribe left Punjab for Punjab.
    assert (loyalty(state, 0), court(state, 0), tribes(state, 0)) == ("afghan", "24 25", "herat*9 punjab")


# -- N2: when leverage is paid -----------------------------------------------------------------------------------------


def test_n2_leverage_is_paid_at_once_before_the_prize_is_decided() -> None:
    state = laid(Seat("british", court="53", spies="79"), Seat("russian", court="79 9 61 8", rupees=0))
    play(state, "betray 53")
    assert asked(state) == (1, "debt")
    play(state, "discard 9", "discard 8")
    assert asked(state) == (0, "prize")


def test_n2_by_rally_the_troops_after_the_whole_action() -> None:
    state = laid(Seat("british", court="53", spies="79"), Seat("russian", court="79 9 61 8", rupees=0), as_rtt=True)
    play(state, "betray 53")
    assert (asked(state), state.table.rupees[1]) == ((0, "prize"), -2)
    play(state, "refuse")
    assert asked(state) == (1, "debt")
    play(state, "discard 9", "discard 8")
    assert (asked(state), state.table.rupees[1], court(state, 1)) == ((0, "actions"), 0, "61")


def turncoat(**options: bool) -> State:
    """A British player without rupees plays a Russian patriot and loses a leveraged British one."""
    seat = Seat("british", court="80 9", hand="100 30", rupees=0)
    return play(laid(seat, BYSTANDER, **options), "play 100 right")


def test_n2_a_card_that_was_just_played_may_pay_and_then_gives_no_icons() -> None:
    state = turncoat()
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 9", "discard 30", "discard 100"])
    assert blocks(state, "russian") == ""
    play(state, "discard 100", "discard 30")
    assert (asked(state), court(state, 0), blocks(state, "russian")) == ((0, "actions"), "9", "")
    assert loyalty(state, 0) == "russian"
    state = turncoat()
    play(state, "discard 9", "discard 30")
    assert (asked(state), court(state, 0), blocks(state, "russian")) == ((0, "actions"), "100", "transcaspia*2")


def test_n2_by_rally_the_troops_the_icons_come_first() -> None:
    state = turncoat(as_rtt=True)
    assert (asked(state), blocks(state, "russian")) == ((0, "debt"), "transcaspia*2")
    play(state, "discard 100", "discard 30")
    assert (court(state, 0), blocks(state, "russian")) == ("9", "transcaspia*2")


@AS_RTT
def test_n2_leverage_that_the_new_card_brings_pays_only_by_rally_the_troops(as_rtt: bool) -> None:
    state = laid(Seat("british", court="80 9", hand="81 30", rupees=0), BYSTANDER, as_rtt=as_rtt)
    play(state, "play 81 right")
    if not as_rtt:
        assert asked(state) == (0, "debt")
        play(state, "discard 9", "discard 30")
    play(state, "road persia-herat", "road persia-herat")
    assert asked(state) == (0, "actions")
    assert (state.table.rupees[0], court(state, 0)) == ((0, "9 81") if as_rtt else (2, "81"))


# -- N3: nobody on the left --------------------------------------------------------------------------------------------


@AS_RTT
def test_n3_rupees_for_a_column_without_any_card_leave_the_game(as_rtt: bool) -> None:
    state = laid(Seat("british"), BYSTANDER, market="30 - 31 / 36 - 37", as_rtt=as_rtt)
    play(state, "buy 31")
    assert state.table.rupees[0] == 2
    assert market(state) == ("30+1 - - - - - / 36 -+1 37 - - -" if as_rtt else "30+1 - - - - - / 36 - 37 - - -")


@AS_RTT
def test_n3_a_card_across_takes_the_rupee(as_rtt: bool) -> None:
    state = laid(Seat("british"), BYSTANDER, market="30 - 31 / 36 32 37", as_rtt=as_rtt)
    play(state, "buy 31")
    assert market(state) == "30+1 - - - - - / 36 32+1 37 - - -"


# -- N4: the order of icons --------------------------------------------------------------------------------------------


def order_of(card: int, **options: bool) -> list[str]:
    """The places that pieces and the marker go to when a card is played and all spies go onto it."""
    state = laid(Seat("british", hand=f"{card}"), BYSTANDER, **options)
    events = heard(state, f"play {card} left")
    kinds = (told.BlockPlaced, told.CylinderPlaced, told.SuitFavored)
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


@pytest.mark.parametrize(
    ("card", "printed", "by_rtt"), [(2, "spy spy army suit", "army spy spy suit"), (3, "spy spy army suit",
                             "army spy spy suit"), (68, "spy spy army", "army spy spy")],
)  # fmt: skip
def test_n4_icons_are_resolved_as_they_are_printed(card: int, printed: str, by_rtt: str) -> None:
    names = {"spy": "CylinderPlaced", "army": "BlockPlaced", "suit": "SuitFavored"}
    assert order_of(card) == [names[word] for word in printed.split()]
    assert order_of(card, as_rtt=True) == [names[word] for word in by_rtt.split()]


@pytest.mark.parametrize("card", [83, 53, 6, 65, 94])
def test_n4_the_other_cards_are_the_same_in_both(card: int) -> None:
    assert order_of(card) == order_of(card, as_rtt=True)


# -- N5: talking about bribes ------------------------------------------------------------------------------------------


def test_n5_the_receiver_names_any_price_once_and_the_payer_takes_or_leaves_it() -> None:
    def priced(price: int) -> State:
        state = laid(Seat("british", hand="61", rupees=2), Seat("russian", tribes="herat*3"))
        play(state, "play 61 left")
        assert (asked(state), offered(state)) == ((1, "ask-bribe"), ["ask 0", "ask 1", "ask 2", "ask 3"])
        return play(state, f"ask {price}")

    assert asked(priced(0)) == (0, "road")
    for price in (1, 2):
        assert offered(priced(price)) == ["drop", "pay"]
    assert play(priced(2), "pay").table.rupees == [0, 6]
    state = priced(3)  # more than there is: the card goes back, and nothing was spent
    assert (asked(state), hand(state, 0), state.table.actions) == ((0, "actions"), "61", 2)


# -- N6: actions without an effect -------------------------------------------------------------------------------------


@AS_RTT
def test_n6_an_action_that_can_have_no_effect_is_not_offered(as_rtt: bool) -> None:
    state = laid(Seat("british", court="8 63 38 12 10 53", rupees=1), BYSTANDER, as_rtt=as_rtt)
    assert offered(state) == ["end"]


def test_n6_one_that_can_must_have_one_but_by_rally_the_troops_it_need_not() -> None:
    layout: dict[str, Any] = {
        "market": "30+2 31+1 / 36",
        "british": "herat*2 herat-kabul",
        "russian": "herat persia-herat",
    }
    for use in ("tax 61", "move 63", "battle 38"):
        seat = Seat("british", court="61 63 38", spies="63")
        assert "done" not in offered(play(laid(seat, BYSTANDER, **layout), use))
        assert "done" in offered(play(laid(seat, BYSTANDER, as_rtt=True, **layout), use))


# -- N7: building ------------------------------------------------------------------------------------------------------


def test_n7_at_least_one_block_is_built_but_by_rally_the_troops_none_need_be() -> None:
    seat = Seat("british", court="10", tribes="punjab", rupees=6)
    state = play(laid(seat, BYSTANDER), "build 10")
    assert "done" not in offered(state)
    state = play(laid(seat, BYSTANDER, as_rtt=True), "build 10", "done")
    assert (asked(state), blocks(state, "british"), state.table.rupees[0]) == ((0, "actions"), "", 6)


@AS_RTT
def test_n7_the_ruler_is_found_again_after_each_block(as_rtt: bool) -> None:
    state = laid(
        Seat("british", court="10", rupees=6, tribes="kabul punjab"), BYSTANDER,
        british="kabul punjab*11", afghan="kabul", as_rtt=as_rtt,
    )  # fmt: skip
    play(state, "build 10", "lift kabul", "army punjab", "lift punjab")
    assert offered(state) == ["army punjab", "road kabul-punjab", "road kandahar-punjab"]


@AS_RTT
def test_n7_infrastructure_must_be_placed_but_is_left_out_where_it_cannot_be(as_rtt: bool) -> None:
    seat = Seat("british", court="78", tribes="persia", rupees=2)
    state = laid(seat, BYSTANDER, as_rtt=as_rtt)
    play(state, "build 78", "army persia")
    assert (asked(state), "done" in offered(state)) == ((0, "infrastructure"), False)
    # Rally the Troops has no way on from here; we do, in both.
    state = laid(seat, BYSTANDER, british="persia*2 kabul*10", afghan="persia*2", as_rtt=as_rtt)
    play(state, "build 78", "lift persia", "road persia-herat")
    assert asked(state) == (0, "actions")


# -- N8: Claim of Ancient Lineage --------------------------------------------------------------------------------------


@AS_RTT
def test_n8_the_victim_of_ancient_lineage_needs_a_court_card(as_rtt: bool) -> None:
    state = laid(
        Seat("british", court="5 8"), Seat("russian", court="39"), Seat("afghan"), market="30+1", as_rtt=as_rtt
    )
    play(state, "tax 8")
    assert offered(state, "rupee") == ["rupee 30", "rupee B"]
