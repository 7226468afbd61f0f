"""What can happen to the blocks and cylinders of Pax Pamir, all of it open."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.pamir.rules.event import Event


@dataclass(frozen=True, slots=True)
class BlockPlaced(Event):
    """A block came from the supply into a region or onto a border."""

    VERB = "place_block"
    coalition: int
    place: int


@dataclass(frozen=True, slots=True)
class BlockMoved(Event):
    """An army went to another region (A6)."""

    VERB = "move_block"
    coalition: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class BlockRemoved(Event):
    """A block went back to its supply."""

    VERB = "remove_block"
    coalition: int
    place: int


@dataclass(frozen=True, slots=True)
class BlocksCleared(Event):
    """All blocks of all coalitions went back to their supplies (D8)."""

    VERB = "clear_blocks"


@dataclass(frozen=True, slots=True)
class CylinderPlaced(Event):
    """A cylinder came from the supply into a region, onto a court card or onto a gift space."""

    VERB = "place_cylinder"
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CylinderMoved(Event):
    """A tribe or a spy went elsewhere (A6, E2)."""

    VERB = "move_cylinder"
    seat: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class CylinderRemoved(Event):
    """A cylinder went back to its supply."""

    VERB = "remove_cylinder"
    seat: int
    place: int
