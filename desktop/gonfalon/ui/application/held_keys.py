"""Keys that are held down, where Qt takes them for pressed again and again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

__all__ = ["HeldKeys"]


class HeldKeys(QObject):
    """Hears the keys of a window before its widgets do, and lets none pass that was let go and pressed at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._let_go = (0, 0)
        """Which key was let go of last, and when; Qt tells of no time for keys that no keyboard sent."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.timestamp() and not event.isAutoRepeat():
            stroke = event.key(), event.timestamp()
            if event.type() is QEvent.Type.KeyRelease:
                self._let_go = stroke
            elif event.type() is QEvent.Type.KeyPress:
                # X11 sends both in the same millisecond as long as the key is down. Qt sees that they belong together
                # only if both have come when it looks, which they have not on a busy machine.
                return stroke == self._let_go
        return super().eventFilter(watched, event)
