"""An ending that is staged: totals are counted up, and then the winner is crowned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QSequentialAnimationGroup, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

__all__ = ["Counting"]

STEP_MS = 350
"""How long one part of the game is counted."""
MOST_MS = 3600
"""How long all of them are at most."""
CROWN_MS = 420
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class Counting(QObject):
    """Runs once on a screen; any key or click ends it and does nothing else."""

    over = Signal()

    def __init__(self, screen: QWidget, parts: int, speed: float, show: Callable[[float, float], None]) -> None:
        """
        Args:
            screen: what it takes keys and clicks from.
            parts: how many there are to count.
            speed: how many times the usual speed.
            show: is called with how many parts are counted, and with how far the crown has come, from 0 to 1.
        """
        super().__init__(screen)
        self._screen, self._parts, self._show = screen, parts, show
        self._run = QSequentialAnimationGroup(self)
        for end, ms, easing in (
            (float(parts), min(STEP_MS * parts, MOST_MS), QEasingCurve.Type.Linear),
            (1.0, CROWN_MS, QEasingCurve.Type.OutBounce),
        ):
            part = QVariantAnimation(self._run)
            part.setStartValue(0.0)
            part.setEndValue(end)
            part.setDuration(round(ms / speed))
            part.setEasingCurve(easing)
            self._run.addAnimation(part)
        count, crown = (self._run.animationAt(index) for index in range(2))
        assert isinstance(count, QVariantAnimation)
        assert isinstance(crown, QVariantAnimation)
        count.valueChanged.connect(lambda counted: show(counted, 0.0))
        crown.valueChanged.connect(lambda crowned: show(float(parts), crowned))
        self._run.finished.connect(self.finish)

    def start(self) -> None:
        """Begin to count."""
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._show(0.0, 0.0)
        self._run.start()

    def finish(self) -> None:
        """Let all be counted, and the crown be where it belongs."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._run.stop()
        self._show(float(self._parts), 1.0)
        self.over.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        ours = isinstance(watched, QWidget) and (watched is self._screen or self._screen.isAncestorOf(watched))
        if not ours:
            return False
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            pressed = not event.modifiers() & _COMMANDS
        if pressed:
            self.finish()
        return pressed
