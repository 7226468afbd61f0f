"""Every card in every language: names and rules stay in their plates and the pictures are kept."""

from __future__ import annotations

import pytest
import yaml
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from gonfalon.data import translations_dir
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.look import cards, fonts, theme
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.lettering import SMALLEST
from gonfalon.ui.look.palette import FAMILIES
from tests.pairwise import pairwise
from tests.ui.look.paper import colours, is_blank, painted

INTRIGUES = {"assassination", "royal-decree", "ambush", "conspiracy"}
LONGEST = ("Королівський указ", "Zlecenie zabójstwa", "Вымогательство", "Спадкоємець", "Перевертень", "Наследник")
WIDTHS = (69, 80, 90, 104, 136, 149, 150, 160, 222, 250)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_at_every_width(language: str) -> None:
    entries = looks(language)
    assert len(entries) >= 10
    for scale in (0.85, 1.0, 1.5):
        fonts.set_text_scale(scale)
        assert [(look.name, width) for look in entries for width in WIDTHS if not cards.text_fits(look, width)] == []


def test_long_names_and_rules_fit_and_stay_readable() -> None:
    for look in map(archer, "R" * len(LONGEST), LONGEST):
        assert all(cards.text_fits(look, width) and cards.name_size(look, width) >= SMALLEST for width in WIDTHS)
    for width, size in ((100, 16.4), (250, 22.0)):
        assert cards.name_size(archer(name="Lord"), width) == pytest.approx(size), "a short name has its full size"
    for words in ("", " ".join(["influence"] * 80)):
        assert cards.text_fits(CardLook("archer", "character", "R", "Archer", words), 222)


@pairwise(dpr=[1.0, 1.25, 1.5, 2.0], width=[69, 136, 222])
def test_fronts_and_backs_have_whole_device_pixels(width: int, dpr: float) -> None:
    for pixmap in (cards.front(archer(), width, dpr), cards.back("K", width, dpr)):
        assert pixmap.devicePixelRatio() == dpr
        assert width * dpr <= pixmap.width() < width * dpr + 1
        assert pixmap.height() >= width * cards.RATIO * dpr - 0.001
        assert len(colours(pixmap.toImage(), 3)) > 20


def test_the_rules_appear_from_the_full_size_on_in_letters_and_colours_as_chosen() -> None:
    silent, small = CardLook("archer", "character", "R", "Archer", ""), cards.FULL_FROM - 1
    for width, same in ((small, True), (cards.FULL_FROM, False)):
        assert (cards.front(archer(), width, 1.0).toImage() == cards.front(silent, width, 1.0).toImage()) == same
    usual = cards.front(archer(), 222, 1.0).toImage()
    for scale, dress, same in ((1.5, "oak", False), (1.0, "contrast", False), (1.0, "lime", True)):
        fonts.set_text_scale(scale)
        theme.set_current(dress)
        assert (cards.front(archer(), 222, 1.0).toImage() == usual) == same


def test_a_card_is_drawn_once() -> None:
    first = cards.front(archer(), 104, 1.0)
    assert cards.front(archer(), 104, 1.0).cacheKey() == first.cacheKey()
    assert cards.front(archer("B"), 104, 1.0).cacheKey() != first.cacheKey()
    assert cards.front(archer(name="Лучниця"), 104, 1.0).cacheKey() != first.cacheKey()
    assert cards.back("R", 104, 1.0).cacheKey() == cards.back("R", 104, 1.0).cacheKey()


def test_each_family_has_its_own_back_and_emblem_colour() -> None:
    assert len({cards.back(family, 104, 1.0).cacheKey() for family in FAMILIES}) == len(FAMILIES)
    for family, look in FAMILIES.items():
        assert look.accent.rgb() in colours(cards.front(archer(family), 136, 2.0).toImage())


def test_coins_always_tell_their_number_and_stay_on_the_card() -> None:
    def coins(count: int) -> QImage:
        return painted(lambda painter: cards.coins(painter, QRectF(65, 0, 70, 98), count), 200, 146)

    pictures = [coins(count) for count in (0, 1, 2, 3, 4, 5, 6, 7, 9, 15, 20, 21, 134)]
    assert is_blank(pictures[0])
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])
    assert all(pictures[-1].pixel(x, y) == 0 for x in (*range(60), *range(140, 200)) for y in range(146))
