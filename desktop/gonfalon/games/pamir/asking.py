"""What the frames of Pax Pamir have in common: they ask one seat for one choice."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.moves import Move
from gonfalon.games.pamir.words import NONE


class Prompt(NamedTuple):
    """What a seat is asked; everybody may know it."""

    word: str
    """What kind of question: `actions`, `road`, `spy`, `debt` ..."""
    card: int = NONE
    """The card it is about."""
    number: int = NONE
    """How many are left of what is asked for, or a sum of rupees."""
    place: int = NONE
    """The region or place that it is about."""
    seat: int = NONE
    """Another seat that it is about."""


class Asking(Frame):
    """A frame that offers moves to one seat; a single move is carried out unasked, none at all ends the frame."""

    __slots__: tuple[str, ...] = ()

    def asked(self, state: State) -> int:
        """The seat that chooses."""
        raise NotImplementedError

    def choices(self, state: State) -> list[Move]:
        """All that may be chosen, sorted."""
        raise NotImplementedError

    def run(self, state: State) -> None:
        moves = self.choices(state)
        if not moves:
            state.stack.pop()
        elif len(moves) == 1:
            self.take(state, moves[0])
        else:
            seat = self.asked(state)
            if seat == state.table.seating.wakhan:
                self.take(state, wakhan_answers(state, self, moves))
            else:
                state.ask(seat, moves)

    def ask(self, state: State) -> None:
        state.ask(self.asked(state), self.choices(state))

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if type(value) is list else value)
        return other

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in self.__slots__)})"


def wakhan_answers(state: State, frame: Any, moves: list[Move]) -> Move:
    """What Wakhan chooses where her turn, or somebody else's, leaves her a choice (W2)."""
    from gonfalon.games.pamir.wakhan.answers import answer

    return answer(state, frame, moves)
