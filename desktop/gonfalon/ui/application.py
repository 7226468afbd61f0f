"""The making of the one QApplication."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from gonfalon import APP_ID
from gonfalon.data import resources_dir

__all__ = ["make_application"]


def make_application(arguments: list[str] | None = None) -> QApplication:
    """The one QApplication, named and with its icon, in the style that our own controls are drawn over."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        QCoreApplication.setOrganizationName("Gonfalon")
        QCoreApplication.setApplicationName("Gonfalon")
        app = QApplication(arguments if arguments is not None else sys.argv[:1])
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
