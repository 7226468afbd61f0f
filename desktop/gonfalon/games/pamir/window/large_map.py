"""The large map: its layout, the column beside it, and the page of a region."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import FIRST_BORDER, NONE
from gonfalon.games.pamir.texts.map_texts import (
    ActingCard,
    ProtectedPieces,
    RegionPage,
    acting_card,
    action_count_text,
    protected_pieces,
    region_page_texts,
)
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.look import signs
from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio
from gonfalon.games.pamir.window.look.cards import CardLook, card_face
from gonfalon.games.pamir.window.look.pieces import paint_piece
from gonfalon.texts.translations import translate
from gonfalon.ui.board.panel_items import PanelItem, fitted_font, fitted_font_in_lines
from gonfalon.ui.board.table_layout import LayoutScale
from gonfalon.ui.look import art, fonts, theme
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, GOLD_3
from gonfalon.ui.widgets.panel import fine_panel

__all__ = [
    "GROWING_MS",
    "WRAPPED",
    "LargeMapFigures",
    "LargeMapLayout",
    "LargeMapPanel",
    "RegionFigures",
    "large_map_figures",
    "paint_region_page",
    "protected_piece_rows",
    "region_figures",
    "region_page_fits",
    "region_page_room",
]


_LEAST: Final = 11.5
_SHRINK: Final = 0.95
WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


@dataclass(frozen=True)
class RegionFigures:
    """A page, and the letter of each seat for the crests on it."""

    page: RegionPage
    families: str


def region_figures(table: Table, viewer: int, names: Names, region: int) -> RegionFigures:
    """The page of a region for seat `viewer`, -1 for a spectator."""
    return RegionFigures(region_page_texts(table, viewer, names, region), table.seating.families)


class _RegionRow(NamedTuple):
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


def region_page_room(rect: QRectF, unit: float) -> QRectF:
    """Return the room for a page inside the border of a sheet."""
    return rect.adjusted(16 * unit, 12 * unit, -16 * unit, -12 * unit)


def paint_region_page(painter: QPainter, rect: QRectF, figures: RegionFigures, unit: float) -> None:
    """Write a page into a rectangle on parchment, in smaller letters where it is long."""
    rows, scale = _set(figures, rect, unit)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    y = rect.top()
    for row in rows:
        y += row.above * scale
        y += _write_region_row(painter, row, QRectF(rect.left(), y, rect.width(), rect.bottom() - y), scale)
    painter.restore()


def region_page_fits(figures: RegionFigures, rect: QRectF, unit: float) -> bool:
    """Return whether all of a page can be read in a rectangle."""
    rows, scale = _set(figures, rect, unit)
    return _height(rows, rect.width(), scale) <= rect.height() + 0.5


def _set(figures: RegionFigures, rect: QRectF, unit: float) -> tuple[list[_RegionRow], float]:
    """Return the rows of the page and the text scale at which all of them fit."""
    rows, scale = _rows(figures), unit
    while _height(rows, rect.width(), scale) > rect.height() and 14 * scale * fonts.text_scale() * _SHRINK >= _LEAST:
        scale *= _SHRINK
    return rows, scale


def _rows(figures: RegionFigures) -> list[_RegionRow]:
    look, told = theme.THEMES["contrast" if theme.current().contrast else "lime"], figures.page
    normal, bold = QFont.Weight.Normal, QFont.Weight.DemiBold
    rows = [_RegionRow(told.title, 20, bold, look.text, 0)]
    for seat, lead, made_up in told.sums:
        rows.append(_RegionRow(made_up, 14, normal, look.text, 6, figures.families[seat], lead))
    if told.needed:
        rows.append(_RegionRow(told.needed, 14, normal, look.text_2, 6))
    for heading, lines in told.sections:
        rows.append(_RegionRow(heading, 15, bold, look.rubric, 12))
        rows += [_RegionRow(line, 14, normal, look.text, 3) for line in lines]
    return rows


def _crest(row: _RegionRow, scale: float) -> float:
    return 20 * scale * max(1.0, fonts.text_scale()) if row.crest else 0.0


def _lead(row: _RegionRow, scale: float) -> tuple[QFont, float]:
    """The letters of what stands before the words, and how wide it is with the crest."""
    font = fonts.font(row.px * scale, QFont.Weight.DemiBold)
    crest = _crest(row, scale)
    wide = QFontMetricsF(font).horizontalAdvance(row.lead) + 8 * scale if row.lead else 0.0
    return font, wide + (crest * 0.84 + 6 * scale if crest else 0.0)


def _text(row: _RegionRow, width: float, scale: float) -> tuple[QFont, QRectF]:
    font = fonts.font(row.px * scale, row.weight)
    return font, QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10000), WRAPPED, row.text)


def _row_height(row: _RegionRow, width: float, scale: float) -> float:
    words = _text(row, width - _lead(row, scale)[1], scale)[1].height()
    return max(words, _crest(row, scale))


def _height(rows: list[_RegionRow], width: float, scale: float) -> float:
    return sum(row.above * scale + _row_height(row, width, scale) for row in rows)


def _write_region_row(painter: QPainter, row: _RegionRow, room: QRectF, scale: float) -> float:
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


GROWING_MS: Final = 220
"""How long the map grows from its place, and shrinks back."""
_MAP: Final = 1.25
"""How wide the map is by its height."""
_OF_THE_WINDOW: Final = (0.547, 0.69)
"""How much of its width the map takes at most, in a small window and in others."""
_CARD: Final = 78.0
_LINE: Final = 33.0
_OF_THE_COLUMN: Final = 0.36
"""How much of the column those who stay take at most."""
_HEADING: Final = 30.0
_SUMS_IN_A_ROW: Final = 3
_LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True)
class LargeMapLayout:
    """The rectangles of one window while the large map is open."""

    unit: float
    rows: tuple[QRectF, ...]
    """The panels of the other players, folded to rows."""
    map: QRectF
    prompt: QRectF
    acting: QRectF
    choices: QRectF
    """What the buttons may take, beneath each other."""
    stays: QRectF
    """The pieces that stay; empty without any."""
    sums: QRectF
    foot: QRectF
    """The buttons for undo and for the small map."""

    @property
    def column(self) -> QRectF:
        """All that the page of a region may take where nothing is asked."""
        return QRectF(self.prompt.topLeft(), QPointF(self.prompt.right(), self.foot.top() - 10 * self.unit))

    @classmethod
    def of_view(cls, width: float, height: float, others: int, figures: LargeMapFigures) -> LargeMapLayout:
        """The layout for a view of this size, so many other players and what the column says."""
        scale = LayoutScale.of(width, height)
        small, unit = scale.mix < 0.6, scale.unit
        margin, row, air = round(scale.size(10, 14)), round(scale.size(52, 58)), round(10 * unit)
        top, bottom = air + row + air, height - margin
        each = (width - 2 * margin - air * (others - 1)) / max(1, others)
        rows = tuple(QRectF(round(margin + index * (each + air)), air, round(each), row) for index in range(others))
        wide = min(width * _OF_THE_WINDOW[not small], (bottom - top) * _MAP)
        board = QRectF(margin, top, round(wide), round(wide / _MAP))
        left = board.right() + 12 * unit
        column = QRectF(left, top, width - margin - left, bottom - top)

        prompt = QRectF(column.left(), column.top(), column.width(), round(scale.size(68, 76)))
        deed = QRectF(column.left(), prompt.bottom() + 9 * unit, column.width(), round(scale.size(84, 92)))
        if figures.acting is None:
            deed.setHeight(0)
        foot = QRectF(column.left(), bottom - 38 * unit, column.width(), 38 * unit)
        sums_high = 0.0
        if figures.sums:
            sums_high = (38 + 26 * -(-len(figures.sums) // _SUMS_IN_A_ROW)) * unit
        sums = QRectF(column.left(), foot.top() - air - sums_high, column.width(), sums_high)
        stays_high = (_HEADING + _LINE * len(figures.stays) + 4) * unit if figures.stays else 0.0
        end = (sums if figures.sums else foot).top() - air
        if small:
            # There is room under the map, and not so much in the column.
            most = bottom - board.bottom() - air
            stays = QRectF(board.left(), board.bottom() + air, board.width(), min(stays_high, most))
        else:
            stays_high = min(stays_high, column.height() * _OF_THE_COLUMN)
            stays = QRectF(column.left(), end - stays_high, column.width(), stays_high)
            end = stays.top() - air if figures.stays else end
        choices_top = (deed if figures.acting is not None else prompt).bottom() + 11 * unit
        return cls(
            unit=unit,
            rows=rows,
            map=board,
            prompt=prompt,
            acting=deed,
            choices=QRectF(column.left(), choices_top, column.width(), end - choices_top),
            stays=stays,
            sums=sums,
            foot=foot,
        )


class _SumFigures(NamedTuple):
    """By how much a player takes part in ruling."""

    family: str
    text: str


@dataclass(frozen=True)
class LargeMapFigures:
    """The figures beside the large map: the acting card and the protected pieces, or the page of a region."""

    families: str
    """The letter of each seat."""
    acting: ActingCard | None = None
    """The card that acts; None where no card does."""
    rank: int = 0
    """How many stars it has."""
    stays: tuple[ProtectedPieces, ...] = ()
    ruling: str = ""
    """Who rules the region that the question is about."""
    sums: tuple[_SumFigures, ...] = ()
    page: RegionFigures | None = None
    """The page of a region, where nothing is asked."""


def large_map_figures(
    table: Table, viewer: int, names: Names, *, view: View | None = None, region: int | None = None
) -> LargeMapFigures:
    """Return the figures shown beside the large map.

    Args:
        table: the seat's own table.
        viewer: who looks, -1 for a spectator.
        names: the words of the language of now.
        view: the game as the seat knows it that is asked something on the map; None where nobody here is.
        region: the region that is looked at, else the one that the question is about, if it is about one.
    """
    families = table.seating.families
    if view is None or view.decision is None:
        told = None if region is None else region_figures(table, viewer, names, region)
        return LargeMapFigures(families, page=told)
    prompt = view.decision.prompt
    deed = acting_card(view, names)
    if region is None and NONE < prompt.place < FIRST_BORDER:
        region = prompt.place
    ruling = ""
    sums: tuple[_SumFigures, ...] = ()
    if region is not None:
        told_of = region_page_texts(table, viewer, names, region)
        ruling = told_of.title
        sums = tuple(_SumFigures(families[seat], text) for seat, text, _ in told_of.sums)
    return LargeMapFigures(
        families,
        deed,
        0 if deed is None else table.seating.deck.rank[deed.card],
        tuple(protected_pieces(view, names)) if prompt.word == "battle" else (),
        ruling,
        sums,
    )


def protected_piece_rows(rect: QRectF, count: int, unit: float) -> tuple[QRectF, list[QRectF]]:
    """The heading over the pieces that stay, and a row for each of them."""
    room = rect.adjusted(12 * unit, 5 * unit, -12 * unit, -6 * unit)
    head = min(24 * unit, room.height() * 0.42)
    high = min(_LINE * unit, (room.height() - head) / max(1, count))
    rows = [QRectF(room.left(), room.top() + head + index * high, room.width(), high) for index in range(count)]
    return QRectF(room.left(), room.top(), room.width(), head), rows


class LargeMapPanel(PanelItem):
    """All that is written beside the large map; prompt, buttons and foot are things of the scene."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: LargeMapFigures | None = None
        self._measures: LargeMapLayout | None = None

    def fit(self, measures: LargeMapLayout) -> None:
        """Lie where these measures say."""
        if measures != self._measures:
            self._measures = measures
            self.update()
        rooms = (measures.column, measures.stays, measures.sums)
        whole = QRectF()
        for room in rooms:
            whole = whole.united(room)
        self.place(whole, measures.unit)

    def show_figures(self, figures: LargeMapFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()

    def draw(self, painter: QPainter) -> None:
        figures, measures = self.figures, self._measures
        if figures is None or measures is None:
            return
        painter.translate(-self.pos())
        if figures.page is not None:
            fine_panel(painter, "panel-parchment", measures.column)
            paint_region_page(painter, region_page_room(measures.column, self.unit), figures.page, self.unit)
            return
        if figures.acting is not None:
            self._draw_acting(painter, measures.acting, figures, figures.acting)
        if figures.stays:
            self._draw_stays(painter, measures.stays, figures)
        if figures.sums:
            self._draw_sums(painter, measures.sums, figures)

    def _draw_acting(self, painter: QPainter, rect: QRectF, figures: LargeMapFigures, deed: ActingCard) -> None:
        dress, unit = theme.current(), self.unit
        fine_panel(painter, dress.panel, rect)
        wide = min(_CARD * unit, (rect.height() - 14 * unit) / form_ratio(CardForm.TILE))
        card = card_face(CardLook(deed.card, CardForm.TILE), wide, painter.device().devicePixelRatio())
        high = wide * form_ratio(CardForm.TILE)
        painter.drawPixmap(QPointF(rect.left() + 12 * unit, rect.center().y() - high / 2), card)
        text = rect.adjusted(wide + 26 * unit, 8 * unit, -12 * unit, -8 * unit)
        line = text.height() / 3
        self._write(painter, QRectF(text.left(), text.top(), text.width(), line), deed.title, 17, dress.text, bold=True)
        at = QRectF(text.left(), text.top() + line, text.width(), line)
        at.setLeft(self._draw_stars(painter, at, figures.rank, deed.action))
        self._write(painter, at, deed.line, 14, dress.text)
        at = QRectF(text.left(), text.top() + 2 * line, text.width(), line)
        if deed.done + deed.left:
            at.setLeft(self._draw_slots(painter, at, deed))
            self._write(painter, at, action_count_text(deed), 13.5, dress.text_2)

    def _draw_stars(self, painter: QPainter, room: QRectF, rank: int, action: int) -> float:
        """Paint the stars and what the card is used for; gives where words begin."""
        side, x = min(17 * self.unit, room.height()), room.left()
        drawings = ["pamir-rank-star"] * rank
        if action != NONE:
            drawings.append(signs.action_drawing(action))
        for name in drawings:
            art.paint(painter, name, QRectF(x, room.center().y() - side / 2, side, side))
            x += side + 3 * self.unit
        return x + 5 * self.unit if drawings else x

    def _draw_slots(self, painter: QPainter, room: QRectF, deed: ActingCard) -> float:
        """Paint a slot for each time that the card can act, those that are spent filled."""
        dress, unit = theme.current(), self.unit
        side, x = min(18 * unit, room.height() * 0.8), room.left()
        for index in range(deed.done + deed.left):
            slot = QRectF(x, room.center().y() - side / 2, side, side).adjusted(1, 1, -1, -1)
            spent = index < deed.done
            pen = QPen(GOLD_1 if dress.dark else GOLD_3, 1.6 * unit)
            if not spent:
                pen.setDashPattern([2.4, 2.0])
            painter.setPen(pen)
            painter.setBrush((GOLD_1 if dress.dark else GOLD_3) if spent else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(slot, 3 * unit, 3 * unit)
            x += side + 4 * unit
        return x + 4 * unit

    def _draw_stays(self, painter: QPainter, rect: QRectF, figures: LargeMapFigures) -> None:
        unit, look = self.unit, theme.THEMES["contrast" if theme.current().contrast else "lime"]
        fine_panel(painter, "panel-parchment", rect)
        heading, rows = protected_piece_rows(rect, len(figures.stays), unit)
        self._write(painter, heading, translate("PamirMap", "These stay"), 14, look.rubric, bold=True)
        painter.setPen(look.text)
        for row, stay in zip(rows, figures.stays, strict=True):
            side = min(24 * unit, row.height())
            piece = QRectF(row.left(), row.center().y() - side / 2, side, side)
            paint_piece(painter, "tribe" if stay.kind == "spy" else stay.kind, stay.owner, figures.families, piece)
            text = row.adjusted(side + 6 * unit, 0, 0, 0)
            painter.setFont(fitted_font_in_lines(stay.reason, 14 * unit, QFont.Weight.Normal, text.size(), 11.5))
            painter.drawText(text, int(_LEFT | Qt.TextFlag.TextWordWrap), stay.reason)

    def _draw_sums(self, painter: QPainter, rect: QRectF, figures: LargeMapFigures) -> None:
        dress, unit = theme.current(), self.unit
        fine_panel(painter, dress.panel, rect)
        room = rect.adjusted(12 * unit, 6 * unit, -12 * unit, -6 * unit)
        heading = QRectF(room.left(), room.top(), room.width(), 22 * unit)
        self._write(painter, heading, figures.ruling, 14, dress.heading, bold=True)
        wide = room.width() / min(len(figures.sums), _SUMS_IN_A_ROW)
        for index, each in enumerate(figures.sums):
            row, column = divmod(index, _SUMS_IN_A_ROW)
            at = QRectF(room.left() + column * wide, heading.bottom() + (4 + row * 26) * unit, wide, 22 * unit)
            crest = QRectF(at.left(), at.top(), at.height() * 0.84, at.height())
            art.paint(painter, f"crest-{FAMILIES[each.family].key}", crest)
            at.setLeft(crest.right() + 6 * unit)
            self._write(painter, at, each.text, 14, dress.text, bold=index == 0)

    def _write(
        self, painter: QPainter, room: QRectF, text: str, px: float, colour: QColor, *, bold: bool = False
    ) -> None:
        weight = QFont.Weight.DemiBold if bold else QFont.Weight.Normal
        font = fitted_font(text, px * self.unit, weight, room.width(), 11.5, most=room.height())
        painter.setFont(font)
        painter.setPen(colour)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _LEFT, shown)
