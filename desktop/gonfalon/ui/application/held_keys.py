"""Keys that are held down, where Qt takes what they repeat for new presses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent

__all__ = ["HeldKeys"]

REPEATED_MS: Final = 20
"""Nobody lets a key go and has it down again so soon."""
_BOTH: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class HeldKeys(QObject):
    """Filters what a window of the desktop hears: what a held key repeats says so.

    X11 tells of a held key as let go and pressed again in the same millisecond, and Qt, which looks for the second half
    when it has read the first, often looks before it has come. So a key is let go here a little later.
    """

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self._released: tuple[QObject, QKeyEvent] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(REPEATED_MS)
        self._soon.timeout.connect(self._let_go)
        self._sends = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._sends or not isinstance(event, QKeyEvent) or event.type() not in _BOTH or event.isAutoRepeat():
            return False
        repeats = self._released is not None and _repeats(event, self._released[1])
        self._let_go(repeats)
        if event.type() is QEvent.Type.KeyRelease:
            self._released = watched, event.clone()
            self._soon.start()
            return True
        if repeats:
            self._send(watched, event, repeats)
        return repeats

    def _let_go(self, repeats: bool = False) -> None:
        self._soon.stop()
        released, self._released = self._released, None
        if released is not None:
            self._send(*released, repeats)

    def _send(self, window: QObject, event: QKeyEvent, repeats: bool) -> None:
        native = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        told = QKeyEvent(event.type(), event.key(), event.modifiers(), *native, event.text(), repeats, event.count())
        told.setTimestamp(event.timestamp())
        self._sends = True
        try:
            QCoreApplication.sendEvent(window, told)
        finally:
            self._sends = False
        event.setAccepted(told.isAccepted())


def _repeats(event: QKeyEvent, released: QKeyEvent) -> bool:
    """Return whether a key press follows its release so soon that it is an automatic repeat."""
    soon = event.timestamp() - released.timestamp() < REPEATED_MS
    return event.type() is QEvent.Type.KeyPress and event.key() == released.key() and soon
