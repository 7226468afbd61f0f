"""The making of the one QApplication."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from gonfalon import APP_ID
from gonfalon.data import resources_dir
from gonfalon.ui.application.fitting import share_on

__all__ = ["Application", "fitted_application", "make_application"]

_FACTOR = "QT_SCALE_FACTOR"


class Application(QApplication):
    """Hears from macOS which file was double-clicked, even before there is a window that could open it."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._open: Callable[[Path], None] | None = None
        self._waiting: Path | None = None
        self.drawn = 1.0
        """How much smaller everything is drawn than the desktop asks for."""

    def open_with(self, take: Callable[[Path], None]) -> None:
        """Hand files to `take` from now on, and the one that has come already."""
        self._open = take
        path, self._waiting = self._waiting, None
        if path is not None:
            take(path)

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        name = event.file() or event.url().toLocalFile()
        if name and self._open is not None:
            self._open(Path(name))
        elif name:
            self._waiting = Path(name)
        return True


def make_application(arguments: list[str] | None = None) -> QApplication:
    """The one QApplication, named and with its icon, in the style that our own controls are drawn over."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = _named(arguments if arguments is not None else sys.argv[:1])
    return _dressed(app)


def fitted_application() -> Application:
    """The same, drawn so much smaller that the smallest window fits on every screen."""
    app = _named(sys.argv[:1])
    drawn = share_on(app.screens())
    if drawn < 1:
        # What a pixel is Qt asks while it is made, and what screens there are it knows only then. All QObjects that
        # Python has made go with it: none is there before.
        app.shutdown()
        before = os.environ.get(_FACTOR)
        os.environ[_FACTOR] = f"{drawn * _number(before):g}"
        app = _named(sys.argv[:1])
        app.drawn = drawn
        # Programs that are opened from here draw in their own size.
        if before is None:
            del os.environ[_FACTOR]
        else:
            os.environ[_FACTOR] = before
    _dressed(app)
    return app


def _number(text: str | None) -> float:
    """The factor that somebody has chosen; what is none Qt does not heed either."""
    try:
        chosen = float(text or "1")
    except ValueError:
        return 1.0
    return chosen if chosen > 0 else 1.0


def _named(arguments: list[str]) -> Application:
    QCoreApplication.setOrganizationName("Gonfalon")
    QCoreApplication.setApplicationName("Gonfalon")
    return Application(arguments)


def _dressed(app: QApplication) -> QApplication:
    app.setApplicationDisplayName("Gonfalon")
    app.setDesktopFileName(APP_ID)
    app.setStyle("Fusion")
    icon = QIcon()
    for size in (16, 32, 48, 64, 128, 256):
        path = resources_dir() / "icons" / f"gonfalon-{size}.png"
        if path.exists():
            icon.addFile(str(path), QSize(size, size))
    app.setWindowIcon(icon)
    return app
