"""A family's crest by which its seat is dragged to another place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.dress import HALO, unit
from gonfalon.ui.widgets.focus import KeyboardFocus

__all__ = ["CrestHandle"]


class CrestHandle(KeyboardFocus, QWidget):
    """The crest; while it is held, `dragged` gives the way from the place of the press in logical pixels down."""

    dragged = Signal(float)
    dropped = Signal()
    cancelled = Signal()
    step = Signal(int)
    """Alt and an arrow: one place up (-1) or down (1)."""

    def __init__(self, family: str) -> None:
        super().__init__()
        self.family = family
        self._press: QPointF | None = None
        self._lifted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(38 * unit(self)) + 2 * HALO, round(46 * unit(self)) + 2 * HALO)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        art.paint(painter, f"crest-{palette.FAMILIES[self.family].key}", body)
        painter.setOpacity(1)
        if self.ring:
            states.focus_ring(painter, body, 4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.isEnabled():
            self._press = event.globalPosition()
            self._lifted = False
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._press is not None:
            self.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is None:
            return
        way = event.globalPosition().y() - self._press.y()
        if not self._lifted and abs(way) < QApplication.startDragDistance():
            return
        self._lifted = True
        self.dragged.emit(way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._press is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._press = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if self._lifted:
            self._lifted = False
            self.dropped.emit()

    def cancel(self) -> None:
        """Let the seat fall back to where it came from."""
        if self._press is None:
            return
        self._press = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if self._lifted:
            self._lifted = False
            self.cancelled.emit()

    def carry(self, by: float) -> None:
        """Count the way of the drag from a place `by` further down: the seat has moved there in the order."""
        if self._press is not None:
            self._press.setY(self._press.y() + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._press is not None:
            self.cancel()
            return
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if way is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.step.emit(way)
            return
        super().keyPressEvent(event)
