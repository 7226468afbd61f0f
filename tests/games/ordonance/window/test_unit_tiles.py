"""Units on the table: places that never move, told apart without colour."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPixmap

from gonfalon.games.ordonance.window.unit_items import UnitLook, unit_tile
from gonfalon.ui.look import theme
from gonfalon.ui.look.palette import FAMILIES
from tests.games.ordonance.window.test_units import EVERY_UNIT, ICONS, _as_at_the_start, grey, unit
from tests.pairwise import pairwise

pytestmark = pytest.mark.usefixtures("qapp", _as_at_the_start.__name__)

FORMS = ((128, 53), (126, 51), (128, 44), (110, 40), (110, 32), (110, 20), (297, 108), (297, 54))


@pytest.mark.parametrize(("width", "height"), [(110, 40), (110, 20)])
def test_every_unit_has_its_own_tile(width: int, height: int) -> None:
    looks = [unit(*counts) for counts in [*EVERY_UNIT, (0, 2, 0, 0, 0), (0, 3, 0, 0, 0)]]
    pictures = [unit_tile(look, width, height, 1.0).toImage() for look in looks]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])


def changed_columns(one: QPixmap, other: QPixmap) -> tuple[int, int]:
    first, second = one.toImage(), other.toImage()
    columns = [
        x for x in range(first.width()) if any(first.pixel(x, y) != second.pixel(x, y) for y in range(first.height()))
    ]
    return columns[0], columns[-1]


@pytest.mark.parametrize(("width", "height"), FORMS)
def test_each_icon_stands_in_its_own_fifth(width: int, height: int) -> None:
    bare = unit_tile(UnitLook(ICONS, (0, 0, 0, 0, 0), "", "B"), width, height, 1.0)
    for place in range(5):
        counts = tuple(int(index == place) for index in range(5))
        left, right = changed_columns(bare, unit_tile(UnitLook(ICONS, counts, "", "B"), width, height, 1.0))
        # The five together stand a little in from the edge.
        assert width * (place / 5 - 0.035) <= left
        assert right <= width * ((place + 1) / 5 + 0.035)


@pairwise(size=[(128, 53), (110, 40), (110, 20)], key=theme.THEMES, family=FAMILIES)
def test_a_filled_place_is_told_from_an_empty_one_without_colour(size: tuple[int, int], key: str, family: str) -> None:
    width, height = size
    theme.set_current(key)
    bare = unit_tile(UnitLook(ICONS, (0, 0, 0, 0, 0), "", family), width, height, 2.0)
    full = unit_tile(UnitLook(ICONS, (1, 1, 1, 1, 1), "", family), width, height, 2.0)
    for place in range(5):
        dark = darkest(full, place)
        assert dark < darkest(bare, place) - 40
        assert dark < 90


def darkest(pixmap: QPixmap, place: int) -> int:
    """The darkest grey in the middle of a place, where a filled one has its ink."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    fifth = image.width() / 5
    across = range(round(fifth * (place + 0.2)), round(fifth * (place + 0.8)))
    down = range(round(image.height() * 0.2), round(image.height() * 0.6))
    return min(image.pixelColor(x, y).red() for x in across for y in down)


def test_a_custom_deck_says_how_often_an_icon_is_borne() -> None:
    once, twice = UnitLook(ICONS, (0, 0, 1, 0, 0), "", "G"), UnitLook(ICONS, (0, 0, 2, 0, 0), "", "G")
    for width, height in FORMS:
        left, right = changed_columns(unit_tile(once, width, height, 1.0), unit_tile(twice, width, height, 1.0))
        assert width * 0.4 <= left
        assert right <= width * 0.62
    assert grey(unit_tile(once, 110, 40, 1.0), 50, 2) < 250
