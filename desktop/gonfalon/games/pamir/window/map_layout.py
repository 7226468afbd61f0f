"""Layout of the map: which part is seen, which pieces stand where, and how they are arranged."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QTransform

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.constants import (
    BORDERS,
    COALITIONS,
    COURT_SIZE,
    FIRST_BORDER,
    FIRST_GIFT,
    NONE,
    REGIONS,
)
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.look import map as drawn
from gonfalon.games.pamir.window.look.map import road_place
from gonfalon.texts.translations import translate

# All in the units of the drawing (`look.map`).

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


class PlacedPieces(NamedTuple):
    """Pieces of one kind in one place."""

    kind: str
    """`ARMY`, `TRIBE` or `ROAD`."""
    owner: int
    """The coalition of blocks, the seat of tribes."""
    place: int
    """A region or border, by the numbers of `rules.constants`."""


class PieceKind(NamedTuple):
    """A kind of piece and the number of pieces of it to make room for."""

    kind: str
    pieces: int


@dataclass(frozen=True)
class PieceSpot:
    """The position of the pieces of a kind: the middle of the first; the second is `step` to the right."""

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
        """The area that the pieces take of the map, without the air around their drawings; not to be modified."""
        if not self.step:
            air = self.size * 0.04, self.size * 0.34, self.size * 0.04, self.size * 0.22
        else:
            air = self.size * 0.16, self.size * 0.1, self.size * 0.16, self.size * 0.05
        left, top, right, bottom = air
        return self.square(0).united(self.square(self.shown - 1)).adjusted(left, top, -right, -bottom)


class _Slot(NamedTuple):
    """The middle of the first line, how wide lines may be, and how many of them there are."""

    x: float
    y: float
    wide: float
    lines: int

    @property
    def high(self) -> float:
        return (self.lines - 1) * _LINE + PIECE


_SLOTS: Final = (
    _Slot(134, 362, 150, 3),
    _Slot(228, 136, 200, 2),
    _Slot(318, 360, 120, 3),
    _Slot(484, 156, 110, 3),
    _Slot(480, 402, 118, 3),
    _Slot(627, 232, 84, 5),
)
"""Of each region."""


@lru_cache(maxsize=512)
def arrange_pieces(place: int, kinds: tuple[PieceKind, ...]) -> tuple[PieceSpot, ...]:
    """Return the spots of pieces of these kinds, armies first; on a border the roads of the coalitions."""
    return _stacked(place, kinds) if place >= FIRST_BORDER else _lined(_SLOTS[place], kinds)


def _stacked(place: int, kinds: Sequence[PieceKind]) -> tuple[PieceSpot, ...]:
    middle = road_place(place)
    lowest = middle.y() + _STACKED * (len(kinds) - 1) / 2
    return tuple(
        PieceSpot(middle.x(), lowest - _STACKED * index - ROAD_SIDE * 0.06, ROAD_SIDE, 0.0, 1)
        for index in range(len(kinds))
    )


def _lined(room: _Slot, kinds: Sequence[PieceKind]) -> tuple[PieceSpot, ...]:
    """The largest pieces with which all kinds find room, armies and tribes apart where they need more than a line."""
    for scale in _SCALES:
        most = int((room.high - PIECE * scale) / (_LINE * scale) + 1e-6) + 1
        for lines in _ways(room, kinds, scale):
            if len(lines) <= most:
                return _spots(room, kinds, lines, scale)
    return _spots(room, kinds, lines, scale)


def _ways(room: _Slot, kinds: Sequence[PieceKind], scale: float) -> list[list[list[int]]]:
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


def _broken(room: _Slot, kinds: Sequence[PieceKind], indices: Sequence[int], scale: float) -> list[list[int]]:
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


def _width(kind: PieceKind, scale: float) -> float:
    return PIECE * scale * (_INK[kind.kind] + _SECOND * (kind.pieces > 1))


def _spots(
    room: _Slot, kinds: Sequence[PieceKind], lines: Sequence[Sequence[int]], scale: float
) -> tuple[PieceSpot, ...]:
    size = PIECE * scale
    spots: dict[int, PieceSpot] = {}
    y = room.y - PIECE / 2 + size / 2
    for line in lines:
        x = room.x - (sum(_width(kinds[index], scale) for index in line) + _GAP * scale * (len(line) - 1)) / 2
        for index in line:
            first = x + size * _INK[kinds[index].kind] / 2
            spots[index] = PieceSpot(first, y, size, size * _SECOND, min(max(kinds[index].pieces, 1), 2))
            x += _width(kinds[index], scale) + _GAP * scale
        y += _LINE * scale
    return tuple(spots[index] for index in range(len(kinds)))


MOST_ZOOM: Final = 2.5
_STEP: Final = 1.25
"""What a press of a zoom key, or a notch of a wheel, enlarges by."""
_NOTCH: Final = 120
_LEAST_HIT: Final = 40.0
"""How wide and high the place of a road is for a mouse at least, in logical pixels."""
_AIR: Final = 60.0
"""How far what is brought into sight keeps from the frame, in units of the drawing."""


def place_middle(place: int) -> QPointF:
    """Return the middle of a region or border, in units of the drawing."""
    return drawn.outline(place).boundingRect().center() if place < FIRST_BORDER else drawn.road_place(place)


class MapView:
    """The window in the frame of the map; everything in the item's own coordinates where nothing else is said."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self.board = QRectF()
        """The frame and all in it: the largest rectangle of the drawing's shape."""
        self.inner = QRectF()
        """What the frame leaves free."""
        self.scale = 1.0
        """Scene units to one of the drawing."""
        self.seen = QRectF(drawn.INNER)
        """The part of the drawing that is seen, in its units."""
        self.transform = QTransform()
        """From units of the drawing."""

    def fit(self, rect: QRectF) -> None:
        """Take this rectangle."""
        fitted = min(rect.width() / drawn.UNITS.width(), rect.height() / drawn.UNITS.height())
        self.board = QRectF(QPointF(), drawn.UNITS.size() * fitted)
        self.board.moveCenter(rect.center())
        self.inner = QRectF(drawn.INNER.topLeft() * fitted + self.board.topLeft(), drawn.INNER.size() * fitted)
        self._see(self.zoom, self.seen.center())

    def _see(self, zoom: float, centre: QPointF) -> None:
        """Let this point of the drawing be in the middle, or as near to it as the edges of the map let it."""
        whole = drawn.INNER
        seen = QRectF(QPointF(), whole.size() / zoom)
        seen.moveCenter(centre)
        seen.translate(
            max(0.0, whole.left() - seen.left()) - max(0.0, seen.right() - whole.right()),
            max(0.0, whole.top() - seen.top()) - max(0.0, seen.bottom() - whole.bottom()),
        )
        self.zoom, self.seen = zoom, seen
        self.scale = scale = self.inner.width() / seen.width()
        at = self.inner.topLeft() - seen.topLeft() * scale
        self.transform = QTransform(scale, 0, 0, scale, at.x(), at.y())

    def drawing_point(self, point: QPointF) -> QPointF:
        """A point in units of the drawing."""
        return self.seen.topLeft() + (point - self.inner.topLeft()) / self.scale

    # -- moving it -----------------------------------------------------------------------------------------------------

    def zoom_at(self, factor: float, point: QPointF | None) -> bool:
        """Enlarge by so much around a point, or around the middle; False where it cannot go on."""
        zoom = min(max(self.zoom * factor, 1.0), MOST_ZOOM)
        if math.isclose(zoom, self.zoom, rel_tol=1e-6):
            return False
        centre = self.seen.center()
        fixed = centre if point is None else self.drawing_point(point)
        self._see(zoom, fixed + (centre - fixed) * (self.zoom / zoom))
        return True

    def wheel(self, delta: float, point: QPointF) -> bool:
        """Enlarge as a wheel asks that was turned by so many eighths of a degree."""
        return self.zoom_at(_STEP ** (delta / _NOTCH), point)

    def step(self, way: int) -> bool:
        """Enlarge (1) or shrink (-1) as far as a key does, or show all of it (0)."""
        return self.zoom_at(_STEP**way if way else 1 / MOST_ZOOM, None)

    def pan(self, way: QPointF) -> bool:
        """Drag what is seen by so much; False where all of it is seen."""
        if self.zoom == 1.0:
            return False
        self._see(self.zoom, self.seen.center() - way / self.scale)
        return True

    def bring_into_sight(self, place: int) -> bool:
        """Let a region or border be seen; False where it is."""
        seen, at = self.seen.adjusted(_AIR, _AIR, -_AIR, -_AIR), place_middle(place)
        way = QPointF(
            min(0.0, at.x() - seen.left()) + max(0.0, at.x() - seen.right()),
            min(0.0, at.y() - seen.top()) + max(0.0, at.y() - seen.bottom()),
        )
        if way.isNull() or self.zoom == 1.0:
            return False
        self._see(self.zoom, self.seen.center() + way)
        return True

    # -- shapes --------------------------------------------------------------------------------------------------------

    def shape(self, place: int) -> QPainterPath:
        """The land of a region, or the place of a border's roads, as far as it is seen."""
        if place < FIRST_BORDER:
            path = self.transform.map(drawn.outline(place))
        else:
            path = QPainterPath()
            path.addEllipse(self.transform.mapRect(drawn.road_ring(place, 4)))
        if self.zoom > 1.0:
            window = QPainterPath()
            window.addRect(self.inner)
            path = path.intersected(window)
        return path

    def ring(self, border: int) -> QRectF:
        """Return the area where the mouse hits the place of a border's roads."""
        ring = self.transform.mapRect(drawn.road_ring(border))
        more = QSizeF(max(0.0, _LEAST_HIT - ring.width()) / 2, max(0.0, _LEAST_HIT - ring.height()) / 2)
        return ring.adjusted(-more.width(), -more.height(), more.width(), more.height()).intersected(self.inner)

    def place_at(self, point: QPointF) -> int | None:
        """The border at a point, else the region, by the numbers of `rules.constants`."""
        if not self.inner.contains(point):
            return None
        for border in range(FIRST_BORDER, FIRST_BORDER + len(BORDERS)):
            if self.ring(border).contains(point):
                return border
        at = self.drawing_point(point)
        return next((region for region in range(FIRST_BORDER) if drawn.outline(region).contains(at)), None)


PLACES = range(FIRST_BORDER + len(BORDERS))
"""All places of the map: regions, then borders."""


@dataclass(frozen=True)
class PieceGroup:
    """The pieces of one kind in one place."""

    standing: PlacedPieces
    count: int
    """How many there are now."""
    change: int = 0
    """How many would come or go, while something is only looked at."""

    @property
    def kind(self) -> PieceKind:
        """The kind and number of pieces that the group needs room for."""
        return PieceKind(self.standing.kind, self.count + max(0, self.change))


@dataclass(frozen=True)
class MapFigures:
    """The map as one seat sees it; where a number stands for a place, it is one of `PLACES`."""

    names: tuple[str, ...]
    """Of the regions."""
    rulers: tuple[str, ...]
    """The letter of the family that rules each region, empty for nobody."""
    families: str
    """The letter of each seat."""
    groups: tuple[tuple[PieceGroup, ...], ...]
    """What stands in each place: armies by coalition, then tribes by seat; roads by coalition."""
    coming: tuple[str | None, ...] = (None,) * len(REGIONS)
    """Who would rule, None where that stays as it is."""
    lit: frozenset[int] = frozenset()
    """Places where something can be done now."""
    veiled: frozenset[int] = frozenset()
    """Regions that are out of the question."""
    lifted: PlacedPieces | None = None
    """A kind of which one piece is in somebody's hand."""
    sea: str = ""
    """What the sea is called."""


def regions_in_question(view: View | None, picked: int = NONE) -> tuple[frozenset[int], frozenset[int]]:
    """The regions that something is asked about, and those that no answer of the seat touches.

    Args:
        view: the game as the seat at the screen knows it, None where nothing is asked.
        picked: the card of a hand that is taken up.
    """
    decision = None if view is None else view.decision
    if view is None or decision is None:
        return frozenset(), frozenset()
    word, card, _, place, _ = decision.prompt
    home = view.table.seating.deck.region
    if word in _ABOUT_A_CARD and view.table.holder[card] == NONE:
        return frozenset({home[card]}), frozenset()
    if word == "actions" and 0 < picked <= COURT_SIZE and view.table.holder[picked] == NONE:
        return frozenset({home[picked]}), frozenset()
    asked = _REGIONS & {place}
    touched = asked.union(region for move in decision.moves for region in _touched(move))
    return asked if word == "battle" else frozenset(), _REGIONS - touched if touched else frozenset()


_REGIONS: Final = frozenset(range(len(REGIONS)))
_ABOUT_A_CARD: Final = ("ask-bribe", "pay-bribe")
_PLACING: Final = ("army", "road", "lift", "site", "march", "wander", "rebuke")


def _touched(move: Move) -> Iterator[int]:
    """The regions that a move changes, on both sides of a border."""
    if move.word in _PLACING:
        yield from BORDERS[move.one - FIRST_BORDER] if FIRST_BORDER <= move.one < FIRST_GIFT else (move.one,)
    if move.word in ("march", "wander"):
        yield move.two


def map_figures(
    table: Table,
    names: Names,
    *,
    after: Table | None = None,
    lit: Iterable[int] = (),
    veiled: Iterable[int] = (),
    lifted: PlacedPieces | None = None,
) -> MapFigures:
    """The map of a table, of which everybody knows all.

    Args:
        table: that of any seat.
        names: the words of the language of now.
        after: the same table later, to show what would change.
        lit: places where something can be done now.
        veiled: regions that are out of the question.
        lifted: the kind of a piece that somebody holds.
    """
    then = table if after is None else after
    families = table.seating.families
    rulers, coming = (tuple("" if seat == NONE else families[seat] for seat in each.rulers) for each in (table, then))
    return MapFigures(
        names=tuple(names.region(region) for region in range(len(REGIONS))),
        rulers=rulers,
        families=families,
        groups=tuple([_groups(table, then, place) for place in PLACES]),
        coming=tuple(None if now == later else later for now, later in zip(rulers, coming, strict=True)),
        lit=frozenset(lit),
        veiled=frozenset(veiled),
        lifted=lifted,
        sea=translate("PamirMap", "Caspian Sea"),
    )


def _groups(table: Table, then: Table, place: int) -> tuple[PieceGroup, ...]:
    now = _counts(table, place)
    later = now if then is table else _counts(then, place)
    return tuple(
        [
            PieceGroup(PlacedPieces(kind, owner, place), count, coming - count)
            for (kind, owner, count), (_, _, coming) in zip(now, later, strict=True)
            if count or coming
        ]
    )


def _counts(table: Table, place: int) -> list[tuple[str, int, int]]:
    """How many pieces of each kind and owner there are in a place."""
    in_region = place < FIRST_BORDER
    block = ARMY if in_region else ROAD
    blocks = [(block, coalition, table.blocks_at(coalition, place)) for coalition in range(len(COALITIONS))]
    seats = range(table.seating.seats if in_region else 0)
    return blocks + [(TRIBE, seat, table.tribes_of(seat, place)) for seat in seats]
