"""When the two-tone focus ring is seen: whenever the focus came otherwise than by the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object

__all__ = ["KeyboardFocus"]

_KEEP = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class KeyboardFocus(_Base):
    """To be mixed in before a widget class: knows whether the focus ring has to be seen."""

    # A window that opens shows where the keyboard is.
    _by_keyboard = True

    @property
    def ring(self) -> bool:
        """Whether the ring is to be painted now."""
        return self._by_keyboard and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _KEEP:
            self._by_keyboard = event.reason() is not Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._by_keyboard:
            self._by_keyboard = True
            self.update()
        super().keyPressEvent(event)
