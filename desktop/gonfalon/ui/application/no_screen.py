"""Why there can be no window: what Qt tells of all platforms and libraries in the same words, or would never tell."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibrary, QLibraryInfo

__all__ = ["SCALES", "absurd_scale", "missing_library", "silent_screens"]

SCALES: Final = ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI")
"""What Qt lets one say of how large everything is to be."""
_LEAST, _MOST = 0.2, 8.0
_USUAL_DPI: Final = 96.0


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


def absurd_scale(environ: Mapping[str, str]) -> str:
    """Those of these variables with which everything would be drawn larger than memory, or smaller than a pixel."""
    said = {name: environ[name] for name in SCALES if environ.get(name)}
    whole = [1.0]
    for name, text in said.items():
        usual = _USUAL_DPI if name == "QT_FONT_DPI" else 1.0
        # Of several screens each has its own, behind its name.
        numbers = [_number(part.rpartition("=")[2], usual) / usual for part in text.split(";")]
        whole = [before * number for before in whole for number in numbers]
    sound = all(_LEAST <= scale <= _MOST for scale in whole)
    return "" if sound else ", ".join(f"{name}={text}" for name, text in said.items())


def _number(text: str, usual: float) -> float:
    """The number; what is none Qt does not heed."""
    try:
        return float(text)
    except ValueError:
        return usual
