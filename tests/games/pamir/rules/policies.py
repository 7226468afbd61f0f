"""Ways to play at random that lead to different corners of the rules.

Each answer can still be given in every way, so that whatever a policy leads to, something else follows now and then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.state import State

Policy = Callable[[State, Dice], Any]
"""Picks one of the moves of a state that asks."""

RELUCTANT = ("end", "done", "pass", "drop", "refuse", "lose")


def evenly(state: State, dice: Dice) -> Any:
    """Any move, all as likely."""
    return dice.pick(state.moves)


def often(*words: str) -> Policy:
    """Four times in five one of these words, where they are offered."""

    def pick(state: State, dice: Dice) -> Any:
        wanted = [move for move in state.moves if move.word in words]
        return dice.pick(wanted if wanted and dice.below(5) else state.moves)

    return pick


def seldom(*words: str) -> Policy:
    """Nine times in ten none of these words, where there are others."""

    def pick(state: State, dice: Dice) -> Any:
        others = [move for move in state.moves if move.word not in words]
        return dice.pick(others if others and dice.below(10) else state.moves)

    return pick


def greedily(state: State, dice: Dice) -> Any:
    """The highest price, and bribes that are dropped; cards are played wherever somebody rules."""
    words = {move.word for move in state.moves}
    if "ask" in words and dice.below(5):
        return state.moves[-1]
    return often("drop", "play", "buy")(state, dice)


def stubbornly(*words: str) -> Policy:
    """Seat 0 buys whenever it can; all others do the first of these words that is offered, else as little as they can.

    Of the moves with a word it is the first or the last.
    """

    def pick(state: State, dice: Dice) -> Any:
        for word in ("buy",) if state.seat == 0 else words:
            wanted = [move for move in state.moves if move.word == word]
            if wanted:
                return wanted[-(dice.word() & 1)]
        idle = [move for move in state.moves if move.word in RELUCTANT]
        return idle[0] if idle else state.moves[-(dice.word() & 1)]

    return pick


POLICIES: dict[str, Policy] = {
    "even": evenly,
    "restless": seldom(*RELUCTANT),
    "buyer": often("buy"),
    "courtier": often("play", "buy", "pay"),
    "greedy": greedily,
    "idler": often("end", "done"),
    "marshal": often("play", "build", "move", "battle", "site", "march", "wander", "army", "remove-tribe"),
    "traitor": often("play", "betray", "prize", "gift", "spy", "slip", "swap", "rupee"),
}
