"""
Ordonance as a session knows it: its deck and options, which events show a card to a seat, and the summary of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.core.game import Event
from gonfalon.core.record import (
    EMBEDDED_SOURCE,
    NO_TEXTS,
    MissingSet,
    SetsStillLoading,
    embedded_set_error,
    embedded_text_differs,
)
from gonfalon.core.yaml_reader import file_stamp
from gonfalon.games.ordonance.rules import Table, events
from gonfalon.games.ordonance.rules.control import ControlReport, control_report
from gonfalon.games.ordonance.rules.deck import Deck, from_text, load, shipped
from gonfalon.games.ordonance.rules.deck_file import KEYS
from gonfalon.games.ordonance.rules.scoring import ScoreSheet, score_sheet
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon.session.session_rules import CardStatistics, IsOtherGamesFile, SessionRules, UndoRefusal

if TYPE_CHECKING:
    from gonfalon.session.match import Match

OWN_DECK_FILE = "ordonance.yaml"
"""What the user's own deck is called; it is played instead of the shipped one."""


class DeckStore:
    """Finds the deck for a new game and the one of a record; the user's file is read again when it has changed."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        """Where the user's card sets lie, None where there are none; it need not exist."""
        self.ahead = False
        """Whether somebody reads the deck by `read_ahead`; who asks for it too early is told so and need not wait."""
        self._ready = False
        self._read: tuple[Path, tuple[int, int], Deck | CardFileError] | None = None
        """The user's own file, when it was changed, and what is in it."""

    @property
    def own(self) -> Path | None:
        """The user's own deck, None where there is none; its name may be written in large letters."""
        if self.folder is None:
            return None
        try:
            named = [path for path in self.folder.iterdir() if path.name.lower() == OWN_DECK_FILE and path.is_file()]
        except OSError:
            return None
        return max(named, key=lambda path: (path.name == OWN_DECK_FILE, path.name), default=None)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """The diagnostics of the user's own deck; empty when there is none."""
        try:
            self.deck()
        except CardFileError as error:
            return error.diagnostics
        return ()

    def deck(self) -> Deck:
        """The deck that a new game is played with.

        Raises:
            CardFileError: when the user's own deck, or without one the shipped deck, has mistakes.
            SetsStillLoading: when it is still being read.
        """
        if self.ahead and not self._ready:
            raise SetsStillLoading
        own = self.own
        if own is None:
            return shipped()
        if self._read is None or self._read[:2] != (own, file_stamp(own)):
            if self.ahead:
                raise SetsStillLoading
            self._look_into(own)
            assert self._read is not None
        found = self._read[2]
        if isinstance(found, CardFileError):
            raise found
        return found

    def read_ahead(self) -> Iterator[None]:
        """Read the decks, the shipped one first; the steps may be taken in another thread."""
        with suppress(CardFileError):  # told to whoever asks for it
            shipped()
        self._ready = True
        yield
        own = self.own
        if own is not None and (self._read is None or self._read[:2] != (own, file_stamp(own))):
            self._look_into(own)
            yield

    def _look_into(self, path: Path) -> None:
        changed = file_stamp(path)
        try:
            self._read = (path, changed, load(path))
        except CardFileError as error:
            self._read = (path, changed, error)

    def texts_of(self, sets: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """Name and text of the user's own deck, if that is among these and not like the shipped one."""
        with suppress(CardFileError):
            deck = self.deck()
            if (deck.name, deck.hash) in sets and deck.hash != shipped().hash:
                return ((deck.name, deck.source[1].replace("\r\n", "\n")),)
        return ()

    def cards_of(self, sets: Sequence[tuple[str, str]], texts: Mapping[str, str] = NO_TEXTS) -> Deck:
        """The deck of a record by its name and hash: one that lies here, or the one whose text the record has.

        Raises:
            MissingSet: when none is the one that was played with.
        """
        if len(sets) != 1:
            place = min(1, len(sets))
            name = sets[place][0] if sets else ""
            raise MissingSet("a game of Ordonance is played with one deck.", place, name)
        name, digest = sets[0]
        deck = broken = None
        for read in (shipped, self.deck):
            try:
                deck = read()
            except CardFileError as error:
                broken = error.diagnostics[0]
                continue
            if deck.hash == digest:
                return deck
        if name in texts:
            return self._kept(name, digest, texts[name])
        raise MissingSet(self._why(name, digest, deck, broken), 0, name)

    def _kept(self, name: str, digest: str, text: str) -> Deck:
        try:
            deck = from_text(EMBEDDED_SOURCE, text)
        except CardFileError as error:
            raise MissingSet(embedded_set_error(name, error.diagnostics[0]), 0, name) from None
        if deck.hash != digest:
            raise MissingSet(embedded_text_differs(name, digest, deck.hash), 0, name)
        return deck

    def _why(self, name: str, digest: str, here: Deck | None, broken: Diagnostic | None) -> str:
        game = f"this game was played with the deck '{name}' ({digest}), which is not here"
        if broken is not None:
            # Perhaps it is the one, with a mistake in it by now.
            return f"{game}; a deck that is here cannot be read: {broken}"
        if here is not None and self.own is not None:
            return f"{game}: {self.own} has another one now ({here.hash}). Put the file of then into its place."
        where = f"put its file as {OWN_DECK_FILE} into {self.folder}" if self.folder else "say where its file lies"
        return f"{game}; {where}."


class OrdonanceSessionRules(SessionRules):
    """Ordonance with the one deck there is: the user's own, else the one that the program brings along."""

    def shelf(self, folder: Path | None, elsewhere: IsOtherGamesFile) -> DeckStore:
        return DeckStore(folder)

    def reveals(self, event: Event, seat: int) -> UndoRefusal | None:
        """A drawn card is known to the seat that drew it; what another drew waits for it on the pile in any case."""
        return "drawn" if isinstance(event, events.Drawn) and event.seat == seat else None

    def summary(self, opening: Table, events: Iterable[Sequence[Event]], end: Table) -> GameSummary:
        return summarize(opening, events, end)


@dataclass(frozen=True)
class MarkerAward:
    """One victory marker and how it came to its seat."""

    marker: int
    """From 1."""
    territory: int
    """From 0."""
    seat: int
    """Who controls the territory."""
    by: int
    """Whose card made it certain, which may be a rival's."""
    turn: int
    """The number of that turn of that seat, from 1."""
    event: int = field(default=-1, compare=False)
    """Its place among all that happened, from 0."""


@dataclass(frozen=True)
class GameSummary:
    """Facts for the last screen; a tuple has a place for every seat where nothing else is said."""

    sheet: ScoreSheet
    """Territories, points and places."""
    markers: tuple[MarkerAward, ...]
    """All victory markers that were given, in their order."""
    verdicts: tuple[ControlReport, ...]
    """For each territory who holds it and what decided that, as the table lies at the end."""
    late: tuple[int, ...]
    """Cards that each seat laid into territories which somebody controlled already."""
    turns: tuple[int, ...]
    """How often each seat has played or passed."""
    kept: tuple[tuple[str, ...], ...]
    """The units left in each hand, by their words."""
    pile: int
    """How many cards nobody has drawn."""


def summarize(opening: Table, happened: Iterable[Sequence[Event]], end: Table) -> GameSummary:
    """
    Args:
        opening: the table before the first move.
        happened: what each move brought about, unredacted.
        end: the table after the last move.
    """
    table = opening.clone()
    seats = range(end.seating.seats)
    markers: list[MarkerAward] = []
    late = [0] * len(seats)
    turns = [0] * len(seats)
    mover = NOBODY
    for at, event in enumerate(event for bunch in happened for event in bunch):
        match event:
            case events.Played(seat=seat, territory=territory):
                late[seat] += table.holder[territory] != NOBODY
                turns[seat] += 1
                mover = seat
            case events.Passed(seat=seat):
                turns[seat] += 1
                mover = seat
            case events.Controlled(territory=territory, seat=seat, marker=marker):
                markers.append(MarkerAward(marker, territory, seat, mover, turns[mover], at))
        event.apply(table)
    units = end.seating.deck.units
    return GameSummary(
        sheet=score_sheet(end),
        markers=tuple(markers),
        verdicts=tuple(control_report(end, territory) for territory in range(end.seating.territories)),
        late=tuple(late),
        turns=tuple(turns),
        kept=tuple(
            tuple(units[face].word for card in end.hands[seat] if (face := end.faces[card]) is not None)
            for seat in seats
        ),
        pile=end.left,
    )


def card_statistics(match: Match) -> list[CardStatistics]:
    """Return what each seat did with its cards, which strike no seat and lie open; see `summarize`."""
    end: Table = match.open_table(len(match.moves))
    units = end.seating.deck.units
    played: list[Counter[str]] = [Counter() for _ in range(end.seating.seats)]
    for event in (event for move in match.all_played_moves() for event in move.events):
        if isinstance(event, events.Played) and (face := end.faces[event.card]) is not None:
            played[event.seat][units[face].word] += 1
    return [CardStatistics(counts) for counts in played]


def shared_knowledge(table: Table) -> Table:
    """Return a table with the faces that any seat knows."""
    shared = table.clone()
    shared.faces = [face if seats else None for face, seats in zip(table.faces, table.known, strict=True)]
    return shared


def recognition_score(name: str, keys: Set[str]) -> int:
    """Return how much a file looks like a deck of Ordonance."""
    # Sets of cards have `cards` too.
    return len(KEYS) if name.lower() == OWN_DECK_FILE else len(keys & {*KEYS} - {"cards"})
