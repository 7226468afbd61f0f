"""Events of a table of Ordonance, as facts in the past tense.

Applying an event to a seat's view of the table calls the verb that told it. Two kinds hold secrets: `Drawn`, and the
place in the hand that `Shown` names.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.core.game import Event


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A seat took the next card of the pile into its hand."""

    VERB = "draw"
    ARGUMENTS = ("face",)
    seat: int
    card: int
    face: int | None
    """None for everybody else."""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, face=None)


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """Everybody came to know a hand card that is about to be played."""

    VERB = "show"
    ARGUMENTS = ("card", "face", "held")
    seat: int
    card: int
    face: int | None
    held: int
    """Which card of its owner had this face until now; -1 for everybody else."""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, held=-1)


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card went into a territory of its seat."""

    VERB = "play"
    ARGUMENTS = ("card", "territory")
    seat: int
    card: int
    territory: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat had no card to play, or no place to play one."""

    VERB = "pass_by"
    ARGUMENTS = ()
    seat: int


@dataclass(frozen=True, slots=True)
class Controlled(Event):
    """A seat took control of a territory, which is final, and the next victory marker with it."""

    VERB = "control"
    ARGUMENTS = ("territory", "seat")
    territory: int
    seat: int
    marker: int


@dataclass(frozen=True, slots=True)
class Disclosed(Event):
    """The event that the game is ending and all seats see the cards that were still unseen."""

    VERB = "disclose"
    cards: tuple[int, ...]
    faces: tuple[int | None, ...]

    @property
    def is_certain(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Ended(Event):
    VERB = "end"
