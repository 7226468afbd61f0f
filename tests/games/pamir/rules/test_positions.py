"""Positions that are written, read back and played from."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import CHECKS
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.positions import (
    options_of,
    position_line,
    position_text,
    read_position,
    write_position,
)

from .looking_over import looked_over

FEW = "seats: {R: {loyalty: british, court: 62, hand: '?*2'}, B: {loyalty: russian, hand: 14}}\ndeck: '?*20'"


def begun(text: str, seed: int = 5) -> State:
    """A game with this position."""
    row = read_position(text, "the position")
    state = Pamir().setup(Pamir().options({**options_of(row), "position": position_line(row)}), seed)
    looked_over(state)
    return state


def positions_of_a_game(seed: int, **given: str) -> list[State]:
    """Some of the positions of a game at random in which an action is chosen."""
    state = Pamir().setup(Pamir().options({"families": "RBY", **given}), seed)
    chance, found = random.Random(seed), []
    while not state.over:
        if state.decision.prompt.word == "actions" and not state.table.announced and chance.random() < 0.3:
            found.append(state.clone())
        state.play(chance.choice(list(state.moves)))
    return found


@pytest.mark.parametrize("given", [{}, {"wakhan": "Y"}, {"hands": "open"}], ids=["three", "wakhan", "open"])
def test_a_position_is_the_same_when_it_is_read_back(given: dict[str, str]) -> None:
    states = positions_of_a_game(3, **given)
    assert states
    for state in states:
        text = position_text(write_position(state.table, state.stack))
        again = begun(text)
        assert position_text(write_position(again.table, again.stack)) == text
        assert list(again.moves) == list(state.moves)
        assert read_position(position_line(read_position(text, "")), "") == read_position(text, "")


def test_what_a_seat_may_not_know_is_dealt_and_not_written() -> None:
    for state in positions_of_a_game(4):
        shown = state.table.redact(-1)
        text = position_text(write_position(shown, state.stack))
        row = read_position(text, "")
        hands = " ".join(str(has.get("hand", "")) for has in row["seats"].values())
        assert set(hands) <= set("?* 23456789")
        assert str(row["deck"]).startswith("?") or row["deck"] == ""
        again = begun(text)
        assert again.table.redact(-1).hands == shown.hands
        assert (len(again.table.deck), again.table.checks) == (len(state.table.deck), state.table.checks)
        for seat in range(-1, 3):
            View.of(again, seat, ()).determinize(Dice(1))


def test_the_seed_deals_what_is_hidden() -> None:
    one, same, other = begun(FEW), begun(FEW), begun(FEW, 6)
    assert one.table.deck == same.table.deck
    assert one.table.hands == same.table.hands
    assert one.table.deck != other.table.deck
    # Of twenty cards some are checks, and those that are not there any more have left the game.
    assert 1 <= one.table.checks == sum(card in CHECKS for card in one.table.deck)
    assert one.table.checks + sum(one.table.gone >> card & 1 for card in CHECKS) == len(CHECKS)


def test_a_game_from_a_position_comes_to_its_end() -> None:
    state, chance = begun(FEW), random.Random(1)
    while not state.over:
        state.play(chance.choice(list(state.moves)))
        looked_over(state)


def test_in_the_middle_of_an_action_nothing_is_written() -> None:
    state = Pamir().setup(Pamir().options({}), 1)
    with pytest.raises(ValueError, match="where a player chooses an action"):
        write_position(state.table, state.stack)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"deck": "15 ?*3"}, "The deck is known or hidden, and not both"),
        ({"deck": "?*99"}, "The deck can have 52 cards at most."),
        ({"actions": 3}, "A turn has at most 2 actions."),
        ({"seats": {"R": {"loyalty": "british", "rupees": -1}, "B": {"loyalty": "russian"}}}, "R cannot have -1 rup"),
        ({"seats": {"R": {"loyalty": "british", "hand": 105}, "B": {"loyalty": "russian"}}}, "105 is no court card."),
        ({"seats": {"R": {"loyalty": "british", "hand": "?*99"}, "B": {"loyalty": "russian"}}}, "There are not enough"),
        ({"seats": {"R": {"loyalty": "british"}, "B": {}}, "wakhan": "B", "turn": "B"}, "A game cannot begin with the"),
        ({"gone": 14}, "The card 14 is in two places."),
        ({"seats": {"R": {}}}, "1 cannot sit at this table"),
    ],
)  # fmt: skip
def test_what_no_game_can_begin_with_is_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    row = {**read_position(FEW, ""), **changes}
    with pytest.raises(ValueError, match=re.escape(sentence)):
        begun(position_line(row))


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("seats: {R: {}\n", ":2:1: "),
        ("- 3", ":1:3: a position must be a mapping"),
        ("market: 3", ":1:1: Nobody sits here"),
        ("\nseets: {}", ":2:1: Unknown key 'seets' in a position, did you mean 'seats'?"),
        ("", ": the file is empty"),
    ],
)
def test_what_is_no_position_is_told_with_its_line(text: str, where: str) -> None:
    with pytest.raises(CardFileError) as caught:
        read_position(text, "here.yaml")
    assert str(caught.value).startswith(f"here.yaml{where}")


def test_the_families_and_wakhan_of_a_position_are_those_of_the_game() -> None:
    with pytest.raises(ValueError, match="other families"):
        Pamir().options({"families": "RBY", "position": FEW})
    with pytest.raises(ValueError, match="who is Wakhan"):
        Pamir().options({"families": "RB", "wakhan": "B", "position": FEW})
