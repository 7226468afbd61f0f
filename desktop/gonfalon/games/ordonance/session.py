"""Ordonance as a session knows it: its deck and options, what teaches a seat a card, and what its end tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gonfalon.core.game import Event
from gonfalon.games.ordonance.rules import Table
from gonfalon.games.ordonance.rules import events as told
from gonfalon.games.ordonance.rules.decks import Decks
from gonfalon.games.ordonance.rules.scoring import Sheet, sheet
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon.games.ordonance.rules.verdict import Verdict, verdict
from gonfalon.session.feats import Feats
from gonfalon.session.playable import Elsewhere, OneDeck
from gonfalon.session.undo import Refusal


class PlayableOrdonance(OneDeck):
    """Ordonance with the one deck there is: the user's own, else the one that the program brings along."""

    def shelf(self, folder: Path | None, elsewhere: Elsewhere) -> Decks:
        return Decks(folder)

    def reveals(self, event: Event, seat: int) -> Refusal | None:
        """A drawn card is known to the seat that drew it; what another drew waits for it on the pile in any case."""
        return "drawn" if isinstance(event, told.Drawn) and event.seat == seat else None

    def summary(self, opening: Table, events: Iterable[Sequence[Event]], end: Table) -> Summary:
        return summarize(opening, events, end)


@dataclass(frozen=True)
class Marked:
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
class Summary:
    """Facts for the last screen; a tuple has a place for every seat where nothing else is said."""

    sheet: Sheet
    """Territories, points and places."""
    markers: tuple[Marked, ...]
    """All victory markers that were given, in their order."""
    verdicts: tuple[Verdict, ...]
    """For each territory who holds it and what decided that, as the table lies at the end."""
    late: tuple[int, ...]
    """Cards that each seat laid into territories which somebody controlled already."""
    turns: tuple[int, ...]
    """How often each seat has played or passed."""
    kept: tuple[tuple[str, ...], ...]
    """The units left in each hand, by their words."""
    pile: int
    """How many cards nobody has drawn."""


def summarize(opening: Table, events: Iterable[Sequence[Event]], end: Table) -> Summary:
    """
    Args:
        opening: the table before the first move.
        events: what each move brought about, unredacted.
        end: the table after the last move.
    """
    table = opening.clone()
    seats = range(end.seating.seats)
    markers: list[Marked] = []
    late = [0] * len(seats)
    turns = [0] * len(seats)
    mover = NOBODY
    for at, event in enumerate(event for bunch in events for event in bunch):
        match event:
            case told.Played(seat=seat, territory=territory):
                late[seat] += table.holder[territory] != NOBODY
                turns[seat] += 1
                mover = seat
            case told.Passed(seat=seat):
                turns[seat] += 1
                mover = seat
            case told.Controlled(territory=territory, seat=seat, marker=marker):
                markers.append(Marked(marker, territory, seat, mover, turns[mover], at))
        event.apply(table)
    units = end.seating.deck.units
    return Summary(
        sheet=sheet(end),
        markers=tuple(markers),
        verdicts=tuple(verdict(end, territory) for territory in range(end.seating.territories)),
        late=tuple(late),
        turns=tuple(turns),
        kept=tuple(
            tuple(units[face].word for card in end.hands[seat] if (face := end.faces[card]) is not None)
            for seat in seats
        ),
        pile=end.left,
    )


def feats(events: Iterable[Sequence[Event]], end: Table) -> list[Feats]:
    """What each seat did with its cards, which strike nobody and lie open; see `summarize`."""
    units = end.seating.deck.units
    played: list[Counter[str]] = [Counter() for _ in range(end.seating.seats)]
    for event in (event for bunch in events for event in bunch):
        if isinstance(event, told.Played) and (face := end.faces[event.card]) is not None:
            played[event.seat][units[face].word] += 1
    return [Feats(counts) for counts in played]
