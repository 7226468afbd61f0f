"""Panels, runner, scroll, table and the marks of states: any size, any resolution, no seams."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gonfalon.ui.look import palette, panels, state_marks, theme
from gonfalon.ui.widgets.panel import fine_panel, sheet
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
    def runner(painter: QPainter, rect: QRectF) -> None:
        panels.runner(painter, rect, 41 * 262 / 260)

    for width, height in ((200, 262), (621.5, 262), (988, 262), (1252, 262), (988, 263.5), (988, 300), (1001, 431)):
        image = drawn(runner, width, height, dpr)
        left, right = round(45 * dpr), image.width() - round(45 * dpr)
        assert {image.pixel(x, round(48 * dpr)) for x in range(left, right)} == {QColor("#1b2a3a").rgb()}
        # Where a higher cloth is put together its golden bands go on, and both borders are the same.
        band = [image.pixelColor(round(22 * dpr), y).alpha() for y in range(round(8 * dpr), round((height - 8) * dpr))]
        assert min(band) == 255
        border = round(12.5 * dpr)
        assert image.pixelColor(left + 20, border) == image.pixelColor(left + 20, image.height() - 1 - border)
    image = drawn(panels.banner, 549, 62, dpr)
    end = round(48 * 62 / 72 * dpr) + 1
    for y in range(image.height()):
        assert len({image.pixel(x, y) for x in range(end, image.width() - end)}) == 1


@pytest.mark.parametrize("dpr", RATIOS)
def test_an_old_sheet_is_burnt_and_folded_and_can_be_read_everywhere(dpr: float) -> None:
    for width, height in ((500, 320), (240, 360)):
        image = drawn(sheet, width, height, dpr)
        vellum, inside = palette.VELLUM.rgb(), round(30 * dpr)
        assert image.pixel(inside * 2, inside * 2) == vellum
        middle = (image.width() // 2 - 2, inside * 2) if width > height else (inside * 2, image.height() // 2 - 2)
        assert image.pixel(*middle) != vellum
        edges = [image.pixel(x, round(9 * dpr)) for x in range(inside, image.width() - inside)]
        assert len({*edges}) > 5, "the edge is burnt like a ruler"
        assert all(image.pixelColor(x, y).alpha() == 0 for x, y in ((0, 0), (image.width() - 1, image.height() - 1)))
        # Nothing is written on the line around the sheet.
        near = round(14 * dpr)
        for x in range(near, image.width() - near, 7):
            for y in range(near, image.height() - near, 7):
                for ink in (palette.INK, palette.INK_2, palette.RUBRIC):
                    assert ratio(ink, image.pixelColor(x, y)) >= 4.5


def test_sheets_are_plain_in_high_contrast_and_where_they_are_small() -> None:
    small = drawn(sheet, 300, 100, 1.0)
    assert small == drawn(lambda painter, rect: fine_panel(painter, "panel-parchment", rect), 300, 100, 1.0)
    theme.set_current("contrast")
    assert drawn(sheet, 300, 300, 1.0) == drawn(
        lambda painter, rect: fine_panel(painter, "panel-parchment", rect), 300, 300, 1.0
    )


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


@pytest.mark.parametrize("key", ["oak", "lime"])
def test_words_on_the_table_are_not_crossed_by_its_boards(key: str) -> None:
    """Where one board meets the next, letters stand out as well as elsewhere."""
    theme.set_current(key)
    dress = theme.current()
    image = drawn(panels.table_texture, 640, 600, 1.0)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, 639) for y in (0, 599)), "it fills its place"
    wood = [QColor.fromRgba(image.pixel(x, y)) for x in range(0, 640, 3) for y in (*range(0, 600, 3), 0, 128, 256, 384)]
    wood += [QColor.fromRgba(image.pixel(x, 64 + 128 * row)) for row in range(4) for x in range(640)]
    least = min(ratio(dress.on_table_2, colour) for colour in wood)
    assert least >= 4.5
    assert least > 0.75 * ratio(dress.on_table_2, dress.ground), "an edge looks like the stroke of a letter"


CARD = QRectF(60, 60, 100, 140)
GROUND = QColor("#1b2a3a")


def marked(paint: Callable[[QPainter], object]) -> QImage:
    return painted(paint, 220, 260, ground=GROUND)


MARKS: tuple[Callable[[QPainter], object], ...] = (
        lambda p: state_marks.focus_ring(p, CARD, 6),
        lambda p: state_marks.target_brackets(p, CARD),
        lambda p: state_marks.drop_place(p, CARD, False, "Front"),
        lambda p: state_marks.drop_place(p, CARD, True, "Front"),
        lambda p: state_marks.drop_cover(p, CARD, False, "Cover"),
        lambda p: state_marks.ghost_place(p, CARD),
        lambda p: state_marks.selected_outline(p, CARD, 6),
        lambda p: state_marks.resolving_glow(p, CARD, 6),
        lambda p: state_marks.card_shadow(p, CARD, 6, 12),
        lambda p: state_marks.veil(p, CARD, 6),
        lambda p: state_marks.pill(p, QPointF(110, 60), "×2"),
        lambda p: state_marks.key_cap(p, QRectF(100, 100, 24, 22), "Z", palette.CREAM),
)  # fmt: skip


def test_every_mark_shows_and_differs_from_the_others() -> None:
    pictures = [marked(paint) for paint in (lambda _: None, *MARKS)]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])
    ring = pictures[1]
    assert {QColor("#ffffff").rgb(), palette.INK.rgb()} < {ring.pixel(x, 130) for x in range(52, 61)}, "two tones"
    assert ring.pixelColor(110, 130) == GROUND
    # Enter is drawn because the font lacks it.
    enter, arrow, bare = (
        marked(lambda p, key=key: state_marks.key_cap(p, QRectF(100, 100, 24, 22), key, palette.CREAM))
        for key in ("Enter", "\u21b5", "")
    )
    assert enter == arrow != bare
    boxes: list[QRectF] = []
    marked(lambda p: boxes.append(state_marks.pill(p, QPointF(110, 60), "×12")))
    assert abs(boxes[0].center().x() - 110) <= 1
    assert boxes[0].width() > boxes[0].height()
    # A soft rectangle fades and is kept.
    soft = state_marks.soft_rect(60, 40, 6, 10, QColor(255, 0, 0), 2.0)
    assert soft.cacheKey() == state_marks.soft_rect(60, 40, 6, 10, QColor(255, 0, 0), 2.0).cacheKey()
    image = soft.toImage()
    assert (image.width(), image.height()) == (160, 120)
    alphas = [image.pixelColor(x, 60).alpha() for x in range(80)]
    assert alphas == sorted(alphas)
    assert alphas[0] < 16
    assert alphas[-1] > 240
