"""The drawings and the portraits of bots: each rendered once per tint, size and resolution, when first needed."""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap, QTransform

from gonfalon.data import PACKED, read_text, resources_dir
from gonfalon.ui.look.palette import FAMILIES
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE, DeviceRect, canvas, finished

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


ACCENT: Final = "#b8862d"
INK: Final = "#2a1c12"
PAPER: Final = "#fbf3df"

Swaps = tuple[tuple[str, str], ...]
"""Colours as written in the drawings, and what to put in their place before parsing."""


class MissingArtError(LookupError):
    """There is no such drawing; the message is a sentence for a person."""


def swaps_for(tint: str | None, ink_paper_swapped: bool = False) -> Swaps:
    """The replacements for an accent colour and, on dark grounds, for ink and paper changing places."""
    swaps: Swaps = () if tint is None else ((ACCENT, tint),)
    if ink_paper_swapped:
        swaps += ((INK, PAPER), (PAPER, INK))
    return swaps


def _file(name: str) -> Path:
    return resources_dir() / "art" / f"{name}.svg"


@lru_cache(maxsize=256)
def has(name: str) -> bool:
    """Return whether there is a drawing of this name."""
    path = _file(name)
    return path.is_file() or path.with_name(f"{path.name}{PACKED}").is_file()


@lru_cache(maxsize=256)
def source(name: str) -> str:
    """A drawing as it is written; raises MissingArtError."""
    path = _file(name)
    try:
        return read_text(path)
    except FileNotFoundError:
        raise MissingArtError(
            f"The drawing {name}.svg is missing from {path.parent}. Please install Gonfalon again."
        ) from None


def parsed(text: str, swaps: Swaps = ()) -> QSvgRenderer:
    """The shapes of a drawing that is ours or was checked, with its colours replaced."""
    from PySide6.QtSvg import QSvgRenderer

    # Two passes, so that ink and paper can change places.
    for index, (old, _) in enumerate(swaps):
        text = text.replace(old, f"@{index}@")
    for index, (_, new) in enumerate(swaps):
        text = text.replace(f"@{index}@", new)
    return QSvgRenderer(text.encode())


def draw(painter: QPainter, name: str, rect: QRectF, swaps: Swaps = ()) -> None:
    """Draw the shapes themselves, stretched to `rect`; slow, for those who keep the result."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    parsed(source(name), swaps).render(painter, rect)
    painter.restore()


def _fitted(size: QSizeF, width: float, height: float) -> QRectF:
    scale = min(width / size.width(), height / size.height())
    wide, high = size.width() * scale, size.height() * scale
    return QRectF((width - wide) / 2, (height - high) / 2, wide, high)


def _rendered(name: str, wide: int, high: int, dpr: float, swaps: Swaps) -> QPixmap:
    def make() -> QPixmap:
        # A drawing that is missing is told before anybody paints: an image may not be freed under its painter.
        drawing = parsed(source(name), swaps)
        image = canvas(wide, high, 1)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, _fitted(drawing.viewBoxF().size(), wide, high))
        painter.end()
        return finished(image, dpr)

    return PIXMAP_CACHE.get(("art", name, wide, high, dpr, swaps), make)


def pixmap(
    name: str, width: float, height: float, dpr: float, tint: str | None = None, ink_paper_swapped: bool = False
) -> QPixmap:
    """A drawing fitted into `width` x `height` logical pixels without distortion; raises MissingArtError."""
    wide, high = math.ceil(width * dpr - 1e-6), math.ceil(height * dpr - 1e-6)
    return _rendered(name, max(1, wide), max(1, high), dpr, swaps_for(tint, ink_paper_swapped))


def paint(painter: QPainter, name: str, rect: QRectF, tint: str | None = None, ink_paper_swapped: bool = False) -> None:
    """Paint a drawing fitted into `rect` without distortion, on whole device pixels; raises MissingArtError."""
    paint_swapped(painter, name, rect, swaps_for(tint, ink_paper_swapped))


def paint_swapped(painter: QPainter, name: str, rect: QRectF, swaps: Swaps) -> None:
    """The same with any colours of the drawing replaced."""
    if rect.isEmpty():
        return
    with DeviceRect(painter, rect) as ground:
        place = ground.place
        ground.blit(_rendered(name, place.width(), place.height(), 1.0, swaps))


SCENE_RATIO: Final = 1200 / 520
"""How much wider than high a scene is drawn."""
SCENE_CUT: Final = 900 / 520
"""How narrow a scene may be made by cutting it at both sides: what lies in its middle is always seen."""


def scene(painter: QPainter, name: str, rect: QRectF, radius: float = 0.0) -> None:
    """
    Paint a scene all over `rect`, cut at its sides where that is narrower, with round corners; a higher or wider `rect`
    than scenes are is not filled.
    """
    if rect.isEmpty():
        return
    with DeviceRect(painter, rect) as ground:
        place = ground.place
        drawn = _rendered(name, max(1, round(place.height() * SCENE_RATIO)), place.height(), 1.0, ())
        wide = min(place.width(), drawn.width())
        part = QRect((drawn.width() - wide) // 2, 0, wide, place.height())
        at = QRect(place.center().x() - (wide - 1) // 2, place.top(), wide, place.height())
        corner = radius * ground.scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = QBrush(drawn.copy(part))
        brush.setTransform(QTransform.fromTranslate(at.left(), at.top()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush)
        painter.drawRoundedRect(at, corner, corner)


def stamp(painter: QPainter, name: str, rect: QRectF, tint: str | None = None) -> None:
    """Paint a drawing in the middle of `rect`, by each rectangle of this size in the same number of device pixels."""
    if rect.isEmpty():
        return
    with DeviceRect(painter, rect) as ground:
        wide, high = (max(1, round(length * ground.scale)) for length in (rect.width(), rect.height()))
        middle = QRectF(ground.place).center()
        at = QPoint(round(middle.x() - wide / 2), round(middle.y() - high / 2))
        painter.drawPixmap(at, _rendered(name, wide, high, 1.0, swaps_for(tint)))


Face = Literal["calm", "thinking", "robbed", "triumphant"]
PLAIN: Final = "plain"
"""The portrait of a bot without a character: a hood, and no face."""
_HAIR: Final = "#5a3d22"
_HAIR_OF_FAMILIES: Final = {"R": "#8f4a26", "B": "#c39a55", "G": _HAIR, "Y": "#75512b", "K": "#33291f"}
"""Bots of one level differ by more than the colour of their clothes."""


def portrait(painter: QPainter, character: str, family: str, rect: QRectF, face: Face = "calm") -> None:
    """Draw the portrait of a character in the colour of a family, given by its letter; a plain one has no face."""
    known = character if has(f"portrait-{character}") else PLAIN
    hair = (_HAIR, _HAIR_OF_FAMILIES.get(family, _HAIR))
    paint_swapped(painter, f"portrait-{known}", rect, (*swaps_for(FAMILIES[family].accent_hex), hair))
    if known != PLAIN:
        paint(painter, f"face-{face}", rect)
