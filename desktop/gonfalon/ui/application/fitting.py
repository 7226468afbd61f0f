"""How the window fits on the screen: where it opens, and how much smaller everything is drawn where room is short."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QMarginsF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

__all__ = ["MINIMUM", "USUAL", "room", "settle", "share", "share_on", "stay_inside"]

MINIMUM = QSize(1024, 700)
"""What every screen of ours can be laid out in; where there is less room, all of it is drawn smaller."""
USUAL = QSize(1280, 800)
"""The size that everything was designed in, and that of the first window."""
TITLE_BAR = 40
"""As high as title bars are at most, in pixels of the desktop; how high one is, is known only when it is there."""
PANEL = 48
"""The same of panels, where the desktop tells nobody of them."""
MOVED_MS = 500
"""So long desktops may take to move windows themselves."""
LEAST = 0.6
"""Nobody plays on a screen that needs still smaller drawing, if there is another one."""


def share(width: float, height: float) -> float:
    """How much smaller everything has to be drawn for the smallest window to have this room; 1 if it has it anyway."""
    narrower = min(width / MINIMUM.width(), height / MINIMUM.height())
    # In hundredths, rounded down.
    return min(1.0, math.floor(100 * narrower) / 100)


def share_on(screens: Sequence[QScreen]) -> float:
    """The same for all screens that the window may be moved to, the main one first.

    On a large one nothing is lost by that: what lies in the window grows with it.
    """
    shares = [share(place.width(), place.height()) for place in map(room, screens)]
    return min([share for share in shares if share >= LEAST] or shares[:1])


def room(screen: QScreen, drawn: float = 1.0) -> QRect:
    """Where a window may be on a screen, without its title bar; `drawn` is the share that holds for its pixels."""
    around = QMarginsF(0, TITLE_BAR / drawn, 0, 0)
    if QGuiApplication.platformName() == "wayland":
        around.setBottom(PANEL / drawn)
    return screen.availableGeometry().marginsRemoved(around.toMargins())


def settle(window: QWidget, remembered: bytes, drawn: float) -> None:
    """Let a window open as it was left, else in the usual size; where that does not fit, as large as the screen."""
    if not (remembered and window.restoreGeometry(remembered)):
        window.resize(USUAL / drawn)
    place = room(window.screen(), drawn)
    fitting = window.size().boundedTo(place.size())
    if fitting != window.size() and not window.isMaximized() and not window.isFullScreen():
        # The size it will have when it is made smaller again.
        window.setGeometry(QRect(place.topLeft(), fitting))
        window.setWindowState(Qt.WindowState.WindowMaximized)


def stay_inside(window: QWidget, drawn: float) -> None:
    """Bring a window to where all of it is seen whenever a screen is taken away or has become smaller."""
    soon = QTimer(window)
    soon.setSingleShot(True)
    soon.setInterval(MOVED_MS)
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
    place, here = room(window.screen(), drawn), window.geometry()
    if place.contains(here) or window.windowState() != Qt.WindowState.WindowNoState:
        return
    here.setSize(here.size().boundedTo(place.size()).expandedTo(window.minimumSize()))
    here.moveRight(min(here.right(), place.right()))
    here.moveBottom(min(here.bottom(), place.bottom()))
    # Its beginning is seen in any case.
    here.moveLeft(max(here.left(), place.left()))
    here.moveTop(max(here.top(), place.top()))
    window.setGeometry(here)
