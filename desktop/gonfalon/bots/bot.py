"""What a bot is."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gonfalon.bots.character import PLAIN

if TYPE_CHECKING:
    # The start screen asks which bots there are, and no more.
    from collections.abc import Callable

    from gonfalon.bots.character import Character
    from gonfalon.core.dice import Dice
    from gonfalon.core.knowledge import View
    from gonfalon.core.state import Decision

SIMPLEST = "page"
"""Plays where another has failed; every game has one."""


class Reason(NamedTuple):
    """Why a bot has chosen: a word that the texts of its game turn into a sentence, and the figures in it.

    Everybody at the table may read it, so it holds nothing that only the bot's seat knows.
    """

    word: str
    figures: tuple[int, ...] = ()


class Answer(NamedTuple):
    """What a bot has decided."""

    move: Any
    reason: Reason | None = None


class Budget:
    """How long a bot may think about one decision, from the moment it is made."""

    __slots__ = ("_begin", "_end", "_hurried", "iterations", "seconds")

    def __init__(self, seconds: float, iterations: int = 0, hurried: Callable[[], bool] | None = None) -> None:
        """
        Args:
            seconds: a bot that has not answered by then loses its turn to a fallback.
            iterations: how often a search shall try, whatever the time; 0 leaves it to the search and the clock.
            hurried: whether somebody wants the move now.
        """
        self.seconds = seconds
        self.iterations = iterations
        self._hurried = hurried
        self._begin = time.perf_counter()
        self._end = self._begin + seconds

    def passed(self) -> float:
        """How long it has been used, in seconds."""
        return time.perf_counter() - self._begin

    def spent(self) -> bool:
        """Whether a bot has to answer with what it has found so far."""
        return time.perf_counter() >= self._end or (self._hurried is not None and self._hurried())


class Bot(Protocol):
    """Decides with what one seat knows and with nothing else."""

    def choose(self, view: View, dice: Dice, budget: Budget) -> Answer:
        """One of the moves of `view.decision`, which is the seat's own.

        Args:
            view: what the seat knows.
            dice: all the chance that a bot may use; the same dice give the same move where time does not matter.
            budget: how long it may think.
        """
        ...


class Chooser(ABC):
    """A bot that is drawn to what its character likes, and is asked only where there is a choice."""

    def __init__(self, character: Character = PLAIN) -> None:
        """
        Args:
            character: what it is drawn to.
        """
        self.character = character

    def choose(self, view: View, dice: Dice, budget: Budget) -> Answer:
        decision = view.decision
        assert decision is not None
        if len(decision.moves) == 1:
            return Answer(decision.moves[0])
        return self.answer(view, decision, dice, budget)

    @abstractmethod
    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """What it decides between several moves of the seat whose view it is."""


class Thinker(Chooser):
    """A bot that needs no time to speak of."""

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        move = self.decide(view, decision, dice)
        return Answer(move, self.reason(view, move))

    @abstractmethod
    def decide(self, view: View, decision: Decision, dice: Dice) -> Any:
        """One of several moves of the seat whose view it is."""

    def reason(self, view: View, move: Any) -> Reason | None:
        """Why it has chosen this move; None where it has nothing to say."""
        return None


class UnknownBot(ValueError):
    """A bot that does not exist; its text is a sentence."""
