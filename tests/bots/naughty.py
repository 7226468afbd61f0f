"""Bots that do what no bot should, for the tests of the process that runs them."""

from __future__ import annotations

import itertools
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon.bots.bot import SIMPLEST, Bot, BotDecision, Budget, Reason
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.bots.squire import Page

SECRET = "Ann holds the Conspiracy"
"""What nobody may read who looks over a player's shoulder."""
GATE = "GONFALON_TEST_GATE"
"""The path of a file that some bots wait for."""

REASONS: dict[str, Any] = {
    "reasoned": Reason("strike", (3, -1)),
    "boastful": Reason(SECRET, (1,)),
    "silly": 7,
    "torn": Reason("strike", (3, -1)),
}
"""What some bots say about their moves."""
SECONDS: dict[str, Callable[[View], Any]] = {
    "torn": lambda view: view.decision.moves[1],
    "torn-silently": lambda view: view.decision.moves[1],
    "echoing": lambda view: view.decision.moves[0],
    "cheating": lambda view: f"place {SECRET}",
}
"""What some bots take to be about as good."""


class Naughty:
    """Does what its name says."""

    def __init__(self, game: str, name: str) -> None:
        self.game = game
        self.name = name

    def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
        return BotDecision(
            self._move(view, dice, budget), REASONS.get(self.name), SECONDS.get(self.name, lambda view: None)(view)
        )

    def _move(self, view: View, dice: Dice, budget: Budget) -> Any:
        first = view.decision.moves[0]
        match self.name:
            case "last":
                return view.decision.moves[-1]
            case "hurried":
                while not budget.spent():
                    pass
                return view.decision.moves[-1]
            case "tries":
                return view.decision.moves[budget.iterations]
            case "calm":
                return view.decision.moves[-1 if budget.spent() else 0]
            case "dice":
                return view.decision.moves[dice.below(len(view.decision.moves))]
            case "raises":
                raise ZeroDivisionError(f"nothing to divide by\n{SECRET}\n" * 100)
            case "dies":
                os._exit(3)
            case "tires" if not tired:
                tired.append(self.name)
            case "hangs" | "tires":
                for _ in itertools.count():
                    pass
            case "stops":
                os.kill(os.getpid(), signal.SIGSTOP)
            case "illegal":
                return "target 63"
            case "nothing":
                return None
            case "long":
                return "keep" * 100_000
            case "waits":
                while not Path(os.environ[GATE]).exists():
                    pass
                return first
            case "modules":
                raise named(f"Qt is {'here' if 'PySide6' in sys.modules else 'absent'}")
            case "game":
                raise named(f"the game is {self.game}")
            case "seed":
                raise named(f"the view has {'a' if hasattr(view, 'seed') else 'no'} seed")
        return first


def named(what: str) -> Exception:
    """An error whose type is called so: nothing else of it is told outside."""
    return type(what, (RuntimeError,), {})(SECRET)


tired: list[str] = []
"""Who has answered once in this process and will not do so again."""

stood_in: list[str] = []
"""The games for which the simplest bot was asked in this process."""


def naughty(game: str, name: str) -> Bot:
    """The bot that does this; the simplest is as it should be, whatever is played."""
    if name == SIMPLEST:
        stood_in.append(game)
        return Page()
    return Naughty(game, name)


class _Vanishing:
    def __reduce__(self) -> tuple[Any, ...]:
        return (os._exit, (4,))

    def __call__(self, game: str, name: str) -> Bot:
        raise AssertionError


vanishing = _Vanishing()
"""Ends the other process while it starts."""
