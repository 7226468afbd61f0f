"""From card files to compiled sets of cards, and which options of a compiled card are possible."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from gonfalon.core.diagnostics import CardFileError, Diagnostic, Message
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.games.oriflamme.rules.card_set import (
    Card,
    CardKind,
    CardSet,
    Choose,
    Gain,
    If,
    Option,
    Program,
    Statement,
    VerbStatement,
    combine,
    walk,
)
from gonfalon.games.oriflamme.rules.interpreter import ACTIVATE, PROGRAMS, Activation, Code, Instruction
from gonfalon.games.oriflamme.rules.set_parser import MAX_STATEMENTS_OF_SET, SetParser
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.verbs import VERBS, Earn, Fork, Jump, Unless


def code_of(card: Card) -> tuple[Code, ...]:
    """All programs of a card, by the constants of `program`."""
    assert len(card.programs) == PROGRAMS
    return tuple(map(compile_program, card.programs))


def compile_program(program: Program) -> Code:
    """A program as instructions, flat: those of an `if` and of the options of a `choose` lie behind it."""
    return tuple(instruction for statement in program for instruction in _instructions(statement))


def possible(statement: Statement, table: Table, act: Activation) -> bool:
    """Return whether a statement can be carried out now; an option of `choose` is offered if its first one can."""
    return _instructions(statement)[0].possible(table, act)


def _instructions(statement: Statement) -> Code:
    match statement:
        case Gain(amount=amount):
            return (Earn(amount),)
        case VerbStatement(verb=verb):
            return (VERBS[verb](statement),)
        case If(test=test, then=then):
            body = compile_program(then)
            return (Unless(test, len(body)), *body)
        case Choose(options=options):
            return _fork(options)


def _fork(options: tuple[Option, ...]) -> Code:
    programs = [compile_program(option.program) for option in options]
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


def from_texts(sources: tuple[tuple[str, str], ...], others: tuple[str, ...] = ()) -> CardSet:
    """The set made of one or more card files, given as (name, text); `others` are kinds that their programs may name.

    Raises:
        CardFileError: with every slip of the files.
    """
    # An argument that is left out would be another key of the cache.
    _compiled(sources, others)
    # From the cache, so that two threads which compile the same at the same time have the same set.
    return _compiled(sources, others)


@lru_cache(maxsize=128)
def _compiled(sources: tuple[tuple[str, str], ...], others: tuple[str, ...]) -> CardSet:
    return compile_sets(sources, others)


def load_files(*paths: Path) -> CardSet:
    """Read card files into one set.

    Raises:
        CardFileError: with every slip of the files.
    """
    return from_texts(tuple((str(path), read_card_file(path)) for path in paths))


def compile_sets(sources: Sequence[tuple[str, str]], other_ids: Iterable[str] = ()) -> CardSet:
    """Compile card files, given as (name, text), into one set.

    Args:
        sources: the files.
        other_ids: kinds of other sets that programs may name.

    Raises:
        CardFileError: with all slips of all files.
    """
    diagnostics: list[Diagnostic] = []
    files: list[SetParser] = []
    for source, text in sources:
        try:
            files.append(SetParser(source, text))
        except CardFileError as error:
            diagnostics.extend(error.diagnostics)
    ids = tuple(dict.fromkeys([*(id for file in files for id in file.cards), *other_ids]))
    kinds: dict[str, CardKind] = {}
    for file in files:
        try:
            own = file.read(ids, already=kinds)
            kinds.update((card.id, CardKind(card, code_of(card))) for card in own)
            file.reader.finish()
        except CardFileError as error:
            diagnostics.extend(error.diagnostics)
    if not diagnostics and len(kinds) > MAX_STATEMENTS_OF_SET:
        many = Message(
            "these files have {count} kinds of cards together; a set has at most {most}",
            count=len(kinds),
            most=MAX_STATEMENTS_OF_SET,
        )
        diagnostics.append(Diagnostic.of(sources[-1][0], 0, 0, many))
    if diagnostics:
        raise CardFileError(diagnostics)
    if len(files) > 1:
        # Each by itself again, so that a part is the same whether it came alone or with others.
        return combine(from_texts((file.source,), tuple(id for id in ids if id not in file.cards)) for file in files)
    card_set = CardSet(files[0].name, kinds.values(), sources, author=files[0].author, others=tuple(other_ids))
    card_set.texts = files[0].texts
    return card_set


def _travelling(cards: CardSet) -> tuple[Callable[..., CardSet], tuple[object, ...]]:
    """A set travels to another process as its texts; there it is compiled once."""
    if cards.parts == (cards,):
        return from_texts, (cards.sources, cards.others)
    return combine, (cards.parts, cards.picked)


copyreg.pickle(CardSet, _travelling)


def forced_choice_reason(table: Table, card: int, model: int) -> str | None:
    """Return why a card about to act as the model has only one option left; None when it has a choice or none to make.

    `unmarked`: no card bears a verdict, `token`: the pool is empty, `hand`: no card is in hand, else `other`.
    """
    for statement in _activate_program(table, model):
        if isinstance(statement, Choose):
            act = Activation.of(model * PROGRAMS + ACTIVATE, card, copied=table.faces[card] != model)
            firsts = [option.program[0] for option in statement.options if option.program]
            closed = [first for first in firsts if not possible(first, table, act)]
            if len(statement.options) - len(closed) != 1:
                return None
            reasons = {_closed_reason(table, act, first) for first in closed}
            return reasons.pop() if len(reasons) == 1 else "other"
        if not isinstance(statement, Gain):
            break
    return None


def may_mark(table: Table, model: int) -> bool:
    """Return whether the model's program may put a verdict on a card."""
    return any(statement.verb == "mark" for statement in walk(_activate_program(table, model)))


def _activate_program(table: Table, model: int) -> Program:
    return table.seating.cards.kinds[model].card.activate


def _closed_reason(table: Table, act: Activation, first: Statement) -> str:
    if first.verb == "mark" and not table.verdict_pool:
        return "token"
    if first.verb == "swap" and not table.hands[table.seating.owner[act.this]]:
        return "hand"
    if isinstance(first, VerbStatement) and "marked" in first.target.adjectives:
        return "other" if any(table.verdicts[card] for card in table.queue) else "unmarked"
    return "other"
