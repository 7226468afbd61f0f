"""The card language at work: statements, and the activation of a card that steps through them.

A program is a flat tuple of statements. Each stands for one line of a card and has its question and the answer to it
side by side. Statements are compiled once when a card set is loaded; an activation holds only numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gonfalon.core.dice import Dice
from gonfalon.core.state import Frame, State
from gonfalon.games.oriflamme.moves import GAPS, TARGETS, Move
from gonfalon.games.oriflamme.table import Table
from gonfalon.games.oriflamme.targets import Count, It, Pronoun, Some

ACTIVATE, AVENGE, KILL, ROUND, END = range(5)
"""Which program of a kind: its number is `kind * PROGRAMS` plus one of these."""
PROGRAMS = 5


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

    def __init__(self, program: int, this: int, attacker: int = -1, copied: bool = False) -> None:
        self.program = program
        self.position = 0
        self.this = this
        self.it = -1
        self.it_open = 0
        """How `it` lay when it was chosen."""
        self.attacker = attacker
        self.copied = copied
        self.held = -1
        """The card that is lifted and waits for its gap."""

    def clone(self) -> Activation:
        other = Activation.__new__(Activation)
        other.program = self.program
        other.position = self.position
        other.this = self.this
        other.it = self.it
        other.it_open = self.it_open
        other.attacker = self.attacker
        other.copied = self.copied
        other.held = self.held
        return other

    def run(self, state: State) -> None:
        program = state.table.seating.programs[self.program]
        position = self.position
        while position < len(program):
            self.position = position + 1
            if program[position].run(state, self):
                return
            position = self.position
        state.stack.pop()

    def ask(self, state: State) -> None:
        state.table.seating.programs[self.program][self.position - 1].ask(state, self)

    def take(self, state: State, move: Move) -> None:
        program = state.table.seating.programs[self.program]
        if not program[self.position - 1].take(state, self, move):
            if self.position < len(program):
                self.run(state)
            else:
                state.stack.pop()

    def prompt(self, state: State) -> Prompt:
        prompt: Prompt = state.table.seating.programs[self.program][self.position - 1].prompt(self)
        return prompt._replace(model=self.program // PROGRAMS)


class Statement:
    """One line of a program."""

    __slots__ = ()
    verb = ""

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

    def prompt(self, act: Activation) -> Prompt:
        raise NotImplementedError


class Gain(Statement):
    """`gain: amount`"""

    __slots__ = ("amount", "per")

    def __init__(self, amount: int, per: Count | None = None) -> None:
        self.amount = amount
        self.per = per

    def run(self, state: State, act: Activation) -> bool:
        table: Table = state.table
        amount = self.amount
        if self.per is not None:
            amount *= self.per.total(table, act)
        if amount:
            table.gain(table.seating.owner[act.this], amount, act.this)
        return False


class If(Statement):
    """`if: test, then: program`; a test that fails skips the statements of the program."""

    __slots__ = ("holds", "skip", "test", "wanted")

    def __init__(self, test: It | Some, wanted: bool, skip: int) -> None:
        self.test = test
        self.holds: Callable[[Table, Activation], object] = test.holds if isinstance(test, It) else test.slots
        self.wanted = wanted
        self.skip = skip

    def run(self, state: State, act: Activation) -> bool:
        if bool(self.holds(state.table, act)) is not self.wanted:
            act.position += self.skip
        return False


class Jump(Statement):
    """The end of an option: go on behind the last one."""

    __slots__ = ("skip",)

    def __init__(self, skip: int) -> None:
        self.skip = skip

    def run(self, state: State, act: Activation) -> bool:
        act.position += self.skip
        return False


class Choose(Statement):
    """`choose: {name: program}`; the options lie behind it, one after the other, sorted by name."""

    __slots__ = ("firsts", "moves", "starts", "whole")

    def __init__(
        self, names: Sequence[str], starts: Sequence[int], firsts: Sequence[Statement | None], whole: int
    ) -> None:
        self.moves = tuple(Move(name) for name in names)
        self.starts = tuple(starts)
        """Where each option begins, counted from the statement behind this one."""
        self.firsts = tuple(firsts)
        self.whole = whole
        """How many statements all options take together."""

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

    def prompt(self, act: Activation) -> Prompt:
        return Prompt("choose", act.this)


class OnTarget(Statement):
    """A verb that is done to cards: `one` asks which, `each` does it to all at once."""

    __slots__ = ("cards", "one", "slots", "target")

    def __init__(self, target: Some | Pronoun, one: bool) -> None:
        self.target = target
        self.one = one
        self.cards = target.cards
        self.slots = target.slots

    def run(self, state: State, act: Activation) -> bool:
        table: Table = state.table
        if not self.one:
            cards = self.cards(table, act)
            return self.do(state, act, cards) if cards else False
        slots = self.slots(table, act)
        if len(slots) > 1:
            state.seat = table.seating.owner[act.this]
            state.moves = [TARGETS[slot] for slot in slots]
            return True
        return self._chosen(state, act, slots[0]) if slots else False

    def possible(self, table: Table, act: Activation) -> bool:
        return bool(self.cards(table, act))

    def ask(self, state: State, act: Activation) -> None:
        state.ask(state.table.seating.owner[act.this], [TARGETS[slot] for slot in self.slots(state.table, act)])

    def take(self, state: State, act: Activation, move: Move) -> bool:
        return self._chosen(state, act, move.slot)

    def _chosen(self, state: State, act: Activation, slot: int) -> bool:
        table: Table = state.table
        act.it = card = table.queue[slot]
        act.it_open = table.open[card]
        return self.do(state, act, (card,))

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        """Do it to these cards, which are all on top of their slots; true if the program has to wait."""
        raise NotImplementedError

    def prompt(self, act: Activation) -> Prompt:
        return Prompt("target", act.this, self.verb)


class Eliminate(OnTarget):
    __slots__ = ()
    verb = "eliminate"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        table: Table = state.table
        seating = table.seating
        owner = seating.owner
        me = owner[act.this]
        lay = [table.open[card] for card in cards] if table.reserves else ()
        for card in cards:
            if table.known[card] != seating.everyone:
                table.show(card, table.faces[card])
            table.eliminate(card, act.this)
        for card, was_open in zip(cards, lay, strict=False):
            run_reserved(state, KILL, me, card, was_open)
        waits = False
        for card in cards[::-1]:
            if owner[card] != me:
                revenge = table.faces[card] * PROGRAMS + AVENGE  # type: ignore[operator]
                if seating.programs[revenge]:
                    state.stack.append(Activation(revenge, card, act.this))
                    waits = True
        return waits


class Discard(OnTarget):
    __slots__ = ()
    verb = "discard"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        table: Table = state.table
        for card in cards:
            if table.known[card] != table.seating.everyone:
                table.show(card, table.faces[card])
            table.discard(card)
        return False


class Reserve(OnTarget):
    __slots__ = ()
    verb = "reserve"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        for card in cards:
            if state.table.known[card] != state.table.seating.everyone:
                state.table.show(card, state.table.faces[card])
            state.table.set_in_reserve(card)
        return False


class Close(OnTarget):
    __slots__ = ()
    verb = "close"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        for card in cards:
            state.table.close(card)
        return False


class Collect(OnTarget):
    """All influence on a card goes to its owner."""

    __slots__ = ()
    verb = "collect"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        table: Table = state.table
        for card in cards:
            if table.influence[card]:
                table.collect(card, table.influence[card])
        return False


class Mark(OnTarget):
    __slots__ = ()
    verb = "mark"

    def run(self, state: State, act: Activation) -> bool:
        return super().run(state, act) if state.table.verdict_pool else False

    def possible(self, table: Table, act: Activation) -> bool:
        return table.verdict_pool > 0 and super().possible(table, act)

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        for card in cards:
            if state.table.verdict_pool:
                state.table.mark(card)
        return False


class Copy(OnTarget):
    """Run a neighbour's program as one's own; a copy within a copy does nothing."""

    __slots__ = ()
    verb = "copy"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        table: Table = state.table
        card = cards[0]
        table.copy(act.this, card)
        program = table.faces[card] * PROGRAMS + ACTIVATE  # type: ignore[operator]
        state.stack.append(Activation(program, act.this, act.attacker, copied=True))
        return True

    def run(self, state: State, act: Activation) -> bool:
        return False if act.copied else super().run(state, act)


class Numbered(OnTarget):
    """A verb with a number: `place: 2 on one other open diplomat`."""

    __slots__ = ("amount",)

    def __init__(self, target: Some | Pronoun, one: bool, amount: int) -> None:
        super().__init__(target, one)
        self.amount = amount


class Steal(Numbered):
    """Take from the pools of the owners of cards, at most what they have (E14)."""

    __slots__ = ()
    verb = "steal"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        table: Table = state.table
        owner = table.seating.owner
        for card in cards:
            victim = owner[card]
            amount = 0 if victim == owner[act.this] else min(self.amount, table.pool[victim])
            table.steal(act.this, victim, amount)
        return False


class Lay(Numbered):
    """`place: N on ...`"""

    __slots__ = ()
    verb = "place"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        for card in cards:
            state.table.lay(card, self.amount, act.this)
        return False


class Drop(Numbered):
    __slots__ = ()
    verb = "drop"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        for card in cards:
            if amount := min(self.amount, state.table.influence[card]):
                state.table.drop(card, amount)
        return False


class Relocate(OnTarget):
    """`move: one ...`: first which card, then into which gap."""

    __slots__ = ()
    verb = "move"

    def do(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        act.it = act.held = cards[0]
        if self._gaps(state.table, act) == 1:
            return self._put(state, act, 0)
        self.ask(state, act)
        return True

    def ask(self, state: State, act: Activation) -> None:
        if act.held < 0:
            super().ask(state, act)
        else:
            state.ask(state.table.seating.owner[act.this], GAPS[: self._gaps(state.table, act)])

    def _gaps(self, table: Table, act: Activation) -> int:
        return len(table.queue) + (1 if table.under[act.held] >= 0 else 0)

    def take(self, state: State, act: Activation, move: Move) -> bool:
        return super().take(state, act, move) if act.held < 0 else self._put(state, act, move.slot)

    def _put(self, state: State, act: Activation, gap: int) -> bool:
        card, act.held = act.held, -1
        state.table.move(card, gap)
        return False

    def prompt(self, act: Activation) -> Prompt:
        return super().prompt(act) if act.held < 0 else Prompt("gap", act.this, self.verb, act.held)


class Swap(Statement):
    """`swap: hand`: this card returns to the hand, another of it takes its place face down."""

    __slots__ = ()
    verb = "swap"

    def possible(self, table: Table, act: Activation) -> bool:
        return act.this in table.queue and bool(table.hands[table.seating.owner[act.this]])

    def run(self, state: State, act: Activation) -> bool:
        if not self.possible(state.table, act):
            return False
        moves = self._moves(state.table, act)
        if len(moves) == 1:
            return self.take(state, act, moves[0])
        state.ask(state.table.seating.owner[act.this], moves)
        return True

    def _moves(self, table: Table, act: Activation) -> list[Move]:
        kinds = table.seating.cards.kinds
        hand = table.hands[table.seating.owner[act.this]]
        faces = [face for card in hand if (face := table.faces[card]) is not None]
        return [kinds[face].hand_move for face in sorted(faces)]

    def ask(self, state: State, act: Activation) -> None:
        state.ask(state.table.seating.owner[act.this], self._moves(state.table, act))

    def take(self, state: State, act: Activation, move: Move) -> bool:
        table: Table = state.table
        seat = table.seating.owner[act.this]
        face = table.seating.numbers[move.kind]
        other = next(card for card in table.hands[seat] if table.faces[card] == face)
        if table.known[act.this] != table.seating.everyone:
            table.show(act.this, table.faces[act.this])
        table.swap(act.this, other)
        hand = table.hands[seat]
        faces = [table.faces[card] for card in hand]
        dice = Dice(state.seed)
        dice.shuffle(faces)
        state.seed = dice.seed
        table.mix(hand, faces)
        return False

    def prompt(self, act: Activation) -> Prompt:
        return Prompt("hand", act.this, self.verb)


def run_reserved(state: State, which: int, seat: int, it: int = -1, it_open: int = 0) -> None:
    """Run one of the programs of the cards that a seat has in reserve; such programs never ask."""
    table: Table = state.table
    for card in table.reserve(seat):
        number = table.faces[card] * PROGRAMS + which  # type: ignore[operator]
        program = table.seating.programs[number]
        if program:
            act = Activation(number, card)
            act.it, act.it_open = it, it_open
            while act.position < len(program):
                statement = program[act.position]
                act.position += 1
                statement.run(state, act)
