"""A set of Oriflamme cards: kinds, each what its file says of it with its compiled programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from gonfalon.core.digest import digest
from gonfalon.games.oriflamme.rules.moves import Move, placements
from gonfalon.games.oriflamme.rules.tree import Card, written


class Kind:
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
        kinds: Iterable[Kind],
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
            [card.id, card.type, card.influence, card.cost, [written(program) for program in card.programs]]
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
