"""Games that bots play among themselves: one of them to its end, or a deal in every rotation of the seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gonfalon.bots.bot import Bot, Budget
from gonfalon.bots.times import Times
from gonfalon.core.dice import Dice
from gonfalon.core.families import FAMILIES
from gonfalon.core.game import AnyRules
from gonfalon.core.history import History
from gonfalon.core.knowledge import View
from gonfalon.core.state import State


class BotFault(RuntimeError):
    """A bot that played what is not legal or took its process down; its text is a sentence."""


class Limits(NamedTuple):
    """How long a bot may think about each decision."""

    seconds: float = 1.0
    iterations: int = 0
    """How often a search tries, 0 to leave it to the clock."""


def play_out(
    rules: AnyRules,
    state: State,
    names: Sequence[str],
    bots: Sequence[Bot | None],
    minds: Sequence[Dice],
    limits: Limits,
    times: Sequence[Times] = (),
) -> None:
    """Play a game by its rules to its end.

    Args:
        rules: those of the game.
        state: where it begins; it is played on.
        names: what the bot of each seat is called.
        bots: the bot of each seat; one whose decisions the rules make needs none.
        minds: the dice of each seat's bot.
        limits: how long a bot may think about a move.
        times: take for each seat how long its bot thought, if wanted.

    Raises:
        BotFault: when a bot plays what is not legal.
    """
    history = History(rules, len(names))
    while state.moves:
        move: Any = state.moves[0]
        if len(state.moves) > 1:
            at = state.seat
            mind = bots[at]
            assert mind is not None, "a seat that is asked has a bot"
            view, budget = View.of(state, at, history.of(at)), Budget(*limits)
            move = mind.choose(view, minds[at], budget).move
            if times:
                times[at].add(budget.passed())
            if move not in state.moves:
                legal = ", ".join(map(str, state.moves))
                raise BotFault(f"The bot '{names[at]}' played '{move}', where only {legal} was legal.")
        history.add(state, move)
        state.play(move)


def dice_of(seed: int, number: int) -> Dice:
    """The dice of one game of many, which depend on nothing but the seed and its number."""
    return Dice(seed ^ Dice(number).word())


@dataclass(frozen=True)
class Lineup:
    """Who plays what: a game with its options, and a bot for each seat."""

    rules: AnyRules
    names: tuple[str, ...]
    """Who has each seat."""
    bots: Mapping[str, Bot]
    """By name; whoever is not among them is moved by the rules."""
    given: Mapping[str, Any] = field(default_factory=dict)
    """What the game is told before it begins, but for who sits where."""

    def options(self, names: Sequence[str]) -> Any:
        """What the game is told when they sit in this order.

        Raises:
            ValueError: with a sentence, when they cannot play it like this.
        """
        letters = FAMILIES[: len(names)]
        moved = {name: letter for name, letter in zip(names, letters, strict=True) if name not in self.bots}
        return self.rules.options({**self.given, "families": letters, **moved})


class Deal(NamedTuple):
    """What came of one deal, played once in every rotation of the seats."""

    victories: list[float]
    """Those of each seat of the line-up, summed over the rotations."""
    times: dict[str, Times]
    """How long each bot took for its decisions."""


def play_lineup(seated: Callable[[], Lineup], seed: int, limits: Limits, numbers: Iterable[int]) -> list[Deal]:
    """What came of the deals of these numbers; each depends on nothing but its number and the seed.

    Args:
        seated: gives the line-up, and gives it again in each of several processes.
        seed: for all deals.
        limits: how long the bots may think.
        numbers: which deals.

    Raises:
        BotFault: when a bot plays what is not legal.
    """
    lineup = seated()
    return [_played(lineup, dice_of(seed, number), limits) for number in numbers]


def _played(lineup: Lineup, dice: Dice, limits: Limits) -> Deal:
    names = lineup.names
    victories = [0.0] * len(names)
    times = {name: Times() for name in names if name in lineup.bots}
    untimed = Times()
    seed = dice.word()
    for rotation in range(len(names)):
        order = [(seat + rotation) % len(names) for seat in range(len(names))]
        minds = [dice.split() for _ in order]
        seated = [names[index] for index in order]
        state = lineup.rules.setup(lineup.options(seated), seed)
        bots = [lineup.bots.get(name) for name in seated]
        play_out(lineup.rules, state, seated, bots, minds, limits, [times.get(name, untimed) for name in seated])
        outcome = lineup.rules.outcome(state.table)
        for seat, index in enumerate(order):
            victories[index] += outcome.share(seat)
    return Deal(victories, times)
