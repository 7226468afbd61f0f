"""What a verb of the card language is: what a card file may say of it, and how it asks to whom it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from gonfalon.core.deck import Phrase
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules.moves import TARGETS, Move
from gonfalon.games.oriflamme.rules.program import Activation, Instruction, Prompt
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.targets import Pronoun, meant
from gonfalon.games.oriflamme.rules.tree import Deed


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

    def __init__(self, deed: Deed) -> None:
        pass

    @classmethod
    def unfit(cls, adjectives: Sequence[str], where: str) -> Phrase | None:
        """What is wrong with it in the program `where` when it is done to cards with these adjectives."""
        return None


class OnTarget(Verb):
    """A verb that is done to cards: `one` asks which, `each` does it to all at once, `this` to the card it names."""

    __slots__ = ("cards", "how", "slots")

    def __init__(self, deed: Deed) -> None:
        target = meant(deed.target)
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
