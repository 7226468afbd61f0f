"""The stack that asks and answers, with a game of three frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View, deal
from gonfalon.core.state import Decision, Frame, RunawayRules, State


class Table:
    """A number that players raise."""

    __slots__ = ("listener", "number")

    def __init__(self, number: int = 0) -> None:
        self.listener: Any = None
        self.number = number

    def clone(self) -> Table:
        return Table(self.number)

    def redact(self, seat: int) -> Table:
        return self.clone()

    def dealer(self) -> Callable[[Dice], Table]:
        return lambda dice: self.clone()


class Raise(Frame):
    """Asks each seat in turn for a number until there are ten."""

    __slots__ = ()

    def run(self, state: State) -> None:
        if state.table.number < 10:
            self.ask(state)
        else:
            state.stack.pop()

    def ask(self, state: State) -> None:
        state.ask(state.table.number % 2, (1, 2, 3))

    def take(self, state: State, move: int) -> None:
        state.table.number += move

    def prompt(self, state: State) -> str:
        return "raise"


class Turning(Frame):
    """Never comes to rest."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the rule that turns in a circle"

    def run(self, state: State) -> None:
        state.table.number += 1


def game() -> State:
    state = State(Table(), [Raise()], 7)
    state.run()
    return state


def test_it_asks_and_answers_to_the_end() -> None:
    state = game()
    assert state.decision == Decision(0, "raise", (1, 2, 3))
    state.play(3)
    assert state.seat == 1
    for _ in range(3):
        state.play(3)
    assert state.over
    assert state.table.number == 12
    with pytest.raises(LookupError, match="the game is over"):
        _ = state.decision


def test_it_steps_one_frame_at_a_time() -> None:
    state = State(Table(10), [Raise()], 7)
    assert state.step()
    assert state.over
    assert not state.step()
    assert not game().step()


def test_a_rule_that_turns_in_a_circle_is_named() -> None:
    state = State(Table(), [Turning()], 0)
    with pytest.raises(RunawayRules, match="the rule that turns in a circle has run 1000 times without a question"):
        state.run()
    assert 990 <= state.table.number <= 1000


def test_a_clone_goes_its_own_way() -> None:
    state = game()
    other = state.clone()
    other.play(3)
    assert (state.table.number, other.table.number) == (0, 3)
    assert state.decision.seat == 0


def test_a_view_shows_the_question_to_all_and_the_moves_to_one() -> None:
    state = game()
    mine, theirs = View.of(state, 0), View.of(state, 1)
    assert mine.decision == (0, "raise", (1, 2, 3))
    assert theirs.decision == (0, "raise", ())
    assert mine.recomputed_decision() == state.decision
    assert theirs.determinize(Dice(1)).decision == state.decision
    while not state.over:
        state.play(3)
    assert View.of(state, 0).decision is None


@pytest.mark.parametrize(
    ("cards", "among", "deals"),
    [
        ([3, 4, 5], {0: 0b111000, 1: 0b010000, 2: 0b111000}, {(0, 1, 2), (2, 1, 0)}),
        # Here a deal has to go back on what it has dealt.
        ([0, 1, 2, 3], {0: 0b0011, 1: 0b0011, 2: 0b0111, 3: 0b1111}, {(0, 1, 2, 3), (1, 0, 2, 3)}),
    ],
)
def test_a_deal_keeps_to_what_is_open(cards: list[int], among: dict[int, int], deals: set[tuple[int, ...]]) -> None:
    dealt = [deal(cards, among, Dice(seed)) for seed in range(60)]
    assert {tuple(one[card] for card in cards) for one in dealt} == deals


def test_a_deal_that_cannot_be_is_an_error() -> None:
    with pytest.raises(ValueError, match="No deal of the unseen cards"):
        deal([0, 1], {0: 0b01, 1: 0b01}, Dice(1))
