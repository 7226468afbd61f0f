"""A long row that moves by itself while a card is held at one of its ends."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

__all__ = ["Drift"]

TICK_MS = 30
STEP = 9.0
"""How far the row moves in a tick, at unit 1."""
REACH = 70.0
"""How near to an end of the cloth the mouse has to be, at unit 1."""


class Drift(QObject):
    """Scrolls for as long as it is steered to one side."""

    def __init__(self, scroll_by: Callable[[float], None], parent: QObject) -> None:
        super().__init__(parent)
        self._scroll_by = scroll_by
        self._way = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(lambda: self._scroll_by(self._way))

    def steer(self, point: QPointF | None, cloth: QRectF, unit: float) -> None:
        """Follow a mouse that holds a card at this point; None when it holds none."""
        self._way = 0.0
        if point is not None and cloth.top() <= point.y() <= cloth.bottom():
            if point.x() < cloth.left() + REACH * unit:
                self._way = -STEP * unit
            elif point.x() > cloth.right() - REACH * unit:
                self._way = STEP * unit
        if not self._way:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()
