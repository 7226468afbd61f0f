"""Log entries as data, so that the language can change while a game is played, and what writes and renders them."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from gonfalon.core.game import Event
from gonfalon.core.state import Decision
from gonfalon.texts.translations import translate

Phrases = Mapping[str, Callable[[int], str]]
"""By key what gives a text in the language that is installed; the number chooses the plural form and stands for %n."""

REASONS: Final[Phrases] = {
    "tried": lambda n: translate("Reasons", "{family} has played %n games out in its head: this went best.", "", n),
    "tried-you": lambda n: translate("Reasons", "This went best in %n game(s) played out from here.", "", n),
    "learned": lambda n: translate("Reasons", "{family} has learned from many games that this usually pays."),
    "learned-you": lambda n: translate("Reasons", "Many games have shown that this usually pays."),
}
"""Why bots move as they do, by their words: what searches and policies have to say in every game."""

SHARED_PHRASES: Final[Phrases] = {
    **REASONS,
    "choosing": lambda n: translate("Chronicle", "{family} is choosing…"),
    "choosing-you": lambda n: translate("Chronicle", "You are choosing…"),
    "ended": lambda n: translate("Chronicle", "End of the game"),
}


_log = logging.getLogger(__name__)


class HasSeating(Protocol):
    """A table, of which nothing is asked but who sits at it."""

    @property
    def seating(self) -> Any:
        """The seating, which stays the same for a whole game."""


PointedCards = tuple[tuple[str | None, str], ...]
"""Cards to show for a line: the kind, None where the seat does not know it, and the letter of the family, empty where
the card is nobody's."""

PointerSign = Literal["knife", "coin", "hand", "eye"]
"""What one thing does to another: it removes it, pays or takes for it, moves it, or looks at it."""


Landmark = Literal["part", "reveal", "check"]
"""What whoever looks back at a game looks for: where a part of it begins, where something hidden comes to light, or
where something is decided or counted."""


class Pointer(NamedTuple):
    """The things on the table that a log entry refers to; a game names its things as its own scene knows them."""

    sign: PointerSign
    cause: Hashable
    """The thing that does it; a card by its number."""
    victims: tuple[Hashable, ...] = ()
    """The things to which it is done; none where only a player gains or loses."""
    seats: tuple[int, ...] = ()
    """Whom it hits beyond the table: the owners of these things, and who pays."""
    arrives: bool = False
    """Whether something comes to lie there by it, and so is seen first; what is struck is seen before it is gone."""


class LogFigure(NamedTuple):
    """A figure that everybody may count."""

    seat: int
    """Whose it is."""
    thing: Hashable = None
    """On what it stands or lies, a card by its number; a word for another figure of the seat's own panel than the main
    one, which is None."""


@dataclass(frozen=True)
class LogEntry:
    """The content of one sentence of the game log; its text is made when it is read."""

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

    replaces_last: bool = False
    """Whether it says all that the line before it said, and more, and takes its place."""

    def counted(self, usual: int = -1) -> int:
        """The number that a noun follows, the usual one where none does."""
        number = self.values.get("n", usual)
        assert isinstance(number, int)
        return number

    aside: bool = False
    """Whether it only says why the line beside it happens; a terminal prints it further in."""

    why: LogEntry | None = None
    """Why a bot did that: a sentence of its own, for whoever asks."""

    rule: LogEntry | None = None
    """The rule that makes it so: a sentence of its own."""

    aim: Pointer | None = None
    """What it does to what on the table."""

    begun: bool = False
    """Whether it says no more than what begins, and is sure to go on: it is read when it does."""

    moves: tuple[tuple[str, str], ...] = ()
    """The moves that it tells: the letter of whoever made each, and the move in the words of records."""

    identity: object = field(default_factory=object, compare=False, repr=False)
    """What stays the same when reasons or moves are added to it; of two lines with the same words each has its own."""

    @property
    def notation(self) -> str:
        """Return the moves on one line, each player's letter before what it did: "R buy 71, end"."""
        runs = ((letter, [move for _, move in run]) for letter, run in groupby(self.moves, key=itemgetter(0)))
        return "; ".join(f"{letter} {', '.join(moves)}" for letter, moves in runs)

    def replacing(self, amended: LogEntry) -> LogEntry:
        """This line where it stands in place of the one that it amends; with the reason of that if it has none."""
        # It amends what stood before them only if the other did.
        return replace(self, replaces_last=amended.replaces_last, why=self.why or amended.why)


TableT = TypeVar("TableT", bound=HasSeating)
TableT_contra = TypeVar("TableT_contra", bound=HasSeating, contravariant=True)


class LogWriter(Protocol[TableT_contra]):
    """Tells one seat's chronicle; it may know no more than the view it is shown, and remembers what it has told."""

    def opening(self, table: TableT_contra) -> list[LogEntry]:
        """Return the log entries of what had begun before the log writer listened."""
        ...

    def tell(self, event: Event, table: TableT_contra) -> list[LogEntry]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        ...


CardsT_contra = TypeVar("CardsT_contra", contravariant=True)


class LogRenderer(ABC, Generic[TableT_contra, CardsT_contra]):
    """A renderer of a game's log, with the same entries in the window, in a terminal and elsewhere."""

    @abstractmethod
    def log_writer(self, table: TableT_contra) -> LogWriter[TableT_contra]:
        """A new teller for the seats of a table."""

    def waiting(self, decision: Decision, table: TableT_contra) -> LogEntry:
        """The line about the decision that is open: whose it is."""
        family = table.seating.families[decision.seat]
        return LogEntry("choosing", family, values={"family": family})

    def choice_entry(self, answer: str, family: str) -> LogEntry | None:
        """The line of an answer of which the chronicle tells at most what follows from it; None for all others."""
        return None

    def deed(self, line: LogEntry) -> LogEntry:
        """Return the entry of what was done alone, where an entry tells what followed from it too."""
        return line

    def figures(self, table: TableT_contra) -> Mapping[LogFigure, int]:
        """The figures whose changes are told; those that are missing are 0."""
        return {}

    def thing(self, figure: LogFigure, table: TableT_contra) -> LogEntry | None:
        """
        Return where a figure of a thing stands, in a few words as "on the Lord"; None where there are no such figures.
        """
        return None

    def row_key(self, line: LogEntry) -> str | None:
        """Return the key of the sentence for a row of such entries by several families, None where each is told alone.

        It is filled in with `families`: who did the same, one after the other.
        """
        return None

    def joined(self, lines: Sequence[LogEntry]) -> LogEntry | None:
        """Return the one log entry that tells a row of the same kind, None where they are not of one kind."""
        keys = {self.row_key(line) for line in lines}
        key = keys.pop() if len(keys) == 1 else None
        if key is None:
            return None
        who = tuple(dict.fromkeys(line.family for line in lines))
        # Nobody is named twice: it would be another sentence.
        return LogEntry(key, values={"families": who}) if len(who) == len(lines) else None

    def landmark_of(self, line: LogEntry) -> Landmark | None:
        """Return the landmark of a log entry for replays, None for none; a game knows more than its parts."""
        return "part" if line.heading else None

    def named(self, kind: str, cards: CardsT_contra) -> str:
        """The name of a card that a line names, empty where that has none."""
        return ""

    def letter(self, seat: int, table: TableT_contra) -> str:
        """Return the letter of the family at a seat."""
        letter: str = table.seating.families[seat]
        return letter

    def places(self, cards: CardsT_contra) -> Mapping[str, str]:
        """The names of the places that lines may be about, by a word for each; none where a game names none."""
        return {}

    def places_in(self, values: Mapping[str, object]) -> Iterable[str]:
        """Return the words for the places among the values of one line."""
        return ()

    def reason(self, word: str, figures: Sequence[int], seat: int, table: TableT_contra) -> LogEntry | None:
        """Return the log entry of a bot's reason, a sentence of its own; None for a word that is not known here.

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
        return LogEntry(word, family, values={"family": family, "n": figures[0] if figures else 0})

    def why(self, said: tuple[str, Sequence[int]] | None, seat: int, table: TableT_contra) -> LogEntry | None:
        """Return the log entry of what a bot has said, of any content; None where it makes no sentence.

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
    def text(self, line: LogEntry, cards: CardsT_contra | None = None, reader: str = "") -> str:
        """The whole sentence of a line in the language that is spoken.

        Args:
            line: what is told.
            cards: they may have names of their own.
            reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
        """


def personal_key(phrases: Mapping[str, object], line: LogEntry, reader: str) -> str:
    """Return the key of the sentence of an entry for its reader, the plain one where no other is written.

    The keys of sentences to "you" end with `-you` where the family that acts is the reader's, with `-yours` where what
    is done is done to the reader, and with `-you-yours` for both.

    Args:
        phrases: what is written, by key.
        line: what is told.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    if not reader:
        return line.key
    acts = line.values.get("family") == reader
    others = (line.values.get(name) for name in ("victim_family", "other_family", "rival", "families"))
    is_hit = any(other == reader or (isinstance(other, tuple) and reader in other) for other in others)
    keys = [f"{line.key}-you-yours"] if acts and is_hit else []
    keys += [f"{line.key}-you"] if acts else []
    keys += [f"{line.key}-yours"] if is_hit else []
    return next((key for key in keys if key in phrases), line.key)


def values_for(line: LogEntry, reader: str) -> dict[str, object]:
    """Return the values of an entry; a list of families is without the reader, who stands in the sentence itself."""
    values = dict(line.values)
    if isinstance(families := values.get("families"), tuple):
        values["families"] = tuple(letter for letter in families if letter != reader)
    return values


AnyLogRenderer: TypeAlias = LogRenderer[Any, Any]
"""The log renderer of a game of which nothing more is known."""


def add_entry(lines: list[LogEntry], new: Iterable[LogEntry]) -> None:
    """Put new lines behind the others; those that amend replace the last one."""
    for line in new:
        if line.replaces_last and lines:
            lines[-1] = line.replacing(lines[-1])
        else:
            lines.append(line)


def with_reason(lines: Sequence[LogEntry], why: LogEntry | None) -> Sequence[LogEntry]:
    """The same lines with a reason at the first that is about whose reason it is; the very same where none is."""
    for place, line in enumerate(lines):
        if why is not None and line.family == why.family and not line.heading:
            return [*lines[:place], replace(line, why=why), *lines[place + 1 :]]
    return lines


def entries_of_move(
    log_writer: LogWriter[TableT], table: TableT, events: Iterable[Event], why: LogEntry | None = None
) -> Sequence[LogEntry]:
    """The lines of a move, with its reason; what happened by it happens to the table, the teller's seat's own."""
    lines: list[LogEntry] = []
    for event in events:
        lines += log_writer.tell(event, table)
        event.apply(table)
    return with_reason(lines, why)
