"""Ten kinds out of those that some sets offer: what is chosen, and the quick ways to choose."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from gonfalon.games.oriflamme.rules.cardset import CardSet, Kind
from gonfalon.games.oriflamme.rules.shelf import DECK

__all__ = ["Draft"]

_HALF = 5


class Draft:
    """A deck in the making; where two sets have the same kind, only the later one offers it."""

    def __init__(self, sets: Sequence[CardSet], chosen: Iterable[str] = ()) -> None:
        self.sets = tuple(sets)
        self.rows = tuple(
            _in_order(part, {id for later in self.sets[place + 1 :] for id in _ids(later)})
            for place, part in enumerate(self.sets)
        )
        """The kinds that each set offers, characters first."""
        self.kinds = tuple(kind for row in self.rows for kind in row)
        self._chosen: frozenset[str] = frozenset()
        self.lay(chosen)

    def __contains__(self, id: object) -> bool:
        return id in self._chosen

    def __len__(self) -> int:
        return len(self._chosen)

    @property
    def full(self) -> bool:
        """Whether there are ten."""
        return len(self._chosen) == DECK

    @property
    def deck(self) -> tuple[Kind, ...]:
        """What is chosen, in the order of the rows."""
        return tuple(kind for kind in self.kinds if kind.id in self._chosen)

    @property
    def ids(self) -> tuple[str, ...]:
        """What is chosen, sorted by id."""
        return tuple(sorted(self._chosen))

    @property
    def sets_taken(self) -> tuple[str, ...]:
        """The names of the sets of which a kind is chosen."""
        return tuple(part.name for place, part in enumerate(self.sets) if self.count(place))

    def count(self, place: int) -> int:
        """How many kinds of the set at this place are chosen."""
        return sum(kind.id in self._chosen for kind in self.rows[place])

    def offers(self, ids: Iterable[str]) -> bool:
        """Whether all these kinds can be chosen here."""
        return {kind.id for kind in self.kinds}.issuperset(ids)

    def toggle(self, id: str) -> bool:
        """Add or remove a kind; False when ten are chosen already and this would be one more."""
        if id in self._chosen:
            self._chosen -= {id}
        elif self.full:
            return False
        else:
            self._chosen |= {id}
        return True

    def lay(self, ids: Iterable[str]) -> None:
        """Choose these in place of whatever was chosen: those that are offered, ten at most."""
        offered = [id for id in dict.fromkeys(ids) if self.offers((id,))]
        self._chosen = frozenset(offered[:DECK])

    def shares(self) -> tuple[int, int]:
        """How many of the last set and how many others `halves` takes: five and five where there are so many."""
        own, others = len(self.rows[-1]), len(self.kinds) - len(self.rows[-1])
        first = min(own, max(_HALF, DECK - others))
        return first, min(DECK - first, others)

    def halves(self, dice: random.Random) -> None:
        """Choose five of the last set and five others at random."""
        own, others = self.shares()
        rest = self.kinds[: len(self.kinds) - len(self.rows[-1])]
        self.lay(kind.id for kind in (*dice.sample(self.rows[-1], own), *dice.sample(rest, others)))

    def at_random(self, dice: random.Random) -> None:
        """Choose any ten."""
        self.lay(kind.id for kind in dice.sample(self.kinds, min(DECK, len(self.kinds))))


def _ids(part: CardSet) -> set[str]:
    return {kind.id for kind in part.kinds}


def _in_order(part: CardSet, hidden: set[str]) -> tuple[Kind, ...]:
    """The kinds as their file lists them, characters before intrigues."""
    order = sorted(part.kinds, key=lambda kind: (kind.type != "character", kind.card.place))
    return tuple(kind for kind in order if kind.id not in hidden)
