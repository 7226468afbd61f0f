"""The instructions of the card language: gaining, branching, and each verb with what it does and to which cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from gonfalon.core.diagnostics import Message
from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules.card_set import Amount, Test, VerbStatement
from gonfalon.games.oriflamme.rules.interpreter import (
    ACTIVATE,
    AVENGE,
    KILL,
    PROGRAMS,
    Activation,
    Instruction,
    Prompt,
    Pronoun,
    compile_count,
    compile_target,
    compile_test,
    run_reserved,
)
from gonfalon.games.oriflamme.rules.moves import GAPS, TARGETS, Move
from gonfalon.games.oriflamme.rules.table import Table


class Verb(Instruction):
    """A verb and whom it is done to; what a card file may say of it, and what readers of programs have to know."""

    __slots__ = ()
    verb: ClassVar[str]
    """Its word."""
    preposition: ClassVar[str] = ""
    """What stands between its number and its target; empty where it takes no number."""
    whom: ClassVar[tuple[str, ...]] = ("one", "each", "this", "it", "attacker")
    """What its target may begin with."""
    leaves: ClassVar[str] = ""
    """The target with which the card that acts is certainly gone."""
    hurts: ClassVar[bool] = False
    """Whether nobody wants it done to an own card."""
    adds: ClassVar[bool] = False
    """Whether it lays something on a card."""

    def __init__(self, deed: VerbStatement) -> None:
        pass

    @classmethod
    def unfit(cls, adjectives: Sequence[str], where: str) -> Message | None:
        """Return the problem with the verb in the program `where` when it is done to cards with these adjectives."""
        return None


class TargetedVerb(Verb):
    """A verb that is done to cards: `one` asks which, `each` does it to all at once, `this` to the card it names."""

    __slots__ = ("cards", "how", "slots")

    def __init__(self, deed: VerbStatement) -> None:
        target = compile_target(deed.target)
        self.cards = target.cards
        self.slots = target.slots
        the: Callable[[Activation], int] | None = target.card if isinstance(target, Pronoun) else None
        self.how = deed.target.whom == "one", the, target.slots

    def run(self, state: State, act: Activation) -> bool:
        table: Table = state.table
        one, the, find = self.how  # at once, because attributes of many classes are slow to come by
        if one:
            slots = find(table, act)
            if len(slots) < 2:
                return self.take(state, act, TARGETS[slots[0]]) if slots else False
            state.seat = table.seating.owner[act.this]
            if len(slots) == 2:
                state.moves = (TARGETS[slots[0]], TARGETS[slots[1]])
            else:
                state.moves = list(map(TARGETS.__getitem__, slots))
            return True
        if the is None:
            return self.do_to_all(state, act, self.cards(table, act))
        card = the(act)
        return self.do(state, act, card) if card in table.queue else False

    def possible(self, table: Table, act: Activation) -> bool:
        return bool(self.slots(table, act))

    def ask(self, state: State, act: Activation) -> None:
        slots = self.slots(state.table, act)
        state.ask(state.table.seating.owner[act.this], list(map(TARGETS.__getitem__, slots)))

    def take(self, state: State, act: Activation, move: Move) -> bool:
        table: Table = state.table
        act.it = card = table.queue[move.slot]
        act.it_open = table.open[card]
        return self.do(state, act, card)

    def do(self, state: State, act: Activation, card: int) -> bool:
        """Do it to one card, which is on top of its slot; true if the program has to wait."""
        raise NotImplementedError

    def do_to_all(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        """Do it to these cards at once; true if the program has to wait."""
        for card in cards:
            self.do(state, act, card)
        return False

    def word(self, act: Activation) -> str:
        return "target"

    def prompt(self, act: Activation) -> Prompt:
        return Prompt(self.word(act), act.this, self.verb)


class Earn(Instruction):
    """`gain: amount`"""

    __slots__ = ("amount", "per", "slots")

    def __init__(self, amount: Amount) -> None:
        self.amount = amount.number
        self.per = None if amount.per is None else compile_count(amount.per)
        self.slots = None if amount.per is None or amount.per.unit else compile_target(amount.per.of).slots

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
        self.asked = compile_test(test)
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


class Eliminate(TargetedVerb):
    __slots__ = ()
    verb = "eliminate"
    hurts = True

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        this = act.this
        owner = table.seating.owner
        was_open = table.open[card]
        table.eliminate(card, this)
        if table.reserves:
            run_reserved(state, KILL, owner[this], card, was_open)
        return owner[card] != owner[this] and self._avenges(state, act, card)

    def do_to_all(self, state: State, act: Activation, cards: Sequence[int]) -> bool:
        table: Table = state.table
        lay = [table.open[card] for card in cards]
        for card in cards:
            table.eliminate(card, act.this)
        for card, was_open in zip(cards, lay, strict=True):
            run_reserved(state, KILL, table.seating.owner[act.this], card, was_open)
        owner = table.seating.owner
        rivals = [card for card in reversed(cards) if owner[card] != owner[act.this]]
        reactions = [self._avenges(state, act, card) for card in rivals]
        return any(reactions)

    def _avenges(self, state: State, act: Activation, card: int) -> bool:
        """Let a victim of another family react, if it can."""
        table: Table = state.table
        revenge = table.faces[card] * PROGRAMS + AVENGE  # type: ignore[operator]
        if not table.seating.programs[revenge]:
            return False
        state.stack.append(Activation.of(revenge, card, act.this))
        return True


class Discard(TargetedVerb):
    __slots__ = ()
    verb = "discard"
    leaves = "this"
    hurts = True

    def do(self, state: State, act: Activation, card: int) -> bool:
        state.table.discard(card)
        return False


class Reserve(TargetedVerb):
    __slots__ = ()
    verb = "reserve"
    leaves = "this"

    def do(self, state: State, act: Activation, card: int) -> bool:
        state.table.set_in_reserve(card)
        return False


class Close(TargetedVerb):
    __slots__ = ()
    verb = "close"

    def do(self, state: State, act: Activation, card: int) -> bool:
        # Of a card that lies face down already nothing may be said: nobody else knows what it is.
        if state.table.open[card]:
            state.table.close(card)
        return False


class Collect(TargetedVerb):
    """All influence on a card goes to its owner."""

    __slots__ = ()
    verb = "collect"

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        if table.influence[card]:
            table.collect(card, table.influence[card])
        return False


class Mark(TargetedVerb):
    """A token of the common pool; while that is empty nothing is asked (E33)."""

    __slots__ = ()
    verb = "mark"
    hurts = True
    adds = True

    def run(self, state: State, act: Activation) -> bool:
        return TargetedVerb.run(self, state, act) if state.table.verdict_pool else False

    def possible(self, table: Table, act: Activation) -> bool:
        return table.verdict_pool > 0 and super().possible(table, act)

    def do(self, state: State, act: Activation, card: int) -> bool:
        if state.table.verdict_pool:
            state.table.mark(card)
        return False


class Copy(TargetedVerb):
    """Run a neighbour's program as one's own; a copy within a copy does nothing."""

    __slots__ = ()
    verb = "copy"
    whom = ("one",)

    @classmethod
    def unfit(cls, adjectives: Sequence[str], where: str) -> Message | None:
        if "open" in adjectives:
            return None
        return Message("only a face-up card can be copied: add 'open' in {where}", where=where)

    def run(self, state: State, act: Activation) -> bool:
        return False if act.copied else TargetedVerb.run(self, state, act)

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        table.copy(act.this, card)
        program = table.faces[card] * PROGRAMS + ACTIVATE  # type: ignore[operator]
        state.stack.append(Activation.of(program, act.this, act.attacker, copied=True))
        return True


class NumberedVerb(TargetedVerb):
    """A verb with a number: `place: 2 on one other open diplomat`."""

    __slots__ = ("number",)

    def __init__(self, deed: VerbStatement) -> None:
        super().__init__(deed)
        self.number = deed.number


class Steal(NumberedVerb):
    """Take from the pools of the owners of cards, at most what they have (E14)."""

    __slots__ = ()
    verb = "steal"
    preposition = "from"
    hurts = True

    def _amount(self, table: Table, act: Activation, card: int) -> int:
        owner = table.seating.owner
        victim = owner[card]
        if victim == owner[act.this]:
            return 0
        held = table.pool[victim]
        if held > self.number:
            return self.number
        return held

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        table.steal(act.this, table.seating.owner[card], self._amount(table, act, card))
        return False


class Lay(NumberedVerb):
    """`place: N on ...`"""

    __slots__ = ()
    verb = "place"
    preposition = "on"
    adds = True

    def do(self, state: State, act: Activation, card: int) -> bool:
        state.table.lay(card, self.number, act.this)
        return False


class Drop(NumberedVerb):
    __slots__ = ()
    verb = "drop"
    preposition = "from"
    hurts = True

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        if amount := min(self.number, table.influence[card]):
            table.drop(card, amount)
        return False


class Relocate(TargetedVerb):
    """`move: one ...`: first which card, then into which gap."""

    __slots__ = ()
    verb = "move"
    whom = ("one",)

    @classmethod
    def unfit(cls, adjectives: Sequence[str], where: str) -> Message | None:
        if "other" in adjectives or "adjacent" in adjectives:
            return None
        return Message("a card cannot move itself: add 'other' in {where}", where=where)

    def do(self, state: State, act: Activation, card: int) -> bool:
        act.held = card
        if self._gaps(state.table, act) == 1:
            return self._put(state, act, 0)
        self.ask(state, act)
        return True

    def ask(self, state: State, act: Activation) -> None:
        if act.held < 0:
            TargetedVerb.ask(self, state, act)
        else:
            state.ask(state.table.seating.owner[act.this], GAPS[: self._gaps(state.table, act)])

    def _gaps(self, table: Table, act: Activation) -> int:
        return len(table.queue) + (1 if table.under[act.held] >= 0 else 0)

    def take(self, state: State, act: Activation, move: Move) -> bool:
        return TargetedVerb.take(self, state, act, move) if act.held < 0 else self._put(state, act, move.slot)

    def _put(self, state: State, act: Activation, gap: int) -> bool:
        card, act.held = act.held, -1
        state.table.move(card, gap)
        return False

    def word(self, act: Activation) -> str:
        return "target" if act.held < 0 else "gap"

    def prompt(self, act: Activation) -> Prompt:
        return super().prompt(act) if act.held < 0 else Prompt("gap", act.this, self.verb, act.held)


class Swap(Verb):
    """`swap: hand`: this card returns to the hand, another of it takes its place face down."""

    __slots__ = ()
    verb = "swap"
    whom = ("hand",)
    leaves = "hand"

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
        table.swap(act.this, other)
        hand = table.hands[seat]
        faces = [table.faces[card] for card in hand]
        dice = Dice(state.seed)
        dice.shuffle(faces)
        state.seed = dice.seed
        table.mix(hand, faces)
        return False

    def word(self, act: Activation) -> str:
        return "hand"

    def prompt(self, act: Activation) -> Prompt:
        return Prompt(self.word(act), act.this, self.verb)


VERBS: dict[str, type[Verb]] = {
    verb.verb: verb
    for verb in (
        Collect, Eliminate, Discard, Relocate, Copy, Close, Mark, Reserve, Steal, Lay, Drop, Swap,
    )
}  # fmt: skip
"""What can be done to cards, by its words."""
IN_RESERVE = ("gain", "place", "drop", "steal", "collect", "if")
"""A card in reserve is out of the game (6.3): it pays, but neither asks nor touches other cards."""
