"""Events of an Oriflamme table, as facts in the past tense.

Applying an event to a seat's view of the table calls the verb that told it. Only `Shown` and `Mixed` carry faces.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.core.game import Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    VERB = "begin_round"
    ARGUMENTS = ()
    round: int
    first: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A hand card went into the queue, where only its owner knows what it is."""

    VERB = "place"
    card: int
    slot: int
    """The slot it covers, or `moves.FRONT` or `moves.BACK`."""


@dataclass(frozen=True, slots=True)
class ResolutionBegan(Event):
    VERB = "begin_resolution"


@dataclass(frozen=True, slots=True)
class Reached(Event):
    """Resolution came to a slot; its top card has not acted yet."""

    VERB = "reach"
    slot: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    VERB = "end"


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """Everybody came to know a face."""

    VERB = "show"
    card: int
    face: int | None

    @property
    def is_certain(self) -> bool:
        return self.face is not None


@dataclass(frozen=True, slots=True)
class Mixed(Event):
    """The faces of a hand were dealt anew onto its cards."""

    VERB = "mix"
    ARGUMENTS = ("cards", "faces")
    seat: int
    cards: tuple[int, ...]
    faces: tuple[int | None, ...]
    side: int
    """A bit for every seat of the player whose hand it is."""

    @property
    def is_certain(self) -> bool:
        return False

    def seen_by(self, seat: int) -> Event:
        return self if _has(self.side, seat) else replace(self, faces=(None,) * len(self.faces))


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card went from its family's pile to the hand, where only its player knows what it is."""

    VERB = "draw"
    ARGUMENTS = ("card", "face")
    seat: int
    card: int
    face: int | None
    side: int
    """A bit for every seat of the player whose hand it is."""

    @property
    def is_certain(self) -> bool:
        return False

    def seen_by(self, seat: int) -> Event:
        return self if _has(self.side, seat) else replace(self, face=None)


def _has(side: int, seat: int) -> bool:
    return seat >= 0 and side >> seat & 1 == 1


@dataclass(frozen=True, slots=True)
class Kept(Event):
    VERB = "keep"
    card: int
    amount: int
    """1, or 0 for a card that was swapped in this round (E52)."""


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    VERB = "reveal"
    card: int


@dataclass(frozen=True, slots=True)
class Closed(Event):
    VERB = "close"
    card: int


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A card was eliminated; the owner of the acting card gained 1."""

    VERB = "eliminate"
    card: int
    by: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    VERB = "discard"
    card: int


@dataclass(frozen=True, slots=True)
class Reserved(Event):
    VERB = "set_in_reserve"
    card: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    VERB = "move"
    card: int
    gap: int
    """Counted after the card was lifted and its emptied slot closed."""


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A card of the queue went to its owner's hand and a card of that hand took its place, face down."""

    VERB = "swap"
    card: int
    other: int


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """The event that the influence on a card was cleared."""

    VERB = "collect"
    ARGUMENTS = ("card", "earned")
    card: int
    lain: int
    earned: int
    """What its owner got: as much, twice as much, less a cost, or nothing."""


@dataclass(frozen=True, slots=True)
class Gained(Event):
    VERB = "gain"
    seat: int
    amount: int
    card: int
    """The card whose effect it was."""


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    VERB = "steal"
    card: int
    """The card that took it, for its owner."""
    victim: int
    amount: int
    """0 where the victim had nothing, or is the thief."""


@dataclass(frozen=True, slots=True)
class Laid(Event):
    VERB = "lay"
    card: int
    amount: int
    by: int


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    VERB = "drop"
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class Marked(Event):
    VERB = "mark"
    card: int


@dataclass(frozen=True, slots=True)
class Copied(Event):
    """A card began to do what another says. Nothing moves by it."""

    VERB = "copy"
    card: int
    model: int
