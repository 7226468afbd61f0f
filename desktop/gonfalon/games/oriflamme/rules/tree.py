"""What cards say, as a tree: programs, statements, targets, tests and amounts, each with its place in the file.

A file is read into it once. The rules compile it, and whoever wants to know what a card does walks it. What says the
same is equal, wherever it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Union

from gonfalon.core.deck import Place

Program = tuple["Statement", ...]
Statement = Union["Gain", "Deed", "If", "Choose"]


@dataclass(frozen=True, slots=True)
class Node:
    place: Place = field(default=Place(), compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Target(Node):
    """Whom a verb is done to, or what is counted: `one adjacent mine`, `each open`, `this`."""

    whom: str
    """`one`, `each`, `this`, `it`, `attacker` or `hand`."""
    adjectives: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.whom, *self.adjectives))


@dataclass(frozen=True, slots=True)
class Test(Node):
    """What an `if` asks: `no other open namesake`, `it closed`."""

    head: str
    """`no`, `any` or `it`."""
    adjectives: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.head, *self.adjectives))


@dataclass(frozen=True, slots=True)
class Count(Node):
    """What an amount is multiplied by: cards, or the influence on them."""

    of: Target
    """`this`, or each card that has some adjectives."""
    unit: str = ""
    """`token` or `tokens` where influence is counted; records tell them apart."""

    def __str__(self) -> str:
        of = str(self.of) if self.of.whom == "this" else " ".join(self.of.adjectives)
        return f"per {self.unit} on {of}" if self.unit else f"per {of}"


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """`2`, or `2 per open card`."""

    number: int
    per: Count | None = None

    def __str__(self) -> str:
        return str(self.number) if self.per is None else f"{self.number} {self.per}"


@dataclass(frozen=True, slots=True)
class Gain(Node):
    """`gain: amount`"""

    verb: ClassVar[str] = "gain"
    amount: Amount


@dataclass(frozen=True, slots=True)
class Deed(Node):
    """`eliminate: one adjacent`, `place: 1 on this`: a verb that is done to cards."""

    verb: str
    target: Target
    number: int = 0
    """0 where the verb takes none."""
    preposition: str = ""
    """What stands between the number and the target: `on` or `from`."""


@dataclass(frozen=True, slots=True)
class If(Node):
    """`if: test, then: program`"""

    verb: ClassVar[str] = "if"
    test: Test
    then: Program


@dataclass(frozen=True, slots=True)
class Option(Node):
    """One of the programs between which a card's owner chooses, and the word that chooses it."""

    word: str
    program: Program


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """`choose: {word: program}`"""

    verb: ClassVar[str] = "choose"
    options: tuple[Option, ...]
    """By their words in alphabetical order."""


@dataclass(frozen=True, slots=True)
class Card(Node):
    """One card of a file."""

    id: str
    type: str
    """`character` or `intrigue`."""
    influence: str = "taken"
    """What happens to the influence on it when it is revealed: `taken`, `doubled`, `lost` or `kept`."""
    cost: int = 0
    """How much of that influence revealing costs; where there is less, the card can only be kept."""
    activate: Program = ()
    avenge: Program = ()
    kill: Program = ()
    round: Program = ()
    end: Program = ()

    @property
    def programs(self) -> tuple[Program, ...]:
        """All five, in the order of their keys: activate, avenge, and in reserve: kill, round, end."""
        return self.activate, self.avenge, self.kill, self.round, self.end

    @property
    def verbs(self) -> frozenset[str]:
        """Every verb that it may carry out, in whichever of its programs."""
        return frozenset(statement.verb for program in self.programs for statement in walk(program))


def walk(program: Program) -> Iterator[Statement]:
    """Every statement of a program, each before those that stand in it."""
    for statement in program:
        yield statement
        if isinstance(statement, If):
            yield from walk(statement.then)
        elif isinstance(statement, Choose):
            for option in statement.options:
                yield from walk(option.program)


def written(program: Program) -> list[dict[str, Any]]:
    """A program as plain data: what a card file would say, as texts in lists and mappings."""
    return [_written(statement) for statement in program]


def _written(statement: Statement) -> dict[str, Any]:
    match statement:
        case Gain(amount=amount):
            return {"gain": str(amount)}
        case If(test=test, then=then):
            return {"if": str(test), "then": written(then)}
        case Choose(options=options):
            return {"choose": {option.word: written(option.program) for option in options}}
        case Deed(verb=verb, target=target, number=number, preposition=preposition):
            return {verb: f"{number} {preposition} {target}" if number else str(target)}
