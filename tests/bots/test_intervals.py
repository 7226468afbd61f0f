"""Shares and means over games, and their intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from gonfalon.bots.intervals import Ratio, wilson


def ratio(games: Sequence[tuple[int, int]]) -> Ratio:
    found = Ratio()
    for part, whole in games:
        found.add(part, whole)
    return found


@pytest.mark.parametrize(("share", "count", "low", "high"), [
    (0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.1, 50, 0.0435, 0.2136),
])  # fmt: skip
def test_the_interval_of_wilson(share: float, count: float, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=1e-4)


def test_the_error_of_a_mean_is_worked_out_from_games() -> None:
    """Value 15/8; the games miss it by -0.875, 0.375 and 0.5: squares 1.15625, times 3/2 by 8 squared."""
    found = ratio([(1, 1), (6, 3), (8, 4)])
    assert found.value == 15 / 8
    variance = ((1 - 15 / 8) ** 2 + (6 - 45 / 8) ** 2 + (8 - 60 / 8) ** 2) / 64 * 3 / 2
    assert found.variance == pytest.approx(variance)
    half = 1.96 * math.sqrt(variance)
    assert found.mean_interval() == pytest.approx((15 / 8 - half, 15 / 8 + half))


def test_copies_that_fare_alike_are_worth_one() -> None:
    alike = ratio([(4, 4), (0, 4)] * 50)
    apart = ratio([(2, 4)] * 100)
    assert alike.value == apart.value == 0.5
    assert alike.share_interval() == pytest.approx(wilson(0.5, 100), abs=0.001)
    assert apart.share_interval() == wilson(0.5, 400), "nor are they ever worth more than they are"


def test_games_without_a_chance_tell_nothing_and_one_game_has_no_interval() -> None:
    found = ratio([(1, 2), (0, 0), (0, 1), (0, 0)])
    assert (found.games, found.part, found.whole) == (2, 1, 3)
    for games, value in ([(0, 0)], None), ([(1, 4)], 0.25):
        found = ratio(games)
        assert (found.value, found.mean_interval(), found.share_interval()) == (value, None, None)
    assert ratio([(4, 4)] * 10).share_interval() == wilson(1.0, 40), "a share of all has one"


def test_parts_make_the_same_as_the_whole() -> None:
    games = [(3, 4), (0, 2), (1, 1), (2, 7), (0, 0)]
    parts = ratio(games[3:])
    parts.merge(ratio(games[:3]))
    assert parts == ratio(games)
