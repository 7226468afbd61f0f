"""Clocks and timers that stand still while something lies over the table, and go on exactly where they were."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

__all__ = ["Standstill", "Stopwatch"]


class Stopwatch:
    """Counts milliseconds, but for those in which it is held."""

    def __init__(self) -> None:
        self._clock = QElapsedTimer()
        self._before = 0

    def start(self) -> None:
        """Begin at 0."""
        self._before = 0
        self._clock.start()

    def hold(self) -> None:
        """Count no further."""
        self._before = self.elapsed()
        self._clock.invalidate()

    def go_on(self) -> None:
        """Count again from there."""
        if not self._clock.isValid():
            self._clock.start()

    def elapsed(self) -> int:
        """The milliseconds so far."""
        return self._before + (self._clock.elapsed() if self._clock.isValid() else 0)


class Standstill:
    """The timers of some objects; what begins to run meanwhile is left alone."""

    def __init__(self) -> None:
        self._held: list[QTimer] = []

    def hold(self, owner: QObject) -> None:
        """Stop all timers of an object that run."""
        for timer in owner.findChildren(QTimer):
            if timer.isActive():
                timer.stop()
                self._held.append(timer)

    def go_on(self) -> None:
        """Let each run again, for all of its time: one that ran for less would keep that when it is stopped before."""
        held, self._held = self._held, []
        for timer in held:
            if not timer.isActive():
                timer.start()
