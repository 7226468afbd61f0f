"""
Pax Pamir as a session knows it: its deck and options, which events show a card to a seat, and the summary of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.core.diagnostics import CardFileError, Diagnostic, MessageError
from gonfalon.core.game import COMMON_OPTIONS, POSITION_OPTION, Event
from gonfalon.core.record import NO_TEXTS, MissingSet
from gonfalon.games.pamir.rules import Pamir, Table, events
from gonfalon.games.pamir.rules.constants import BATTLE, BETRAY, COALITIONS
from gonfalon.games.pamir.rules.deck import Deck, shipped
from gonfalon.games.pamir.rules.dominance import influence
from gonfalon.games.pamir.rules.positions import (
    line_of,
    options_of,
    position_line,
    position_text,
    read_position,
    write_position,
)
from gonfalon.session.plugin import StartingPosition
from gonfalon.session.session_rules import CardStatistics, IsOtherGamesFile, SessionRules, UndoRefusal

if TYPE_CHECKING:
    from gonfalon.core.state import Frame
    from gonfalon.session.match import Match


class DeckStore:
    """Finds the deck for a new game and the one of a record."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        """Where the user's cards of other games lie."""
        self.ahead = False
        """The one deck is read when somebody asks for it, whatever this says."""

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """The diagnostics of the user's own deck: always empty, there is no such deck."""
        return ()

    def deck(self) -> Deck:
        """The deck that a new game is played with.

        Raises:
            CardFileError: when its file was changed and no longer loads.
        """
        return shipped()

    def texts_of(self, sets: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """Return what a record keeps of its cards: nothing, they come with the program."""
        return ()

    def cards_of(self, sets: Sequence[tuple[str, str]], texts: Mapping[str, str] = NO_TEXTS) -> Deck:
        """The deck of a record by its name and hash; a record's own text of it is not looked at.

        Raises:
            MissingSet: when the shipped one is not the one that was played with.
        """
        if len(sets) != 1:
            place = min(1, len(sets))
            raise MissingSet("a game of Pax Pamir is played with one deck.", place, sets[place][0] if sets else "")
        name, digest = sets[0]
        try:
            deck = shipped()
        except CardFileError as error:
            # Perhaps it is the one, with a mistake in it by now.
            why = f"the deck that comes with the program cannot be read: {error.diagnostics[0]}"
            raise MissingSet(f"this game was played with the deck '{name}' ({digest}); {why}", 0, name) from None
        if deck.hash != digest:
            here = f"this program has another one ({deck.hash}); open it with the version in which it was played."
            raise MissingSet(f"this game was played with the deck '{name}' ({digest}); {here}", 0, name)
        return deck


class PamirSessionRules(SessionRules):
    """Pax Pamir with the one deck that the program brings along."""

    def shelf(self, folder: Path | None, elsewhere: IsOtherGamesFile) -> DeckStore:
        return DeckStore(folder)

    def reveals(self, event: Event, seat: int) -> UndoRefusal | None:
        """A card that is dealt is new to everybody, and so is a swapped hand; all have seen what was bought (N17)."""
        news = (events.CardDealt, events.HandsSwapped, events.HandsSwappedOpenly, events.WakhanDrew, events.Disclosed)
        return "secret-shown" if isinstance(event, news) else None

    def summary(self, opening: Table, events: Iterable[Sequence[Event]], end: Table) -> GameSummary:
        return summarize(opening, events, end)


@dataclass(frozen=True)
class CheckResult:
    """One Dominance Check and what came of it."""

    coalition: int
    """The dominant coalition, -1 where none was."""
    final: bool
    counted: tuple[int, ...]
    """The influence of each seat in that coalition, or its cylinders in play where none was dominant."""
    points: tuple[int, ...]
    """What each seat scored."""
    turn: int
    """How many turns had begun by then."""
    event: int
    """Where it began among all that happened, from 0."""


@dataclass(frozen=True)
class GameSummary:
    """Facts for the last screen; a tuple has a place for every seat where nothing else is said."""

    checks: tuple[CheckResult, ...]
    turns: int
    """How many turns there were."""
    loyalties: tuple[tuple[int, ...], ...]
    """The coalitions that each seat was loyal to, one after the other."""
    bought: tuple[int, ...]
    """How many cards each seat bought, events among them."""
    played: tuple[int, ...]
    """How many it played."""
    betrayed: tuple[int, ...]
    """How many court cards it lost."""
    bribes: tuple[int, ...]
    """How many rupees others gave it, by bribes and taxes."""


def summarize(opening: Table, happened: Iterable[Sequence[Event]], end: Table) -> GameSummary:
    """Return the summary for the last screen, by all events from the opening on, unredacted."""
    seats = end.seating.seats
    table = opening.clone()
    checks: list[CheckResult] = []
    turns = 0
    loyalties: list[list[int]] = [[] for _ in range(seats)]
    bought, played, lost, given = ([0] * seats for _ in range(4))
    for at, event in enumerate(event for bunch in happened for event in bunch):
        match event:
            case events.DominanceChecked(coalition=coalition, final=final):
                checks.append(CheckResult(coalition, final, _counted(table, coalition), (0,) * seats, turns, at))
            case events.PointsScored(seat=seat, points=points):
                checks[-1] = _scored(checks[-1], seat, points)
            case events.TurnBegun():
                turns += 1
            case events.LoyaltyDeclared(seat=seat, coalition=coalition):
                loyalties[seat].append(coalition)
            case events.CardBought(seat=seat) | events.CardBoughtOpenly(seat=seat) | events.EventBought(seat=seat):
                bought[seat] += 1
            case events.CardPlayed(seat=seat):
                played[seat] += 1
            case events.CourtCardDiscarded(seat=seat):
                lost[seat] += 1
            case events.RupeesPassed(taker=taker, amount=amount):
                given[taker] += amount
        event.apply(table)
    return GameSummary(
        checks=tuple(checks),
        turns=turns,
        loyalties=tuple(map(tuple, loyalties)),
        bought=tuple(bought),
        played=tuple(played),
        betrayed=tuple(lost),
        bribes=tuple(given),
    )


def _scored(check: CheckResult, seat: int, points: int) -> CheckResult:
    return replace(check, points=tuple(have + points * (at == seat) for at, have in enumerate(check.points)))


def _counted(table: Table, coalition: int) -> tuple[int, ...]:
    seats = range(table.seating.seats)
    if coalition in range(len(COALITIONS)):
        return tuple(influence(table, seat, coalition) for seat in seats)
    return tuple(table.in_play(seat) for seat in seats)


def card_statistics(match: Match) -> list[CardStatistics]:
    """Return what each seat did with its cards, by all events from the opening on, unredacted."""
    seats = len(match.seats)
    played, struck = ([Counter[str]() for _ in range(seats)] for _ in range(2))
    mover, striking = 0, ""
    for event in (event for move in match.all_played_moves() for event in move.events):
        match event:
            case events.TurnBegun(seat=seat):
                mover, striking = seat, ""
            case events.CardUsed(card=card, action=action):
                striking = str(card) if action in (BATTLE, BETRAY) else ""
            case events.CardPlayed(seat=seat, card=card):
                played[seat][str(card)] += 1
                striking = ""
            case events.BlockRemoved() if striking:
                struck[mover][striking] += 1
            case events.CylinderRemoved(seat=seat) | events.CourtCardDiscarded(seat=seat) if striking and seat != mover:
                struck[mover][striking] += 1
    return [CardStatistics(*counts) for counts in zip(played, struck, strict=True)]


def shared_knowledge(table: Table) -> Table:
    """Return a table whose deck no seat knows."""
    shared = table.clone()
    shared.deck = [None] * len(table.deck)
    return shared


def read_starting_position(text: str, source: str) -> StartingPosition:
    """Return the position in a text with which a game can begin.

    Raises:
        CardFileError: with what is wrong, and where.
    """
    row = read_position(text, source)
    try:
        line = position_line({key: value for key, value in row.items() if key != "options"})
        options = Pamir().options({**options_of(row), POSITION_OPTION: line})
    except MessageError as error:
        raise CardFileError([Diagnostic.of(source, line_of(text, error.phrase), 1, error.phrase)]) from None
    except ValueError as error:  # of the options beside the position
        raise CardFileError([Diagnostic(source, 1, 1, str(error))]) from None
    told = options.as_text()
    automata = {"wakhan": told.pop("wakhan")} if "wakhan" in told else {}
    return StartingPosition(
        options.families,
        str(row.get("turn", options.families[0])),
        tuple((name, value) for name, value in told.items() if name not in COMMON_OPTIONS),
        automata,
    )


def write_position_text(table: Table, stack: Sequence[Frame]) -> str:
    """Return the position on a table as a row of YAML, with what the table hides left hidden.

    Raises:
        ValueError: with a sentence, when something has been begun that is not done.
    """
    return position_text(write_position(table, stack))


def recognition_score(name: str, keys: Set[str]) -> int:
    """Return how much a file looks like the cards of Pax Pamir."""
    return len(keys) if keys & {"court", "wakhan"} else 0
