"""Where pieces stand on the map: the room that each region has for them, and lines, pairs and stacks in it.

All in the units of the drawing (`look.map`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from gonfalon.games.pamir.rules.places import FIRST_BORDER
from gonfalon.games.pamir.window.look.map import road_place

__all__ = ["ARMY", "PIECE", "ROAD", "TRIBE", "Kind", "Spot", "Standing", "arranged"]

ARMY, TRIBE, ROAD = "army", "tribe", "road"
PIECE: Final = 46.0
"""The side of the square that an army or a tribe takes where there is room."""
ROAD_SIDE: Final = 52.0
"""The same of a road, which is as wide but not as high."""
_SECOND: Final = 0.45
"""How far the second piece of a kind stands from the first, by its size."""
_LINE: Final = 45.0
"""How far lines are apart where there is room."""
_GAP: Final = 5.0
_INK: Final = {ARMY: 0.72, TRIBE: 0.64}
"""How much of its square's width a drawing takes."""
_SCALES: Final = (1.0, 0.86, 0.74, 0.62, 0.54)
_STACKED: Final = 14.0
"""How much higher each coalition of roads lies upon another."""


class Standing(NamedTuple):
    """Pieces of one kind in one place."""

    kind: str
    """`ARMY`, `TRIBE` or `ROAD`."""
    owner: int
    """The coalition of blocks, the seat of tribes."""
    place: int
    """A region or border, by the numbers of `rules.places`."""


class Kind(NamedTuple):
    """How many pieces of a kind are to be given room."""

    kind: str
    pieces: int


@dataclass(frozen=True)
class Spot:
    """Where the pieces of a kind stand: the middle of the first, from which the second is `step` to the right."""

    x: float
    y: float
    size: float
    step: float
    shown: int
    """How many are drawn; for more of them a number is written."""

    def middle(self, index: int) -> QPointF:
        """The middle of a piece; all from the third on stand where the second does."""
        return QPointF(self.x + self.step * min(index, 1), self.y)

    def square(self, index: int) -> QRectF:
        """The square in which a piece is drawn."""
        middle = self.middle(index)
        return QRectF(middle.x() - self.size / 2, middle.y() - self.size / 2, self.size, self.size)

    @cached_property
    def rect(self) -> QRectF:
        """What the pieces take of the map, without the air around their drawings; it may not be changed."""
        if not self.step:
            air = self.size * 0.04, self.size * 0.34, self.size * 0.04, self.size * 0.22
        else:
            air = self.size * 0.16, self.size * 0.1, self.size * 0.16, self.size * 0.05
        left, top, right, bottom = air
        return self.square(0).united(self.square(self.shown - 1)).adjusted(left, top, -right, -bottom)


class _Room(NamedTuple):
    """The middle of the first line, how wide lines may be, and how many of them there are."""

    x: float
    y: float
    wide: float
    lines: int

    @property
    def high(self) -> float:
        return (self.lines - 1) * _LINE + PIECE


_ROOMS: Final = (
    _Room(134, 362, 150, 3),
    _Room(228, 136, 200, 2),
    _Room(318, 360, 120, 3),
    _Room(484, 156, 110, 3),
    _Room(480, 402, 118, 3),
    _Room(627, 232, 84, 5),
)
"""Of each region."""


@lru_cache(maxsize=512)
def arranged(place: int, kinds: tuple[Kind, ...]) -> tuple[Spot, ...]:
    """Where pieces of these kinds stand, armies first; on a border the roads of the coalitions."""
    return _stacked(place, kinds) if place >= FIRST_BORDER else _lined(_ROOMS[place], kinds)


def _stacked(place: int, kinds: Sequence[Kind]) -> tuple[Spot, ...]:
    middle = road_place(place)
    lowest = middle.y() + _STACKED * (len(kinds) - 1) / 2
    return tuple(
        Spot(middle.x(), lowest - _STACKED * index - ROAD_SIDE * 0.06, ROAD_SIDE, 0.0, 1) for index in range(len(kinds))
    )


def _lined(room: _Room, kinds: Sequence[Kind]) -> tuple[Spot, ...]:
    """The largest pieces with which all kinds find room, armies and tribes apart where they need more than a line."""
    for scale in _SCALES:
        most = int((room.high - PIECE * scale) / (_LINE * scale) + 1e-6) + 1
        for lines in _ways(room, kinds, scale):
            if len(lines) <= most:
                return _spots(room, kinds, lines, scale)
    return _spots(room, kinds, lines, scale)


def _ways(room: _Room, kinds: Sequence[Kind], scale: float) -> list[list[list[int]]]:
    """Lines of the indices of kinds: one for all, then armies and tribes apart, then as they come."""
    indices = range(len(kinds))
    all_in_a_row = _broken(room, kinds, list(indices), scale)
    if len(all_in_a_row) == 1:
        return [all_in_a_row]
    apart = [
        line
        for kind in (ARMY, TRIBE)
        for line in _broken(room, kinds, [index for index in indices if kinds[index].kind == kind], scale)
    ]
    return [apart, all_in_a_row]


def _broken(room: _Room, kinds: Sequence[Kind], indices: Sequence[int], scale: float) -> list[list[int]]:
    lines: list[list[int]] = []
    left = 0.0
    for index in indices:
        wide = _width(kinds[index], scale)
        if not lines or wide > left:
            lines.append([])
            left = room.wide
        lines[-1].append(index)
        left -= wide + _GAP * scale
    return lines


def _width(kind: Kind, scale: float) -> float:
    return PIECE * scale * (_INK[kind.kind] + _SECOND * (kind.pieces > 1))


def _spots(room: _Room, kinds: Sequence[Kind], lines: Sequence[Sequence[int]], scale: float) -> tuple[Spot, ...]:
    size = PIECE * scale
    spots: dict[int, Spot] = {}
    y = room.y - PIECE / 2 + size / 2
    for line in lines:
        x = room.x - (sum(_width(kinds[index], scale) for index in line) + _GAP * scale * (len(line) - 1)) / 2
        for index in line:
            first = x + size * _INK[kinds[index].kind] / 2
            spots[index] = Spot(first, y, size, size * _SECOND, min(max(kinds[index].pieces, 1), 2))
            x += _width(kinds[index], scale) + _GAP * scale
        y += _LINE * scale
    return tuple(spots[index] for index in range(len(kinds)))
