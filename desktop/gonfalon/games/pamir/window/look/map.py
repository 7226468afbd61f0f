"""The map as it is drawn: land, who rules it, road places, plates with names; all in the units of its drawing.

Outlines of regions and road places are those of the drawing, found by their ids; where plates are is said here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER, REGIONS
from gonfalon.ui.look import art, panels, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.lettering import draw_setting, set_name
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, INK, WHITE
from gonfalon.ui.look.pixels import MEMORY, DeviceRect, canvas, finished

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

__all__ = [
    "INNER", "PLATES", "ROAD_PLACE", "UNITS", "Ground", "banner", "banner_rect", "frame", "ground", "lit_outline",
    "outline", "plate", "plate_rect", "road_place", "road_ring", "ruled_line", "sea",
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

_DRAWING: Final = "pamir-map-regions"
_LAND: Final = ("#e6d3a2", "#dcc38c", "#efe2bf", "#d9c394", "#e2c99a", "#ead9ae", "#f1e6c8", "#f7edd2")
_CONTRAST: Final[Swaps] = (*((colour, "#ffffff") for colour in _LAND), ("#a9c3c4", "#d5e2e3"))
_RULED: Final = 17.0
"""How wide the line of the ruler is inside the outline of a region."""
_TILE: Final = 256
"""Device pixels of a side of the squares of which an enlarged map is put together."""
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
    found = re.search(rf'id="{REGIONS[region]}" d="([MLZ\d. -]+)"', art.source(_DRAWING))
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
    drawn = art.source(_DRAWING)
    found = re.search(rf'id="place-(?:{one}-{two}|{two}-{one})" cx="([\d.]+)" cy="([\d.]+)"', drawn)
    assert found is not None, "the drawing names its road places"
    return QPointF(float(found[1]), float(found[2]))


def road_ring(place: int, apart: float = 0.0) -> QRectF:
    """What the place of a road takes, and so much around it."""
    wide, high = ROAD_PLACE
    middle = road_place(place)
    ring = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    return ring.adjusted(-apart, -apart, apart, apart)


# -- the ground --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ground:
    """What the land itself shows."""

    rulers: tuple[str, ...]
    """For each region the letter of the family that rules it, empty for nobody."""
    lit: frozenset[int] = frozenset()
    """Regions and borders where something can be done now."""
    veiled: frozenset[int] = frozenset()
    """Regions that are out of the question."""


def _swaps() -> Swaps:
    return _CONTRAST if theme.current().contrast else ()


@lru_cache(maxsize=2)
def _renderer(swaps: Swaps) -> QSvgRenderer:
    return art.parsed(art.source(_DRAWING), swaps)


def ground(painter: QPainter, look: Ground, room: QRectF, origin: QPointF, scale: float) -> None:
    """Paint what of the land lies in `room`, `origin` being the corner of the drawing; kept in squares.

    Args:
        painter: which stands upright.
        look: what the land shows.
        room: what may be painted on.
        origin: where the corner of the whole drawing would be, in the painter's units.
        scale: the painter's units to one of the drawing.
    """
    device = painter.deviceTransform()
    corner = device.map(origin)
    left, top = round(corner.x()), round(corner.y())
    with DeviceRect(painter, room) as clip:
        fine = scale * clip.scale
        window = clip.place.translated(-left, -top)
        side = _TILE
        if room.width() >= INNER.width() * scale - 1:
            # All of it is seen: one piece, whose borders nobody draws twice.
            side = max(window.right(), window.bottom()) + 1
        painter.setClipRect(clip.place, Qt.ClipOperation.IntersectClip)
        for row in range(window.top() // side, window.bottom() // side + 1):
            for column in range(window.left() // side, window.right() // side + 1):
                size = (min(side, window.right() + 1), min(side, window.bottom() + 1)) if side != _TILE else (side,) * 2
                square = _square(look, fine, QRect(column * side, row * side, *size))
                painter.drawPixmap(left + column * side, top + row * side, square)


def _square(look: Ground, scale: float, part: QRect) -> QPixmap:
    """A part of the land in device pixels, of which one unit of the drawing has `scale`."""
    dress = theme.current()

    def make() -> QPixmap:
        image = canvas(part.width(), part.height(), 1)
        painter = QPainter(image)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-part.left(), -part.top())
            painter.scale(scale, scale)
            _draw_ground(painter, look, QRectF(part.left() / scale, part.top() / scale,
                                               part.width() / scale, part.height() / scale))  # fmt: skip
        finally:
            painter.end()
        return finished(image, 1)

    return MEMORY.get(("pamir map", look, scale, part.getRect(), dress.key), make)


def _draw_ground(painter: QPainter, look: Ground, seen: QRectF) -> None:
    _renderer(_swaps()).render(painter, UNITS)
    regions = [number for number in range(len(REGIONS)) if outline(number).boundingRect().intersects(seen)]
    for number in regions:
        if number in look.lit:
            painter.fillPath(outline(number), _shade(GOLD_1, 0.30))
    for number in regions:
        if look.rulers[number]:
            ruled_line(painter, number, look.rulers[number])
    for number in regions:
        if number in look.veiled:
            painter.fillPath(outline(number), _shade(INK, 0.34))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in regions:
        painter.setPen(QPen(INK, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(outline(number))
    for number in regions:
        if number in look.lit:
            lit_outline(painter, outline(number))
    for place in range(FIRST_BORDER, FIRST_BORDER + len(BORDERS)):
        ring = road_ring(place)
        if not ring.adjusted(-9, -9, 9, 9).intersects(seen):
            continue
        if place in look.lit:
            around = QPainterPath()
            around.addEllipse(road_ring(place, 4))
            lit_outline(painter, around)
        painter.setPen(QPen(QColor("#6b4f28"), 2))
        painter.setBrush(WHITE if theme.current().contrast else QColor("#f7edd2"))
        painter.drawEllipse(ring)


def _shade(colour: QColor, strength: float) -> QColor:
    shade = QColor(colour)
    shade.setAlphaF(strength)
    return shade


def sea(painter: QPainter, name: str, transform: QTransform) -> None:
    """The word on the sea; `transform` is that from units of the drawing."""
    box, (least, usual) = transform.mapRect(_SEA), _SEA_PX
    setting = set_name(name, box.width(), box.height(), max(least, usual * transform.m11()))
    draw_setting(painter, setting, box, _SEA_INK, 1)


def ruled_line(painter: QPainter, region: int, family: str, strength: float = 1.0) -> None:
    """The line in the colour of who rules a region, inside its outline."""
    dress = theme.current()
    path = outline(region)
    look = FAMILIES[family]
    opacity = 1.0 if dress.contrast else 0.72 if dress.dark else 0.85
    wide = 4.0 + 3.0 if dress.contrast else _RULED  # half of the outline lies over it
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_shade(look.base, opacity * strength), 2 * wide, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
    painter.restore()


def lit_outline(painter: QPainter, path: QPainterPath, hovered: bool = False) -> None:
    """Dashes of gold on ink along a shape where something can be done; hovered they become a line."""
    pen = QPen(INK, 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)
    pen = QPen(GOLD_1, 5.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    if not hovered:
        pen.setDashPattern([2.6, 2.0])
    painter.setPen(pen)
    painter.drawPath(path)


def frame(painter: QPainter, rect: QRectF) -> None:
    """The frame alone, in the size of the whole map."""
    unit = rect.width() / UNITS.width()
    inner = QRectF(INNER.topLeft() * unit + rect.topLeft(), INNER.size() * unit)
    around = QPainterPath()
    around.addRect(rect)
    around.addRect(inner)
    painter.save()
    painter.setClipPath(around, Qt.ClipOperation.IntersectClip)
    art.paint_swapped(painter, _DRAWING, rect, _swaps())
    painter.restore()


# -- plates ------------------------------------------------------------------------------------------------------------


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
