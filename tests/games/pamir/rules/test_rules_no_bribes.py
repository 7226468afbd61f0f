"""Where nothing is owed (rules, B5), and what is owed in whole games."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.places import REGIONS
from gonfalon.games.pamir.rules.words import ABILITIES, EVENTS

from .positions import CARDS, Seat, asked, at_random, court, gifts, laid, offered, play, rulers, spies, tribes, words

SPIED = Seat("russian", tribes="herat*3", spies="9*2")


@pytest.mark.parametrize(
    ("more", "boons", "running", "plays_free", "uses_free"),
    [
        ("", "", "", False, False),
        ("42", "", "", True, False),  # Charismatic Courtiers
        ("24", "", "", False, True),  # Civil Service Reforms
        ("", "", "disregard_for_customs", True, True),
        ("42 24", "", "", True, True),
    ],
)
def test_b5_abilities_and_events_make_bribes_unnecessary(
    more: str, boons: str, running: str, plays_free: bool, uses_free: bool
) -> None:
    has = Seat("afghan", court=f"9 {more}", hand="60", boons=boons)
    state = laid(has, SPIED, market="1+3", running=running)
    play(state, "play 60 left")
    assert asked(state) == ((0, "actions") if plays_free else (1, "ask-bribe"))
    state = laid(has, SPIED, market="1+3", running=running)
    play(state, "tax 9")
    assert asked(state) == ((0, "actions") if uses_free else (1, "ask-bribe"))


def test_b5_the_abilities_of_others_do_not_help() -> None:
    state = laid(Seat("british", hand="60"), Seat("russian", court="42 24", tribes="herat*3"), market="1+3")
    play(state, "play 60 left")
    assert asked(state) == (1, "ask-bribe")


@pytest.mark.parametrize(("announced", "done"), [("play 60 left", "60 9"), ("tax 9", "9")])
def test_b5_with_courtly_manners_nobody_has_to_pay(announced: str, done: str) -> None:
    has = Seat("british", court="9", hand="60", rupees=2, boons="courtly_manners")
    for answer, left in (("decline", [2, 4]), ("pay", [0, 6])):
        state = laid(has, SPIED, market="1+3")
        play(state, announced, "ask 2")
        assert offered(state) == ["decline", "drop", "pay"]
        play(state, answer)
        if announced == "tax 9":
            left[0] += 1
        assert (court(state, 0), state.table.rupees, state.table.actions) == (done, left, 1)


def test_b5_with_courtly_manners_the_reserve_is_enough() -> None:
    state = laid(Seat("british", court="4", rupees=2, boons="courtly_manners"), Seat("russian", spies="4*2"))
    play(state, "gift 4", "ask 2")
    assert offered(state) == ["decline", "drop"]
    play(state, "decline")
    assert (gifts(state, 0), state.table.rupees) == ("2", [0, 4])


def test_b5_courtly_manners_are_for_the_buyer_alone() -> None:
    state = laid(Seat("british", hand="60"), Seat("russian", tribes="herat*3", boons="courtly_manners"), market="1+3")
    play(state, "play 60 left", "ask 1")
    assert offered(state) == ["drop", "pay"]


def expected_bribe(state: State, move: Move) -> tuple[int, int]:
    """The receiver of a bribe and the most that he may ask, worked out anew from B1, B2 and B5; -1 and 0 for none."""
    table, seat = state.table, state.seat
    abilities = {ABILITIES[CARDS.ability[card]] for card in table.courts[seat] if CARDS.ability[card] >= 0}
    if "disregard_for_customs" in (EVENTS[number] for number in range(len(EVENTS)) if table.running >> number & 1):
        return -1, 0
    if move.word == "play":
        region = REGIONS[CARDS.region[move.one]]
        lord = rulers(state).get(region, seat)
        if lord == seat or "charismatic_courtiers" in abilities:
            return -1, 0
        return lord, words(tribes(state, lord)).count(region)
    on_card = [words(spies(state, other)).count(str(move.one)) for other in range(table.seating.seats)]
    captors = [other for other, count in enumerate(on_card) if count == max(on_card)]
    if not max(on_card) or len(captors) > 1 or captors == [seat] or "civil_service_reforms" in abilities:
        return -1, 0
    return captors[0], max(on_card)


def test_b1_and_b2_and_b5_over_whole_games() -> None:
    game, owed_for = Pamir(), Counter[str]()
    for seed in range(20):
        state, dice = game.setup(game.options({"families": "RBG"}), seed), Dice(seed)
        for move in at_random(state, dice):
            announced = asked(state)[1] == "actions" and move.word not in ("buy", "end")
            receiver, owed = expected_bribe(state, move) if announced else (-1, 0)
            state.play(move)
            assert (asked(state)[1] == "ask-bribe") == (receiver >= 0)
            if receiver >= 0:
                assert (state.seat, offered(state)) == (receiver, [f"ask {price}" for price in range(owed + 1)])
                owed_for[move.word] += 1
    assert owed_for["play"] > 50
    assert sum(owed_for.values()) - owed_for["play"] > 50
