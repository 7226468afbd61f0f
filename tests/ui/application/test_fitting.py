"""The window on screens of every size: it opens whole, and where there is little room everything is drawn smaller."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.scripts import ROOT

pytestmark = pytest.mark.room

OPENED = """
import json, os, sys
from PySide6.QtWidgets import QApplication
from gonfalon import cli
from gonfalon.cli import window

def tell(close):
    (it,) = [widget for widget in QApplication.topLevelWidgets() if widget.isWindow() and widget.isVisible()]
    if sys.argv[1]:
        it.resize(*map(int, sys.argv[1].split("x")))
    QApplication.processEvents()
    available, begin = it.screen().availableGeometry(), it.start.start
    place = begin.rect().translated(begin.mapTo(it, begin.rect().topLeft()))
    print(json.dumps({
        "inside": available.contains(it.frameGeometry()) and available.contains(it.normalGeometry()),
        "whole": it.rect().contains(place),
        "size": [it.width(), it.height()],
        "maximised": it.isMaximized(),
        "ratio": it.devicePixelRatioF(),
        "inherited": os.environ.get("QT_SCALE_FACTOR"),
    }))
    close()

window._say_and_close = tell
sys.exit(cli.main(["--smoke"]))
"""
"""Opens the window as always, tells about it when it is painted, and closes it, in another size if one is given."""


@dataclass(frozen=True)
class Opened:
    """What a window says of itself."""

    inside: bool
    """Whether it lies on its screen with all of its frame, and will when it is not maximised any more."""
    whole: bool
    """Whether the button that begins the game lies in it."""
    size: list[int]
    maximised: bool
    ratio: float
    """How many pixels of the screen a pixel of the window has."""
    inherited: str | None
    """The factor that a program which is opened from there gets."""


class Desktop:
    """Somebody's home, before screens that differ from one start to the next."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def open(self, *screens: tuple[int, int], factor: str = "", resized: str = "") -> Opened:
        """Open the window, on the first of these screens that stand side by side; sizes in pixels of the desktop."""
        lefts = [sum(width for width, _ in screens[:number]) for number in range(len(screens))]
        described = [
            {"name": str(left), "x": left, "y": 0, "width": width, "height": height}
            for left, (width, height) in zip(lefts, screens, strict=True)
        ]
        file = self.home / "screens.json"
        file.write_text(json.dumps({"screens": described}))
        places = {"HOME": "", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "APPDATA": "a", "LOCALAPPDATA": "l"}
        environment = os.environ | {name: str(self.home / place) for name, place in places.items()}
        environment["PYTHONPATH"] = str(ROOT / "desktop")
        environment["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
        if factor:
            environment["QT_SCALE_FACTOR"] = factor
        command = [sys.executable, "-c", OPENED, resized]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return Opened(**json.loads(done.stdout.splitlines()[-1]))


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    return Desktop(tmp_path)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("screen", "factor", "ratio"),
    [
        ((1366, 768), "", 1.0),
        ((1280, 800), "", 1.0),
        ((1024, 768), "", 1.0),
        ((1280, 720), "", 0.97),
        ((940, 480), "", 0.62),
        ((1920, 1080), "2", 1.42),
    ],
)
def test_the_first_window_fits_on_the_screen(
    desktop: Desktop, screen: tuple[int, int], factor: str, ratio: float
) -> None:
    """With its title bar; where the smallest window has no room everything is drawn smaller, and nothing is cut."""
    opened = desktop.open(screen, factor=factor)
    assert opened.inside
    assert opened.whole
    assert opened.maximised
    assert opened.ratio == pytest.approx(ratio)
    assert opened.inherited == (factor or None), "other programs are not drawn smaller"


def test_on_a_large_screen_it_has_its_usual_size(desktop: Desktop) -> None:
    opened = desktop.open((1920, 1080))
    assert (opened.size, opened.maximised, opened.ratio) == ([1280, 800], False, 1.0)


@pytest.mark.at_length
def test_a_window_is_remembered(desktop: Desktop) -> None:
    desktop.open((1920, 1080), resized="1400x900")
    opened = desktop.open((1920, 1080))
    assert (opened.size, opened.maximised) == ([1400, 900], False)


@pytest.mark.at_length
@pytest.mark.parametrize("large", [(1600, 1200), (3840, 2160)])
@pytest.mark.parametrize("small", [(1366, 768), (940, 480)])
def test_a_window_of_a_larger_screen_fits_on_a_smaller_one(
    desktop: Desktop, large: tuple[int, int], small: tuple[int, int]
) -> None:
    desktop.open(large, resized=f"{large[0] - 40}x{large[1] - 60}")
    opened = desktop.open(small)
    assert opened.inside
    assert opened.whole


def test_it_fits_on_every_screen_that_it_may_be_moved_to(desktop: Desktop) -> None:
    """And is as large as ever on the first one: it has so many more pixels as they are smaller."""
    opened = desktop.open((2560, 1440), (960, 540))
    assert opened.ratio == pytest.approx(0.71)
    assert [round(side * opened.ratio) for side in opened.size] == [1280, 800]


@pytest.mark.at_length
def test_a_screen_on_which_nobody_could_play_makes_nothing_smaller(desktop: Desktop) -> None:
    assert desktop.open((1920, 1080), (800, 400)).ratio == 1.0
