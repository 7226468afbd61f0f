"""What the program tells of itself and of the computer on which it runs."""

from __future__ import annotations

from gonfalon import __version__

__all__ = ["facts"]


def facts() -> str:
    """What somebody who looks for an error wants to know of this computer, and nothing that tells whose it is."""
    import platform

    import PySide6
    from PySide6.QtCore import QSysInfo, qVersion
    from PySide6.QtGui import QGuiApplication

    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, {QGuiApplication.platformName()}"
    qt = f"Qt {qVersion()}, PySide6 {PySide6.__version__}"
    return "\n".join((f"Gonfalon {__version__}", f"Python {platform.python_version()}", qt, system))
