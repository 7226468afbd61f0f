"""What learns Ordonance, and what looks ahead in it, see no more than a seat knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gonfalon.bots.policy import Policy
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import GAMES
from gonfalon.games.ordonance.bots.pupil import Making
from gonfalon.games.ordonance.bots.slots import Sight, learnable
from gonfalon.games.ordonance.bots.squire import Figures
from gonfalon.games.ordonance.rules.deck import shipped
from tests.bots.playing import budget, see_the_same_in_games_that_look_the_same
from tests.games.ordonance.rules.decks import options

RULES = GAMES["ordonance"].rules


def positions(seats: int, seed: int, **given: str) -> list[State]:
    """Some states of a random game in which there is a choice."""
    state = RULES.setup(replace(options(shipped(), seats, 0), **given), seed)
    dice = Dice(seed)
    found = []
    while state.moves:
        if len(state.moves) > 1 and dice.below(4) == 0:
            found.append(state.clone())
        state.play(dice.pick(state.moves))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slots_are_the_same_in_every_game_that_looks_the_same(seats: int) -> None:
    see_the_same_in_games_that_look_the_same(Sight(), positions(seats, seats))


def test_who_learns_begins_like_a_squire() -> None:
    pupil = Making(options(shipped(), 2, 0))()
    weights = [0.0] * pupil.sight.policy_size
    for slot, weight in pupil.beginning.items():
        weights[slot] = weight
    policy = Policy(pupil.sight, weights, [0.0] * pupil.sight.value_size)
    for state in positions(3, 5):
        figures = Figures(state.table, state.seat)
        values = [figures.of(move) for move in state.moves]
        likeliest = max(range(len(values)), key=policy.probabilities(state).__getitem__)
        assert values[likeliest] > max(values) - 0.005


@pytest.mark.parametrize("given", [{}, {"scoring": "points"}, {"certainty": "deck"}])
def test_the_regent_plays_the_same_in_every_game_that_looks_the_same(given: dict[str, str]) -> None:
    regent = GAMES["ordonance"].bot("regent")
    for state in positions(2, 3, **given)[::3]:
        view = View.of(state, state.seat)
        answer = regent.choose(view, Dice(1), budget())
        assert answer.move in state.moves
        world = view.imagine(Dice(7))
        assert regent.choose(View.of(world, state.seat), Dice(1), budget()) == answer


def test_games_for_points_are_not_learned() -> None:
    states = [RULES.setup(replace(options(shipped(), 2, 0), scoring=word), 1) for word in ("territories", "points")]
    assert [learnable(state.table.seating) for state in states] == [True, False]
