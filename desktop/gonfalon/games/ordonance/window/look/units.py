"""The cards of Ordonance: five places in the order of seniority, the sign that ranks highest, the signs in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from gonfalon.ui.look import art, cards, fonts, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.cards import CONTRAST, UNITS
from gonfalon.ui.look.lettering import SMALLEST, Setting, draw_setting, set_name
from gonfalon.ui.look.palette import CREAM, FAMILIES, GOLD_1, INK
from gonfalon.ui.look.pixels import MEMORY

__all__ = [
    "PLACES", "IconLook", "UnitLook", "accent", "icon_drawing", "icon_on_dark", "icon_on_paper", "times", "unit_back",
    "unit_card", "words_fit", "words_size",
]  # fmt: skip

PLACES: Final = 5
"""Every unit shows this many places, also of a deck with fewer icons."""

# Card units, as the drawing of the frame gives them.
_SLOT_LEFT: Final = (19, 62, 106, 149, 193)
_SLOT: Final = QRectF(0, 22, 38, 52)
_SLOT_ICON: Final = 31
_PICTURE: Final = QRectF(72, 112, 106, 106)
_PLATE: Final = QRectF(18, 284, 214, 44)
_POINT: Final = 8
_WORDS: Final = QRectF(31, 288, 188, 36)
_TALLEST: Final = 58
_WORDS_SIZE: Final = 0.094
_LINES: Final = 3
_SIGNS_BELOW: Final = 60
"""Logical pixels of width below which a card shows its signs alone, as large as they can be."""

# On dark ground lines become light; a helmet keeps its ink on its bright face, the cross of a flag takes ink.
_LIGHT_LINES: Final[Swaps] = ((art.INK, art.PAPER),)
_ON_DARK: Final[dict[str, Swaps]] = {"helmet": (), "flag": ((art.INK, art.PAPER), (art.PAPER, art.INK))}


@dataclass(frozen=True)
class UnitLook:
    """What a unit shows: `counts` says how often it bears each of the deck's `icons`, which go from weak to strong.

    `words` are the icons in the reader's language; `family` is a letter of FAMILIES, or empty for nobody's card.
    """

    icons: tuple[str, ...]
    counts: tuple[int, ...]
    words: str
    family: str = ""

    @property
    def strongest(self) -> str:
        """The most senior icon it bears, empty for a unit without any."""
        return next((icon for icon, count in zip(self.icons[::-1], self.counts[::-1], strict=True) if count), "")

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
    """What replaces the accent in a drawing on paper; None leaves the gold of nobody."""
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


def _words(look: UnitLook, width: float) -> Setting:
    px = width / UNITS.width()
    asked = max(SMALLEST, _WORDS_SIZE * width * fonts.text_scale())
    high = _WORDS.height() * px
    setting = set_name(look.words, _WORDS.width() * px, high, asked, _LINES)
    if len(setting.lines) > 1:
        # More than one line may grow over the hills of the picture.
        setting = set_name(look.words, _WORDS.width() * px, _TALLEST * px, asked, _LINES)
    return setting


def _plate(setting: Setting, width: float) -> QRectF:
    """The plate of the words in card units: as drawn, or higher for lines that need it."""
    per_px = UNITS.width() / width
    plate = QRectF(_PLATE)
    if len(setting.lines) > 1:
        plate.setTop(min(_PLATE.top(), _PLATE.bottom() - (setting.height + 2) * per_px - 10))
    return plate


def words_size(look: UnitLook, width: float) -> float:
    """The size in logical pixels at which the words stand on a card of this width."""
    return _words(look, width).size


def words_fit(look: UnitLook, width: float) -> bool:
    """Whether all ink of the words lies inside the plate and the plate leaves the icon of the picture free."""
    setting = _words(look, width)
    plate = _plate(setting, width)
    px = width / UNITS.width()
    inside = setting.fits(_WORDS.width() * px, (plate.height() - 8) * px)
    return inside and plate.top() >= _PICTURE.bottom()


def unit_card(look: UnitLook, width: float, dpr: float) -> QPixmap:
    """The face of a unit, `width` x `width` * RATIO logical pixels; kept."""
    key = ("unit", look, width, dpr, fonts.text_scale(), theme.current().contrast)
    paint = _paint_signs if width < _SIGNS_BELOW else _paint
    return MEMORY.get(key, lambda: cards.picture(width, dpr, lambda painter: paint(painter, look, width)))


def _paint_signs(painter: QPainter, look: UnitLook, width: float) -> None:
    signs = [icon for icon, count in look.places() for _ in range(count)]
    tinted = art.swaps_for(accent(look.family))
    painter.setPen(QPen(INK, max(6.0, UNITS.width() / width)))
    painter.setBrush(theme.current().paper)
    painter.drawRoundedRect(UNITS.adjusted(4, 4, -4, -4), 16, 16)
    columns = min(2, max(1, len(signs) - 1)) if len(signs) < 7 else 3
    rows = -(-len(signs) // columns)
    room = UNITS.adjusted(12, 12, -12, -12)
    side = min(room.width() / columns, room.height() / max(1, rows))
    for row in range(rows):
        line = signs[row * columns : (row + 1) * columns]
        for index, icon in enumerate(line):
            middle = room.center() + QPointF((index - (len(line) - 1) / 2) * side, (row - (rows - 1) / 2) * side)
            half = QPointF(side, side) * 0.47
            art.draw(painter, icon_drawing(icon), QRectF(middle - half, middle + half), tinted)


def _paint(painter: QPainter, look: UnitLook, width: float) -> None:
    swaps: Swaps = CONTRAST if theme.current().contrast else ()
    tinted = art.swaps_for(accent(look.family))
    art.draw(painter, "frame-ordonance", UNITS, swaps)
    for left, (icon, count) in zip(_SLOT_LEFT, look.places(), strict=True):
        if count:
            slot = _SLOT.translated(left, 0)
            art.draw(painter, "slot-ordonance-filled", slot.adjusted(-2, -2, 2, 2), tinted)
            middle = slot.center() - QPointF(0, 3)
            half = QPointF(_SLOT_ICON / 2, _SLOT_ICON / 2)
            art.draw(painter, icon_drawing(icon), QRectF(middle - half, middle + half), tinted)
            if count > 1:
                times(painter, slot.bottomRight() + QPointF(2, 4), count, max(20.0, 9 * UNITS.width() / width))
    if look.strongest:
        art.draw(painter, icon_drawing(look.strongest), _PICTURE, tinted)
    if look.words:
        _paint_words(painter, look, width)


def _paint_words(painter: QPainter, look: UnitLook, width: float) -> None:
    setting = _words(look, width)
    plate = _plate(setting, width)
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
    draw_setting(
        painter, setting, QRectF(_WORDS.left(), plate.top(), _WORDS.width(), plate.height()), INK, UNITS.width() / width
    )


def unit_back(width: float, dpr: float) -> QPixmap:
    """The back that all units share; kept."""
    return cards.drawn_back("back-ordonance", width, dpr)
