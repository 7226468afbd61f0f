"""The drawing of the map: land, borders, rulers, plates and banners."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap, QTransform

from gonfalon.games.pamir.rules.constants import BORDERS, FIRST_BORDER, REGIONS
from gonfalon.ui.look import art, panels, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, INK, WHITE
from gonfalon.ui.look.pixmap_cache import DeviceRect
from gonfalon.ui.look.text_fitting import draw_fitted_text, fit_name

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


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
    """The middle of the place of a road, by the numbers of `rules.constants`; it may not be changed."""
    one, two = (REGIONS[region] for region in BORDERS[place - FIRST_BORDER])
    drawn = art.source(DRAWING)
    found = re.search(rf'id="place-(?:{one}-{two}|{two}-{one})" cx="([\d.]+)" cy="([\d.]+)"', drawn)
    assert found is not None, "the drawing names its road places"
    return QPointF(float(found[1]), float(found[2]))


def road_ring(place: int, apart: float = 0.0) -> QRectF:
    """Return the area of a road's place, widened by `apart` on every side."""
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
    setting = fit_name(name, box.width(), box.height(), max(least, usual * transform.m11()))
    draw_fitted_text(painter, setting, box, _SEA_INK, 1)


def _name_px(high: float) -> float:
    return high * 0.74


def plate_rect(name: str, middle: QPointF, high: float, banner: bool) -> QRectF:
    """A plate as wide as its name, so high and around this point; with a banner there is room for it at the end."""
    unit = high / _PLATE.high
    words = fit_name(name, 10000, high, _name_px(high), 1).width
    wide = words + (_PLATE.left + 8 + _PLATE.right) * unit
    if banner:
        wide += _BANNER[0] * _HUNG * _BESIDE * high
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def plate(painter: QPainter, rect: QRectF, region: int, name: str, family: str) -> None:
    """Draw the plate of a region in the colour of its ruler, an empty letter for none."""
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
    setting = fit_name(name, 10000, rect.height(), _name_px(rect.height()), 1)
    box = QRectF(rect.left() + (_PLATE.left + 4) * unit, rect.top(), setting.width, rect.height())
    draw_fitted_text(painter, setting, box, INK, 1)


def banner_rect(rect: QRectF) -> QRectF:
    """Return the rectangle of the ruler's banner at the end of a plate."""
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


_LAND: Final = ("#ebd59a", "#d8ad8c", "#dfe4c8", "#c9c4bc", "#f2d8aa", "#abbb84", "#f1e6c8", "#f7edd2")
_CONTRAST: Final[Swaps] = (*((colour, "#ffffff") for colour in _LAND), ("#a9c3c4", "#d5e2e3"))
_TRACKS: Final = r'<g id="tracks">.*?</g>'
_OVER: Final = {
    _TRACKS: "",
    r'<g id="places".*?</g>': "",
    r'<g fill="none">\s*<path id="border.*?</g>': "",
    r'<rect x="12" y="12".*?(?=</svg>)': "",
    r'<g stroke="#2a1c12" stroke-width="3" stroke-linejoin="round">': "<g>",
}
"""What is left out of the drawing of the land, and what stands there instead."""
_TRACK: Final = QColor("#8a6b3f")
_PLACE: Final = QColor("#f7edd2")
_PLACE_EDGE: Final = QColor("#6b4f28")
_SUNK: Final = 0.4
"""How strong the place of a road is where nothing can be built now."""
_RULED: Final = 12.0
"""How wide the line of the ruler is inside the outline of a region."""
_RULED_IN_CONTRAST: Final = 7.0
"""The same in high contrast, where nearly half of it lies under the outline."""
_AROUND: Final = 9.0
"""How far what is drawn for a region or the place of a road reaches beyond it."""


@dataclass(frozen=True)
class LandState:
    """The state of the land that the map shows."""

    rulers: tuple[str, ...]
    """For each region the letter of the family that rules it, empty for nobody."""
    lit: frozenset[int] = frozenset()
    """Regions and borders where something can be done now."""
    veiled: frozenset[int] = frozenset()
    """Regions that are out of the question."""

    def differing(self, other: LandState) -> list[QRectF]:
        """The parts of the map where two look different."""
        rulers = enumerate(zip(self.rulers, other.rulers, strict=True))
        places = {region for region, (own, others) in rulers if own != others}
        places |= (self.lit ^ other.lit) | (self.veiled ^ other.veiled)
        return [reach(place, _AROUND) for place in places]


class LandPicture:
    """The land in its frame as it was painted last: dragged about, only what comes into sight is painted anew."""

    def __init__(self) -> None:
        self._key: object = None
        self._land: LandState | None = None
        self._origin = QPoint()
        self._picture = QPixmap()

    def paint(
        self, painter: QPainter, land: LandState, board: QRectF, inner: QRectF, origin: QPointF, scale: float
    ) -> None:
        """Paint it.

        Args:
            painter: which stands upright.
            land: what it shows.
            board: the frame and all in it.
            inner: what the frame leaves free.
            origin: where the corner of the whole drawing is.
            scale: of the painter's units to one of the drawing.
        """
        corner = painter.deviceTransform().map(origin)
        window = DeviceRect(painter, inner).place
        with DeviceRect(painter, board) as ground:
            place = ground.place
            window.translate(-place.topLeft())
            # Whole device pixels, or nothing that was painted before would fit what is painted anew.
            at = QPoint(round(corner.x()) - place.left(), round(corner.y()) - place.top())
            fine = scale * ground.scale
            key = (theme.current().key, place.size().toTuple(), window.getRect(), fine)
            before = self._land
            if key != self._key or before is None:
                self._key, self._picture = key, QPixmap(place.size())
                self._picture.fill(Qt.GlobalColor.transparent)
                self._frame(window)
                self._draw(land, at, fine, window)
            else:
                if at != self._origin:
                    self._scroll(before, at, fine, window)
                for changed in land.differing(before):
                    part = QRectF(changed.topLeft() * fine, changed.size() * fine).toAlignedRect().translated(at)
                    self._draw(land, at, fine, part.intersected(window))
            self._origin, self._land = at, land
            ground.blit(self._picture)

    def _frame(self, window: QRect) -> None:
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        around = QPainterPath()
        around.addRect(QRectF(self._picture.rect()))
        around.addRect(QRectF(window))
        painter.setClipPath(around)
        art.parsed(art.source(DRAWING), _swaps()).render(painter, QRectF(self._picture.rect()))
        painter.end()

    def _scroll(self, land: LandState, at: QPoint, scale: float, window: QRect) -> None:
        way = at - self._origin
        if abs(way.x()) >= window.width() or abs(way.y()) >= window.height():
            self._draw(land, at, scale, window)
            return
        self._picture.scroll(way.x(), way.y(), window)
        if way.x():
            left = window.left() if way.x() > 0 else window.right() + 1 + way.x()
            self._draw(land, at, scale, QRect(left, window.top(), abs(way.x()), window.height()))
        if way.y():
            top = window.top() if way.y() > 0 else window.bottom() + 1 + way.y()
            self._draw(land, at, scale, QRect(window.left(), top, window.width(), abs(way.y())))

    def _draw(self, land: LandState, at: QPoint, scale: float, part: QRect) -> None:
        """Paint a part of the picture, in whose pixels the corner of the drawing is `at`."""
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(part)
        painter.translate(at)
        painter.scale(scale, scale)
        seen = QRectF(part.translated(-at))
        _draw_land(painter, land, QRectF(seen.topLeft() / scale, seen.size() / scale))
        painter.end()


def _swaps() -> Swaps:
    return _CONTRAST if theme.current().contrast else ()


@lru_cache(maxsize=2)
def _plain(swaps: Swaps) -> QSvgRenderer:
    """The drawing without all that is painted over it here: in an enlarged map that costs the most."""
    text = art.source(DRAWING)
    for part, rest in _OVER.items():
        text, found = re.subn(part, rest, text, flags=re.DOTALL)
        assert found == 1, f"the drawing has no {part}"
    return art.parsed(text, swaps)


@lru_cache(maxsize=1)
def _tracks() -> tuple[tuple[QPointF, QPointF], ...]:
    """The ends of the dotted lines on both sides of the places of roads."""
    drawn = re.search(_TRACKS, art.source(DRAWING), re.DOTALL)
    assert drawn is not None, "the drawing has tracks"
    lines = re.findall(r"M([\d.]+) ([\d.]+) L([\d.]+) ([\d.]+)", drawn[0])
    return tuple((QPointF(float(a), float(b)), QPointF(float(c), float(d))) for a, b, c, d in lines)


def _draw_land(painter: QPainter, land: LandState, seen: QRectF) -> None:
    _plain(_swaps()).render(painter, UNITS)
    regions = [number for number in range(len(REGIONS)) if reach(number, _AROUND).intersects(seen)]
    for number in regions:
        if number in land.lit:
            painter.fillPath(outline(number), _shade(GOLD_1, 0.30))
    for number in regions:
        if land.rulers[number]:
            ruled_line(painter, number, land.rulers[number])
    pen = QPen(_TRACK, 5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.4, 1.6])
    painter.setPen(pen)
    for begin, end in _tracks():
        if QRectF(begin, end).normalized().adjusted(-3, -3, 3, 3).intersects(seen):
            painter.drawLine(begin, end)
    for number in regions:
        if number in land.veiled:
            painter.fillPath(outline(number), _shade(INK, 0.34))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for number in regions:
        painter.drawPath(outline(number))
    for number in regions:
        if number in land.lit:
            lit_outline(painter, outline(number))
    for place in range(FIRST_BORDER, FIRST_BORDER + len(BORDERS)):
        if reach(place, _AROUND).intersects(seen):
            _draw_road_place(painter, place, lit=place in land.lit)


def _draw_road_place(painter: QPainter, place: int, *, lit: bool) -> None:
    if lit:
        around = QPainterPath()
        around.addEllipse(road_ring(place, 4))
        lit_outline(painter, around)
    contrast = theme.current().contrast
    painter.setOpacity(1.0 if lit or contrast else _SUNK)
    painter.setPen(QPen(_PLACE_EDGE, 2))
    painter.setBrush(WHITE if contrast else _PLACE)
    painter.drawEllipse(road_ring(place))
    painter.setOpacity(1.0)


def _shade(colour: QColor, strength: float) -> QColor:
    shade = QColor(colour)
    shade.setAlphaF(strength)
    return shade


@lru_cache(maxsize=2 * len(REGIONS))
def _inside(region: int, wide: float) -> QPainterPath:
    """The part of a region that is so near its outline."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * wide)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(outline(region)).intersected(outline(region))


def ruled_line(painter: QPainter, region: int, family: str, strength: float = 1.0) -> None:
    """The line in the colour of who rules a region, inside its outline."""
    dress = theme.current()
    opacity = 1.0 if dress.contrast else 0.72 if dress.dark else 0.85
    band = _inside(region, _RULED_IN_CONTRAST if dress.contrast else _RULED)
    painter.fillPath(band, _shade(FAMILIES[family].base, opacity * strength))


def lit_outline(painter: QPainter, path: QPainterPath) -> None:
    """Dashes of gold on ink along a shape where something can be done."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
    pen = QPen(GOLD_1, 5.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([2.6, 2.0])
    painter.setPen(pen)
    painter.drawPath(path)
