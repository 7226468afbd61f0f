"""What a game tells when it is over: rankings, how they came about, and facts, in the words of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gonfalon.session.seats import Seat
from gonfalon.ui.widgets.chart import Steps
from gonfalon.ui.widgets.standings import Column, Figure

__all__ = ["EndingChart", "EndingReport", "EndingRow", "EndingTable", "Turned"]


@dataclass(frozen=True)
class EndingRow:
    """How one family came out; families with the same `place` share it."""

    place: int
    seat: Seat
    family: str
    """The family's name in the language of the reader."""
    figures: tuple[Figure, ...]
    """One for each column of the table, as they are read."""


@dataclass(frozen=True)
class EndingTable:
    """One ranking of all families."""

    columns: tuple[Column, ...]
    """What stands behind place and family."""
    rows: tuple[EndingRow, ...]
    """The best first."""
    title: str = ""
    """What is ranked, where there is more than one table."""


@dataclass(frozen=True)
class EndingChart:
    """How it came about, a line for each family."""

    title: str
    history: Mapping[str, tuple[int, ...]]
    """Figures by family letter, all of one length: one for each of `labels`, the first of them at the start."""
    labels: tuple[str, ...]
    """What stands under each point; where room is short, only under some."""
    steps: Steps | None = None
    """When the points were, and what stands under them besides, where the figures change at certain times only."""


@dataclass(frozen=True)
class Turned:
    """The deed after which the winner led to the end."""

    line: str
    """Whose it was, and when."""
    event: int
    """Its place among all that happened, from 0."""


@dataclass(frozen=True)
class EndingReport:
    """All that the last screen tells; the words are in the language of the reader."""

    title: str
    """Who wins, for one winner or several."""
    subtitle: str
    tables: tuple[EndingTable, ...]
    """At least one; the first says who wins."""
    chart: EndingChart | None = None
    """Without one the facts stand in its place, or a second table."""
    facts: tuple[tuple[str, str], ...] = ()
    """Headings with a line each."""
    tie_break: str | None = None
    """How a tie was broken, as a sentence."""
    turned: Turned | None = None
    """None where the victory is shared, or equals were parted otherwise."""
    ornament: str = "token-first-player"
    """The drawing above the winners' crests."""
