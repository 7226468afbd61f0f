"""The verbs that change a table of Ordonance, each of which tells an event to whoever listens."""

from __future__ import annotations

from gonfalon.games.ordonance.rules import events as told
from gonfalon.games.ordonance.rules.position import NO_CARD, NOBODY, Position
from gonfalon.games.ordonance.rules.seating import Seating

__all__ = ["NOBODY", "NO_CARD", "Seating", "Table"]


class Table(Position):
    """A position that its verbs change, and nothing else does."""

    __slots__ = ()

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
            self.listener(told.Drawn(seat, card, face))

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
            self.listener(told.Shown(self.at, card, face, held))

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
            self.listener(told.Played(seat, card, territory))

    def pass_by(self) -> None:
        """Let the seat whose turn it is do nothing, because it can do nothing (section 3)."""
        seat = self.at
        self.ply += 1
        self.passes += 1
        self.drawn = NO_CARD
        self.at = (seat + 1) % self.seating.seats
        if self.listener is not None:
            self.listener(told.Passed(seat))

    def control(self, territory: int, seat: int) -> None:
        """Give a seat the next victory marker (section 5)."""
        self.markers += 1
        self.holder[territory] = seat
        self.marker[territory] = self.markers
        if self.listener is not None:
            self.listener(told.Controlled(territory, seat, self.markers))

    def disclose(self, cards: tuple[int, ...], faces: tuple[int | None, ...]) -> None:
        """Let everybody know these faces."""
        for card, face in zip(cards, faces, strict=True):
            self.faces[card] = face
            self.known[card] = self.seating.everyone
        if self.listener is not None:
            self.listener(told.Disclosed(cards, faces))

    def end(self) -> None:
        """Close the game."""
        self.drawn = NO_CARD
        self.over = True
        if self.listener is not None:
            self.listener(told.Ended())
