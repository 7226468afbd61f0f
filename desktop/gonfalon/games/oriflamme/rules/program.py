"""The card language at work: the activation of a card that steps through its instructions.

A compiled program is a flat tuple of instructions. Each stands for one line of a card and has its question and the
answer to it side by side. They are compiled once when a card set is loaded; an activation holds only numbers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gonfalon.core.state import Frame, State
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.table import Table

ACTIVATE: Final = 0
AVENGE: Final = 1
KILL: Final = 2
ROUND: Final = 3
END: Final = 4
"""Which program of a kind: its number is `kind * PROGRAMS` plus one of these."""
PROGRAMS: Final = 5


class Prompt(NamedTuple):
    """What a question is about."""

    word: str
    """`place`, `face-down`, `target`, `gap`, `choose` or `hand`."""
    card: int = -1
    """The card that acts, -1 for a placement."""
    verb: str = ""
    """What will be done to the target."""
    it: int = -1
    """The card that is being moved."""
    model: int = -1
    """The kind whose program runs, which a Shapeshifter copies."""


class Activation(Frame):
    """A card at work: program, position, `this`, `it`, `attacker`."""

    __slots__ = ("attacker", "copied", "held", "it", "it_open", "position", "program", "this")

    program: int
    """Its number: the kind times `PROGRAMS` plus which of the programs of that kind."""
    position: int
    """The instruction that comes next."""
    this: int
    it: int
    """The card chosen last, or -1."""
    it_open: int
    """How it lay when it was chosen."""
    attacker: int
    """The card that is avenged upon, or -1."""
    copied: bool
    held: int
    """The card that is lifted and waits for its gap, or -1."""

    def __repr__(self) -> str:
        return f"program {self.program}, line {self.position}, of card {self.this}"

    @staticmethod
    def of(program: int, this: int, attacker: int = -1, copied: bool = False) -> Activation:
        """A card that has its whole program before it."""
        act = Activation()  # fields are set from outside: an `__init__` would double the time of this and of `start`
        act.program = program
        act.position = 0
        act.this = this
        act.it = act.held = -1
        act.it_open = 0
        act.attacker = attacker
        act.copied = copied
        return act

    def clone(self) -> Activation:
        other = Activation()
        other.program = self.program
        other.position = self.position
        other.this = self.this
        other.it = self.it
        other.it_open = self.it_open
        other.attacker = self.attacker
        other.copied = self.copied
        other.held = self.held
        return other

    @staticmethod
    def start(state: State, number: int, this: int) -> None:
        """Put a card to work on a program, until it waits or is done: `of`, then `run`, but quicker."""
        act = Activation()
        act.program = number
        act.position = 1
        act.this = this
        act.it = act.attacker = act.held = -1
        act.it_open = 0
        act.copied = False
        stack = state.stack
        stack.append(act)
        table: Table = state.table
        program = table.seating.programs[number]
        if program and program[0].run(state, act):
            return
        if act.position < len(program):
            act.run(state)
        else:
            stack.pop()

    def run(self, state: State) -> None:
        table: Table = state.table
        program = table.seating.programs[self.program]
        position = self.position
        while position < len(program):
            self.position = position + 1
            if program[position].run(state, self):
                return
            position = self.position
        state.stack.pop()

    def _asking(self, state: State) -> Instruction:
        """The line that waits for an answer."""
        table: Table = state.table
        return table.seating.programs[self.program][self.position - 1]

    def ask(self, state: State) -> None:
        self._asking(state).ask(state, self)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        program = table.seating.programs[self.program]
        if not program[self.position - 1].take(state, self, move):
            if self.position < len(program):
                self.run(state)
            else:
                state.stack.pop()

    def word(self, state: State) -> str:
        return self._asking(state).word(self)

    def prompt(self, state: State) -> Prompt:
        return self._asking(state).prompt(self)._replace(model=self.program // PROGRAMS)


class Instruction:
    """One line of a program, compiled."""

    __slots__ = ()

    def run(self, state: State, act: Activation) -> bool:
        """Carry it out or ask first; true if the program has to wait, for an answer or for a frame above it."""
        raise NotImplementedError

    def possible(self, table: Table, act: Activation) -> bool:
        """Whether it can be carried out now; an option of `choose` is offered if its first statement can."""
        return True

    def ask(self, state: State, act: Activation) -> None:
        raise NotImplementedError

    def take(self, state: State, act: Activation, move: Move) -> bool:
        """Receive the answer and carry it out; true if the program has to wait once more."""
        raise NotImplementedError

    def word(self, act: Activation) -> str:
        """That of its prompt."""
        raise NotImplementedError

    def prompt(self, act: Activation) -> Prompt:
        raise NotImplementedError


def run_reserved(state: State, which: int, seat: int, it: int = -1, it_open: int = 0) -> None:
    """Run one of the programs of the cards that a seat has in reserve; such programs never ask."""
    table: Table = state.table
    for card in table.reserve(seat):
        number = table.faces[card] * PROGRAMS + which  # type: ignore[operator]
        program = table.seating.programs[number]
        if program:
            act = Activation.of(number, card)
            act.it, act.it_open = it, it_open
            while act.position < len(program):
                instruction = program[act.position]
                act.position += 1
                instruction.run(state, act)
