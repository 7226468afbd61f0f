"""Marks over the scene: lines from card to card, flashes, badges of a changed number, the frame of a past position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QParallelAnimationGroup, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.texts.log_entries import PointerSign
from gonfalon.ui.board.animation_queue import AnimationSettings, animate
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.look import art, state_marks, theme
from gonfalon.ui.look.palette import CREAM, GOLD_1, INK, LOSS
from gonfalon.ui.widgets.styling import painted_property

COIN: Final = "coin-1"
SIGNS: Final[Mapping[PointerSign, str]] = {
    "knife": "marker-eliminated",
    "hand": "marker-hand",
    "eye": "icon-search",
}
LINE, HEAD, SIGN, THREAD = 5.0, 15.0, 28.0, 2.4
"""In design pixels: how wide the line is, how long its head, how large its sign, how wide the thread."""
DIM: Final = QColor(14, 8, 3, 120)
FLASH_MS = 180
"""How long a flash is once, at the usual speed; there are two."""
AIR = 30.0
"""Around everything, so that nothing is left behind."""


class TargetLineItem(QGraphicsObject):
    """The line from what does something to each thing that it is done to."""

    def __init__(
        self,
        sign: PointerSign,
        cause: QRectF | None,
        victims: Sequence[QRectF],
        panels: Sequence[QRectF],
        unit: float,
        counts: Sequence[int] = (),
        *,
        strikes: bool = True,
        coin: str = COIN,
    ) -> None:
        """
        Args:
            sign: what is done.
            cause: where the thing lies that does it; None where it is nowhere to be seen.
            victims: where the things lie to which it is done.
            panels: of the players to whom it is done.
            unit: what ornaments are multiplied by on this table.
            counts: for each of these things how often it is done to it; once where nothing is said.
            strikes: whether something is done to these things, and they do not only come to lie there.
            coin: the drawing of what is paid with on this table.
        """
        super().__init__()
        self.drawing = SIGNS.get(sign, coin)
        self._victims = victims
        self._counts = counts
        self._strikes = strikes
        self._unit = unit
        self._drawn = 1.0
        self._lines: list[QPainterPath] = []
        self._threads: list[QPainterPath] = []
        if cause is not None:
            self._lines = [arc_path(cause, victim, unit) for victim in victims if victim != cause]
        begins = victims[-1] if victims else cause
        if begins is not None and victims:
            self._threads = [_thread(begins, panel) for panel in panels]
        elif begins is not None:
            self._lines = [_thread(begins, panel) for panel in panels]
        whole = united([*(path.boundingRect() for path in (*self._lines, *self._threads)), *victims])
        self._whole = whole.adjusted(-AIR * unit, -AIR * unit, AIR * unit, AIR * unit)
        self.setZValue(880)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    drawn = painted_property("_drawn")
    """How much of the line there is, from 0 to 1; its sign, the brackets and the thread come with the last of it."""

    def boundingRect(self) -> QRectF:
        return self._whole

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._unit
        for line in self._lines:
            self._paint_line(painter, line)
        if self._drawn < 1.0:
            return
        for victim in self._victims if self._strikes else ():
            state_marks.target_brackets(painter, victim)
        for victim, count in zip(self._victims, self._counts, strict=False):
            if count > 1:
                state_marks.pill(painter, victim.topRight(), f"×{count}", 14 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        dots = QPen(CREAM, THREAD * unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        dots.setDashPattern([0.01, 3])
        painter.setPen(dots)
        for thread in self._threads:
            painter.drawPath(thread)
        side = SIGN * unit
        for line in self._lines:
            middle = line.pointAtPercent(0.5)
            art.paint(painter, self.drawing, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))

    def _paint_line(self, painter: QPainter, line: QPainterPath) -> None:
        unit, steps = self._unit, 32
        seen = max(1, round(steps * self._drawn))
        points = QPolygonF([line.pointAtPercent(step / steps * 0.97) for step in range(seen + 1)])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        head = QPolygonF()
        if self._drawn >= 1.0:
            tip = line.pointAtPercent(1.0)
            back = (
                line.pointAtPercent(0.0)
                if line.length() < HEAD * unit
                else line.pointAtPercent(line.percentAtLength(line.length() - HEAD * unit))
            )
            along = (tip - back) * 0.55
            across = QPointF(-along.y(), along.x())
            head = QPolygonF([tip, back + across, back - across])
        for wide, colour in ((LINE + 4, INK), (LINE, GOLD_1)):
            painter.setPen(QPen(colour, wide * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(points)
            if not head.isEmpty():
                painter.setBrush(colour)
                painter.setPen(QPen(colour, (4 if colour == INK else 0.5) * unit))
                painter.drawPolygon(head)


def arc_path(cause: QRectF, victim: QRectF, unit: float) -> QPainterPath:
    """A bow over what lies between, from edge to edge; what lies higher or lower is reached on the shortest way."""
    below, above = victim.top() > cause.bottom(), victim.bottom() < cause.top()
    if below or above:
        begin = QPointF(cause.center().x(), cause.bottom() - 6 * unit if below else cause.top() + 6 * unit)
        end = QPointF(victim.center().x(), victim.top() if below else victim.bottom())
        path = QPainterPath(begin)
        path.quadTo(QPointF(end.x(), begin.y()), end)
        return path
    rightwards = victim.center().x() > cause.center().x()
    side = 0.22 if rightwards else -0.22
    begin = QPointF(cause.center().x() + cause.width() * side, cause.top() + 6 * unit)
    end = QPointF(victim.center().x() - victim.width() * side * 0.5, victim.top() + 12 * unit)
    rise = 44 * unit + 0.08 * abs(end.x() - begin.x())
    path = QPainterPath(begin)
    middle = (begin + end) / 2
    path.quadTo(QPointF(middle.x(), min(begin.y(), end.y()) - rise), end)
    return path


def _thread(begin: QRectF, panel: QRectF) -> QPainterPath:
    """Return the path from a thing to a panel, whether the panel is above or below it."""
    below = panel.center().y() > begin.center().y()
    start = QPointF(begin.center().x(), begin.bottom() if below else begin.top())
    end = QPointF(panel.center().x(), panel.top() if below else panel.bottom())
    path = QPainterPath(start)
    path.quadTo(QPointF(end.x(), start.y()), end)
    return path


class DimItem(QGraphicsObject):
    """A shade over a part of the table, from which what matters now stands out."""

    def __init__(self, stage: QRectF, lit: Sequence[QRectF]) -> None:
        super().__init__()
        self._shade = QPainterPath()
        self._shade.addRoundedRect(stage, 12, 12)
        for rect in lit:
            light = QPainterPath()
            light.addRoundedRect(rect.adjusted(-7, -7, 7, 7), 10, 10)
            self._shade -= light
        # Over what lies on the table, under what is taken off it.
        self.setZValue(450)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def holds(self, point: QPointF) -> bool:
        """Return whether a point of the scene lies in the shade."""
        return self._shade.contains(point)

    def boundingRect(self) -> QRectF:
        return self._shade.boundingRect()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._shade, DIM)


class LightItem(QGraphicsObject):
    """The pool of light on the table around the panel of whoever decides."""

    def __init__(self) -> None:
        super().__init__()
        self._pool = QRectF()
        self.setZValue(-100)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shine_on(self, panel: QRectF | None) -> None:
        """Shine on a panel, None for nobody's."""
        pool = QRectF()
        if panel is not None and theme.current().light is not None:
            across, down = min(180.0, panel.width() * 0.7), max(110.0, panel.height())
            pool = panel.adjusted(-across, -down, across, down)
        if pool != self._pool:
            self.prepareGeometryChange()
            self._pool = pool
            self.update()

    def boundingRect(self) -> QRectF:
        return self._pool

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        light = theme.current().light
        if light is not None and not self._pool.isEmpty():
            state_marks.pool_of_light(painter, self._pool, light)


class FlashItem(QGraphicsObject):
    """The frame of light around a panel; with a second line of red inside where something is lost."""

    def __init__(self, panel: QRectF, loses: bool, unit: float) -> None:
        super().__init__()
        self._panel, self.loses, self._unit = panel, loses, unit
        self.setZValue(870)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def blink(self, motion: AnimationSettings, group: QParallelAnimationGroup) -> None:
        """Light up twice while other things move."""
        light = animate(
            self, b"opacity", 1.0, 2 * motion.ms(FLASH_MS), QEasingCurve.Type.Linear, start=0.0, group=group
        )
        for way, seen in ((0.25, 1.0), (0.5, 0.35), (0.75, 1.0)):
            light.setKeyValueAt(way, seen)

    def boundingRect(self) -> QRectF:
        return self._panel.adjusted(-20, -20, 20, 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state_marks.outer_glow(painter, self._panel, 6, 0.6, 16)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lines: list[tuple[QColor, float]] = [(CREAM, 1.5)]
        if self.loses:
            lines.append((LOSS, 4.5))
        for colour, inset in lines:
            painter.setPen(QPen(colour, 3))
            painter.drawRoundedRect(self._panel.adjusted(inset, inset, -inset, -inset), 6, 6)


ABOVE = 890.0
"""Over cards and panels, under what flies."""


class DeltaBadgeItem(QGraphicsObject):
    """Gain, loss or no change, certain or perhaps; its middle is the origin."""

    def __init__(self, change: int, unit: float, words: str = "", *, certain: bool = True) -> None:
        """
        Args:
            change: by how much the figure is, or would be, more.
            unit: what text is multiplied by on this table.
            words: what is said after the figure, as of which card it is lost; mostly nothing.
            certain: False for what happens only perhaps.
        """
        super().__init__()
        self.change, self.words, self.certain = change, words, certain
        self._unit = unit
        self.setZValue(ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def put(self, at: QPointF, inside: QRectF) -> None:
        """Stand at a point of the scene, or so near to it that all of it is inside."""
        size = self.boundingRect().size() / 2
        self.setPos(
            max(inside.left() + size.width(), min(at.x(), inside.right() - size.width())),
            max(inside.top() + size.height(), min(at.y(), inside.bottom() - size.height())),
        )

    def boundingRect(self) -> QRectF:
        text = state_marks.change_text(self.change, self.words)
        return state_marks.change_pill_rect(QPointF(), text, self._unit).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        state_marks.change_pill(painter, QPointF(), self.change, self._unit, self.words, certain=self.certain)


class HistoryFrame(QGraphicsObject):
    """A dashed frame with words in the middle of an edge."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._unit = 1.0
        self.words = ""
        self.above = False
        """Whether the words stand on the upper edge, because something may lie over the lower one."""
        self.setZValue(860)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_words(self, words: str, rect: QRectF, unit: float) -> None:
        """Frame a rectangle of the scene and say what it shows; nothing for no words."""
        self.prepareGeometryChange()
        self.words, self._rect, self._unit = words, rect, unit
        self.setVisible(bool(words))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-20, -20, 20, 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = QPen(CREAM, 2 * self._unit)
        line.setDashPattern([4, 3])
        painter.setPen(line)
        painter.drawRoundedRect(self._rect, 8, 8)
        edge = self._rect.top() if self.above else self._rect.bottom()
        state_marks.pill(
            painter, QPointF(self._rect.center().x(), edge), self.words, 14 * self._unit, self._rect.width() * 0.9
        )
