"""The emblem in the medallion of a card: a built-in drawing, a user's checked drawing, or else an initial."""

from __future__ import annotations

import logging
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap, QRawFont

from gonfalon.ui.look import art, fonts
from gonfalon.ui.look.palette import FAMILIES
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE, DeviceRect, canvas, finished

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

Stamp = tuple[int, int]
"""When a file was changed and how long it is."""

_FACE: Final = QFont.Weight.DemiBold
_REFERENCE: Final = 200
_LETTER_HIGH: Final = 0.60
_LETTER_ROOM: Final = (0.80, 0.74)
_CAP: Final = 0.66

_log = logging.getLogger(__name__)


def stamp(path: str) -> Stamp | None:
    """Return a stamp that tells a drawing from an older one in the same file, or None for no file."""
    if not path:
        return None
    try:
        state = Path(path).stat()
    except (OSError, ValueError):
        return None
    return state.st_mtime_ns, state.st_size


def initial(name: str, kind: str) -> str:
    """The letter that stands for a card: the first of its name that our letters have, else that of its kind."""
    raw = _raw_font()
    for letter in unicodedata.normalize("NFC", name):
        if letter.isalnum() and raw.supportsCharacter(ord(letter)):
            large = letter.upper()
            return large if len(large) == 1 and raw.supportsCharacter(ord(large)) else letter
    return kind[:1].upper() or "?"


def draw(painter: QPainter, kind: str, name: str, path: str, rect: QRectF, family: str) -> None:
    """Draw the emblem itself in a family's colours; slow, for those who keep the result.

    `path` is a user's SVG or empty; one that is missing or not fit to be drawn gives the initial of `name`.
    """
    accent = FAMILIES[family].accent
    if path:
        renderer = _renderer(path, stamp(path), art.swaps_for(FAMILIES[family].accent_hex))
        if renderer is not None:
            _draw_checked(painter, renderer, rect)
            return
    elif art.has(f"emblem-{kind}"):
        art.draw(painter, f"emblem-{kind}", rect, art.swaps_for(FAMILIES[family].accent_hex))
        return
    _draw_initial(painter, initial(name, kind), rect, accent)


def paint(painter: QPainter, kind: str, name: str, path: str, rect: QRectF, family: str) -> None:
    """Paint an emblem into `rect` on whole device pixels; kept."""
    if rect.isEmpty():
        return
    with DeviceRect(painter, rect) as ground:
        wide, high = ground.place.width(), ground.place.height()

        def make() -> QPixmap:
            image = canvas(wide, high, 1)
            brush = QPainter(image)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = min(wide, high)
            draw(brush, kind, name, path, QRectF((wide - side) / 2, (high - side) / 2, side, side), family)
            brush.end()
            return finished(image, 1.0)

        ground.blit(PIXMAP_CACHE.get(("emblem", kind, name, path, stamp(path), wide, high, family), make))


@lru_cache(maxsize=128)
def _renderer(path: str, written: Stamp | None, swaps: art.Swaps) -> QSvgRenderer | None:
    """Checked anew whenever the file is another, for it may have changed since its set was read."""
    from gonfalon.core.diagnostics import CardFileError
    from gonfalon.core.svg_sanitizer import sanitized_file

    if written is None:
        return None
    try:
        return art.parsed(sanitized_file(Path(path)).decode(), swaps)
    except CardFileError as error:
        # As words: whoever keeps the error keeps the painters that are at work, beyond what they paint on.
        _log.warning("An emblem is not drawn: %s", str(error))
        return None


def _draw_checked(painter: QPainter, renderer: QSvgRenderer, rect: QRectF) -> None:
    size = renderer.viewBoxF().size()
    scale = min(rect.width() / size.width(), rect.height() / size.height())
    place = QRectF(0, 0, size.width() * scale, size.height() * scale)
    place.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # A drawing may go beyond its own edges, but not over the rest of the card.
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    renderer.render(painter, place)
    painter.restore()


@lru_cache(maxsize=1)
def _raw_font() -> QRawFont:
    return QRawFont.fromFont(fonts.plain(_REFERENCE, _FACE))


def _draw_initial(painter: QPainter, letter: str, rect: QRectF, colour: QColor) -> None:
    outline = QPainterPath()
    outline.addText(QPointF(0, 0), fonts.plain(_REFERENCE, _FACE), letter)
    ink = outline.boundingRect()
    if ink.isEmpty():
        return
    wide, high = _LETTER_ROOM
    scale = min(
        rect.height() * _LETTER_HIGH / (_CAP * _REFERENCE),
        rect.width() * wide / ink.width(),
        rect.height() * high / ink.height(),
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-ink.center())
    painter.fillPath(outline, colour)
    painter.restore()
