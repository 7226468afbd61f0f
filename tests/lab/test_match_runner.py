"""What is said of strength is what was played: shares with intervals, Elo, times, and the ladders of the games."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from gonfalon.bots import ratings
from gonfalon.bots.confidence import Ratio, wilson_interval
from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon_lab.match_runner import BotError, LatencyHistogram, worker_pool
from gonfalon_lab.win_rates import Encounter, StandInMean, WinRates, fit_elos, win_matrix


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
        shares = WinRates(("a", "b", "b"))
        for deal in deals(dice, chances, 150):
            shares.add(deal)
            one = shares.shares(always=True)[0]
            if not one.low <= chances[0] <= one.high:
                wrong += 1
                break
    assert wrong <= 10


DEALS = [([2.0, 0.0], 1.0, 0.2), ([1.0, 1.0], 2.0, 0.3), ([0.0, 2.0], 0.0, 0.1), ([2.0, 0.0], 2.0, 0.4)]
"""All deals of a small game: what each seat wins, what the stand-in wins, and how likely the deal is."""


def test_what_a_stand_in_won_leaves_the_mean_as_it_is() -> None:
    """Exactly: the estimate's mean over all runs of six deals that can come about is the true share."""
    truth = sum(victories[0] * chance for victories, _, chance in DEALS) / 2
    expected = StandInMean(sum(won * chance for _, won, chance in DEALS) / 2, 0.0)
    mean = plain = corrected = 0.0
    for drawn in product(DEALS, repeat=6):
        one, other = WinRates(("a", "b"), expected), WinRates(("a", "b"))
        chance = 1.0
        for victories, won, likely in drawn:
            one.add(victories, won)
            other.add(victories)
            chance *= likely
        found = one.shares()[0].share
        mean += chance * found
        corrected += chance * (found - truth) ** 2
        plain += chance * (other.shares()[0].share - truth) ** 2
    assert mean == pytest.approx(truth, abs=1e-12)
    assert corrected != pytest.approx(plain), "it is used"


def test_what_is_known_of_the_deals_makes_intervals_narrower() -> None:
    dice = Dice(11)
    shares, plain = WinRates(("a", "b"), StandInMean(0.5, 0.0)), WinRates(("a", "b"))
    for _ in range(2000):
        kind = dice.below(2)
        won = 2.0 if dice.below(4) else 0.0
        victories = [won, 2.0 - won] if kind else [2.0 - won, won]
        shares.add(victories, 2.0 * kind)
        plain.add(victories)
    narrow, wide = shares.shares()[0], plain.shares()[0]
    assert narrow.half == pytest.approx(wide.half * math.sqrt(0.75), rel=0.03), "a correlation of one half"
    assert narrow.low < 0.5 < narrow.high
    unsure = WinRates(("a", "b"), StandInMean(0.5, 0.01**2))
    for kind in (0, 1) * 500:
        unsure.add([2.0 * kind, 2.0 - 2.0 * kind], 2.0 * kind)
    assert unsure.shares()[0].half == pytest.approx(1.96 * 0.01, rel=0.01), "no surer than the stand-in's mean"


def test_strengths_are_those_with_which_the_games_were_drawn() -> None:
    strong = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 8.0}
    dice = Dice(3)
    met = []
    for names in (("a", "b", "c"), ("b", "c", "d"), ("a", "d", "d"), ("a", "b")):
        whole = sum(strong[name] for name in names)
        met.append(Encounter(names, list(deals(dice, tuple(strong[name] / whole for name in names), 400))))
    found = fit_elos(met, "b")
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
    assert -1000 < fit_elos([Encounter(("a", "b"), [[2.0, 0.0]] * 50)])["b"].elo < -200, (
        "one that never wins has one too"
    )


def test_quantiles_of_times_are_told_to_within_two_per_cent() -> None:
    one, other = LatencyHistogram(), LatencyHistogram()
    for number in range(1, 10_001):
        (one if number % 3 else other).add(number / 1000)
    one.merge(LatencyHistogram.from_json(json.loads(json.dumps(other.as_json()))))
    assert one.count == 10_000
    for share in (0.5, 0.99, 0.999):
        assert one.quantile(share) == pytest.approx(share * 10, rel=0.021)
    assert one.figures()["longest"] == 10_000
    assert LatencyHistogram().figures() == {"median": 0, "p99": 0, "p99.9": 0, "longest": 0}


def _die(piece: range) -> None:
    os._exit(1)


def test_work_comes_back_in_its_order_and_a_process_that_dies_is_a_sentence() -> None:
    for jobs in (1, 2):
        with worker_pool(jobs) as workers:
            done = [number for piece, numbers in workers.spread(list, range(3, 1000)) for number in numbers]
        assert done == list(range(3, 1000))
    with pytest.raises(BotError, match="ended before its time"), worker_pool(2) as workers:
        list(workers.spread(_die, range(4)))


def ratio(games: Sequence[tuple[int, int]]) -> Ratio:
    found = Ratio()
    for part, whole in games:
        found.add(part, whole)
    return found


def test_the_interval_of_wilson() -> None:
    for share, count, low, high in (
        (0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.1, 50, 0.0435, 0.2136),
    ):  # fmt: skip
        assert wilson_interval(share, count) == pytest.approx((low, high), abs=1e-4)


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
    assert alike.share_interval() == pytest.approx(wilson_interval(0.5, 100), abs=0.001)
    assert apart.share_interval() == wilson_interval(0.5, 400), "nor are they ever worth more than they are"


def test_games_without_a_chance_tell_nothing_and_one_game_has_no_interval() -> None:
    found = ratio([(1, 2), (0, 0), (0, 1), (0, 0)])
    assert (found.games, found.part, found.whole) == (2, 1, 3)
    for games, value in ([(0, 0)], None), ([(1, 4)], 0.25):
        found = ratio(games)
        assert (found.value, found.mean_interval(), found.share_interval()) == (value, None, None)
    assert ratio([(4, 4)] * 10).share_interval() == wilson_interval(1.0, 40), "a share of all has one"


def test_parts_make_the_same_as_the_whole() -> None:
    games = [(3, 4), (0, 2), (1, 1), (2, 7), (0, 0)]
    parts = ratio(games[3:])
    parts.merge(ratio(games[:3]))
    assert parts == ratio(games)


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_of_a_game_speaks_of_its_bots(game: str) -> None:
    found = ratings.ratings_of(game)
    assert found.game == game
    assert set(found.bots) <= {*GAMES[game].players}
    for bot, rung in found.bots.items():
        assert rung.stars == ratings.stars(rung.elo), bot
        assert rung.low <= rung.elo <= rung.high, bot
    squire = found.bots[ratings.REFERENCE]
    assert (squire.stars, squire.elo, squire.tenths) == (2, 0, 3)
    for table in found.tables:
        assert table.players in GAMES[game].rules.seats
        assert {table.bot, table.against} <= {*GAMES[game].players, *GAMES[game].measured}
        assert 0 <= table.low <= table.share <= table.high <= 1
    assert ratings.ratings_file(game).read_text(encoding="utf-8") == found.text()


def test_bands_are_what_they_say_beside_two_squires() -> None:
    strengths = [math.pow(10, band / 400) for band in ratings.BANDS]
    assert [round(100 * strength / (strength + 2)) for strength in strengths] == [22, 40, 54, 68]
    assert [ratings.stars(elo) for elo in (-400, -100, 0, 50, 249, 250)] == [1, 2, 2, 3, 4, 5]
