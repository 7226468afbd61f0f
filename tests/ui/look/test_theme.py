"""Colours and letters that can be read, and drawings that are rendered once, crisp, and kept within a budget."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QImage, QPainter, QPixmap, QTransform

from gonfalon.data import resources_dir
from gonfalon.ui.look import art, fonts, palette, pixmap_cache, theme
from gonfalon.ui.look.palette import FAMILIES
from gonfalon.ui.look.theme import THEMES, Theme
from tests.ui.look.paper import colours, is_blank, painted


def luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def ratio(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("dress", THEMES.values(), ids=THEMES)
def test_text_can_be_read(dress: Theme) -> None:
    panel = palette.OAK_PANEL if dress.dark else dress.vellum
    for colour in (dress.text, dress.text_2, dress.heading, dress.rubric):
        assert ratio(colour, panel) >= 4.5
    for colour in (dress.on_table, dress.on_table_2, dress.table_heading):
        assert ratio(colour, dress.ground) >= 4.5
    for family in FAMILIES:
        assert ratio(dress.family_text(family), panel) >= 4.5
    assert max(ratio(dress.focus_outer, dress.ground), ratio(dress.focus_inner, dress.ground)) >= 3


def test_families_differ_in_line_and_marker() -> None:
    assert list(FAMILIES) == ["R", "B", "G", "Y", "K"]
    assert all(look.letter == letter for letter, look in FAMILIES.items())
    assert len({look.pen for look in FAMILIES.values()}) == 5
    assert len({look.marker for look in FAMILIES.values()}) == 5
    assert len({look.key for look in FAMILIES.values()}) == 5
    theme.set_current("lime")
    with pytest.raises(KeyError):
        theme.set_current("velvet")
    assert theme.current() is THEMES["lime"]


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
def test_figures_are_lining_and_equally_wide(weight: QFont.Weight) -> None:
    metrics = QFontMetricsF(fonts.plain(100, weight))
    assert len({round(metrics.horizontalAdvance(figure), 2) for figure in "0123456789"}) == 1
    # Old-style figures differ in height and hang below the line.
    heights = [metrics.tightBoundingRect(figure) for figure in "0123456789"]
    assert max(box.height() for box in heights) - min(box.height() for box in heights) < 10
    assert max(box.bottom() for box in heights) < 5


def test_letters_are_there_and_their_scale_keeps_its_range() -> None:
    fonts.font(20).setPixelSize(5)  # a font that was given away may be changed
    assert fonts.font(20).pixelSize() == 20
    fonts.set_text_scale(1.5)
    assert fonts.font(20).pixelSize() == 30
    assert fonts.plain(20).pixelSize() == 20
    fonts.set_text_scale(9)
    assert fonts.text_scale() == 1.5
    fonts.set_text_scale(0)
    assert fonts.text_scale() == 0.85
    fonts.set_text_scale(1.0)
    folder = resources_dir() / "fonts"
    assert [name for name in fonts.FILES if not (folder / name).is_file()] == []
    assert "SIL OPEN FONT LICENSE" in (folder / "OFL.txt").read_text(encoding="utf-8")
    assert QFontInfo(fonts.font(20)).family() == fonts.FAMILY


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
    # Tint and swap change the pixels.
    plain = art.pixmap("emblem-spy", 80, 80, 1.0).toImage()
    blue = art.pixmap("emblem-spy", 80, 80, 1.0, "#1f4e8c").toImage()
    assert plain != blue != art.pixmap("emblem-spy", 80, 80, 1.0, "#1f4e8c", True).toImage()
    assert QColor("#1f4e8c").rgb() in colours(blue)
    assert QColor(art.ACCENT).rgb() not in colours(blue)


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


def test_an_upright_drawing_lies_on_whole_pixels() -> None:
    def coin(painter: QPainter) -> None:
        painter.translate(0.3, 0.4)
        before = painter.worldTransform()
        art.paint(painter, "coin-1", QRectF(10, 10, 32, 32))
        assert painter.worldTransform() == before

    exact = painted(lambda painter: painter.drawPixmap(10, 10, art.pixmap("coin-1", 32, 32, 1.0)), 64, 64)
    assert painted(coin, 64, 64) == exact

    # Turned it is still drawn, but not in the middle of a flip.
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
    memory = pixmap_cache.PixmapCache(budget=3 * 10 * 10 * 4)
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
