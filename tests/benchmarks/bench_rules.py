"""How fast the rules are: `pytest tests/benchmarks/bench_rules.py` (add `-s` to see the ratios to the plain engine and
to Oriflamme). Times are of the process, not of the clock, because other programs use the machine too.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from gonfalon.core.dice import Dice
from gonfalon.core.game import Rules
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.games.pamir.rules import Pamir
from tests.benchmarks import plain

pytestmark = pytest.mark.benchmark(timer=time.process_time, min_rounds=10)


class Measured(NamedTuple):
    """A game, where its middle is, and how often quick things are done to be measured."""

    rules: Rules
    seats: int
    seed: int
    decisions: int
    word: str
    """What is decided in its middle."""
    often: int


MEASURED = {
    "oriflamme": Measured(Oriflamme(), 4, 7, 40, "place", 20_000),
    "pamir": Measured(Pamir(), 3, 3, 60, "actions", 5_000),
}
by_game = pytest.mark.parametrize("game", MEASURED)


def options(rules: Rules, seats: int) -> Any:
    return rules.options({"families": "RBGYK"[:seats]})


def play_out(rules: Rules, chosen: Any, seed: int, uniform: Callable[[], float]) -> int:
    """Play one uniformly random game through the public interface and return how many decisions it took."""
    state = rules.setup(chosen, seed)
    decisions = 0
    while moves := state.moves:
        state.play(moves[int(uniform() * len(moves))])
        decisions += 1
    return decisions


def middle(game: str, word: str = "") -> State:
    """A game in its middle, where something of this kind is decided."""
    one = MEASURED[game]
    uniform = random.Random(one.seed).random
    state = one.rules.setup(options(one.rules, one.seats), one.seed)
    decisions = 0
    while decisions < one.decisions or state.stack[-1].prompt(state).word != (word or one.word):
        state.play(state.moves[int(uniform() * len(state.moves))])
        decisions += 1
    return state


@by_game
def test_set_up(benchmark: BenchmarkFixture, game: str) -> None:
    rules = MEASURED[game].rules
    benchmark(rules.setup, options(rules, 3), 1)


@by_game
def test_clone(benchmark: BenchmarkFixture, game: str) -> None:
    benchmark.pedantic(middle(game).clone, rounds=40, iterations=MEASURED[game].often)


@by_game
def test_imagine(benchmark: BenchmarkFixture, game: str) -> None:
    """A view of its own for each, as a bot without search does it."""
    state = middle(game)
    view, often = View.of(state, state.seat), MEASURED[game].often // 10
    benchmark.pedantic(view.determinize, (Dice(1),), rounds=40, iterations=often)


@by_game
def test_deal(benchmark: BenchmarkFixture, game: str) -> None:
    """One of many games that are imagined from a view."""
    state = middle(game)
    deal, often = View.of(state, state.seat).dealer().deal, MEASURED[game].often
    benchmark.pedantic(deal, (Dice(1),), rounds=40, iterations=often)


@pytest.mark.parametrize(("game", "word"), [
    ("oriflamme", "place"), ("oriflamme", "face-down"), ("oriflamme", "target"), ("pamir", "actions"),
])  # fmt: skip
def test_legal_moves(benchmark: BenchmarkFixture, game: str, word: str) -> None:
    """Asking once more: a placement, a face-down card, a target, and what may be done in a turn."""
    state, often = middle(game, word), MEASURED[game].often
    benchmark.pedantic(state.stack[-1].ask, (state,), rounds=40, iterations=often)


@by_game
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_game(benchmark: BenchmarkFixture, game: str, seats: int) -> None:
    rules, uniform = MEASURED[game].rules, random.Random(seats).random
    work = (rules, options(rules, seats), 1, uniform)
    benchmark.pedantic(play_out, work, rounds=40, iterations=20, warmup_rounds=2)


@pytest.mark.parametrize("one", ["oriflamme", "pamir"])
def test_ratio(one: str) -> None:
    """Random games of three in turns with the yardstick: of Oriflamme the plain engine, of Pax Pamir Oriflamme."""
    chance = random.Random(3)

    def whole_games(name: str) -> int:
        if name == "plain":
            return plain.play_out(3, chance.random, chance.sample)
        rules = MEASURED[name].rules
        return play_out(rules, options(rules, 3), chance.randrange(10_000), chance.random)

    def rate(name: str) -> float:
        """Decisions in a second."""
        started = time.process_time()
        decisions = sum(whole_games(name) for _ in range(20 if name == "pamir" else 100))
        return decisions / (time.process_time() - started)

    other = {"oriflamme": "plain", "pamir": "oriflamme"}[one]
    rate(one)
    rounds = [(rate(one), rate(other)) for _ in range(40)]
    best, yardstick = (max(side) for side in zip(*rounds, strict=True))
    ratio = statistics.median(mine / theirs for mine, theirs in rounds)
    print(f"\n{one} {best:,.0f} decisions/s, {other} {yardstick:,.0f}; ratio in the middle {ratio:.2f}")
