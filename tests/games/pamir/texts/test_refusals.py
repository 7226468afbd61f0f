"""Why moves of Pax Pamir are not possible, in words."""

from __future__ import annotations

from itertools import product

import pytest

from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    COURT_SIZE,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFTS,
    LAST_CARD,
    MOVE,
    ON_CARD,
)
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.refusals import refusal, unavailable_actions
from gonfalon.texts.translations import NO_BREAK
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.terminal.at_the_terminal import market, view_of
from tests.games.pamir.texts.letters import strange

ENGLISH = Names("en")


def why(state: State, move: str) -> str:
    said = refusal(view_of(state, state.decision.seat), Move.parse(move), ENGLISH)
    return said.replace(NO_BREAK, " ")


# -- the turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("buy 37", "Seaforth Highlanders costs 4; you have 3 rupees."),
        ("buy 111", "Public Withdrawal cannot be bought."),
        ("buy 1", "Mohan Lal is not in the market."),
        ("buy 2", ""),
        ("play 2 left", "Jan-Fishan Khan is not in your hand."),
        ("tax 2", "Jan-Fishan Khan is not in your court."),
        ("move 49", "Kandahari Markets does not have this action: move."),
        ("build 49", "You rule no region to build in."),
        ("spy 49", ""),
    ],
)
def test_a_turn(move: str, said: str) -> None:
    assert why(market(), move) == said


def test_a_turn_that_is_nearly_over() -> None:
    state = market()
    play(state, "buy 2")
    assert why(state, "buy 74").startswith("Hajj Mirza Aghasi got a rupee this turn")
    play(state, "buy 106")
    assert why(state, "play 2 left") == "No action is left; only bonus actions and the end of the turn."
    assert why(state, "buy 19") == why(state, "play 2 left")
    play(state, "tax 49", "rupee 74")
    assert why(state, "tax 49") == "Kandahari Markets was used this turn."


def test_actions_that_would_do_nothing() -> None:
    state = laid(
        Seat("afghan", court="96 3 49 39 82", rupees=1, gifts="2"),
        Seat("british", court="53"),
        market="20 / 26",
    )
    deck = state.table.seating.deck
    told = {
        ACTIONS[action]: why(state, f"{ACTIONS[action]} {card}")
        for card in state.table.courts[0]
        for action in deck.actions[card]
    }
    assert told["build"] == "This costs 2 rupees; you have 1 rupee."
    assert told["tax"] == "There are no rupees that you could take."
    assert told["move"] == "Neither an army nor a spy of yours can move."
    assert told["gift"] == "The cheapest gift costs 4; you have 1 rupee."
    assert told["battle"] == "There is no battle that you could fight."


def test_a_court_card_says_what_it_cannot_be_used_for() -> None:
    state = laid(Seat("afghan", court="96", rupees=1), Seat("british"), market="20+1 / 26")
    assert unavailable_actions(view_of(state), 96, ENGLISH) == {MOVE: "Neither an army nor a spy of yours can move."}


# -- questions ---------------------------------------------------------------------------------------------------------


MARKET = "20 21 22 23 24 25 / 26 27"
BRIBED = laid(Seat("afghan", tribes="kabul*2"), Seat("british", hand="1", rupees=5), market=MARKET, at=1)
FULL = laid(Seat("afghan", court="49 83 30 15", hand="12 13 14"), Seat("british"), market="20 21 / 26 27")
MARCHED = laid(
    Seat("afghan", court="39 100", spies="100"), Seat("british", court="53 71 72"), afghan="herat*2 herat-kabul",
    market="20 / 26",
)  # fmt: skip


@pytest.mark.parametrize(
    ("position", "moves", "move", "said"),
    [
        (BRIBED, ["play 1 left"], "ask 3", "You can ask for at most 2 rupees."),
        (BRIBED, ["play 1 left", "ask 2", "drop"], "play 1 right",
         "You have given up this action with Mohan Lal: do something else first."),
        (FULL, ["end"], "discard 12", "The court comes first, then the hand."),
        (FULL, ["end"], "discard 1", "Mohan Lal is not in your court."),
        (FULL, ["end", "discard 49"], "discard 83", "Shah’s Guard is not in your hand."),
        (MARCHED, ["move 39"], "march herat persia", "No road of the Afghan coalition leads from Herat to Persia."),
        (MARCHED, ["move 39"], "march herat punjab", "Herat and Punjab have no common border."),
        (MARCHED, ["move 39"], "march kabul herat", "You have no army in Kabul."),
        (MARCHED, ["move 39"], "wander herat kabul", "Tribes can move only with Nationalism."),
        (MARCHED, ["move 39"], "slip 39 100", "You have no spy on William Moorcroft."),
        (MARCHED, ["move 39"], "slip 100 71", "A spy goes to the next card; the courts form a ring."),
    ],
)  # fmt: skip
def test_bribes_limits_and_steps(position: State, moves: list[str], move: str, said: str) -> None:
    state = position.clone()
    play(state, *moves)
    assert why(state, move) == said


def test_who_is_not_asked_waits() -> None:
    state = BRIBED.clone()
    play(state, "play 1 left")
    assert refusal(view_of(state, 1), Move.parse("ask 1"), ENGLISH) == "Red decides now."


def test_taxes_and_battles() -> None:
    state = laid(
        Seat("afghan", court="49", tribes="herat*2", rupees=0), Seat("british", court="58", rupees=3),
        Seat("afghan", court="53"), market="20+1 21 / 26", favored="economic",
    )  # fmt: skip
    play(state, "tax 49")
    assert why(state, "rupee 21") == "There are no rupees on Alexander Burnes."
    assert why(state, "rupee G") == "Green has no court card of a region that you rule."
    state = laid(
        Seat("afghan", court="39", spies="39"), Seat("afghan", tribes="kabul"), Seat("british", tribes="kabul herat"),
        afghan="kabul*2", british="kabul", favored="intelligence", market="20 / 26",
    )  # fmt: skip
    play(state, "battle 39")
    assert state.decision.prompt.word == "battle"
    assert why(state, "remove-tribe B") == "Blue is loyal to the Afghan coalition, as you are."
    assert why(state, "remove-army afghan") == "Blocks of your own coalition cannot be removed."


# -- whatever is typed -------------------------------------------------------------------------------------------------

ALL = [
    *(Move("buy", card) for card in range(1, LAST_CARD + 1)),
    *(Move(word, card) for word in (*ACTIONS, "spy", "target", "discard") for card in range(1, COURT_SIZE + 1, 3)),
    *(Move("play", card, 0) for card in range(1, COURT_SIZE + 1)),
    *(Move("ask", price) for price in (0, 9)),
    *(Move("road", place) for place in range(FIRST_BORDER, FIRST_GIFT)),
    *(Move("army", place) for place in range(FIRST_BORDER)),
    *(Move(word, place) for word in ("lift", "site") for place in (*range(FIRST_BORDER), ON_CARD + 1, ON_CARD + 53)),
    *(Move("space", FIRST_GIFT + number) for number in range(len(GIFTS))),
    *(Move(word, one, two) for word in ("march", "wander") for one, two in product(range(6), repeat=2)),
    *(Move("slip", one, two) for one, two in product(range(1, COURT_SIZE + 1, 9), repeat=2)),
    *(Move("rupee", purse) for purse in (1, 20, 37, *range(200, 205))),
    *(Move(word, family) for word in ("remove-tribe", "remove-spy") for family in range(5)),
    *(Move("remove-army", coalition) for coalition in range(3)),
    *(Move("remove-road", place, coalition) for place in range(FIRST_BORDER, FIRST_GIFT) for coalition in range(3)),
    Move("pay"),
]


def test_every_reason_can_be_said(language: str, views: list[View]) -> None:
    """Whatever is tried where each question is asked for the first time."""
    names = Names(language)
    move_input = {view.decision.prompt.word: view for view in reversed(views) if view.decision is not None}
    said = {refusal(view, move, names) for view in move_input.values() for move in ALL} - {""}
    assert len(said) > 300
    assert not strange((text.removesuffix(".") for text in said), language)
