"""Choices that are none: why a card had only one option left, which the rules then take without asking."""

from __future__ import annotations

from gonfalon.games.oriflamme.rules.program import ACTIVATE, PROGRAMS, Activation, Choose, Gain, Statement
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.targets import Some
from gonfalon.games.oriflamme.rules.verbs import Mark, OnTarget, Swap

__all__ = ["no_choice", "wants_token"]


def no_choice(table: Table, card: int, model: int) -> str | None:
    """Why a card that is about to act as the model says has one option left; None when it has a choice or none to make.

    `unmarked`: no card bears a verdict, `token`: the pool is empty, `hand`: no card is in hand, else `other`.
    """
    for statement in _program(table, model):
        if isinstance(statement, Choose):
            act = Activation.of(model * PROGRAMS + ACTIVATE, card, copied=table.faces[card] != model)
            closed = [first for first in statement.firsts if first is not None and not first.possible(table, act)]
            if len(statement.firsts) - len(closed) != 1:
                return None
            reasons = {_reason(table, act, first) for first in closed}
            return reasons.pop() if len(reasons) == 1 else "other"
        if not isinstance(statement, Gain):
            break
    return None


def wants_token(table: Table, model: int) -> bool:
    """Whether what the model says may put a verdict on a card."""
    return any(isinstance(statement, Mark) for statement in _program(table, model))


def _program(table: Table, model: int) -> tuple[Statement, ...]:
    return table.seating.programs[model * PROGRAMS + ACTIVATE]


def _reason(table: Table, act: Activation, first: Statement) -> str:
    if isinstance(first, Mark) and not table.verdict_pool:
        return "token"
    if isinstance(first, Swap) and not table.hands[table.seating.owner[act.this]]:
        return "hand"
    if isinstance(first, OnTarget) and isinstance(first.target, Some) and "marked" in first.target.adjectives:
        return "other" if any(table.verdicts[card] for card in table.queue) else "unmarked"
    return "other"
