"""The interpreter of the card language: activations that run compiled programs, and the cards that a target means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from gonfalon.core.state import Frame, Refusal, State, refuse
from gonfalon.games.oriflamme.rules.card_set import Count, Target, Test
from gonfalon.games.oriflamme.rules.moves import MAX_SLOTS, Move
from gonfalon.games.oriflamme.rules.table import Table

# A compiled program is a flat tuple of instructions. Each stands for one line of a card and has its question and the
# answer to it side by side. They are compiled once when a card set is loaded; an activation holds only numbers.

ACTIVATE: Final = 0
AVENGE: Final = 1
KILL: Final = 2
ROUND: Final = 3
END: Final = 4
"""Which program of a kind: its number is `kind * PROGRAMS` plus one of these."""
PROGRAMS: Final = 5


class Prompt(NamedTuple):
    """The subject of a question."""

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
        program: Code = table.seating.programs[number]
        if program and program[0].run(state, act):
            return
        if act.position < len(program):
            act.run(state)
        else:
            stack.pop()

    def run(self, state: State) -> None:
        table: Table = state.table
        program: Code = table.seating.programs[self.program]
        position = self.position
        while position < len(program):
            self.position = position + 1
            if program[position].run(state, self):
                return
            position = self.position
        state.stack.pop()

    def _asking(self, table: Table) -> Instruction:
        """The line that waits for an answer."""
        program: Code = table.seating.programs[self.program]
        return program[self.position - 1]

    def ask(self, state: State) -> None:
        self._asking(state.table).ask(state, self)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        program: Code = table.seating.programs[self.program]
        if not program[self.position - 1].take(state, self, move):
            if self.position < len(program):
                self.run(state)
            else:
                state.stack.pop()

    def word(self, state: State) -> str:
        return self._asking(state.table).word(self)

    def prompt(self, state: State) -> Prompt:
        return self._asking(state.table).prompt(self)._replace(model=self.program // PROGRAMS)

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        asked = self._asking(table).word(self)
        return refuse("not-target") if move.word == asked == "target" else None


class Instruction:
    """One line of a program, compiled."""

    __slots__ = ()

    def run(self, state: State, act: Activation) -> bool:
        """Carry it out or ask first; true if the program has to wait, for an answer or for a frame above it."""
        raise NotImplementedError

    def possible(self, table: Table, act: Activation) -> bool:
        """Return whether it can be carried out now; an option of `choose` is offered if its first statement can."""
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


Code = tuple[Instruction, ...]
"""A compiled program."""


def run_reserved(state: State, which: int, seat: int, it: int = -1, it_open: int = 0) -> None:
    """Run one of the programs of the cards that a seat has in reserve; such programs never ask."""
    table: Table = state.table
    for card in table.reserve(seat):
        number = table.faces[card] * PROGRAMS + which  # type: ignore[operator]
        program: Code = table.seating.programs[number]
        if program:
            act = Activation.of(number, card)
            act.it, act.it_open = it, it_open
            while act.position < len(program):
                instruction = program[act.position]
                act.position += 1
                instruction.run(state, act)


CardTest = Callable[[Table, int, Activation], bool]
"""Whether a top card is meant: (table, card, activation)."""

ADJECTIVES = (
    "card", "other", "adjacent", "end", "open", "closed", "mine", "rival", "attacker", "namesake", "marked",
    "character",
)  # fmt: skip
NEED_OPEN = frozenset({"namesake", "character"})
"""Adjectives that name what a card is, which a face-down card does not tell."""


def _other(table: Table, card: int, act: Activation) -> bool:
    return card != act.this


def _open(table: Table, card: int, act: Activation) -> bool:
    return bool(table.open[card])


def _closed(table: Table, card: int, act: Activation) -> bool:
    return not table.open[card]


def _mine(table: Table, card: int, act: Activation) -> bool:
    owner = table.seating.owner
    return owner[card] == owner[act.this]


def _rival(table: Table, card: int, act: Activation) -> bool:
    owner = table.seating.owner
    return owner[card] != owner[act.this]


def _attacker(table: Table, card: int, act: Activation) -> bool:
    owner = table.seating.owner
    return owner[card] == owner[act.attacker]


def _marked(table: Table, card: int, act: Activation) -> bool:
    return table.verdicts[card] > 0


def _public(table: Table, card: int) -> int | None:
    """The face of a card if everybody knows it."""
    return table.faces[card] if table.known[card] == table.seating.everyone else None


def _namesake(table: Table, card: int, act: Activation) -> bool:
    # A card that went back to the hand is mixed with it: what it was now lies under another number.
    face = _public(table, card)
    return face is not None and face == _public(table, act.this)


def _character(table: Table, card: int, act: Activation) -> bool:
    face = _public(table, card)
    return face is not None and table.seating.characters[face]


_TESTS: dict[str, CardTest] = {
    "other": _other, "open": _open, "closed": _closed, "mine": _mine, "rival": _rival, "attacker": _attacker,
    "marked": _marked, "namesake": _namesake, "character": _character,
}  # fmt: skip


def adjective_test(word: str) -> CardTest:
    """The test for an adjective that looks at one card, or for the id of a kind."""
    known = _TESTS.get(word)
    if known is not None:
        return known

    def is_kind(table: Table, card: int, act: Activation) -> bool:
        face = _public(table, card)
        return face is not None and table.seating.cards.kinds[face].id == word

    return is_kind


BESIDE: Final = tuple((slot - 1, slot + 1) for slot in range(MAX_SLOTS))
SlotFinder = Callable[[Table, Activation], Sequence[int]]
"""Finds slots, from the front."""


def _everywhere(table: Table, act: Activation) -> Sequence[int]:
    return range(len(table.queue))


def _everywhere_else(table: Table, act: Activation) -> Sequence[int]:
    slots = list(range(len(table.queue)))
    if act.this in table.queue:
        del slots[table.queue.index(act.this)]
    return slots


def _ends(table: Table, act: Activation) -> Sequence[int]:
    last = len(table.queue) - 1
    return (0, last) if last > 0 else (0,) if last == 0 else ()


def _neighbours(table: Table, act: Activation) -> Sequence[int]:
    queue = table.queue
    try:
        slot = queue.index(act.this)
    except ValueError:
        return ()
    if slot + 1 < len(queue):
        return BESIDE[slot] if slot else (1,)
    return (slot - 1,) if slot else ()


def _neighbours_at_an_end(table: Table, act: Activation) -> Sequence[int]:
    ends = _ends(table, act)
    return [slot for slot in _neighbours(table, act) if slot in ends]


def _adjacent_open_characters(table: Table, act: Activation) -> Sequence[int]:
    queue = table.queue
    lies_open = table.open
    found = []
    for slot in _neighbours(table, act):
        card = queue[slot]
        if lies_open[card] and table.seating.characters[table.faces[card]]:  # type: ignore[index]
            found.append(slot)
    return found


def _adjacent_of_mine(table: Table, act: Activation) -> Sequence[int]:
    queue = table.queue
    owner = table.seating.owner
    me = owner[act.this]
    return [slot for slot in _neighbours(table, act) if owner[queue[slot]] == me]


def _other_open_namesakes(table: Table, act: Activation) -> Sequence[int]:
    this = act.this
    faces = table.faces
    name = faces[this]
    found: list[int] = []
    if table.known[this] != table.seating.everyone:
        return found
    for slot, card in enumerate(table.queue):
        if faces[card] == name and card != this and table.open[card]:
            found.append(slot)
    return found


SPECIAL_FINDERS: dict[frozenset[str], SlotFinder] = {
    frozenset({"other"}): _everywhere_else,
    frozenset({"adjacent", "open", "character"}): _adjacent_open_characters,
    frozenset({"adjacent", "mine"}): _adjacent_of_mine,
    frozenset({"other", "open", "namesake"}): _other_open_namesakes,
}
"""Frequent adjectives that are quicker together; what lies face up is known to all, so its face may be read."""


def slot_finder(adjectives: Sequence[str]) -> SlotFinder:
    """The slots whose top cards have all the adjectives, each of them tested by itself."""
    if "adjacent" in adjectives and "end" in adjectives:
        where: SlotFinder = _neighbours_at_an_end
    elif "adjacent" in adjectives:
        where = _neighbours
    elif "end" in adjectives:
        where = _ends
    else:
        where = _everywhere
    # A neighbour is another card anyway.
    implied = {"card", "adjacent", "end"} | ({"other"} if "adjacent" in adjectives else set())
    tests = tuple(adjective_test(word) for word in dict.fromkeys(adjectives) if word not in implied)
    if not tests:
        return where

    def slots(table: Table, act: Activation) -> Sequence[int]:
        queue = table.queue
        found = where(table, act)
        for test in tests:
            found = [slot for slot in found if test(table, queue[slot], act)]
        return found

    return slots


class CardSelector:
    """The top cards that have all the adjectives."""

    __slots__ = ("slots",)

    def __init__(self, adjectives: Sequence[str]) -> None:
        self.slots = SPECIAL_FINDERS.get(frozenset(adjectives) - {"card"}) or slot_finder(adjectives)
        """The slots that are meant, from the front."""

    def cards(self, table: Table, act: Activation) -> Sequence[int]:
        queue = table.queue
        return [queue[slot] for slot in self.slots(table, act)]


class Pronoun:
    """`this`, `it` or `attacker`: one card, while it is on top of a slot."""

    __slots__ = ("card",)

    def __init__(self, word: str) -> None:
        self.card: Callable[[Activation], int] = attrgetter(word)

    def slots(self, table: Table, act: Activation) -> Sequence[int]:
        card = self.card(act)
        return (table.queue.index(card),) if card in table.queue else ()

    def cards(self, table: Table, act: Activation) -> Sequence[int]:
        card = self.card(act)
        return (card,) if card in table.queue else ()


def compile_target(target: Target) -> CardSelector | Pronoun:
    """Whom a target means."""
    return CardSelector(target.adjectives) if target.whom in ("one", "each") else Pronoun(target.whom)


def compile_count(count: Count) -> Callable[[Table, Activation], int]:
    """Counts how many cards there are, or how much influence lies on them."""
    of = compile_target(count.of)
    slots = of.slots
    if not count.unit:
        return lambda table, act: len(slots(table, act))
    if isinstance(of, Pronoun):  # `per token on this` also counts on a card in reserve
        card = of.card
        return lambda table, act: table.influence[card(act)]
    return lambda table, act: sum(table.influence[table.queue[slot]] for slot in slots(table, act))


def compile_test(test: Test) -> Callable[[Table, Activation], object]:
    """
    Return a test of whether there are such cards for `no` and `any`, or whether the last chosen card is so for `it`.
    """
    return _of_it(test.adjectives) if test.head == "it" else CardSelector(test.adjectives).slots


def _of_it(adjectives: Sequence[str]) -> Callable[[Table, Activation], bool]:
    """The test of the card chosen last, its face as it was before it was eliminated."""
    want_open = 1 if "open" in adjectives else 0 if "closed" in adjectives else -1
    tests = tuple(adjective_test(word) for word in dict.fromkeys(adjectives) if word not in ("card", "open", "closed"))

    def holds(table: Table, act: Activation) -> bool:
        if act.it < 0 or (want_open >= 0 and act.it_open != want_open):
            return False
        return all(test(table, act.it, act) for test in tests)

    return holds
