"""What lies over every screen of the window, and over a curtain, which it neither lifts nor lets anybody lift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from gonfalon.ui.board.overlay import Overlay

__all__ = ["Foremost"]


class Foremost(QObject):
    """At most one overlay over the whole window; while it is open, no key reaches what is beneath."""

    gone = Signal()
    """The keyboard is free again."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.overlay: Overlay | None = None

    def lay(self, overlay: Overlay) -> None:
        """Show an overlay of the window; one that is open is closed without an answer."""
        self.take_away()
        self.overlay = overlay
        overlay.closed.connect(self._closed)
        overlay.open()
        self._application().focusChanged.connect(self._keyboard_moved)

    def take_away(self) -> None:
        """Close what is open."""
        if self.overlay is not None:
            self.overlay.close_it()

    def keep(self) -> None:
        """Come to the front again, after something else has come there."""
        if self.overlay is not None:
            self.overlay.open()

    def arrange(self) -> None:
        """Take the middle of the window, whose size has changed."""
        if self.overlay is not None:
            self.overlay.arrange()

    def _closed(self) -> None:
        self.overlay = None
        self._application().focusChanged.disconnect(self._keyboard_moved)
        self.gone.emit()

    def _keyboard_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        overlay = self.overlay
        if overlay is None or new is None or new.window() is not self._window:
            return
        if new is not overlay and not overlay.isAncestorOf(new):
            overlay.open()

    @staticmethod
    def _application() -> QApplication:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        return app
