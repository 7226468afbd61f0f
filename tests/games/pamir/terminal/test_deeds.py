"""Pax Pamir at a terminal: what it tells has happened, and what can be asked about."""

from __future__ import annotations

from typing import Any

from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events as happened
from gonfalon.games.pamir.rules.wakhan.card import draw
from tests.cli.at_the_terminal import NAMES
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.terminal.at_the_terminal import TABLE, market, told

# -- what happened -----------------------------------------------------------------------------------------------------


def test_purchases_are_told_with_price_and_rupees() -> None:
    assert told(market(), "buy 83") == ["Anna buys 83 Shah's Guard for nothing and gets the 1 on it."]
    assert told(market(), "buy 2") == ["Anna buys 2 Jan-Fishan Khan for 2 rupees."]


def test_who_rules_and_who_is_dominant_is_told() -> None:
    state = laid(
        Seat("afghan", hand="74 7", court=""), Seat("british"), market="20 21 22 23 24 25 / 26 27 28 29 30 31",
        afghan="kabul*3",
    )  # fmt: skip
    sentences = told(state, "play 7 left")
    assert sentences[0] == "Anna plays 7 Dost Mohammad (political **, Kabul) at the left end of the court."
    assert "Anna rules Kabul now." in sentences
    assert "The Afghans are dominant now." in sentences
    assert "Anna places a tribe in Kabul." in sentences


def test_a_check_is_told_with_its_result() -> None:
    state = laid(
        Seat("afghan", tribes="kabul*2"), Seat("british", gifts="2"), Seat("russian"),
        market="101 21 22 23 24 25 / 26 27 28 29 30 31", afghan="kabul", deck="102",
    )  # fmt: skip
    sentences = told(state, "buy 101")
    blocks = "Blocks on the map: Afghan 1, British 0 and Russian 0"
    assert sentences[:4] == [
        "Anna buys 101 Dominance Check for nothing.",
        f"DOMINANCE CHECK! {blocks}; no coalition is dominant. Cylinders in play: Anna 2, Bo 1 and Cy 0.",
        "Anna scores 3 victory points, 3 in all.",
        "Bo scores 1 victory point, 1 in all.",
    ]


def test_a_swapped_hand_is_told_to_who_holds_it() -> None:
    def state() -> State:
        return laid(
            Seat("afghan", hand="1"), Seat("british", hand="2 3"), Seat("russian"),
            market="114 21 22 23 24 25 / 26 27 28 29 30 31",
        )  # fmt: skip

    swap = ("buy 114", "swap B")
    assert "Anna holds 2 Jan-Fishan Khan and 3 Prince Akbar Khan now." in told(state(), *swap, seat=0)
    assert "Bo holds 1 card now." in told(state(), *swap, seat=0)
    assert "Bo holds 1 Mohan Lal now." in told(state(), *swap, seat=1)
    assert told(state(), *swap)[-2:] == ["Anna holds 2 cards now.", "Bo holds 1 card now."]


def test_a_bribe_that_wakhan_pays_on_the_turn_of_another_is_no_tax() -> None:
    state = laid(
        Seat("afghan", hand="60"), Seat(), Seat("russian", tribes="herat"), wakhan=1, wakhan_deck="3 4 5",
        market="114 21 22 23 24 25 / 26 27 28 29 30 31",
    )  # fmt: skip
    draw(state)
    sentences = told(state, "buy 114", "swap B")
    assert "Cy gets 1 rupee of Bo." in sentences
    assert not any("tax" in sentence for sentence in sentences)


def test_names_are_folded_and_wakhan_says_her_reasons() -> None:
    event: Any = happened.CardDealt(0, 73)
    state = laid(Seat("afghan"), Seat(), Seat("british"), wakhan=1, wakhan_deck="3 4")
    assert TABLE.tell(event, state.table, 0, NAMES) == [
        "New in the market: 73 Jean-Francois Allard (intelligence *, Persia, British prize)."
    ]
    reason = happened.WakhanReasoned("betrayed", (73, 7))
    assert TABLE.tell(reason, state.table, 0, NAMES) == [
        "  Among the cards with a prize and a spy of hers, 73 Jean-Francois Allard has the highest rank."
    ]


def test_what_an_event_says_to_its_buyer_is_quoted_to_all() -> None:
    state = laid(Seat("afghan", rupees=9, boons="courtly_manners"), Seat("british"), market="30 107 / 36")
    text = '"Until the next Dominance Check, you need not pay bribes."'
    for seat in range(2):
        told = TABLE.tell(happened.EventBought(0, 1, 107), state.table.redact(seat), seat, NAMES)
        assert told == [f"{NAMES[0]} buys 107 Courtly Manners for 1 rupee: {text}"]
        lasting = f"  Courtly Manners, for Red: “{text[1:-1]}”"
        assert lasting in TABLE.lines(View.of(state, seat), NAMES[:2], 200)
