"""The table of Ordonance: what lies on it, which seats know what of it, and the verbs that change it.

A card's number is its back: meaningless, because the faces of all decks are shuffled onto the numbers at set-up. Not
even when it was drawn can be read from the number of a card that is played: that is always the newest of the hand,
which changes faces with the card that is meant (`Shown.held`). Each verb tells an event to whoever listens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from gonfalon.core import state
from gonfalon.core.dice import Dice
from gonfalon.core.game import Event
from gonfalon.core.knowledge import redacted_faces
from gonfalon.games.ordonance.rules import events
from gonfalon.games.ordonance.rules.seating import Seating, unpack_counts

NOBODY = -1
NO_CARD = -1


class Table(state.Table):
    """The whole table, whether seats can see it or not, which only its verbs change.

    Armies are numbered `seat * territories + territory`.
    """

    __slots__ = (
        "armies", "at", "closed", "completed", "counts", "drawn", "faces", "hands", "holder", "known", "latest",
        "listener", "marker", "markers", "over", "passes", "ply", "seating", "top",
    )  # fmt: skip

    seating: Seating
    listener: Callable[[Event], None] | None
    faces: list[int | None]
    """For each card the index of its unit, None where this view does not know it."""
    known: list[int]
    """For each card a bit for every seat that knows its face."""
    hands: list[list[int]]
    """In the order of their numbers, which says nothing of their faces."""
    armies: list[tuple[int, ...]]
    """The cards of each army in the order in which they were played."""
    counts: list[int]
    """The icons of each army, packed."""
    completed: list[int]
    """The ply that completed each army, 0 for one that is not complete."""
    closed: list[int]
    """For each seat a bit for every territory in which it has no place left."""
    latest: list[int]
    """The ply in which the last card of each army was played, 0 for an empty one."""
    holder: list[int]
    """Who controls each territory, or `NOBODY`."""
    marker: list[int]
    """The number of the victory marker in each territory, from 1; 0 while there is none."""
    markers: int
    """How many victory markers have been given."""
    top: int
    """The next card of the draw pile, which holds all numbers from here on."""
    at: int
    """The seat whose turn it is."""
    drawn: int
    """The card that this seat has just drawn, or `NO_CARD`."""
    ply: int
    """How many turns are over."""
    passes: int
    """How many of the last of them were passes."""
    over: bool

    @classmethod
    def empty(cls, seating: Seating) -> Self:
        """A table with all cards in the draw pile, their faces unknown."""
        table = cls()
        armies = seating.seats * seating.territories
        table.seating = seating
        table.listener = None
        table.faces = [None] * seating.size
        table.known = [0] * seating.size
        table.hands = [[] for _ in range(seating.seats)]
        table.armies = [()] * armies
        table.counts = [0] * armies
        table.completed = [0] * armies
        table.closed = [0] * seating.seats
        table.latest = [0] * armies
        table.holder = [NOBODY] * seating.territories
        table.marker = [0] * seating.territories
        table.markers = 0
        table.top = 0
        table.at = 0
        table.drawn = NO_CARD
        table.ply = 0
        table.passes = 0
        table.over = False
        return table

    def clone(self) -> Self:
        """Return a copy that shares nothing which a verb changes in place; it has no listener."""
        other = self.__class__()
        other.seating = self.seating
        other.listener = None
        other.faces = self.faces.copy()
        other.known = self.known.copy()
        other.hands = list(map(list.copy, self.hands))
        other.armies = self.armies.copy()
        other.counts = self.counts.copy()
        other.completed = self.completed.copy()
        other.closed = self.closed.copy()
        other.latest = self.latest.copy()
        other.holder = self.holder.copy()
        other.marker = self.marker.copy()
        other.markers = self.markers
        other.top = self.top
        other.at = self.at
        other.drawn = self.drawn
        other.ply = self.ply
        other.passes = self.passes
        other.over = self.over
        return other

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def left(self) -> int:
        """The number of cards in the draw pile."""
        return self.seating.size - self.top

    @property
    def turn(self) -> int:
        """The number of the turn of the seat whose turn it is, from 1."""
        return self.ply // self.seating.seats + 1

    def army(self, seat: int, territory: int) -> tuple[int, ...]:
        """The cards of a seat in a territory, which is counted from 0, in the order in which they were played."""
        return self.armies[seat * self.seating.territories + territory]

    def counts_of(self, seat: int, territory: int) -> tuple[int, ...]:
        """Return how often that army shows each icon, from the lowest to the highest."""
        return unpack_counts(self.counts[seat * self.seating.territories + territory], len(self.seating.deck.icons))

    def completed_at(self, seat: int, territory: int) -> int:
        """The ply that completed that army, 0 while it is not complete."""
        return self.completed[seat * self.seating.territories + territory]

    def defeated(self, seat: int, territory: int) -> bool:
        """
        Return whether a defeat marker lies on that army: it is complete and another holds the territory (section 5).
        """
        holder = self.holder[territory]
        return holder not in (NOBODY, seat) and self.completed_at(seat, territory) > 0

    def full(self, seat: int) -> int:
        """A bit for each territory in which the seat has no place left."""
        return self.closed[seat]

    def unseen(self, faces: Sequence[int | None] | None = None) -> list[int]:
        """For each unit how many copies are not among these faces, of all that are in the game.

        Without `faces`: how many do not lie on the table, which is what everybody may count.
        """
        left = list(self.seating.copies)
        if faces is None:
            faces = [self.faces[card] for army in self.armies for card in army]
        for face in faces:
            if face is not None:
                left[face] -= 1
        return left

    # -- knowledge ---------------------------------------------------------------------------------------------------

    def redact(self, seat: int) -> Self:
        """The table as this seat knows it, worked out from the table alone; -1 knows what everybody knows."""
        view = self.clone()
        view.faces = redacted_faces(self.faces, self.known, seat, self.seating.everyone)
        return view

    def dealer(self) -> Callable[[Dice], Table]:
        """Deals tables that look like this redacted one, with the cards that it hides at random."""
        prepared = self.clone()
        hidden = [card for card, face in enumerate(self.faces) if face is None]
        unseen = [face for face, count in enumerate(self.unseen(self.faces)) for _ in range(count)]

        def dealt(dice: Dice) -> Table:
            table = prepared.clone()
            faces = table.faces
            pool = unseen.copy()
            dice.shuffle(pool)
            for card, face in zip(hidden, pool, strict=True):
                faces[card] = face
            return table

        return dealt

    # -- verbs -------------------------------------------------------------------------------------------------------

    def deal(self, faces: list[int | None]) -> None:
        """Give every card its face, and each seat its first hand (section 2)."""
        self.faces = faces
        for seat, hand in enumerate(self.hands):
            for _ in range(self.seating.deck.hand_size):
                self.known[self.top] = 1 << seat
                hand.append(self.top)
                self.top += 1

    def draw(self, face: int | None) -> None:
        """Give the seat whose turn it is the next card of the pile, unseen by the others (section 3)."""
        seat, card = self.at, self.top
        self.faces[card] = face
        self.known[card] = 1 << seat
        self.hands[seat].append(card)
        self.drawn = card
        self.top = card + 1
        if self.listener is not None:
            self.listener(events.Drawn(seat, card, face))

    def show(self, card: int, face: int | None, held: int) -> None:
        """Let everybody know the face of a hand card that is about to be played.

        Args:
            card: the newest of the hand, which is what is played whatever its face was.
            face: its face from now on.
            held: the card that had this face until now and takes the other's; `NO_CARD` where that is not known.
        """
        if held >= 0:
            self.faces[held] = self.faces[card]
        self.faces[card] = face
        self.known[card] = self.seating.everyone
        if self.listener is not None:
            self.listener(events.Shown(self.at, card, face, held))

    def play(self, card: int, territory: int) -> None:
        """Lay a hand card that everybody knows into a territory of the seat whose turn it is (section 3)."""
        seating, seat = self.seating, self.at
        self.hands[seat].remove(card)
        army = seat * seating.territories + territory
        cards = self.armies[army] = (*self.armies[army], card)
        self.counts[army] += seating.rates.army[self.faces[card]]  # type: ignore[index]
        self.ply = self.latest[army] = ply = self.ply + 1
        if len(cards) == seating.army_size:
            self.completed[army] = ply
            self.closed[seat] |= 1 << territory
        self.passes = 0
        self.drawn = NO_CARD
        self.at = (seat + 1) % seating.seats
        if self.listener is not None:
            self.listener(events.Played(seat, card, territory))

    def pass_by(self) -> None:
        """Let the seat whose turn it is do nothing, because it can do nothing (section 3)."""
        seat = self.at
        self.ply += 1
        self.passes += 1
        self.drawn = NO_CARD
        self.at = (seat + 1) % self.seating.seats
        if self.listener is not None:
            self.listener(events.Passed(seat))

    def control(self, territory: int, seat: int) -> None:
        """Give a seat the next victory marker (section 5)."""
        self.markers += 1
        self.holder[territory] = seat
        self.marker[territory] = self.markers
        if self.listener is not None:
            self.listener(events.Controlled(territory, seat, self.markers))

    def disclose(self, cards: tuple[int, ...], faces: tuple[int | None, ...]) -> None:
        """Let everybody know these faces."""
        for card, face in zip(cards, faces, strict=True):
            self.faces[card] = face
            self.known[card] = self.seating.everyone
        if self.listener is not None:
            self.listener(events.Disclosed(cards, faces))

    def end(self) -> None:
        """Close the game."""
        self.drawn = NO_CARD
        self.over = True
        if self.listener is not None:
            self.listener(events.Ended())
