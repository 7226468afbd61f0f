"""What stands beside the units of a territory: chips of an army, the plate of the territory, markers won and lost."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gonfalon.games.ordonance.window.look.units import icon_on_dark
from gonfalon.ui.look import art, fonts, panels, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.lettering import Setting, draw_setting, set_name
from gonfalon.ui.look.palette import CREAM, FAMILIES, GOLD_1, INK, NIGHT_2

__all__ = ["army_chip", "awaited_marker", "defeat_marker", "territory_name_fits", "territory_plate", "victory_marker"]

_CONTRAST: Final[Swaps] = (("#fbf3df", "#ffffff"), ("#d0a244", "#2a1c12"))

# Units of the drawing of the plate.
_PLATE_HIGH: Final = 92
_PLATE: Final = panels.Slices("plate-territory", 320, _PLATE_HIGH, 100, 28)
_SHIELD: Final = QRectF(21, 26, 53, 38)
_NAME_LEFT: Final = 94
_NAME_RIGHT: Final = 16
_NAME_TOP: Final = 30
_NAME_HIGH: Final = 48
_NAME_SIZE: Final = 36
_LOCK: Final = 40

_DASHES: Final = 16


def army_chip(painter: QPainter, icon: str, count: int, family: str, rect: QRectF) -> None:
    """How often an army bears an icon, in its family's colour: stacked in a tall rectangle, else side by side."""
    stacked = rect.height() > rect.width() * 0.8
    look = FAMILIES[family]
    unit = min(rect.height() / (45 if stacked else 26), rect.width() / (40 if stacked else 44))
    line = 1.6 * unit
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.on_dark, line))
    painter.setBrush(NIGHT_2)
    painter.drawRoundedRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), 5 * unit, 5 * unit)
    painter.restore()
    text = f"×{count}"
    if stacked:
        side = min(25 * unit, rect.width() - 10 * unit)
        icon_at = QRectF(rect.center().x() - side / 2, rect.top() + 4 * unit, side, side)
        text_at = QRectF(rect.left(), icon_at.bottom(), rect.width(), rect.bottom() - icon_at.bottom() - line)
        asked = 16 * unit
    else:
        side = min(21 * unit, rect.width() * 0.5)
        icon_at = QRectF(rect.left() + 2.5 * unit, rect.center().y() - side / 2, side, side)
        text_at = QRectF(icon_at.right(), rect.top(), rect.right() - icon_at.right() - 2 * unit, rect.height())
        asked = 15 * unit
    icon_on_dark(painter, icon, icon_at, family)
    asked = min(asked * fonts.text_scale(), text_at.height() * 0.95)
    draw_setting(painter, set_name(text, text_at.width() - unit, text_at.height(), asked, 1), text_at, CREAM, 1.0)


def territory_plate(painter: QPainter, rect: QRectF, number: int, name: str, locked: bool) -> None:
    """The plate of a territory, of any width: its number in the shield, its name, a padlock when control is certain."""
    if rect.isEmpty():
        return
    panels.three_slice(painter, _PLATE, rect, _CONTRAST if theme.current().contrast else ())
    unit = rect.height() / _PLATE_HIGH
    shield = QRectF(_SHIELD.topLeft() * unit + rect.topLeft(), _SHIELD.size() * unit)
    draw_setting(painter, set_name(str(number), shield.width() * 0.8, shield.height(), 37 * unit, 1), shield, GOLD_1, 1)
    box, setting = _territory_name(rect, name, locked)
    draw_setting(painter, setting, box, INK, 1)
    if locked:
        side = _LOCK * unit
        art.paint(painter, "marker-lock", QRectF(box.right() + 4 * unit, box.center().y() - side / 2, side, side))


def _territory_name(rect: QRectF, name: str, locked: bool) -> tuple[QRectF, Setting]:
    unit = rect.height() / _PLATE_HIGH
    left, right = rect.left() + _NAME_LEFT * unit, rect.right() - _NAME_RIGHT * unit
    if locked:
        right -= (_LOCK + 8) * unit
    box = QRectF(left, rect.top() + _NAME_TOP * unit, max(1.0, right - left), _NAME_HIGH * unit)
    asked = min(_NAME_SIZE * unit * fonts.text_scale(), box.height() * 0.9)
    return box, set_name(name, box.width(), box.height(), asked)


def territory_name_fits(rect: QRectF, name: str, locked: bool) -> bool:
    """Whether all ink of the name lies on the plate beside the shield and, if there is one, the padlock."""
    box, setting = _territory_name(rect, name, locked)
    return setting.fits(box.width(), box.height())


def victory_marker(painter: QPainter, rect: QRectF, number: int) -> None:
    """The marker I to V that its holder got for a territory."""
    art.paint(painter, f"marker-victory-{number}", rect)


def defeat_marker(painter: QPainter, rect: QRectF) -> None:
    """The marker of an army that another one has beaten for certain."""
    art.paint(painter, "marker-defeat", rect)


def awaited_marker(painter: QPainter, rect: QRectF, color: QColor | None = None) -> None:
    """The place of a marker that nobody has got yet, on a panel of the theme unless another colour is given."""
    side = min(rect.width(), rect.height())
    line = max(1.0, side / 22)
    pen = QPen(color or theme.current().rubric, line, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    radius = side / 2 - line
    # Whole dashes close the circle, whatever its size.
    step = 2 * math.pi * radius / line / _DASHES
    pen.setDashPattern([step * 0.62, step * 0.38])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.center(), radius, radius)
    painter.restore()
