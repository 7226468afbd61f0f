"""Wakhan's turn on a paper over court and hand: her card with its arrows, what came of each line, and why."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.deck import LINES, WakhanCard
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts.her_turn import BONUS, HerTurn, RowState, left_words, row_words
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.ladder import LadderFigures, draw_ladder, ladder_figures
from gonfalon.games.pamir.window.look import signs, wakhan
from gonfalon.ui.board.furniture import Furniture, Reachable, write, write_lines
from gonfalon.ui.look import art, fonts, states
from gonfalon.ui.look.palette import EDGE, GOLD_2, HIGHLIGHT, INK, INK_2
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["WakhanFigures", "WakhanPanel", "wakhan_figures"]

SEMI = QFont.Weight.DemiBold
RED = QColor("#b0281f")
FAINT = QColor("#a08f70")
NARROW = 640.0
"""A panel that is not as wide has no ladder, in design pixels."""
RATIO = 350 / 250
LENGTH = 24.0
"""Of an arrow at the market, in design pixels."""


@dataclass(frozen=True)
class WakhanFigures:
    """What is seen of her turn."""

    turn: HerTurn
    printed: WakhanCard
    left: str
    rows: tuple[tuple[str, str, str], ...]
    """The drawing, the title and the second line of each row."""
    ladder: LadderFigures
    ladders: tuple[LadderFigures, ...]
    """Those of the rows, for who looks back."""


def wakhan_figures(turn: HerTurn, table: Table, names: Names) -> WakhanFigures:
    """Her turn as far as it has gone; the table is as it was before the last reason's deed."""
    rows = []
    for index, row in enumerate(turn.rows):
        drawing = "icon-list" if index == 0 else signs.suit_drawing(table.favored)
        if index > BONUS:
            blackmail = row.why is not None and "region" in row.why.values
            drawing = "pamir-ability" if blackmail else "pamir-dominance"
        elif 0 < index < BONUS:
            drawing = wakhan.LINE_SIGNS[LINES[row.line]][0].drawing
        rows.append((drawing, *row_words(turn, index, table, names)))
    printed = table.seating.deck.wakhan[turn.card]
    ladder = ladder_figures(turn.said, turn.ladder, names)
    ladders = tuple(ladder_figures(row.why, row.ladder, names) for row in turn.rows)
    return WakhanFigures(turn, printed, left_words(turn), tuple(rows), ladder, ladders)


class WakhanPanel(Reachable):
    """The paper; the buttons of the pace stand on its lower right corner."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: WakhanFigures | None = None
        self._looked_at = -1
        """The row that the mouse is at."""
        self.setVisible(False)

    def show_figures(self, figures: WakhanFigures | None) -> None:
        """Show this, or nothing."""
        self.setVisible(figures is not None)
        if figures != self.figures:
            self.figures = figures
            self._tell_rows()
            self.update()

    # -- where things lie ----------------------------------------------------------------------------------------------

    @property
    def narrow(self) -> bool:
        """Whether there is room for her card and the rows alone."""
        return self.rect.width() < NARROW * self.unit

    def _card(self) -> QRectF:
        unit = self.unit
        high = min(122 * unit * RATIO, self.rect.height() - 38 * unit)
        return QRectF(14 * unit, 11 * unit, high / RATIO, high)

    def _edge(self) -> QRectF:
        card = self._card()
        wide = card.height() * wakhan.EDGE_UNITS.width() / wakhan.EDGE_UNITS.height()
        return QRectF(card.right() + 10 * self.unit, card.top(), wide, card.height())

    def _rows(self) -> list[QRectF]:
        unit, figures = self.unit, self.figures
        left = self._edge().right() + 13 * unit
        right = self.rect.width() - (14 if self.narrow else 226) * unit
        count = len(figures.rows) if figures is not None else 1
        bottom = self.rect.height() - (46 * unit if self.narrow else 8 * unit)
        step = min(40 * unit, (bottom - 9 * unit) / count)
        return [QRectF(left, 9 * unit + step * index, right - left, step - 3 * unit) for index in range(count)]

    def buttons_place(self) -> QRectF:
        """Where the buttons of the pace stand, in the scene."""
        unit = self.unit
        high = (34 if self.narrow else 66) * unit
        left = self._edge().right() + 13 * unit if self.narrow else self.rect.width() - 212 * unit
        place = QRectF(left, self.rect.height() - high - 9 * unit, self.rect.width() - 10 * unit - left, high)
        return place.translated(self.pos())

    def _ladder(self) -> QRectF:
        unit = self.unit
        high = self.buttons_place().top() - self.pos().y() - 12 * unit
        return QRectF(self.rect.width() - 210 * unit, 8 * unit, 198 * unit, high)

    def look_at(self, point: QPointF) -> None:
        row = next((index for index, row in enumerate(self._rows()) if row.contains(point)), -1)
        if row != self._looked_at:
            self._looked_at = row
            self.update()

    def _tell_rows(self) -> None:
        figures = self.figures
        if figures is not None:
            tips = [(row, said[2]) for row, said in zip(self._rows(), figures.rows, strict=True)]
            if not self.narrow:
                tips.append((self._ladder(), ", ".join(figures.ladder.candidates)))
            self.tip_parts(tips)

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures, unit = self.figures, self.unit
        if figures is None:
            return
        fine_panel(painter, "panel-parchment", self.rect)
        self._draw_cards(painter, figures)
        for index, row in enumerate(self._rows()):
            self._draw_row(painter, figures, index, row)
        if not self.narrow:
            left = self.rect.width() - 210 * unit
            painter.setPen(QPen(EDGE, 1))
            painter.drawLine(
                QPointF(left - 9 * unit, 12 * unit), QPointF(left - 9 * unit, self.rect.height() - 12 * unit)
            )
            # Rows to come have nothing to show.
            back = figures.ladders[self._looked_at] if self.hovered and self._looked_at >= 0 else None
            draw_ladder(painter, back if back is not None and back.said else figures.ladder, self._ladder(), unit)

    def _draw_cards(self, painter: QPainter, figures: WakhanFigures) -> None:
        unit, card, edge, turn, printed = self.unit, self._card(), self._edge(), figures.turn, figures.printed
        dpr = painter.device().devicePixelRatio()
        line = turn.now - 1 if 0 < turn.now < BONUS else NONE
        states.card_shadow(painter, card, 6 * unit)
        painter.drawPixmap(card.topLeft(), wakhan.face(turn.card, card.width(), dpr, line, turn.loyalty))
        if turn.back != NONE:
            picture = wakhan.edge(turn.back, edge.width(), dpr, printed.column_arrow, printed.red_arrow)
            painter.drawPixmap(edge.topLeft(), picture)
            start, end = wakhan.notch(printed.column_arrow, card), wakhan.column_place(printed.column_arrow, edge)
            _arrow(painter, start, QPointF(end.x() - 9 * unit, end.y()), GOLD_2, unit)
            start, end = wakhan.side_notch(printed.red_arrow, card), wakhan.side_place(printed.red_arrow, edge)
            _arrow(painter, start, QPointF(end.x() - 9 * unit, end.y()), RED, unit)
        painter.setPen(INK_2)
        below = QRectF(card.left(), card.bottom() + 4 * unit, edge.right() - card.left(), 18 * unit)
        write(painter, below, figures.left, 13 * unit, align=Qt.AlignmentFlag.AlignHCenter, least=9.5)

    def _draw_row(self, painter: QPainter, figures: WakhanFigures, index: int, row: QRectF) -> None:
        unit, state = self.unit, figures.turn.rows[index].state
        drawing, title, detail = figures.rows[index]
        if state is RowState.NOW:
            painter.setPen(QPen(GOLD_2, 1.4))
            painter.setBrush(HIGHLIGHT)
            painter.drawRoundedRect(row, 4 * unit, 4 * unit)
        side = min(28 * unit, row.height() - 4 * unit)
        if state is RowState.TO_COME:
            painter.setOpacity(0.5)
        art.stamp(painter, drawing, QRectF(row.left() + 5 * unit, row.center().y() - side / 2, side, side))
        painter.setOpacity(1)
        text = row.adjusted(41 * unit, 1 * unit, -30 * unit, -1 * unit)
        long = QFontMetricsF(fonts.font(12 * unit, SEMI)).horizontalAdvance(title) > text.width()
        if long:
            # What came of it is told where the mouse rests.
            detail = ""
        upper = QRectF(text.left(), text.top(), text.width(), text.height() * (0.52 if detail else 1))
        painter.setPen(FAINT if state is RowState.TO_COME else INK)
        if long:
            write_lines(painter, upper, title, 12.5 * unit, SEMI, Qt.AlignmentFlag.AlignVCenter)
        else:
            write(painter, upper, title, 13.5 * unit, SEMI, least=10)
        painter.setPen(FAINT if state is RowState.TO_COME else INK_2)
        write(painter, QRectF(text.left(), upper.bottom(), text.width(), text.bottom() - upper.bottom()), detail,
              12 * unit, least=10)  # fmt: skip
        self._draw_mark(painter, state, QPointF(row.right() - 17 * unit, row.center().y()))

    def _draw_mark(self, painter: QPainter, state: RowState, at: QPointF) -> None:
        """A check, a cross, or a point to what is told now."""
        size = 5 * self.unit
        pen = QPen(INK, 2 * self.unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if state is RowState.DONE:
            painter.drawPolyline(
                [at + QPointF(-size, 0), at + QPointF(-size * 0.3, size * 0.7), at + QPointF(size, -size * 0.8)]
            )
        elif state is RowState.FAILED:
            for way in (1, -1):
                painter.drawLine(at + QPointF(-size, -size * way) * 0.8, at + QPointF(size, size * way) * 0.8)
        elif state is RowState.NOW:
            painter.setBrush(INK)
            painter.drawPolygon(
                QPolygonF([at + QPointF(-size * 0.6, -size), at + QPointF(size, 0), at + QPointF(-size * 0.6, size)])
            )


class HerArrows(Furniture):
    """Her arrows at the market: a golden one over a column, a red one beside a row."""

    HALO = 4.0

    def __init__(self) -> None:
        super().__init__()
        self._column = QPointF()
        self._row = QPointF()
        self.setVisible(False)

    def point(self, column: QRectF, row: QRectF, unit: float) -> None:
        """Point at these places of the market, in the scene; at nothing for empty ones."""
        self.setVisible(not column.isEmpty())
        if column.isEmpty():
            return
        high = LENGTH * unit
        # The price stands in the middle of the column.
        tip = QPointF(column.right() - column.width() * 0.2, column.top())
        room = QRectF(
            row.left() - high, tip.y() - high, tip.x() + high - row.left() + high, row.bottom() - tip.y() + high
        )
        if (tip - room.topLeft(), row.left(), unit) != (self._column, self._row.x(), self.unit):
            self.update()
        self.place(room, unit)
        self._column = tip - room.topLeft()
        self._row = QPointF(row.left(), row.center().y() + row.height() * 0.25) - room.topLeft()

    def draw(self, painter: QPainter) -> None:
        long = LENGTH * self.unit
        painter.save()
        painter.translate(self._column)
        painter.rotate(90)
        _arrow(painter, QPointF(-long, 0), QPointF(0, 0), GOLD_2, self.unit * 1.3)
        painter.restore()
        _arrow(painter, self._row - QPointF(long, 0), self._row + QPointF(6 * self.unit, 0), RED, self.unit * 1.3)


class RedDot(Furniture):
    """Where the red arrow points beside the market."""

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)

    def mark(self, at: QPointF | None, unit: float) -> None:
        """Lie on a point of the scene, or nowhere."""
        self.setVisible(at is not None)
        if at is not None:
            side = 16 * unit
            self.place(QRectF(at.x() - side / 2, at.y() - side / 2, side, side), unit)

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(INK, 1.5 * self.unit))
        painter.setBrush(RED)
        painter.drawEllipse(self.rect.center(), 6 * self.unit, 6 * self.unit)


def _arrow(painter: QPainter, start: QPointF, end: QPointF, colour: QColor, unit: float) -> None:
    """An arrow to the right."""
    half, head = 1.7 * unit, 9 * unit
    neck = end.x() - head
    corners = [
        (start.x(), -half), (neck, -half), (neck, -head * 0.62), (end.x(), 0), (neck, head * 0.62), (neck, half),
        (start.x(), half),
    ]  # fmt: skip
    painter.setPen(QPen(INK, unit))
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(x, start.y() + y) for x, y in corners]))
