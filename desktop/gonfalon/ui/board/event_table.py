"""How the events of a game are shown and heard, and how much each weighs: one row for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

from gonfalon.core.game import Event
from gonfalon.ui.board.animation_queue import EventAnimation
from gonfalon.ui.sound.sounds import Sound


class Weight(IntEnum):
    """How many milliseconds an event takes at the usual speed, its sentence and its movements together."""

    NOTHING = 0
    LAID = 1200
    PAID = 1500
    REVEALED = 2500
    DECIDED = 4000


AnimationT_co = TypeVar("AnimationT_co", bound=EventAnimation, covariant=True)


@dataclass(frozen=True)
class EventRow(Generic[AnimationT_co]):
    """How one kind of event is shown and heard, and how much it weighs."""

    animation: Callable[..., AnimationT_co]
    sound: Sound | None = None
    """None where it is not heard."""
    weight: Weight = Weight.LAID
    amount: str = "amount"
    """The event's figure without which it is not heard, if it has one of this name."""


class EventTable(Generic[AnimationT_co]):
    """How the events of a game are shown, each kind by its row."""

    def __init__(self, rows: Mapping[type, EventRow[AnimationT_co]], usual: EventRow[AnimationT_co]) -> None:
        """
        Args:
            rows: by the kind of event.
            usual: of all other kinds.
        """
        self._rows = rows
        self._usual = usual

    def _row(self, event: Event) -> EventRow[AnimationT_co]:
        return self._rows.get(type(event), self._usual)

    def animation(self, scene: object, event: Event) -> AnimationT_co:
        """Return the animation that shows an event on a scene."""
        return self._row(event).animation(scene, event)

    def sound(self, event: Event) -> Sound | None:
        """Return the sound of an event, None for one that is not heard."""
        row = self._row(event)
        return row.sound if getattr(event, row.amount, 1) else None

    def weight(self, events: Iterable[Event]) -> Weight:
        """Return the weight of events that one sentence tells: that of the heaviest."""
        return max((self._row(event).weight for event in events), default=Weight.NOTHING)
