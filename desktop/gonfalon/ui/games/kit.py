"""What the screens ask of one game: its table, its chronicle, its words, and how it tells its end.

A game that is to be played has a module `gonfalon.ui.games.NAME.kit` with an object `KIT`, a `Kit` of its own. Screens
know no other way to a game, and no game knows another.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QRect, QRectF, QSizeF, SignalInstance
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QWidget

from gonfalon.core.game import Move
from gonfalon.core.state import Decision
from gonfalon.session.seats import Seat
from gonfalon.ui.games.lines import Line, PointedCards

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.ui.app import Window
    from gonfalon.ui.board.choices import ChoiceBar
    from gonfalon.ui.board.director import Director
    from gonfalon.ui.board.furniture import BannerItem
    from gonfalon.ui.board.pointer import Pointer
    from gonfalon.ui.board.view import KeyboardOnBoard
    from gonfalon.ui.screens.ending import EndingReport

__all__ = ["GAMES", "Asking", "Board", "Choosing", "Kit", "Measures", "Show", "Spread", "Teller", "Words", "kit"]

GAMES = ("oriflamme",)
"""The games that have a kit, by the names that sessions and records know them by."""

Show = Callable[["Window"], None]
"""Brings a window to what a picture is to show."""


class Words(Protocol):
    """Everything that a table says in one language; made anew when that changes."""

    language: str


class Measures(Protocol):
    """Where things lie that are no part of the scene but widgets over it, in scene units."""

    @property
    def banner(self) -> QRectF: ...
    @property
    def choices(self) -> QRectF:
        """The place of the numbered buttons."""
        ...

    @property
    def buttons(self) -> QRectF:
        """The place that Undo and Rules share."""
        ...

    @property
    def chronicle(self) -> QRectF: ...


class Asking(Protocol):
    """The question that stands on a board."""

    @property
    def decision(self) -> Decision | None:
        """What is asked of the seat at the screen now, None for nothing."""
        ...

    def following(self, decision: Decision | None) -> Move | None:
        """The answer to a decision that a gesture has given already, None where it has to be asked."""
        ...

    def clear(self) -> None:
        """Ask nothing any more."""


class Board(Protocol):
    """A scene with one seat's table on it: a `BoardScene` that knows a game.

    It is given nothing but that seat's own view, so that it cannot show or say what the seat may not know.
    """

    @property
    def chosen(self) -> SignalInstance:
        """A move that the person at the screen has made on the board."""
        ...

    @property
    def refused(self) -> SignalInstance:
        """A sentence: why something was not taken."""
        ...

    @property
    def telling(self) -> SignalInstance:
        """An event that is about to change the board's table."""
        ...

    @property
    def seat_wanted(self) -> SignalInstance:
        """Somebody wants to look at what lies before this seat."""
        ...

    @property
    def relaid(self) -> SignalInstance:
        """The measures have changed: what lies over the scene has to follow."""
        ...

    @property
    def focus_moved(self) -> SignalInstance:
        """The thing of the board that the keys are at now."""
        ...

    @property
    def director(self) -> Director: ...
    @property
    def pointer(self) -> Pointer: ...
    @property
    def focus(self) -> KeyboardOnBoard: ...
    @property
    def asking(self) -> Asking: ...
    @property
    def measures(self) -> Measures: ...
    @property
    def banner(self) -> BannerItem: ...

    @property
    def built(self) -> bool:
        """Whether there is a table to show."""
        ...

    @property
    def table(self) -> Any:
        """The seat's own table, as far as it has been told."""

    @property
    def viewer(self) -> int:
        """The seat whose table is shown, -1 for a spectator's."""
        ...

    def show_table(self, table: Any, viewer: int, seats: Sequence[Seat], words: Any) -> None:
        """Clear the board and build it from a seat's own table."""

    def set_words(self, words: Any) -> None:
        """Say everything in another language."""

    def lay_out(self, size: QSizeF) -> None:
        """Fit everything to a view of this size."""

    def rebuild(self) -> None:
        """Let everything lie at once as the table says."""

    def play(self, events: Sequence[Any]) -> None:
        """Tell these events, one after the other; without motion they are over when this returns."""

    def ask(self, decision: Decision | None) -> None:
        """Show what is asked, of the seat at the screen or of another; None at the end of the game."""

    def items(self) -> Iterable[QGraphicsItem]: ...


class Choosing(Protocol):
    """What goes on between the numbered buttons and the board while a seat chooses."""

    @property
    def chosen(self) -> SignalInstance:
        """A move of the seat whose table is shown."""
        ...

    @property
    def looked_ahead(self) -> SignalInstance:
        """The board shows beforehand what another answer would mean."""
        ...

    @property
    def half_made(self) -> bool:
        """Whether what is asked goes on with a move that may be taken back."""
        ...

    def forget(self) -> None:
        """Another table is shown: nothing was begun on it."""

    def ask(self, decision: Decision | None, undoable: bool) -> None:
        """Get ready for a question, before the board asks it; `undoable` is the last move of this seat or not."""

    def press(self, index: int) -> None:
        """Give the answer with this index, if there is one."""

    def room(self, choices: QRect) -> QRect:
        """The place that the buttons take, `choices` as measured, or more or less of it as the question wants."""
        ...


class Teller(Protocol):
    """Tells one seat's chronicle; it may know no more than the view it is shown, and remembers what it has told."""

    def opening(self, table: Any) -> list[Line]:
        """The lines of what had begun before anybody listened."""
        ...

    def tell(self, event: Any, table: Any) -> list[Line]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        ...


@dataclass(frozen=True)
class Spread:
    """What lies before a seat, spread out to be looked at."""

    heading: str
    """Whose it is."""
    inner: QWidget
    """What is looked at, without a parent; the overlay takes it."""


class Kit(ABC):
    """A game as its screens know it; it holds no state, everything about a table is in its board.

    Words, cards, tables and boards are Any here: each kit says of which kind its own are, and is given no others. The
    methods that are not abstract have an answer that a game may do with.
    """

    name: str
    """What sessions and records call the game."""

    # -- the table -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def words(self, language: str, cards: Any = None) -> Any:
        """What the table says (`Words`), for a language and the cards that are played with, None before the first."""

    @abstractmethod
    def cards(self, table: Any) -> Any:
        """The cards that a table is played with."""

    @abstractmethod
    def board(self, words: Any) -> Board:
        """A new scene for tables of this game; it is a `BoardScene`, and nothing is on it yet."""

    @abstractmethod
    def choosing(self, board: Any, bar: ChoiceBar, parent: QObject) -> Choosing:
        """What connects the board to the numbered buttons under the prompt."""

    def chronicle_room(self, board: Any) -> QRectF:
        """Where the chronicle has its place now; asked for again whenever the board shows something else."""
        room: QRectF = board.measures.chronicle
        return room

    @abstractmethod
    def show_large(self, board: Any, cards: PointedCards) -> None:
        """Show large what a line of the chronicle is about, none of it for what the board shows by itself."""

    def explained(self, board: Any, decision: Decision) -> str:
        """The page or chapter of the rules that explains what is asked, empty for their beginning."""
        return ""

    def spread(self, board: Any, seat: int) -> Spread | None:
        """What lies before a seat as far as this board's viewer may look at it, None where nothing does."""
        return None

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keys(self) -> tuple[str, ...]:
        """A line for each key that means something on this table only."""
        return ()

    def press(self, board: Any, key: int) -> bool:
        """Act on a key (of `Qt.Key`) that the screen has no use for; False when it means nothing here either."""
        return False

    # -- what is heard -------------------------------------------------------------------------------------------------

    def described(self, board: Any, thing: QGraphicsObject) -> str:
        """A thing of the board that the keys have come to, for those who hear it; empty where the board says it."""
        return ""

    def announced(self, board: Any) -> str:
        """What those who listen are told when something is asked: the words of the prompt, and more if need be."""
        return "\n".join(part for part in (board.banner.title, board.banner.detail) if part)

    # -- the chronicle -------------------------------------------------------------------------------------------------

    @abstractmethod
    def teller(self, table: Any) -> Teller:
        """A new teller for the seats of a table."""

    @abstractmethod
    def waiting(self, decision: Decision, table: Any) -> Line:
        """The line about the decision that is open: whose it is."""

    @abstractmethod
    def text(self, line: Line, language: str, cards: Any = None) -> str:
        """The whole sentence of a line; `cards` may have names of their own."""

    # -- the end -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def report(self, match: Match, language: str) -> EndingReport:
        """What the last screen tells.

        Raises:
            LookupError: before the end.
        """

    # -- pictures ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def pictures(self) -> Mapping[str, Show]:
        """What `gonfalon picture NAME` can draw of this game, always the same."""


def kit(game: str) -> Kit:
    """The kit of a game, imported when it is first asked for.

    Raises:
        LookupError: when no game of this name has one.
    """
    if game not in GAMES:
        raise LookupError(f"There is no table for the game '{game}'; there is one for {', '.join(GAMES)}.")
    found = import_module(f"gonfalon.ui.games.{game}.kit").KIT
    assert isinstance(found, Kit)
    return found
