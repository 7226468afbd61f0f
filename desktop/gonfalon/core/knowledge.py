"""What one seat knows of a game, and the whole games that would look the same to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.state import Decision, Frame, State


class View:
    """A game as one seat knows it: unknown faces are None, and there is no seed."""

    __slots__ = ("seat", "table", "stack", "decision")

    def __init__(self, seat: int, table: Any, stack: list[Frame], decision: Decision | None) -> None:
        self.seat = seat
        self.table = table
        self.stack = stack
        self.decision = decision
        """What is asked, of anybody; None when the game is over. The moves are there only if this seat is asked."""

    @classmethod
    def of(cls, state: State, seat: int) -> View:
        """What the seat may know of the state."""
        decision = None
        if state.moves:
            decision = state.decision
            if decision.seat != seat:
                decision = decision._replace(moves=())
        return cls(seat, state.table.redact(seat), [frame.clone() for frame in state.stack], decision)

    def asked_again(self) -> Decision:
        """The decision worked out from this view alone; it must be this seat's."""
        return self._state(self.table.clone(), 0).asked_again()

    def imagine(self, dice: Dice) -> State:
        """A whole game that looks to this seat exactly like the real one, its unseen faces dealt at random."""
        state = self._state(self.table.imagine(self.seat, dice), dice.word())
        if self.decision is not None:
            if self.decision.seat == self.seat:
                state.ask(self.seat, self.decision.moves)
            else:
                state.stack[-1].ask(state)
        return state

    def _state(self, table: Any, seed: int) -> State:
        return State(table, [frame.clone() for frame in self.stack], seed)


def seen_faces(faces: Sequence[int | None], known: Sequence[int], seat: int, everyone: int) -> list[int | None]:
    """The faces as a seat knows them, None where it does not; seat -1 knows what everybody knows.

    Args:
        faces: for each card its face.
        known: for each card a bit for every seat that knows its face.
        everyone: the bits of all seats.
    """
    bits = 1 << seat if seat >= 0 else everyone
    return [face if seats & bits == bits else None for face, seats in zip(faces, known, strict=True)]


def deal(places: Sequence[int], among: Mapping[int, int], dice: Dice) -> dict[int, int]:
    """Deal faces onto places at random, each face onto a place that is open to it.

    Args:
        places: the numbers of the cards whose faces are unknown.
        among: for each face to deal, a bit mask of the card numbers it may be (as many faces as places).
        dice: decides between the possible deals; every one of them can come out.

    Raises:
        ValueError: when no deal fits.
    """
    free = 0
    for place in places:
        free |= 1 << place
    faces = list(among)
    dice.shuffle(faces)
    # The most constrained faces first, so that going back is rare; the sort is stable, so ties stay shuffled.
    faces.sort(key=lambda face: (among[face] & free).bit_count())
    dealt: dict[int, int] = {}
    if not _seat_faces(faces, 0, free, among, dice, dealt):
        raise ValueError("No deal of the unseen cards agrees with what is known.")
    return dealt


def _seat_faces(
    faces: list[int], index: int, free: int, among: Mapping[int, int], dice: Dice, dealt: dict[int, int]
) -> bool:
    if index == len(faces):
        return True
    open_places = among[faces[index]] & free
    choices = [place for place in range(open_places.bit_length()) if open_places >> place & 1]
    dice.shuffle(choices)
    for place in choices:
        dealt[place] = faces[index]
        if _seat_faces(faces, index + 1, free & ~(1 << place), among, dice, dealt):
            return True
        del dealt[place]
    return False
