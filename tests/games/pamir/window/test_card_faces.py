"""The cards of Pax Pamir: letters that fit in every language and width, and signs that lie where they say they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage

from gonfalon.data import resources_dir
from gonfalon.games.pamir.rules.constants import EMBLEMS, LAST_CARD, NONE
from gonfalon.games.pamir.rules.deck import FIRST_EVENT, LINES, WAKHAN_SIZE, shipped
from gonfalon.games.pamir.texts.card_text import ACTION, ICON, CardSign
from gonfalon.games.pamir.window.look import cards, signs, wakhan
from gonfalon.games.pamir.window.look.card_layout import CardForm, card_parts, form_ratio
from gonfalon.games.pamir.window.look.cards import CardLook
from gonfalon.ui.look import fonts

pytestmark = pytest.mark.usefixtures("qapp")

COURT = range(1, FIRST_EVENT)
WIDTHS = {
    CardForm.COMPACT: (80, 88, 98, 138),
    CardForm.TILE: (62, 70, 84),
    CardForm.SLAT: (220, 254),
    CardForm.BAR: (250, 262, 340),
    CardForm.FULL: (178, 222, 250),
}
HYPHENATED = {80, 81}
"""The first words of these are two."""
AKBAR = 3
"""He has two spies, an army and the favored suit, and one action."""
RAWLINSON, POTTINGER = 20, 23
"""British patriots of one suit in the Punjab, whom Russians would pay for."""


@pytest.fixture(autouse=True)
def _as_at_the_start() -> Iterator[None]:
    yield
    fonts.set_text_scale(1.0)


@pytest.mark.parametrize("scale", [0.85, 1.15])
def test_all_letters_lie_in_their_boxes(language: str, scale: float) -> None:
    fonts.set_text_scale(scale)
    looks = [CardLook(card, form) for form in WIDTHS for card in COURT]
    looks += [
        CardLook(card, form)
        for form in (CardForm.COMPACT, CardForm.FULL, CardForm.BAR)
        for card in range(FIRST_EVENT, LAST_CARD + 1)
    ]
    assert [(look, width) for look in looks for width in WIDTHS[look.form] if not cards.name_fits(look, width)] == []


def test_names_are_cut_off_on_narrow_cards_alone(language: str) -> None:
    cut = {
        (form, width, card)
        for form, widths in WIDTHS.items()
        for width in widths
        for card in COURT
        if any("…" in "".join(setting.lines) for setting, _ in cards.settings(CardLook(card, form), width))
    }
    narrow = {CardForm.TILE: 70, CardForm.COMPACT: 80}
    assert all(width <= narrow.get(form, 0) for form, width, card in cut if form is not CardForm.SLAT)
    assert {card for form, _, card in cut if form is CardForm.SLAT} <= HYPHENATED


def test_names_in_the_market_are_as_large_as_they_may_be() -> None:
    """A tile is wide enough for letters of 14 pixels and regions of 12.5; the longest words alone are smaller."""
    sizes = [cards.settings(CardLook(card), 98.0) for card in COURT]
    names, regions = ([found[at][0].size for found in sizes] for at in (0, 1))
    assert min(regions) >= 12
    assert sum(size >= 13 for size in names) > 0.9 * len(names)
    assert min(names) >= 11


@pytest.mark.parametrize("scale", [1.37, 1.5])
def test_names_of_bars_are_larger_than_those_of_tiles_would_be(language: str, scale: float) -> None:
    fonts.set_text_scale(scale)
    tiles = [cards.settings(CardLook(card, ratio=1.38), 90)[0][0].size for card in COURT]
    bars = [cards.settings(CardLook(card, CardForm.BAR, edged=True, ratio=42 / 255), 255)[0][0].size for card in COURT]
    assert sum(bars) > 1.1 * sum(tiles)
    assert sum(size < 11 for size in bars) <= 3, "which have most signs, and the longest words"


def pixels(image: QImage, rect: QRectF) -> set[int]:
    """The colours along both middle lines of a rectangle."""
    x, y = round(rect.center().x()), round(rect.center().y())
    across = {image.pixel(at, y) for at in range(round(rect.left()) + 1, round(rect.right()) - 1)}
    return across | {image.pixel(x, at) for at in range(round(rect.top()) + 1, round(rect.bottom()) - 1)}


@pytest.mark.parametrize("edged", [False, True])
@pytest.mark.parametrize("form", list(CardForm))
def test_each_sign_lies_where_it_is_pointed_at(form: CardForm, edged: bool) -> None:
    width = 250.0
    for card in range(1, FIRST_EVENT if form in (CardForm.TILE, CardForm.SLAT) else LAST_CARD + 1, 7):
        look = CardLook(card, form, edged)
        whole = QRectF(0, 0, width, width * form_ratio(form))
        image = cards.card_face(look, width, 1.0).toImage()
        for part in card_parts(card, form, edged):
            rects = cards.part_rects(look, part.thing.kind, whole)
            assert all(whole.contains(rect) for rect in rects)
            assert any(cards.part_at(look, rect.center(), whole) == part.thing for rect in rects)
            assert all(len(pixels(image, rect)) > 1 for rect in rects)


def test_icons_are_counted_from_the_first() -> None:
    whole = QRectF(10, 20, 98, 120)
    look = CardLook(AKBAR)
    rects = cards.part_rects(look, ICON, whole)
    assert [cards.part_at(look, rect.center(), whole) for rect in rects] == [
        CardSign(ICON, icon, AKBAR) for icon in (3, 3, 1, 6)
    ]
    assert not any(one.intersects(other) for one, other in pairwise(rects))
    assert len(cards.part_rects(look, ACTION, whole)) == 1
    assert cards.part_at(look, QPointF(60, 80), whole) is None, "nothing is printed between name and icons"


def test_what_lies_on_the_right_edge_hides_no_icon() -> None:
    whole = QRectF(0, 0, 98, 120)
    for card in COURT:
        rects = cards.part_rects(CardLook(card, edged=True), ICON, whole)
        assert all(rect.right() <= 98 * 0.85 for rect in rects)


def test_every_court_card_has_a_picture_that_is_drawn_for_it() -> None:
    used = Counter(shipped().emblem[card] for card in COURT)
    assert set(used) == set(range(len(EMBLEMS)))
    assert max(used.values()) <= 4
    drawn = {path.stem for path in (resources_dir() / "art").glob("pamir-emblem-*.svg")}
    assert drawn == {signs.emblem_drawing(emblem) for emblem in used}


def test_two_of_one_region_and_suit_are_told_apart_by_their_pictures() -> None:
    under_the_arch = QRect(85, 117, 120, 115)
    faces = [cards.card_face(CardLook(card, CardForm.FULL), 250, 1).toImage() for card in (RAWLINSON, POTTINGER)]
    assert faces[0].copy(under_the_arch) != faces[1].copy(under_the_arch)


def test_every_line_of_wakhan_has_signs_and_the_one_of_now_is_lit() -> None:
    assert set(LINES) == set(wakhan.LINE_SIGNS)
    for card in range(WAKHAN_SIZE):
        faces = [wakhan.wakhan_card_face(card, 122, 1.0, line).toImage() for line in (NONE, 0, 1, 2)]
        for line, face in enumerate(faces[1:]):
            place = wakhan.line_rect(line, QRectF(0, 0, 122, 122 * 1.4)).toAlignedRect()
            assert face.copy(place) != faces[0].copy(place)
