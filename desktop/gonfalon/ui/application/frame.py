"""The window as a frame: the screens that lie in it, the one that is shown, and the way back from it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from gonfalon.core.record import SUFFIX
from gonfalon.ui.application.fitting import MINIMUM, USUAL
from gonfalon.ui.application.notice_layer import Foremost
from gonfalon.ui.look.pixels import MEMORY
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.screen import Screen
from gonfalon.ui.screens.start import StartScreen

if TYPE_CHECKING:
    from gonfalon.ui.board.overlay import Overlay
    from gonfalon.ui.screens.curtain import CurtainScreen

__all__ = ["Frame"]

FORWARD_MS = 500
"""How long a desktop may take to bring the window forward."""


class Frame(QWidget):
    """Shows the start screen, and what is opened from there in its place."""

    painted = Signal()
    """The first screen has been painted."""
    closing = Signal()
    """The window is being closed."""
    dropped = Signal(object)
    """The path of a record was dropped onto the window."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.setWindowTitle("Gonfalon")
        self.setMinimumSize(MINIMUM)
        self.setAcceptDrops(True)
        self._layout = QStackedLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._before: list[QWidget] = []
        self._painted = False
        self.curtain: CurtainScreen | None = None
        self.design_unit = 1.0
        """That of the screen beneath, for what lies over it."""
        self.foremost = Foremost(self)
        self.foremost.gone.connect(self._give_keyboard_back)
        self._install_language()
        self.start = StartScreen(settings)
        self._layout.addWidget(self.start)
        settings.changed.connect(self._setting_changed)
        settings.unkept.connect(self._settings_not_kept)
        self.resize(USUAL)

    def _show(self, screen: QWidget) -> None:
        if self._layout.indexOf(screen) < 0:
            self._layout.addWidget(screen)
        self._layout.setCurrentWidget(screen)
        if self.curtain is not None and self.curtain.is_down():
            # The layout raises what it shows, but nothing lies over a curtain.
            self.curtain.raise_()
            self.curtain.setFocus()
            self._cover(not self.curtain.is_moving())
        else:
            screen.setFocus()
        self.foremost.keep()

    def _cover(self, covered: bool) -> None:
        """Hide the screen beneath a curtain that hangs still: those who listen look through the cloth."""
        screen = self._layout.currentWidget()
        if screen is not None:
            screen.setVisible(not covered)

    def _open(self, screen: Screen) -> None:
        """Show a screen that leads back to the one that is left."""
        current = self._layout.currentWidget()
        if current is not None and current is not screen:
            self._before.append(current)
        self._show(screen)

    def _back(self) -> None:
        self._show(self._before.pop() if self._before else self.start)

    def overlay(self, heading: str, text: str) -> Overlay:
        """An overlay of this window in its measure, to be given to `lay_over`."""
        from gonfalon.ui.board.overlay import Overlay

        screen = self._layout.currentWidget()
        self.design_unit = screen.design_unit if isinstance(screen, Screen) else 1.0
        return Overlay(self, heading, text)

    def lay_over(self, overlay: Overlay) -> None:
        """Show an overlay of this window over everything that there is, a curtain too."""
        self.foremost.lay(overlay)

    def tell(self, heading: str, text: str) -> None:
        """Show a notice over everything that there is."""
        notice = self.overlay(heading, text)
        notice.add_button(QCoreApplication.translate("Window", "Close"), key="Esc", gold=True)
        self.lay_over(notice)

    def _give_keyboard_back(self) -> None:
        if self.curtain is not None and self.curtain.is_down():
            self.curtain.setFocus()
            return
        screen = self._layout.currentWidget() or self.start
        last = cast("QWidget | None", screen.focusWidget())
        screen.setFocus()
        if last is not None and last.isVisible():
            last.setFocus(Qt.FocusReason.OtherFocusReason)

    def come_forward(self, token: str = "") -> None:
        """Show the window before all others, as far as the desktop lets it; `token` is what it gave for that."""
        if token and QGuiApplication.platformName() == "wayland":
            # Where Qt looks for it.
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        # Where windows may not push forward, this one asks to be looked at.
        QTimer.singleShot(FORWARD_MS, self, lambda: QApplication.alert(self))

    def _settings_not_kept(self) -> None:
        from gonfalon.texts.troubles import settings_not_kept

        heading = QCoreApplication.translate("Window", "The settings cannot be saved")
        self.tell(heading, settings_not_kept(self.settings.path))

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

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _record_in(event.mimeData()) is not None:
            # It stays where it was, whatever the desktop would rather do with it.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _record_in(event.mimeData())
        if path is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            # Questions that it leads to are answered here.
            self.activateWindow()
            # Not from within the drag, for which another program waits.
            QTimer.singleShot(0, self, lambda: self.dropped.emit(path))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        MEMORY.fit(self.width(), self.height(), self.devicePixelRatioF())
        self.foremost.arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        self.settings.geometry = bytes(self.saveGeometry().data())
        self.settings.flush()
        super().closeEvent(event)


def _record_in(data: QMimeData) -> Path | None:
    """The first record among the files that are dragged, None where there is none."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return next((path for path in paths if path.suffix.lower() == SUFFIX), None)
