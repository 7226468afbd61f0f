"""Every card in every language: names and rules stay in their plates and the pictures are kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import yaml
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from gonfalon.data import translations_dir
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.look import cards, fonts, theme
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.lettering import SMALLEST
from gonfalon.ui.look.palette import FAMILIES

pytestmark = pytest.mark.usefixtures("qapp")

INTRIGUES = {"assassination", "royal-decree", "ambush", "conspiracy"}
LONGEST = ("Королівський указ", "Zlecenie zabójstwa", "Вымогательство", "Спадкоємець", "Перевертень", "Наследник")
WIDTHS = (69, 80, 90, 104, 136, 149, 150, 160, 222, 250)


@pytest.fixture(autouse=True)
def _as_at_the_start() -> Iterator[None]:
    yield
    fonts.set_text_scale(1.0)
    theme.set_current("oak")


def looks(language: str) -> list[CardLook]:
    path = translations_dir() / "cards" / f"oriflamme.{language}.yaml"
    texts = yaml.safe_load(path.read_text(encoding="utf-8"))
    return [
        CardLook(kind, "intrigue" if kind in INTRIGUES else "character", "B", entry["name"], entry["text"])
        for kind, entry in texts.items()
        if isinstance(entry, dict) and "name" in entry
    ]


def archer(family: str = "R", name: str = "Archer") -> CardLook:
    return CardLook("archer", "character", family, name, "Eliminate the first or last card of the queue.")


def colours(pixmap: QPixmap) -> set[int]:
    image = pixmap.toImage()
    return {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}


@pytest.mark.sample
@pytest.mark.parametrize("scale", [0.85, 1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_at_every_width(language: str, scale: float) -> None:
    fonts.set_text_scale(scale)
    entries = looks(language)
    assert len(entries) >= 10
    cramped = [(look.name, width) for look in entries for width in WIDTHS if not cards.text_fits(look, width)]
    assert cramped == []


@pytest.mark.parametrize("name", LONGEST)
@pytest.mark.parametrize("width", WIDTHS)
def test_long_names_fit_and_stay_readable(name: str, width: int) -> None:
    look = archer(name=name)
    assert cards.text_fits(look, width)
    assert cards.name_size(look, width) >= SMALLEST


def test_a_short_name_has_its_full_size() -> None:
    assert cards.name_size(archer(name="Lord"), 100) == pytest.approx(16.4)
    assert cards.name_size(archer(name="Lord"), 250) == pytest.approx(22.0)


def test_rules_without_room_shrink_instead_of_overflowing() -> None:
    look = CardLook("archer", "character", "R", "Archer", " ".join(["influence"] * 80))
    assert cards.text_fits(look, 222)


def test_an_empty_rules_text_is_allowed() -> None:
    look = CardLook("archer", "character", "R", "Archer", "")
    assert cards.text_fits(look, 222)
    assert not cards.front(look, 222, 1.0).isNull()


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [69, 136, 222])
def test_fronts_and_backs_have_whole_device_pixels(width: int, dpr: float) -> None:
    for pixmap in (cards.front(archer(), width, dpr), cards.back("K", width, dpr)):
        assert pixmap.devicePixelRatio() == dpr
        assert width * dpr <= pixmap.width() < width * dpr + 1
        assert pixmap.height() >= width * cards.RATIO * dpr - 0.001
        assert len(colours(pixmap)) > 20


def test_the_rules_appear_from_the_full_size_on() -> None:
    spoken, silent = archer(), CardLook("archer", "character", "R", "Archer", "")
    small = cards.FULL_FROM - 1
    assert cards.front(spoken, small, 1.0).toImage() == cards.front(silent, small, 1.0).toImage()
    assert cards.front(spoken, cards.FULL_FROM, 1.0).toImage() != cards.front(silent, cards.FULL_FROM, 1.0).toImage()


def test_a_card_is_drawn_once() -> None:
    first = cards.front(archer(), 104, 1.0)
    assert cards.front(archer(), 104, 1.0).cacheKey() == first.cacheKey()
    assert cards.front(archer("B"), 104, 1.0).cacheKey() != first.cacheKey()
    assert cards.front(archer(name="Лучниця"), 104, 1.0).cacheKey() != first.cacheKey()
    assert cards.back("R", 104, 1.0).cacheKey() == cards.back("R", 104, 1.0).cacheKey()


def test_text_scale_and_contrast_are_part_of_the_picture() -> None:
    usual = cards.front(archer(), 222, 1.0).toImage()
    fonts.set_text_scale(1.5)
    assert cards.front(archer(), 222, 1.0).toImage() != usual
    fonts.set_text_scale(1.0)
    theme.set_current("contrast")
    assert cards.front(archer(), 222, 1.0).toImage() != usual
    theme.set_current("lime")
    assert cards.front(archer(), 222, 1.0).toImage() == usual


def test_each_family_has_its_own_back_and_emblem_colour() -> None:
    assert len({cards.back(family, 104, 1.0).cacheKey() for family in FAMILIES}) == len(FAMILIES)
    for family, look in FAMILIES.items():
        assert look.accent.rgb() in colours_exactly(cards.front(archer(family), 136, 2.0))


def colours_exactly(pixmap: QPixmap) -> set[int]:
    image = pixmap.toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def pile(count: int) -> QImage:
    image = QImage(104, 146, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    cards.coins(painter, QRectF(0, 0, 104, 145.6), count)
    painter.end()
    return image


def test_coins_always_tell_their_number() -> None:
    bare = QImage(104, 146, QImage.Format.Format_ARGB32_Premultiplied)
    bare.fill(QColor("#000000"))
    assert pile(0) == bare
    pictures = [pile(count) for count in (1, 2, 3, 4, 5, 6, 7, 9, 15, 20, 21)]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])


def test_coins_stay_on_the_card() -> None:
    image = QImage(200, 146, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    cards.coins(painter, QRectF(65, 0, 70, 98), 134)
    painter.end()
    black = QColor("#000000").rgb()
    assert all(image.pixel(x, y) == black for x in (*range(60), *range(140, 200)) for y in range(146))
