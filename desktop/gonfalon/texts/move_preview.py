"""
Moves that can be made, in words: as buttons and in the list of moves, with a preview of what they bring, and as hints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from gonfalon.core.game import simulate
from gonfalon.core.knowledge import View
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.log_entries import AnyLogRenderer, LogEntry, LogFigure

if TYPE_CHECKING:
    from gonfalon.core.game import Event, Simulation
    from gonfalon.core.state import Table


@dataclass(frozen=True)
class Choice:
    """One of the numbered buttons under the prompt."""

    move: Any
    title: str
    detail: str = ""
    cards: tuple[int, ...] = ()
    """What it would be done to, to be shown on the board beforehand."""
    style: str = ""
    """How the board shows that: `plus` or `brackets`."""
    key: str = ""
    """The key that gives it, as `ui.widgets.keys.matches` knows it; empty for the next number."""
    icon: str = ""
    """The drawing before its words, empty for none."""
    tint: str = ""
    """The accent of that drawing, as #rrggbb; empty for its own."""
    quiet: bool = False
    """Whether it ends or leaves off: it stands on parchment, beside what is done in gold."""
    reason: str = ""
    """A sentence: why it cannot be given now; empty where it can."""

    outlook: MovePreview | None = None
    """What it would bring, to be shown on the board beforehand."""

    @property
    def enabled(self) -> bool:
        """Whether the choice can be made now."""
        return not self.reason


class MoveListEntry(NamedTuple):
    """A line of the list; without a move it only tells something."""

    title: str
    detail: str = ""
    move: object = None


class MoveListGroup(NamedTuple):
    """Lines under a heading."""

    heading: str
    entries: tuple[MoveListEntry, ...]


def filter_groups(groups: Sequence[MoveListGroup], words: str) -> Iterator[MoveListGroup]:
    """Return the groups with the entries that contain all these words, in any order; all groups for no words."""
    wanted = words.casefold().split()
    for group in groups:
        entries = tuple(
            entry
            for entry in group.entries
            if all(word in f"{group.heading} {entry.title} {entry.detail}".casefold() for word in wanted)
        )
        if entries:
            yield MoveListGroup(group.heading, entries)


class FigureChange(NamedTuple):
    """By how much a figure would be more."""

    figure: LogFigure
    by: int
    certain: bool = True
    """False for what happens only on a condition."""
    words: str = ""
    """That condition in a few words."""


class ChangeCause(NamedTuple):
    """The reason why a move brings less than expected."""

    thing: Hashable
    """What on the table makes it so."""
    of: Hashable
    """What it makes so."""
    words: str


@dataclass(frozen=True)
class MovePreview:
    """The consequences of a move as far as the seat can know them, excluding what happens after that."""

    text: str = ""
    """Whole sentences."""
    changes: Sequence[FigureChange] = ()
    causes: Sequence[ChangeCause] = ()
    cards: tuple[int, ...] = ()
    """The cards of the table to which more would be done then."""
    style: str = ""
    """How the board shows those: `plus` or `brackets`; empty without any."""
    asks: bool = False
    """Whether whoever answers like that has to choose more then."""
    again: str = ""
    """What it would bring again and again from then on, for its title, with `{answer}` for it; empty for nothing."""
    events: Sequence[Event] = field(default=(), repr=False)
    """What is foretold, by which two answers can be told to end alike."""

    def span(self, figure: LogFigure) -> tuple[int, int]:
        """By how much a figure would change at the least and at the most."""
        found = [change.by for change in self.changes if change.figure == figure]
        sure = [change.by for change in self.changes if change.figure == figure and change.certain] or [0]
        return min(found + sure), max(found + sure)


def simulated_entries(
    log_renderer: AnyLogRenderer, table: Table, seat: int, said: Simulation
) -> tuple[list[LogEntry], Counter[LogFigure]]:
    """Return the log entries simulated for a move of this seat, and the figures that would change."""
    log_groups = GameLog(log_renderer, table).add(seat, said.events)
    changes: Counter[LogFigure] = Counter()
    for log_group in log_groups:
        changes.update(log_group.shown_changes)
    return [log_group.line for log_group in log_groups if log_group.line is not None and log_group.is_told], changes


def possible_changes(worlds: Sequence[tuple[str, Mapping[LogFigure, int]]]) -> list[FigureChange]:
    """Return the changes in all possible worlds, and those in only some; each world has its condition in words."""
    found: list[FigureChange] = []
    for figure in dict.fromkeys(figure for _, changes in worlds for figure in changes):
        each = [changes.get(figure, 0) for _, changes in worlds]
        # What is the least in all of them is certain.
        sure = min(each, key=abs) if min(each) > 0 or max(each) < 0 else 0
        if sure:
            found.append(FigureChange(figure, sure))
        words, by = max(((words, changes.get(figure, 0)) for words, changes in worlds), key=lambda one: abs(one[1]))
        if by != sure:
            found.append(FigureChange(figure, by, False, words))
    return found


HintReason = tuple[str, Sequence[int]]


def move_hint(
    log_renderer: AnyLogRenderer, view: View, move: object, reason: HintReason | None
) -> tuple[LogEntry | None, LogEntry | None]:
    """The line of what the move does and that of its reason; None where nothing can be foretold, or nothing was said.

    Args:
        log_renderer: how the game is told.
        view: of the seat that is asked.
        move: one of those that it may make.
        reason: why the bot would make it.
    """
    table = view.table
    simulation = simulate(view, move)
    log_groups = GameLog(log_renderer, table).add(view.seat, simulation.events)
    # A line of nobody goes on with one that was told before, and says nothing by itself.
    lines = (log_group.line for log_group in log_groups if log_group.line is not None and log_group.line.family)
    return next(lines, None), log_renderer.why(reason, view.seat, table)
