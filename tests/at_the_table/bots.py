"""Bots without a process: they answer as soon as they are asked, the same in every run."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.bots.bot import Budget, Reason
from gonfalon.bots.bot_client import BotReply
from gonfalon.core.dice import Dice
from gonfalon.core.game import Move
from gonfalon.core.knowledge import View
from gonfalon.games import find_bot

Chooser = Callable[[str, str, View, int], Move]


def at_random(game: str, name: str, view: View, number: int) -> Move:
    """Any legal move: so games go where no sensible bot would lead them."""
    assert view.decision is not None
    return Dice(number).pick(view.decision.moves)


def _sensibly(game: str, name: str, view: View, number: int) -> Move:
    return find_bot(game, name).choose(view, Dice(number), Budget(0.0)).move


class HereAtOnce:
    """What a window asks of `Worker`."""

    def __init__(self, choose: Chooser = _sensibly) -> None:
        self.choose = choose
        self.asked = 0
        self.forgotten = 0
        self.hurried = 0
        self.closed = False
        self.reason: Reason | None = None
        """What all of them say about each move."""
        self.second: Callable[[View, Move], Move] | None = None
        """Names a move that seems about as good to them as the one they make."""
        self._reply: BotReply | None = None

    def start(self) -> None:
        self.closed = False

    def ask(self, ticket: int, game: str, bot: str, view: View, seed: int, seconds: float, iterations: int = 0) -> None:
        self.asked += 1
        move = self.choose(game, bot, view, self.asked)
        second = None if self.second is None else self.second(view, move)
        self._reply = BotReply(ticket, move, reason=self.reason, second=second)

    def poll(self) -> BotReply | None:
        reply, self._reply = self._reply, None
        return reply

    def hurry(self) -> None:
        self.hurried += 1

    def forget(self) -> None:
        self.forgotten += 1
        self._reply = None

    def close(self) -> None:
        self.closed = True


class Slow(HereAtOnce):
    """A bot that answers when the test says so, or somebody wants its move now."""

    thinking = False

    def poll(self) -> BotReply | None:
        return None if self.thinking else super().poll()

    def hurry(self) -> None:
        super().hurry()
        self.thinking = False
