"""`gonfalon picture`: every screen, in a file, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gonfalon.ui.application.screenshots import draw_screenshot, screens
from tests.cli.at_the_terminal import Gonfalon
from tests.processes import ended, started


@pytest.mark.slow
@pytest.mark.parametrize("size", [(940, 480), pytest.param((1100, 720), marks=pytest.mark.nightly)])
def test_a_picture_is_as_large_as_asked_for(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where everything is drawn smaller, and where Qt is told to open windows."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "no-such-platform")
    file = tmp_path / "table.png"
    words = ("picture", "planning", "--language", "uk", "--size", "{}x{}".format(*size), "--scale", "2", "--out")
    status, _, err = ended(started("-m", "gonfalon", *words, file))
    assert status == 0, err
    image = QImage(str(file))
    assert (image.width(), image.height()) == (2 * size[0], 2 * size[1])


# Not the start screen: its text field has a cursor that blinks.
OTHERS = sorted({*screens()} - {"start", "planning"})


@pytest.mark.slow
@pytest.mark.parametrize("name", ["planning", *(pytest.param(name, marks=pytest.mark.nightly) for name in OTHERS)])
def test_every_screen_is_drawn_the_same_each_time(name: str, qapp: object) -> None:
    first, second = (draw_screenshot(name, "en", (1024, 700)) for _ in range(2))
    assert first == second
    colours = {first.pixelColor(x, y).rgb() for x in range(0, first.width(), 40) for y in range(0, first.height(), 40)}
    assert len(colours) > 8


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nowhere", "--out", "x.png"], "invalid choice"),
        (["start", "--size", "10x10", "--out", "x.png"], "too small or too large"),
        (["start", "--size", "wide", "--out", "x.png"], "is no size"),
        (["start", "--scale", "9", "--out", "x.png"], "is no number from 1 to 4"),
    ],
)
def test_what_cannot_be_drawn_is_a_sentence(words: list[str], sentence: str, gonfalon: Gonfalon) -> None:
    assert sentence in gonfalon("picture", *words, status=2).err


@pytest.mark.slow
def test_a_file_that_cannot_be_written_is_a_sentence() -> None:
    status, _, err = ended(started("-m", "gonfalon", "picture", "start", "--out", "/nowhere/at/all.png"))
    assert (status, "cannot be written" in err, "Traceback" in err) == (1, True, False)
