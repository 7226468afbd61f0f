"""The one QApplication: its making, the geometry of its window on the screens, and why there can be none."""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibrary, QLibraryInfo, QMarginsF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon import APP_ID
from gonfalon.data import resources_dir

MINIMUM_SIZE = QSize(1024, 700)
"""What every screen of ours can be laid out in; where there is less room, all of it is drawn smaller."""
DEFAULT_SIZE = QSize(1280, 800)
"""The size that everything was designed in, and that of the first window."""
TITLE_BAR_HEIGHT = 40
"""As high as title bars are at most, in pixels of the desktop; how high one is, is known only when it is there."""
PANEL_HEIGHT = 48
"""The same of panels, where the desktop tells nobody of them."""
MOVED_MS = 500
"""So long desktops may take to move windows themselves."""
LEAST_SCALE = 0.6
"""Nobody plays on a screen that needs still smaller drawing, if there is another one."""


def fitting_scale(width: float, height: float) -> float:
    """Return the scale at which the smallest window fits into this room; 1 if it fits anyway."""
    narrower = min(width / MINIMUM_SIZE.width(), height / MINIMUM_SIZE.height())
    # In hundredths, rounded down.
    return min(1.0, math.floor(100 * narrower) / 100)


def fitting_scale_on(screens: Sequence[QScreen]) -> float:
    """The same for all screens that the window may be moved to, the main one first.

    On a large one nothing is lost by that: what lies in the window grows with it.
    """
    shares = [fitting_scale(place.width(), place.height()) for place in map(available_area, screens)]
    return min([share for share in shares if share >= LEAST_SCALE] or shares[:1])


def available_area(screen: QScreen, drawn: float = 1.0) -> QRect:
    """Return the area of a screen for a window without its title bar; `drawn` is the scale of its pixels."""
    around = QMarginsF(0, TITLE_BAR_HEIGHT / drawn, 0, 0)
    if QGuiApplication.platformName() == "wayland":
        around.setBottom(PANEL_HEIGHT / drawn)
    return screen.availableGeometry().marginsRemoved(around.toMargins())


def restore_geometry(window: QWidget, remembered: bytes, drawn: float) -> None:
    """Let a window open as it was left, else in the usual size; where that does not fit, as large as the screen."""
    if not (remembered and window.restoreGeometry(remembered)):
        window.resize(DEFAULT_SIZE / drawn)
    place = available_area(window.screen(), drawn)
    fitting = window.size().boundedTo(place.size())
    if fitting != window.size() and not window.isMaximized() and not window.isFullScreen():
        # The size it will have when it is made smaller again.
        window.setGeometry(QRect(place.topLeft(), fitting))
        window.setWindowState(Qt.WindowState.WindowMaximized)


def keep_on_screen(window: QWidget, drawn: float) -> None:
    """Bring a window to where all of it is seen whenever a screen is taken away or has become smaller."""
    soon = QTimer(window, singleShot=True, interval=MOVED_MS)
    soon.timeout.connect(lambda: _bring_inside(window, drawn))

    def watch(screen: QScreen) -> None:
        screen.geometryChanged.connect(lambda _: soon.start())

    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    for screen in app.screens():
        watch(screen)
    app.screenAdded.connect(watch)
    app.screenRemoved.connect(lambda _: soon.start())


def _bring_inside(window: QWidget, drawn: float) -> None:
    place, here = available_area(window.screen(), drawn), window.geometry()
    if place.contains(here) or window.windowState() != Qt.WindowState.WindowNoState:
        return
    here.setSize(here.size().boundedTo(place.size()).expandedTo(window.minimumSize()))
    here.moveRight(min(here.right(), place.right()))
    here.moveBottom(min(here.bottom(), place.bottom()))
    # Its beginning is seen in any case.
    here.moveLeft(max(here.left(), place.left()))
    here.moveTop(max(here.top(), place.top()))
    window.setGeometry(here)


SCALE_VARIABLES: Final = ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI")
"""What Qt lets one say of how large everything is to be."""
_LEAST, _MOST = 0.2, 8.0
_USUAL_DPI: Final = 96.0


def missing_library(environ: Mapping[str, str]) -> str:
    """Return the system's message on the first library Qt lacks for X11; empty if none or X11 was not meant."""
    if sys.platform != "linux" or environ.get("QT_QPA_PLATFORM", "").partition(":")[0] not in ("", "xcb"):
        return ""
    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms" / "libqxcb.so"
    library = QLibrary(str(plugin))
    if library.load():
        return ""
    # Qt's own libraries are loaded by now, so what this one lacks is a library of the system.
    found = re.search(r"lib[\w.+-]+: cannot open shared object file", library.errorString())
    return found[0] if found else ""


def unreachable_displays(environ: Mapping[str, str]) -> str:
    """The screens that Qt was told of, as `DISPLAY=:0`; empty where it was not to look for any."""
    if sys.platform != "linux" or environ.get("QT_QPA_PLATFORM", "").partition(":")[0] not in ("", "xcb", "wayland"):
        return ""
    return " and ".join(f"{name}={environ[name]}" for name in ("WAYLAND_DISPLAY", "DISPLAY") if environ.get(name))


def absurd_scale(environ: Mapping[str, str]) -> str:
    """Those of these variables with which everything would be drawn larger than memory, or smaller than a pixel."""
    said = {name: environ[name] for name in SCALE_VARIABLES if environ.get(name)}
    whole = [1.0]
    for name, text in said.items():
        usual = _USUAL_DPI if name == "QT_FONT_DPI" else 1.0
        # Of several screens each has its own, behind its name.
        numbers = [_scale_of(part.rpartition("=")[2], usual) / usual for part in text.split(";")]
        whole = [before * number for before in whole for number in numbers]
    sound = all(_LEAST <= scale <= _MOST for scale in whole)
    return "" if sound else ", ".join(f"{name}={text}" for name, text in said.items())


def _scale_of(text: str, usual: float) -> float:
    """The number; what is none Qt does not heed."""
    try:
        return float(text)
    except ValueError:
        return usual


_FACTOR = "QT_SCALE_FACTOR"
_STYLE = "Fusion"
"""The style over which our own controls are drawn."""


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
    if isinstance(app, QApplication):
        app.setStyle(_STYLE)
    else:
        app = _named(arguments if arguments is not None else sys.argv[:1])
    return _styled(app)


def make_fitted_application() -> Application:
    """The same, drawn so much smaller that the smallest window fits on every screen."""
    app = _named(sys.argv[:1])
    drawn = fitting_scale_on(app.screens())
    if drawn < 1:
        # What a pixel is Qt asks while it is made, and what screens there are it knows only then. All QObjects that
        # Python has made go with it: none is there before.
        app.shutdown()
        before = os.environ.get(_FACTOR)
        os.environ[_FACTOR] = f"{drawn * _factor_of(before):g}"
        app = _named(sys.argv[:1])
        app.drawn = drawn
        # Programs that are opened from here draw in their own size.
        if before is None:
            del os.environ[_FACTOR]
        else:
            os.environ[_FACTOR] = before
    _styled(app)
    return app


def _factor_of(text: str | None) -> float:
    """Return the scale factor the user has chosen; 1 for an invalid one, which Qt ignores as well."""
    try:
        chosen = float(text or "1")
    except ValueError:
        return 1.0
    return chosen if chosen > 0 else 1.0


def _named(arguments: list[str]) -> Application:
    QCoreApplication.setOrganizationName("Gonfalon")
    QCoreApplication.setApplicationName("Gonfalon")
    # In these words, because `setStyle` gives a style back, and PySide would make a class of many names for it.
    return Application([*(arguments or ["gonfalon"]), "-style", _STYLE])


def _styled(app: QApplication) -> QApplication:
    app.setApplicationDisplayName("Gonfalon")
    app.setDesktopFileName(APP_ID)
    icon = QIcon()
    for size in (16, 32, 48, 64, 128, 256):
        path = resources_dir() / "icons" / f"gonfalon-{size}.png"
        if path.exists():
            icon.addFile(str(path), QSize(size, size))
    app.setWindowIcon(icon)
    return app
