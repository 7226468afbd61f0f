"""Keys that are held down, where Qt takes what they repeat for new presses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent

__all__ = ["HeldKeys"]

REPEATED_MS: Final = 20
"""Nobody lets a key go and has it down again so soon."""


class HeldKeys(QObject):
    """Filters what a window of the desktop hears: a press that repeats the one before says so.

    X11 tells of a held key as let go and pressed again in the same millisecond, and Qt, which looks for the second half
    when it has read the first, often looks before it has come.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._let_go = (0, 0)
        """The last key that was let go, and when."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        key, time = self._let_go
        if event.type() is QEvent.Type.KeyRelease:
            self._let_go = event.key(), event.timestamp()
        elif event.type() is QEvent.Type.KeyPress and event.key() == key and event.timestamp() - time < REPEATED_MS:
            return self._repeat(watched, event)
        return False

    def _repeat(self, window: QObject, event: QKeyEvent) -> bool:
        native = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        again = QKeyEvent(event.type(), event.key(), event.modifiers(), *native, event.text(), True, event.count())
        again.setTimestamp(event.timestamp())
        QCoreApplication.sendEvent(window, again)
        event.setAccepted(again.isAccepted())
        return True
