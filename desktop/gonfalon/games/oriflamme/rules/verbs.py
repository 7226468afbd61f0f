"""The verbs of the card language: what a statement does to cards of the queue, and how it asks which."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules.moves import GAPS, TARGETS, Move
from gonfalon.games.oriflamme.rules.program import (
    ACTIVATE,
    AVENGE,
    KILL,
    PROGRAMS,
    Activation,
    Prompt,
    Statement,
    run_reserved,
)
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.targets import Pronoun, Some


class OnTarget(Statement):
    """A verb that is done to cards: `one` asks which, `each` does it to all at once, `this` to the card it names."""

    __slots__ = ("cards", "how", "one", "slots", "target")

    def __init__(self, target: Some | Pronoun, one: bool) -> None:
        self.target = target
        self.one = one
        self.cards = target.cards
        self.slots = target.slots
        the: Callable[[Activation], int] | None = target.card if isinstance(target, Pronoun) else None
        self.how = one, the, target.slots

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

    def prompt(self, act: Activation) -> Prompt:
        return Prompt("target", act.this, self.verb)


class Eliminate(OnTarget):
    __slots__ = ()
    verb = "eliminate"

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


class Discard(OnTarget):
    __slots__ = ()
    verb = "discard"

    def do(self, state: State, act: Activation, card: int) -> bool:
        state.table.discard(card)
        return False


class Reserve(OnTarget):
    __slots__ = ()
    verb = "reserve"

    def do(self, state: State, act: Activation, card: int) -> bool:
        state.table.set_in_reserve(card)
        return False


class Close(OnTarget):
    __slots__ = ()
    verb = "close"

    def do(self, state: State, act: Activation, card: int) -> bool:
        # Of a card that lies face down already nothing may be said: nobody else knows what it is.
        if state.table.open[card]:
            state.table.close(card)
        return False


class Collect(OnTarget):
    """All influence on a card goes to its owner."""

    __slots__ = ()
    verb = "collect"

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        if table.influence[card]:
            table.collect(card, table.influence[card])
        return False


class Mark(OnTarget):
    """A token of the common pool; while that is empty nothing is asked (E33)."""

    __slots__ = ()
    verb = "mark"

    def run(self, state: State, act: Activation) -> bool:
        return OnTarget.run(self, state, act) if state.table.verdict_pool else False

    def possible(self, table: Table, act: Activation) -> bool:
        return table.verdict_pool > 0 and super().possible(table, act)

    def do(self, state: State, act: Activation, card: int) -> bool:
        if state.table.verdict_pool:
            state.table.mark(card)
        return False


class Copy(OnTarget):
    """Run a neighbour's program as one's own; a copy within a copy does nothing."""

    __slots__ = ()
    verb = "copy"

    def run(self, state: State, act: Activation) -> bool:
        return False if act.copied else OnTarget.run(self, state, act)

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        table.copy(act.this, card)
        program = table.faces[card] * PROGRAMS + ACTIVATE  # type: ignore[operator]
        state.stack.append(Activation.of(program, act.this, act.attacker, copied=True))
        return True


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

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        owner = table.seating.owner
        victim = owner[card]
        this = act.this
        amount = 0 if victim == owner[this] else self.amount
        if amount > table.pool[victim]:
            amount = table.pool[victim]
        table.steal(this, victim, amount)
        return False


class Lay(Numbered):
    """`place: N on ...`"""

    __slots__ = ()
    verb = "place"

    def do(self, state: State, act: Activation, card: int) -> bool:
        state.table.lay(card, self.amount, act.this)
        return False


class Drop(Numbered):
    __slots__ = ()
    verb = "drop"

    def do(self, state: State, act: Activation, card: int) -> bool:
        if amount := min(self.amount, state.table.influence[card]):
            state.table.drop(card, amount)
        return False


class Relocate(OnTarget):
    """`move: one ...`: first which card, then into which gap."""

    __slots__ = ()
    verb = "move"

    def do(self, state: State, act: Activation, card: int) -> bool:
        act.held = card
        if self._gaps(state.table, act) == 1:
            return self._put(state, act, 0)
        self.ask(state, act)
        return True

    def ask(self, state: State, act: Activation) -> None:
        if act.held < 0:
            OnTarget.ask(self, state, act)
        else:
            state.ask(state.table.seating.owner[act.this], GAPS[: self._gaps(state.table, act)])

    def _gaps(self, table: Table, act: Activation) -> int:
        return len(table.queue) + (1 if table.under[act.held] >= 0 else 0)

    def take(self, state: State, act: Activation, move: Move) -> bool:
        return OnTarget.take(self, state, act, move) if act.held < 0 else self._put(state, act, move.slot)

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
