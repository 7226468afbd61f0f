"""Every screen looks as it did, to an eye."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.look import fonts, theme
from tests.golden.__main__ import keep
from tests.golden.pictures import FOLDER, compared, names, variant

MOST_BYTES = 6_000_000


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="pictures are compared on Linux: elsewhere letters look otherwise")
@pytest.mark.parametrize("name", names())
def test_a_screen_looks_as_before(
    name: str, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Other tests see neither its letters nor its colours.
    monkeypatch.setattr(fonts, "_scale", fonts.text_scale())
    monkeypatch.setattr(theme, "_chosen", theme.current().key)
    if qapp.platformName() != "offscreen":
        pytest.skip("pictures are compared offscreen: a desktop has sizes and letters of its own")
    new, squares = compared(name, tmp_path)
    if squares:
        pytest.fail(
            f"{name} ({variant(name)}) looks otherwise in {len(squares)} squares, the first at {squares[0].getRect()}; "
            f"as it is now: {keep(name, new)}; side by side: `python -m tests.golden show {name}`; "
            f"if that is meant: `python -m tests.golden renew {name}`",
            pytrace=False,
        )


def test_every_screen_has_its_picture_and_no_picture_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.webp" for name in names()}


def test_pictures_are_few_bytes() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


def test_each_language_and_scale_has_pictures() -> None:
    drawn = [variant(name) for name in names()]
    assert {one.language for one in drawn} == set(LANGUAGES)
    assert {one.scale for one in drawn} == {1, 2}
    assert {one.theme for one in drawn} == {"oak", "lime", "contrast"}
