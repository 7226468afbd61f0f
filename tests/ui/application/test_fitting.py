"""The window on screens of every size: it opens whole, and where there is little room everything is drawn smaller."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.ui.application import qapplication
from gonfalon.ui.application.qapplication import available_area, keep_on_screen
from gonfalon.ui.application.window import Window
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.windows import OpenWindow
from tests.scripts import ROOT

pytestmark = pytest.mark.slow

OPENED = """
import json, os, sys
from PySide6.QtWidgets import QApplication
from gonfalon import cli
from gonfalon.cli import window

def tell(close):
    (it,) = [widget for widget in QApplication.topLevelWidgets() if widget.isWindow() and widget.isVisible()]
    before = [it.width(), it.height()]
    if sys.argv[1]:
        it.resize(*map(int, sys.argv[1].split("x")))
    QApplication.processEvents()
    available, begin = it.screen().availableGeometry(), it.start.start
    place = begin.rect().translated(begin.mapTo(it, begin.rect().topLeft()))
    print(json.dumps({
        "before": before,
        # With all of its frame, also when it is not maximised any more.
        "inside": available.contains(it.frameGeometry()) and available.contains(it.normalGeometry()),
        "whole": it.rect().contains(place),
        "maximised": it.isMaximized(),
        "ratio": it.devicePixelRatioF(),
        "inherited": os.environ.get("QT_SCALE_FACTOR"),
    }))
    close()

window._say_and_close = tell
sys.exit(cli.main(["--smoke"]))
"""
"""Opens the window as always, tells about it when it is painted, and closes it, in another size if one is given."""


class Desktop:
    """Somebody's home, before screens that differ from one start to the next."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def open(self, *screens: tuple[int, int], factor: str = "", resized: str = "") -> SimpleNamespace:
        """Open the window, on the first of these screens that stand side by side, and tell what it says of itself."""
        lefts = [sum(width for width, _ in screens[:number]) for number in range(len(screens))]
        described = [
            {"name": str(left), "x": left, "y": 0, "width": width, "height": height}
            for left, (width, height) in zip(lefts, screens, strict=True)
        ]
        file = self.home / "screens.json"
        file.write_text(json.dumps({"screens": described}))
        places = {"HOME": "", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "APPDATA": "a", "LOCALAPPDATA": "l"}
        environment = os.environ | {name: str(self.home / place) for name, place in places.items()}
        environment |= {"PYTHONPATH": str(ROOT / "desktop"), "QT_QPA_PLATFORM": f"offscreen:configfile={file}"}
        if factor:
            environment["QT_SCALE_FACTOR"] = factor
        command = [sys.executable, "-c", OPENED, resized]
        said = subprocess.check_output(command, env=environment, text=True, timeout=120)
        return SimpleNamespace(**json.loads(said.splitlines()[-1]))


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    return Desktop(tmp_path)


@pytest.mark.parametrize(
    ("screen", "factor", "ratio"),
    [((1366, 768), "", 1.0), ((940, 480), "", 0.62), ((1920, 1080), "2", 1.42)],
)
def test_the_first_window_fits_the_screen(desktop: Desktop, screen: tuple[int, int], factor: str, ratio: float) -> None:
    """With its title bar; where the smallest window has no room everything is drawn smaller, and nothing is cut."""
    opened = desktop.open(screen, factor=factor)
    assert opened.inside
    assert opened.whole
    assert opened.maximised
    assert opened.ratio == pytest.approx(ratio)
    assert opened.inherited == (factor or None), "other programs are not drawn smaller"


def test_a_window_is_remembered_and_fits_on_a_smaller_screen(desktop: Desktop) -> None:
    opened = desktop.open((1920, 1080), resized="1400x900")
    assert (opened.maximised, opened.ratio) == (False, 1.0)
    opened = desktop.open((1920, 1080), resized="1880x1020")
    assert (opened.before, opened.maximised) == ([1400, 900], False)
    opened = desktop.open((940, 480))
    assert opened.inside
    assert opened.whole


def test_it_fits_on_every_screen_that_it_may_be_moved_to(desktop: Desktop) -> None:
    """And is as large as ever on the first one: it has so many more pixels as they are smaller."""
    opened = desktop.open((2560, 1440), (960, 540))
    assert opened.ratio == pytest.approx(0.71)
    assert [round(side * opened.ratio) for side in opened.before] == [1280, 800]
    # A screen on which nobody could play makes nothing smaller.
    assert desktop.open((1920, 1080), (800, 400)).ratio == 1.0


def test_a_window_is_remembered_before_it_is_closed(open_window: OpenWindow, settings: Settings) -> None:
    """The end of a session, and whoever ends the program, closes none."""
    window = open_window()
    window.showMaximized()
    again = QWidget()
    assert again.restoreGeometry(settings.geometry)
    assert again.isMaximized()


def test_what_filled_the_screen_is_the_window_again_that_it_was(
    qtbot: QtBot, open_window: OpenWindow, settings: Settings, tmp_path: Path
) -> None:
    """Also where the desktop forgets meanwhile that it was maximised, and in a window that is opened filling it."""
    window = open_window()
    window.showMaximized()
    window.shortcuts.change_size()
    window.setWindowState(Qt.WindowState.WindowFullScreen)
    opened = Window(settings, tmp_path)
    qtbot.addWidget(opened)
    opened.stand_as_left(1.0)
    assert opened.isFullScreen()
    opened.setWindowState(Qt.WindowState.WindowFullScreen)
    for full in (window, opened):
        full.shortcuts.change_size()
        assert full.windowState() == Qt.WindowState.WindowMaximized


def test_a_window_whose_screen_is_taken_away_comes_to_another(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qapplication, "MOVED_MS", 0)
    window, screen = QWidget(), qapp.primaryScreen()
    qtbot.addWidget(window)
    window.setMinimumSize(300, 200)
    keep_on_screen(window, 1.0)
    window.show()
    place = available_area(screen)
    for left in (QRect(5000, 90, 400, 300), QRect(-5000, 5000, 400, 300), QRect(20, 60, 400, 3000)):
        window.setGeometry(left)
        screen.geometryChanged.emit(screen.geometry())
        qtbot.waitUntil(lambda: place.contains(window.geometry()))
    # A window that is inside stays where it is.
    window.setGeometry(QRect(100, 110, 400, 300))
    screen.geometryChanged.emit(screen.geometry())
    qtbot.wait(10)
    assert window.geometry() == QRect(100, 110, 400, 300)
