"""Panels, runner, scroll and table: any size, any resolution, no seams."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gonfalon.ui.look import panels, theme
from tests.ui.look.paper import colours, painted
from tests.ui.look.test_theme import ratio

RATIOS = (1.0, 1.25, 1.5, 2.0)


def drawn(paint: Callable[..., object], width: float, height: float, dpr: float, *arguments: object) -> QImage:
    return painted(lambda painter: paint(painter, *arguments, QRectF(0, 0, width, height)), width, height, dpr)


@pytest.mark.parametrize("dpr", RATIOS)
@pytest.mark.parametrize("name", ["panel-dark", "panel-parchment", "panel-cloth", "panel-callout"])
def test_a_panel_has_no_seams(name: str, dpr: float) -> None:
    image = drawn(panels.nine_slice, 301, 157, dpr, name)
    middle = image.pixel(image.width() // 2, image.height() // 2)
    margin = round(24 * dpr)
    # The whole inside is one colour, and each straight edge is the same all along.
    for x in range(margin, image.width() - margin):
        assert image.pixel(x, image.height() // 2) == middle
        for y in range(margin):
            assert image.pixel(x, y) == image.pixel(margin, y)
    for y in range(margin, image.height() - margin):
        assert image.pixel(image.width() // 2, y) == middle


@pytest.mark.parametrize("dpr", RATIOS)
def test_the_runner_is_cloth_without_a_gap_and_the_scroll_stretches_only_in_the_middle(dpr: float) -> None:
    for width in (200, 621.5, 988, 1252):
        image = drawn(panels.runner, width, 262, dpr)
        left, right = round(45 * dpr), image.width() - round(45 * dpr)
        assert {image.pixel(x, round(48 * dpr)) for x in range(left, right)} == {QColor("#1b2a3a").rgb()}
    image = drawn(panels.banner, 549, 62, dpr)
    end = round(48 * 62 / 72 * dpr) + 1
    for y in range(image.height()):
        assert len({image.pixel(x, y) for x in range(end, image.width() - end)}) == 1


def test_panels_of_any_size_turned_dark_and_in_high_contrast() -> None:
    dark = drawn(panels.nine_slice, 100, 100, 1.0, "panel-dark")
    assert 225 <= dark.pixelColor(50, 50).alpha() <= 235, "the table shines through"
    for size in ((4, 4), (20, 60), (48, 48), (49, 47)):
        assert drawn(panels.nine_slice, *size, 1.0, "panel-parchment").pixelColor(size[0] // 2, size[1] // 2).alpha()

    def turned(painter: QPainter) -> None:
        painter.translate(100, 100)
        painter.rotate(30)
        panels.nine_slice(painter, "panel-parchment", QRectF(-60, -40, 120, 80))

    assert painted(turned, 200, 200).pixelColor(100, 100) == QColor("#f4e8cc")
    theme.set_current("contrast")
    image = drawn(panels.nine_slice, 100, 100, 1.0, "panel-parchment")
    assert image.pixelColor(50, 50) == QColor("#ffffff")
    assert QColor("#d0a244").rgb() not in colours(image)


@pytest.mark.parametrize("key", ["oak", "lime", "contrast"])
def test_the_table_fills_its_place(key: str) -> None:
    theme.set_current(key)
    image = drawn(panels.table_texture, 640, 400, 1.25)
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
    assert all(QColor.fromRgba(image.pixel(x, y)).alpha() == 255 for x, y in corners)
    flat = len({image.pixel(x, y) for x in range(0, 800, 5) for y in range(0, 500, 5)}) == 1
    assert flat == (key == "contrast")


@pytest.mark.parametrize("key", ["oak", "lime"])
def test_words_on_the_table_are_not_crossed_by_its_boards(key: str) -> None:
    """Where one board meets the next, letters stand out as well as elsewhere."""
    theme.set_current(key)
    dress = theme.current()
    image = drawn(panels.table_texture, 640, 600, 1.0)
    wood = [QColor.fromRgba(image.pixel(x, y)) for x in range(0, 640, 3) for y in (*range(0, 600, 3), 0, 128, 256, 384)]
    wood += [QColor.fromRgba(image.pixel(x, 64 + 128 * row)) for row in range(4) for x in range(640)]
    least = min(ratio(dress.on_table_2, colour) for colour in wood)
    assert least >= 4.5
    assert least > 0.75 * ratio(dress.on_table_2, dress.ground), "an edge looks like the stroke of a letter"
