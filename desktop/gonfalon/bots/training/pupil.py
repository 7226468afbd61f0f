"""What a game brings along so that it can be learned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from gonfalon.bots.bot import Bot
from gonfalon.bots.policy import Sight
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.state import State


class Pupil(Protocol):
    """Learns a game, played in one way or in several."""

    @property
    def sight(self) -> Sight:
        """What it sees."""
        ...

    @property
    def tutors(self) -> Sequence[str]:
        """The names of bots that it plays against beside itself; the first is whom it is measured against."""
        ...

    @property
    def beginning(self) -> Mapping[int, float]:
        """Weights of the policy to begin with, by slot, where a rule of thumb is known; all others are 0."""
        ...

    def deal(self, dice: Dice, seats: int = 0) -> State:
        """A new game, as it will be played: any number of seats if none is given."""
        ...

    def outcome(self, state: State) -> Outcome:
        """How a game has ended."""
        ...

    def tutor(self, name: str) -> Bot:
        """A bot of this name."""
        ...

    def about(self) -> Mapping[str, str]:
        """What its weights are for, in the words of their file."""
        ...
