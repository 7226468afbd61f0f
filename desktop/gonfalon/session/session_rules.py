"""The interface of a game to a session, beside its rules: card sources, undo, summaries, and card statistics."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

from gonfalon.core.game import Event
from gonfalon.core.record import NO_TEXTS
from gonfalon.session.new_game import NewGame

UndoRefusal = Literal["nothing", "another-decided", "secret-shown", "drawn", "over"]
"""No decision yet; another seat has decided since; a card was shown or mixed; the seat has drawn a card since; the game
is over."""


def why_no_undo(
    seat: int,
    deciders: Sequence[int],
    events: Sequence[Sequence[Event]],
    reveals: Callable[[Event, int], UndoRefusal | None],
    over: bool,
) -> UndoRefusal | None:
    """Return why the seat may not take back its last decision, None if it may.

    Args:
        seat: who asks.
        deciders: who made each move so far.
        events: what each move brought about.
        reveals: why the seat may not take back what brought an event about.
        over: whether the game is over.
    """
    if over:
        return "over"
    if seat not in deciders:
        return "nothing"
    if deciders[-1] != seat:
        return "another-decided"
    return next(filter(None, (reveals(event, seat) for event in events[-1])), None)


class CardStatistics(NamedTuple):
    """The deeds of one seat; cards go by the words for which `GamePlugin.card_name` has a name."""

    played: Mapping[str, int] = {}
    """How often each kind of card was played."""
    struck: Mapping[str, int] = {}
    """How many cards or pieces fell to each kind."""
    waited: str = ""
    """The kind that lay face down longest, empty where none did."""
    rounds: int = 0
    """For how many rounds."""


IsOtherGamesFile = Callable[[str, Set[str]], bool]
"""Whether a file of cards is another game's, by its name and by the words at its top."""


class CardSource(Protocol):
    """The cards of one game that are at hand."""

    ahead: bool
    """Whether somebody reads them beforehand; who asks too early is told so by `SetsStillLoading`."""

    def cards_of(self, sets: Sequence[tuple[str, str]], texts: Mapping[str, str] = NO_TEXTS) -> object:
        """The cards of a record, whose sets are given by name and hash.

        Args:
            texts: what the record itself has of some sets, by name: a stranger's text, used only where no set here is
                the one that was played with, and only if it is.

        Raises:
            MissingSet: when one is not here, or was changed.
            SetsStillLoading: when one may be still being read.
        """

    def texts_of(self, sets: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """Name and text of those of these sets that do not come with the program, for a record to keep."""
        ...


class SessionRules(ABC):
    """A game that can be begun, saved, taken back and told about when it is over; usual is one deck, `seating.deck`."""

    @abstractmethod
    def shelf(self, folder: Path | None, elsewhere: IsOtherGamesFile) -> CardSource:
        """Its cards: those that the program brings along, and those in a folder of the user's, which need not exist.

        Whoever reads all files of that folder leaves those alone which are told to be `elsewhere`.
        """

    def given(self, new_game: NewGame, shelf: Any) -> dict[str, object]:
        """Return the `Rules.options` besides families and first player: cards from the card sources, and choices.

        Raises:
            ValueError: with a sentence, when the shelf does not have these cards.
        """
        return {**dict(new_game.options), "cards": shelf.deck()}

    def deck(self, table: Any) -> Any:
        """The cards that are played with."""
        return table.seating.deck

    def sets(self, deck: Any) -> tuple[str, ...]:
        """The names of the sets that these cards come from."""
        return (deck.name,)

    @abstractmethod
    def reveals(self, event: Event, seat: int) -> UndoRefusal | None:
        """Return why the seat may not take back what caused this event, None when no player learned anything by it."""

    @abstractmethod
    def summary(self, opening: Any, events: Iterable[Sequence[Event]], end: Any) -> Any:
        """Return the summary of the game when it is over.

        Args:
            opening: the table before the first move.
            events: what each move brought about, unredacted.
            end: the table after the last move.
        """

    def revealed_cards(self, end: Any) -> Sequence[Event]:
        """Return the events that reveal to all the cards still face down on the table when the game is over."""
        return ()
