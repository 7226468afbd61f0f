"""Cards that are read beside the window: when some have come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from gonfalon.session.reading import Reading

__all__ = ["ComingCards"]

_EVERY_MS: Final = 40
_GRACE: Final = 0.3
"""Whoever waits for cards may stand still for so long, in seconds; nearly always they are there by then."""


class ComingCards(QObject):
    """Tells when cards have been read; once all have been, nothing of it goes on."""

    came = Signal()

    def __init__(self, reading: Reading, parent: QObject) -> None:
        super().__init__(parent)
        self.reading = reading
        self._seen = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self._see)

    @property
    def at_rest(self) -> bool:
        """Whether all has come and was told."""
        return not self._timer.isActive()

    def look(self) -> None:
        """Have read what is new."""
        self.reading.start()
        self._timer.start()

    def wait(self, seconds: float = _GRACE) -> None:
        """Stand still until all has been read, but not longer than this."""
        self.reading.wait(seconds)

    def _see(self) -> None:
        done, steps = self.reading.done, self.reading.steps
        if done:
            self._timer.stop()
            self.reading.finish()
        if done or steps != self._seen:
            self._seen = steps
            self.came.emit()
