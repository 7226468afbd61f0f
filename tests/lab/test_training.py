"""A training: repeatable, interruptible, and it teaches, and it climbs the gradients that small steps show."""

from __future__ import annotations

from functools import partial
from math import exp, log
from pathlib import Path

import pytest

from gonfalon.bots.policy import softmax
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.games.oriflamme.rules.game import Options, base_cards
from gonfalon_lab.episode import LAMBDA, Gradients, LearnerDecision, accumulate_gradients
from gonfalon_lab.learners import OriflammeLearner
from gonfalon_lab.training import SELF, STEP, OpponentMix, TrainingLoop, TrainingPlan, draw_opponents

LEARNER = partial(OriflammeLearner, Options(base_cards(), "RBG"))
SHORT = TrainingPlan(2 * STEP, trials=4, measured=2, leaving=2)


@pytest.mark.slow
def test_a_training_goes_on_where_it_was_interrupted_and_another_in_its_folder_is_refused(tmp_path: Path) -> None:
    making = LEARNER
    for _ in TrainingLoop(making, SHORT, tmp_path / "whole").run():
        pass
    for at in TrainingLoop(making, SHORT, tmp_path / "parts").run():
        if at.games == STEP:
            break
    again = TrainingLoop(making, SHORT, tmp_path / "parts")
    assert again.at.games == STEP
    for at in again.run():
        assert at.games > STEP
    one, other = ((tmp_path / name / f"at-{2 * STEP}.weights").read_text() for name in ("whole", "parts"))
    assert one == other
    assert len(again.at.curve) == 2
    with pytest.raises(ValueError, match="holds another training"):
        TrainingLoop(making, TrainingPlan(8 * STEP), tmp_path / "parts")


@pytest.mark.slow
def test_who_wins_every_game_has_the_whole_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three rotations of a deal, all of them won by the first of three seats."""
    monkeypatch.setattr(
        TrainingLoop, "deals", lambda self, played, names, count: [[3.0] + [0.0] * (len(names) - 1)] * 4
    )
    at = next(iter(TrainingLoop(LEARNER, TrainingPlan(STEP, leaving=1), tmp_path).run()))
    assert at.curve[0]["share"] == at.curve[0]["high"] == 1.0


def test_a_learner_meets_each_group_as_often_as_it_shall() -> None:
    mixture, dice = OpponentMix(tutors=30, former=10, league=40), Dice(1)
    opponents = mixture.opponents(["tutor"], [], ["exploiter"])
    tables = [draw_opponents(3, opponents, dice) for _ in range(2000)]
    met = [next((name for name in names if name != SELF), SELF) for names in tables]
    assert all(SELF in names for names in tables)
    shares = {name: met.count(name) / len(met) for name in ("tutor", "exploiter", SELF)}
    assert shares == pytest.approx({"tutor": 0.3, "exploiter": 0.4, SELF: 0.3}, abs=0.04)


WARMTH = 0.3
SLOTS = [[0, 1], [1, 2], [3]]
TINY = 1e-6


def aim(weights: list[float], advantage: float, chosen: int) -> float:
    """What the policy climbs for one decision."""
    odds = softmax([sum(weights[slot] for slot in slots) for slots in SLOTS])
    return advantage * log(odds[chosen]) - WARMTH * sum(odd * log(odd) for odd in odds)


def slope(of: object, weights: list[float], slot: int) -> float:
    up, down = ([w + sign * TINY * (number == slot) for number, w in enumerate(weights)] for sign in (1, -1))
    return (of(up) - of(down)) / (2 * TINY)


def test_the_policy_climbs_advantage_and_entropy() -> None:
    weights = [0.3, -0.2, 0.5, 0.1]
    odds = softmax([sum(weights[slot] for slot in slots) for slots in SLOTS])
    lesson = Gradients()
    steps = [LearnerDecision(0, SLOTS, odds, 1, [0.4, 0.6]), LearnerDecision(0, SLOTS, odds, 2, [0.7, 0.3])]
    accumulate_gradients(lesson, steps, [], Outcome((5, 3), (0,)), WARMTH)
    later = 1.0 - 0.7
    sooner = 0.7 - 0.4 + LAMBDA * later
    for slot in range(4):
        expected = slope(lambda w: aim(w, sooner, 1) + aim(w, later, 2), weights, slot)
        assert lesson.policy[slot] == pytest.approx(expected, abs=1e-6)


def test_each_seat_learns_from_its_own_decisions() -> None:
    odds = [0.5, 0.5]
    one, other = Gradients(), Gradients()
    mine = LearnerDecision(0, [[0], [1]], odds, 0, [0.5, 0.5])
    theirs = LearnerDecision(1, [[2], [3]], odds, 0, [0.2, 0.8])
    accumulate_gradients(one, [mine, theirs], [], Outcome((5, 3), (0,)), 0.0)
    accumulate_gradients(other, [mine], [], Outcome((5, 3), (0,)), 0.0)
    assert one.policy[0] == other.policy[0] > 0, "what another seat saw between does not matter to this one"
    assert one.policy[2] < 0, "it lost, and did what it did too often"


def test_the_value_climbs_the_likelihood_of_who_won() -> None:
    weights = [0.2, -0.4, 0.1]
    standing = [([0, 1], [(2, 5)]), ([1], [(2, 3)])]

    def said(w: list[float]) -> list[float]:
        return [sum(w[slot] for slot in slots) + sum(w[slot] * much for slot, much in more) for slots, more in standing]

    def likelihood(w: list[float]) -> float:
        return said(w)[0] - log(sum(map(exp, said(w))))

    lesson = Gradients()
    accumulate_gradients(lesson, [], [(softmax(said(weights)), standing)], Outcome((5, 3), (0,)), WARMTH)
    for slot in range(3):
        assert lesson.value[slot] == pytest.approx(slope(likelihood, weights, slot), abs=1e-6)
    assert lesson.surprise == pytest.approx(-likelihood(weights))
