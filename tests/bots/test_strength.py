"""What is said of strength is what was played: shares with intervals, Elo, times."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterator

import pytest

from gonfalon.bots.contest import BotFault
from gonfalon.bots.crew import crew
from gonfalon.bots.elo import Met, elos, win_matrix
from gonfalon.bots.strength import Shares
from gonfalon.bots.times import Times
from gonfalon.core.dice import Dice


def deals(dice: Dice, chances: tuple[float, ...], count: int) -> Iterator[list[float]]:
    """Deals in which each seat wins each rotation with its chance."""
    for _ in range(count):
        victories = [0.0] * len(chances)
        for _ in chances:
            drawn = dice.below(1_000_000) / 1_000_000
            seat = 0
            while seat < len(chances) - 1 and drawn >= sum(chances[: seat + 1]):
                seat += 1
            victories[seat] += 1
        yield victories


@pytest.mark.parametrize("even", [True, False])
def test_one_who_looks_after_every_deal_is_rarely_wrong(even: bool) -> None:
    """An interval for one look would leave out the truth at some time in about every second of these runs."""
    chances = (1 / 3, 1 / 3, 1 / 3) if even else (0.9, 0.05, 0.05)
    dice = Dice(7)
    wrong = 0
    for _ in range(100):
        shares = Shares(("a", "b", "b"))
        for deal in deals(dice, chances, 150):
            shares.add(deal)
            one = shares.shares(always=True)[0]
            if not one.low <= chances[0] <= one.high:
                wrong += 1
                break
    assert wrong <= 10


def test_strengths_are_those_with_which_the_games_were_drawn() -> None:
    strong = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 8.0}
    dice = Dice(3)
    met = []
    for names in (("a", "b", "c"), ("b", "c", "d"), ("a", "d", "d"), ("a", "b")):
        whole = sum(strong[name] for name in names)
        met.append(Met(names, list(deals(dice, tuple(strong[name] / whole for name in names), 400))))
    found = elos(met, "b")
    assert list(found) == ["a", "b", "c", "d"]
    assert found["b"] == (0, 0, 0)
    for name, (elo, low, high) in found.items():
        truth = 400 * math.log10(strong[name] / 2)
        assert low - 15 <= truth <= high + 15, name
        assert low <= elo <= high
        assert high - low < 120
    matrix = win_matrix(met, ["a", "d"])
    assert matrix[0][0] is None
    assert matrix[0][1] == pytest.approx(1 / 9, abs=0.04)
    assert sum(share for row in matrix for share in row if share) == pytest.approx(1)


def test_one_that_never_wins_has_a_strength_too() -> None:
    found = elos([Met(("a", "b"), [[2.0, 0.0]] * 50)])
    assert -1000 < found["b"].elo < -200


def test_quantiles_of_times_are_told_to_within_two_per_cent() -> None:
    one, other = Times(), Times()
    for number in range(1, 10_001):
        (one if number % 3 else other).add(number / 1000)
    one.merge(Times.from_json(json.loads(json.dumps(other.as_json()))))
    assert one.count == 10_000
    for share in (0.5, 0.99, 0.999):
        assert one.quantile(share) == pytest.approx(share * 10, rel=0.021)
    assert one.figures()["longest"] == 10_000
    assert Times().figures() == {"median": 0, "p99": 0, "p99.9": 0, "longest": 0}


@pytest.mark.parametrize("jobs", [1, 2])
def test_work_comes_back_in_its_order(jobs: int) -> None:
    with crew(jobs) as workers:
        done = [number for piece, numbers in workers.spread(list, range(3, 1000)) for number in numbers]
    assert done == list(range(3, 1000))


def _die(piece: range) -> None:
    os._exit(1)


def test_a_process_that_dies_is_a_sentence() -> None:
    with pytest.raises(BotFault, match="ended before its time"), crew(2) as workers:
        list(workers.spread(_die, range(4)))
