"""Where the two programs that play Pax Pamir differ in details (rules, N9 to N17)."""

from __future__ import annotations

from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.session import PlayablePamir
from gonfalon.session.undo import refusal

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
    prizes,
    spies,
)  # fmt: skip

# -- N9: Safe House ----------------------------------------------------------------------------------------------------


@AS_RTT
def test_n9_safe_houses_are_asked_for_when_the_battle_is_over(as_rtt: bool) -> None:
    state = laid(Seat("british", court="38", spies="2*2"), Seat("russian", court="2 41", spies="2*3"), as_rtt=as_rtt)
    play(state, "battle 38", "remove-spy B")
    if as_rtt:
        play(state, "remove-spy B")  # there even the first is asked for
    assert (asked(state), spies(state, 1)) == ((1, "safe-house"), "2")
    play(state, "shelter 41", "shelter 41")
    assert (asked(state), spies(state, 1)) == ((0, "actions"), "2 41*2")


# -- N10: far steps ----------------------------------------------------------------------------------------------------


@AS_RTT
def test_n10_hops_within_a_region_belong_to_chains_of_two_only_here(as_rtt: bool) -> None:
    state = laid(Seat("british", court="21 56 63", spies="39"), Seat("russian", court="39 2 31 52 9 16"), as_rtt=as_rtt)
    play(state, "move 63")
    targets = [int(move.split()[2]) for move in offered(state, "slip")]
    assert targets == ([2, 31, 39, 52, 56, 63] if as_rtt else [2, 9, 16, 31, 52, 56, 63])


# -- N11: Rumor --------------------------------------------------------------------------------------------------------


@AS_RTT
def test_n11_a_rumor_may_be_about_oneself_but_not_by_rally_the_troops(as_rtt: bool) -> None:
    state = laid(Seat("british"), Seat("russian"), Seat("afghan"), market="108 / 36", as_rtt=as_rtt)
    play(state, "buy 108")
    assert offered(state) == [*([] if as_rtt else ["rumor R"]), "rumor B", "rumor G"]


# -- N12: Blackmail ----------------------------------------------------------------------------------------------------


@AS_RTT
def test_n12_a_card_with_anybodys_spy_is_no_target_of_blackmail(as_rtt: bool) -> None:
    state = laid(Seat("british", court="43 46", spies="46"), Seat("russian", court="39 45", spies="39"), as_rtt=as_rtt)
    assert offered(state) == ["pass", "spy 43", "spy 45"]


# -- N13: a single court card ------------------------------------------------------------------------------------------


def test_n13_a_spy_on_the_only_court_card_moves_onto_it_by_rally_the_troops_alone() -> None:
    state = laid(Seat("british", court="63", spies="63"), BYSTANDER)
    assert offered(state, "move") == []
    state = laid(Seat("british", court="63", spies="63"), BYSTANDER, as_rtt=True)
    play(state, "move 63")
    assert offered(state) == ["done", "slip 63 63"]
    play(state, "slip 63 63", "done")
    assert (asked(state), spies(state, 0)) == ((0, "actions"), "63")


# -- N14: overthrow in battle ------------------------------------------------------------------------------------------


@AS_RTT
def test_n14_after_a_battle_everybody_without_tribes_is_overthrown(as_rtt: bool) -> None:
    state = laid(
        Seat("british", court="38"), Seat("russian", court="24", tribes="punjab"),
        Seat("afghan", court="25", tribes="punjab"), british="punjab*2", as_rtt=as_rtt,
    )  # fmt: skip
    play(state, "battle 38", "remove-tribe B", "remove-tribe G")
    assert (asked(state), court(state, 1), court(state, 2)) == ((0, "actions"), "", "")


# -- N15: Public Withdrawal --------------------------------------------------------------------------------------------


@AS_RTT
def test_n15_rupees_where_public_withdrawal_is_dealt_leave_at_once(as_rtt: bool) -> None:
    state = laid(
        Seat("british"), Seat("russian", court="8", rupees=3), market="30 -+2 - / 36 37 38", deck="111", as_rtt=as_rtt
    )
    play(state, "end")
    assert market(state) == f"30 111{'+2' if as_rtt else ''} - - - - / 36 37 38 - - -"
    if as_rtt:
        assert offered(state, "tax") == ["tax 8"]
        play(state, "buy 37")  # with the next payment they leave there, too
        assert market(state) == "30 111 - - - - / 36+1 - 38 - - -"
    else:
        assert offered(state, "tax") == []


# -- N16: changing sides -----------------------------------------------------------------------------------------------


@AS_RTT
def test_n16_the_loyalty_changes_before_patriots_and_gifts_and_prizes_go(as_rtt: bool) -> None:
    state = laid(
        Seat("british", court="37 9", hand="100", gifts="2", prizes="34", tribes="punjab"),
        Seat("russian"), british="punjab*2", russian="punjab*2", as_rtt=as_rtt,
    )  # fmt: skip
    events = heard(state, "play 100 right")
    kinds = (told.LoyaltyDeclared, told.CylinderRemoved, told.PrizesLost, told.CourtCardDiscarded, told.BlockPlaced)
    found = [type(event).__name__ for event in events if isinstance(event, kinds)]
    assert found == [
        "LoyaltyDeclared", "CylinderRemoved", "PrizesLost", "CourtCardDiscarded", "BlockPlaced", "BlockPlaced",
    ]  # fmt: skip
    assert (loyalty(state, 0), court(state, 0), prizes(state, 0), gifts(state, 0)) == ("russian", "9 100", "", "")
    assert blocks(state, "russian") == "transcaspia*2 punjab*2"


# -- N17: taking back --------------------------------------------------------------------------------------------------


def may_take_back(state: State, move: str, *, others: int = 0) -> str | None:
    """Why the first seat may not take a move back, None where it may; `others` decide after it."""
    events = [tuple(heard(state, move))]
    return refusal(0, [0] + [1] * others, events, PlayablePamir().reveals, state.over)


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
