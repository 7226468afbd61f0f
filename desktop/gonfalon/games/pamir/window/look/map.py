"""Where things are on the map, in the units of its drawing, and the plates and banners that are put on it.

Outlines of regions and road places are those of the drawing, found by their ids; where plates are is said here.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER, REGIONS
from gonfalon.ui.look import art, panels, theme
from gonfalon.ui.look.lettering import draw_setting, set_name
from gonfalon.ui.look.palette import FAMILIES, INK

__all__ = [
    "DRAWING", "INNER", "PLATES", "ROAD_PLACE", "UNITS", "banner", "banner_rect", "outline", "plate", "plate_rect",
    "reach", "road_place", "road_ring", "sea",
]  # fmt: skip

UNITS: Final = QRectF(0, 0, 720, 576)
"""The whole map in the units of its drawing."""
INNER: Final = QRectF(13, 13, 694, 550)
"""What the frame leaves free."""
ROAD_PLACE: Final = (50.0, 32.0)
"""How wide and high the place of a road is."""
PLATES: Final = (
    QPointF(140, 316), QPointF(238, 92), QPointF(322, 316), QPointF(490, 100), QPointF(468, 352), QPointF(612, 152),
)  # fmt: skip
"""The middle of the plate of each region."""
_SEA: Final = QRectF(18, 78, 76, 44)
"""The place of the word on the sea."""
_SEA_INK: Final = QColor("#3f6770")
_SEA_PX: Final = (11.5, 14.0)
"""How large its letters are: in pixels at least, and in units of the drawing."""

DRAWING: Final = "pamir-map-regions"
_NOBODY: Final = "#8a7754"
_PLATE: Final = panels.Slices("plate-region", 200, 44, 46, 14)
_SIGIL: Final = QRectF(9, 7, 30, 30)
_BANNER: Final = (60.0, 100.0)
_HUNG: Final = 0.0205
"""How large a banner is, by how high its plate is."""
_BESIDE: Final = 0.42
"""How much of it hangs over the plate."""
_CREST: Final = QRectF(10, 14, 40, 48)


# -- where things are --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=len(REGIONS))
def outline(region: int) -> QPainterPath:
    """The land of a region; it may not be changed."""
    found = re.search(rf'id="{REGIONS[region]}" d="([MLZ\d. -]+)"', art.source(DRAWING))
    assert found is not None, "the drawing names its regions"
    path = QPainterPath()
    for letter, x, y in re.findall(r"([ML])([\d.]+) ([\d.]+)", found[1]):
        (path.moveTo if letter == "M" else path.lineTo)(float(x), float(y))
    path.closeSubpath()
    return path


@lru_cache(maxsize=len(BORDERS))
def road_place(place: int) -> QPointF:
    """The middle of the place of a road, by the numbers of `rules.places`; it may not be changed."""
    one, two = (REGIONS[region] for region in BORDERS[place - FIRST_BORDER])
    drawn = art.source(DRAWING)
    found = re.search(rf'id="place-(?:{one}-{two}|{two}-{one})" cx="([\d.]+)" cy="([\d.]+)"', drawn)
    assert found is not None, "the drawing names its road places"
    return QPointF(float(found[1]), float(found[2]))


def road_ring(place: int, apart: float = 0.0) -> QRectF:
    """What the place of a road takes, and so much around it."""
    wide, high = ROAD_PLACE
    middle = road_place(place)
    ring = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    return ring.adjusted(-apart, -apart, apart, apart)


def reach(place: int, apart: float = 0.0) -> QRectF:
    """The rectangle around a region or the place of a border's roads, and so much more on every side."""
    if place >= FIRST_BORDER:
        return road_ring(place, apart)
    return outline(place).boundingRect().adjusted(-apart, -apart, apart, apart)


# -- names and rulers --------------------------------------------------------------------------------------------------


def sea(painter: QPainter, name: str, transform: QTransform) -> None:
    """The word on the sea; `transform` is that from units of the drawing."""
    box, (least, usual) = transform.mapRect(_SEA), _SEA_PX
    setting = set_name(name, box.width(), box.height(), max(least, usual * transform.m11()))
    draw_setting(painter, setting, box, _SEA_INK, 1)


def _name_px(high: float) -> float:
    return high * 0.74


def plate_rect(name: str, middle: QPointF, high: float, banner: bool) -> QRectF:
    """A plate as wide as its name, so high and around this point; with a banner there is room for it at the end."""
    unit = high / _PLATE.high
    words = set_name(name, 10000, high, _name_px(high), 1).width
    wide = words + (_PLATE.left + 8 + _PLATE.right) * unit
    if banner:
        wide += _BANNER[0] * _HUNG * _BESIDE * high
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def plate(painter: QPainter, rect: QRectF, region: int, name: str, family: str) -> None:
    """The plate of a region in the colour of who rules it, an empty letter for nobody."""
    accent = FAMILIES[family].accent_hex if family else _NOBODY
    swaps = art.swaps_for(accent)
    if theme.current().contrast:
        swaps += ((art.PAPER, "#ffffff"),)
    panels.three_slice(painter, _PLATE, rect, swaps)
    unit = rect.height() / _PLATE.high
    sigil = QRectF(_SIGIL.topLeft() * unit + rect.topLeft(), _SIGIL.size() * unit)
    art.paint(
        painter, f"pamir-region-{REGIONS[region]}", sigil.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit), accent
    )
    setting = set_name(name, 10000, rect.height(), _name_px(rect.height()), 1)
    box = QRectF(rect.left() + (_PLATE.left + 4) * unit, rect.top(), setting.width, rect.height())
    draw_setting(painter, setting, box, INK, 1)


def banner_rect(rect: QRectF) -> QRectF:
    """Where the banner of the ruler hangs at the end of a plate."""
    wide, high = (length * rect.height() * _HUNG for length in _BANNER)
    return QRectF(rect.right() - wide * _BESIDE, rect.top() - high * 0.06, wide, high)


def banner(painter: QPainter, rect: QRectF, family: str, fallen: float = 1.0) -> None:
    """The banner of a ruler with the crest of the family; less than `fallen` it still comes out behind its rod."""
    painter.save()
    if fallen < 1.0:
        painter.setClipRect(rect.adjusted(-2, 0, 2, 0), Qt.ClipOperation.IntersectClip)
        rect = rect.translated(0, (fallen - 1) * rect.height())
    art.paint(painter, "pamir-ruler", rect, FAMILIES[family].accent_hex)
    unit = rect.width() / _BANNER[0]
    crest = QRectF(_CREST.topLeft() * unit + rect.topLeft(), _CREST.size() * unit)
    art.paint(painter, f"crest-{FAMILIES[family].key}", crest)
    painter.restore()
