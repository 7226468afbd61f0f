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
        self.rect = QRectF()
        """What the item may take."""
        self.zoom = 1.0
        self._centre = drawn.INNER.center()
        """What lies in the middle of the frame, in units of the drawing."""

    @property
    def _fitted(self) -> float:
        return min(self.rect.width() / drawn.UNITS.width(), self.rect.height() / drawn.UNITS.height())

    @property
    def scale(self) -> float:
        """Scene units to one of the drawing."""
        return self._fitted * self.zoom

    @property
    def board(self) -> QRectF:
        """The frame and all in it: the largest rectangle of the drawing's shape."""
        board = QRectF(QPointF(), drawn.UNITS.size() * self._fitted)
        board.moveCenter(self.rect.center())
        return board

    @property
    def inner(self) -> QRectF:
        """What the frame leaves free."""
        scale = self._fitted
        return QRectF(drawn.INNER.topLeft() * scale + self.board.topLeft(), drawn.INNER.size() * scale)

    @property
    def seen(self) -> QRectF:
        """The part of the drawing that is seen, in its units."""
        seen = QRectF(QPointF(), drawn.INNER.size() / self.zoom)
        seen.moveCenter(self._centre)
        return seen

    @property
    def transform(self) -> QTransform:
        """From units of the drawing."""
        at, scale = self.inner.center() - self._centre * self.scale, self.scale
        return QTransform(scale, 0, 0, scale, at.x(), at.y())

    def drawing_point(self, point: QPointF) -> QPointF:
        """A point in units of the drawing."""
        return self._centre + (point - self.inner.center()) / self.scale

    # -- moving it -----------------------------------------------------------------------------------------------------

    def zoom_at(self, factor: float, point: QPointF | None) -> bool:
        """Enlarge by so much around a point, or around the middle; False where it cannot go on."""
        zoom = min(max(self.zoom * factor, 1.0), MOST_ZOOM)
        if math.isclose(zoom, self.zoom, rel_tol=1e-6):
            return False
        fixed = self._centre if point is None else self.drawing_point(point)
        self._centre = fixed + (self._centre - fixed) * (self.zoom / zoom)
        self.zoom = zoom
        self._stay_inside()
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
        self._centre = self._centre - way / self.scale
        self._stay_inside()
        return True

    def bring_into_sight(self, place: int) -> None:
        """Let a region or border be seen."""
        seen, at = self.seen.adjusted(_AIR, _AIR, -_AIR, -_AIR), middle(place)
        self._centre += QPointF(
            min(0.0, at.x() - seen.left()) + max(0.0, at.x() - seen.right()),
            min(0.0, at.y() - seen.top()) + max(0.0, at.y() - seen.bottom()),
        )
        self._stay_inside()

    def _stay_inside(self) -> None:
        seen, whole = self.seen, drawn.INNER
        self._centre += QPointF(
            max(0.0, whole.left() - seen.left()) - max(0.0, seen.right() - whole.right()),
            max(0.0, whole.top() - seen.top()) - max(0.0, seen.bottom() - whole.bottom()),
        )

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
