"""What the mouse and the keys can be at on the map: its regions, its borders, and the buttons that enlarge it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.games.pamir.rules.places import FIRST_BORDER
from gonfalon.games.pamir.window.look import map as drawn
from gonfalon.games.pamir.window.map_view import MOST_ZOOM, MapView
from gonfalon.ui.board.furniture import Reachable
from gonfalon.ui.look import art, states, theme
from gonfalon.ui.look.palette import GOLD_1, INK
from gonfalon.ui.widgets.buttons import Kind, draw_body

__all__ = ["BUTTONS", "MapButton", "MapSpot"]

BUTTONS: Final = {1: "icon-zoom-in", -1: "icon-zoom-out", 0: "icon-fit"}
"""The steps of `MapView.step` that have a button, each with its drawing."""
_LEAST_HIT: Final = 40.0


class MapSpot(Reachable):
    """A region, or the place of a border's roads, for the mouse and the keys; the map draws that they are there."""

    def __init__(self, view: MapView, place: int, pan: Callable[[QPointF], bool], redraw: Callable[[], None]) -> None:
        self._redraw = redraw
        super().__init__()
        self._pan = pan
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.at = place
        """By the numbers of `rules.places`."""
        self._view = view
        self.setZValue(1 if place >= FIRST_BORDER else 0)

    def follow(self, unit: float) -> None:
        """Lie where the map shows it now."""
        view = self._view
        rect = view.transform.mapRect(drawn.reach(self.at, 4)).intersected(view.inner)
        if self.at >= FIRST_BORDER and not rect.isEmpty():
            rect = rect.united(view.ring(self.at))
        self.setVisible(not rect.isEmpty())
        self.place(rect, unit)

    def holds(self, point: QPointF) -> bool:
        return self._view.place_at(self.mapToParent(point)) == self.at

    def drag(self, way: QPointF) -> bool:
        return self._pan(way)

    def update(self, *_: object) -> None:
        self._redraw()

    def draw(self, painter: QPainter) -> None:
        """Nothing: see `draw_ring`."""

    def draw_ring(self, painter: QPainter) -> None:
        """Paint on the map, beneath its plates and pieces, that the mouse or the keys are at it."""
        if not (self.focused or self.hovered):
            return
        dress = theme.current()
        lines = ((dress.focus_outer, 6.0), (dress.focus_inner, 2.0)) if self.focused else ((INK, 4.5), (GOLD_1, 2.5))
        shape = self._view.shape(self.at)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in lines:
            painter.setPen(QPen(colour, wide, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(shape)


class MapButton(Reachable):
    """A button that enlarges the map or shows all of it again."""

    HALO = 8.0

    def __init__(self, view: MapView, way: int, act: Callable[[int], bool]) -> None:
        super().__init__()
        self.way = way
        """One of the steps of `MapView.step`."""
        self._view = view
        self._act = act
        self.setZValue(2)

    def follow(self, unit: float) -> None:
        """Stand in the lower left corner of the map."""
        inner, side, step, away = self._view.inner, 30 * unit, 38 * unit, 8 * unit
        at = QPointF(inner.left() + away + list(BUTTONS).index(self.way) * step, inner.bottom() - away - side)
        self.place(QRectF(at, QSizeF(side, side)), unit)
        self.update()

    @property
    def area(self) -> QRectF:
        more = max(0.0, _LEAST_HIT - self.rect.width()) / 2
        return self.rect.adjusted(-more, -more, more, more)

    @property
    def enabled(self) -> bool:
        """Whether it would change anything."""
        return self._view.zoom < MOST_ZOOM if self.way > 0 else self._view.zoom > 1.0

    def press(self) -> bool:
        self._act(self.way)
        return True

    def draw(self, painter: QPainter) -> None:
        draw_body(painter, self.rect, Kind.PARCHMENT, self.unit * 0.9, enabled=True, hover=self.hovered)
        inset = self.rect.width() * 0.2
        painter.setOpacity(1.0 if self.enabled else 0.4)
        art.paint(painter, BUTTONS[self.way], self.rect.adjusted(inset, inset, -inset, -inset))
        painter.setOpacity(1.0)
        if self.focused:
            states.focus_ring(painter, self.rect, 5)
