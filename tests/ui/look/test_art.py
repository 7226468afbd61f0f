"""The drawings: rendered once, tinted before parsing, kept within a budget, crisp on whole pixels."""

from __future__ import annotations

import os
import subprocess
import sys
import weakref
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from gonfalon.data import resources_dir
from gonfalon.ui.look import art, pixels
from tests.ui.look.paper import colours, is_blank, painted

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


def drawings() -> list[str]:
    return sorted(path.stem for path in (resources_dir() / "art").glob("*.svg"))


def test_every_drawing_can_be_drawn_and_no_other() -> None:
    names = drawings()
    assert len(names) > 100
    assert [name for name in names if is_blank(art.pixmap(name, 48, 48, 1.0).toImage())] == []
    first = art.pixmap("crest-red", 40, 48, 1.0)
    assert art.pixmap("crest-red", 40, 48, 1.0).cacheKey() == first.cacheKey()
    assert art.pixmap("crest-red", 40, 48, 2.0).size() == first.size() * 2
    # It keeps its proportions.
    image = art.pixmap("crest-blue", 120, 48, 1.0).toImage()
    assert all(image.pixel(x, y) == 0 for x in (*range(38), *range(82, 120)) for y in range(48))
    with pytest.raises(art.MissingArtError, match=r"no-such-thing\.svg is missing"):
        art.pixmap("no-such-thing", 10, 10, 1.0)


def test_what_was_parsed_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[QSvgRenderer]] = []

    def parsed(*given: Any, original: Any = art.parsed) -> QSvgRenderer:
        renderer: QSvgRenderer = original(*given)
        made.append(weakref.ref(renderer))
        return renderer

    monkeypatch.setattr(art, "parsed", parsed)
    for name in drawings():
        art.pixmap(name, 31, 31, 1.0, "#1f4e8c")
    assert len(made) == len(drawings())
    assert [one for one in made if one() is not None] == []


def test_tint_and_swap_change_the_pixels() -> None:
    plain = art.pixmap("emblem-spy", 80, 80, 1.0).toImage()
    blue = art.pixmap("emblem-spy", 80, 80, 1.0, "#1f4e8c").toImage()
    assert plain != blue != art.pixmap("emblem-spy", 80, 80, 1.0, "#1f4e8c", True).toImage()
    assert QColor("#1f4e8c").rgb() in colours(blue)
    assert QColor(art.ACCENT).rgb() not in colours(blue)


def test_an_upright_drawing_lies_on_whole_pixels() -> None:
    def coin(painter: QPainter) -> None:
        painter.translate(0.3, 0.4)
        before = painter.worldTransform()
        art.paint(painter, "coin-1", QRectF(10, 10, 32, 32))
        assert painter.worldTransform() == before

    exact = painted(lambda painter: painter.drawPixmap(10, 10, art.pixmap("coin-1", 32, 32, 1.0)), 64, 64)
    assert painted(coin, 64, 64) == exact


def test_a_turned_drawing_is_still_drawn_but_not_in_the_middle_of_a_flip() -> None:
    def turned(turn: QTransform) -> QImage:
        def coin(painter: QPainter) -> None:
            painter.translate(64, 64)
            painter.setTransform(turn, True)
            art.paint(painter, "coin-1", QRectF(-16, -16, 32, 32))

        return painted(coin, 128, 128)

    for turn in (QTransform().rotate(8), QTransform().scale(-1, 1), QTransform().scale(0.2, 1)):
        assert not is_blank(turned(turn))
    assert is_blank(turned(QTransform().scale(0, 1)))


def test_the_memory_forgets_the_longest_unused_and_grows_with_the_window_within_bounds() -> None:
    memory = pixels.PixmapMemory(budget=3 * 10 * 10 * 4)
    for key in "abcad":
        memory.get(key, lambda: QPixmap(10, 10))
    assert "a" in memory
    assert "b" not in memory
    assert memory.used <= memory.budget
    memory.clear()
    assert len(memory) == memory.used == 0
    budgets = []
    for size in ((0, 0, 1.0), (1920, 1080, 1.0), (1920, 1080, 1.5), (1920, 1080, 2.0), (15360, 8640, 1.0)):
        memory.fit(*size)
        budgets.append(memory.budget)
    least, usual, _, fine, most = budgets
    assert budgets == sorted(budgets)
    assert 0 < least < usual
    assert fine == 4 * usual
    assert most < 15360 * 8640 * 4


def test_importing_the_look_reads_no_drawing_and_no_svg_module() -> None:
    code = (
        "import sys; import gonfalon.ui.look.cards, gonfalon.ui.look.panels, gonfalon.ui.look.states;"
        "assert 'PySide6.QtSvg' not in sys.modules"
    )
    places = os.pathsep.join(place for place in sys.path if place)
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | {"PYTHONPATH": places})
