"""Why Qt gives up before there is a window, which it tells of all platforms and libraries in the same words."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QLibrary, QLibraryInfo

__all__ = ["missing_library", "silent_screens"]


def missing_library(environ: Mapping[str, str]) -> str:
    """What the system says of the first library that Qt lacks for X11; empty if it lacks none or X11 was not meant."""
    if sys.platform != "linux" or environ.get("QT_QPA_PLATFORM", "").partition(":")[0] not in ("", "xcb"):
        return ""
    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms" / "libqxcb.so"
    library = QLibrary(str(plugin))
    if library.load():
        return ""
    # Qt's own libraries are loaded by now, so what this one lacks is a library of the system.
    found = re.search(r"lib[\w.+-]+: cannot open shared object file", library.errorString())
    return found[0] if found else ""


def silent_screens(environ: Mapping[str, str]) -> str:
    """The screens that Qt was told of, as `DISPLAY=:0`; empty where it was not to look for any."""
    if sys.platform != "linux" or environ.get("QT_QPA_PLATFORM", "").partition(":")[0] not in ("", "xcb", "wayland"):
        return ""
    return " and ".join(f"{name}={environ[name]}" for name in ("WAYLAND_DISPLAY", "DISPLAY") if environ.get(name))
