"""The rows of the seats and the track of victory points on the sheet of a Dominance Check."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.window.check_figures import CheckFigures, CheckRow, CheckTimeline
from gonfalon.games.pamir.window.look import pieces, signs
from gonfalon.ui.board.panel_items import draw_text, draw_text_lines, fitted_font
from gonfalon.ui.look import art, palette
from gonfalon.ui.look.palette import FAMILIES, INK, INK_2, RUBRIC

__all__ = ["LEFT", "MIDDLE", "RIGHT", "CheckRows", "lines_in", "paint_track", "write_in"]


CELLS: Final = 24
"""0 to 23; who has more begins a lap anew."""
LABEL = 64.0
SIDE = 22.0
FIFTH: Final = 5
RISE = 15.0


def paint_track(
    painter: QPainter,
    rect: QRectF,
    label: str,
    seats: Sequence[tuple[str, int, int]],
    gone: Callable[[int], float],
) -> None:
    """
    Args:
        painter: in the measure of the paper.
        rect: of the track; what hops rises above it.
        label: its name.
        seats: for each its family, the points that it had and those that it scores.
        gone: how many of so many points a cylinder has gone.
    """
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(palette.VELLUM)
    painter.drawRoundedRect(rect, 5, 5)
    room = QRectF(rect.left() + 8, rect.top() + 4, LABEL - 12, rect.height() - 8)
    painter.setFont(fitted_font(label, 15, QFont.Weight.DemiBold, room.width(), 10.5))
    painter.setPen(palette.RUBRIC)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label)
    wide = (rect.width() - LABEL - 6) / CELLS
    for cell in range(CELLS):
        box = QRectF(rect.left() + LABEL + cell * wide, rect.top() + 5, wide, rect.height() - 10)
        painter.setPen(QPen(palette.EDGE, 1))
        painter.setBrush(palette.VELLUM_2 if cell and cell % FIFTH == 0 else palette.PAPER)
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(INK_2)
        painter.setFont(fitted_font(str(cell), 12.5, QFont.Weight.Normal, wide, 9.5))
        number = box.adjusted(0, box.height() * 0.52, 0, 0)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(cell))
    left, level = rect.left() + LABEL + wide / 2, rect.top() + 4
    standing: dict[int, int] = {}
    for family, had, points in seats:
        way = gone(points)
        now = had + way
        if way > 0:
            _arc(painter, family, QPointF(left + _cell(had) * wide, level), left + _cell(now) * wide)
        height = RISE * abs(math.sin(math.pi * way)) if way < points else 0.0
        cell = round(now) % CELLS
        apart = standing.get(cell, 0) * 9.0
        standing[cell] = standing.get(cell, 0) + 1
        at = QPointF(left + _cell(now) * wide + apart, level + 8 - height)
        pieces.paint_cylinder(painter, QRectF(at.x() - SIDE / 2, at.y() - SIDE / 2, SIDE, SIDE), family)
        if now >= CELLS:
            _lap(painter, QRectF(at.x() - 16, at.y() - SIDE, 32, 14), int(now) // CELLS)


def _cell(points: float) -> float:
    return points % CELLS


def _arc(painter: QPainter, family: str, origin: QPointF, x: float) -> None:
    """A ring where the cylinder stood, and the way that it has gone in the line of its family."""
    look = FAMILIES[family]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.accent, 1.5))
    painter.drawEllipse(origin + QPointF(0, 4), 7, 4)
    if x <= origin.x():
        return
    path = QPainterPath(origin)
    path.quadTo(QPointF((origin.x() + x) / 2, origin.y() - 2 * RISE - 2), QPointF(x, origin.y()))
    pen = QPen(look.accent, 2)
    if look.pen:
        pen.setDashPattern(look.pen)
    painter.setPen(pen)
    painter.drawPath(path)


def _lap(painter: QPainter, rect: QRectF, laps: int) -> None:
    painter.setPen(INK)
    painter.setFont(fitted_font(f"+{laps * CELLS}", 12, QFont.Weight.Bold, rect.width(), 9.5))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, f"+{laps * CELLS}")


LEFT, RIGHT = 36.0, 964.0
"""From where to where things stand on the paper."""
TABLE_TOP = 310.0
ROW = 49.0
ROWS = 222.0
"""The rows come closer where there are five of them."""
TALLY = 503.0
PLACE, PILL, TOTAL = 602.0, 698.0, 800.0
BRACKET = 872.0
COUNTS: Final = (318.0, 380.0, 440.0)
FAINT = 0.45
MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter

_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_BOLD = QFont.Weight.Bold
_DEMI = QFont.Weight.DemiBold
_PLAIN = QFont.Weight.Normal


class CheckRows:
    """A row for each seat; what counts appears with time, and rows go to their places."""

    def __init__(self, figures: CheckFigures, course: CheckTimeline) -> None:
        self.figures = figures
        self.course = course
        self._now = 0.0

    def paint(self, painter: QPainter, now: float) -> None:
        """Paint the table as it is at a moment of the course."""
        self._now = now
        figures = self.figures
        painter.setPen(QPen(palette.GOLD_3, 1.5))
        painter.drawLine(QPointF(LEFT, TABLE_TOP - 6), QPointF(RIGHT, TABLE_TOP - 6))
        ranked = self.course.ranked(self._now)
        top, high = TABLE_TOP, 24.0
        player, *counted, place, points, total = figures.columns
        write_in(painter, QRectF(LEFT, top, 240, high), player, 14.5, _DEMI, RUBRIC)
        write_in(painter, QRectF(TOTAL - 30, top, 96, high), total, 14.5, _DEMI, RUBRIC, MIDDLE)
        if ranked > 0:
            # What is counted follows from the verdict.
            painter.save()
            painter.setOpacity(ranked)
            if len(counted) == 1:
                write_in(painter, QRectF(290, top, 240, high), counted[0], 14.5, _DEMI, RUBRIC)
            else:
                for x, words in zip((*COUNTS, TALLY), counted, strict=True):
                    write_in(painter, QRectF(x - 34, top, 66, high), words, 14.5, _DEMI, RUBRIC, MIDDLE)
            for x, words in ((PLACE, place), (PILL, points)):
                write_in(painter, QRectF(x - 48, top, 96, high), words, 14.5, _DEMI, RUBRIC, MIDDLE)
            painter.restore()
        step = self._row_step
        for index, row in enumerate(figures.rows):
            at = row.standing.seat + (index - row.standing.seat) * _OUT.valueForProgress(ranked)
            self._row(painter, row, QRectF(LEFT, TABLE_TOP + 26 + at * step, RIGHT - LEFT, step), ranked)
        if self.course.pill(self._now) >= 1:
            for first, last, words in figures.ties:
                self._tie(painter, TABLE_TOP + 26 + (first + 0.5) * step, TABLE_TOP + 26 + (last + 0.5) * step, words)

    @property
    def _row_step(self) -> float:
        return min(ROW, ROWS / len(self.figures.rows))

    def _row(self, painter: QPainter, row: CheckRow, rect: QRectF, ranked: float) -> None:
        standing = row.standing
        if row.own:
            painter.setPen(QPen(palette.GOLD_2, 1.5))
            painter.setBrush(palette.HIGHLIGHT)
            painter.drawRoundedRect(rect.adjusted(-10, 1, 10, -1), 5, 5)
        else:
            painter.setPen(QPen(palette.EDGE, 1))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.save()
        if not standing.takes_part:
            painter.setOpacity(1 - (1 - FAINT) * ranked)
        crest = QRectF(rect.left() + 2, rect.center().y() - 18, 30, 36)
        art.stamp(painter, f"crest-{FAMILIES[row.family].key}", crest)
        half = rect.height() / 2
        name = QRectF(rect.left() + 44, rect.center().y() - 21, 202, 22)
        write_in(painter, name, row.name, 16, _DEMI, INK)
        write_in(painter, QRectF(name.left(), rect.center().y() + 1, 202, min(19, half)), row.line, 13, _PLAIN, INK_2)
        middle = rect.center().y()
        if ranked < 1:
            self._had(painter, row, middle)
        elif standing.takes_part:
            self._counts(painter, row, middle)
            self._points(painter, row, middle)
        else:
            write_in(painter, QRectF(290, middle - 12, 200, 24), row.place, 14, _PLAIN, INK_2, italic=True)
            self._had(painter, row, middle)
        painter.restore()

    def _counts(self, painter: QPainter, row: CheckRow, middle: float) -> None:
        standing, course = row.standing, self.course
        told = [number for number in range(standing.figure) if course.token(number, self._now) > 0]
        if self.figures.check.coalition == NONE:
            shown = len(told)
            for x, count in zip(COUNTS, standing.counts, strict=True):
                if told or not standing.figure:
                    figure = str(min(count, max(0, shown)))
                    write_in(painter, QRectF(x - 30, middle - 16, 60, 32), figure, 17, _PLAIN, INK, MIDDLE)
                shown -= count
        else:
            self._tokens(painter, row, middle, len(told))
        if course.token(max(0, standing.figure - 1), self._now) >= 1:
            write_in(painter, QRectF(TALLY - 30, middle - 16, 60, 32), str(standing.figure), 20, _BOLD, INK, MIDDLE)

    def _tokens(self, painter: QPainter, row: CheckRow, middle: float, shown: int) -> None:
        """One, and a sign for each patriot, prize and gift, closer together where they are many."""
        patriots, prizes, gifts = row.standing.counts
        kinds = ["one"] + ["patriot"] * patriots + ["prize"] * prizes + ["gift"] * gifts
        step = min(28.0, 176.0 / max(1, len(kinds) - 1))
        for index, kind in enumerate(kinds[:shown]):
            at = QRectF(290 + index * step, middle - 13, 26, 26)
            if kind == "one":
                painter.setPen(QPen(INK, 1.5))
                painter.setBrush(palette.PAPER)
                painter.drawEllipse(at.adjusted(1, 1, -1, -1))
                write_in(painter, at, "1", 14, _DEMI, INK, MIDDLE)
            elif kind == "gift":
                pieces.paint_cylinder(painter, at, row.family, gift=True)
            else:
                coalition = self.figures.check.coalition
                drawing = signs.patriot_drawing(coalition) if kind == "patriot" else signs.prize_drawing(coalition)
                art.stamp(painter, drawing, at)

    @staticmethod
    def _had(painter: QPainter, row: CheckRow, middle: float) -> None:
        had = QRectF(TOTAL - 22, middle - 14, 30, 28)
        write_in(painter, had, str(row.standing.before), 16, _PLAIN, INK_2, MIDDLE)

    def _points(self, painter: QPainter, row: CheckRow, middle: float) -> None:
        shown = self.course.pill(self._now)
        self._had(painter, row, middle)
        if shown <= 0:
            return
        standing = row.standing
        write_in(painter, QRectF(PLACE - 44, middle - 16, 88, 32), row.place, 17, _DEMI, INK, MIDDLE)
        painter.save()
        painter.setOpacity(painter.opacity() * shown)
        pill = QRectF(PILL - 31, middle - 18, 62, 36)
        painter.setPen(QPen(INK if standing.points else palette.EDGE, 1.5))
        painter.setBrush(palette.GOLD_2 if standing.points else palette.VELLUM_2)
        painter.drawRoundedRect(pill, 17, 17)
        figure = f"+{standing.points}" if standing.points else "0"
        write_in(painter, pill, figure, 17, _BOLD, INK, MIDDLE)
        if self.figures.check.final:
            self._stamp(painter, QPointF(pill.right() + 12, pill.top() + 5))
        painter.restore()
        counted = standing.before + round(self.course.hop(self._now, standing.points))
        art.stamp(painter, "icon-chevron-right", QRectF(TOTAL + 14, middle - 6, 12, 12))
        write_in(painter, QRectF(TOTAL + 28, middle - 16, 44, 32), str(counted), 20, _BOLD, INK, MIDDLE)

    @staticmethod
    def _stamp(painter: QPainter, at: QPointF) -> None:
        """The points are doubled."""
        painter.save()
        painter.translate(at)
        painter.rotate(12)
        ring = QRectF(-13, -9, 26, 18)
        painter.setPen(QPen(FAMILIES["R"].accent, 2))
        painter.setBrush(palette.PAPER)
        painter.drawRoundedRect(ring, 4, 4)
        write_in(painter, ring, "×2", 13, _BOLD, FAMILIES["R"].accent, MIDDLE)
        painter.restore()

    @staticmethod
    def _tie(painter: QPainter, top: float, bottom: float, words: str) -> None:
        painter.setPen(QPen(palette.GOLD_3, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(
            QPolygonF(
                [
                    QPointF(BRACKET, top - 11),
                    QPointF(BRACKET + 6, top - 11),
                    QPointF(BRACKET + 6, bottom + 11),
                    QPointF(BRACKET, bottom + 11),
                ]
            )
        )
        lines_in(painter, QRectF(BRACKET + 10, top - 20, RIGHT - BRACKET - 8, bottom - top + 40), (words,), 12.5)


def write_in(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float,
    weight: QFont.Weight,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    italic: bool = False,
) -> None:
    painter.setPen(colour)
    draw_text(painter, rect, text, px, weight, align, 11.5, italic=italic)


def lines_in(painter: QPainter, rect: QRectF, texts: Sequence[str], px: float, colour: QColor = INK_2) -> None:
    """Paragraphs one below the other, in the middle of the height."""
    painter.setPen(colour)
    draw_text_lines(painter, rect, "\n".join(texts), px, align=Qt.AlignmentFlag.AlignVCenter)
