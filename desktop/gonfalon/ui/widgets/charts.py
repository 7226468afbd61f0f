"""Charts: a line for each family, the winning chances in the course of a game, and a proportion as a bar."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.texts.formatting import format_percent
from gonfalon.ui.look import art, palette
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.styling import ControlPainter, Surface, role_font, ui_scale

_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SEAL: Final = 26
_RISE: Final = 14
"""How far before a point a level line begins to rise to it."""
_BESIDE: Final = 11
"""How far apart the markers stand of families that have the same."""


class StepLine(NamedTuple):
    """Figures that change at certain times only; lines are level between them, and equal figures stand side by side.

    Each has an entry for every point.
    """

    at: Sequence[float]
    """When it was, in any unit."""
    seals: Sequence[str]
    """The drawing under the point, empty for none."""
    notes: Sequence[str]
    """What stands small under its label."""


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


def spread_apart(places: Sequence[float], least: float) -> list[float]:
    """Ascending places moved apart to stand at least so far from each other, between the first and the last."""
    least = min(least, (places[-1] - places[0]) / max(1, len(places) - 1))
    found = [places[0]]
    for place in places[1:]:
        found.append(max(place, found[-1] + least))
    limit = places[-1]
    for index in range(len(found) - 1, -1, -1):
        found[index] = min(found[index], limit)
        limit = found[index] - least
    return found


class Chart(QWidget):
    """The scores of all families after each round or marker, those at the start first."""

    def __init__(self) -> None:
        super().__init__()
        self._history: dict[str, tuple[int, ...]] = {}
        self._labels: tuple[str, ...] = ()
        self._steps: StepLine | None = None
        self._counted: float | None = None
        """Up to which point the lines are drawn, None for all of them."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_history(
        self, history: Mapping[str, tuple[int, ...]], labels: tuple[str, ...], steps: StepLine | None = None
    ) -> None:
        """Lists by family letter, all of one length; the labels stand under the points, as many as have room."""
        self._history, self._labels, self._steps = dict(history), labels, steps
        self.update()

    def count_to(self, point: float | None) -> None:
        """Draw the lines only up to a point, from 0, or between two; all of them for None."""
        self._counted = point
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._history:
            return
        painter, plot = ControlPainter(self), self._plot()
        top = self._lines_of_figures(painter, plot)
        across = self._across(plot)
        if self._steps is None:
            self._labels_below(painter, plot, across)
        else:
            self._steps_below(painter, plot, across, self._steps)
        lines = {
            family: [
                QPointF(x, plot.bottom() - plot.height() * score / top) for x, score in zip(across, line, strict=True)
            ]
            for family, line in self._history.items()
        }
        if self._counted is not None:
            lines = {family: _begun(points, self._counted) for family, points in lines.items()}
        for family, points in lines.items():
            self._line(painter, family, points)
        if self._steps is not None:
            painter.setPen(QPen(palette.INK, 1.6 * ui_scale(self)))
            painter.setBrush(palette.CREAM)
            painter.drawPath(marker("disc", QPointF(plot.left(), plot.bottom()), 5 * ui_scale(self)))
        self._ends(painter, {family: points[-1].y() for family, points in lines.items()})

    def _plot(self) -> QRectF:
        """Return the rectangle in which the lines run; the labels stand around it."""
        scale, metrics = ui_scale(self), QFontMetricsF(role_font(self, 14))
        below, right = metrics.height() + 10 * scale, self._ends_width()
        if self._steps is not None:
            notes = QFontMetricsF(self._notes_font())
            below += (_SEAL + 4) * scale + notes.height()
            right += max(0.0, notes.horizontalAdvance(self._steps.notes[-1]) / 2 - 10 * scale)
        wide = metrics.horizontalAdvance("888") + 8 * scale
        return QRectF(self.rect()).adjusted(wide, metrics.height() / 2 + 2, -right, -below)

    def _across(self, plot: QRectF) -> list[float]:
        """Return the horizontal position of each point."""
        rounds = max(len(line) for line in self._history.values()) - 1
        if self._steps is None:
            return [plot.left() + plot.width() * round_ / max(1, rounds) for round_ in range(rounds + 1)]
        at = self._steps.at
        length = max(at[-1] - at[0], 1)
        places = [plot.left() + plot.width() * (when - at[0]) / length for when in at]
        metrics = QFontMetricsF(self._notes_font())
        return spread_apart(
            places, max(metrics.horizontalAdvance(note) for note in self._steps.notes) + 8 * ui_scale(self)
        )

    def _notes_font(self) -> QFont:
        return role_font(self, 13)

    def _lines_of_figures(self, painter: ControlPainter, plot: QRectF) -> int:
        """Draw the level lines with their figures, and say which figure the highest stands for."""
        scale, colours, font = painter.unit, painter.colours, role_font(self, 14)
        metrics = QFontMetricsF(font)
        highest = max(1, *(score for line in self._history.values() for score in line))
        step = nice_step(highest, max(2, int(plot.height() / (metrics.height() * 1.7))))
        top = max(step, math.ceil(highest / step) * step)
        for score in range(0, top + 1, step):
            y = plot.bottom() - plot.height() * score / top
            painter.setPen(QPen(colours.recess if not colours.contrast else colours.edge, scale))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(0, y - metrics.height() / 2, plot.left() - 8 * scale, metrics.height())
            painter.words(label, str(score), font, colours.text_2, _RIGHT)
        return top

    def _labels_below(self, painter: ControlPainter, plot: QRectF, across: list[float]) -> None:
        scale, font = painter.unit, role_font(self, 14)
        metrics = QFontMetricsF(font)
        rounds = len(across) - 1
        widest = max((metrics.horizontalAdvance(words) for words in self._labels[1:]), default=0.0)
        apart = points_apart(widest + 4 * scale, plot.width(), rounds)
        for round_ in range(0, rounds + 1, apart):
            words = self._labels[round_]
            x, half = across[round_], metrics.horizontalAdvance(words)
            label = QRectF(max(0.0, x - half), plot.bottom() + 6 * scale, 2 * half, metrics.height())
            small = QFont(font)
            if not round_ and rounds >= apart:
                # The word before the first round ends where the next label begins.
                room = 2 * (across[apart] - metrics.horizontalAdvance(self._labels[apart]) - label.center().x())
                shrink_font(small, words, room)
            painter.setFont(small)
            painter.drawText(label, Qt.AlignmentFlag.AlignHCenter, words)

    def _steps_below(self, painter: ControlPainter, plot: QRectF, across: list[float], steps: StepLine) -> None:
        """A dashed line down to each point's seal, its label and its note; the word at the start stands beside them."""
        scale, colours = painter.unit, painter.colours
        font, notes = role_font(self, 14, QFont.Weight.DemiBold), self._notes_font()
        high, low = QFontMetricsF(font).height(), QFontMetricsF(notes).height()
        room = min((after - before for before, after in itertools.pairwise(across)), default=plot.width())
        widest = max(steps.notes, key=QFontMetricsF(notes).horizontalAdvance)
        shrink_font(notes, widest, room - 4 * scale)
        side = _SEAL * scale
        for x, label, seal, note in zip(across, self._labels, steps.seals, steps.notes, strict=True):
            y = plot.bottom() + 8 * scale
            if seal:
                painter.setPen(QPen(colours.edge, 1.2 * scale, Qt.PenStyle.DashLine))
                painter.drawLine(QPointF(x, plot.top()), QPointF(x, y))
                art.paint(painter, seal, QRectF(x - side / 2, y, side, side))
            y += side
            painter.setPen(colours.text)
            painter.setFont(font if seal else role_font(self, 14))
            half = painter.fontMetrics().horizontalAdvance(label) / 2
            painter.drawText(QRectF(max(0.0, x - half), y, 2 * half + 1, high), _MIDDLE, label)
            painter.words(QRectF(x - room, y + high, 2 * room, low), note, notes, colours.text_2, _MIDDLE)

    def _line(self, painter: ControlPainter, family: str, points: list[QPointF]) -> None:
        if self._steps is None:
            paint_line(painter, family, points, points, 3.6)
            return
        shifts = (QPointF(self._beside(family, at) * _BESIDE * painter.unit, 0) for at in range(1, len(points)))
        marks = [point + shift for point, shift in zip(points[1:], shifts, strict=True)]
        paint_line(painter, family, _level(points, _RISE * painter.unit), marks, 3.6)

    def _beside(self, family: str, index: int) -> float:
        """Return how many places a marker is shifted aside where several families have the same figure."""
        same = [other for other, line in self._history.items() if line[index] == self._history[family][index]]
        return same.index(family) - (len(same) - 1) / 2

    def _ends_font(self) -> QFont:
        return role_font(self, 20, QFont.Weight.Bold)

    def _ends_width(self) -> float:
        return QFontMetricsF(self._ends_font()).horizontalAdvance("88") + 62 * ui_scale(self)

    def _ends(self, painter: ControlPainter, heights: dict[str, float]) -> None:
        """Crest and score at the end of each line, moved apart where lines end close together."""
        scale = painter.unit
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
            left = self.width() - self._ends_width() + 16 * scale
            crest = QRectF(left, top + 1, high * 0.8, high - 2)
            art.paint(painter, f"crest-{palette.FAMILIES[family].key}", crest)
            words = QRectF(left + high * 0.8 + 6 * scale, top, self.width(), high)
            last = -1 if self._counted is None else int(self._counted)
            painter.words(words, str(self._history[family][last]), self._ends_font(), painter.colours.text)


def paint_line(
    painter: ControlPainter, family: str, points: Sequence[QPointF], marks: Sequence[QPointF], width: float
) -> None:
    """Draw the line of a family with its markers, so wide in design pixels."""
    look = palette.FAMILIES[family]
    pen = QPen(look.accent, width * painter.unit)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if look.pen:
        pen.setDashPattern(list(look.pen))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))
    large = width > 3
    painter.setPen(QPen(palette.INK, (1.6 if large else 1.0) * painter.unit))
    painter.setBrush(look.accent)
    for point in marks:
        painter.drawPath(marker(look.marker, point, (6.5 if large else 4.0) * painter.unit))


def shrink_font(font: QFont, words: str, room: float) -> None:
    """Make letters smaller until the words have room, but not too small to be read."""
    while font.pixelSize() > 10 and QFontMetricsF(font).horizontalAdvance(words) > room:
        font.setPixelSize(font.pixelSize() - 1)


def _begun(points: list[QPointF], until: float) -> list[QPointF]:
    """The points that have been counted, and how far the line has come to the next."""
    whole = int(until)
    found = points[: whole + 1]
    if whole + 1 < len(points):
        found.append(points[whole] + (points[whole + 1] - points[whole]) * (until - whole))
    return found


def _level(points: list[QPointF], rise: float) -> list[QPointF]:
    """A line that keeps its height until just before each next point."""
    found = points[:1]
    for before, after in itertools.pairwise(points):
        found += [QPointF(max(before.x(), after.x() - rise), before.y()), after]
    return found


def marker(kind: str, centre: QPointF, radius: float) -> QPainterPath:
    """The outline of a family's marker."""
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


ChanceCourse = Sequence[tuple[int, Sequence[float]]]


class WinChances(QWidget):
    """A line for each seat, which differ in colour, dashes and markers, and where one is now."""

    def __init__(self, x_of: Callable[[float], float]) -> None:
        """
        Args:
            x_of: where a step lies, from the left edge.
        """
        super().__init__()
        self.ground = Surface.PARCHMENT
        self._x_of = x_of
        self._course: ChanceCourse = ()
        self._families = ""
        self._step = 0
        self._heading = self._note = ""

    def show_course(self, course: ChanceCourse, families: str, heading: str, note: str, said: str) -> None:
        """Show these chances; `said` is what they are in words."""
        self._course, self._families, self._heading, self._note = course, families, heading, note
        self.setAccessibleName(heading)
        self.setAccessibleDescription(said)
        self.update()

    def show_step(self, step: int) -> None:
        """Stand at a step."""
        self._step = step
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale = painter.unit
        fine_panel(painter, "panel-parchment", QRectF(self.rect()))
        if not self._course:
            return
        small, bold = role_font(self, 12), role_font(self, 14)
        high = QFontMetricsF(bold).height()
        left, right = self._x_of(0), self._x_of(self._course[-1][0])
        plot = QRectF(left, 8 * scale + high, right - left, self.height() - 18 * scale - high)
        line = QRectF(left, 5 * scale, right - left, high)
        heading = f"{self._heading}, %"
        painter.words(line, heading, bold, palette.INK)
        room = plot.width() - QFontMetricsF(bold).horizontalAdvance(heading) - 12 * scale
        note = QFontMetricsF(small).elidedText(self._note, Qt.TextElideMode.ElideRight, room)
        painter.words(line, note, small, palette.INK_2, _RIGHT)
        margin = plot.left() - 5 * scale
        shrink_font(small, "100", margin - 3 * scale)
        tall = QFontMetricsF(small).height()
        for percent in (0, 50, 100):
            y = plot.bottom() - percent / 100 * plot.height()
            painter.setPen(QPen(palette.EDGE, scale))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.words(QRectF(0, y - tall / 2, margin, tall), str(percent), small, palette.INK_2, _RIGHT)
        painter.setPen(QPen(palette.INK, 1.6 * scale))
        here = self._x_of(self._step)
        painter.drawLine(QPointF(here, plot.top()), QPointF(here, plot.bottom()))
        for seat, family in enumerate(self._families):
            points = [
                QPointF(self._x_of(step), plot.bottom() - shares[seat] * plot.height()) for step, shares in self._course
            ]
            paint_line(painter, family, points, points[:: max(1, len(points) // 6)], 2.6)
        self._ends(painter, plot, scale)

    def _ends(self, painter: QPainter, plot: QRectF, scale: float) -> None:
        """A crest at the end of each line, moved apart where lines end close together."""
        shares = self._course[-1][1]
        order = sorted(range(len(self._families)), key=lambda seat: -shares[seat])
        side = min(18 * scale, (self.height() - 8 * scale) / len(order))
        wanted = [plot.bottom() - shares[seat] * plot.height() for seat in order]
        low = self.height() - side / 2 - 4 * scale
        places = spread_apart([min(wanted[0], low - side * (len(order) - 1)), *wanted[1:-1], low], side)
        for seat, y in zip(order, places, strict=True):
            crest = QRectF(plot.right() + 6 * scale, y - side / 2, side * 0.8, side)
            art.paint(painter, f"crest-{palette.FAMILIES[self._families[seat]].key}", crest)


class ProportionBar(QWidget):
    """A bar that shows a share of a whole, from 0 to 1."""

    def __init__(self, share: float, colour: QColor, *, figured: bool = True) -> None:
        """
        Args:
            share: what is shown at first.
            colour: that of the share.
            figured: whether the share stands beside it in figures.
        """
        super().__init__()
        self._share, self._colour, self._figured = share, colour, figured

    @property
    def share(self) -> float:
        """The share that the bar shows."""
        return self._share

    def show_share(self, share: float) -> None:
        """Show another share."""
        if share != self._share:
            self._share = share
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, round((20 if self._figured else 12) * ui_scale(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, font, room = ControlPainter(self), role_font(self, 14, QFont.Weight.Bold), 0.0
        scale = painter.unit
        if self._figured:
            painter.words(QRectF(self.rect()), f"{format_percent(self._share)}\u00a0%", font, palette.INK, _RIGHT)
            room = painter.fontMetrics().horizontalAdvance("100\u00a0%") + 8 * scale
        rail = QRectF(0, self.height() / 2 - 4 * scale, self.width() - room, 8 * scale)
        painter.box(rail, 4, palette.VELLUM_2, palette.EDGE)
        rail.setWidth(max(8 * scale, rail.width() * self._share))
        painter.box(rail, 4, self._colour, palette.EDGE)
