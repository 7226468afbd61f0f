"""The verbs of the card language: what each does, to whom it can be done, and what readers of programs have to know.

Whoever adds one adds it here, to the lists at the end too, its words to `deeds`, and an example to cards/language.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.deck import Phrase
from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules.moves import GAPS, Move
from gonfalon.games.oriflamme.rules.program import (
    ACTIVATE,
    AVENGE,
    KILL,
    PROGRAMS,
    Activation,
    Prompt,
    run_reserved,
)
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.tree import Deed
from gonfalon.games.oriflamme.rules.verb import OnTarget, Verb


class Eliminate(OnTarget):
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


class Discard(OnTarget):
    __slots__ = ()
    verb = "discard"
    leaves = "this"
    hurts = True

    def do(self, state: State, act: Activation, card: int) -> bool:
        state.table.discard(card)
        return False


class Reserve(OnTarget):
    __slots__ = ()
    verb = "reserve"
    leaves = "this"

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
    hurts = True
    adds = True

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
    whom = ("one",)

    @classmethod
    def unfit(cls, adjectives: Sequence[str], where: str) -> Phrase | None:
        if "open" in adjectives:
            return None
        return Phrase("only a face-up card can be copied: add 'open' in {where}", where=where)

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

    __slots__ = ("number",)

    def __init__(self, deed: Deed) -> None:
        super().__init__(deed)
        self.number = deed.number


class Steal(Numbered):
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


class Lay(Numbered):
    """`place: N on ...`"""

    __slots__ = ()
    verb = "place"
    preposition = "on"
    adds = True

    def do(self, state: State, act: Activation, card: int) -> bool:
        state.table.lay(card, self.number, act.this)
        return False


class Drop(Numbered):
    __slots__ = ()
    verb = "drop"
    preposition = "from"
    hurts = True

    def do(self, state: State, act: Activation, card: int) -> bool:
        table: Table = state.table
        if amount := min(self.number, table.influence[card]):
            table.drop(card, amount)
        return False


class Relocate(OnTarget):
    """`move: one ...`: first which card, then into which gap."""

    __slots__ = ()
    verb = "move"
    whom = ("one",)

    @classmethod
    def unfit(cls, adjectives: Sequence[str], where: str) -> Phrase | None:
        if "other" in adjectives or "adjacent" in adjectives:
            return None
        return Phrase("a card cannot move itself: add 'other' in {where}", where=where)

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
