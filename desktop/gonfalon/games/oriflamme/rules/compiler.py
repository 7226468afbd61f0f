"""From programs to instructions: what a card says becomes what a card does."""

from __future__ import annotations

from gonfalon.games.oriflamme.rules.instructions import Earn, Fork, Jump, Unless
from gonfalon.games.oriflamme.rules.program import PROGRAMS, Activation, Instruction
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.tree import Card, Choose, Deed, Gain, If, Option, Program, Statement
from gonfalon.games.oriflamme.rules.verbs import VERBS

Code = tuple[Instruction, ...]


def code_of(card: Card) -> tuple[Code, ...]:
    """All programs of a card, by the constants of `program`."""
    assert len(card.programs) == PROGRAMS
    return tuple(map(compiled, card.programs))


def compiled(program: Program) -> Code:
    """A program as instructions, flat: those of an `if` and of the options of a `choose` lie behind it."""
    return tuple(instruction for statement in program for instruction in _instructions(statement))


def possible(statement: Statement, table: Table, act: Activation) -> bool:
    """Whether a statement can be carried out now; an option of `choose` is offered if its first one can."""
    return _instructions(statement)[0].possible(table, act)


def _instructions(statement: Statement) -> Code:
    match statement:
        case Gain(amount=amount):
            return (Earn(amount),)
        case Deed(verb=verb):
            return (VERBS[verb](statement),)
        case If(test=test, then=then):
            body = compiled(then)
            return (Unless(test, len(body)), *body)
        case Choose(options=options):
            return _fork(options)


def _fork(options: tuple[Option, ...]) -> Code:
    programs = [compiled(option.program) for option in options]
    body: list[Instruction] = []
    starts: list[int] = []
    whole = sum(len(program) for program in programs) + len(programs) - 1
    for program in programs:
        starts.append(len(body))
        body.extend(program)
        if len(body) < whole:
            body.append(Jump(whole - len(body) - 1))
    firsts = [program[0] if program else None for program in programs]
    return (Fork([option.word for option in options], starts, firsts, whole), *body)
