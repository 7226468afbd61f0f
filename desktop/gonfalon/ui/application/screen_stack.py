"""The screens of the window, the notices that lie over them, and the notice that cards are still being read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from gonfalon.core.record import SetsStillLoading
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import CardLoading
from gonfalon.ui.widgets.screen import Screen

if TYPE_CHECKING:
    from gonfalon.ui.board.overlay import Overlay
    from gonfalon.ui.screens.handover_screen import HandoverScreen


class ScreenStack(QObject):
    """Fills the window with one screen at a time; each leads back to the one it was opened from."""

    changed = Signal()
    """Another screen is shown."""

    def __init__(self, window: QWidget, home: Screen) -> None:
        """
        Args:
            window: what the screens fill.
            home: the screen that is shown first, and that all others lead back to.
        """
        super().__init__(window)
        self._layout = QStackedLayout(window)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(home)
        self._home = home
        self._before: list[Screen] = []
        self.current = home
        """The screen that is shown; a curtain may hang before it."""
        self.curtain: HandoverScreen | None = None

    @property
    def curtained(self) -> bool:
        """Whether the curtain hides the screen."""
        return self.curtain is not None and self.curtain.is_down()

    def show(self, screen: Screen) -> None:
        """Show a screen that leads home."""
        self._before.clear()
        self._bring(screen)

    def open(self, screen: Screen) -> None:
        """Show a screen that leads back to the one that is left."""
        if self.current is not screen:
            self._before.append(self.current)
        self._bring(screen)

    def back(self) -> None:
        """Show the screen that this one was opened from."""
        self._bring(self._before.pop() if self._before else self._home)

    def _bring(self, screen: Screen) -> None:
        if self._layout.indexOf(screen) < 0:
            self._layout.addWidget(screen)
        self._layout.setCurrentWidget(screen)
        self.current = screen
        if self.curtain is not None and self.curtain.is_down():
            # The layout raises what it shows, but nothing lies over a curtain.
            self.curtain.raise_()
            self.curtain.setFocus()
            self._cover(not self.curtain.is_moving())
        else:
            screen.setFocus()
        self.changed.emit()

    def set_curtain(self, curtain: HandoverScreen) -> None:
        """Show this curtain from now on; it falls and lifts by itself."""
        self.curtain = curtain
        curtain.covers.connect(self._cover)

    def take_curtain_away(self) -> None:
        """Remove the curtain at once and show what is behind it."""
        if self.curtain is not None:
            hid = self.curtain.is_down()
            self.curtain.take_away()
            if hid:
                self.take_keyboard()

    def _cover(self, covered: bool) -> None:
        """Hide the screen beneath a curtain that hangs still: those who listen look through the cloth."""
        self.current.setVisible(not covered)

    def take_keyboard(self) -> None:
        """Let the keyboard be where it was last on the screen, or on the curtain before it."""
        if self.curtain is not None and self.curtain.is_down():
            self.curtain.setFocus()
            return
        last = cast("QWidget | None", self.current.focusWidget())
        self.current.setFocus()
        if last is not None and last.isVisible():
            last.setFocus(Qt.FocusReason.OtherFocusReason)


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
        notice.add_button(translate("Window", "Close"), key="Esc", gold=True)
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
        """Whether an overlay lies over the window."""
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


class LoadingNotice(QObject):
    """A notice for a request that has to wait until its cards have been read; the last request counts."""

    def __init__(self, notices: NoticeLayer) -> None:
        super().__init__(notices)
        self._notices = notices
        self._coming: CardLoading | None = None
        self._wish: Callable[[], None] | None = None
        self._notice: Overlay | None = None
        self._said = ""

    def set_card_loading(self, card_loading: CardLoading) -> None:
        """Hear from here that cards have come."""
        self._coming = card_loading
        card_loading.came.connect(self._try)

    def do(self, wish: Callable[[], None], said: str = "") -> None:
        """Do this now or, if it raises `SetsStillLoading`, as soon as it does so no more; a notice says so meanwhile.

        Args:
            said: the sentence of that notice, by default about a game.
        """
        self._give_up()
        self._said = said
        try:
            wish()
        except SetsStillLoading:
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
        except SetsStillLoading:
            self._wish = wish
        else:
            self._give_up()

    def _say(self) -> None:
        heading = translate("Window", "The cards are still being read")
        text = self._said or translate("Window", "The game opens as soon as its cards are there.")
        self._notice = self._notices.overlay(heading, text)
        self._notice.add_button(translate("Window", "Do not wait"), key="Esc", gold=True)
        self._notice.closed.connect(self._closed)
        self._notices.lay(self._notice)

    def _closed(self) -> None:
        self._wish = self._notice = None

    def _give_up(self) -> None:
        self._wish = None
        if self._notice is not None:
            self._notice.close_it()
