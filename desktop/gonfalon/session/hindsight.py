"""A game that was played, step by step: what lay on the table after each move, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gonfalon.texts.annals import Annals, Passage
from gonfalon.texts.lines import Line, LookedFor, PointedCards, Telling

if TYPE_CHECKING:
    from gonfalon.core.game import Event
    from gonfalon.session.match import Match

__all__ = ["EVERYBODY", "OPEN", "Hindsight", "Mark", "eyes_of"]

EVERYBODY: Final = -1
"""The eyes of those who know what everybody knows."""
OPEN: Final = -2
"""The eyes of those who know everything."""


class Mark(NamedTuple):
    """Something that whoever looks back at a game looks for."""

    step: int
    """After how many moves it has happened."""
    kind: LookedFor
    line: Line
    """What is told of it."""


def eyes_of(match: Match) -> tuple[int, ...]:
    """From whose eyes a game may be looked at again: before its end only of who sits alone at the screen anyway."""
    if match.over:
        return OPEN, *range(len(match.seats)), EVERYBODY
    people = [seat for seat, who in enumerate(match.seats) if who.bot is None]
    return tuple(people) if len(people) == 1 else (EVERYBODY,)


class Hindsight:
    """What somebody knew of a game after each of its moves; step 0 is the opening."""

    def __init__(self, match: Match, eyes: int, telling: Telling[Any, Any]) -> None:
        """
        Args:
            match: as it stands; what is played of it later is not looked at.
            eyes: one of `eyes_of`, or everybody's.
            telling: how the game is told.

        Raises:
            LookupError: when the game may not be looked at with these eyes.
        """
        if eyes not in (*eyes_of(match), EVERYBODY):
            raise LookupError("The game is not over yet: nobody may look at it with others' eyes.")
        self.match = match
        self.eyes = eyes
        self.steps = len(match.moves)
        annals = Annals(telling, self.table(0))
        opening = list(annals.passages)
        deeds = match.open_deeds() if eyes == OPEN else match.deeds(eyes)
        self._chapters = [opening, *(annals.add(deed.seat, deed.events, deed.reason) for deed in deeds)]
        self.lines: list[tuple[Line, int]] = []
        """All that is told, and after how many moves; what says more of the same stands once."""
        self._place: dict[int, int] = {}
        for step, chapter in enumerate(self._chapters):
            for passage in chapter:
                if passage.line is None:
                    continue
                if passage.line.amends and self.lines:
                    self.lines[-1] = passage.line.in_place_of(self.lines[-1][0]), step
                else:
                    self.lines.append((passage.line, step))
                self._place[id(passage)] = len(self.lines) - 1
        found = ((step, telling.looked_for(line), line) for line, step in self.lines)
        self.marks = [Mark(step, kind, line) for step, kind, line in found if kind is not None]

    def table(self, step: int) -> Any:
        """What lay there after so many moves, for whoever looks at it to have."""
        if self.eyes == OPEN:
            return self.match.open_table(step)
        return self.match.view(self.eyes, after=step).table

    def decider(self, step: int) -> int:
        """Who had to decide then, -1 for nobody."""
        if step < self.steps:
            return self.match.deciders[step]
        seat = self.match.decision_seat
        return -1 if seat is None or self.steps < len(self.match.moves) else seat

    def told(self, step: int) -> list[Passage]:
        """What is told of the move that led there; at the opening what had begun before it."""
        return self._chapters[step]

    def events(self, step: int) -> list[Event]:
        """All that was seen to happen until then."""
        return [event for chapter in self._chapters[: step + 1] for passage in chapter for event in passage.events]

    def latest(self, step: int) -> Passage | None:
        """What was told last then, None before anything was."""
        return next((passage for passage in self._backwards(step) if passage.telling), None)

    def latest_cards(self, step: int) -> PointedCards:
        """The cards that were told of last then; none before any were."""
        told = (passage.line.cards for passage in self._backwards(step) if passage.line is not None)
        return next(filter(None, told), ())

    def _backwards(self, step: int) -> Iterator[Passage]:
        return (passage for chapter in reversed(self._chapters[: step + 1]) for passage in reversed(chapter))

    def line_at(self, step: int) -> Line | None:
        """The line that was told last by then, the very first where none had been; None where there are none."""
        latest = self.latest(step)
        line = None if latest is None else self.line_of(latest)
        told = [line for line, when in self.lines if when <= step] or [line for line, _ in self.lines[:1]]
        return line or next(reversed(told), None)

    def line_of(self, passage: Passage) -> Line | None:
        """The line among `lines` in which a passage is told."""
        place = self._place.get(id(passage), -1)
        return self.lines[place][0] if place >= 0 else None

    def step_with(self, event: int) -> int:
        """Which step brought the event with this place among all that happened; the last one for what never did."""
        for step, chapter in enumerate(self._chapters):
            event -= sum(len(passage.events) for passage in chapter)
            if event < 0:
                return step
        return self.steps

    def step_of(self, line: Line) -> int | None:
        """After how many moves this very line is told, None where it is none of them."""
        return next((step for each, step in self.lines if each is line), None)
