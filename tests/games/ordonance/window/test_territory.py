"""What stands around the units: chips, plates, markers, places and the tally stay inside their rectangles."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gonfalon.games.ordonance.window import panels, territory
from gonfalon.ui.board import drag_and_drop
from gonfalon.ui.look import fonts
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, GOLD_3
from tests.games.ordonance.window.test_units import ICONS, _as_at_the_start

pytestmark = pytest.mark.usefixtures("qapp", _as_at_the_start.__name__)

NAMES = (
    "Antioch", "Jerusalem", "Edessa", "Tripoli", "Cyprus", "Антиохия", "Иерусалим", "Эдесса", "Триполи", "Кипр",
    "Антіохія", "Єрусалим", "Едесса", "Триполі", "Кіпр", "Antiochia", "Jerozolima", "Edessa", "Trypolis", "Cypr",
)  # fmt: skip
GROUND = QColor("#204060")


def painted(paint: Callable[[QPainter], None], dpr: float = 1.0, width: int = 240, height: int = 200) -> QImage:
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(GROUND)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def inked(image: QImage) -> QRectF:
    """The least rectangle in logical pixels outside which the ground is untouched."""
    ground = GROUND.rgb()
    spots = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) != ground]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots) + 1
    top, bottom = min(y for _, y in spots), max(y for _, y in spots) + 1
    dpr = image.devicePixelRatio()
    return QRectF(left / dpr, top / dpr, (right - left) / dpr, (bottom - top) / dpr)


@pytest.mark.parametrize("scale", [0.85, 1.5])
@pytest.mark.parametrize("locked", [False, True])
def test_every_name_fits_its_plate(locked: bool, scale: float) -> None:
    fonts.set_text_scale(scale)
    sizes = ((160, 46), (172, 50), (132, 40), (260, 60), (430, 124))
    rects = [QRectF(10, 20, width, height) for width, height in sizes]
    cramped = [
        (name, rect) for name in NAMES for rect in rects if not territory.territory_name_fits(rect, name, locked)
    ]
    assert cramped == []


@pytest.mark.parametrize(
    ("family", "width", "height"),
    [("R", 40, 45), ("G", 44, 26), ("Y", 45, 33), ("K", 119, 70), ("B", 110, 122)],
)
def test_a_chip_shows_icon_count_and_family(family: str, width: int, height: int) -> None:
    rect = QRectF(20, 20, width, height)

    def chip(icon: str, count: int) -> QImage:
        return painted(lambda painter: territory.army_chip(painter, icon, count, family, rect))

    pictures = [chip(icon, 2) for icon in ICONS] + [chip("spear", 3), chip("spear", 16)]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])
    assert all(rect.contains(inked(picture)) for picture in pictures)
    bright = {pictures[0].pixel(x, y) for x in range(240) for y in range(200)}
    assert FAMILIES[family].on_dark.rgb() in bright


def test_the_five_victories_the_defeat_and_the_wait_differ() -> None:
    rect = QRectF(20, 20, 40, 40)
    pictures = [painted(lambda painter, n=number: territory.victory_marker(painter, rect, n)) for number in range(1, 6)]
    pictures.append(painted(lambda painter: territory.defeat_marker(painter, rect)))
    pictures.append(painted(lambda painter: territory.awaited_marker(painter, rect)))
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])
    assert all(rect.contains(inked(picture)) for picture in pictures)


def test_free_offered_and_hovered_places_differ_in_shape() -> None:
    rect = QRectF(40, 60, 126, 51)
    free = painted(lambda painter: territory.empty_place(painter, rect))
    offered = painted(lambda painter: drag_and_drop.draw_drop_target(painter, rect, False, "Place here"))
    hovered = painted(lambda painter: drag_and_drop.draw_drop_target(painter, rect, True, "Place here"))
    assert rect.contains(inked(free))
    assert rect.contains(inked(offered))
    assert inked(hovered).width() > rect.width() + 8
    assert hovered != painted(lambda painter: drag_and_drop.draw_drop_target(painter, rect, True, "Hier"))
    # The edge of a hovered place has no gaps.
    row = [hovered.pixel(x, 61) for x in range(60, 150)]
    assert set(row) == {GOLD_1.rgb()}
    assert len({offered.pixel(x, 61) for x in range(60, 150)}) > 1


def test_bars_are_as_long_as_their_numbers() -> None:
    rect = QRectF(4, 4, 220, 135)
    rows = [("flag", 0), ("helmet", 10), ("swords", 20), ("bow", 46), ("spear", 60)]
    image = painted(lambda painter: panels.draw_icon_bars(painter, rect, rows, 46))
    lengths = []
    for index in range(5):
        y = round(rect.top() + 27 * (index + 0.5))
        lengths.append(sum(image.pixel(x, y) == GOLD_3.rgb() for x in range(34, 180)))
    assert lengths[0] == 0
    assert lengths[2] == pytest.approx(2 * lengths[1], abs=2)
    assert lengths[3] == lengths[4] > lengths[2]
    assert rect.adjusted(-1, -1, 1, 1).contains(inked(image))


def test_few_icons_have_bars_as_long_as_many() -> None:
    """A deck of one's own may have only one icon."""
    lengths = set()
    for icons in (1, 2, 5):
        rect = QRectF(4, 4, 220, 135)
        rows = [("bow", 46)] * icons
        image = painted(lambda painter, rect=rect, rows=rows: panels.draw_icon_bars(painter, rect, rows, 46))
        y = round(rect.top() + rect.height() / icons / 2)
        lengths.add(sum(image.pixel(x, y) == GOLD_3.rgb() for x in range(60, 180)))
    assert max(lengths) - min(lengths) <= 12
    assert min(lengths) > 80
