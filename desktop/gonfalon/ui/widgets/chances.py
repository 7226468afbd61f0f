"""The chances of all families in the course of a game, over the axis of a timeline."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gonfalon.ui.look import art, palette
from gonfalon.ui.widgets.chart import marker, shrink, spread
from gonfalon.ui.widgets.dress import Ground, role_font, unit
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["Chances"]

Course = Sequence[tuple[int, Sequence[float]]]


class Chances(QWidget):
    """A line for each seat, which differ in colour, dashes and markers, and where one is now."""

    def __init__(self, x_of: Callable[[float], float]) -> None:
        """
        Args:
            x_of: where a step lies, from the left edge.
        """
        super().__init__()
        self.ground = Ground.PARCHMENT
        self._x_of = x_of
        self._course: Course = ()
        self._families = ""
        self._step = 0
        self._heading = self._note = ""

    def show_course(self, course: Course, families: str, heading: str, note: str, said: str) -> None:
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
        painter, scale = QPainter(self), unit(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fine_panel(painter, "panel-parchment", QRectF(self.rect()))
        if not self._course:
            return
        small, bold = role_font(self, 12), role_font(self, 14)
        high = QFontMetricsF(bold).height()
        left, right = self._x_of(0), self._x_of(self._course[-1][0])
        plot = QRectF(left, 8 * scale + high, right - left, self.height() - 18 * scale - high)
        painter.setFont(bold)
        painter.setPen(palette.INK)
        line = QRectF(left, 5 * scale, right - left, high)
        heading = f"{self._heading}, %"
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, heading)
        painter.setFont(small)
        painter.setPen(palette.INK_2)
        room = plot.width() - QFontMetricsF(bold).horizontalAdvance(heading) - 12 * scale
        note = QFontMetricsF(small).elidedText(self._note, Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, note)
        margin = plot.left() - 5 * scale
        shrink(small, "100", margin - 3 * scale)
        painter.setFont(small)
        tall = QFontMetricsF(small).height()
        for percent in (0, 50, 100):
            y = plot.bottom() - percent / 100 * plot.height()
            painter.setPen(QPen(palette.EDGE, scale))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(palette.INK_2)
            figure = QRectF(0, y - tall / 2, margin, tall)
            painter.drawText(figure, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(percent))
        painter.setPen(QPen(palette.INK, 1.6 * scale))
        here = self._x_of(self._step)
        painter.drawLine(QPointF(here, plot.top()), QPointF(here, plot.bottom()))
        for seat, family in enumerate(self._families):
            points = [
                QPointF(self._x_of(step), plot.bottom() - shares[seat] * plot.height()) for step, shares in self._course
            ]
            self._line(painter, family, points, scale)
        self._ends(painter, plot, scale)

    @staticmethod
    def _line(painter: QPainter, family: str, points: Sequence[QPointF], scale: float) -> None:
        look = palette.FAMILIES[family]
        pen = QPen(look.accent, 2.6 * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
        if look.pen:
            pen.setDashPattern(list(look.pen))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(palette.INK, scale))
        painter.setBrush(look.accent)
        apart = max(1, len(points) // 6)
        for point in points[::apart]:
            painter.drawPath(marker(look.marker, point, 4 * scale))

    def _ends(self, painter: QPainter, plot: QRectF, scale: float) -> None:
        """A crest at the end of each line, moved apart where lines end close together."""
        shares = self._course[-1][1]
        order = sorted(range(len(self._families)), key=lambda seat: -shares[seat])
        side = min(18 * scale, (self.height() - 8 * scale) / len(order))
        wanted = [plot.bottom() - shares[seat] * plot.height() for seat in order]
        low = self.height() - side / 2 - 4 * scale
        places = spread([min(wanted[0], low - side * (len(order) - 1)), *wanted[1:-1], low], side)
        for seat, y in zip(order, places, strict=True):
            crest = QRectF(plot.right() + 6 * scale, y - side / 2, side * 0.8, side)
            art.paint(painter, f"crest-{palette.FAMILIES[self._families[seat]].key}", crest)
