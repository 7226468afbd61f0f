"""The cards of Wakhan: a front with her three lines, and the edge of the next one, at which the arrows point."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from gonfalon.games.pamir.rules.constants import (
    ARMY,
    ECONOMIC,
    FAVOR,
    INTELLIGENCE,
    MILITARY,
    NONE,
    POLITICAL,
    SPY,
    TRIBE,
)
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.texts.names import card_texts
from gonfalon.games.pamir.window.look import signs
from gonfalon.texts.translations import current_language
from gonfalon.ui.look import art, cards, fonts, theme
from gonfalon.ui.look.cards import CONTRAST, UNITS
from gonfalon.ui.look.palette import GOLD_1, GOLD_2, GOLD_3, HIGHLIGHT, INK, PAPER, RUBRIC, VELLUM_2
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE
from gonfalon.ui.look.text_fitting import draw_fitted_text, fit_name

EDGE_UNITS: Final = QRectF(0, 0, 120, 350)
"""The edge of her next card in the units of its drawing; it is as high as a card."""

_ACCENT: Final = "#1f5a5e"
_RED: Final = QColor("#b0281f")
_ROSE: Final = QColor("#e8a79b")
_CROSS: Final = QColor("#7c1415")
_FAINT: Final = 0.45

_HEAD: Final = QRectF(16, 13, 218, 37)
_FIRST_LINE: Final = QRectF(20, 66, 210, 48)
_LINE_STEP: Final = 56
_SIGNS_LEFT: Final = 62
_SIGNS_ROOM: Final = 166
_GAP: Final = 4
_LOYALTY_Y: Final = 258
_REGIONS_Y: Final = 314
_COLUMNS: Final = QPointF(36, 62)
_COLUMN_STEP: Final = 34
_SIDES: Final = (QPointF(36, 276), QPointF(36, 310))


class _Sign(NamedTuple):
    """A drawing or an icon in a line, or a few letters, so many units wide; crossed out where there must be none."""

    drawing: str = ""
    side: float = 30
    icon: int = NONE
    letters: str = ""
    crossed: bool = False


_RADICALIZE: Final = _Sign("pamir-action-radicalize", 40)
_IF: Final = _Sign(letters="?", side=16)
_STAR: Final = _Sign("pamir-rank-star", 18)


def _highest(suit: int) -> tuple[_Sign, ...]:
    return _RADICALIZE, _Sign(signs.suit_drawing(suit)), _STAR


LINE_SIGNS: Final[dict[str, tuple[_Sign, ...]]] = {
    **{action: (_Sign(f"pamir-action-{action}", 40),) for action in ("battle", "betray", "build", "move", "tax")},
    "radicalize": (_RADICALIZE,),
    "rad_gain_region": (_RADICALIZE, _Sign("pamir-ruler", 34)),
    "rad_highest_intelligence": _highest(INTELLIGENCE),
    "rad_highest_political": _highest(POLITICAL),
    "rad_if_court_full_highest_political": (*_highest(POLITICAL), _IF, _Sign("marker-hand")),
    "rad_if_dominance_matching_patriot": (
        _RADICALIZE, *(_Sign(signs.patriot_drawing(coalition), 20) for coalition in range(3)), _IF,
        _Sign("pamir-dominance"),
    ),
    "rad_if_fewer_spies_highest_intelligence": (
        *_highest(INTELLIGENCE), _IF, _Sign(letters="<", side=14), _Sign(icon=SPY),
    ),
    "rad_if_military_favored_highest_military": (*_highest(MILITARY), _IF, _Sign(icon=FAVOR + MILITARY)),
    "rad_if_no_dominance_most_cylinders": (
        _RADICALIZE, _Sign(icon=TRIBE), _Sign(icon=SPY), _IF, _Sign("pamir-dominance", crossed=True),
    ),
    "rad_if_no_move_card_a_move_card": (
        _RADICALIZE, _Sign("pamir-action-move"), _IF, _Sign("pamir-action-move", crossed=True),
    ),
    "rad_if_political_favored_highest_economic": (*_highest(ECONOMIC), _IF, _Sign(icon=FAVOR + POLITICAL)),
    "rad_if_under_2_rupees_most_net_rupees": (
        _RADICALIZE, _Sign("pamir-rupee"), _IF, _Sign(letters="<2", side=26), _Sign("pamir-rupee"),
    ),
    "rad_intelligence": (_RADICALIZE, _Sign(signs.suit_drawing(INTELLIGENCE))),
    "rad_most_blocks": (_RADICALIZE, _Sign(icon=ARMY)),
    "battle_card_with_most_spies": (_Sign("pamir-action-battle", 40), _Sign(icon=SPY)),
}  # fmt: skip
"""How each line of her cards is drawn."""


def wakhan_card_face(card: int, width: float, dpr: float, line: int = NONE, loyalty: int = NONE) -> QPixmap:
    """The front of a card by its index: the line that she follows now is lit, the coalition she stands by is ringed."""
    key = ("wakhan", card, current_language(), width, dpr, line, loyalty, fonts.text_scale(), theme.current().contrast)
    return PIXMAP_CACHE.get(
        key, lambda: cards.picture(width, dpr, lambda painter: _paint(painter, card, line, loyalty))
    )


def wakhan_card_edge(card: int, width: float, dpr: float, column: int = NONE, side: int = NONE) -> QPixmap:
    """The left edge of the back of a card, `width` wide; `column` and `side` are the places arrows point at."""
    key = ("wakhan edge", card, width, dpr, column, side, theme.current().contrast)

    def paint(painter: QPainter) -> None:
        _paint_edge(painter, card, column, side)

    return PIXMAP_CACHE.get(key, lambda: cards.picture(width, dpr, paint, EDGE_UNITS))


def _on(rect: QRectF, point: QPointF, units: QRectF) -> QPointF:
    return rect.topLeft() + point * (rect.width() / units.width())


def line_rect(line: int, rect: QRectF) -> QRectF:
    """Return the rectangle of one of the three lines on a front that takes `rect`."""
    place = _FIRST_LINE.translated(0, _LINE_STEP * line)
    return QRectF(_on(rect, place.topLeft(), UNITS), place.size() * (rect.width() / UNITS.width()))


def column_place(index: int, rect: QRectF) -> QPointF:
    """The middle of a number on an edge that takes `rect`."""
    return _on(rect, _COLUMNS + QPointF(0, _COLUMN_STEP * index), EDGE_UNITS)


def side_place(index: int, rect: QRectF) -> QPointF:
    """The middle of one of the two rows below the numbers on an edge that takes `rect`."""
    return _on(rect, _SIDES[index], EDGE_UNITS)


def notch(index: int, rect: QRectF) -> QPointF:
    """Return the point where the golden arrow leaves a front in `rect`: as high as the number it points at."""
    return _on(rect, QPointF(UNITS.right() - 10, _COLUMNS.y() + _COLUMN_STEP * index), UNITS)


def side_notch(index: int, rect: QRectF) -> QPointF:
    """Return the point where the red arrow leaves a front that takes `rect`."""
    return _on(rect, QPointF(UNITS.right() - 10, _SIDES[index].y()), UNITS)


def _centred(point: QPointF, radius: float) -> QRectF:
    return QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius)


def _letters(painter: QPainter, text: str, box: QRectF, size: float, colour: QColor) -> None:
    draw_fitted_text(painter, fit_name(text, box.width(), box.height(), size, 1), box, colour, 1)


def _paint(painter: QPainter, card: int, line: int, loyalty: int) -> None:
    printed = shipped().wakhan[card]
    art.draw(painter, "frame-pamir-wakhan", UNITS, CONTRAST if theme.current().contrast else ())
    _letters(painter, f"{card_texts(current_language()).wakhan['name']} {printed.number}", _HEAD, 28, GOLD_1)
    for index, word in enumerate(printed.lines):
        place = _FIRST_LINE.translated(0, _LINE_STEP * index)
        if index == line:
            painter.setPen(QPen(GOLD_2, 2))
            painter.setBrush(HIGHLIGHT)
            painter.drawRoundedRect(place, 8, 8)
        _letters(painter, str(index + 1), QRectF(place.left() + 4, place.top(), 34, place.height()), 28, RUBRIC)
        _paint_line(painter, LINE_SIGNS[word], place.center().y())
    for index, coalition in enumerate(printed.loyalty):
        _paint_loyalty(painter, coalition, QPointF(77 + 48 * index, _LOYALTY_Y), loyalty)
    for index, region in enumerate(printed.regions):
        middle = QPointF(28 + 39 * index, _REGIONS_Y)
        painter.setPen(QPen(INK, 1.5))
        painter.setBrush(PAPER)
        painter.drawEllipse(middle, 16, 16)
        art.stamp(painter, signs.region_drawing(region), _centred(middle, 12), _ACCENT)


def _paint_line(painter: QPainter, line: tuple[_Sign, ...], y: float) -> None:
    wide = sum(sign.side for sign in line) + _GAP * (len(line) - 1)
    shrunk = min(1.0, _SIGNS_ROOM / wide)
    left = float(_SIGNS_LEFT)
    for sign in line:
        side = sign.side * shrunk
        place = QRectF(left, y - side / 2, side, side)
        if sign.letters:
            _letters(painter, sign.letters, QRectF(left - 8, y - 20, side + 16, 40), 25 * shrunk, INK)
        elif sign.icon != NONE:
            signs.paint_icon(painter, sign.icon, place, _ACCENT)
        else:
            art.stamp(painter, sign.drawing, place, _ACCENT)
        if sign.crossed:
            painter.setPen(QPen(_CROSS, 4 * shrunk, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(place.bottomLeft(), place.topRight())
        left += side + _GAP * shrunk


def _paint_loyalty(painter: QPainter, coalition: int, middle: QPointF, chosen: int) -> None:
    """One of the three coalitions; where one is chosen the others are faint."""
    painter.save()
    if coalition == chosen:
        painter.setPen(QPen(GOLD_3, 2))
        painter.setBrush(GOLD_1)
        painter.drawEllipse(middle, 25, 25)
    elif chosen != NONE:
        painter.setOpacity(_FAINT)
    art.stamp(painter, signs.coalition_drawing(coalition), _centred(middle, 19))
    painter.restore()


def _paint_edge(painter: QPainter, card: int, column: int, side: int) -> None:
    printed = shipped().wakhan[card]
    art.draw(painter, "frame-pamir-wakhan-back", EDGE_UNITS, CONTRAST[:1] if theme.current().contrast else ())
    for index, number in enumerate(printed.columns):
        place = _centred(_COLUMNS + QPointF(0, _COLUMN_STEP * index), 15)
        painter.setPen(QPen(INK, 2))
        painter.setBrush(GOLD_1 if index == column else VELLUM_2)
        painter.drawEllipse(place)
        _letters(painter, str(number), place.adjusted(-4, -4, 4, 4), 25, INK)
    for index, end in enumerate(printed.sides):
        _paint_side(painter, _centred(_SIDES[index], 16), end, index == side)


def _paint_side(painter: QPainter, place: QRectF, end: int, chosen: bool) -> None:
    """Two rows, of which one is meant: the upper or the lower."""
    painter.setPen(QPen(INK, 2))
    painter.setBrush(_ROSE if chosen else VELLUM_2)
    painter.drawRoundedRect(place, 6, 6)
    for row in range(2):
        bar = QRectF(place.left() + 6, place.top() + 6.5 + row * 10, place.width() - 12, 8)
        meant = row == end
        painter.setPen(QPen(INK, 1.5))
        painter.setBrush((_RED if chosen else INK) if meant else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(bar, 2, 2)
