"""A slider over the steps of a game, with marks where something happened that somebody may look for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF

from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.dress import HALO, box, dress, unit
from gonfalon.ui.widgets.plain import show_tip
from gonfalon.ui.widgets.slider import Slider

__all__ = ["Mark", "Timeline"]

NEAR: Final = 7
"""How far from a mark the mouse is still at it, in design pixels."""
CLOSE: Final = 5
"""How far apart ticks are at the least, in design pixels."""


class Mark(NamedTuple):
    """A step to which one may want to go."""

    step: int
    kind: str
    """Of `SHAPES`; what is in none of them is drawn as a part."""
    tip: str


_DISC: Final = tuple((0.8 * x, 0.8 * y) for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7),
                                                      (0, -1), (0.7, -0.7)))  # fmt: skip
SHAPES: Final[Mapping[str, tuple[tuple[tuple[float, float], ...], QColor]]] = {
    "reveal": (((0, -0.8), (0.8, 0), (0, 0.8), (-0.8, 0)), palette.GOLD_1),
    "check": (((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)), palette.CREAM),
    "lead": (((-1, 0), (-0.5, -0.9), (0.5, -0.9), (1, 0), (0.5, 0.9), (-0.5, 0.9)), palette.FAMILIES["B"].base),
    "costly": (((0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0)), palette.FAMILIES["R"].base),
    "strong": (_DISC, palette.FAMILIES["G"].base),
}
"""The corners of what stands for a kind of mark, from its middle, and its colour."""


class Timeline(Slider):
    """Steps from left to right; the marks stand above them, and parts begin at long ticks."""

    def __init__(self) -> None:
        super().__init__(0, 1, 1)
        self.marks: Sequence[Mark] = ()

    def show_steps(self, steps: int, marks: Sequence[Mark]) -> None:
        """Have so many steps behind the opening, and these marks."""
        blocked = self.blockSignals(True)
        self.setRange(0, max(1, steps))
        self.blockSignals(blocked)
        self.marks = marks
        self.update()

    def show_step(self, step: int) -> None:
        """Let the knob be at a step; no signal is sent."""
        blocked = self.blockSignals(True)
        self.setValue(step)
        self.blockSignals(blocked)
        self.update()

    def x_of(self, step: float) -> float:
        """Where a step is, from the left edge of this widget."""
        return self._x_of(step)

    def next_mark(self, way: int) -> int | None:
        """The step of the nearest mark to the left (-1) or to the right (1) of the knob, None where there is none."""
        steps = [mark.step for mark in self.marks if (mark.step - self.value()) * way > 0]
        return min(steps, key=lambda step: abs(step - self.value()), default=None)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(44 * unit(self)))

    def _track(self) -> QRectF:
        scale = unit(self)
        edge = HALO + 12 * scale
        return QRectF(edge, self.height() / 2 - 1 * scale, self.width() - 2 * edge, 8 * scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The screen knows what keys mean; a step by key is told, and not only gone to.
        event.ignore()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            tips = [mark.tip for mark in self._near(event.pos().x())]
            show_tip(event.globalPos(), "\n".join(tips), self)
            return True
        return super().event(event)

    def _near(self, x: float) -> list[Mark]:
        return [mark for mark in self.marks if abs(self.x_of(mark.step) - x) <= NEAR * unit(self)]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track, here = self._track(), self.x_of(self.value())
        box(painter, track, 4 * scale, palette.OAK_PANEL if colours.dark else palette.VELLUM_2, colours.edge, scale)
        done = QRectF(track)
        done.setRight(max(here, track.left() + 8 * scale))
        box(painter, done, 4 * scale, palette.GOLD_3, palette.GOLD_3, 0)
        self._paint_ticks(painter, track, scale)
        for mark in self.marks:
            if mark.kind in SHAPES:
                corners, colour = SHAPES[mark.kind]
                middle = QPointF(self.x_of(mark.step), track.top() - 8 * scale)
                painter.setPen(QPen(palette.INK, scale))
                painter.setBrush(colour)
                painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * 6 * scale for x, y in corners]))
        centre, radius = QPointF(here, track.center().y()), 10 * scale
        painter.setPen(QPen(palette.INK, 2 * scale))
        painter.setBrush(palette.GOLD_1)
        painter.drawEllipse(centre, radius, radius)
        if self.ring:
            knob = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            states.focus_ring(painter, knob, radius)

    def _paint_ticks(self, painter: QPainter, track: QRectF, scale: float) -> None:
        colour = QColor(palette.GOLD_3)
        painter.setPen(QPen(colour, 2 * scale))
        for mark in self.marks:
            if mark.kind not in SHAPES:
                x = self.x_of(mark.step)
                painter.drawLine(QPointF(x, track.bottom() + 2 * scale), QPointF(x, track.bottom() + 11 * scale))
        if track.width() < CLOSE * scale * self.maximum():
            return
        colour.setAlphaF(0.5)
        painter.setPen(QPen(colour, scale))
        for step in range(self.maximum() + 1):
            x = self.x_of(step)
            painter.drawLine(QPointF(x, track.bottom() + 3 * scale), QPointF(x, track.bottom() + 7 * scale))
