"""The large map: its layout, the column beside it, and the page of a region."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

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
from gonfalon.ui.board.panel_items import PanelItem
from gonfalon.ui.board.paper import (
    PLAIN,
    SEMI,
    Column,
    Part,
    Picture,
    Placed,
    Row,
    Text,
    crest,
    heading,
    laid,
    note,
    paint_paper,
)
from gonfalon.ui.board.table_layout import LayoutScale
from gonfalon.ui.look import theme
from gonfalon.ui.look.palette import GOLD_1, GOLD_3


def region_page(page: RegionPage, families: str) -> Part:
    """The page of a region, with the letter of each seat for the crests on it."""
    parts: list[Part] = [Text(page.title, 20, SEMI)]
    for seat, lead, made_up in page.sums:
        parts.append(Row((crest(families[seat]), Text(lead, 14, SEMI), Text(made_up, 14, grow=1)), 8))
    if page.needed:
        parts.append(note(page.needed, 14))
    for title, lines in page.sections:
        parts.append(Column((heading(title), *(Text(line, 14) for line in lines)), 3, pad=(0, 3)))
    return Column((*parts, Part(grow=1)))


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
_PILE: Final = 48.0
"""The side of the place of a block that is to be placed."""
_PAD: Final = (14.0, 7.0)
"""What is free at the sides of a paper, and above and below."""
_HEADING: Final = 30.0
_SUMS_IN_A_ROW: Final = 3
_LEAST: Final = 11.5
"""The smallest letters of a line that is cut off rather than broken."""


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
    def pile(self) -> QRectF:
        """Where a block lies that is to be placed, on the paper of the acting card."""
        side, right = _PILE * self.unit, self.acting.right() - _PAD[0] * self.unit
        return QRectF(right - side, self.acting.center().y() - side / 2, side, side)

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

        prompt = QRectF(column.left(), column.top(), column.width(), round(scale.size(76, 84)))
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
    places: bool = False
    """Whether a block is to be placed."""
    stays: tuple[ProtectedPieces, ...] = ()
    ruling: str = ""
    """Who rules the region that the question is about."""
    sums: tuple[_SumFigures, ...] = ()
    page: RegionPage | None = None
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
        told = None if region is None else region_page_texts(table, viewer, names, region)
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
        any(move.word in ("road", "army") for move in view.decision.moves),
        tuple(protected_pieces(view, names)) if prompt.word == "battle" else (),
        ruling,
        sums,
    )


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

    def laid(self) -> list[tuple[str, QRectF, list[Placed]]]:
        """Each paper with its ground, its place in the scene and all that stands on it."""
        figures, measures = self.figures, self._measures
        if figures is None or measures is None:
            return []
        dark = theme.current().panel
        papers: list[tuple[str, QRectF, Part]] = []
        if figures.page is not None:
            papers.append(("panel-parchment", measures.column, region_page(figures.page, figures.families)))
        if figures.acting is not None:
            papers.append((dark, measures.acting, _acting(figures, figures.acting, measures)))
        if figures.stays:
            papers.append(("panel-parchment", measures.stays, _stays(figures)))
        if figures.sums:
            papers.append((dark, measures.sums, _sums(figures)))
        x, y = _PAD[0] * self.unit, _PAD[1] * self.unit
        return [(ground, room, laid(part, room.adjusted(x, y, -x, -y), self.unit)) for ground, room, part in papers]

    def draw(self, painter: QPainter) -> None:
        painter.translate(-self.pos())
        for ground, room, placed in self.laid():
            paint_paper(painter, room, placed, ground)


def _acting(figures: LargeMapFigures, deed: ActingCard, measures: LargeMapLayout) -> Part:
    """The card that acts, what it is used for, and how often it can act; beside them the block that is placed."""
    dress, ratio = theme.current(), form_ratio(CardForm.TILE)
    wide = min(_CARD, (measures.acting.height() / measures.unit - 15) / ratio)

    def paint_card(painter: QPainter, rect: QRectF) -> None:
        card = card_face(CardLook(deed.card, CardForm.TILE), rect.width(), painter.device().devicePixelRatio())
        painter.drawPixmap(rect.topLeft(), card)

    stars = [Picture("pamir-rank-star", 17) for _ in range(figures.rank)]
    if deed.action != NONE:
        stars.append(Picture(signs.action_drawing(deed.action), 17))
    lines: list[Part] = [
        Text(deed.title, 17, SEMI, dress.text, short=_LEAST),
        Row((*stars, Text(deed.line, 14, colour=dress.text, grow=1)), 4),
    ]
    if deed.done + deed.left:
        slots = [Picture(partial(_paint_slot, index < deed.done), 18) for index in range(deed.done + deed.left)]
        count = Text(action_count_text(deed), 13.5, colour=dress.text_2, grow=1, short=_LEAST)
        lines.append(Row((*slots, count), 4))
    parts: list[Part] = [Picture(paint_card, (wide, wide * ratio)), Column(lines, 5, grow=1)]
    if figures.places:
        parts.append(Part(wide=_PILE))
    return Row(parts, 14)


def _paint_slot(spent: bool, painter: QPainter, rect: QRectF) -> None:
    """Paint a slot for one time that a card can act, filled when it is spent."""
    gold = GOLD_1 if theme.current().dark else GOLD_3
    pen = QPen(gold, rect.width() / 11)
    if not spent:
        pen.setDashPattern([2.4, 2.0])
    painter.setPen(pen)
    painter.setBrush(gold if spent else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.width() / 6, rect.width() / 6)


def _stays(figures: LargeMapFigures) -> Part:
    """The pieces that a battle cannot remove, each with the reason."""
    rows: list[Part] = []
    for stay in figures.stays:
        paint = partial(_paint_stay, stay, figures.families)
        rows.append(Row((Picture(paint, 22), Text(stay.reason, 14, grow=1))))
    return Column((heading(translate("PamirMap", "These stay"), 14), *rows), 4)


def _paint_stay(stay: ProtectedPieces, families: str, painter: QPainter, rect: QRectF) -> None:
    paint_piece(painter, "tribe" if stay.kind == "spy" else stay.kind, stay.owner, families, rect)


def _sums(figures: LargeMapFigures) -> Part:
    """Who rules the region of the question, and by how much each takes part in it."""
    dress = theme.current()
    cells = [
        Row((crest(each.family), Text(each.text, 14, SEMI if not index else PLAIN, dress.text, grow=1, short=_LEAST)),
            grow=1)
        for index, each in enumerate(figures.sums)
    ]  # fmt: skip
    first = range(0, len(cells), _SUMS_IN_A_ROW)
    rows = [Row(cells[at : at + _SUMS_IN_A_ROW]) for at in first]
    return Column((Text(figures.ruling, 14, SEMI, dress.heading, short=_LEAST), *rows), 5)
