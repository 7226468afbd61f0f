"""The value of Pax Pamir is learned from games that are watched."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from gonfalon.bots.policy import softmax
from gonfalon.bots.weights import read_weights
from gonfalon.core.dice import Dice
from gonfalon.core.seats import FAMILIES
from gonfalon.games.pamir.bots.value_estimate import ValueEstimate, ValueWeights
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon_lab.pamir_training import LAMBDA, ValueTraining, WatchedGame, watch_game
from tests.games.pamir.rules.tables import options

OPTIONS = options("hidden", 3)


@pytest.fixture(scope="module")
def watched() -> list[WatchedGame]:
    rules = Pamir()
    return [watch_game(rules.setup(options("hidden", seats), seats), Dice(seats)) for seats in (2, 3, 4)]


def _surprise(school: ValueTraining, game: WatchedGame) -> float:
    """On average over positions; the chances are those that the bots reckon with."""
    court, hand = school.court.by_slot(), school.hand.by_slot()
    total = 0.0
    for rows in game.positions:
        figures = [
            sum(weight * figure for weight, figure in zip(school.dense, row, strict=True))
            + sum(court[slot] for slot in in_court)
            + sum(hand[slot] for slot in in_hand)
            for row, in_court, in_hand in rows
        ]
        total -= sum(share * log(chance) for share, chance in zip(game.shares, softmax(figures), strict=True))
    return total / len(game.positions)


def test_games_are_seen_between_turns_and_end_with_a_victory(watched: list[WatchedGame]) -> None:
    for game in watched:
        assert len(game.positions) > 10
        assert sum(game.shares) == 1.0
        assert all(len(rows) == len(game.shares) for rows in game.positions)


def test_each_step_goes_down_the_slope_of_the_surprise(watched: list[WatchedGame]) -> None:
    school = ValueTraining(OPTIONS, 3, 1)
    game = watched[1]
    before = _surprise(school, game)
    aims = [game.shares] * len(game.positions)
    for weights, slopes in zip(
        (school.dense, school.court.weights, school.hand.weights), school.slopes(game, aims), strict=True
    ):
        place = max(range(len(slopes)), key=lambda number: abs(slopes[number]))
        weights[place] += 1e-4
        assert (_surprise(school, game) - before) / 1e-4 == pytest.approx(slopes[place], abs=1e-3)
        weights[place] -= 1e-4


def test_a_position_learns_from_what_comes_after_it(watched: list[WatchedGame]) -> None:
    school, game = ValueTraining(OPTIONS, 3, 1), watched[0]
    chances, aims = school.chances(game), school.aims(game)
    assert aims[-1] == game.shares
    for aim, following, chance in zip(aims, aims[1:], chances[1:], strict=False):
        assert aim == pytest.approx([LAMBDA * following[seat] + (1 - LAMBDA) * chance[seat] for seat in (0, 1)])


def test_what_was_learned_is_what_the_bots_read(watched: list[WatchedGame], tmp_path: Path) -> None:
    school = ValueTraining(OPTIONS, 3, 1)
    before = sum(_surprise(school, game) for game in watched)
    school.fit(watched, Dice(1))
    assert sum(_surprise(school, game) for game in watched) < before
    school.write(tmp_path / "pamir.weights")
    read = read_weights(tmp_path / "pamir.weights")
    assert read.about["cards"] == shipped().hash
    table = Pamir().setup(Pamir().options({"families": FAMILIES[:3]}), 1).table
    table.loyalty[:] = [0, 1, 2]
    table.at = 0
    shares = ValueEstimate(table, ValueWeights(read.parts["figures"], read.parts["court"], read.parts["hand"])).shares(
        table
    )
    assert sum(shares) == pytest.approx(1.0)
