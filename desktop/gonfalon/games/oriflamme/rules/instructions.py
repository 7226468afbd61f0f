"""The instructions that are no verbs: earning, and the ways through a program."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.program import Activation, Instruction, Prompt
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.targets import asked, counted, meant
from gonfalon.games.oriflamme.rules.tree import Amount, Test


class Earn(Instruction):
    """`gain: amount`"""

    __slots__ = ("amount", "per", "slots")

    def __init__(self, amount: Amount) -> None:
        self.amount = amount.number
        self.per = None if amount.per is None else counted(amount.per)
        self.slots = None if amount.per is None or amount.per.unit else meant(amount.per.of).slots

    def run(self, state: State, act: Activation) -> bool:
        table: Table = state.table
        amount = self.amount
        if self.slots is not None:  # at once, because this is asked for most often
            amount *= len(self.slots(table, act))
        elif self.per is not None:
            amount *= self.per(table, act)
        if amount:
            table.gain(table.seating.owner[act.this], amount, act.this)
        return False


class Unless(Instruction):
    """`if: test, then: program`; a test that fails skips the instructions of the program."""

    __slots__ = ("asked", "skip", "wanted")

    def __init__(self, test: Test, skip: int) -> None:
        self.asked = asked(test)
        self.wanted = test.head != "no"
        self.skip = skip

    def run(self, state: State, act: Activation) -> bool:
        if bool(self.asked(state.table, act)) is not self.wanted:
            act.position += self.skip
        return False


class Jump(Instruction):
    """The end of an option: go on behind the last one."""

    __slots__ = ("skip",)

    def __init__(self, skip: int) -> None:
        self.skip = skip

    def run(self, state: State, act: Activation) -> bool:
        act.position += self.skip
        return False


class Fork(Instruction):
    """`choose: {name: program}`; the options lie behind it, one after the other, sorted by name."""

    __slots__ = ("firsts", "moves", "starts", "whole")

    def __init__(
        self, names: Sequence[str], starts: Sequence[int], firsts: Sequence[Instruction | None], whole: int
    ) -> None:
        self.moves = tuple(Move(name) for name in names)
        self.starts = tuple(starts)
        """Where each option begins, counted from the instruction behind this one."""
        self.firsts = tuple(firsts)
        self.whole = whole
        """How many instructions all options take together."""

    def _offered(self, table: Table, act: Activation) -> list[Move]:
        return [
            move
            for move, first in zip(self.moves, self.firsts, strict=True)
            if first is None or first.possible(table, act)
        ]

    def run(self, state: State, act: Activation) -> bool:
        offered = self._offered(state.table, act)
        if len(offered) > 1:
            state.ask(state.table.seating.owner[act.this], offered)
            return True
        if offered:
            return self.take(state, act, offered[0])
        act.position += self.whole
        return False

    def possible(self, table: Table, act: Activation) -> bool:
        return bool(self._offered(table, act))

    def ask(self, state: State, act: Activation) -> None:
        state.ask(state.table.seating.owner[act.this], self._offered(state.table, act))

    def take(self, state: State, act: Activation, move: Move) -> bool:
        act.position += self.starts[self.moves.index(move)]
        return False

    def word(self, act: Activation) -> str:
        return "choose"

    def prompt(self, act: Activation) -> Prompt:
        return Prompt(self.word(act), act.this)
