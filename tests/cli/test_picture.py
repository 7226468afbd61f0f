"""`gonfalon picture`: every screen, in a file, from the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gonfalon.ui.application.pictures import draw, screens
from tests.scripts import ROOT


def picture(*words: str) -> subprocess.CompletedProcess[str]:
    places = {**os.environ, "PYTHONPATH": str(ROOT / "desktop")}
    command = [sys.executable, "-m", "gonfalon", "picture", *words]
    return subprocess.run(command, env=places, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.at_length
@pytest.mark.parametrize("size", [(1100, 720), (940, 480)])
def test_a_picture_is_as_large_as_asked_for(tmp_path: Path, size: tuple[int, int]) -> None:
    """Also where everything is drawn smaller."""
    file = tmp_path / "table.png"
    width, height = size
    done = picture("planning", "--language", "uk", "--size", f"{width}x{height}", "--scale", "2", "--out", str(file))
    assert done.returncode == 0, done.stderr
    image = QImage(str(file))
    assert (image.width(), image.height()) == (2 * width, 2 * height)


# Not the start screen: its text field has a cursor that blinks.
@pytest.mark.sample(3)
@pytest.mark.parametrize("name", sorted(set(screens()) - {"start"}))
def test_every_screen_is_drawn_the_same_each_time(name: str, qapp: object) -> None:
    first, second = (draw(name, "en", (1024, 700)) for _ in range(2))
    assert first == second
    colours = {first.pixelColor(x, y).rgb() for x in range(0, first.width(), 40) for y in range(0, first.height(), 40)}
    assert len(colours) > 8


@pytest.mark.seldom
@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nowhere", "--out", "x.png"], "invalid choice"),
        (["start", "--size", "10x10", "--out", "x.png"], "too small or too large"),
        (["start", "--size", "wide", "--out", "x.png"], "is no size"),
        (["start", "--scale", "9", "--out", "x.png"], "is no number from 1 to 4"),
        (["start", "--out", "/nowhere/at/all.png"], "cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_a_sentence(words: list[str], sentence: str) -> None:
    done = picture(*words)
    assert done.returncode in (1, 2)
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
