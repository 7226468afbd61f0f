"""A learned policy and a learned value: sums of weights of one-hot slots, in plain Python.

The policy is a softmax over the moves (Sutton and Barto, "Reinforcement Learning", 2nd edition, chapter 13), the
value a softmax over the seats: how the victory will be shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final, Protocol

from gonfalon.bots.weights import BadWeights, read_weights
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State

COOL: Final = 0.2
"""The warmth of a policy that plays to win; cooler ones were not measured to win more."""
SeatFeatures = list[tuple[list[int], list[tuple[int, int]]]]
"""For each seat the slots of the value that are so, and slots with how much of it there is."""


POLICY, VALUE = "policy", "value"
"""What a file of weights calls the parts of a policy."""


class SlotAllocator:
    """Hands out slots, one pattern after the other."""

    def __init__(self) -> None:
        self.count = 0
        """How many have been handed out."""

    def take(self, count: int) -> int:
        """Allocate `count` free slots and return the first one."""
        start = self.count
        self.count += count
        return start


class FeatureExtractor(Protocol):
    """The features of a game that a policy and a value see."""

    policy_size: int
    """How many slots decisions have."""
    value_size: int
    """How many slots standings have."""

    def slots(self, state: State) -> list[list[int]]:
        """For each of the moves of the seat that is asked its slots, worked out only from what that seat knows."""
        ...

    def standing(self, state: State) -> SeatFeatures:
        """Return the features that speak for each seat, on the opened table."""
        ...


class Policy:
    """Chooses by weights of slots."""

    __slots__ = ("sight", "value_weights", "weights")

    def __init__(self, sight: FeatureExtractor, weights: Sequence[float], value_weights: Sequence[float]) -> None:
        """
        Args:
            sight: what the slots mean.
            weights: one for each slot of a decision, in units of the natural logarithm of odds.
            value_weights: the same for each slot of a standing.
        """
        self.sight = sight
        self.weights = list(weights)
        self.value_weights = list(value_weights)

    def with_temperature(self, warmth: float) -> Policy:
        """The same with another warmth: above 1, what was learned to be likely is less so."""
        return Policy(self.sight, [weight / warmth for weight in self.weights], self.value_weights)

    def logits(self, state: State) -> list[float]:
        """For each of the moves of the seat that is asked how much speaks for it."""
        weight = self.weights.__getitem__
        return [sum(map(weight, slots)) for slots in self.sight.slots(state)]

    def probabilities(self, state: State, warmth: float = 1.0) -> list[float]:
        """Return how likely each move is chosen; a `warmth` below 1 prefers the best more than was learned."""
        return softmax(self.logits(state), warmth)

    def shares(self, state: State) -> list[float]:
        """Return the share of the victory that each seat will have, as the table lies open."""
        return self.shared(self.sight.standing(state))

    def shared(self, standing: SeatFeatures) -> list[float]:
        """The same by what speaks for each seat."""
        weight = self.value_weights.__getitem__
        return softmax(
            [
                sum(map(weight, slots), 0.0) + sum([weight(slot) * amount for slot, amount in amounts], 0.0)
                for slots, amounts in standing
            ]
        )


def read_policy(path: Path, sight: FeatureExtractor) -> Policy:
    """The policy of a file.

    Raises:
        BadWeights: when it is damaged, or for something else.
    """
    parts = read_weights(path).parts
    policy, value = parts.get(POLICY, ()), parts.get(VALUE, ())
    if (len(policy), len(value)) != (sight.policy_size, sight.value_size):
        raise BadWeights(f"{path} was learned for other cards, or by another version of the program.")
    return Policy(sight, policy, value)


def state_for_policy(view: View) -> State:
    """The decision of a view as policies look at it; to be read and not to be played."""
    state = State(view.table, view.stack, 0)
    state.ask(view.pending.seat, view.pending.moves)
    return state


def softmax(logits: Sequence[float], warmth: float = 1.0) -> list[float]:
    """Probabilities whose logarithms differ as the logits do, divided by the warmth."""
    most = max(logits)
    odds = [exp((logit - most) / warmth) for logit in logits]
    whole = sum(odds)
    return [odd / whole for odd in odds]


def sampled_index(probabilities: Sequence[float], dice: Dice) -> int:
    """The number of one of the things, each as likely as it says."""
    left = dice.word() * 2.0**-64
    for number, probability in enumerate(probabilities):
        left -= probability
        if left < 0.0:
            return number
    return len(probabilities) - 1
