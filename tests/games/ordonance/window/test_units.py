"""The cards of Ordonance: five places whatever the deck, words that fit in every language, pictures that are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, product

import pytest
from PySide6.QtGui import QImage, QPixmap

from gonfalon.games.ordonance.window import unit_items
from gonfalon.games.ordonance.window.unit_items import UnitLook, unit_tile
from gonfalon.ui.look import cards, fonts, theme
from gonfalon.ui.look.palette import FAMILIES

pytestmark = pytest.mark.usefixtures("qapp")

ICONS = ("spear", "bow", "swords", "helmet", "flag")
WORDS = {
    "en": ("spear", "bow", "swords", "helmet", "flag"),
    "pl": ("włócznia", "łuk", "miecze", "hełm", "chorągiew"),
    "ru": ("копьё", "лук", "мечи", "шлем", "флаг"),
    "uk": ("спис", "лук", "мечі", "шолом", "прапор"),
}
AND = {"en": " and ", "pl": " i ", "ru": " и ", "uk": " і "}
EVERY_UNIT = [counts for counts in product((0, 1), repeat=5) if any(counts)]
WIDTHS = (84, 104, 149, 150, 160, 190, 222, 260)


@pytest.fixture(autouse=True)
def _as_at_the_start() -> Iterator[None]:
    yield
    fonts.set_text_scale(1.0)
    theme.set_current("oak")


def unit(*counts: int, language: str = "en", family: str = "B", last: str | None = None) -> UnitLook:
    words = [word for word, count in zip(WORDS[language], counts, strict=True) if count]
    spoken = (AND[language] if last is None else last).join(filter(None, (", ".join(words[:-1]), words[-1])))
    return UnitLook(ICONS, counts, spoken[:1].upper() + spoken[1:], family)


def grey(pixmap: QPixmap, x: float, y: float) -> float:
    """The mean lightness in a spot of the picture, given in hundredths of its width and height."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    left, top = round(image.width() * x / 100), round(image.height() * y / 100)
    spots = [image.pixelColor(left + dx, top + dy).red() for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return sum(spots) / len(spots)


@pytest.mark.parametrize("scale", [0.85, 1.5])
@pytest.mark.parametrize("language", WORDS)
def test_every_unit_is_called_in_full_at_every_width(language: str, scale: float) -> None:
    fonts.set_text_scale(scale)
    looks = [unit(*counts, language=language, last=last) for counts in EVERY_UNIT for last in (None, ", ")]
    shown = [(look, width) for look in looks for width in WIDTHS if unit_items.shows_words(look, width)]
    assert {width for _, width in shown} == {width for width in WIDTHS if width >= 150}
    assert [(look.words, width) for look, width in shown if not unit_items.words_fit(look, width)] == []
    assert [(look.words, width) for look, width in shown if unit_items.words_size(look, width) < 12] == []


def test_every_unit_has_its_own_picture_even_without_words() -> None:
    looks = [UnitLook(ICONS, counts, "", "K") for counts in [*EVERY_UNIT, (2, 0, 0, 0, 0), (3, 0, 0, 0, 0)]]
    pictures = [unit_items.unit_card(look, 84, 1.0).toImage() for look in looks]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])


@pytest.mark.parametrize("draw", [unit_items.unit_card, unit_tile])
@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_units_have_whole_device_pixels_and_are_drawn_once(draw: Callable[..., QPixmap], dpr: float) -> None:
    shape = (110,) if draw is unit_items.unit_card else (110, 41)
    looks = [unit(1, 0, 1, 0, 1), unit(1, 0, 1, 0, 1, family="R"), unit(1, 0, 1, 0, 1, language="uk")]
    drawn = [draw(look, *shape, dpr) for look in looks]
    for pixmap in drawn:
        assert pixmap.devicePixelRatio() == dpr
        assert 110 * dpr <= pixmap.width() < 110 * dpr + 1
        assert (110 * cards.RATIO if len(shape) == 1 else 41) * dpr - 0.001 <= pixmap.height()
    keys = [pixmap.cacheKey() for pixmap in drawn]
    assert [draw(look, *shape, dpr).cacheKey() for look in looks] == keys
    assert len(set(keys)) == 3


@pytest.mark.parametrize(("family", "key"), list(zip([*FAMILIES, ""], cycle(theme.THEMES), strict=False)))
def test_a_filled_place_is_told_from_an_empty_one_without_colour(family: str, key: str) -> None:
    theme.set_current(key)
    for place in range(5):
        counts = [0, 0, 0, 0, 0]
        counts[place] = 1
        card = unit_items.unit_card(UnitLook(ICONS, tuple(counts), "", family), 112, 2.0)
        across = (15.2, 32.4, 50, 67.2, 84.8)
        # The upper edge of the shield: ink where it is filled, a faint line where it is empty.
        edge = [grey(card, x, 6.3) for x in across]
        assert all(edge[place] < light - 40 for index, light in enumerate(edge) if index != place)


def test_all_signs_of_a_unit_are_drawn() -> None:
    assert unit(1, 0, 1, 0, 0).signs == ["spear", "swords"]
    assert UnitLook(("bow", "flag"), (0, 2), "").signs == ["flag", "flag"]
    rows = {number: [len(row) for row in unit_items.rows_of(["bow"] * number)] for number in range(8)}
    assert rows == {0: [], 1: [1], 2: [2], 3: [1, 2], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [1, 3, 3]}


def test_a_deck_with_fewer_icons_keeps_five_places() -> None:
    look = UnitLook(("bow", "flag"), (0, 2), "")
    assert list(look.places()) == [("", 0), ("flag", 2), ("", 0), ("", 0), ("", 0)]
    assert not unit_items.unit_card(look, 104, 1.0).isNull()
