"""The paper on which a Dominance Check is told: blocks, the verdict, who scores what, and the track of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, QEasingCurve, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gonfalon.games.pamir.rules.words import BLOCKS, NONE
from gonfalon.games.pamir.window.check_course import Course
from gonfalon.games.pamir.window.check_figures import CheckFigures, CheckRow
from gonfalon.games.pamir.window.check_track import paint_track
from gonfalon.games.pamir.window.look import pieces, signs
from gonfalon.ui.board.furniture import fitted, write, write_lines
from gonfalon.ui.look import art, fonts, palette, panels
from gonfalon.ui.look.palette import FAMILIES, INK, INK_2, RUBRIC

__all__ = ["SIZE", "CheckPaper"]

SIZE: Final = QSizeF(1000, 720)
"""All lengths are those of a window 1280 wide; the paper is scaled as a whole."""
RESOLVED, FORESEEN = 0.0, -44.0
"""A forecast has no ribbon of steps, so everything below it lies higher."""
LEFT, RIGHT = 36.0, 964.0
RIBBON: Final = QRectF(LEFT, 90, 926, 32)
NAMES, SLOTS, SLOT = 72.0, 156.0, 25.5
"""Where the names of the coalitions begin, where the first block lies, and how far each is from the next."""
VERDICT: Final = QRectF(560, 142, 404, 150)
SEAL = 72.0
TABLE_TOP = 310.0
ROW = 49.0
ROWS = 222.0
"""The rows come closer where there are five of them."""
TRACK: Final = QRectF(32, 572, 936, 50)
FOOT = 638.0
BUTTONS: Final = QRectF(714, 640, 250, 50)
"""Where the button is, which is no part of the paper."""
TALLY: Final = 503.0
PLACE, PILL, TOTAL = 602.0, 698.0, 800.0
BRACKET = 872.0
COUNTS: Final = (318.0, 380.0, 440.0)
FAINT = 0.45

_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_BOUNCE = QEasingCurve(QEasingCurve.Type.OutBounce)
_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_BOLD = QFont.Weight.Bold
_DEMI = QFont.Weight.DemiBold
_PLAIN = QFont.Weight.Normal


class CheckPaper(QWidget):
    """Paints the figures as far as they are told."""

    def __init__(self, parent: QWidget, figures: CheckFigures) -> None:
        super().__init__(parent)
        self.figures = figures
        self.course = Course.of(figures.check)
        self._now = self.course.ends
        self.foot_right = BUTTONS.left()
        """How far the lines at the foot may reach; beyond are buttons."""

    @property
    def scale(self) -> float:
        """How large the paper is."""
        return self.width() / SIZE.width()

    def sizeHint(self) -> QSize:
        return SIZE.toSize()

    def _get_now(self) -> float:
        return self._now

    def tell_until(self, now: float) -> None:
        """Show it as it is at a moment of its course."""
        if now != self._now:
            self._now = now
            self.update()

    now = Property(float, _get_now, tell_until)
    """The moment of the course, in milliseconds at the usual speed."""

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        panels.nine_slice(painter, "panel-parchment", QRectF(self.rect()))
        painter.scale(self.scale, self.scale)
        self._head(painter)
        if self.figures.steps:
            self._ribbon(painter)
        painter.save()
        painter.translate(0, RESOLVED if self.figures.steps else FORESEEN)
        self._blocks(painter)
        self._verdict(painter)
        self._table(painter)
        painter.restore()
        if self.figures.steps:
            seats = [(row.family, row.standing.before, row.standing.points) for row in self.figures.rows]
            paint_track(painter, TRACK, self.figures.points, seats, lambda points: self.course.hop(self._now, points))
        else:
            self._changes(painter)
        self._foot(painter)

    def _head(self, painter: QPainter) -> None:
        art.stamp(painter, "pamir-dominance", QRectF(38, 20, 58, 58))
        room = RIGHT - 114
        _write(painter, QRectF(114, 14, room, 40), self.figures.title, 28, _DEMI, INK)
        _write(painter, QRectF(114, 52, room, 24), self.figures.detail, 15, _PLAIN, INK_2)

    def _ribbon(self, painter: QPainter) -> None:
        steps, now = self.figures.steps, self.course.step(self._now)
        wide = RIBBON.width() / len(steps)
        for step, words in enumerate(steps):
            left, top, tip = RIBBON.left() + step * wide, RIBBON.top(), 10.0
            right, bottom = left + wide - 4, RIBBON.bottom()
            middle = RIBBON.center().y()
            shape = QPolygonF(
                [QPointF(left, top), QPointF(right - tip, top), QPointF(right, middle), QPointF(right - tip, bottom)]
                + [QPointF(left, bottom)]
                + ([QPointF(left + tip, middle)] if step else [])
            )
            done, current = step < now, step == now
            painter.setPen(QPen(INK if done or current else palette.EDGE, 1.5))
            painter.setBrush(palette.GOLD_1 if current else palette.VELLUM_2 if done else palette.PAPER)
            painter.drawPolygon(shape)
            words_at = QRectF(left + 25, top, wide - 70, RIBBON.height())
            _write(painter, words_at, words, 15, _DEMI, INK if done or current else INK_2)
            _mark(painter, QPointF(right - 28, middle), done=done, current=current)

    def _blocks(self, painter: QPainter) -> None:
        check, course = self.figures.check, self.course
        first, second, _ = check.order
        tops = {coalition: 170.0 + 41 * row for row, coalition in enumerate(check.order)}
        if check.coalition != NONE:
            self._surplus(painter, check.blocks[second], check.blocks[first])
        longest = max(self.figures.coalitions, key=QFontMetricsF(fonts.font(18, _DEMI)).horizontalAdvance)
        px = fitted(longest, 18, _DEMI, SLOTS - NAMES - 6).pixelSize() / fonts.text_scale()
        number = 0
        for coalition in check.order:
            middle = tops[coalition] + 21
            art.stamp(painter, signs.coalition_drawing(coalition), QRectF(37, middle - 14, 28, 28))
            bold = _DEMI if coalition == check.coalition else _PLAIN
            _write(
                painter,
                QRectF(NAMES, middle - 16, SLOTS - NAMES, 32),
                self.figures.coalitions[coalition],
                px,
                bold,
                INK,
            )
            counted = 0
            for slot in range(max(BLOCKS, check.blocks[coalition])):
                at = QPointF(SLOTS + slot * SLOT + 12, middle)
                if slot >= check.blocks[coalition]:
                    self._empty_slot(painter, at)
                    continue
                flown = course.block(number, self._now)
                counted += flown >= 1.0
                road = slot >= check.armies[coalition]
                self._block(painter, coalition, road, at, flown)
                number += 1
            shown = str(counted)
            _write(painter, QRectF(470, middle - 18, 40, 36), shown, 24, _BOLD, INK, _MIDDLE)

    def _block(self, painter: QPainter, coalition: int, road: bool, at: QPointF, flown: float) -> None:
        if flown <= 0.0:
            self._empty_slot(painter, at)
            return
        side = 27.0 if road else 25.0
        eased = _OUT.valueForProgress(flown)
        # They come from the map, which lies on the left beneath the paper.
        x = at.x() * eased + (LEFT - 40) * (1 - eased)
        y = at.y() - 60 * eased * (1 - eased)
        sunk = self.course.sunk(self._now) if self.figures.steps else 0.0
        painter.save()
        painter.setOpacity(min(1.0, 2 * flown) * (1 - 0.65 * sunk))
        drawing = signs.road_drawing(coalition) if road else signs.army_drawing(coalition)
        art.stamp(painter, drawing, QRectF(x - side / 2, y - side / 2 + 8 * sunk, side, side))
        painter.restore()

    @staticmethod
    def _empty_slot(painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(palette.EDGE, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 4, 4)

    def _surplus(self, painter: QPainter, second: int, first: int) -> None:
        """The box around the blocks that the dominant coalition has more, and the line down to the next."""
        opened = self.course.box(self._now)
        if opened <= 0:
            return
        left = SLOTS + second * SLOT
        box = QRectF(left, 172, (first - second) * SLOT * opened, 38)
        painter.setPen(QPen(palette.GOLD_3, 1.5))
        painter.setBrush(palette.GOLD_1)
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QPen(FAMILIES["R"].accent, 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(left, box.bottom()), QPointF(left, 251))
        middle = left + (first - second) * SLOT / 2
        _write(painter, QRectF(middle - 90, 146, 180, 24), self.figures.lead, 15, _DEMI, RUBRIC, _MIDDLE)

    def _verdict(self, painter: QPainter) -> None:
        figures, box = self.figures, VERDICT
        shown = self.course.box(self._now)
        if shown <= 0:
            return
        painter.save()
        painter.setOpacity(shown)
        painter.setPen(QPen(palette.GOLD_2, 1.5))
        painter.setBrush(palette.HIGHLIGHT)
        painter.drawRoundedRect(box, 7, 7)
        painter.restore()
        dropped = self.course.seal(self._now)
        if dropped <= 0:
            return
        eased = _BOUNCE.valueForProgress(dropped)
        side = SEAL * (1.5 - 0.5 * eased)
        centre = QPointF(box.left() + 58, box.top() + 62)
        coalition = figures.check.coalition
        seal = "pamir-no-coalition" if coalition == NONE else signs.coalition_drawing(coalition)
        painter.save()
        painter.setOpacity(min(1.0, 2 * dropped))
        # One picture for all sizes: a drawing of each would be too slow while it falls.
        picture = art.pixmap(seal, SEAL * self.scale, SEAL * self.scale, self.devicePixelRatioF())
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
        room = QRectF(box.left() + 112, box.top() + 8, box.width() - 120, box.height() - 14)
        _write(painter, QRectF(room.left(), room.top(), room.width(), 34), figures.verdict, 23, _DEMI, INK)
        _lines(painter, room.adjusted(0, 36, 0, 0), figures.reasons, 14.5)
        painter.restore()

    # -- the seats -----------------------------------------------------------------------------------------------------

    def _table(self, painter: QPainter) -> None:
        figures = self.figures
        painter.setPen(QPen(palette.GOLD_3, 1.5))
        painter.drawLine(QPointF(LEFT, TABLE_TOP - 6), QPointF(RIGHT, TABLE_TOP - 6))
        ranked = self.course.ranked(self._now)
        top, high = TABLE_TOP, 24.0
        player, *counted, place, points, total = figures.columns
        _write(painter, QRectF(LEFT, top, 240, high), player, 14.5, _DEMI, RUBRIC)
        _write(painter, QRectF(TOTAL - 30, top, 96, high), total, 14.5, _DEMI, RUBRIC, _MIDDLE)
        if ranked > 0:
            # What is counted follows from the verdict.
            painter.save()
            painter.setOpacity(ranked)
            if len(counted) == 1:
                _write(painter, QRectF(290, top, 240, high), counted[0], 14.5, _DEMI, RUBRIC)
            else:
                for x, words in zip((*COUNTS, TALLY), counted, strict=True):
                    _write(painter, QRectF(x - 34, top, 66, high), words, 14.5, _DEMI, RUBRIC, _MIDDLE)
            for x, words in ((PLACE, place), (PILL, points)):
                _write(painter, QRectF(x - 48, top, 96, high), words, 14.5, _DEMI, RUBRIC, _MIDDLE)
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
        _write(painter, name, row.name, 16, _DEMI, INK)
        _write(painter, QRectF(name.left(), rect.center().y() + 1, 202, min(19, half)), row.line, 13, _PLAIN, INK_2)
        middle = rect.center().y()
        if ranked < 1:
            self._had(painter, row, middle)
        elif standing.takes_part:
            self._counts(painter, row, middle)
            self._points(painter, row, middle)
        else:
            _write(painter, QRectF(290, middle - 12, 200, 24), row.place, 14, _PLAIN, INK_2, italic=True)
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
                    _write(painter, QRectF(x - 30, middle - 16, 60, 32), figure, 17, _PLAIN, INK, _MIDDLE)
                shown -= count
        else:
            self._tokens(painter, row, middle, len(told))
        if course.token(max(0, standing.figure - 1), self._now) >= 1:
            _write(painter, QRectF(TALLY - 30, middle - 16, 60, 32), str(standing.figure), 20, _BOLD, INK, _MIDDLE)

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
                _write(painter, at, "1", 14, _DEMI, INK, _MIDDLE)
            elif kind == "gift":
                pieces.paint_cylinder(painter, at, row.family, gift=True)
            else:
                coalition = self.figures.check.coalition
                drawing = signs.patriot_drawing(coalition) if kind == "patriot" else signs.prize_drawing(coalition)
                art.stamp(painter, drawing, at)

    @staticmethod
    def _had(painter: QPainter, row: CheckRow, middle: float) -> None:
        had = QRectF(TOTAL - 22, middle - 14, 30, 28)
        _write(painter, had, str(row.standing.before), 16, _PLAIN, INK_2, _MIDDLE)

    def _points(self, painter: QPainter, row: CheckRow, middle: float) -> None:
        shown = self.course.pill(self._now)
        self._had(painter, row, middle)
        if shown <= 0:
            return
        standing = row.standing
        _write(painter, QRectF(PLACE - 44, middle - 16, 88, 32), row.place, 17, _DEMI, INK, _MIDDLE)
        painter.save()
        painter.setOpacity(painter.opacity() * shown)
        pill = QRectF(PILL - 31, middle - 18, 62, 36)
        painter.setPen(QPen(INK if standing.points else palette.EDGE, 1.5))
        painter.setBrush(palette.GOLD_2 if standing.points else palette.VELLUM_2)
        painter.drawRoundedRect(pill, 17, 17)
        figure = f"+{standing.points}" if standing.points else "0"
        _write(painter, pill, figure, 17, _BOLD, INK, _MIDDLE)
        if self.figures.check.final:
            self._stamp(painter, QPointF(pill.right() + 12, pill.top() + 5))
        painter.restore()
        counted = standing.before + round(self.course.hop(self._now, standing.points))
        art.stamp(painter, "icon-chevron-right", QRectF(TOTAL + 14, middle - 6, 12, 12))
        _write(painter, QRectF(TOTAL + 28, middle - 16, 44, 32), str(counted), 20, _BOLD, INK, _MIDDLE)

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
        _write(painter, ring, "×2", 13, _BOLD, FAMILIES["R"].accent, _MIDDLE)
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
        _lines(painter, QRectF(BRACKET + 10, top - 20, RIGHT - BRACKET - 8, bottom - top + 40), (words,), 12.5)

    # -- below ---------------------------------------------------------------------------------------------------------

    def _changes(self, painter: QPainter) -> None:
        figures = self.figures
        if not figures.changes:
            return
        top = 532.0
        _write(painter, QRectF(LEFT, top, 600, 24), figures.change_title, 16, _DEMI, RUBRIC)
        gap = 14.0
        wide = (RIGHT - LEFT - gap * (len(figures.changes) - 1)) / len(figures.changes)
        for index, change in enumerate(figures.changes):
            box = QRectF(LEFT + index * (wide + gap), top + 28, wide, 62)
            painter.setPen(QPen(palette.EDGE, 1.5))
            painter.setBrush(palette.PAPER)
            painter.drawRoundedRect(box, 5, 5)
            seal = "pamir-no-coalition" if change.coalition == NONE else signs.coalition_drawing(change.coalition)
            art.stamp(painter, seal, QRectF(box.left() + 10, box.center().y() - 18, 36, 36))
            left, room = box.left() + 56, wide - 66
            _write(painter, QRectF(left, box.top() + 6, room, 22), change.title, 15.5, _DEMI, INK)
            _lines(painter, QRectF(left, box.top() + 27, room, 32), (change.line,), 13)

    def _foot(self, painter: QPainter) -> None:
        first, second = self.figures.foot
        shown = self.course.foot(self._now)
        if shown <= 0:
            return
        painter.save()
        painter.setOpacity(shown)
        room = self.foot_right - LEFT - 24
        _lines(painter, QRectF(LEFT, FOOT, room, 28), (first,), 15, INK)
        _lines(painter, QRectF(LEFT, FOOT + 26, room, 44), (second,), 13.5)
        painter.restore()


def _mark(painter: QPainter, at: QPointF, *, done: bool, current: bool) -> None:
    if done:
        art.stamp(painter, "icon-check", QRectF(at.x() - 7, at.y() - 7, 14, 14))
    elif current:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        painter.drawPolygon(QPolygonF([at + QPointF(-5, -6), at + QPointF(6, 0), at + QPointF(-5, 6)]))


def _write(
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
    write(painter, rect, text, px, weight, align, 11.5, italic=italic)


def _lines(painter: QPainter, rect: QRectF, texts: Sequence[str], px: float, colour: QColor = INK_2) -> None:
    """Paragraphs one below the other, in the middle of the height."""
    painter.setPen(colour)
    write_lines(painter, rect, "\n".join(texts), px, align=Qt.AlignmentFlag.AlignVCenter)
