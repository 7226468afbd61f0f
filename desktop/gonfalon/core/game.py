"""What the rest of the program may ask of the rules of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from gonfalon.core.knowledge import Seen
from gonfalon.core.state import State


class Move(Protocol):
    """An immutable value whose text is the same word in records, scenarios and logs."""

    def __str__(self) -> str: ...
    def __lt__(self, other: Any, /) -> bool: ...
    def __hash__(self) -> int: ...


class Event:
    """A fact in the past tense, as a verb of a table has told it; each kind is a frozen dataclass with slots."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    VERB: ClassVar[str]
    """The verb that told it."""
    ARGUMENTS: ClassVar[tuple[str, ...] | None] = None
    """The fields that the verb takes, None for all of them."""

    @property
    def foretold(self) -> bool:
        """Whether it would happen just so, where it was told on a table on which unknown faces are None."""
        return True

    def apply(self, table: Any) -> None:
        """Do to somebody's view of the table what happened to the table."""
        names = self.__match_args__ if self.ARGUMENTS is None else self.ARGUMENTS
        getattr(table, self.VERB)(*(getattr(self, name) for name in names))

    def seen_by(self, seat: int) -> Event:
        """The same fact with what the seat may not know left out; most everybody sees as they are."""
        return self


@dataclass(frozen=True)
class Outcome:
    """How a game ended, or would end as it lies."""

    scores: tuple[int, ...]
    """One figure a seat."""

    winners: tuple[int, ...]
    """The seats that win, more than one when the victory is shared."""

    tie_break: tuple[int, ...] | None = None
    """The figure a seat that decided between equal scores, None where the scores decided."""

    @property
    def best(self) -> list[int]:
        """The seats with the best score, of which not all need to win."""
        return [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]

    def share(self, seat: int) -> float:
        """The part of the victory that is this seat's: 1.0, or less when it is shared, or 0.0."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


OptionsT = TypeVar("OptionsT")
TableT_contra = TypeVar("TableT_contra", contravariant=True)
MoveT_co = TypeVar("MoveT_co", bound=Move, covariant=True)


class Rules(Protocol[OptionsT, TableT_contra, MoveT_co]):
    """The rules of a game, the same for all that are played of it."""

    name: str
    seats: range
    """How many may play, house options included."""

    rules_version: int
    """Raised whenever an old record would replay differently."""

    def options(self, given: Mapping[str, Any]) -> OptionsT:
        """The choices made before the game, checked.

        Raises:
            ValueError: with a sentence for whoever gave them.
        """

    def setup(self, options: OptionsT, seed: int) -> State:
        """A game that asks for its first decision; the same seed always deals the same game."""
        ...

    def outcome(self, table: TableT_contra) -> Outcome:
        """The result, as if the game ended now."""
        ...

    def seen_move(self, state: State, move: Any, seat: int) -> Seen:
        """What a seat sees of a move that is about to be played; -1 sees what everybody sees.

        It tells no more than what happens then tells the seat, and enough to know for each card when it was laid, kept,
        moved or bought.
        """
        ...

    def parse(self, text: str) -> MoveT_co:
        """The move that is written as `text`.

        Raises:
            ValueError: when it is not written in the words of this game.
        """
        ...

    def card_sets(self, options: OptionsT) -> Sequence[tuple[str, str]]:
        """Name and hash of each set of cards that is played with."""
        ...


AnyRules: TypeAlias = Rules[Any, Any, Move]
"""The rules of a game of which nothing more is known."""
