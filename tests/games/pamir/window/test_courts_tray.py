"""Cards of other courts that are asked about: laid out over the market, or bracketed where they lie."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio
from gonfalon.games.pamir.window.rival_courts import BRACKETS, FOOT, CourtsTray, tray_rects, tray_room
from gonfalon.games.pamir.window.table_layout import TableLayout
from gonfalon.ui.look import state_marks

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(1024, 700), (1280, 720), (1366, 768), (1920, 1080)]


def drawn(size: QRectF) -> tuple[QImage, QPainter]:
    image = QImage(size.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image, QPainter(image)


@pytest.mark.parametrize("size", SIZES)
def test_tiles_and_names_lie_in_the_tray_and_upon_nothing(size: tuple[int, int]) -> None:
    measures = TableLayout.of_view(*size, 5)
    unit, room = measures.unit, tray_room(measures.market, measures.unit)
    for count in range(1, 13):
        cards = tray_rects(measures.market, count, unit)
        assert len(cards) == count
        around = [card.adjusted(-6 * unit, -6 * unit, 6 * unit, (BRACKETS + FOOT) * unit) for card in cards]
        assert all(room.contains(rect) for rect in around), count
        assert not any(one.intersects(other) for one, other in combinations(around, 2)), count
        assert cards[0].height() == pytest.approx(cards[0].width() * form_ratio(CardForm.TILE), abs=1)


def test_nothing_of_the_market_shines_through() -> None:
    tray = CourtsTray()
    tray.place(QRectF(0, 0, 600, 240), 1.0)
    tray.show_captions("In other players’ courts", [(QRectF(200, 60, 90, 100), "Blue")])
    image, painter = drawn(tray.rect)
    tray.draw(painter)
    painter.end()
    assert min(image.pixelColor(x, y).alpha() for x in range(8, 592, 8) for y in range(8, 232, 8)) == 255


@pytest.mark.parametrize("high", [14, 20, 25])
def test_brackets_of_a_slat_do_not_run_into_what_lies_beneath(high: int) -> None:
    slat = QRectF(40, 40, 260, high)
    image, painter = drawn(QRectF(0, 0, 340, 120))
    state_marks.target_brackets(painter, slat)
    painter.end()
    inked = [y for y in range(image.height()) if any(image.pixelColor(x, y).alpha() for x in range(image.width()))]
    assert inked[0] >= slat.top() - 10
    assert inked[-1] <= slat.bottom() + 10
    middle = round(slat.center().y())
    assert not any(image.pixelColor(x, middle).alpha() for x in range(image.width())), "corners, and no frame"
