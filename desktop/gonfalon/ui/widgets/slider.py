"""A slider with ticks and a knob of gold."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.dress import HALO, box, dress, unit
from gonfalon.ui.widgets.focus import KeyboardFocus

__all__ = ["Slider"]


class Slider(KeyboardFocus, QSlider):
    """Whole numbers from left to right; a click takes the knob there at once."""

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setTickInterval(step)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(240 * unit(self)) + 2 * HALO, round(34 * unit(self)) + 2 * HALO)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(120 * unit(self)) + 2 * HALO, self.sizeHint().height())

    def _track(self) -> QRectF:
        scale = unit(self)
        edge = HALO + 12 * scale
        return QRectF(edge, self.height() / 2 - 7 * scale, self.width() - 2 * edge, 8 * scale)

    def _x_of(self, value: float) -> float:
        track = self._track()
        return track.left() + track.width() * (value - self.minimum()) / (self.maximum() - self.minimum())

    def _follow(self, event: QMouseEvent) -> None:
        track = self._track()
        share = min(max((event.position().x() - track.left()) / track.width(), 0.0), 1.0)
        steps = round(share * (self.maximum() - self.minimum()) / self.singleStep())
        self.setValue(min(self.minimum() + steps * self.singleStep(), self.maximum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel scrolls the page, here as over a list of choices.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = self._track()
        box(painter, track, 4 * scale, palette.VELLUM_2, colours.edge, scale)
        here = self._x_of(self.value())
        done = QRectF(track)
        done.setRight(max(here, track.left() + 8 * scale))
        box(painter, done, 4 * scale, palette.GOLD_3, palette.GOLD_3, 0)
        painter.setPen(QPen(colours.edge, 2 * scale))
        for value in range(self.minimum(), self.maximum() + 1, self.tickInterval()):
            x = self._x_of(value)
            painter.drawLine(QPointF(x, track.bottom() + 6 * scale), QPointF(x, track.bottom() + 11 * scale))
        centre, radius = QPointF(here, track.center().y()), 11 * scale
        painter.setPen(QPen(palette.INK, 2 * scale))
        painter.setBrush(palette.GOLD_2)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.GOLD_1)
        painter.drawEllipse(centre, radius * 0.36, radius * 0.36)
        if self.ring:
            knob = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            states.focus_ring(painter, knob, radius)
