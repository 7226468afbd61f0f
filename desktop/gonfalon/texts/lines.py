"""One line of a chronicle as data, so that the language can change while a game is played."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from gonfalon.core.game import Event
from gonfalon.core.state import Decision
from gonfalon.texts.phrases import REASONS

__all__ = [
    "Aim", "Figure", "Line", "LookedFor", "PointedCards", "Sign", "Teller", "Telling", "add_line", "explained",
    "told",
]  # fmt: skip

_log = logging.getLogger(__name__)


class Seated(Protocol):
    """A table, of which nothing is asked but who sits at it."""

    @property
    def seating(self) -> Any:
        """What stays the same for a whole game."""


PointedCards = tuple[tuple[str | None, str], ...]
"""Cards to show for a line: the kind, None where the seat does not know it, and the letter of the family, empty where
the card is nobody's."""

Sign = Literal["knife", "coin", "hand", "eye"]
"""What one thing does to another: it removes it, pays or takes for it, moves it, or looks at it."""


LookedFor = Literal["part", "reveal", "check"]
"""What whoever looks back at a game looks for: where a part of it begins, where something hidden comes to light, or
where something is decided or counted."""


class Aim(NamedTuple):
    """What a line tells of things on the table; a game names its things as its own scene knows them."""

    sign: Sign
    cause: Hashable
    """The thing that does it; a card by its number."""
    victims: tuple[Hashable, ...] = ()
    """The things to which it is done; none where only a player gains or loses."""
    seats: tuple[int, ...] = ()
    """Whom it hits beyond the table: the owners of these things, and who pays."""
    arrives: bool = False
    """Whether something comes to lie there by it, and so is seen first; what is struck is seen before it is gone."""


class Figure(NamedTuple):
    """A figure that everybody may count."""

    seat: int
    """Whose it is."""
    thing: Hashable = None
    """On what it stands or lies, a card by its number; a word for another figure of the seat's own panel than the main
    one, which is None."""


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

    why: Line | None = None
    """Why a bot did that: a sentence of its own, for whoever asks."""

    rule: Line | None = None
    """The rule that makes it so: a sentence of its own."""

    aim: Aim | None = None
    """What it does to what on the table."""

    begun: bool = False
    """Whether it says no more than what begins, and is sure to go on: it is read when it does."""

    def in_place_of(self, amended: Line) -> Line:
        """This line where it stands in place of the one that it amends; with the reason of that if it has none."""
        # It amends what stood before them only if the other did.
        return replace(self, amends=amended.amends, why=self.why or amended.why)


TableT = TypeVar("TableT", bound=Seated)
TableT_contra = TypeVar("TableT_contra", bound=Seated, contravariant=True)


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

    def passed_over(self, answer: str, family: str) -> Line | None:
        """The line of an answer of which the chronicle tells at most what follows from it; None for all others."""
        return None

    def figures(self, table: TableT_contra) -> Mapping[Figure, int]:
        """The figures whose changes are told; those that are missing are 0."""
        return {}

    def thing(self, figure: Figure, table: TableT_contra) -> Line | None:
        """Where a figure of a thing stands, in a few words as "on the Lord"; None where there are no such figures."""
        return None

    def looked_for(self, line: Line) -> LookedFor | None:
        """What a line is to whoever looks back at a game, None for nothing; a game knows more than its parts."""
        return "part" if line.heading else None

    def named(self, kind: str, cards: CardsT_contra) -> str:
        """The name of a card that a line names, empty where that has none."""
        return ""

    def reason(self, word: str, figures: Sequence[int], seat: int, table: TableT_contra) -> Line | None:
        """The line of a bot's reason, a sentence of its own; None for a word that nobody knows here.

        A game that has words of its own asks for these first, and then here for those that searches and policies of
        all games have.

        Args:
            word: the bot's, from a `Reason`.
            figures: what goes with it; there may be more or fewer than are meant, and they may mean nothing.
            seat: whose bot it is.
            table: what the viewer knew before the move; so the line can name nothing that the viewer may not know.
        """
        if word not in REASONS:
            return None
        family = table.seating.families[seat]
        return Line(word, family, values={"family": family, "n": figures[0] if figures else 0})

    def why(self, said: tuple[str, Sequence[int]] | None, seat: int, table: TableT_contra) -> Line | None:
        """The line of what a bot has said, whatever that is; None where it makes no sentence.

        Args:
            said: its `Reason`, if it gave one.
            seat: whose bot it is.
            table: what the viewer knew before the move.
        """
        if said is None:
            return None
        try:
            line = self.reason(*said, seat, table)
            if line is not None:
                self.text(line)
        except Exception as error:  # noqa: BLE001
            # What a bot says is no reason to stop a game; what it said may name what it holds.
            _log.warning("a bot of seat %d gave a reason that cannot be told: %s", seat, type(error).__name__)
            return None
        return line

    @abstractmethod
    def text(self, line: Line, cards: CardsT_contra | None = None, reader: str = "") -> str:
        """The whole sentence of a line in the language that is spoken.

        Args:
            line: what is told.
            cards: they may have names of their own.
            reader: the letter of the family to which it is said what is done to its own things, empty for nobody.
        """


def add_line(lines: list[Line], new: Iterable[Line]) -> None:
    """Put new lines behind the others; those that amend replace the last one."""
    for line in new:
        if line.amends and lines:
            lines[-1] = line.in_place_of(lines[-1])
        else:
            lines.append(line)


def explained(lines: Sequence[Line], why: Line | None) -> Sequence[Line]:
    """The same lines with a reason at the first that is about whose reason it is; the very same where none is."""
    for place, line in enumerate(lines):
        if why is not None and line.family == why.family and not line.heading:
            return [*lines[:place], replace(line, why=why), *lines[place + 1 :]]
    return lines


def told(teller: Teller[TableT], table: TableT, events: Iterable[Event], why: Line | None = None) -> Sequence[Line]:
    """The lines of a move, with its reason; what happened by it happens to the table, the teller's seat's own."""
    lines: list[Line] = []
    for event in events:
        lines += teller.tell(event, table)
        event.apply(table)
    return explained(lines, why)
