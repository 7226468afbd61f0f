"""The window as a frame: the screens that lie in it, the one that is shown, and the way back from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from gonfalon.ui import language
from gonfalon.ui.screens.screen import Screen
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import Settings

if TYPE_CHECKING:
    from gonfalon.ui.screens.curtain import CurtainScreen

__all__ = ["MINIMUM", "Frame"]

MINIMUM = QSize(1024, 700)


class Frame(QWidget):
    """Shows the start screen, and what is opened from there in its place."""

    painted = Signal()
    """The first screen has been painted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.setWindowTitle("Gonfalon")
        self.setMinimumSize(MINIMUM)
        self._layout = QStackedLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._before: list[QWidget] = []
        self._painted = False
        self.curtain: CurtainScreen | None = None
        self._install_language()
        self.start = StartScreen(settings)
        self._layout.addWidget(self.start)
        settings.changed.connect(self._setting_changed)
        settings.unkept.connect(self._settings_not_kept)
        if not (settings.geometry and self.restoreGeometry(settings.geometry)):
            self.resize(1280, 800)

    def _show(self, screen: QWidget) -> None:
        if self._layout.indexOf(screen) < 0:
            self._layout.addWidget(screen)
        self._layout.setCurrentWidget(screen)
        if self.curtain is not None and self.curtain.is_down():
            # The layout raises what it shows, but nothing lies over a curtain.
            self.curtain.raise_()
            self.curtain.setFocus()
        else:
            screen.setFocus()

    def _open(self, screen: Screen) -> None:
        """Show a screen that leads back to the one that is left."""
        current = self._layout.currentWidget()
        if current is not None and current is not screen:
            self._before.append(current)
        self._show(screen)

    def _back(self) -> None:
        self._show(self._before.pop() if self._before else self.start)

    def _notice(self, heading: str, text: str) -> None:
        from gonfalon.ui.board.overlay import Overlay

        screen = self._layout.currentWidget() or self.start
        notice = Overlay(screen, heading, text)
        notice.add_button(QCoreApplication.translate("Window", "Close"), key="Esc", gold=True)
        notice.open()

    def _settings_not_kept(self) -> None:
        from gonfalon.ui.texts.troubles import settings_not_kept

        heading = QCoreApplication.translate("Window", "The settings cannot be kept")
        self._notice(heading, settings_not_kept(self.settings.path))

    def _install_language(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        language.install(app, self.settings.language)

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self._install_language()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            # Children are painted after this; the message comes when they all have been.
            QTimer.singleShot(0, self, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.geometry = bytes(self.saveGeometry().data())
        self.settings.flush()
        super().closeEvent(event)
