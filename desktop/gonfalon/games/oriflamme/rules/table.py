"""The state of an Oriflamme table, its copies, what a seat knows of it, and the verbs that change it.

Every list is indexed by card, seat or slot and holds small ints. A card is its number, which is its back: public and
meaningless. Seat 0 owns the first numbers, seat 1 the next as many, and so on. Each verb tells an event to whoever
listens.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import Final, Self

from gonfalon.core import state
from gonfalon.core.dice import Dice
from gonfalon.core.game import Event
from gonfalon.core.knowledge import deal, redacted_faces
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.moves import FRONT
from gonfalon.games.oriflamme.rules.seating import Seating

SETTING_UP: Final = 0
PLACEMENT: Final = 1
RESOLUTION: Final = 2
OVER: Final = 3
VERDICT_TOKENS: Final = 5


class Table(state.Table):
    """All that lies on a table, which only its verbs change."""

    __slots__ = (
        "acted", "among", "aside", "at", "discards", "faces", "first", "fresh", "hands", "influence", "known",
        "listener", "open", "phase", "piles", "placed", "pool", "queue", "reserves", "round", "seating", "under",
        "vacant", "verdict_pool", "verdicts",
    )  # fmt: skip

    seating: Seating
    listener: Callable[[Event], None] | None
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
    piles: tuple[tuple[int, ...], ...]
    """What each seat has yet to draw, that which comes next first; empty where the whole hand is dealt at once."""
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
        table.piles = table.aside = ((),) * seating.seats
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

    def deal(self, faces: list[int | None], hand: int, drawn: int) -> None:
        """Give every card its face, leave so many to each family and set the others aside (section 2).

        So many of those are drawn at once and in the hand, and nobody knows the others.
        """
        self.faces = faces
        self.aside = tuple([tuple(cards[hand:]) for cards in self.hands])
        self.piles = tuple([tuple(cards[drawn:hand]) for cards in self.hands])
        self.hands = [cards[:drawn] for cards in self.hands]
        for pile in self.piles:
            for card in pile:
                self.known[card] = 0

    def clone(self) -> Self:
        """Return a copy that shares nothing which a verb changes in place and has no listener.

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
        other.piles = self.piles
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
        """Return how many slots have a card of this seat on top."""
        owner = self.seating.owner
        return sum(owner[card] == seat for card in self.queue)

    # -- knowledge ---------------------------------------------------------------------------------------------------

    def redact(self, seat: int) -> Self:
        """The table as this seat knows it, worked out from the table alone; -1 knows what everybody knows."""
        view = self.clone()
        view.faces = redacted_faces(self.faces, self.known, seat, self.seating.everyone)
        return view

    def could_be(self, card: int) -> list[int]:
        """The kinds that a card may be for all that this redacted table says of it alone; its own where it is known."""
        face = self.faces[card]
        if face is not None:
            return [face]
        family = self.seating.owner[card]
        deck = self.seating.deck(family)
        known = set(self.faces[deck.start : deck.stop])
        return [
            kind
            for kind in range(len(deck))
            if kind not in known and self.among.get((family, kind), 1 << card) >> card & 1
        ]

    def dealer(self) -> Callable[[Dice], Table]:
        """Deals tables that look like this redacted one, their unknown faces within what everybody knows."""
        prepared = self.clone()
        free: list[tuple[list[int], list[int]]] = []
        bound: list[tuple[list[int], dict[int, int]]] = []
        for family in range(self.seating.seats):
            deck = self.seating.deck(family)
            known = self.faces[deck.start : deck.stop]
            if None not in known:
                continue
            unknown = [card for card, face in zip(deck, known, strict=True) if face is None]
            unseen = [kind for kind in range(len(deck)) if kind not in known]
            if self.among and any((family, kind) in self.among for kind in unseen):
                everywhere = sum(1 << card for card in unknown)
                bound.append((unknown, {kind: self.among.get((family, kind), everywhere) for kind in unseen}))
            else:
                free.append((unknown, unseen))

        def dealt(dice: Dice) -> Table:
            table = prepared.clone()
            table.faces = faces = prepared.faces.copy()
            for cards, kinds in free:
                kinds = kinds.copy()
                dice.shuffle(kinds)
                for card, kind in zip(cards, kinds, strict=True):
                    faces[card] = kind
            for cards, among in bound:
                for card, kind in deal(cards, among, dice).items():
                    faces[card] = kind
            return table

        return dealt

    # -- the course of the game ----------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Open the next round; from the second on the first player's marker passes to the left (3.3)."""
        if self.round:
            self.first = (self.first + 1) % self.seating.seats
        self.round += 1
        self.placed = 0
        self.fresh = ()
        self.phase = PLACEMENT
        self.at = self.acted = -1
        self.vacant = False
        if self.listener is not None:
            self.listener(events.RoundBegan(self.round, self.first))

    def draw(self, card: int, face: int | None) -> None:
        """Take the next card of its family's pile into the hand."""
        seat = self.seating.owner[card]
        self.piles = (*self.piles[:seat], self.piles[seat][1:], *self.piles[seat + 1 :])
        insort(self.hands[seat], card)
        if self.faces[card] is None:
            self.faces = self.faces[:]
            self.faces[card] = face
        self.known[card] = side = self.seating.sides[seat]
        if self.listener is not None:
            self.listener(events.Drawn(seat, card, face, side))

    def place(self, card: int, slot: int) -> None:
        """Lay a hand card into the queue, `FRONT`, `BACK` or on a slot (3.1)."""
        self.hands[self.seating.owner[card]].remove(card)
        queue = self.queue
        if slot >= 0:
            self.under[card] = queue[slot]
            queue[slot] = card
        elif slot == FRONT:
            queue.insert(0, card)
        else:
            queue.append(card)
        self.placed += 1
        if self.listener is not None:
            self.listener(events.Placed(card, slot))

    def begin_resolution(self) -> None:
        self.phase = RESOLUTION
        if self.listener is not None:
            self.listener(events.ResolutionBegan())

    def reach(self, slot: int) -> None:
        """Make a slot the active one (section 5)."""
        self.at = slot
        self.vacant = False
        self.acted = self.queue[slot]
        if self.listener is not None:
            self.listener(events.Reached(slot))

    def advance(self) -> int:
        """Make the next slot of the round the active one; its top card, or -1 after the last (section 5)."""
        slot = self.at
        queue = self.queue
        if not self.vacant and (slot < 0 or queue[slot] == self.acted):
            slot += 1  # else a card was uncovered here, or the slot closed and the next one moved up
        if slot >= len(queue):
            return -1
        self.at = slot
        self.vacant = False
        self.acted = card = queue[slot]
        if self.listener is not None:
            self.listener(events.Reached(slot))
        return card

    def end(self) -> None:
        """Close the game; all faces are public from now on."""
        if self.listener is not None:
            for card, known in enumerate(self.known):
                if known != self.seating.everyone:
                    self.show(card, self.faces[card])
        self.known = [self.seating.everyone] * len(self.known)
        self.phase = OVER
        if self.listener is not None:
            self.listener(events.Ended())

    # -- cards ---------------------------------------------------------------------------------------------------------

    def show(self, card: int, face: int | None) -> None:
        """Let everybody know a face; the only way that knowledge enters a view."""
        if self.faces[card] is None:
            self.faces = self.faces[:]
            self.faces[card] = face
        self.known[card] = self.seating.everyone
        if self.listener is not None:
            self.listener(events.Shown(card, face))

    def keep(self, card: int, amount: int) -> None:
        """Leave a card face down and put influence on it from the supply (3.2)."""
        self.influence[card] += amount
        if self.listener is not None:
            self.listener(events.Kept(card, amount))

    def reveal(self, card: int) -> None:
        """Turn a card face up."""
        if self.listener is not None:
            self._tell_face(card)
        self.known[card] = self.seating.everyone
        self.open[card] = 1
        if self.listener is not None:
            self.listener(events.Revealed(card))

    def close(self, card: int) -> None:
        """Turn a card face down; everybody goes on knowing it."""
        self.open[card] = 0
        if self.listener is not None:
            self.listener(events.Closed(card))

    def eliminate(self, card: int, by: int) -> None:
        """Eliminate a top card: it turns up and is discarded, the acting card's owner gains 1 (6.1)."""
        if self.listener is not None:
            self._tell_face(card)
        self.known[card] = self.seating.everyone
        self._leave(card)
        self.influence[card] = 0
        self.open[card] = 1
        self.discards += (card,)
        self.pool[self.seating.owner[by]] += 1
        if self.listener is not None:
            self.listener(events.Eliminated(card, by))

    def discard(self, card: int) -> None:
        """Send a top card to its owner's discard pile; no player gains anything (6.2)."""
        if self.listener is not None:
            self._tell_face(card)
        self.known[card] = self.seating.everyone
        self._leave(card)
        self.influence[card] = 0
        self.open[card] = 1
        self.discards += (card,)
        if self.listener is not None:
            self.listener(events.Discarded(card))

    def set_in_reserve(self, card: int) -> None:
        """Lay a top card before its owner with the influence on it, for the rest of the game (6.3)."""
        if self.listener is not None:
            self._tell_face(card)
        self.known[card] = self.seating.everyone
        self._leave(card)
        self.reserves += (card,)
        if self.listener is not None:
            self.listener(events.Reserved(card))

    def move(self, card: int, gap: int) -> None:
        """Put a top card into a gap, counted after it is lifted and its emptied slot closed (E24, E25)."""
        self._lift(card)
        self.queue.insert(gap, card)
        if gap < self.at or (gap == self.at and not self.vacant):
            self.at += 1
        if self.listener is not None:
            self.listener(events.Moved(card, gap))

    def swap(self, card: int, other: int) -> None:
        """Exchange a top card with a card of its owner's hand, which lies face down in its place (E30)."""
        if self.listener is not None:
            self._tell_face(card)
        self.known[card] = self.seating.everyone
        hand = self.hands[self.seating.owner[card]]
        hand.remove(other)
        insort(hand, card)
        self.queue[self.queue.index(card)] = other
        self.under[other] = self.under[card]
        self.under[card] = -1
        self.open[card] = 0
        self.influence[card] = 0
        if self.verdicts[card]:
            self._return_verdicts(card)
        self.fresh += (other,)
        if self.acted == card:
            self.acted = other
        if self.listener is not None:
            self.listener(events.Swapped(card, other))

    def mix(self, cards: Sequence[int], faces: Sequence[int | None]) -> None:
        """Deal these faces anew onto these cards of one hand; the only way that knowledge leaves a view.

        What everybody knew to lie among the cards before is still known to lie among them, but not where.
        """
        seat = self.seating.owner[cards[0]]
        mask = sum(1 << card for card in cards)
        among = dict(self.among)
        for card in cards:
            if self.known[card] == self.seating.everyone and (face := self.faces[card]) is not None:
                among[seat, face] = 1 << card
        for key, places in among.items():
            if key[0] == seat and places & mask:
                among[key] = places | mask
        self.among = among
        self.faces = self.faces[:]
        side = self.seating.sides[seat]
        for card, face in zip(cards, faces, strict=True):
            self.faces[card] = face
            self.known[card] = side
        if self.listener is not None:
            self.listener(events.Mixed(seat, tuple(cards), tuple(faces), side))

    def copy(self, card: int, model: int) -> None:
        """Say that a card acts as another; the table itself stays as it is."""
        if self.listener is not None:
            self.listener(events.Copied(card, model))

    # -- influence -----------------------------------------------------------------------------------------------------

    def collect(self, card: int, earned: int) -> None:
        """Clear what lies on a card; its owner earns as much as the card says."""
        lain = self.influence[card]
        self.influence[card] = 0
        self.pool[self.seating.owner[card]] += earned
        if self.listener is not None:
            self.listener(events.Collected(card, lain, earned))

    def gain(self, seat: int, amount: int, card: int) -> None:
        """Take influence from the supply because of a card."""
        self.pool[seat] += amount
        if self.listener is not None:
            self.listener(events.Gained(seat, amount, card))

    def steal(self, card: int, victim: int, amount: int) -> None:
        """Take influence from a seat's own pool for the owner of the card; 0 is told too (E14, E15)."""
        self.pool[victim] -= amount
        self.pool[self.seating.owner[card]] += amount
        if self.listener is not None:
            self.listener(events.Stolen(card, victim, amount))

    def lay(self, card: int, amount: int, by: int) -> None:
        """Put influence from the supply on a card because of another."""
        self.influence[card] += amount
        if self.listener is not None:
            self.listener(events.Laid(card, amount, by))

    def drop(self, card: int, amount: int) -> None:
        """Return influence from a card to the supply."""
        self.influence[card] -= amount
        if self.listener is not None:
            self.listener(events.Dropped(card, amount))

    def mark(self, card: int) -> None:
        """Put a verdict token from the common pool on a card."""
        self.verdict_pool -= 1
        self.verdicts = self.verdicts[:]
        self.verdicts[card] += 1
        if self.listener is not None:
            self.listener(events.Marked(card))

    def _tell_face(self, card: int) -> None:
        if self.known[card] != self.seating.everyone:
            self.show(card, self.faces[card])

    def _lift(self, card: int) -> None:
        """Take a top card out of the queue: what it covered is uncovered, an empty slot closes (section 5)."""
        queue = self.queue
        slot = queue.index(card)
        beneath = self.under[card]
        if beneath >= 0:
            queue[slot] = beneath
            self.under[card] = -1
        else:
            del queue[slot]
            if slot < self.at:
                self.at -= 1
            elif slot == self.at:
                self.vacant = True

    def _leave(self, card: int) -> None:
        """Take a top card out of the queue, not to come back; its verdict tokens stay with the others."""
        self._lift(card)
        if self.verdicts[card]:
            self._return_verdicts(card)

    def _return_verdicts(self, card: int) -> None:
        self.verdict_pool += self.verdicts[card]
        self.verdicts = self.verdicts[:]
        self.verdicts[card] = 0
