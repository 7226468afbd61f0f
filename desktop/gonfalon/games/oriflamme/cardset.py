"""A set of Oriflamme cards: kinds, each a frozen definition with its compiled programs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from gonfalon.core.deck import read_file
from gonfalon.games.oriflamme.moves import Move, placements
from gonfalon.games.oriflamme.program import PROGRAMS, Statement

Program = tuple[Statement, ...]


class Kind:
    """One kind of card, of which each family has a copy."""

    __slots__ = ("content", "cost", "hand_move", "id", "influence", "placements", "programs", "type")

    def __init__(
        self, id: str, type: str, influence: str, cost: int, programs: tuple[Program, ...], content: Sequence[Any]
    ) -> None:
        self.id = id
        self.type = type
        """`character` or `intrigue`."""
        self.influence = influence
        """What happens to the influence on it when it is revealed: `taken`, `doubled`, `lost` or `kept`."""
        self.cost = cost
        """How much of that influence revealing costs; where there is less, the card can only be kept."""
        self.programs = programs
        """By the constants of `program`: activate, avenge, and in reserve: kill, round, end."""
        self.content = content
        """What its programs say, in the same order, as plain data: compiled ones cannot be compared."""
        self.placements = placements(id)
        self.hand_move = Move("hand", id)

    def __repr__(self) -> str:
        return f"Kind({self.id!r})"


class CardSet:
    """The kinds that a game is played with, sorted by id; the number of a kind is its place in `kinds`."""

    def __init__(self, name: str, kinds: Iterable[Kind], sources: Sequence[tuple[str, str]]) -> None:
        self.name = name
        self.kinds = tuple(sorted(kinds, key=lambda kind: kind.id))
        self.programs = tuple(program for kind in self.kinds for program in kind.programs)
        assert len(self.programs) == PROGRAMS * len(self.kinds)
        self.sources = tuple(sources)
        """The name and the text of each file it was read from."""
        self.picked: tuple[str, ...] | None = None
        """The ids it was cut down to, None when it holds all that its files say."""
        self.texts: dict[str, dict[str, Any]] = {}
        """Names and texts that the files bring along: by language, then by kind."""
        self._numbers = {kind.id: number for number, kind in enumerate(self.kinds)}

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

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that change with the cards, not with comments, texts, or the order of keys.

        A record may be replayed with these cards when it has the same.
        """
        cards = [[kind.id, kind.type, kind.influence, kind.cost, kind.content] for kind in self.kinds]
        return hashlib.sha256(json.dumps(cards, sort_keys=True).encode()).hexdigest()[:16]

    def pick(self, ids: Iterable[str]) -> CardSet:
        """The set with only these kinds.

        Raises:
            KeyError: when it lacks one.
        """
        ids = tuple(sorted(set(ids)))
        if ids == tuple(kind.id for kind in self.kinds):
            return self
        return _picked(self, ids)

    def __reduce__(self) -> tuple[Any, ...]:
        # A set travels to another process as its texts; there it is compiled once.
        return (_restored, (self.sources, self.picked))


@lru_cache(maxsize=64)
def _picked(whole: CardSet, ids: tuple[str, ...]) -> CardSet:
    smaller = CardSet(whole.name, [whole.kinds[whole.number(id)] for id in ids], whole.sources)
    smaller.picked = ids
    smaller.texts = whole.texts
    return smaller


@lru_cache(maxsize=16)
def _restored(sources: tuple[tuple[str, str], ...], picked: tuple[str, ...] | None) -> CardSet:
    whole = from_texts(sources)
    return whole if picked is None else whole.pick(picked)


@lru_cache(maxsize=16)
def from_texts(sources: tuple[tuple[str, str], ...]) -> CardSet:
    """The set made of one or more card files, given as (name, text).

    Raises:
        CardFileError: with every slip of the files.
    """
    from gonfalon.games.oriflamme.language import compile_sets

    return compile_sets(sources)


def load(*paths: Path) -> CardSet:
    """Read card files into one set.

    Raises:
        CardFileError: with every slip of the files.
    """
    return from_texts(tuple((str(path), read_file(path)) for path in paths))
