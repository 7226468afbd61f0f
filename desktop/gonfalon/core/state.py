"""The stack of unfinished rules that works until it has to ask.

A game is a `State`: a table that only its own verbs change, a stack of frames and the decision it waits for. Frames are
plain data, so a state can be copied, stored and looked at in the middle of any rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

from gonfalon.core.dice import Dice
from gonfalon.core.mypyc_support import mypyc_attr, slots_of

NO_MOVES: Final[Sequence[Any]] = ()
MAX_STEPS: Final = 1000
"""How many frames may run one after the other without asking anybody."""
STEPS: Final = range(MAX_STEPS)


class Refusal(NamedTuple):
    """The reason why a move is not possible, with the values that its sentence needs; a game's texts word it."""

    code: str
    number: int
    """What the sentence counts, -1 for nothing."""
    values: Mapping[str, int]
    """What it names, by its placeholders and in the numbers of the game."""


def refuse(code: str, number: int = -1, **values: int) -> Refusal:
    """Return the refusal with this code."""
    return Refusal(code, number, values)


class RunawayRules(Exception):
    """A rule that does not come to rest; its text names it."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PicklableSlots:
    """A base of classes that keep all data in slots and can be sent to another process, compiled or not."""

    __slots__ = ()

    def __getstate__(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in slots_of(type(self)) if hasattr(self, name)}

    def __setstate__(self, slots: dict[str, object]) -> None:
        for name, value in slots.items():
            setattr(self, name, value)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(PicklableSlots):  # noqa: PLW1641 -- it has none by its `__eq__`; saying so would be one attribute more when it is compiled
    """The contents of the table. Each game has its own, with slots for all that is there and verbs that change it."""

    __slots__: tuple[str, ...] = ()

    listener: Callable[[Any], None] | None
    """Is told every event, or None: then verbs are bare assignments."""

    def clone(self) -> Self:
        """Return a copy that shares nothing which a verb changes in place; it has no listener."""
        raise NotImplementedError

    def redact(self, seat: int) -> Self:
        """The table as this seat knows it; -1 knows what everybody knows."""
        raise NotImplementedError

    def dealer(self) -> Callable[[Dice], Table]:
        """Deals tables that look like this redacted one, each with everything that it hides dealt at random.

        Whatever is the same in all of them is worked out once; neither this table nor what was dealt may change that.
        """
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether the same lies on both tables."""
        if type(other) is not type(self):
            return NotImplemented
        names = [name for name in slots_of(type(self)) if name not in ("seating", "listener")]
        return all(getattr(self, name) == getattr(other, name) for name in names)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Frame(PicklableSlots):
    """An unfinished piece of rules. It holds plain data and knows how to go on."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """Work on, and finish by popping itself, pushing what comes first, or asking."""
        raise NotImplementedError

    def step(self, state: State) -> None:
        """Run, but stop where a viewer would want to look."""
        self.run(state)

    def ask(self, state: State) -> None:
        """Ask what this frame waits for; asking again changes nothing."""
        raise NotImplementedError

    def take(self, state: State, move: Any) -> None:
        """Receive the answer to what was asked."""
        raise NotImplementedError

    def word(self, state: State) -> str:
        """Return the kind of question in one word, that of its prompt, for callers that ask it of many states."""
        raise NotImplementedError

    def prompt(self, state: State) -> Any:
        """Return what the question is about, for the view that shows it. Public: it holds no secret."""
        raise NotImplementedError

    def refusal(self, table: Any, move: Any) -> Refusal | None:
        """Return what the rules have against a move that is not among those asked for.

        None where a move is beside the point. Only a person's question comes here.
        """
        return None

    def is_unpredictable(self, table: Any) -> bool:
        """Return whether what the frame would do next cannot be predicted for a move.

        True where something else brings it about, or where it hangs on what is None on this table.
        False where the rules say so themselves: they tell an event that is not `is_certain`, or fail for want of a
        face.
        """
        return False

    def clone(self) -> Frame:
        """Itself where nothing in it changes, else a copy."""
        return self


class Decision(NamedTuple):
    """The only place where a game waits."""

    seat: int
    prompt: Any
    moves: tuple[Any, ...]
    """All that may be done, in the order of `State.moves`; empty only in a view of somebody else's decision."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """A game that waits for a decision or is over."""

    __slots__ = ("table", "stack", "seat", "moves", "seed")

    def __init__(self, table: Any, stack: list[Frame], seed: int) -> None:
        self.table = table
        self.stack = stack
        self.seat = -1
        self.moves: Sequence[Any] = NO_MOVES
        """All that may be done, in the order of the moves themselves (`<`) and each once, empty when the game is over.

        The same question to somebody who knows the same has the same moves in the same order, whichever way it came
        about: in the game, in a view, in what was imagined of it.
        """
        self.seed = seed

    @property
    def over(self) -> bool:
        """Whether the game is over and nothing more will happen."""
        return not self.stack

    @property
    def word(self) -> str:
        """The kind of the current question, in one word: `decision.prompt.word` without the prompt."""
        return self.stack[-1].word(self)

    @property
    def decision(self) -> Decision:
        """The decision that is asked for now.

        Raises:
            LookupError: when the game is over.
        """
        if not self.moves:
            raise LookupError("Nothing is asked: the game is over.")
        return Decision(self.seat, self.stack[-1].prompt(self), tuple(self.moves))

    def ask(self, seat: int, moves: Sequence[object]) -> None:
        """Wait for one of these moves; only frames call this, with a sorted list that is not empty."""
        self.seat = seat
        self.moves = moves

    def play(self, move: object) -> None:
        """Answer the decision and work on to the next one; that the move is one of `moves` is not checked here."""
        self.moves = NO_MOVES
        stack = self.stack
        stack[-1].take(self, move)
        for _ in STEPS:  # as in `run`, which would be one call more for each move
            if self.moves or not stack:
                return
            stack[-1].run(self)
        self._come_to_rest()

    def run(self) -> None:
        """Run until a seat has to decide or the game is over.

        Raises:
            RunawayRules: after `MAX_STEPS` frames without a question.
        """
        stack = self.stack
        for _ in STEPS:
            if self.moves or not stack:
                return
            stack[-1].run(self)
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        if self.stack and not self.moves:
            what = f"{self.stack[-1]!r} has run {MAX_STEPS} times"
            raise RunawayRules(f"The rules do not come to rest: {what} without a question.")

    def step(self) -> bool:
        """Run one frame; return False when there is nothing to run because a seat is asked or the game is over."""
        if self.moves or not self.stack:
            return False
        self.stack[-1].step(self)
        return True

    def recomputed_decision(self) -> Decision:
        """The decision, worked out anew from the table as it lies."""
        self.moves = NO_MOVES
        self.stack[-1].ask(self)
        return self.decision

    def clone(self) -> State:
        """Return an independent copy of the game; it has no listener."""
        other = State.__new__(State)
        other.table = self.table.clone()
        other.stack = [frame.clone() for frame in self.stack]
        other.seat = self.seat
        other.moves = self.moves
        other.seed = self.seed
        return other
