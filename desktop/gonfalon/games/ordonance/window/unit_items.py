"""Units of Ordonance: how cards and tiles are drawn, their items on the table, and the large card beside it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.previews import PreviewItem
from gonfalon.ui.look import art, cards, fonts, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.cards import CONTRAST, UNITS
from gonfalon.ui.look.palette import CREAM, EDGE, FAMILIES, GOLD_1, GOLD_2, INK, INK_2
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE, canvas, finished
from gonfalon.ui.look.text_fitting import ONE_LINE, FittedText, draw_fitted_text, fit_name

PLACES: Final = 5
"""Every unit shows this many places, also of a deck with fewer icons."""

# Card units, as the drawing of the frame gives them.
_SLOT_LEFT: Final = (19, 62, 106, 149, 193)
_SLOT: Final = QRectF(0, 22, 38, 52)
_SLOT_ICON: Final = 31
_ARCH: Final = QRectF(41, 118, 168, 148)
"""Where the signs are drawn on a card with a plate for its words."""
_TALL_ARCH: Final = QRectF(41, 122, 168, 186)
"""Where they are drawn on one without."""
_LARGEST: Final = 158
_SPREAD: Final = 1.06
_OVERLAP: Final = 1.12
"""How far beyond their share of a row signs may reach: none fills its square."""
_ROWS: Final = ((), (1,), (2,), (1, 2), (2, 2), (2, 3))
"""How many signs stand side by side in each row, by the number of signs; more make a block."""
_PLATE: Final = QRectF(18, 284, 214, 44)
_POINT: Final = 8
_WORDS: Final = QRectF(31, 288, 188, 36)
_TALLEST: Final = 70
_WORDS_SIZE: Final = 0.094
_LINES: Final = 3
_HIGHEST_PLATE: Final = 234
"""How far up the plate may reach into the hills, in card units."""
WORDS_FROM: Final = 150
"""Logical pixels of width from which a card has its words: on smaller ones they would be below `READABLE`."""
READABLE: Final = 12.0
"""Logical pixels; the words of a card are no smaller."""
_SIGNS_BELOW: Final = 60
"""Logical pixels of width below which a card shows its signs alone, as large as they can be."""

# On dark ground lines become light; a helmet keeps its ink on its bright face, the cross of a flag takes ink.
_LIGHT_LINES: Final[Swaps] = ((art.INK, art.PAPER),)
_ON_DARK: Final[dict[str, Swaps]] = {"helmet": (), "flag": ((art.INK, art.PAPER), (art.PAPER, art.INK))}


@dataclass(frozen=True)
class UnitLook:
    """The look of a unit: `counts` says how often it bears each of the deck's `icons`, which go from weak to strong.

    `words` are the icons in the reader's language; `family` is a letter of FAMILIES, or empty for nobody's card.
    """

    icons: tuple[str, ...]
    counts: tuple[int, ...]
    words: str
    family: str = ""

    @property
    def signs(self) -> list[str]:
        """The icons it bears from left to right, each as often as it bears it."""
        return [icon for icon, count in zip(self.icons, self.counts, strict=True) for _ in range(count)]

    def places(self) -> Iterator[tuple[str, int]]:
        """The icon and its count for each place from left to right, ("", 0) where there is none."""
        for place in range(PLACES):
            borne = place < len(self.icons) and self.counts[place] > 0
            yield (self.icons[place], self.counts[place]) if borne else ("", 0)

    def drawn(self, width: float, dpr: float) -> QPixmap:
        """The face."""
        return unit_card(self, width, dpr)


@dataclass(frozen=True)
class IconLook:
    """An icon that has a page in the rules; `kind` is the key of that page."""

    kind: str
    icon: str
    name: str
    text: str
    family: str

    def paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        icon_on_paper(painter, self.icon, rect, self.family)


def icon_drawing(icon: str) -> str:
    """The name of the drawing of an icon of Ordonance."""
    return f"ordonance-{icon}"


def accent(family: str) -> str | None:
    """Return the colour that replaces the accent in a drawing on paper; None leaves the gold of no family."""
    return FAMILIES[family].accent_hex if family else None


def icon_on_paper(painter: QPainter, icon: str, rect: QRectF, family: str = "") -> None:
    """An icon fitted into `rect` on parchment, in the accent of a family."""
    art.paint(painter, icon_drawing(icon), rect, accent(family))


def icon_on_dark(painter: QPainter, icon: str, rect: QRectF, family: str = "") -> None:
    """An icon fitted into `rect` on cloth or a dark panel, in the light colour of a family."""
    tint = FAMILIES[family].on_dark if family else GOLD_1
    swaps = art.swaps_for(tint.name()) + _ON_DARK.get(icon, _LIGHT_LINES)
    art.paint_swapped(painter, icon_drawing(icon), rect, swaps)


def times(painter: QPainter, corner: QPointF, count: int, px: float) -> None:
    """A small dark pill "×2" whose lower right corner is `corner`, `px` high in the painter's units."""
    text = f"×{count}"
    face = fonts.plain(100, QFont.Weight.Bold)
    size = px * 0.92
    metrics = QFontMetricsF(face)
    wide = metrics.horizontalAdvance(text) * size / 100
    pill = QRectF(corner.x() - wide - px * 0.36, corner.y() - px, wide + px * 0.36, px)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawRoundedRect(pill, px * 0.36, px * 0.36)
    painter.setPen(CREAM)
    painter.setFont(face)
    painter.translate(pill.left() + px * 0.18, pill.center().y() + metrics.capHeight() * size / 200)
    painter.scale(size / 100, size / 100)
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


def _words(look: UnitLook, width: float) -> FittedText:
    px = width / UNITS.width()
    asked = max(READABLE / ONE_LINE, _WORDS_SIZE * width * fonts.text_scale())
    high = _WORDS.height() * px
    setting = fit_name(look.words, _WORDS.width() * px, high, asked, _LINES, READABLE)
    if len(setting.lines) > 1:
        # More than one line may grow over the hills of the picture.
        setting = fit_name(look.words, _WORDS.width() * px, _TALLEST * px, asked, _LINES, READABLE)
    return setting


def _plate(setting: FittedText, width: float) -> QRectF:
    """The plate of the words in card units: as drawn, or higher for lines that need it."""
    per_px = UNITS.width() / width
    plate = QRectF(_PLATE)
    if len(setting.lines) > 1:
        plate.setTop(min(_PLATE.top(), _PLATE.bottom() - (setting.height + 2) * per_px - 10))
    return plate


def words_size(look: UnitLook, width: float) -> float:
    """The size in logical pixels at which the words stand on a card of this width."""
    return _words(look, width).size


def shows_words(look: UnitLook, width: float) -> bool:
    """Return whether a card of this width has its words: on smaller ones they would be hard to read."""
    return bool(look.words) and width >= WORDS_FROM


def words_fit(look: UnitLook, width: float) -> bool:
    """Return whether all ink of the text lies inside the plate and the plate leaves the icon of the picture free."""
    setting = _words(look, width)
    plate = _plate(setting, width)
    px = width / UNITS.width()
    inside = setting.fits(_WORDS.width() * px, (plate.height() - 8) * px)
    return inside and plate.top() >= _HIGHEST_PLATE


def unit_card(look: UnitLook, width: float, dpr: float) -> QPixmap:
    """The face of a unit, `width` x `width` * RATIO logical pixels; kept."""
    key = ("unit", look, width, dpr, fonts.text_scale(), theme.current().contrast)
    paint = _paint_small if width < _SIGNS_BELOW else _paint
    return PIXMAP_CACHE.get(key, lambda: cards.picture(width, dpr, lambda painter: paint(painter, look, width)))


def rows_of(signs: list[str]) -> list[list[str]]:
    """Part signs into rows of a block that is about as wide as high, the short row first."""
    if len(signs) < len(_ROWS):
        ends = list(accumulate(_ROWS[len(signs)]))
    else:
        columns = math.ceil(math.sqrt(len(signs)))
        ends = list(range(len(signs) % columns or columns, len(signs) + 1, columns))
    return [signs[begin:end] for begin, end in pairwise([0, *ends])]


def _paint_block(painter: QPainter, look: UnitLook, room: QRectF, largest: float) -> None:
    """Draw all signs of a unit in the middle of a room, as large as it allows."""
    rows = rows_of(look.signs)
    if not rows:
        return
    across, down = room.width() / max(map(len, rows)), room.height() / len(rows)
    side = min(largest, across * _OVERLAP, down)
    step = QPointF(min(across, side * _SPREAD), min(down, side * _SPREAD))
    tinted = art.swaps_for(accent(look.family))
    for y, row in enumerate(rows):
        for x, icon in enumerate(row):
            away = QPointF((x - (len(row) - 1) / 2) * step.x(), (y - (len(rows) - 1) / 2) * step.y())
            box = QRectF(0, 0, side, side)
            box.moveCenter(room.center() + away)
            art.draw(painter, icon_drawing(icon), box, tinted)


def _paint_small(painter: QPainter, look: UnitLook, width: float) -> None:
    painter.setPen(QPen(INK, max(6.0, UNITS.width() / width)))
    painter.setBrush(theme.current().paper)
    painter.drawRoundedRect(UNITS.adjusted(4, 4, -4, -4), 16, 16)
    _paint_block(painter, look, UNITS.adjusted(12, 12, -12, -12), UNITS.width())


def _paint(painter: QPainter, look: UnitLook, width: float) -> None:
    swaps: Swaps = CONTRAST if theme.current().contrast else ()
    tinted = art.swaps_for(accent(look.family))
    has_words = shows_words(look, width)
    art.draw(painter, "frame-ordonance" if has_words else "frame-ordonance-tall", UNITS, swaps)
    for left, (icon, count) in zip(_SLOT_LEFT, look.places(), strict=True):
        if count:
            slot = _SLOT.translated(left, 0)
            art.draw(painter, "slot-ordonance-filled", slot.adjusted(-2, -2, 2, 2), tinted)
            middle = slot.center() - QPointF(0, 3)
            half = QPointF(_SLOT_ICON / 2, _SLOT_ICON / 2)
            art.draw(painter, icon_drawing(icon), QRectF(middle - half, middle + half), tinted)
            if count > 1:
                times(painter, slot.bottomRight() + QPointF(2, 4), count, max(20.0, 9 * UNITS.width() / width))
    if has_words:
        setting = _words(look, width)
        plate = _plate(setting, width)
        room = QRectF(_ARCH)
        room.setBottom(min(room.bottom(), plate.top() - 6))
        _paint_block(painter, look, room, _LARGEST)
        _paint_words(painter, setting, plate, width)
    else:
        _paint_block(painter, look, _TALL_ARCH, _LARGEST)


def _paint_words(painter: QPainter, setting: FittedText, plate: QRectF, width: float) -> None:
    if len(setting.lines) > 1:
        # The lines need the room of the gold hairlines, so the plate is drawn anew.
        middle = plate.center().y()
        left, right = plate.left(), plate.right()
        shape = QPolygonF(
            [
                QPointF(left + _POINT, plate.top()), QPointF(right - _POINT, plate.top()), QPointF(right, middle),
                QPointF(right - _POINT, plate.bottom()), QPointF(left + _POINT, plate.bottom()), QPointF(left, middle),
            ]
        )  # fmt: skip
        painter.setPen(QPen(INK, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(theme.current().paper)
        painter.drawPolygon(shape)
    draw_fitted_text(
        painter, setting, QRectF(_WORDS.left(), plate.top(), _WORDS.width(), plate.height()), INK, UNITS.width() / width
    )


def unit_back(width: float, dpr: float) -> QPixmap:
    """The back that all units share; kept."""
    return cards.drawn_back("back-ordonance", width, dpr)


_MINI_RATIO: Final = 3.8
_MINI_HIGH: Final = 26
_SLOT_RATIO: Final = 58 / 44
_WIDTH: Final = 128
_WHITE: Final[Swaps] = ((art.PAPER, "#ffffff"),)


def is_mini(width: float, height: float) -> bool:
    """Return whether a tile of this size is a strip of bare icons without shields."""
    return height < _MINI_HIGH or width > height * _MINI_RATIO


def corner(width: float) -> float:
    """The radius of a tile's corners at this width, for rings and shadows around it."""
    return 4 * width / _WIDTH


def unit_tile(look: UnitLook, width: float, height: float, dpr: float) -> QPixmap:
    """A unit on the table: shields, or bare icons where there is little room; kept."""
    key = ("unit tile", look, width, height, dpr, theme.current().contrast)
    return PIXMAP_CACHE.get(key, lambda: _tile(look, width, height, dpr))


def _tile(look: UnitLook, width: float, height: float, dpr: float) -> QPixmap:
    image = canvas(width, height, dpr)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Everything below is in device pixels, so that lines and shields lie on whole ones.
        whole = QRectF(image.rect())
        scale = whole.width() / _WIDTH
        if is_mini(width, height):
            _shell(painter, whole, scale * 0.9, hairline=False)
            _paint_bare(painter, look, whole, scale)
        else:
            _shell(painter, whole, scale, hairline=True)
            _paint_shields(painter, look, whole, scale, whole.width() / width)
    finally:
        painter.end()
    return finished(image, dpr)


def _line(width: float) -> int:
    return max(1, round(width))


def _framed(painter: QPainter, rect: QRectF, inset: float, line: int, radius: float, color: QColor) -> None:
    half = inset + line / 2
    painter.setPen(QPen(color, line))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def _shell(painter: QPainter, whole: QRectF, scale: float, *, hairline: bool) -> None:
    dress = theme.current()
    line = _line((2.2 if dress.contrast else 1.2) * scale)
    painter.setBrush(dress.vellum if hairline else dress.paper)
    _framed(painter, whole, 0, line, 4 * scale, INK)
    if hairline:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        gold = INK_2 if dress.contrast else GOLD_2
        _framed(painter, whole, line + _line(scale), _line(0.8 * scale), 2.5 * scale, gold)


def _paint_dot(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Draw a place without an icon."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK_2 if theme.current().contrast else EDGE)
    painter.drawEllipse(middle, radius, radius)


def _paint_bare(painter: QPainter, look: UnitLook, whole: QRectF, scale: float) -> None:
    step = (whole.width() - 5 * scale) / PLACES
    side = round(min(step - 2 * scale, whole.height() * 0.84))
    tinted = art.swaps_for(accent(look.family))
    middle = whole.height() / 2
    for place, (icon, count) in enumerate(look.places()):
        x = 2.5 * scale + step * (place + 0.5)
        if not count:
            _paint_dot(painter, QPointF(x, middle), 1.9 * scale)
            continue
        box = QRectF(round(x - side / 2), round(middle - side / 2), side, side)
        art.draw(painter, icon_drawing(icon), box, tinted)
        if count > 1:
            times(painter, QPointF(x + step / 2, whole.height() - scale), count, whole.height() * 0.46)


def _paint_shields(painter: QPainter, look: UnitLook, whole: QRectF, scale: float, per_px: float) -> None:
    dress = theme.current()
    edge = 4.5 * scale
    step = (whole.width() - 2 * edge) / PLACES
    wide = min(step - scale, (whole.height() - 2 * edge) / _SLOT_RATIO)
    high = round(wide * _SLOT_RATIO)
    wide = round(wide)
    top = round((whole.height() - high) / 2)
    tinted = art.swaps_for(accent(look.family))
    for place, (icon, count) in enumerate(look.places()):
        slot = QRectF(round(edge + step * (place + 0.5) - wide / 2), top, wide, high)
        if not count:
            _paint_dot(painter, slot.center(), 3 * scale)
            continue
        art.draw(painter, "tile-ordonance-slot", slot, tinted + (_WHITE if dress.contrast else ()))
        side = round(wide * 0.74)
        box = QRectF(round(slot.center().x() - side / 2), round(top + high * 0.43 - side / 2), side, side)
        art.draw(painter, icon_drawing(icon), box, tinted)
        if count > 1:
            times(painter, QPointF(slot.right() + scale, slot.bottom()), count, max(9 * per_px, high * 0.36))


class UnitItem(CardItem):
    """One card; it is a tile as soon as it is wider than high."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.look: UnitLook | None = None
        """What is on its face, None while that is not known here."""

    @property
    def face_known(self) -> bool:
        return self.look is not None

    @property
    def is_tile(self) -> bool:
        return self.width > self.height

    @property
    def corner(self) -> float:
        return corner(self.width) if self.is_tile else super().corner

    def face_pixmap(self, dpr: float) -> QPixmap:
        assert self.look is not None
        if self.is_tile:
            return unit_tile(self.look, self.width, self.height, dpr)
        return unit_card(self.look, self.width, dpr)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return unit_back(self.width, dpr)


BACK = "back"
"""What all units have in common, shown while there is none to be shown."""


class UnitPreview(PreviewItem):
    """A preview that shows a unit as a card wherever the unit lies as a tile."""

    def card_pixmap(self, shown: UnitLook | str, width: float, dpr: float) -> QPixmap:
        return unit_back(width, dpr) if isinstance(shown, str) else unit_card(shown, width, dpr)
