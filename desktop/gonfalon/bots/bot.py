"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    # The start screen asks which bots there are, and no more.
    from gonfalon.core.dice import Dice
    from gonfalon.core.knowledge import View
    from gonfalon.core.state import Decision

SIMPLEST = "page"
"""Plays where another has failed; every game has one."""


class Bot(Protocol):
    """Decides with what one seat knows and with nothing else."""

    def choose(self, view: View, dice: Dice, seconds: float) -> Any:
        """One of the moves of `view.decision`, which is the seat's own.

        Args:
            view: what the seat knows.
            dice: all the chance that a bot may use; the same dice give the same move where time does not matter.
            seconds: how long it may think. A bot that has not answered by then loses its turn to a fallback.
        """
        ...


class Thinker(ABC):
    """A bot that thinks only where there is a choice."""

    def choose(self, view: View, dice: Dice, seconds: float) -> Any:
        decision = view.decision
        assert decision is not None
        return decision.moves[0] if len(decision.moves) == 1 else self.decide(view, decision, dice)

    @abstractmethod
    def decide(self, view: View, decision: Decision, dice: Dice) -> Any:
        """One of several moves of the seat whose view it is."""


class UnknownBot(ValueError):
    """A bot that does not exist; its text is a sentence."""
