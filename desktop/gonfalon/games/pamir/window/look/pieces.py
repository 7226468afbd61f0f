"""The drawings of pieces and of the marks on cards: cylinders, prizes, rupees, shackles, seals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from gonfalon.games.pamir.rules.constants import GIFTS
from gonfalon.games.pamir.window.look import signs
from gonfalon.ui.look import art, fonts, theme
from gonfalon.ui.look.palette import CREAM, FAMILIES, GOLD_1, GOLD_2, GOLD_3, INK, WHITE
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE, DeviceRect, canvas, finished
from gonfalon.ui.look.state_marks import outer_glow
from gonfalon.ui.look.text_fitting import FittedText, draw_fitted_text, fit_name

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
        draw_fitted_text(painter, fit_name(look.letter, 100, 100, 60, 1), box, ink, unit)
        painter.end()
        return finished(image, dpr)

    return PIXMAP_CACHE.get(("lettered cylinder", family, side, contrast, dpr), make)


def spy_rects(card: QRectF, spies: Sequence[tuple[str, int]], side: float = SPY_SIDE) -> list[QRectF]:
    """Return the rectangles of each family's spies on a card's upper edge; families in the order of seats."""
    lengths = [_group(count, _most_shown(card, spies, side)) * side for _, count in spies]
    squeeze = min(1.0, card.width() / max(1.0, sum(lengths)))
    left = card.center().x() - sum(lengths) * squeeze / 2
    rects: list[QRectF] = []
    for length in lengths:
        rects.append(QRectF(left, card.top() - side * 0.66, length * squeeze, side))
        left += length * squeeze
    return rects


def _most_shown(card: QRectF, spies: Sequence[tuple[str, int]], side: float) -> int:
    """Return how many spies of one family stand side by side; on a card too narrow, one and a number."""
    fitting = sum(_group(count, _SPIES_SHOWN) for _, count in spies) * side <= card.width() + 1
    return _SPIES_SHOWN if fitting else 1


def _group(count: int, most: int) -> float:
    """Return the width of one family's spies, in widths of a spy."""
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
    draw_fitted_text(painter, fit_name(f"×{count}", pill.width(), 2 * high, high * 0.86, 1), pill, CREAM, 1.0)


def paint_gift(painter: QPainter, rect: QRectF, space: int, family: str = "") -> None:
    """A gift space, counted from 0: its price, or the cylinder of the family that has filled it."""
    if family:
        paint_cylinder(painter, rect, family, gift=True)
        return
    art.stamp(painter, "pamir-gift-space", rect)
    size = rect.height() * 0.46
    draw_fitted_text(painter, fit_name(str(GIFTS[space]), rect.width(), rect.height(), size, 1), rect, INK, 1.0)


def paint_prizes(painter: QPainter, rect: QRectF, prizes: Sequence[int]) -> None:
    """Medals (their coalitions) from the left of `rect`, the later over the earlier, closer where there are many."""
    side = rect.height()
    step = side * _PRIZE_STEP
    if len(prizes) > 1:
        step = min(step, max(0.0, (rect.width() - side) / (len(prizes) - 1)))
    for index, coalition in enumerate(prizes):
        art.stamp(painter, signs.prize_drawing(coalition), QRectF(rect.left() + index * step, rect.top(), side, side))


_COUNT: Final = 11.0
_LARGEST: Final = 1.2
_LOW: Final = 0.13
"""How much higher in its square the ground of a road is than that of what stands upright."""


def paint_piece(painter: QPainter, kind: str, owner: int, families: str, rect: QRectF) -> None:
    """A piece in its square: an army, a road, or a tribe of the seat `owner`."""
    if kind == "tribe":
        paint_cylinder(painter, rect, families[owner])
    else:
        art.stamp(painter, (signs.road_drawing if kind == "road" else signs.army_drawing)(owner), rect)


def paint_shadow(painter: QPainter, kind: str, rect: QRectF) -> None:
    """The shadow on the map under a piece in its square."""
    art.stamp(painter, "pamir-shadow", rect.translated(0, -_LOW * rect.height()) if kind == "road" else rect)


def _piece_count(middle: QPointF, count: int, unit: float) -> tuple[FittedText, QRectF]:
    # Larger letters would hide the pieces that they count.
    px = _COUNT * unit * min(max(1.0, fonts.text_scale()), _LARGEST)
    words = fit_name(f"×{count}", 200, px * 2, px, 1)
    rect = QRectF(0, 0, words.width + px * 0.5, px * 1.16)
    rect.moveCenter(middle)
    return words, rect


def piece_count_rect(middle: QPointF, count: int, unit: float) -> QRectF:
    """Return the rectangle of `piece_count_pill`."""
    return _piece_count(middle, count, unit)[1]


def piece_count_pill(painter: QPainter, middle: QPointF, count: int, unit: float) -> None:
    """Draw the number of pieces around a point where not all are drawn; low, for pieces stand close."""
    words, rect = _piece_count(middle, count, unit)
    painter.setPen(QPen(GOLD_2, unit))
    painter.setBrush(INK)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    draw_fitted_text(painter, words, rect, GOLD_1, 1)


HOLLOW: Final = 0.45
"""How faint the shackle is of a bribe that need not be paid."""

_COINS_SHOWN: Final = 3
_RUPEES: Final = 0.22
_SHACKLE: Final = 0.2
_SEAL: Final = 0.28
_MIDDLE: Final = 0.5


def rupees_place(card: QRectF) -> QRectF:
    """Return the rectangle of the first rupee on a market card: below its name, half over its right edge."""
    side = max(20.0, min(card.width(), card.height()) * _RUPEES)
    down = min(card.height() * _MIDDLE, card.height() - side * 1.35)
    return QRectF(card.right() - side * 0.52, card.top() + down, side, side)


def rupees(painter: QPainter, card: QRectF, count: int) -> None:
    """The rupees on a card of the market, three of them in sight, and how many there are; nothing for 0."""
    if count <= 0:
        return
    place = rupees_place(card)
    for coin in reversed(range(min(count, _COINS_SHOWN))):
        art.stamp(painter, "pamir-rupee", place.translated(-coin * 1.5, coin * 2.5))
    count_pill(painter, QPointF(place.right() - 1, place.bottom()), count, place.height() * 0.66)


def count_pill(painter: QPainter, centre: QPointF, count: int, high: float) -> None:
    """A number in gold on a dark disc, wider from two figures on."""
    high = max(14.0, high)
    setting = _bold(str(count), high * 0.68)
    wide = max(high, setting.width + high * 0.5)
    rect = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    _pill(painter, rect, INK, QPen(GOLD_2, max(1.0, high / 13)))
    draw_fitted_text(painter, setting, rect, GOLD_1, 1.0)


def _bold(text: str, size: float) -> FittedText:
    return fit_name(text, 1000, 1000, size * min(fonts.text_scale(), 1.1), 1)


def _pill(painter: QPainter, rect: QRectF, fill: QColor, pen: QPen) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(fill)
    inset = pen.widthF() / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), rect.height() / 2, rect.height() / 2)
    painter.restore()


def shackle_place(card: QRectF) -> QRectF:
    """Return the rectangle of the shackle on a card of the own court or hand: above its right corner."""
    side = max(20.0, card.width() * _SHACKLE)
    return QRectF(card.right() - side * 0.8, card.top() - side * 0.56, side, side)


def rail_shackle_place(card: QRectF, spies: Sequence[QRectF]) -> QRectF:
    """Return the rectangle of the shackle on another player's card: on the upper edge behind the spies."""
    side = spies[-1].height()
    left = min(spies[-1].right() + side * 0.1, card.right() - side * 0.7)
    return QRectF(left, spies[-1].top() - side * 0.1, side, side)


def shackle(painter: QPainter, rect: QRectF, most: int = 0, due: bool = True, captor: str = "") -> None:
    """A bribe may be asked for this, of so many rupees at most; without a number on rails. Faint if it is not `due`.

    On a card that is held hostage it stands on the colour of the family that does so.
    """
    painter.save()
    if captor:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(INK, rect.width() * 0.05))
        painter.setBrush(FAMILIES[captor].accent)
        painter.drawEllipse(rect)
        rect = rect.adjusted(*(sign * rect.width() * 0.12 for sign in (1, 1, -1, -1)))
    if not due:
        painter.setOpacity(painter.opacity() * HOLLOW)
    art.stamp(painter, "pamir-hostage", rect)
    painter.restore()
    if most > 0:
        # At its left, where the next card does not cover it.
        at = QPointF(rect.left() - rect.width() * 0.16, rect.top() + rect.height() * 0.42)
        count_pill(painter, at, most, rect.height() * 0.72)


def seal_place(card: QRectF) -> QRectF:
    """Return the rectangle of the seal on a market card that cannot be bought: at its left edge, below the name."""
    side = max(20.0, min(card.width(), card.height()) * _SEAL)
    return QRectF(card.left() - side * 0.25, card.top() + card.height() * 0.6 - side / 2, side, side)


def unbuyable(painter: QPainter, card: QRectF) -> None:
    """The seal on a card of the market that got a rupee this turn."""
    art.stamp(painter, "pamir-unbuyable", seal_place(card))


def lit(painter: QPainter, sign: QRectF) -> None:
    """The light around an icon that acts now."""
    radius = sign.width() * 0.16
    outer_glow(painter, sign, radius, 0.9, 9)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Gold alone would hardly be seen on paper.
    for line in (QPen(INK, 4.4), QPen(GOLD_1, 2.4)):
        painter.setPen(line)
        painter.drawRoundedRect(sign, radius, radius)
    painter.restore()


def acting(painter: QPainter, icons: Sequence[QRectF], done: Sequence[int], now: int) -> None:
    """The icons of a card that has been played, by their places on it: ticks on those that acted, light on one."""
    for at, sign in enumerate(icons):
        if at in done:
            ticked(painter, sign)
        elif at == now:
            lit(painter, sign)


def ticked(painter: QPainter, sign: QRectF) -> None:
    """The mark of an icon that has acted."""
    side = max(11.0, sign.width() * 0.6)
    disc = QRectF(sign.right() - side * 0.7, sign.bottom() - side * 0.7, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, side / 12))
    painter.setBrush(GOLD_1)
    painter.drawEllipse(disc)
    painter.setPen(QPen(INK, side / 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    middle = disc.center()
    corner = middle + QPointF(-0.06, 0.2) * side
    painter.drawLine(middle + QPointF(-0.24, 0.02) * side, corner)
    painter.drawLine(corner, middle + QPointF(0.25, -0.2) * side)
    painter.restore()


def bonus_line(painter: QPainter, card: QRectF, unit: float = 1.0) -> None:
    """The golden line under the foot of a card whose actions are bonus actions now."""
    inset = card.width() * 0.14
    line = QRectF(card.left() + inset, card.bottom() + 2 * unit, card.width() - 2 * inset, 5 * unit)
    _pill(painter, line, GOLD_1, QPen(GOLD_3, 0.8 * unit))
