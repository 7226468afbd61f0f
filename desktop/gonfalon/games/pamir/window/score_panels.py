"""Panels about who leads: the blocks of the coalitions, and the track of victory points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.games.pamir.rules.constants import COALITIONS
from gonfalon.games.pamir.rules.dominance import dominant_coalition
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import panel_texts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panel_texts import BlocksTexts
from gonfalon.games.pamir.window.look import pieces, signs
from gonfalon.ui.board.panel_items import FocusableItem, draw_text
from gonfalon.ui.board.paper import (
    BOLD,
    CENTRE,
    PLAIN,
    RIGHT,
    SEMI,
    Column,
    Fitted,
    Part,
    Picture,
    Row,
    RowsItem,
    Text,
    paint_paper,
)
from gonfalon.ui.look import art, state_marks, theme
from gonfalon.ui.look.palette import EDGE, FAMILIES, GOLD_1, GOLD_3, INK, INK_2, RUBRIC
from gonfalon.ui.widgets.panel import fine_panel

LOW = 60.0
"""A panel lower than this, at unit 1, has all coalitions in one line."""


@dataclass(frozen=True)
class BlocksFigures:
    """The figures of how the coalitions stand."""

    map: tuple[int, ...]
    pool: tuple[int, ...]
    dominant: int
    """The coalition that is dominant, `NONE` without one."""
    words: BlocksTexts

    @property
    def spoken(self) -> str:
        return "\n".join((*self.words.tips, self.words.standing))


def blocks_figures(table: Table, viewer: int, names: Names) -> BlocksFigures:
    """The same for every viewer."""
    coalitions = range(len(COALITIONS))
    return BlocksFigures(
        tuple(map(table.on_map, coalitions)),
        tuple(table.blocks),
        dominant_coalition(table),
        panel_texts.blocks_texts(table, names),
    )


class BlocksPanel(RowsItem[BlocksFigures]):
    """A row for each coalition and a sentence; a low panel has them side by side."""

    HALO = 12.0

    def __init__(self) -> None:
        super().__init__()
        self.after: BlocksFigures | None = None
        """How it would be after what is looked at."""

    def show_after(self, figures: BlocksFigures | None) -> None:
        """Say how numbers would change by what is looked at, or no longer."""
        if figures != self.after:
            self.after = figures
            self.update()

    def shown(self) -> object:
        return self.figures, self.after

    @property
    def _low(self) -> bool:
        return self.rect.height() < LOW * self.unit

    def pool_place(self, coalition: int) -> QPointF:
        """Return the position from which blocks of a coalition are taken, in the scene."""
        return self.pool_rect(coalition).center()

    def pool_rect(self, coalition: int) -> QRectF:
        """Return the drawing before the number of blocks in the pool of a coalition, in the scene."""
        return self.room(f"pool {coalition}")

    def described(self, figures: BlocksFigures) -> Part:
        dress, words, coalitions = theme.current(), figures.words, range(len(COALITIONS))
        foretold = "" if self.after is None or self.after.map == figures.map else self.after.words.foretold
        colour = dress.heading if foretold else dress.text_2
        if self._low:
            cells = [self._numbers(figures, coalition, ()) for coalition in coalitions]
            needed = Fitted(Text(foretold or words.needed, 13.5, colour=colour, align=RIGHT), grow=1)
            return Row((*cells, needed), 2, pad=(8, 3), tip=words.standing)
        head = Row(
            (
                Text(words.title, 16, SEMI, dress.heading, grow=1, short=12),
                Text(words.map, 13.5, colour=dress.text_2, align=CENTRE, wide=44, short=12),
                Text(words.pool, 13.5, colour=dress.text_2, align=CENTRE, wide=44, short=12),
            ),
            gap=0,
            grow=0.2,
        )
        names = [Text(name, 16, colour=dress.text, grow=1, short=9) for name in words.coalitions]
        rows = [self._numbers(figures, coalition, (names[coalition],)) for coalition in coalitions]
        lead = Column((Text(foretold or words.lead, 13.5, colour=colour),), grow=1)
        return Column((head, *rows, lead), 4, pad=(12, 5), tip=words.standing)

    def _numbers(self, figures: BlocksFigures, coalition: int, name: tuple[Part, ...]) -> Part:
        """The blocks of a coalition on the map and in its pool."""
        dress = theme.current()
        on_map = Text(str(figures.map[coalition]), 17, BOLD, dress.heading, CENTRE, wide=20, short=12)
        pool = Picture(partial(self._paint_pool, coalition), 20, name=f"pool {coalition}")
        left = Text(str(figures.pool[coalition]), 16, colour=dress.text_2, wide=19, short=9)
        seal = Picture(partial(_paint_seal, coalition, figures.dominant), 20)
        tip = figures.words.tips[coalition]
        return Row(
            (seal, *name, on_map, pool, left), 4 if name else 3, name=f"row {coalition}", tip=tip, grow=0.3 * len(name)
        )

    def _paint_pool(self, coalition: int, painter: QPainter, rect: QRectF) -> None:
        assert self.figures is not None
        if self.figures.pool[coalition]:
            art.paint(painter, signs.army_drawing(coalition), rect)
        if self.after and (change := self.after.map[coalition] - self.figures.map[coalition]):
            # Before the number on the map, for another stands behind the drawing; without names there is no room but
            # at the edge.
            wide = state_marks.change_pill_rect(QPointF(), state_marks.change_text(change), self.unit).width()
            before = rect.width() / 2 + 28 * self.unit + wide / 2
            middle = QPointF(rect.center().x(), 0) if self._low else rect.center() - QPointF(before, 0)
            state_marks.change_pill(painter, middle, change, self.unit)

    def draw(self, painter: QPainter) -> None:
        if self.figures is not None:
            paint_paper(painter, self.rect, self.laid(), theme.current().panel, 0.4 if self._low else 0.55)
            self.draw_pointed(painter)


def _paint_seal(coalition: int, dominant: int, painter: QPainter, rect: QRectF) -> None:
    """Paint the sign of a coalition, with a ring where it is dominant."""
    art.paint(painter, signs.coalition_drawing(coalition), rect)
    if dominant == coalition:
        painter.setPen(QPen(GOLD_1 if theme.current().dark else GOLD_3, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.adjusted(-0.5, -0.5, 0.5, 0.5))


LAP = 24
"""The track has the points 0 to 23; who has more begins again."""
HOLLOW = "?"
ABREAST = 2
"""So many cylinders stand beside each other; more of them take two rows."""
"""Stands behind the letter of a family for where its cylinder would be."""
FIVES = QColor("#dcc68d")
"""Every fifth field."""
FIELD = QColor("#efe2bd")


@dataclass(frozen=True)
class TrackFigures:
    """The points of each family on the track."""

    caption: str
    points: tuple[tuple[str, int], ...]
    """Each family with its points, in the order of seats."""
    spoken: str


def track_figures(table: Table, viewer: int, names: Names) -> TrackFigures:
    """The same for every viewer."""
    caption, spoken = panel_texts.points_texts(table, names)
    return TrackFigures(caption, tuple(zip(table.seating.families, table.points, strict=True)), spoken)


class CylinderItem(QGraphicsObject):
    """The cylinder of a player on the track; its position is the middle of its foot."""

    def __init__(self, track: QGraphicsObject, family: str, hollow: bool) -> None:
        super().__init__(track)
        self.family = family
        self.hollow = hollow
        self.side = 20.0
        self.lap = ""
        """What is written over it, and over others beside it, on the second time round."""
        self.aside = 0.0

    def take(self, side: float, lap: str, aside: float) -> None:
        if (side, lap, aside) != (self.side, self.lap, self.aside):
            self.prepareGeometryChange()
            self.side, self.lap, self.aside = side, lap, aside
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(
            -self.side - abs(self.aside), -self.side * 1.5, 2 * (self.side + abs(self.aside)), self.side * 1.7
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint it, with the middle of its foot at the origin."""
        rect = QRectF(-self.side / 2, -self.side, self.side, self.side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hollow:
            self._paint_hollow(painter, rect)
        else:
            pieces.paint_cylinder(painter, rect, self.family)
        if self.lap:
            state_marks.pill(painter, QPointF(self.aside, -self.side * 1.05), self.lap, 10)

    def _paint_hollow(self, painter: QPainter, rect: QRectF) -> None:
        look = FAMILIES[self.family]
        body = rect.adjusted(rect.width() * 0.16, rect.height() * 0.12, -rect.width() * 0.16, -rect.height() * 0.06)
        pen = QPen(look.on_vellum, max(1.5, self.side * 0.08), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2.0, 1.2])
        painter.setPen(pen)
        painter.setBrush(FIELD)
        painter.drawRoundedRect(body, body.width() * 0.22, body.height() * 0.2)
        painter.setPen(look.on_vellum)
        draw_text(painter, body, look.letter, self.side * 0.5, QFont.Weight.Bold, CENTRE, 8)


class TrackItem(FocusableItem):
    """Fields on parchment, and the cylinders that stand on them."""

    HALO = 8.0

    def __init__(self) -> None:
        super().__init__()
        self.figures: TrackFigures | None = None
        self.forecast: tuple[tuple[str, int], ...] = ()
        """Families with the points that they would have after a check now."""
        self.cylinders: dict[str, CylinderItem] = {}
        self._hollow: list[CylinderItem] = []

    def show_figures(self, figures: TrackFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()
        self._stand()

    def show_forecast(self, points: Sequence[tuple[str, int]]) -> None:
        """Show hollow cylinders where a check would send these families, or none any more."""
        if tuple(points) != self.forecast:
            self.forecast = tuple(points)
            self._stand()

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self._stand()

    def _stand(self) -> None:
        """Let every cylinder stand where its points are."""
        if self.figures is None or self.rect.isEmpty():
            return
        families = [family for family, _ in self.figures.points]
        if list(self.cylinders) != families:
            for old in self.cylinders.values():
                old.setVisible(False)
                old.deleteLater()
            self.cylinders = {family: CylinderItem(self, family, False) for family in families}
        # Hollow ones stand beside those that are there already.
        all_there = [*self.figures.points, *((family + HOLLOW, points) for family, points in self.forecast)]
        for family, points in self.figures.points:
            self._put(self.cylinders[family], family, points, all_there)
        while len(self._hollow) < len(self.forecast):
            self._hollow.append(CylinderItem(self, "R", True))
        for item in self._hollow[len(self.forecast) :]:
            item.setVisible(False)
        for item, (family, points) in zip(self._hollow, self.forecast, strict=False):
            item.family = family
            item.setVisible(True)
            item.update()
            self._put(item, family + HOLLOW, points, all_there)

    def tip_parts(self) -> Sequence[tuple[QRectF, str]]:
        return () if self.figures is None else ((self.rect, self.figures.spoken),)

    def _put(self, item: CylinderItem, family: str, points: int, among: Sequence[tuple[str, int]]) -> None:
        spot = self.spot(family, points, among)
        lapped = [other for other, count in among if count >= LAP and count % LAP == points % LAP]
        lap, aside = "", 0.0
        if lapped and family == lapped[-1]:
            # Once for all that stand there.
            lap = f"+{points // LAP * LAP}"
            aside = (self.spot(lapped[0], points, among).x() - spot.x()) / 2
        item.take(self._side, lap, aside)
        item.setPos(spot)

    # -- places --------------------------------------------------------------------------------------------------------

    @property
    def _side(self) -> float:
        return min(22 * self.unit, self.rect.height() * 0.5)

    @property
    def _left(self) -> float:
        return 62 * self.unit

    def field_rect(self, points: int) -> QRectF:
        """The field of so many points, in coordinates of the track."""
        wide = (self.rect.width() - self._left - 9 * self.unit) / LAP
        top = self.rect.height() * 0.14
        return QRectF(self._left + points % LAP * wide, top, wide, self.rect.height() * 0.72)

    def spot(self, family: str, points: int, among: Sequence[tuple[str, int]]) -> QPointF:
        """Return the position of a cylinder with this many points among others, in coordinates of the track.

        Those on the same field stand side by side in the order of seats, three and more in two rows: the middle of
        none is over another field.
        """
        field = self.field_rect(points)
        equal = [other for other, count in among if other == family or count % LAP == points % LAP]
        behind = len(equal) // 2 if len(equal) > ABREAST else 0
        at, row = equal.index(family), len(equal) - behind
        rise = 0.0
        if at < behind:
            row, rise = behind, self._side * 0.3
        else:
            at -= behind
        step = min(self._side * 0.72, field.width() * 0.8 / max(1, row - 1))
        x = field.center().x() + (at - (row - 1) / 2) * step
        return QPointF(x, field.top() + self.rect.height() * 0.27 - rise)

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw_all(self, painter: QPainter) -> None:
        """Paint it with its cylinders, where it is no item of a scene."""
        self.draw(painter)
        for item in (*self._hollow, *self.cylinders.values()):
            if item.isVisible():
                painter.translate(item.pos())
                item.draw(painter)
                painter.translate(-item.pos())

    def draw(self, painter: QPainter) -> None:
        if self.figures is None:
            return
        rect, unit = self.rect, self.unit
        fine_panel(painter, "panel-parchment", rect, 0.42)
        painter.setPen(RUBRIC if not theme.current().contrast else INK)
        caption = QRectF(10 * unit, rect.top(), self._left - 15 * unit, rect.height())
        draw_text(painter, caption, self.figures.caption, 15 * unit, QFont.Weight.DemiBold, CENTRE)
        for points in range(LAP):
            field = self.field_rect(points).adjusted(0.7, 0, -0.7, 0)
            painter.setPen(QPen(EDGE, 1))
            painter.setBrush(FIELD if points % 5 or not points else FIVES)
            painter.drawRoundedRect(field, 3 * unit, 3 * unit)
            painter.setPen(INK_2)
            foot = field.adjusted(-2, field.height() * 0.46, 2, field.height() * 0.02)
            draw_text(painter, foot, str(points), 12 * unit, PLAIN, CENTRE, 10)
        self.draw_pointed(painter)
