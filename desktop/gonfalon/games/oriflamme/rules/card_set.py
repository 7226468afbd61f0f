"""A set of Oriflamme cards: the syntax tree of each card, its kind, and the file of its emblem."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Union

from gonfalon.core.files import digest
from gonfalon.core.yaml_reader import SourcePosition
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.moves import Move, placements

Program = tuple["Statement", ...]
Statement = Union["Gain", "VerbStatement", "If", "Choose"]


@dataclass(frozen=True, slots=True)
class Node:
    place: SourcePosition = field(default=SourcePosition(), compare=False, repr=False, kw_only=True)


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
    """The test of an `if`: `no other open namesake`, `it closed`."""

    head: str
    """`no`, `any` or `it`."""
    adjectives: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.head, *self.adjectives))


@dataclass(frozen=True, slots=True)
class Count(Node):
    """The multiplier of an amount: cards, or the influence on them."""

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
class VerbStatement(Node):
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
        """Every verb that the card may carry out, in any of its programs."""
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


def plain_program(program: Program) -> list[dict[str, object]]:
    """A program as plain data: what a card file would say, as texts in lists and mappings."""
    return [_written(statement) for statement in program]


def _written(statement: Statement) -> dict[str, object]:
    match statement:
        case Gain(amount=amount):
            return {"gain": str(amount)}
        case If(test=test, then=then):
            return {"if": str(test), "then": plain_program(then)}
        case Choose(options=options):
            return {"choose": {option.word: plain_program(option.program) for option in options}}
        case VerbStatement(verb=verb, target=target, number=number, preposition=preposition):
            return {verb: f"{number} {preposition} {target}" if number else str(target)}


class CardKind:
    """One kind of card, of which each family has a copy."""

    __slots__ = ("card", "cost", "hand_move", "id", "influence", "placements", "programs", "type")

    def __init__(self, card: Card, programs: Iterable[Sequence[Any]]) -> None:
        self.card = card
        """What is said of it."""
        self.id = card.id
        self.type = card.type
        self.influence = card.influence
        self.cost = card.cost
        self.programs = tuple(map(tuple, programs))
        """Its instructions, by the constants of `program`: activate, avenge, and in reserve: kill, round, end."""
        self.placements = placements(self.id)
        self.hand_move = Move("hand", self.id)

    def __repr__(self) -> str:
        return f"Kind({self.id!r})"


class CardSet:
    """The kinds that a game is played with, sorted by id; the number of a kind is its place in `kinds`.

    It is either whole, all that one file says, or a deck: kinds out of one or more whole sets.
    """

    def __init__(
        self,
        name: str,
        kinds: Iterable[CardKind],
        sources: Sequence[tuple[str, str]] = (),
        *,
        author: str = "",
        others: Sequence[str] = (),
        parts: Sequence[CardSet] = (),
    ) -> None:
        self.name = name
        self.author = author
        self.kinds = tuple(sorted(kinds, key=lambda kind: kind.id))
        self.programs = tuple(program for kind in self.kinds for program in kind.programs)
        self.sources = tuple(sources)
        """The name and the text of each file it was read from."""
        self.others = tuple(others)
        """Kinds of other sets that its programs may name."""
        self.parts: tuple[CardSet, ...] = tuple(parts) or (self,)
        """The whole sets that its kinds come from; where two have the same kind, the later one's is meant."""
        self.picked: tuple[str, ...] | None = None
        """The ids it was cut down to, None when it holds all that its parts have."""
        self.texts: dict[str, dict[str, Any]] = {}
        """Names and texts that a whole set brings along: by language, then by kind."""
        self._numbers = {kind.id: number for number, kind in enumerate(self.kinds)}

    def __repr__(self) -> str:
        return f"CardSet({self.name!r}, {len(self)})"

    def __len__(self) -> int:
        return len(self.kinds)

    def __contains__(self, id: object) -> bool:
        return id in self._numbers

    def number(self, id: str) -> int:
        """
        Raises:
            KeyError: when there is no such kind.
        """
        return self._numbers[id]

    def part_of(self, id: str) -> CardSet:
        """The whole set that a kind comes from.

        Raises:
            KeyError: when there is no such kind.
        """
        self.number(id)
        return next(part for part in reversed(self.parts) if id in part)

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that change with the cards, not with comments, texts, or the order of keys.

        A record may be replayed with these cards when it has the same.
        """
        cards = [
            [card.id, card.type, card.influence, card.cost, [plain_program(program) for program in card.programs]]
            for card in (kind.card for kind in self.kinds)
        ]
        return digest(json.dumps(cards, sort_keys=True).encode())

    def pick(self, ids: Iterable[str]) -> CardSet:
        """The set with only these kinds.

        Raises:
            KeyError: when it lacks one.
        """
        ids = tuple(sorted(set(ids)))
        for id in ids:
            self.number(id)
        return self if len(ids) == len(self) else combine(self.parts, ids)


def combine(sets: Iterable[CardSet], ids: Iterable[str] | None = None) -> CardSet:
    """A deck of these kinds out of whole sets, or of all their kinds; of two with the same id the later set's is taken.

    Raises:
        KeyError: when no set has one of the kinds.
    """
    return _combined(tuple(sets), None if ids is None else tuple(sorted(set(ids))))


@lru_cache(maxsize=64)
def _combined(sets: tuple[CardSet, ...], ids: tuple[str, ...] | None) -> CardSet:
    kinds = {kind.id: kind for part in sets for kind in part.kinds}
    whole = ids is None or len(ids) == len(kinds)
    if ids is not None:
        kinds = {id: kinds[id] for id in ids}
    givers = [
        part for place, part in enumerate(sets)
        if any(id in part and not any(id in later for later in sets[place + 1 :]) for id in kinds)
    ]  # fmt: skip
    if len(givers) == 1 and len(kinds) == len(givers[0]):
        return givers[0]
    if whole and len(givers) < len(sets):
        whole = len(kinds) == len({kind.id for part in givers for kind in part.kinds})
    deck = CardSet(" + ".join(part.name for part in givers), kinds.values(), parts=givers)
    deck.picked = None if whole else tuple(sorted(kinds))
    return deck


def emblem_path(cards: CardSet, kind: str) -> Path | None:
    """The file with the emblem of a kind, beside the file of the user's set it comes from; None when there is none.

    Raises:
        KeyError: when the cards lack the kind.
    """
    part = cards.part_of(kind)
    shipped = cards_dir().resolve()
    for source, _ in part.sources:
        file = Path(source)
        # What was not read from a file, as in a game on record, has nothing beside it.
        try:
            if not file.is_file() or file.resolve().parent == shipped:
                continue
            drawing = file.with_name(f"{kind}.svg")
            if drawing.exists():
                return drawing
        except (OSError, ValueError):
            continue
    return None
