"""The page of a region: who rules it and by what, what it would take, its roads and cards, what ruling brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.regions import RegionPage, page
from gonfalon.ui.look import art, fonts, theme
from gonfalon.ui.look.palette import FAMILIES

__all__ = ["WRAPPED", "PageFigures", "fits", "inner", "page_figures", "paint_page"]

_LEAST: Final = 11.5
_SHRINK: Final = 0.95
WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


@dataclass(frozen=True)
class PageFigures:
    """A page, and the letter of each seat for the crests on it."""

    page: RegionPage
    families: str


def page_figures(table: Table, viewer: int, names: Names, region: int) -> PageFigures:
    """The page of a region for seat `viewer`, -1 for a spectator."""
    return PageFigures(page(table, viewer, names, region), table.seating.families)


class _Row(NamedTuple):
    """Some words of a page: their letters, what stands left of them, how much air there is above."""

    text: str
    px: float
    weight: QFont.Weight
    colour: QColor
    above: float
    crest: str = ""
    """The letter of a family whose crest stands before the words."""
    lead: str = ""
    """Words in bold letters before them."""


def inner(rect: QRectF, unit: float) -> QRectF:
    """What the border of a sheet leaves for a page."""
    return rect.adjusted(16 * unit, 12 * unit, -16 * unit, -12 * unit)


def paint_page(painter: QPainter, rect: QRectF, figures: PageFigures, unit: float) -> None:
    """Write a page into a rectangle on parchment, in smaller letters where it is long."""
    rows, scale = _set(figures, rect, unit)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    y = rect.top()
    for row in rows:
        y += row.above * scale
        y += _write(painter, row, QRectF(rect.left(), y, rect.width(), rect.bottom() - y), scale)
    painter.restore()


def fits(figures: PageFigures, rect: QRectF, unit: float) -> bool:
    """Whether all of a page can be read in a rectangle."""
    rows, scale = _set(figures, rect, unit)
    return _height(rows, rect.width(), scale) <= rect.height() + 0.5


def _set(figures: PageFigures, rect: QRectF, unit: float) -> tuple[list[_Row], float]:
    """What is written, and the scale of the letters with which all of it has room."""
    rows, scale = _rows(figures), unit
    while _height(rows, rect.width(), scale) > rect.height() and 14 * scale * fonts.text_scale() * _SHRINK >= _LEAST:
        scale *= _SHRINK
    return rows, scale


def _rows(figures: PageFigures) -> list[_Row]:
    look, told = theme.THEMES["contrast" if theme.current().contrast else "lime"], figures.page
    normal, bold = QFont.Weight.Normal, QFont.Weight.DemiBold
    rows = [_Row(told.title, 20, bold, look.text, 0)]
    for seat, lead, made_up in told.sums:
        rows.append(_Row(made_up, 14, normal, look.text, 6, figures.families[seat], lead))
    if told.needed:
        rows.append(_Row(told.needed, 14, normal, look.text_2, 6))
    for heading, lines in told.sections:
        rows.append(_Row(heading, 15, bold, look.rubric, 12))
        rows += [_Row(line, 14, normal, look.text, 3) for line in lines]
    return rows


def _crest(row: _Row, scale: float) -> float:
    return 20 * scale * max(1.0, fonts.text_scale()) if row.crest else 0.0


def _lead(row: _Row, scale: float) -> tuple[QFont, float]:
    """The letters of what stands before the words, and how wide it is with the crest."""
    font = fonts.font(row.px * scale, QFont.Weight.DemiBold)
    crest = _crest(row, scale)
    wide = QFontMetricsF(font).horizontalAdvance(row.lead) + 8 * scale if row.lead else 0.0
    return font, wide + (crest * 0.84 + 6 * scale if crest else 0.0)


def _text(row: _Row, width: float, scale: float) -> tuple[QFont, QRectF]:
    font = fonts.font(row.px * scale, row.weight)
    return font, QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10000), WRAPPED, row.text)


def _row_height(row: _Row, width: float, scale: float) -> float:
    words = _text(row, width - _lead(row, scale)[1], scale)[1].height()
    return max(words, _crest(row, scale))


def _height(rows: list[_Row], width: float, scale: float) -> float:
    return sum(row.above * scale + _row_height(row, width, scale) for row in rows)


def _write(painter: QPainter, row: _Row, room: QRectF, scale: float) -> float:
    """Write a row at the top of a room; gives how high it is."""
    lead, before = _lead(row, scale)
    crest, high = _crest(row, scale), _row_height(row, room.width(), scale)
    font, _ = _text(row, room.width() - before, scale)
    painter.setPen(row.colour)
    if crest:
        art.paint(painter, f"crest-{FAMILIES[row.crest].key}", QRectF(room.left(), room.top(), crest * 0.84, crest))
        # Both stand on the line of the crest's middle.
        room = room.adjusted(0, max(0.0, crest - QFontMetricsF(lead).height()) / 2, 0, 0)
    if row.lead:
        painter.setFont(lead)
        painter.drawText(room.adjusted(crest * 0.84 + 6 * scale, 0, 0, 0), WRAPPED, row.lead)
    painter.setFont(font)
    painter.drawText(room.adjusted(before, 0, 0, 0), WRAPPED, row.text)
    return high
