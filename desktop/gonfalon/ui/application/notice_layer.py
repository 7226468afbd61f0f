"""The notices that lie over every screen of the window, and over a curtain, which they neither lift nor let lift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.ui.application.screen_stack import ScreenStack

if TYPE_CHECKING:
    from gonfalon.ui.board.overlay import Overlay

__all__ = ["NoticeLayer"]


class NoticeLayer(QObject):
    """Overlays over the whole window, the last one first; while one is open, no key reaches what is beneath."""

    came = Signal()
    """Something lies over the window now."""
    gone = Signal()
    """The keyboard is free again."""

    def __init__(self, window: QWidget, screens: ScreenStack) -> None:
        super().__init__(window)
        self._window = window
        self._screens = screens
        self._overlays: list[Overlay] = []
        screens.changed.connect(self.keep)
        self.gone.connect(screens.take_keyboard)

    def overlay(self, heading: str, text: str, inner: QWidget | None = None) -> Overlay:
        """An overlay of the window in the measure of the screen beneath, to be given to `lay`."""
        from gonfalon.ui.board.overlay import Overlay

        return Overlay(self._window, heading, text, inner, design_unit=self._screens.current.design_unit)

    def tell(self, heading: str, text: str) -> None:
        """Show a notice over everything that there is."""
        notice = self.overlay(heading, text)
        notice.add_button(QCoreApplication.translate("Window", "Close"), key="Esc", gold=True)
        self.lay(notice)

    def lay(self, overlay: Overlay) -> None:
        """Show an overlay of the window; what is open comes back when this one is closed."""
        if self._overlays:
            self._overlays[-1].hide()
        else:
            self._application().focusChanged.connect(self._keyboard_moved)
        self._overlays.append(overlay)
        if len(self._overlays) == 1:
            self.came.emit()
        overlay.closed.connect(lambda: self._closed(overlay))
        overlay.open()

    @property
    def open(self) -> bool:
        """Whether something lies over the window."""
        return bool(self._overlays)

    def clear(self) -> None:
        """Close everything that is open."""
        while self._overlays:
            self._overlays[-1].close_it()

    def keep(self) -> None:
        """Come to the front again, after something else has come there."""
        if self._overlays:
            self._overlays[-1].open()

    def arrange(self) -> None:
        """Take the middle of the window, whose size has changed."""
        if self._overlays:
            self._overlays[-1].arrange()

    def _closed(self, overlay: Overlay) -> None:
        self._overlays.remove(overlay)
        if self._overlays:
            self.keep()
            return
        self._application().focusChanged.disconnect(self._keyboard_moved)
        self.gone.emit()

    def _keyboard_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if not self._overlays or new is None or new.window() is not self._window:
            return
        if new is not self._overlays[-1] and not self._overlays[-1].isAncestorOf(new):
            self.keep()

    @staticmethod
    def _application() -> QApplication:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        return app
