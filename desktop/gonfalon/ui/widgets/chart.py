"""Figures round by round, or marker by marker: a line for each family, told apart by colour, dashes and markers."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.look import art, palette
from gonfalon.ui.widgets.dress import dress, role_font, unit

__all__ = ["Chart", "nice_step", "points_apart"]


def nice_step(highest: int, lines: int) -> int:
    """The least of 1, 2, 5, 10, 20, 50... with which at most `lines` grid lines reach `highest`."""
    step, factors = 1, (2.0, 2.5, 2.0)
    index = 0
    while highest / step > lines:
        step = round(step * factors[index % 3])
        index += 1
    return step


def points_apart(wide: float, room: float, rounds: int) -> int:
    """Under every how-manieth point a label so wide can stand, where so many rounds share the room."""
    return max(1, math.ceil(wide * rounds / max(1.0, room)))


class Chart(QWidget):
    """The scores of all families after each round or marker, those at the start first."""

    def __init__(self) -> None:
        super().__init__()
        self._history: dict[str, tuple[int, ...]] = {}
        self._labels: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_history(self, history: Mapping[str, tuple[int, ...]], labels: tuple[str, ...]) -> None:
        """Lists by family letter, all of one length; the labels stand under the points, as many as have room."""
        self._history, self._labels = dict(history), labels
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._history:
            return
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = role_font(self, 14)
        metrics = QFontMetricsF(font)
        scores = [score for line in self._history.values() for score in line]
        plot = QRectF(self.rect()).adjusted(
            metrics.horizontalAdvance("888") + 8 * scale,
            metrics.height() / 2 + 2,
            -self._ends_width(),
            -metrics.height() - 10 * scale,
        )
        step = nice_step(max(*scores, 1), max(2, int(plot.height() / (metrics.height() * 1.7))))
        top = max(step, math.ceil(max(*scores, 1) / step) * step)
        rounds = max(len(line) for line in self._history.values()) - 1

        def place(round_: int, score: int) -> QPointF:
            x = plot.left() + plot.width() * round_ / max(1, rounds)
            return QPointF(x, plot.bottom() - plot.height() * score / top)

        painter.setFont(font)
        for score in range(0, top + 1, step):
            y = place(0, score).y()
            painter.setPen(QPen(colours.recess if not colours.contrast else colours.edge, scale))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(colours.text_2)
            label = QRectF(0, y - metrics.height() / 2, plot.left() - 8 * scale, metrics.height())
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(score))
        widest = max((metrics.horizontalAdvance(words) for words in self._labels[1:]), default=0.0)
        apart = points_apart(widest + 4 * scale, plot.width(), rounds)
        for round_ in range(0, rounds + 1, apart):
            words = self._labels[round_]
            x, half = place(round_, 0).x(), metrics.horizontalAdvance(words)
            label = QRectF(max(0.0, x - half), plot.bottom() + 6 * scale, 2 * half, metrics.height())
            small = QFont(font)
            if not round_ and rounds >= apart:
                # The word before the first round ends where the next label begins.
                room = 2 * (place(apart, 0).x() - metrics.horizontalAdvance(self._labels[apart]) - label.center().x())
                while small.pixelSize() > 10 and QFontMetricsF(small).horizontalAdvance(words) > room:
                    small.setPixelSize(small.pixelSize() - 1)
            painter.setFont(small)
            painter.drawText(label, Qt.AlignmentFlag.AlignHCenter, words)
        for family, line in self._history.items():
            self._line(painter, family, [place(round_, score) for round_, score in enumerate(line)], scale)
        self._ends(painter, {family: place(rounds, line[-1]).y() for family, line in self._history.items()}, plot)

    def _line(self, painter: QPainter, family: str, points: list[QPointF], scale: float) -> None:
        look = palette.FAMILIES[family]
        pen = QPen(look.accent, 3.6 * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
        if look.pen:
            pen.setDashPattern(list(look.pen))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(palette.INK, 1.6 * scale))
        painter.setBrush(look.accent)
        for point in points:
            painter.drawPath(_marker(look.marker, point, 6.5 * scale))

    def _ends_font(self) -> QFont:
        return role_font(self, 20, QFont.Weight.Bold)

    def _ends_width(self) -> float:
        return QFontMetricsF(self._ends_font()).horizontalAdvance("88") + 62 * unit(self)

    def _ends(self, painter: QPainter, heights: dict[str, float], plot: QRectF) -> None:
        """Crest and score at the end of each line, moved apart where lines end close together."""
        scale = unit(self)
        high = max(34 * scale, QFontMetricsF(self._ends_font()).height())
        high = min(high, self.height() / max(1, len(heights)))
        order = sorted(heights, key=lambda family: heights[family])
        tops: list[float] = []
        for family in order:
            wanted = heights[family] - high / 2
            tops.append(max(wanted, tops[-1] + high) if tops else max(0.0, wanted))
        low = self.height() - high
        for index in range(len(tops) - 1, -1, -1):
            tops[index] = min(tops[index], low)
            low = tops[index] - high
        for family, top in zip(order, tops, strict=True):
            left = plot.right() + 16 * scale
            crest = QRectF(left, top + 1, high * 0.8, high - 2)
            art.paint(painter, f"crest-{palette.FAMILIES[family].key}", crest)
            painter.setFont(self._ends_font())
            painter.setPen(dress(self).text)
            words = QRectF(left + high * 0.8 + 6 * scale, top, self.width(), high)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, str(self._history[family][-1]))


def _marker(kind: str, centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    if kind == "disc":
        path.addEllipse(centre, radius, radius)
        return path
    if kind == "square":
        side = radius * 0.88
        path.addRect(QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side))
        return path
    corners = {"triangle": 3, "diamond": 4, "star": 10}[kind]
    reach = radius * 1.2
    for index in range(corners):
        angle = -math.pi / 2 + 2 * math.pi * index / corners
        length = reach * 0.5 if kind == "star" and index % 2 else reach
        point = centre + QPointF(math.cos(angle) * length, math.sin(angle) * length)
        if index:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
