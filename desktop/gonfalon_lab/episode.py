"""One game of a learner, and what it teaches.

Advantage actor-critic with generalised advantages (Schulman and others, "High-dimensional continuous control using
generalized advantage estimation", 2016) and an entropy bonus (Williams and Peng, 1991). The critic sees the opened
table, which the learner does not: it only says whether things went better than expected.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import log
from typing import NamedTuple

from gonfalon.bots.bot import Bot, Budget
from gonfalon.bots.policy import Policy, SeatFeatures, sampled_index, softmax
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.state import State

LAMBDA = 0.95
"""Lambda of the generalised advantage."""
LOOKED_AT = 4
"""One standing in so many teaches the value."""

Player = Policy | Bot
"""Who sits at a table of the league."""


class LearnerDecision(NamedTuple):
    """A decision of the learner."""

    seat: int
    slots: list[list[int]]
    probabilities: list[float]
    chosen: int
    shares: list[float]
    """Of the victory, as the critic sees it before the decision."""


class Gradients:
    """The sum of what games teach: gradients of policy and value, and figures to look at."""

    def __init__(self) -> None:
        self.policy: defaultdict[int, float] = defaultdict(float)
        """The gradient, by slot."""
        self.value: defaultdict[int, float] = defaultdict(float)
        self.games = 0
        self.decisions = 0
        self.entropy = 0.0
        self.looked = 0
        self.surprise = 0.0
        """The sum of the value's cross entropy in the standings it was taught by."""

    def add(self, other: Gradients) -> None:
        """Add the gradients of other games."""
        for mine, pushes in ((self.policy, other.policy), (self.value, other.value)):
            for slot, push in pushes.items():
                mine[slot] += push
        self.games += other.games
        self.decisions += other.decisions
        self.entropy += other.entropy
        self.looked += other.looked
        self.surprise += other.surprise


def play_episode(
    state: State, learner: Policy, seats: Sequence[Player | None], minds: Sequence[Dice], warmth: float = 1.0
) -> tuple[list[LearnerDecision], list[tuple[list[float], SeatFeatures]]]:
    """Play a game to its end; the learner sits where `seats` has None.

    Returns:
        The decisions of the learner, and standings with the shares that the critic gave to each seat.
    """
    steps: list[LearnerDecision] = []
    standings: list[tuple[list[float], SeatFeatures]] = []
    count = 0
    while state.moves:
        moves = state.moves
        if len(moves) == 1:
            state.play(moves[0])
            continue
        seat = state.seat
        player = seats[seat]
        if player is None:
            standing = learner.sight.standing(state)
            shares = learner.shared(standing)
            count += 1
            if count % LOOKED_AT == 0:
                standings.append((shares, standing))
            slots = learner.sight.slots(state)
            weight = learner.weights.__getitem__
            odds = softmax([sum(map(weight, each)) for each in slots], warmth)
            chosen = sampled_index(odds, minds[seat])
            steps.append(LearnerDecision(seat, slots, odds, chosen, shares))
            state.play(moves[chosen])
        elif isinstance(player, Policy):
            state.play(moves[sampled_index(player.probabilities(state), minds[seat])])
        else:
            state.play(player.choose(View.of(state, seat), minds[seat], Budget(1.0)).move)
    return steps, standings


def accumulate_gradients(
    lesson: Gradients,
    steps: Sequence[LearnerDecision],
    standings: Sequence[tuple[list[float], SeatFeatures]],
    outcome: Outcome,
    warmth: float,
) -> None:
    """Add what a game that is over teaches.

    Args:
        lesson: what it is added to.
        steps: the decisions of the learner.
        standings: what the critic saw.
        outcome: how it ended.
        warmth: the weight of the entropy bonus.
    """
    seats = len(outcome.scores)
    ends = [outcome.share(seat) for seat in range(seats)]
    following = ends[:]
    ahead = [0.0] * seats
    policy, value = lesson.policy, lesson.value
    for step in reversed(steps):
        seat = step.seat
        now = step.shares[seat]
        ahead[seat] = advantage = following[seat] - now + LAMBDA * ahead[seat]
        following[seat] = now
        odds = step.probabilities
        entropy = -sum([odd * log(odd) for odd in odds if odd > 1e-12])
        lesson.entropy += entropy
        for number, odd in enumerate(odds):
            push = -odd * advantage
            if number == step.chosen:
                push += advantage
            if odd > 1e-12:
                push -= warmth * odd * (log(odd) + entropy)
            for slot in step.slots[number]:
                policy[slot] += push
    for shares, standing in standings:
        for seat, (slots, amounts) in enumerate(standing):
            push = ends[seat] - shares[seat]
            if ends[seat]:
                lesson.surprise -= ends[seat] * log(max(shares[seat], 1e-9))
            for slot in slots:
                value[slot] += push
            for slot, amount in amounts:
                value[slot] += push * amount
        lesson.looked += 1
    lesson.games += 1
    lesson.decisions += len(steps)
