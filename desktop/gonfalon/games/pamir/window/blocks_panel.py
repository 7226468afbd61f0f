"""The panel of the coalitions: their blocks on the map and in the pools, from which they are taken, and who leads."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from gonfalon.games.pamir.rules.influence import dominant
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import COALITIONS
from gonfalon.games.pamir.texts import panels
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panels import BlocksWords
from gonfalon.games.pamir.window.look import signs
from gonfalon.ui.board.furniture import Reachable, text_width, write, write_lines
from gonfalon.ui.look import art, states, theme
from gonfalon.ui.look.palette import GOLD_1, GOLD_3
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["BlocksFigures", "BlocksPanel", "blocks_figures"]

LOW = 60.0
"""A panel lower than this, at unit 1, has all coalitions in one line."""
CENTRE = Qt.AlignmentFlag.AlignHCenter
BOLD, SEMI = QFont.Weight.Bold, QFont.Weight.DemiBold


@dataclass(frozen=True)
class BlocksFigures:
    """How the coalitions stand."""

    map: tuple[int, ...]
    pool: tuple[int, ...]
    dominant: int
    """The coalition that is dominant, `NONE` without one."""
    words: BlocksWords

    @property
    def spoken(self) -> str:
        return "\n".join((*self.words.tips, self.words.standing))


def blocks_figures(table: Table, viewer: int, names: Names) -> BlocksFigures:
    """The same for every viewer."""
    coalitions = range(len(COALITIONS))
    return BlocksFigures(
        tuple(map(table.on_map, coalitions)), tuple(table.blocks), dominant(table), panels.blocks(table, names)
    )


class BlocksPanel(Reachable):
    """A row for each coalition and a sentence; a low panel has them side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: BlocksFigures | None = None
        self.after: BlocksFigures | None = None
        """How it would be after what is looked at."""

    def show_figures(self, figures: BlocksFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()
        self._tell()

    def show_after(self, figures: BlocksFigures | None) -> None:
        """Say how numbers would change by what is looked at, or no longer."""
        if figures != self.after:
            self.after = figures
            self.update()

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self._tell()

    def _tell(self) -> None:
        if self.figures is None or self.rect.isEmpty():
            return
        rows = [(self.row_rect(index), tip) for index, tip in enumerate(self.figures.words.tips)]
        self.tip_parts([(self.rect, self.figures.words.standing), *rows])

    @property
    def _low(self) -> bool:
        return self.rect.height() < LOW * self.unit

    # -- places --------------------------------------------------------------------------------------------------------

    def row_rect(self, coalition: int) -> QRectF:
        """Where a coalition has its figures, in coordinates of the panel."""
        unit, rect = self.unit, self.rect
        if self._low:
            wide = min(88 * unit, rect.width() * 0.23)
            return QRectF(8 * unit + coalition * wide, 3 * unit, wide, rect.height() - 6 * unit)
        high = rect.height() * 0.165
        return QRectF(12 * unit, rect.height() * 0.19 + coalition * high, rect.width() - 22 * unit, high)

    def _pool_rect(self, coalition: int) -> QRectF:
        """The block of a pool."""
        row, unit = self.row_rect(coalition), self.unit
        side = min(20 * unit, row.height() * 0.9)
        left = row.left() + 44 * unit if self._low else row.right() - 46 * unit
        return QRectF(left, row.center().y() - side / 2, side, side)

    def pool_place(self, coalition: int) -> QPointF:
        """Where blocks of a coalition are taken from, in the scene."""
        return self.pos() + self._pool_rect(coalition).center()

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures = self.figures
        if figures is None:
            return
        dress, unit = theme.current(), self.unit
        fine_panel(painter, dress.panel, self.rect, 0.4 if self._low else 0.55)
        if self._low:
            self._draw_line(painter, figures)
        else:
            self._draw_heads(painter, figures)
            self._draw_lead(painter, figures)
        for coalition in range(len(COALITIONS)):
            row = self.row_rect(coalition)
            side = min(20 * unit, row.height() * 0.84)
            seal = QRectF(row.left(), row.center().y() - side / 2, side, side)
            art.paint(painter, signs.coalition_drawing(coalition), seal)
            if figures.dominant == coalition:
                painter.setPen(QPen(GOLD_1 if dress.dark else GOLD_3, 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(seal.adjusted(-0.5, -0.5, 0.5, 0.5))
            self._draw_numbers(painter, figures, coalition, seal.right() + 4 * unit)
        if self.focused:
            states.focus_ring(painter, self.rect, 4)
        elif self.hovered:
            states.hover_outline(painter, self.rect)

    def _draw_numbers(self, painter: QPainter, figures: BlocksFigures, coalition: int, left: float) -> None:
        dress, unit, row = theme.current(), self.unit, self.row_rect(coalition)
        pool, px = self._pool_rect(coalition), 17 * unit
        on_map = QRectF(left, row.top(), pool.left() - left - 4 * unit, row.height())
        if not self._low:
            painter.setPen(dress.text)
            middle = self._map_column
            number_begins = middle - text_width(str(figures.map[coalition]), px, BOLD) / 2
            name = QRectF(left, row.top(), number_begins - 5 * unit - left, row.height())
            write(painter, name, figures.words.coalitions[coalition], 16 * unit, least=9.0)
            on_map = QRectF(middle - 16 * unit, row.top(), 32 * unit, row.height())
        painter.setPen(dress.heading)
        write(painter, on_map, str(figures.map[coalition]), px, BOLD, CENTRE)
        if figures.pool[coalition]:
            art.paint(painter, signs.army_drawing(coalition), pool)
        change = self.after.map[coalition] - figures.map[coalition] if self.after else 0
        if change:
            # On the drawing, for numbers stand on both sides of it.
            states.change_pill(painter, pool.center(), change, unit)
        painter.setPen(dress.text_2)
        wide = min(22 * unit, row.right() - pool.right() - 5 * unit) if self._low else 22 * unit
        number = QRectF(pool.right() + 3 * unit, row.top(), wide, row.height())
        write(painter, number, str(figures.pool[coalition]), 16 * unit, least=9.0)

    @property
    def _map_column(self) -> float:
        """The middle of the numbers of blocks on the map."""
        return self.rect.width() - 73 * self.unit

    def _draw_heads(self, painter: QPainter, figures: BlocksFigures) -> None:
        dress, unit, words = theme.current(), self.unit, figures.words
        top = QRectF(0, self.rect.height() * 0.035, 0, self.rect.height() * 0.16)
        painter.setPen(dress.heading)
        column = self._map_column
        write(painter, QRectF(14 * unit, top.top(), column - 40 * unit, top.height()), words.title, 16 * unit, SEMI)
        painter.setPen(dress.text_2)
        middle = QRectF(column - 26 * unit, top.top(), 44 * unit, top.height())
        write(painter, middle, words.map, 13.5 * unit, align=CENTRE)
        left = self._pool_rect(0).left() + 2 * unit
        head = QRectF(left, top.top(), self.rect.right() - 6 * unit - left, top.height())
        write(painter, head, words.pool, 13.5 * unit, align=CENTRE)

    def _draw_lead(self, painter: QPainter, figures: BlocksFigures) -> None:
        unit, text = self.unit, figures.words.lead
        top = self.row_rect(len(COALITIONS) - 1).bottom() + 2 * unit
        room = QRectF(14 * unit, top, self.rect.width() - 26 * unit, self.rect.height() - top - 6 * unit)
        painter.setPen(theme.current().text_2)
        write_lines(painter, room, text, 13.5 * unit, align=Qt.AlignmentFlag.AlignVCenter)

    def _draw_line(self, painter: QPainter, figures: BlocksFigures) -> None:
        unit = self.unit
        painter.setPen(theme.current().text_2)
        left = self.row_rect(len(COALITIONS) - 1).right()
        room = QRectF(left + 2 * unit, 0, self.rect.right() - 12 * unit - left, self.rect.height())
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        write_lines(painter, room, figures.words.needed, 13.5 * unit, align=align)
