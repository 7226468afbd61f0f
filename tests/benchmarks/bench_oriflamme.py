"""How fast Oriflamme is: `pytest tests/benchmarks/bench_oriflamme.py` (add `-s` to see the ratio to the plain engine).

Times are of the process, not of the clock, because other programs use the machine too.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Options, Oriflamme
from tests.benchmarks import plain

GAME = Oriflamme()
pytestmark = pytest.mark.benchmark(timer=time.process_time, min_rounds=10)


def options(seats: int) -> Options:
    return GAME.options({"families": "RBGYK"[:seats]})


def play_out(chosen: Options, seed: int, uniform: Callable[[], float]) -> int:
    """Play one uniformly random game through the public interface and return how many decisions it took."""
    state = GAME.setup(chosen, seed)
    decisions = 0
    while moves := state.moves:
        state.play(moves[int(uniform() * len(moves))])
        decisions += 1
    return decisions


def middle(seats: int = 4, decisions: int = 40) -> State:
    """A game in its middle."""
    uniform = random.Random(7).random
    state = GAME.setup(options(seats), 7)
    for _ in range(decisions):
        state.play(state.moves[int(uniform() * len(state.moves))])
    return state


def test_set_up(benchmark: BenchmarkFixture) -> None:
    benchmark(GAME.setup, options(4), 1)


def test_clone(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(middle().clone, rounds=40, iterations=20_000)  # type: ignore[no-untyped-call]


def test_imagine(benchmark: BenchmarkFixture) -> None:
    """A view of its own for each, as a bot without search does it."""
    state, dice = middle(3), Dice(1)
    view = View.of(state, state.seat)
    benchmark.pedantic(view.imagine, (dice,), rounds=40, iterations=5_000)  # type: ignore[no-untyped-call]


def test_deal(benchmark: BenchmarkFixture) -> None:
    """One of many games that are imagined from a view."""
    state, dice = middle(3), Dice(1)
    deal = View.of(state, state.seat).dealer().deal
    benchmark.pedantic(deal, (dice,), rounds=40, iterations=20_000)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("word", ["place", "keep", "target"])
def test_legal_moves(benchmark: BenchmarkFixture, word: str) -> None:
    """Asking once more: a placement, a face-down card, a target."""
    uniform = random.Random(7).random
    state = middle()
    while state.moves[0].word != word:
        state.play(state.moves[int(uniform() * len(state.moves))])
    ask = state.stack[-1].ask
    benchmark.pedantic(ask, (state,), rounds=40, iterations=20_000)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_game(benchmark: BenchmarkFixture, seats: int) -> None:
    chosen = options(seats)
    uniform = random.Random(seats).random
    benchmark.pedantic(play_out, (chosen, 1, uniform), rounds=40, iterations=50, warmup_rounds=2)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("seats", [3, 4])
def test_ratio_to_the_plain_engine(seats: int) -> None:
    """Whole random games of both engines in turns: the best of each, and the middle of the ratios of neighbours."""
    games = 100
    chosen = options(seats)
    chance = random.Random(seats)

    def of_the_engine() -> int:
        return sum(play_out(chosen, seed, chance.random) for seed in range(games))

    def of_the_plain() -> int:
        return sum(plain.play_out(seats, chance.random, chance.sample) for _ in range(games))

    def timed(play: Callable[[], int]) -> tuple[float, float]:
        started = time.process_time()
        decisions = play()
        seconds = time.process_time() - started
        return games / seconds, decisions / seconds

    timed(of_the_engine)
    rounds = [(timed(of_the_engine), timed(of_the_plain)) for _ in range(40)]
    (mine, decisions), (yardstick, plain_decisions) = (max(side) for side in zip(*rounds, strict=True))
    middle_ratio = statistics.median(one[0] / other[0] for one, other in rounds)
    print(
        f"\n{seats} seats: {mine:,.0f} games/s, {decisions:,.0f} decisions/s; plain {yardstick:,.0f} games/s, "
        f"{plain_decisions:,.0f} decisions/s; ratio {mine / yardstick:.2f}, in the middle {middle_ratio:.2f}"
    )
