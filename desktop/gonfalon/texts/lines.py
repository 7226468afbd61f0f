"""One line of a chronicle as data, so that the language can change while a game is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, TypeVar

from gonfalon.core.game import Event
from gonfalon.core.state import Decision, Table

__all__ = ["Line", "PointedCards", "Teller", "Telling", "add_line"]

PointedCards = tuple[tuple[str | None, str], ...]
"""Cards to show for a line: the kind, None where the seat does not know it, and the letter of the family, empty where
the card is nobody's."""


@dataclass(frozen=True)
class Line:
    """What one sentence says; the words are found when it is read."""

    key: str
    """Which sentence."""

    family: str | None = None
    """The letter of the crest beside it."""

    heading: bool = False
    """Whether it opens a new part of the chronicle."""

    values: Mapping[str, object] = field(default_factory=dict)
    """Families as letters, cards as kinds, numbers; `n` is the number that a noun follows."""

    cards: PointedCards = ()
    """What to show when the line is pointed at."""

    amends: bool = False
    """Whether it says all that the line before it said, and more, and takes its place."""

    def counted(self, usual: int = -1) -> int:
        """The number that a noun follows, the usual one where none does."""
        number = self.values.get("n", usual)
        assert isinstance(number, int)
        return number

    aside: bool = False
    """Whether it only says why the line beside it happens; a terminal prints it further in."""


TableT_contra = TypeVar("TableT_contra", bound=Table, contravariant=True)


class Teller(Protocol[TableT_contra]):
    """Tells one seat's chronicle; it may know no more than the view it is shown, and remembers what it has told."""

    def opening(self, table: TableT_contra) -> list[Line]:
        """The lines of what had begun before anybody listened."""
        ...

    def tell(self, event: Event, table: TableT_contra) -> list[Line]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        ...


CardsT_contra = TypeVar("CardsT_contra", contravariant=True)


class Telling(ABC, Generic[TableT_contra, CardsT_contra]):
    """How a game is told: by the same lines in the window, in a terminal and wherever else."""

    @abstractmethod
    def teller(self, table: TableT_contra) -> Teller[TableT_contra]:
        """A new teller for the seats of a table."""

    def waiting(self, decision: Decision, table: TableT_contra) -> Line:
        """The line about the decision that is open: whose it is."""
        family = table.seating.families[decision.seat]
        return Line("choosing", family, values={"family": family})

    @abstractmethod
    def text(self, line: Line, cards: CardsT_contra | None = None) -> str:
        """The whole sentence of a line in the language that is spoken; `cards` may have names of their own."""


def add_line(lines: list[Line], new: Iterable[Line]) -> None:
    """Put new lines behind the others; those that amend replace the last one."""
    for line in new:
        if line.amends and lines:
            # What stands there now amends what stood before it only if the replaced line did.
            lines[-1] = replace(line, amends=lines[-1].amends)
        else:
            lines.append(line)
