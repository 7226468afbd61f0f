"""The making of the one QApplication."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from gonfalon import APP_ID
from gonfalon.data import resources_dir

__all__ = ["Application", "make_application"]


class Application(QApplication):
    """Hears from macOS which file was double-clicked, even before there is a window that could open it."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._open: Callable[[Path], None] | None = None
        self._waiting: Path | None = None

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
        QCoreApplication.setOrganizationName("Gonfalon")
        QCoreApplication.setApplicationName("Gonfalon")
        app = Application(arguments if arguments is not None else sys.argv[:1])
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
