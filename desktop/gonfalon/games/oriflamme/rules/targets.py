"""Whom a card means: targets, adjectives and amounts, compiled once and asked at the table.

The noun is always the top card of a slot; adjectives narrow it down. Everything here reads public facts only, so that a
seat that knows less finds the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

from gonfalon.games.oriflamme.rules.moves import MOST_SLOTS
from gonfalon.games.oriflamme.rules.program import Activation
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.tree import Count, Target, Test

Fits = Callable[[Table, int, Activation], bool]
"""Whether a top card is meant: (table, card, activation)."""

ADJECTIVES = (
    "card", "other", "adjacent", "end", "open", "closed", "mine", "rival", "attacker", "namesake", "marked",
    "character",
)  # fmt: skip
NEED_OPEN = frozenset({"namesake", "character"})
"""Adjectives that name what a card is, which a face-down card does not tell."""


def _other(table: Table, card: int, act: Activation) -> bool:
    return card != act.this


def _open(table: Table, card: int, act: Activation) -> bool:
    return bool(table.open[card])


def _closed(table: Table, card: int, act: Activation) -> bool:
    return not table.open[card]


def _mine(table: Table, card: int, act: Activation) -> bool:
    owner = table.seating.owner
    return owner[card] == owner[act.this]


def _rival(table: Table, card: int, act: Activation) -> bool:
    owner = table.seating.owner
    return owner[card] != owner[act.this]


def _attacker(table: Table, card: int, act: Activation) -> bool:
    owner = table.seating.owner
    return owner[card] == owner[act.attacker]


def _marked(table: Table, card: int, act: Activation) -> bool:
    return table.verdicts[card] > 0


def _public(table: Table, card: int) -> int | None:
    """The face of a card if everybody knows it."""
    return table.faces[card] if table.known[card] == table.seating.everyone else None


def _namesake(table: Table, card: int, act: Activation) -> bool:
    # A card that went back to the hand is mixed with it: what it was now lies under another number.
    face = _public(table, card)
    return face is not None and face == _public(table, act.this)


def _character(table: Table, card: int, act: Activation) -> bool:
    face = _public(table, card)
    return face is not None and table.seating.characters[face]


_TESTS: dict[str, Fits] = {
    "other": _other, "open": _open, "closed": _closed, "mine": _mine, "rival": _rival, "attacker": _attacker,
    "marked": _marked, "namesake": _namesake, "character": _character,
}  # fmt: skip


def adjective(word: str) -> Fits:
    """The test for an adjective that looks at one card, or for the id of a kind."""
    known = _TESTS.get(word)
    if known is not None:
        return known

    def is_kind(table: Table, card: int, act: Activation) -> bool:
        face = _public(table, card)
        return face is not None and table.seating.cards.kinds[face].id == word

    return is_kind


BESIDE: Final = tuple((slot - 1, slot + 1) for slot in range(MOST_SLOTS))
Slots = Callable[[Table, Activation], Sequence[int]]
"""Finds slots, from the front."""


def _everywhere(table: Table, act: Activation) -> Sequence[int]:
    return range(len(table.queue))


def _everywhere_else(table: Table, act: Activation) -> Sequence[int]:
    slots = list(range(len(table.queue)))
    if act.this in table.queue:
        del slots[table.queue.index(act.this)]
    return slots


def _ends(table: Table, act: Activation) -> Sequence[int]:
    last = len(table.queue) - 1
    return (0, last) if last > 0 else (0,) if last == 0 else ()


def _neighbours(table: Table, act: Activation) -> Sequence[int]:
    queue = table.queue
    try:
        slot = queue.index(act.this)
    except ValueError:
        return ()
    if slot + 1 < len(queue):
        return BESIDE[slot] if slot else (1,)
    return (slot - 1,) if slot else ()


def _neighbours_at_an_end(table: Table, act: Activation) -> Sequence[int]:
    ends = _ends(table, act)
    return [slot for slot in _neighbours(table, act) if slot in ends]


def _adjacent_open_characters(table: Table, act: Activation) -> Sequence[int]:
    queue = table.queue
    lies_open = table.open
    found = []
    for slot in _neighbours(table, act):
        card = queue[slot]
        if lies_open[card] and table.seating.characters[table.faces[card]]:  # type: ignore[index]
            found.append(slot)
    return found


def _adjacent_of_mine(table: Table, act: Activation) -> Sequence[int]:
    queue = table.queue
    owner = table.seating.owner
    me = owner[act.this]
    return [slot for slot in _neighbours(table, act) if owner[queue[slot]] == me]


def _other_open_namesakes(table: Table, act: Activation) -> Sequence[int]:
    this = act.this
    faces = table.faces
    name = faces[this]
    found: list[int] = []
    if table.known[this] != table.seating.everyone:
        return found
    for slot, card in enumerate(table.queue):
        if faces[card] == name and card != this and table.open[card]:
            found.append(slot)
    return found


READY_MADE: dict[frozenset[str], Slots] = {
    frozenset({"other"}): _everywhere_else,
    frozenset({"adjacent", "open", "character"}): _adjacent_open_characters,
    frozenset({"adjacent", "mine"}): _adjacent_of_mine,
    frozenset({"other", "open", "namesake"}): _other_open_namesakes,
}
"""Frequent adjectives that are quicker together; what lies face up is known to all, so its face may be read."""


def find(adjectives: Sequence[str]) -> Slots:
    """The slots whose top cards have all the adjectives, each of them tested by itself."""
    if "adjacent" in adjectives and "end" in adjectives:
        where: Slots = _neighbours_at_an_end
    elif "adjacent" in adjectives:
        where = _neighbours
    elif "end" in adjectives:
        where = _ends
    else:
        where = _everywhere
    # A neighbour is another card anyway.
    implied = {"card", "adjacent", "end"} | ({"other"} if "adjacent" in adjectives else set())
    tests = tuple(adjective(word) for word in dict.fromkeys(adjectives) if word not in implied)
    if not tests:
        return where

    def slots(table: Table, act: Activation) -> Sequence[int]:
        queue = table.queue
        found = where(table, act)
        for test in tests:
            found = [slot for slot in found if test(table, queue[slot], act)]
        return found

    return slots


class Some:
    """The top cards that have all the adjectives."""

    __slots__ = ("slots",)

    def __init__(self, adjectives: Sequence[str]) -> None:
        self.slots = READY_MADE.get(frozenset(adjectives) - {"card"}) or find(adjectives)
        """The slots that are meant, from the front."""

    def cards(self, table: Table, act: Activation) -> Sequence[int]:
        queue = table.queue
        return [queue[slot] for slot in self.slots(table, act)]


class Pronoun:
    """`this`, `it` or `attacker`: one card, while it is on top of a slot."""

    __slots__ = ("card",)

    def __init__(self, word: str) -> None:
        self.card: Callable[[Activation], int] = attrgetter(word)

    def slots(self, table: Table, act: Activation) -> Sequence[int]:
        card = self.card(act)
        return (table.queue.index(card),) if card in table.queue else ()

    def cards(self, table: Table, act: Activation) -> Sequence[int]:
        card = self.card(act)
        return (card,) if card in table.queue else ()


def meant(target: Target) -> Some | Pronoun:
    """Whom a target means."""
    return Some(target.adjectives) if target.whom in ("one", "each") else Pronoun(target.whom)


def counted(count: Count) -> Callable[[Table, Activation], int]:
    """Counts how many cards there are, or how much influence lies on them."""
    of = meant(count.of)
    slots = of.slots
    if not count.unit:
        return lambda table, act: len(slots(table, act))
    if isinstance(of, Pronoun):  # `per token on this` also counts on a card in reserve
        card = of.card
        return lambda table, act: table.influence[card(act)]
    return lambda table, act: sum(table.influence[table.queue[slot]] for slot in slots(table, act))


def asked(test: Test) -> Callable[[Table, Activation], object]:
    """Whether there are such cards for `no` and `any`, or whether the card chosen last is so for `it`."""
    return _of_it(test.adjectives) if test.head == "it" else Some(test.adjectives).slots


def _of_it(adjectives: Sequence[str]) -> Callable[[Table, Activation], bool]:
    """The test of the card chosen last, its face as it was before it was eliminated."""
    want_open = 1 if "open" in adjectives else 0 if "closed" in adjectives else -1
    tests = tuple(adjective(word) for word in dict.fromkeys(adjectives) if word not in ("card", "open", "closed"))

    def holds(table: Table, act: Activation) -> bool:
        if act.it < 0 or (want_open >= 0 and act.it_open != want_open):
            return False
        return all(test(table, act.it, act) for test in tests)

    return holds
