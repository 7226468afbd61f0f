"""A game as it is told to one seat: each line of its chronicle with the events behind it and what they changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from gonfalon.texts.log_entries import LogEntry, LogFigure, with_reason

if TYPE_CHECKING:
    from gonfalon.core.game import Event
    from gonfalon.core.state import Table
    from gonfalon.texts.log_entries import AnyLogRenderer


@dataclass(eq=False)
class LogGroup:
    """A group of events that one log entry describes, or that happen without an entry."""

    seat: int
    """Whose decision brought it about, -1 for nobody's."""
    line: LogEntry | None = None
    events: list[Event] = field(default_factory=list)
    """All of it, as the seat saw it that is told."""
    changes: Counter[LogFigure] = field(default_factory=Counter)
    """By how much which figures have become more or less; 0 where they went up and down again."""
    things: dict[LogFigure, LogEntry] = field(default_factory=dict)
    """Where those of these figures stand, in words, that belong to a thing."""

    @property
    def is_told(self) -> bool:
        """Whether the entry reports something that happened, not only that a part begins or why something happens."""
        return self.line is not None and not (self.line.heading or self.line.aside)

    def is_own(self, own: Mapping[int, str]) -> bool:
        """Return whether a player knows the entry already because one of these families has just chosen that itself."""
        return self.line is not None and self.line.family is not None and own.get(self.seat) == self.line.family

    @property
    def shown_changes(self) -> dict[LogFigure, int]:
        """The changes that say something: what a player takes off a card was not lost there."""
        gained = {figure.seat for figure, n in self.changes.items() if figure.thing is None and n > 0}
        return {
            figure: n
            for figure, n in self.changes.items()
            if n and not (n < 0 and isinstance(figure.thing, int) and figure.seat in gained)
        }


class GameLog:
    """Keeps what happened since the opening; it is given, and knows, no more than the seat that it is told to."""

    def __init__(self, log_renderer: AnyLogRenderer, opening: Table) -> None:
        """
        Args:
            log_renderer: how the game is told.
            opening: what the seat knew before the first move; it is left as it is.
        """
        self._log_renderer = log_renderer
        self._opening = opening
        self._table = opening.clone()
        self._figures = log_renderer.figures(self._table)
        self._teller = log_renderer.log_writer(self._table)
        self.log_groups = [LogGroup(-1, line) for line in self._teller.opening(self._table)]
        """All that was told, from the opening on."""
        self._opened = len(self.log_groups)
        self._begun: dict[int, int] = {}
        """Where what the last decision of each seat brought about begins."""
        self._untold: tuple[tuple[str, str], ...] = ()
        """Moves of which no line has told anything yet, each with the letter of whoever made it."""

    def add(
        self, seat: int, events: Sequence[Event], reason: tuple[str, Sequence[int]] | None = None, move: str = ""
    ) -> list[LogGroup]:
        """Take in what the decision of a seat brought about, and why it was made; gives what is told of it."""
        why = self._log_renderer.why(reason, seat, self._table)
        new: list[LogGroup] = []
        for event in events:
            self._happen(new, seat, event)
        for log_group in new:
            lines = [] if log_group.line is None else [log_group.line]
            told = with_reason(lines, why)
            if told is not lines:
                (log_group.line,) = told
                break
        self._note(new, seat, move)
        self._begun[seat] = len(self.log_groups)
        self.log_groups += new
        return new

    def _note(self, new: Sequence[LogGroup], seat: int, move: str) -> None:
        """Let the first line that tells something of a move say the move too, and those of which nothing was told."""
        if move:
            self._untold += ((self._log_renderer.letter(seat, self._table), move),)
        told = next((log_group for log_group in new if log_group.is_told), None)
        if told is None or told.line is None:
            return
        amended = told.line.replaces_last and next(
            (one.line for one in reversed(self.log_groups) if one.line is not None), None
        )
        moves = (*amended.moves, *self._untold) if amended else (*self._untold, *told.line.moves)
        self._untold = ()
        if moves:
            told.line = replace(told.line, moves=moves)

    def _happen(self, new: list[LogGroup], seat: int, event: Event) -> None:
        log_renderer, table = self._log_renderer, self._table
        before = self._figures
        lines = self._teller.tell(event, table)
        things = self._things(before)
        event.apply(table)
        self._figures = after = log_renderer.figures(table)
        # In the order in which the game names them: what matters most comes first.
        changes = Counter({each: after.get(each, 0) - before.get(each, 0) for each in {**after, **before}})
        made: list[LogGroup] = []
        for line in lines:
            last = next((place for place in reversed(range(len(new))) if new[place].line is not None), -1)
            if line.replaces_last and last >= 0:
                whole = new[last]
                assert whole.line is not None
                whole.line = line.replacing(whole.line)
                for quiet in new[last + 1 :]:
                    whole.events += quiet.events
                    whole.changes.update(quiet.changes)
                    whole.things |= quiet.things
                del new[last + 1 :]
                made.append(whole)
            else:
                new.append(LogGroup(seat, line))
                made.append(new[-1])
        if not made:
            if not new or new[-1].line is not None:
                new.append(LogGroup(seat))
            made = [new[-1]]
        # Of several lines the one that says what is done to whom shows it, else the last: it is about what comes now.
        shows = next((one for one in made if one.line is not None and one.line.aim is not None), made[-1])
        shows.events.append(event)
        shows.changes.update(changes)
        changed = [figure for figure, change in changes.items() if change]
        # What is gone stood where it was before.
        things |= self._things([figure for figure in changed if figure in after and figure not in things])
        shows.things |= {figure: things[figure] for figure in changed if figure in things}

    def _things(self, figures: Iterable[LogFigure]) -> dict[LogFigure, LogEntry]:
        told = {each: self._log_renderer.thing(each, self._table) for each in figures if each.thing is not None}
        return {figure: line for figure, line in told.items() if line is not None}

    def lines(self) -> list[LogEntry]:
        """All lines, from the opening on."""
        return [log_group.line for log_group in self.log_groups if log_group.line is not None]

    def whole(self, log_group: LogGroup) -> LogGroup:
        """A passage together with all that its line told before, by earlier decisions, and what happened in between."""
        parts = self.log_groups[self._begins(log_group) : self._at(log_group) + 1]
        if len(parts) == 1:
            return log_group
        whole = LogGroup(log_group.seat, log_group.line)
        for part in parts:
            whole.events += part.events
            whole.changes.update(part.changes)
            whole.things |= part.things
        return whole

    def amended(self, log_group: LogGroup) -> LogGroup | None:
        """Return the group of an earlier decision that a log group repeats with more; None for an entry that begins."""
        earlier = self.log_groups[self._begins(log_group) : self._at(log_group)]
        return next((part for part in reversed(earlier) if part.line is not None), None)

    def _at(self, log_group: LogGroup) -> int:
        return next(at for at in reversed(range(len(self.log_groups))) if self.log_groups[at] is log_group)

    def _begins(self, log_group: LogGroup) -> int:
        """Return the index in the whole log at which the entry of a log group begins."""
        at = self._at(log_group)
        while at and ((line := self.log_groups[at].line) is None or line.replaces_last):
            at -= 1
        return at

    def before(self, log_group: LogGroup) -> Table:
        """Return the table as it was before a log group began, for the caller to keep."""
        table = self._opening.clone()
        for each in self.log_groups[: self._begins(log_group)]:
            for event in each.events:
                event.apply(table)
        return table

    def decided(self, own: Container[int]) -> bool:
        """Return whether one of these seats has decided anything yet."""
        return any(seat in own for seat in self._begun)

    def since(self, own: Mapping[int, str]) -> list[LogGroup]:
        """
        Return what others did since the player of these seats, each with its family, last decided, and what the own
        decision let them do; all that they did since the opening where the player has decided nothing.
        """
        begun = max((begun for seat, begun in self._begun.items() if seat in own), default=self._opened)
        told: list[LogGroup] = []
        for log_group in self.log_groups[begun:]:
            if not log_group.is_told or log_group.is_own(own):
                continue
            if told and told[-1] is self.amended(log_group):
                told.pop()
            told.append(log_group)
        return told
