"""The window onto a scene: keys and the mouse's coming and going are handed to it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

__all__ = ["BoardView"]


class KeyboardOnBoard(Protocol):
    def key(self, event: QKeyEvent) -> bool: ...
    def show(self) -> None: ...
    def hide(self) -> None: ...
    def leave(self) -> None: ...


class BoardView(QGraphicsView):
    """Shows a scene one to one; scene units are logical pixels."""

    resized = Signal(QSizeF)

    def __init__(self, scene: QGraphicsScene, keyboard: KeyboardOnBoard, parent: QWidget) -> None:
        super().__init__(scene, parent)
        # A view does not own its scene.
        self._scene = scene
        self._keyboard = keyboard
        self.setFrameShape(QFrame.Shape.NoFrame)
        # What is dropped from outside is for the window; a scene would swallow it.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit(QSizeF(self.viewport().size()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keyboard.key(event):
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._keyboard.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self._keyboard.hide()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._keyboard.leave()
