"""Panels, the runner of the queue, the prompt scroll and the table, put together from slices on whole pixels."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPixmap, QRegion, QTransform

from gonfalon.ui.look import art, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.palette import SCORCH, WHITE, faded
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE, DeviceRect, canvas, finished

_MARGIN: Final = 24
_PANEL: Final = 120
_RUNNER_HEIGHT: Final = 260
_RUNNER_END: Final = 80
_RUNNER_TILE: Final = 120
_RUNNER_BORDER: Final = 41
_RUNNER_LEAF: Final = (104, 156)
_RUNNER_FRINGE: Final = (90, 170)
_BANNER_HEIGHT: Final = 72
_BANNER_END: Final = 48
_TABLE_TILE: Final = 512
_NOTCH: Final = 14.5
"""The corners of a panel are cut out so far."""
_LEAST_SHEET: Final = 140.0
_BURN: Final = 22.0
"""How far the edge of a sheet is burnt at most."""
_BURN_LONG: Final = 12
"""How long a piece of it is, in heights of its own."""
_FOLD: Final = 26.0
BURNT, FOLDED = 0.4, 0.12
"""How dark a sheet is at its edge and at its fold: what is written there can be read as well as anywhere."""
# In high contrast a panel is flat white and its gold lines are ink.
_CONTRAST: Final[Swaps] = (("#f4e8cc", "#ffffff"), ("#fbf3df", "#ffffff"), ("#d0a244", "#2a1c12"))


def nine_slice(painter: QPainter, name: str, rect: QRectF) -> None:
    """A panel (`panel-dark`, `-parchment`, `-cloth` or `-callout`) of any size, its corners undistorted."""
    if rect.isEmpty():
        return
    with DeviceRect(painter, rect) as ground:
        place = ground.place
        margin = max(1, min(round(_MARGIN * ground.scale), place.width() // 2, place.height() // 2))
        source = _panel(name, margin, _CONTRAST if theme.current().contrast and name != "panel-cloth" else ())
        columns = _cut(margin, place.width())
        rows = _cut(margin, place.height())
        for row, (top, height, from_top) in enumerate(rows):
            for column, (left, width, from_left) in enumerate(columns):
                if width <= 0 or height <= 0:
                    continue
                target = QRect(place.left() + left, place.top() + top, width, height)
                part = source.copy(
                    from_left, from_top, margin * 3 if column == 1 else margin, margin * 3 if row == 1 else margin
                )
                # Nothing changes along a straight edge, so laying the piece again and again leaves no seam.
                painter.drawTiledPixmap(target, part)


def age(painter: QPainter, rect: QRectF, share: float) -> None:
    """Burn the edges of a parchment panel a little and fold it once, but not in high contrast, nor a small one.

    The share is that of its corners and lines. Each side and the fold are drawn once and laid again and again.
    """
    if theme.current().contrast or min(rect.width(), rect.height()) < _LEAST_SHEET:
        return
    with DeviceRect(painter, rect) as ground:
        place, unit = ground.place, ground.scale * share
        inset, notch = round(2 * unit), round(_NOTCH * unit)
        room = place.adjusted(inset, inset, -inset, -inset)
        corners = [
            QRect(x, y, notch, notch)
            for x in (place.left(), place.right() + 1 - notch)
            for y in (place.top(), place.bottom() + 1 - notch)
        ]
        cut, round_off = QRegion(room), QPainterPath()
        for corner in corners:
            cut -= corner
            round_off.addRect(QRectF(corner & room))
        for point in (place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()):
            hole = QPainterPath()
            hole.addEllipse(QPointF(point), notch, notch)
            round_off -= hole
        deep = min(round(_BURN * ground.scale), room.width() // 3, room.height() // 3)
        across, upright = room.width() >= room.height(), QTransform().rotate(90)
        sides = (
            QRect(room.left(), room.top(), room.width(), deep),
            QRect(room.right() + 1 - deep, room.top(), deep, room.height()),
            QRect(room.left(), room.bottom() + 1 - deep, room.width(), deep),
            QRect(room.left(), room.top(), deep, room.height()),
        )
        painter.save()
        painter.setClipRegion(cut, Qt.ClipOperation.IntersectClip)
        for turn, side in enumerate(sides):
            painter.drawTiledPixmap(side, _burnt(deep, turn))
        painter.restore()
        # Clipping by curves is slow, and only the corners are round.
        painter.save()
        painter.setClipPath(round_off, Qt.ClipOperation.IntersectClip)
        for turn, side in enumerate(sides):
            painter.drawTiledPixmap(side, _burnt(deep, turn))
        painter.restore()
        wide = max(4, round(_FOLD * ground.scale))
        crease = _crease(wide)
        if across:
            painter.drawTiledPixmap(QRect(room.center().x() - wide // 2, room.top(), wide, room.height()), crease)
        else:
            lying = QRect(room.left(), room.center().y() - wide // 2, room.width(), wide)
            painter.drawTiledPixmap(lying, crease.transformed(upright))


def _burnt(deep: int, turn: int) -> QPixmap:
    """A piece of a burnt edge, darkest at the top, that goes on where it ends; turned clockwise by quarters."""

    def make() -> QPixmap:
        if turn:
            return _burnt(deep, 0).transformed(QTransform().rotate(90 * turn))
        long = deep * _BURN_LONG
        image = canvas(long, deep, 1)
        inner = QPainter(image)
        for x in range(long):
            # Three waves of whole numbers of turns meet their own beginnings.
            angle = 2 * math.pi * x / long
            reach = 0.66 + 0.16 * math.sin(3 * angle) + 0.1 * math.sin(7 * angle + 1) + 0.08 * math.sin(17 * angle + 2)
            shade = QLinearGradient(0, 0, 0, deep * reach)
            for share, strength in ((0.0, 1.0), (0.25, 0.5), (0.6, 0.13), (1.0, 0.0)):
                shade.setColorAt(share, faded(SCORCH, BURNT * strength))
            inner.fillRect(QRectF(x, 0, 1, deep), shade)
        inner.end()
        return finished(image, 1)

    return PIXMAP_CACHE.get(("burnt", deep, turn), make)


def _crease(wide: int) -> QPixmap:
    """A piece of an upright fold: a shadow on one side of it and light on the other."""

    def make() -> QPixmap:
        image = canvas(wide, 8, 1)
        inner = QPainter(image)
        middle = wide // 2
        for begin, end, colour, strength in ((middle, 0, SCORCH, FOLDED), (middle, wide, WHITE, 0.3)):
            shade = QLinearGradient(begin, 0, end, 0)
            shade.setColorAt(0.0, faded(colour, strength))
            shade.setColorAt(1.0, faded(colour, 0.0))
            inner.fillRect(QRectF(min(begin, end), 0, abs(end - begin), 8), shade)
        inner.end()
        return finished(image, 1)

    return PIXMAP_CACHE.get(("crease", wide), make)


def _cut(margin: int, length: int) -> tuple[tuple[int, int, int], ...]:
    return (0, margin, 0), (margin, length - 2 * margin, margin), (length - margin, margin, 4 * margin)


def _panel(name: str, margin: int, swaps: Swaps) -> QPixmap:
    side = margin * _PANEL // _MARGIN

    def make() -> QPixmap:
        image = canvas(side, side, 1)
        inner = QPainter(image)
        art.draw(inner, name, QRectF(0, 0, side, side), swaps)
        inner.end()
        return finished(image, 1)

    return PIXMAP_CACHE.get(("panel", name, margin, swaps), make)


def _slice(name: str, width: int, height: int, swaps: Swaps = ()) -> QPixmap:
    """A drawing stretched to whole pixels, for pieces that join others."""

    def make() -> QPixmap:
        image = canvas(width, height, 1)
        inner = QPainter(image)
        art.draw(inner, name, QRectF(0, 0, width, height), swaps)
        inner.end()
        return finished(image, 1)

    return PIXMAP_CACHE.get(("slice", name, width, height, swaps), make)


class Slices(NamedTuple):
    """A drawing of which only the middle is as wide as it must be: its name, its size, how wide its ends are."""

    name: str
    wide: float
    high: float
    left: float
    right: float


def three_slice(painter: QPainter, slices: Slices, rect: QRectF, swaps: Swaps = ()) -> None:
    """A plate as high and as wide as `rect`, its ends undistorted."""
    if rect.isEmpty():
        return
    with DeviceRect(painter, rect) as ground:
        place = ground.place
        high = place.height()
        whole = _slice(slices.name, round(slices.wide * high / slices.high), high, swaps)
        left = min(round(slices.left * high / slices.high), place.width())
        right = min(round(slices.right * high / slices.high), place.width() - left)
        middle = place.width() - left - right
        painter.drawPixmap(place.topLeft(), whole.copy(0, 0, left, high))
        if middle > 0:
            part = whole.copy(left, 0, max(1, whole.width() - left - right), high)
            painter.drawTiledPixmap(QRect(place.left() + left, place.top(), middle, high), part)
        if right > 0:
            at = QPoint(place.left() + left + middle, place.top())
            painter.drawPixmap(at, whole.copy(whole.width() - right, 0, right, high))


def runner(painter: QPainter, rect: QRectF, border: float) -> None:
    """The cloth under the queue with borders of this height; a higher one has more leaves and longer fringes."""
    if rect.isEmpty():
        return
    with DeviceRect(painter, rect) as ground:
        place = ground.place
        unit = border * ground.scale / _RUNNER_BORDER
        end = min(round(_RUNNER_END * unit), place.width() // 2)
        middle = place.width() - 2 * end
        _pile(painter, "runner-left", QRect(place.left(), place.top(), end, place.height()), unit, _RUNNER_FRINGE)
        tiles = max(1, round(middle / (_RUNNER_TILE * unit))) if middle > 0 else 0
        for tile in range(tiles):
            begin, stop = tile * middle // tiles, (tile + 1) * middle // tiles
            piece = QRect(place.left() + end + begin, place.top(), stop - begin, place.height())
            _pile(painter, "runner-middle", piece, unit, _RUNNER_LEAF)
        right = QRect(place.left() + end + middle, place.top(), end, place.height())
        _pile(painter, "runner-right", right, unit, _RUNNER_FRINGE)


def _pile(painter: QPainter, name: str, place: QRect, unit: float, part: tuple[int, int]) -> None:
    """Lay a slice of the runner, of which a part comes again and again where the place is higher than the drawing."""
    high = round(_RUNNER_HEIGHT * unit)
    if place.height() <= high + 1:
        painter.drawPixmap(place.topLeft(), _slice(name, place.width(), place.height()))
        return
    whole, wide = _slice(name, place.width(), high), place.width()
    top, bottom = round(part[0] * unit), high - round(part[1] * unit)
    painter.drawPixmap(place.topLeft(), whole, QRect(0, 0, wide, top))
    painter.drawPixmap(QPoint(place.left(), place.bottom() + 1 - bottom), whole, QRect(0, high - bottom, wide, bottom))
    source, room = QRect(0, top, wide, high - bottom - top), place.height() - top - bottom
    count = max(1, round(room / source.height()))
    for index in range(count):
        begin, stop = top + index * room // count, top + (index + 1) * room // count
        painter.drawPixmap(QRect(place.left(), place.top() + begin, wide, stop - begin), whole, source)


def banner(painter: QPainter, rect: QRectF) -> None:
    """The prompt scroll; text belongs between 48/72 of its height from the left and from the right, above 58/72."""
    if rect.isEmpty():
        return
    with DeviceRect(painter, rect) as ground:
        place = ground.place
        high = place.height()
        end = max(1, min(round(_BANNER_END * high / _BANNER_HEIGHT), place.width() // 2))
        # The middle third is straight, so the drawing may be as wide as is handy: five ends, as in the drawing.
        whole = _slice("banner-prompt", 5 * end, high, _CONTRAST if theme.current().contrast else ())
        left, top, width = place.left(), place.top(), place.width()
        painter.drawPixmap(QPoint(left, top), whole.copy(0, 0, end, high))
        if width > 2 * end:
            painter.drawTiledPixmap(QRect(left + end, top, width - 2 * end, high), whole.copy(2 * end, 0, end, high))
        painter.drawPixmap(QPoint(left + width - end, top), whole.copy(4 * end, 0, end, high))


def lit_table(size: QSizeF, dpr: float) -> QPixmap:
    """The boards of a table of this size, darker towards their rim; not kept here, for it is as large as a window."""
    dress = theme.current()
    image = canvas(size.width(), size.height(), dpr).convertToFormat(QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    rect = QRectF(QPointF(0, 0), image.deviceIndependentSize())
    painter = QPainter(image)
    table_texture(painter, rect)
    if dress.table is not None:
        reach = 0.2 * min(rect.width(), rect.height())
        across, down = QPointF(reach, 0), QPointF(0, reach)
        for edge, inwards in (
            (rect.topLeft(), across),
            (rect.topRight(), -across),
            (rect.topLeft(), down),
            (rect.bottomLeft(), -down),
        ):
            dusk = QLinearGradient(edge, edge + inwards)
            for share, strength in ((0.0, 1.0), (0.35, 0.45), (0.7, 0.1), (1.0, 0.0)):
                dusk.setColorAt(share, faded(dress.rim, dress.rim.alphaF() * strength))
            painter.fillRect(rect, dusk)
    painter.end()
    return finished(image, dpr)


def table_texture(painter: QPainter, rect: QRectF) -> None:
    """The boards of the table; in high contrast one flat colour."""
    dress = theme.current()
    if rect.isEmpty():
        return
    if dress.table is None:
        painter.fillRect(rect, dress.ground)
        return
    with DeviceRect(painter, rect) as ground:
        side = max(64, round(_TABLE_TILE * ground.scale))
        painter.drawTiledPixmap(ground.place, _slice(dress.table, side, side))
