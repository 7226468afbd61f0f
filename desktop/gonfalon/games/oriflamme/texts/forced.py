"""Choices that are none: why a card had only one option left, which the rules then take without asking."""

from __future__ import annotations

from gonfalon.games.oriflamme.rules.compiler import possible
from gonfalon.games.oriflamme.rules.program import ACTIVATE, PROGRAMS, Activation
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.tree import Choose, Deed, Gain, Program, Statement, walk

__all__ = ["no_choice", "wants_token"]


def no_choice(table: Table, card: int, model: int) -> str | None:
    """Why a card that is about to act as the model says has one option left; None when it has a choice or none to make.

    `unmarked`: no card bears a verdict, `token`: the pool is empty, `hand`: no card is in hand, else `other`.
    """
    for statement in _program(table, model):
        if isinstance(statement, Choose):
            act = Activation.of(model * PROGRAMS + ACTIVATE, card, copied=table.faces[card] != model)
            firsts = [option.program[0] for option in statement.options if option.program]
            closed = [first for first in firsts if not possible(first, table, act)]
            if len(statement.options) - len(closed) != 1:
                return None
            reasons = {_reason(table, act, first) for first in closed}
            return reasons.pop() if len(reasons) == 1 else "other"
        if not isinstance(statement, Gain):
            break
    return None


def wants_token(table: Table, model: int) -> bool:
    """Whether what the model says may put a verdict on a card."""
    return any(statement.verb == "mark" for statement in walk(_program(table, model)))


def _program(table: Table, model: int) -> Program:
    return table.seating.cards.kinds[model].card.activate


def _reason(table: Table, act: Activation, first: Statement) -> str:
    if first.verb == "mark" and not table.verdict_pool:
        return "token"
    if first.verb == "swap" and not table.hands[table.seating.owner[act.this]]:
        return "hand"
    if isinstance(first, Deed) and "marked" in first.target.adjectives:
        return "other" if any(table.verdicts[card] for card in table.queue) else "unmarked"
    return "other"
