"""What lies on an Oriflamme table, how it is copied, and what a seat knows of it.

Every list is indexed by card, seat or slot and holds small ints. A card is its number, which is its back: public and
meaningless. Seat 0 owns the first numbers, seat 1 the next as many, and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import deal
from gonfalon.games.oriflamme.rules.seating import Seating

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules import events as told

SETTING_UP, PLACEMENT, RESOLUTION, OVER = range(4)
VERDICT_TOKENS = 5


class Position:
    """All that lies on a table. Nothing here changes it, except dealing the cards before the game."""

    __slots__ = (
        "acted", "among", "aside", "at", "discards", "faces", "first", "fresh", "hands", "influence", "known",
        "listener", "open", "phase", "placed", "pool", "queue", "reserves", "round", "seating", "under", "vacant",
        "verdict_pool", "verdicts",
    )  # fmt: skip

    seating: Seating
    listener: Callable[[told.Event], None] | None
    faces: list[int | None]
    """The kind of each card, or None where it is not known."""
    open: list[int]
    """1 for a card that lies face up."""
    influence: list[int]
    """What lies on each card."""
    verdicts: list[int]
    """Verdict tokens on each card."""
    known: list[int]
    """For each card a bit for every seat that knows its face."""
    queue: list[int]
    """The top card of each slot, from the front."""
    under: list[int]
    """The card that each card covers, or -1."""
    hands: list[list[int]]
    """In the order of their numbers, which says nothing of their faces."""
    aside: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    """All discard piles in the order of discarding; a card lies on its owner's."""
    reserves: tuple[int, ...]
    pool: list[int]
    """The influence of each seat."""
    verdict_pool: int
    fresh: tuple[int, ...]
    """Cards swapped in this round: they may only be kept and earn nothing for it (E52)."""
    among: dict[tuple[int, int], int]
    """For a face (seat, kind) that everybody knows to lie among some cards of its deck, a bit mask of their numbers."""
    round: int
    first: int
    placed: int
    """How many seats have placed a card this round."""
    phase: int
    at: int
    """The slot that resolution has reached, -1 before the first."""
    vacant: bool
    """Whether that slot is empty by now; `at` is then the slot that comes next."""
    acted: int
    """The card that was on top of that slot when it was reached."""

    @classmethod
    def empty(cls, seating: Seating) -> Self:
        """A table with every card in its owner's hand, face unknown, and 1 influence for each seat (section 2)."""
        table = cls()
        cards = len(seating.owner)
        table.seating = seating
        table.listener = None
        table.faces = [None] * cards
        table.open = [0] * cards
        table.influence = [0] * cards
        table.verdicts = [0] * cards
        table.known = seating.rates.knows[:]
        table.queue = []
        table.under = [-1] * cards
        table.hands = [deck[:] for deck in seating.rates.decks]
        table.aside = ((),) * seating.seats
        table.discards = ()
        table.reserves = ()
        table.pool = [1] * seating.seats
        table.verdict_pool = VERDICT_TOKENS
        table.fresh = ()
        table.among = {}
        table.round = 0
        table.first = 0
        table.placed = 0
        table.phase = SETTING_UP
        table.at = -1
        table.vacant = False
        table.acted = -1
        return table

    def deal(self, faces: list[int | None], hand: int) -> None:
        """Give every card its face, leave so many in each hand and set the others aside (section 2)."""
        self.faces = faces
        self.aside = tuple([tuple(cards[hand:]) for cards in self.hands])
        self.hands = [cards[:hand] for cards in self.hands]

    def clone(self) -> Self:
        """A copy that shares nothing which a verb changes in place; nobody listens to it.

        What changes rarely (faces, verdicts, piles) is shared, and replaced by the verbs that change it.
        """
        other = self.__class__()
        other.seating = self.seating
        other.listener = None
        other.faces = self.faces
        other.open = self.open.copy()
        other.influence = self.influence.copy()
        other.verdicts = self.verdicts
        other.known = self.known.copy()
        other.queue = self.queue.copy()
        other.under = self.under.copy()
        other.hands = list(map(list.copy, self.hands))
        other.aside = self.aside
        other.discards = self.discards
        other.reserves = self.reserves
        other.pool = self.pool.copy()
        other.verdict_pool = self.verdict_pool
        other.fresh = self.fresh
        other.among = self.among
        other.round = self.round
        other.first = self.first
        other.placed = self.placed
        other.phase = self.phase
        other.at = self.at
        other.vacant = self.vacant
        other.acted = self.acted
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]

    # -- reading -----------------------------------------------------------------------------------------------------

    def stack(self, slot: int) -> list[int]:
        """The cards of a slot, the top one first."""
        cards = [self.queue[slot]]
        while (card := self.under[cards[-1]]) >= 0:
            cards.append(card)
        return cards

    def discard_pile(self, seat: int) -> list[int]:
        return [card for card in self.discards if self.seating.owner[card] == seat]

    def reserve(self, seat: int) -> list[int]:
        return [card for card in self.reserves if self.seating.owner[card] == seat]

    def topped(self, seat: int) -> int:
        """How many slots have a card of this seat on top."""
        owner = self.seating.owner
        return sum(owner[card] == seat for card in self.queue)

    # -- knowledge ---------------------------------------------------------------------------------------------------

    def redact(self, seat: int) -> Self:
        """The table as this seat knows it, worked out from the table alone; -1 knows what everybody knows."""
        view = self.clone()
        bits = 1 << seat if seat >= 0 else self.seating.everyone
        known = zip(self.faces, self.known, strict=True)
        view.faces = [face if seats & bits == bits else None for face, seats in known]
        return view

    def imagine(self, seat: int, dice: Dice) -> Self:
        """A table that looks to the seat like this one, its unknown faces dealt within what everybody knows."""
        table = self.clone()
        faces = self.faces[:]
        for family in range(self.seating.seats):
            deck = self.seating.deck(family)
            unknown = [card for card in deck if faces[card] is None]
            if unknown:
                unseen = set(range(len(deck))) - {faces[card] for card in deck}
                whole = sum(1 << card for card in deck)
                dealt = deal(unknown, {kind: self.among.get((family, kind), whole) for kind in sorted(unseen)}, dice)
                for card, kind in dealt.items():
                    faces[card] = kind
        table.faces = faces
        return table


_COMPARED: tuple[Any, ...] = tuple(name for name in Position.__slots__ if name not in ("seating", "listener"))
