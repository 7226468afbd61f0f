"""Colours that can be read, families that differ in more than colour, letters of the right kind."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF

from gonfalon.data import resources_dir
from gonfalon.ui.look import fonts, palette, theme
from gonfalon.ui.look.palette import FAMILIES
from gonfalon.ui.look.theme import THEMES, Theme


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


def test_the_theme_can_be_changed() -> None:
    theme.set_current("lime")
    assert theme.current() is THEMES["lime"]
    with pytest.raises(KeyError):
        theme.set_current("velvet")
    assert theme.current() is THEMES["lime"]


def test_the_bundled_font_is_there_with_its_licence() -> None:
    folder = resources_dir() / "fonts"
    assert [name for name in fonts.FILES if not (folder / name).is_file()] == []
    assert "SIL OPEN FONT LICENSE" in (folder / "OFL.txt").read_text(encoding="utf-8")
    assert QFontInfo(fonts.font(20)).family() == fonts.FAMILY


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
def test_figures_are_lining_and_equally_wide(weight: QFont.Weight) -> None:
    metrics = QFontMetricsF(fonts.plain(100, weight))
    assert len({round(metrics.horizontalAdvance(figure), 2) for figure in "0123456789"}) == 1
    # Old-style figures differ in height and hang below the line.
    heights = [metrics.tightBoundingRect(figure) for figure in "0123456789"]
    assert max(box.height() for box in heights) - min(box.height() for box in heights) < 10
    assert max(box.bottom() for box in heights) < 5


def test_the_text_scale_multiplies_and_keeps_its_range() -> None:
    fonts.font(20).setPixelSize(5)  # a font that was given away may be changed
    assert fonts.font(20).pixelSize() == 20
    fonts.set_text_scale(1.5)
    assert fonts.font(20).pixelSize() == 30
    assert fonts.plain(20).pixelSize() == 20
    fonts.set_text_scale(9)
    assert fonts.text_scale() == 1.5
    fonts.set_text_scale(0)
    assert fonts.text_scale() == 0.85
