"""How fast Pax Pamir is: `pytest tests/benchmarks/bench_pamir.py` (add `-s` to see the ratio to Oriflamme).

Times are of the process, not of the clock, because other programs use the machine too.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from gonfalon.core.dice import Dice
from gonfalon.core.game import Rules
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.games.pamir.rules import Options, Pamir

GAME = Pamir()
pytestmark = pytest.mark.benchmark(timer=time.process_time, min_rounds=10)


def options(seats: int) -> Options:
    return GAME.options({"families": "RBGYK"[:seats]})


def play_out(game: Rules, chosen: Any, seed: int, uniform: Callable[[], float]) -> int:
    """Play one uniformly random game through the public interface and return how many decisions it took."""
    state = game.setup(chosen, seed)
    decisions = 0
    while moves := state.moves:
        state.play(moves[int(uniform() * len(moves))])
        decisions += 1
    return decisions


def middle(seats: int = 3, decisions: int = 60) -> State:
    """A game in its middle, at the beginning of an action."""
    uniform = random.Random(3).random
    state = GAME.setup(options(seats), 3)
    for number in range(1000):
        if not state.moves or (number >= decisions and state.stack[-1].prompt(state).word == "actions"):
            break
        state.play(state.moves[int(uniform() * len(state.moves))])
    assert state.moves, "the game of this seed is long enough"
    return state


def test_set_up(benchmark: BenchmarkFixture) -> None:
    benchmark(GAME.setup, options(3), 1)


def test_clone(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(middle().clone, rounds=40, iterations=5_000)  # type: ignore[no-untyped-call]


def test_imagine(benchmark: BenchmarkFixture) -> None:
    state = middle()
    view, dice = View.of(state, state.seat), Dice(1)
    benchmark.pedantic(view.imagine, (dice,), rounds=40, iterations=500)  # type: ignore[no-untyped-call]


def test_legal_moves(benchmark: BenchmarkFixture) -> None:
    """Asking once more what may be done in a turn."""
    state = middle()
    benchmark.pedantic(state.stack[-1].ask, (state,), rounds=40, iterations=5_000)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_game(benchmark: BenchmarkFixture, seats: int) -> None:
    chosen = options(seats)
    uniform = random.Random(seats).random
    benchmark.pedantic(play_out, (GAME, chosen, 1, uniform), rounds=40, iterations=10, warmup_rounds=2)  # type: ignore[no-untyped-call]


def test_ratio_to_oriflamme() -> None:
    """Decisions of random games in turns with those of Oriflamme: the middle of the ratios of neighbours."""
    base = Oriflamme()
    theirs = base.options({"families": "RBG"})
    mine = options(3)
    chance = random.Random(3)

    def rate(game: Rules, chosen: Any, games: int) -> float:
        started = time.process_time()
        decisions = sum(play_out(game, chosen, seed, chance.random) for seed in range(games))
        return decisions / (time.process_time() - started)

    rounds = [(rate(GAME, mine, 20), rate(base, theirs, 60)) for _ in range(20)]
    best, yardstick = (max(side) for side in zip(*rounds, strict=True))
    ratio = statistics.median(one / other for one, other in rounds)
    print(f"\nPax Pamir {best:,.0f} decisions/s, Oriflamme {yardstick:,.0f}; ratio in the middle {ratio:.2f}")
