"""What a bot has to know about each kind of card: its program, read as plain data.

Nothing here knows a card by its name: all that is known is what its program says, so that sets which somebody writes
tomorrow are understood as far as their words go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gonfalon.games.oriflamme.rules import CardSet, Kind


@dataclass(frozen=True)
class Deed:
    """One statement of a program."""

    verb: str
    """A verb of the card language, or `if`, or `choose`."""
    amount: int = 0
    whom: str = ""
    """`one`, `each`, `this`, `it`, `attacker` or `hand`; for an `if`: `no`, `any` or `it`."""
    adjectives: tuple[str, ...] = ()
    """They narrow down the target, the test, or what a gain is counted by."""
    per: bool = False
    """Whether a gain is counted by something."""
    tokens: bool = False
    """Whether it is counted by the influence on that."""
    then: tuple[Deed, ...] = ()
    options: tuple[tuple[str, tuple[Deed, ...]], ...] = ()


@dataclass(frozen=True)
class Traits:
    """What one kind of card does."""

    character: bool
    influence: str
    """What becomes of the influence on it when it is turned up: `taken`, `doubled`, `lost` or `kept`."""
    deeds: tuple[Deed, ...]
    revenge: int
    """What its owner gains when a rival eliminates it."""
    reach: str
    """Where it can eliminate a card: `adjacent`, `end`, `card`, or nothing."""
    copies: bool

    def earned(self, lain: int) -> int:
        """What its owner gets of the influence on it when it is turned up."""
        return {"taken": lain, "doubled": 2 * lain, "kept": lain}.get(self.influence, 0)


@lru_cache(maxsize=16)
def traits_of(cards: CardSet) -> tuple[Traits, ...]:
    """The traits of each kind, by its number."""
    return tuple(map(_traits, cards.kinds))


def _traits(kind: Kind) -> Traits:
    deeds, avenge = map(_program, kind.content[:2])
    everything = tuple(_flat(deeds))
    reach = [deed.adjectives for deed in everything if deed.verb == "eliminate" and deed.whom in ("one", "each")]
    return Traits(
        character=kind.type == "character",
        influence=kind.influence,
        deeds=deeds,
        revenge=sum(deed.amount for deed in avenge if deed.verb == "gain"),
        reach="" if not reach else next((where for where in ("adjacent", "end") if where in reach[0]), "card"),
        copies=any(deed.verb == "copy" for deed in everything),
    )


def _flat(deeds: Sequence[Deed]) -> Sequence[Deed]:
    found = []
    for deed in deeds:
        found.append(deed)
        found.extend(_flat(deed.then))
        for _, program in deed.options:
            found.extend(_flat(program))
    return found


def _program(statements: Sequence[Mapping[str, Any]]) -> tuple[Deed, ...]:
    return tuple(_deed(statement) for statement in statements)


def _deed(statement: Mapping[str, Any]) -> Deed:
    if "if" in statement:
        head, *adjectives = statement["if"].split()
        return Deed("if", whom=head, adjectives=tuple(adjectives), then=_program(statement["then"]))
    ((verb, value),) = statement.items()
    if verb == "choose":
        return Deed("choose", options=tuple((name, _program(program)) for name, program in sorted(value.items())))
    words = value.split()
    if verb == "gain":
        tokens = words[2:4] == ["token", "on"] or words[2:4] == ["tokens", "on"]
        counted = tuple(words[4 if tokens else 2 :])
        return Deed(verb, int(words[0]), adjectives=counted, per=bool(counted), tokens=tokens)
    amount = 1
    if words[0].isdigit():
        amount, words = int(words[0]), words[2:]
    return Deed(verb, amount, words[0], tuple(words[1:]))
