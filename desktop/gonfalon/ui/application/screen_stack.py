"""The screens that lie in the window: the one that is shown, the way back from it, and the curtain before them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from gonfalon.ui.widgets.screen import Screen

if TYPE_CHECKING:
    from gonfalon.ui.screens.curtain import CurtainScreen

__all__ = ["ScreenStack"]


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
        self.curtain: CurtainScreen | None = None

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

    def hang(self, curtain: CurtainScreen) -> None:
        """Have this curtain from now on, which falls and lifts by itself."""
        self.curtain = curtain
        curtain.covers.connect(self._cover)

    def take_curtain_away(self) -> None:
        """Show what is behind the curtain at once, to whoever sits there."""
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
