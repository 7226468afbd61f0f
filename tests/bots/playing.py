"""Games between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gonfalon.bots.bot import Budget
from gonfalon.bots.policy import FeatureExtractor, state_for_policy
from gonfalon.core.dice import Dice
from gonfalon.core.game import History, Rules
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import GAMES, find_bot

MOST = 1500
"""More decisions than any game needs."""
TRIES = 12
"""How often a search tries, so that it finds the same each time and soon."""


def budget() -> Budget:
    """Enough for whoever does not look at the clock."""
    return Budget(60.0, TRIES)


def decisions(game: str, names: Sequence[str], options: Any, seed: int) -> Iterator[tuple[View, Any]]:
    """Every decision of a game between bots, named for each seat, and the move that they chose."""
    rules = GAMES[game].rules
    state = rules.setup(options, seed)
    history = History(rules, len(names))
    dice = Dice(seed)
    players = [find_bot(game, name) for name in names]
    for _ in range(MOST):
        if not state.moves:
            break
        view = View.of(state, state.seat, history.of(state.seat))
        move = players[state.seat].choose(view, dice, budget()).move
        assert move in state.moves
        yield view, move
        history.add(state, move)
        state.play(move)
    assert state.over, "the game does not come to an end"


def positions(rules: Rules, options: Any, seed: int) -> list[State]:
    """All states of a random game in which there is a choice."""
    state, dice, found = rules.setup(options, seed), Dice(seed), []
    while state.moves:
        if len(state.moves) > 1:
            found.append(state.clone())
        state.play(dice.pick(state.moves))
    return found


def see_the_same_in_games_that_look_the_same(sight: FeatureExtractor, states: Sequence[State]) -> None:
    """Assert that a policy sees no more of these decisions than the seat that has to make them."""
    dice = Dice(len(states))
    assert states
    for state in states:
        view = View.of(state, state.seat)
        slots = sight.slots(state)
        assert len(slots) == len(state.moves)
        assert all(0 <= slot < sight.policy_size for each in slots for slot in each)
        assert sight.slots(state_for_policy(view)) == slots
        assert sight.slots(view.determinize(dice)) == slots
        for reasons, amounts in sight.standing(state):
            assert all(0 <= slot < sight.value_size for slot in (*reasons, *(slot for slot, _ in amounts)))
