"""Knowledge of one seat about a game, and the whole games that would look the same to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from gonfalon.core.dice import Dice
from gonfalon.core.mypyc_support import mypyc_attr
from gonfalon.core.state import NO_MOVES, Decision, Frame, State


class SeenMove(NamedTuple):
    """A move as one seat saw it."""

    seat: int
    """Who made it."""
    move: Any
    """The move, without the words of it that this seat could not see; it cannot be played."""
    card: int = -1
    """The number of the card that it was about, by which a table knows it; -1 where there is none or the move says."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View:
    """A game as one seat knows it: unknown faces are None, and there is no seed."""

    __slots__ = ("seat", "table", "stack", "decision", "history")

    def __init__(
        self, seat: int, table: Any, stack: list[Frame], decision: Decision | None, history: tuple[SeenMove, ...] = ()
    ) -> None:
        self.seat = seat
        self.table = table
        self.stack = stack
        self.decision = decision
        """What is asked, of anybody; None when the game is over. The moves are there only if this seat is asked."""
        self.history = history
        """All moves so far as this seat saw them; empty where nobody kept them, as in games that are imagined."""

    @classmethod
    def of(cls, state: State, seat: int, history: tuple[SeenMove, ...] = ()) -> View:
        """Return what the seat may know of the state, and of how it came about."""
        decision = None
        if state.moves:
            decision = state.decision
            if decision.seat != seat:
                decision = decision._replace(moves=())
        return cls(seat, state.table.redact(seat), [frame.clone() for frame in state.stack], decision, history)

    @property
    def pending(self) -> Decision:
        """The decision that is waited for; only while the game is not over."""
        assert self.decision is not None
        return self.decision

    def recomputed_decision(self) -> Decision:
        """The decision worked out from this view alone; it must be this seat's."""
        return self._state(self.table.clone(), 0).recomputed_decision()

    def dealer(self) -> Dealer:
        """Return a dealer that imagines many games that look like this one."""
        return Dealer(self)

    def determinize(self, dice: Dice) -> State:
        """A whole game that looks to this seat exactly like the real one, its unseen faces dealt at random."""
        return self.dealer().deal(dice)

    def _state(self, table: object, seed: int) -> State:
        return State(table, [frame.clone() for frame in self.stack], seed)


class Dealer:
    """Imagines one game after the other for a seat; what is alike in all of them is worked out once.

    It goes by the view as it was when it was asked for; to change the view afterwards is not allowed.
    """

    __slots__ = ("_moves", "_seat", "_stack", "_table")

    def __init__(self, view: View) -> None:
        self._table: Callable[[Dice], object] = view.table.dealer()
        self._stack = view.stack
        self._seat = view.seat
        self._moves = NO_MOVES if view.decision is None else view.decision.moves

    def deal(self, dice: Dice) -> State:
        """A whole game that looks to the seat exactly like the real one; the same dice deal the same game."""
        state = State(self._table(dice), [frame.clone() for frame in self._stack], dice.word())
        if self._moves:
            state.ask(self._seat, self._moves)
        elif self._stack:  # what another may do is not in the view and depends on what was dealt to it
            self._stack[-1].ask(state)
        return state


def redacted_faces(faces: Sequence[int | None], known: Sequence[int], seat: int, everyone: int) -> list[int | None]:
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
