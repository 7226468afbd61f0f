"""What part of the map is seen and how large: between units of its drawing and the coordinates of its item."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QTransform

from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER
from gonfalon.games.pamir.window.look import map as drawn

__all__ = ["MOST_ZOOM", "MapView", "middle"]

MOST_ZOOM: Final = 2.5
_STEP: Final = 1.25
"""What a press of a zoom key, or a notch of a wheel, enlarges by."""
_NOTCH: Final = 120
_LEAST_HIT: Final = 40.0
"""How wide and high the place of a road is for a mouse at least, in logical pixels."""
_AIR: Final = 60.0
"""How far what is brought into sight keeps from the frame, in units of the drawing."""


def middle(place: int) -> QPointF:
    """Where a region or border is, in units of the drawing."""
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
        seen, at = self.seen.adjusted(_AIR, _AIR, -_AIR, -_AIR), middle(place)
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
        """Where the mouse is at the place of a border's roads."""
        ring = self.transform.mapRect(drawn.road_ring(border))
        more = QSizeF(max(0.0, _LEAST_HIT - ring.width()) / 2, max(0.0, _LEAST_HIT - ring.height()) / 2)
        return ring.adjusted(-more.width(), -more.height(), more.width(), more.height()).intersected(self.inner)

    def place_at(self, point: QPointF) -> int | None:
        """The border at a point, else the region, by the numbers of `rules.places`."""
        if not self.inner.contains(point):
            return None
        for border in range(FIRST_BORDER, FIRST_BORDER + len(BORDERS)):
            if self.ring(border).contains(point):
                return border
        at = self.drawing_point(point)
        return next((region for region in range(FIRST_BORDER) if drawn.outline(region).contains(at)), None)
