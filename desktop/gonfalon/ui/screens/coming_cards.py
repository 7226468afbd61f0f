"""Cards that are read beside the window: when some have come, and what waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from gonfalon.core.replay import SetsUnread

if TYPE_CHECKING:
    from gonfalon.session.reading import Reading
    from gonfalon.ui.application.frame import Frame
    from gonfalon.ui.board.overlay import Overlay

__all__ = ["ComingCards", "WaitingForCards"]

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


class WaitingForCards(QObject):
    """What a player wants and cannot have before its cards have been read; the last wish counts."""

    def __init__(self, window: Frame) -> None:
        super().__init__(window)
        self._window = window
        self._coming: ComingCards | None = None
        self._wish: Callable[[], None] | None = None
        self._notice: Overlay | None = None

    def set_coming(self, coming: ComingCards) -> None:
        """Hear from here that cards have come."""
        self._coming = coming
        coming.came.connect(self._try)

    def do(self, wish: Callable[[], None]) -> None:
        """Do this now or, if it raises `SetsUnread`, as soon as it does so no more; a notice says so meanwhile."""
        self._give_up()
        try:
            wish()
        except SetsUnread:
            self._wish = wish
            if self._coming is not None:
                self._coming.look()
                self._coming.wait()
            self._try()
            if self._wish is not None:
                self._say()

    def _try(self) -> None:
        wish, self._wish = self._wish, None
        if wish is None:
            return
        try:
            wish()
        except SetsUnread:
            self._wish = wish
        else:
            self._give_up()

    def _say(self) -> None:
        heading = QCoreApplication.translate("Window", "The cards are still being read")
        text = QCoreApplication.translate("Window", "The game opens as soon as its cards are there.")
        self._notice = self._window.overlay(heading, text)
        self._notice.add_button(QCoreApplication.translate("Window", "Do not wait"), key="Esc", gold=True)
        self._notice.closed.connect(self._closed)
        self._window.lay_over(self._notice)

    def _closed(self) -> None:
        self._wish = self._notice = None

    def _give_up(self) -> None:
        self._wish = None
        if self._notice is not None:
            self._notice.close_it()
