"""Ten kinds out of those that some sets offer: what is chosen, quick ways to choose, and facts about the deck."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gonfalon.games.oriflamme.rules.card_set import CardKind, CardSet
from gonfalon.games.oriflamme.rules.set_store import DECK_SIZE
from gonfalon.texts.translations import translate

_HALF = 5


class DeckDraft:
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
        """Whether ten kinds are chosen."""
        return len(self._chosen) == DECK_SIZE

    @property
    def deck(self) -> tuple[CardKind, ...]:
        """The chosen kinds, in the order of the rows."""
        return tuple(kind for kind in self.kinds if kind.id in self._chosen)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the chosen kinds, sorted."""
        return tuple(sorted(self._chosen))

    @property
    def sets_taken(self) -> tuple[str, ...]:
        """The names of the sets of which a kind is chosen."""
        return tuple(part.name for place, part in enumerate(self.sets) if self.count(place))

    def count(self, place: int) -> int:
        """Return how many kinds of the set at this place are chosen."""
        return sum(kind.id in self._chosen for kind in self.rows[place])

    def offers(self, ids: Iterable[str]) -> bool:
        """Return whether all these kinds can be chosen here."""
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
        """Replace the chosen kinds by these: those that are offered, ten at most."""
        offered = [id for id in dict.fromkeys(ids) if self.offers((id,))]
        self._chosen = frozenset(offered[:DECK_SIZE])

    def shares(self) -> tuple[int, int]:
        """Return how many of the last set and how many others `halves` takes: five and five where there are so many."""
        own, others = len(self.rows[-1]), len(self.kinds) - len(self.rows[-1])
        first = min(own, max(_HALF, DECK_SIZE - others))
        return first, min(DECK_SIZE - first, others)

    def halves(self, dice: random.Random) -> None:
        """Choose five of the last set and five others at random."""
        own, others = self.shares()
        rest = self.kinds[: len(self.kinds) - len(self.rows[-1])]
        self.lay(kind.id for kind in (*dice.sample(self.rows[-1], own), *dice.sample(rest, others)))

    def at_random(self, dice: random.Random) -> None:
        """Choose any ten."""
        self.lay(kind.id for kind in dice.sample(self.kinds, min(DECK_SIZE, len(self.kinds))))


def _ids(part: CardSet) -> set[str]:
    return {kind.id for kind in part.kinds}


def _in_order(part: CardSet, hidden: set[str]) -> tuple[CardKind, ...]:
    """The kinds as their file lists them, characters before intrigues."""
    order = sorted(part.kinds, key=lambda kind: (kind.type != "character", kind.card.place))
    return tuple(kind for kind in order if kind.id not in hidden)


_USUAL: Final = (6, 7)
"""The fewest and the most characters in a deck that plays like the printed ones."""


@dataclass(frozen=True)
class DeckFact:
    """A drawing, what there is, and a note on it."""

    icon: str
    """The name of a drawing, or the id of a card."""
    title: str
    note: str


def deck_facts(deck: Sequence[CardKind], names: Mapping[str, str]) -> tuple[DeckFact, DeckFact, DeckFact]:
    """Types, attackers and what else has to lie on the table; `names` are the cards' names by kind."""
    return _types(deck), _attackers(deck, names), _components(deck, names)


def _with_verb(deck: Sequence[CardKind], verb: str) -> list[CardKind]:
    return [kind for kind in deck if verb in kind.card.verbs]


def _listed(kinds: Sequence[CardKind], names: Mapping[str, str]) -> str:
    return ", ".join(names.get(kind.id, kind.id) for kind in kinds)


def _types(deck: Sequence[CardKind]) -> DeckFact:
    characters = sum(kind.type == "character" for kind in deck)
    counted = translate("DeckFacts", "%n character(s)", "", characters)
    others = translate("DeckFacts", "%n intrigue(s)", "", len(deck) - characters)
    title = translate("DeckFacts", "{characters}, {intrigues}").format(characters=counted, intrigues=others)
    if len(deck) < DECK_SIZE:
        note = translate("DeckFacts", "Six to seven characters are usual")
    elif characters < _USUAL[0]:
        note = translate("DeckFacts", "Fewer characters than usual: six to seven")
    elif characters > _USUAL[1]:
        note = translate("DeckFacts", "More characters than usual: six to seven")
    else:
        note = translate("DeckFacts", "A usual mix: six to seven characters")
    return DeckFact("type-character", title, note)


def _attackers(deck: Sequence[CardKind], names: Mapping[str, str]) -> DeckFact:
    attackers = _with_verb(deck, "eliminate")
    if attackers:
        title = translate("DeckFacts", "%n attacker(s)", "", len(attackers))
        return DeckFact(attackers[0].id, title, _listed(attackers, names))
    note = translate("DeckFacts", "No card eliminates another")
    return DeckFact("marker-eliminated", translate("DeckFacts", "No attackers"), note)


def _components(deck: Sequence[CardKind], names: Mapping[str, str]) -> DeckFact:
    marking, reserving = _with_verb(deck, "mark"), _with_verb(deck, "reserve")
    if marking and reserving:
        title = translate("DeckFacts", "Verdict tokens and reserve shelves")
    elif marking:
        title = translate("DeckFacts", "Verdict tokens are used")
    elif reserving:
        title = translate("DeckFacts", "Reserve shelves are used")
    else:
        title = translate("DeckFacts", "Only influence on the table")
        return DeckFact("coin-1", title, translate("DeckFacts", "No verdict tokens, no reserve shelves"))
    needing = [kind for kind in deck if kind in marking or kind in reserving]
    note = translate("DeckFacts", "Needed for: {cards}").format(cards=_listed(needing, names))
    return DeckFact("token-verdict" if marking else "marker-reserve", title, note)
