"""The picture of what one wants in a game, on a piece of parchment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.texts.goal import PICTURE, Goal
from gonfalon.ui.look import art
from gonfalon.ui.widgets.dress import unit
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["GoalPicture"]

_EDGE: Final = 0.03
"""Of its width: what the parchment is wider than the picture on it at each side."""


class GoalPicture(QWidget):
    """As wide as it is made, and as high as the picture wants to be then; those who listen hear the sentences."""

    def __init__(self, wide: float) -> None:
        """
        Args:
            wide: in design pixels.
        """
        super().__init__()
        self._wide = wide
        self._goal: Goal | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_goal(self, goal: Goal | None) -> None:
        """Take the picture of this goal."""
        self._goal = goal
        self.update()

    def set_wide(self, wide: float) -> None:
        """Take another width, in design pixels."""
        if wide != self._wide:
            self._wide = wide
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide = self._wide * unit(self)
        inside = wide * (1 - 2 * _EDGE)
        return QSize(round(wide), round(inside * PICTURE[1] / PICTURE[0] + 2 * _EDGE * wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._goal is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fine_panel(painter, "panel-parchment", QRectF(self.rect()), 0.4)
        edge = _EDGE * self.width()
        scale = (self.width() - 2 * edge) / PICTURE[0]
        for piece in self._goal.picture:
            side = piece.side * scale
            art.paint(painter, piece.drawing, QRectF(edge + piece.left * scale, edge + piece.top * scale, side, side))
