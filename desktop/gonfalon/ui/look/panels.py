"""Panels, the runner of the queue, the prompt scroll and the table, put together from slices on whole pixels."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPixmap

from gonfalon.ui.look import art, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.palette import faded
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
