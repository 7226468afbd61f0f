"""How a game goes on after a move: what is played then, told to one seat, and what of it matters most to that seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gonfalon.texts.game_log import GameLog

if TYPE_CHECKING:
    from gonfalon.core.knowledge import View
    from gonfalon.session.match import PlayedMove
    from gonfalon.texts.game_log import LogGroup
    from gonfalon.texts.log_entries import AnyLogRenderer, LogEntry

TAKEN: Final = 2
"""What is taken from a seat in the open counts as much as so many points."""


@dataclass(frozen=True)
class ToldStep:
    """Something that happens in a continuation."""

    line: LogEntry
    seat: int
    """Whose move brought it about."""
    move: int
    """By which of the moves, counted from 0."""
    gain: int
    """By how much the main figure of the seat that is told grows."""
    loss: int
    """How much of its own is taken from that seat by others."""
    rival: int
    """By how much the figure of the rival grows who gains most."""


@dataclass(frozen=True)
class Continuation:
    """What follows a move, told to one seat."""

    steps: Sequence[ToldStep]

    @property
    def brings(self) -> ToldStep | None:
        """What brings the seat most; None where nothing does."""
        return max((step for step in self.steps if step.gain > 0), key=lambda step: step.gain, default=None)

    @property
    def takes(self) -> ToldStep | None:
        """What takes most from the seat; None where nothing does."""
        return max((step for step in self.steps if step.loss > 0), key=lambda step: step.loss, default=None)

    @property
    def helps_rival(self) -> ToldStep | None:
        """What brings a rival most; None where nothing does."""
        return max((step for step in self.steps if step.rival > 0), key=lambda step: step.rival, default=None)

    def most_telling(self, count: int) -> list[ToldStep]:
        """Return so many steps at the most that say most, the first always among them, in the order of the game."""
        if not self.steps:
            return []
        rest = sorted(self.steps[1:], key=lambda step: -(step.gain + 2 * step.loss + step.rival))
        kept = {id(step) for step in (self.steps[0], *rest[: count - 1])}
        return [step for step in self.steps if id(step) in kept]


def tell_continuation(view: View, played: Iterable[PlayedMove], log_renderer: AnyLogRenderer) -> Continuation:
    """Return what follows when these moves are played, as the seat of a view is told it.

    Args:
        view: what the seat knows before them.
        played: what the seat sees of them.
        log_renderer: how the game is told.
    """
    game_log = GameLog(log_renderer, view.table)
    begun = len(game_log.log_groups)
    by: dict[int, int] = {}
    for number, played_move in enumerate(played):
        for log_group in game_log.add(played_move.seat, played_move.events):
            by[id(log_group)] = number
    told = [log_group for log_group in game_log.log_groups[begun:] if log_group.is_told]
    # What a later line says with more is told once.
    amended = {id(game_log.amended(log_group)) for log_group in told}
    return Continuation(
        [
            _step(log_group, game_log.whole(log_group), view.seat, by[id(log_group)])
            for log_group in told
            if id(log_group) not in amended and log_group.line is not None
        ]
    )


def _step(log_group: LogGroup, whole: LogGroup, seat: int, move: int) -> ToldStep:
    changes = whole.shown_changes
    own = sum(change for figure, change in changes.items() if figure.seat == seat and figure.thing is None)
    lost = sum(change for figure, change in changes.items() if figure.seat == seat and change < 0)
    rivals = [change for figure, change in changes.items() if figure.seat != seat and figure.thing is None]
    line = log_group.line
    assert line is not None
    hit = line.aim is not None and line.aim.sign in ("knife", "coin") and seat in line.aim.seats
    taken = -lost + (TAKEN if hit and line.aim is not None and line.aim.victims else 0)
    return ToldStep(line, log_group.seat, move, max(0, own), taken if log_group.seat != seat else 0, max((0, *rivals)))
