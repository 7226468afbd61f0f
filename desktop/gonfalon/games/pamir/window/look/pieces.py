"""Cylinders and what they stand on: cards, gift spaces; and the prizes beside a court."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gonfalon.games.pamir.rules.places import GIFTS
from gonfalon.games.pamir.window.look import signs
from gonfalon.ui.look import art, theme
from gonfalon.ui.look.lettering import draw_setting, set_name
from gonfalon.ui.look.palette import CREAM, FAMILIES, INK, WHITE
from gonfalon.ui.look.pixels import MEMORY, DeviceRect, canvas, finished

__all__ = [
    "CHARGE_FROM", "SPY_SIDE", "lettered", "paint_cylinder", "paint_gift", "paint_prizes", "paint_spies", "spy_rects",
]  # fmt: skip

CHARGE_FROM: Final = 21
"""Logical pixels from which a cylinder bears the charge of its family; smaller ones bear its letter."""
SPY_SIDE: Final = 18
"""Logical pixels of a spy on a card of a rail."""

_SPY_STEP: Final = 0.64
_SPIES_SHOWN: Final = 4
_MANY: Final = 1.1
"""What their number takes, in spies."""
_PRIZE_STEP: Final = 0.45
# In units of the drawing of a cylinder.
_BODY: Final = QRectF(22, 40, 56, 44)


def paint_cylinder(painter: QPainter, rect: QRectF, family: str, gift: bool = False) -> None:
    """Paint a cylinder of a family (a letter of FAMILIES) into a square, as a gift with its ribbon.

    It is never told by its colour alone; in high contrast by its letter only.
    """
    look, contrast = FAMILIES[family], theme.current().contrast
    if gift:
        art.paint(painter, "pamir-cylinder-gift", rect, look.accent_hex)
    elif rect.width() >= CHARGE_FROM and not contrast:
        art.stamp(painter, signs.cylinder_drawing(family), rect)
    else:
        with DeviceRect(painter, rect) as ground:
            ground.blit(lettered(family, round(rect.width() * ground.scale), contrast))


def lettered(family: str, side: int, contrast: bool, dpr: float = 1.0) -> QPixmap:
    """A cylinder with the letter of its family, `side` device pixels wide."""
    look = FAMILIES[family]
    ground, ink = (WHITE.name(), INK) if contrast else (look.accent_hex, look.charge)

    def make() -> QPixmap:
        image = canvas(side, side, 1)
        painter = QPainter(image)
        unit = side / 100
        art.draw(painter, "pamir-cylinder", QRectF(image.rect()), art.swaps_for(ground))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(_BODY.topLeft() * unit, _BODY.size() * unit)
        draw_setting(painter, set_name(look.letter, 100, 100, 60, 1), box, ink, unit)
        painter.end()
        return finished(image, dpr)

    return MEMORY.get(("lettered cylinder", family, side, contrast, dpr), make)


def spy_rects(card: QRectF, spies: Sequence[tuple[str, int]], side: float = SPY_SIDE) -> list[QRectF]:
    """Where the spies of each family stand on the upper edge of a card, families and numbers in the order of seats."""
    lengths = [_group(count, _most_shown(card, spies, side)) * side for _, count in spies]
    squeeze = min(1.0, card.width() / max(1.0, sum(lengths)))
    left = card.center().x() - sum(lengths) * squeeze / 2
    rects: list[QRectF] = []
    for length in lengths:
        rects.append(QRectF(left, card.top() - side * 0.56, length * squeeze, side))
        left += length * squeeze
    return rects


def _most_shown(card: QRectF, spies: Sequence[tuple[str, int]], side: float) -> int:
    """How many of one family stand side by side: on a card too narrow for that, one and a number."""
    fitting = sum(_group(count, _SPIES_SHOWN) for _, count in spies) * side <= card.width() + 1
    return _SPIES_SHOWN if fitting else 1


def _group(count: int, most: int) -> float:
    """How wide the spies of one family are, in spies."""
    return 1 + _MANY if count > most else 1 + _SPY_STEP * (count - 1)


def paint_spies(painter: QPainter, card: QRectF, spies: Sequence[tuple[str, int]], side: float = SPY_SIDE) -> None:
    """The spies of each family on the upper edge of a card; from five of one family it says how many."""
    most = _most_shown(card, spies, side)
    for (family, count), rect in zip(spies, spy_rects(card, spies, side), strict=True):
        many = count > most
        shown = 1 if many else count
        step = (rect.width() - side) / (shown - 1) if shown > 1 else 0.0
        for index in range(shown):
            paint_cylinder(painter, QRectF(rect.left() + index * step, rect.top(), side, side), family)
        if many:
            wide = min(side * _MANY, rect.width() * 0.6)
            _times(painter, QRectF(rect.right() - wide, rect.top(), wide, side), count)


def _times(painter: QPainter, rect: QRectF, count: int) -> None:
    """A dark pill "×5" in the middle of `rect`."""
    high = min(rect.height() * 0.8, rect.width() * 0.8, 14.0)
    pill = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawRoundedRect(pill, high * 0.4, high * 0.4)
    painter.restore()
    draw_setting(painter, set_name(f"×{count}", pill.width(), 2 * high, high * 0.86, 1), pill, CREAM, 1.0)


def paint_gift(painter: QPainter, rect: QRectF, space: int, family: str = "") -> None:
    """A gift space, counted from 0: its price, or the cylinder of the family that has filled it."""
    if family:
        paint_cylinder(painter, rect, family, gift=True)
        return
    art.stamp(painter, "pamir-gift-space", rect)
    size = rect.height() * 0.46
    draw_setting(painter, set_name(str(GIFTS[space]), rect.width(), rect.height(), size, 1), rect, INK, 1.0)


def paint_prizes(painter: QPainter, rect: QRectF, prizes: Sequence[int]) -> None:
    """Medals (their coalitions) from the left of `rect`, the later over the earlier, closer where there are many."""
    side = rect.height()
    step = side * _PRIZE_STEP
    if len(prizes) > 1:
        step = min(step, max(0.0, (rect.width() - side) / (len(prizes) - 1)))
    for index, coalition in enumerate(prizes):
        art.stamp(painter, signs.prize_drawing(coalition), QRectF(rect.left() + index * step, rect.top(), side, side))
