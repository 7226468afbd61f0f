"""The sheet on which a Dominance Check is foreseen or resolved step by step."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    Property,
    QEasingCurve,
    QEvent,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from gonfalon.games.pamir.rules.constants import BLOCKS, NONE
from gonfalon.games.pamir.window.check_figures import CheckFigures, CheckTimeline
from gonfalon.games.pamir.window.check_rows import LEFT, MIDDLE, RIGHT, CheckRows, lines_in, paint_track, write_in
from gonfalon.games.pamir.window.look import signs
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.overlay import Veil
from gonfalon.ui.board.panel_items import fitted_font
from gonfalon.ui.look import art, fonts, palette, panels
from gonfalon.ui.look.palette import FAMILIES, INK, INK_2, RUBRIC
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.styling import HALO, Surface, ui_scale

__all__ = ["SIZE", "CheckPaper", "CheckView", "ForecastView"]


SIZE: Final = QSizeF(1000, 720)
"""All lengths are those of a window 1280 wide; the paper is scaled as a whole."""
RESOLVED, FORESEEN = 0.0, -44.0
"""A forecast has no ribbon of steps, so everything below it lies higher."""
RIBBON: Final = QRectF(LEFT, 90, 926, 32)
NAMES, SLOTS, SLOT = 72.0, 156.0, 25.5
"""Where the names of the coalitions begin, where the first block lies, and how far each is from the next."""
VERDICT: Final = QRectF(560, 142, 404, 150)
SEAL = 72.0
TRACK: Final = QRectF(32, 572, 936, 50)
FOOT = 638.0
BUTTONS: Final = QRectF(714, 640, 250, 50)
"""Where the button is, which is no part of the paper."""

_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_BOUNCE = QEasingCurve(QEasingCurve.Type.OutBounce)
_BOLD = QFont.Weight.Bold
_DEMI = QFont.Weight.DemiBold
_PLAIN = QFont.Weight.Normal


class CheckPaper(QWidget):
    """Paints the figures as far as they are told."""

    def __init__(self, parent: QWidget, figures: CheckFigures) -> None:
        super().__init__(parent)
        self.figures = figures
        self.course = CheckTimeline.of(figures.check)
        self._rows = CheckRows(figures, self.course)
        self._now = self.course.ends
        self.foot_right = BUTTONS.left()
        """How far the lines at the foot may reach; beyond are buttons."""

    @property
    def scale(self) -> float:
        """The scale of the paper: its width divided by the design width."""
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
        self._rows.paint(painter, self._now)
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
        write_in(painter, QRectF(114, 14, room, 40), self.figures.title, 28, _DEMI, INK)
        write_in(painter, QRectF(114, 52, room, 24), self.figures.detail, 15, _PLAIN, INK_2)

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
            write_in(painter, words_at, words, 15, _DEMI, INK if done or current else INK_2)
            _mark(painter, QPointF(right - 28, middle), done=done, current=current)

    def _blocks(self, painter: QPainter) -> None:
        check, course = self.figures.check, self.course
        first, second, _ = check.order
        tops = {coalition: 170.0 + 41 * row for row, coalition in enumerate(check.order)}
        if check.coalition != NONE:
            self._surplus(painter, check.blocks[second], check.blocks[first])
        longest = max(self.figures.coalitions, key=QFontMetricsF(fonts.font(18, _DEMI)).horizontalAdvance)
        px = fitted_font(longest, 18, _DEMI, SLOTS - NAMES - 6).pixelSize() / fonts.text_scale()
        number = 0
        for coalition in check.order:
            middle = tops[coalition] + 21
            art.stamp(painter, signs.coalition_drawing(coalition), QRectF(37, middle - 14, 28, 28))
            bold = _DEMI if coalition == check.coalition else _PLAIN
            write_in(
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
            write_in(painter, QRectF(470, middle - 18, 40, 36), shown, 24, _BOLD, INK, MIDDLE)

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
        write_in(painter, QRectF(middle - 90, 146, 180, 24), self.figures.lead, 15, _DEMI, RUBRIC, MIDDLE)

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
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        # While it falls one picture does for all sizes: a drawing of each would be too slow.
        picture = art.pixmap(seal, SEAL * self.scale, SEAL * self.scale, painter.device().devicePixelRatio())
        if dropped < 1:
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        else:
            art.stamp(painter, seal, place)
        room = QRectF(box.left() + 112, box.top() + 8, box.width() - 120, box.height() - 14)
        write_in(painter, QRectF(room.left(), room.top(), room.width(), 34), figures.verdict, 23, _DEMI, INK)
        lines_in(painter, room.adjusted(0, 36, 0, 0), figures.reasons, 14.5)
        painter.restore()

    # -- below ---------------------------------------------------------------------------------------------------------

    def _changes(self, painter: QPainter) -> None:
        figures = self.figures
        if not figures.changes:
            return
        top = 532.0
        write_in(painter, QRectF(LEFT, top, 600, 24), figures.change_title, 16, _DEMI, RUBRIC)
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
            write_in(painter, QRectF(left, box.top() + 6, room, 22), change.title, 15.5, _DEMI, INK)
            lines_in(painter, QRectF(left, box.top() + 27, room, 32), (change.line,), 13)

    def _foot(self, painter: QPainter) -> None:
        first, second = self.figures.foot
        shown = self.course.foot(self._now)
        if shown <= 0:
            return
        painter.save()
        painter.setOpacity(shown)
        room = self.foot_right - LEFT - 24
        lines_in(painter, QRectF(LEFT, FOOT, room, 28), (first,), 15, INK)
        lines_in(painter, QRectF(LEFT, FOOT + 26, room, 44), (second,), 13.5)
        painter.restore()


def _mark(painter: QPainter, at: QPointF, *, done: bool, current: bool) -> None:
    if done:
        art.stamp(painter, "icon-check", QRectF(at.x() - 7, at.y() - 7, 14, 14))
    elif current:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        painter.drawPolygon(QPolygonF([at + QPointF(-5, -6), at + QPointF(6, 0), at + QPointF(-5, 6)]))


MARGIN = 20
"""What is at least seen of the veil, both edges together, in logical pixels."""
ALONE_MS: Final = 3000
"""After this a check goes on by itself where nobody sits at the screen."""
GAP = 12.0


class _CheckSheet(Veil):
    """The paper in the middle, as large as the window lets it be, and its buttons."""

    def __init__(self, parent: QWidget, figures: CheckFigures, design_unit: float | None = None) -> None:
        super().__init__(parent, figures.title, design_unit)
        self.ground = Surface.PARCHMENT
        self.setAccessibleDescription(figures.spoken())
        self.paper = CheckPaper(self, figures)

    def middle(self) -> QWidget:
        return self.paper

    def add_button(self, text: str, key: str, kind: ButtonKind) -> Button:
        button = Button(kind, key=key)
        button.setText(text)
        button.setParent(self)
        button.setAccessibleDescription(self.paper.figures.spoken())
        self.buttons.append(button)
        return button

    def place_middle(self) -> None:
        wide, high = SIZE.width(), SIZE.height()
        scale = min((self.width() - MARGIN) / wide, (self.height() - MARGIN) / high, ui_scale(self))
        paper = QRectF(0, 0, wide * scale, high * scale)
        paper.moveCenter(QRectF(self.rect()).center())
        self.paper.setGeometry(paper.toRect())
        right = paper.left() + BUTTONS.right() * scale
        for button in self.buttons:
            # The first has its place at the right, others stand beside it as wide as their words.
            first = button is self.buttons[0]
            width = BUTTONS.width() * scale + 2 * HALO if first else button.sizeHint().width()
            top = paper.top() + BUTTONS.top() * scale - HALO
            height = BUTTONS.height() * scale + 2 * HALO
            button.setGeometry(QRectF(right - width + HALO, top, width, height).toRect())
            self.paper.foot_right = (right - width + 2 * HALO - paper.left()) / scale
            right -= width - 2 * HALO + GAP * scale
            button.raise_()

    # -- looking beneath -----------------------------------------------------------------------------------------------

    def _look_beneath(self, beneath: bool) -> None:
        """Let the table be seen as long as a key is held; what is only masked keeps the keyboard."""
        if beneath:
            self.setMask(QRegion(0, 0, 1, 1))
        else:
            self.clearMask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if matches(event, "V"):
            self._look_beneath(True)
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if matches(event, "V") and not event.isAutoRepeat():
            self._look_beneath(False)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange:
            # The key may be let go while another window has the keyboard.
            self._look_beneath(False)


class ForecastView(_CheckSheet):
    """A view that shows what a Dominance Check would bring now."""

    map_wanted = Signal()
    """Show the blocks on the map instead."""

    def __init__(self, parent: QWidget, figures: CheckFigures, design_unit: float | None = None) -> None:
        super().__init__(parent, figures, design_unit)
        back = self.add_button(translate("PamirCheck", "Back"), "Esc", ButtonKind.GOLD)
        back.clicked.connect(self.close_it)
        on_map = self.add_button(translate("PamirCheck", "Show on the map"), "M", ButtonKind.PARCHMENT)
        on_map.clicked.connect(self._show_map)

    def _show_map(self) -> None:
        self.close_it()
        self.map_wanted.emit()


class CheckView(_CheckSheet):
    """A check that is being resolved: four steps that tell themselves, and then it waits to be told to go on."""

    gone_on = Signal()
    """Whoever looks on has seen it, or it was closed otherwise; once."""

    def __init__(
        self,
        parent: QWidget,
        figures: CheckFigures,
        motion: AnimationSettings | None = None,
        design_unit: float | None = None,
        *,
        alone: bool = False,
    ) -> None:
        """
        Args: motion: the animation settings; everything is shown at once without motion, or when calm. alone: whether
        no person sits at the screen, so that the view goes on by itself.
        """
        super().__init__(parent, figures, design_unit)
        self._gone = False
        self._alone = QTimer(self)
        self._alone.setSingleShot(True)
        self._alone.timeout.connect(self.close_it)
        self._goes_on_alone = alone
        self.button = self.add_button("", "", ButtonKind.GOLD)
        self.button.clicked.connect(self._pressed)
        course = self.paper.course
        self._telling = QPropertyAnimation(self.paper, b"now", self)
        self._telling.setEndValue(course.ends)
        self._telling.finished.connect(self._told)
        self._motion = motion or AnimationSettings()
        if self._motion.off or self._motion.reduced:
            self._told()
        else:
            self.stage(0)

    @property
    def telling(self) -> bool:
        """Whether the check is still being shown."""
        return self._telling.state() is QPropertyAnimation.State.Running

    def stage(self, step: int) -> None:
        """Tell it from the beginning of this step on, of which there are four, counted from 0."""
        course = self.paper.course
        begin = course.begins[step]
        self._telling.stop()
        self._telling.setStartValue(begin)
        self._telling.setDuration(self._motion.ms(round(course.ends - begin)))
        self._telling.start()
        self._say(translate("PamirCheck", "Show all at once"), translate("PamirCheck", "Space", "a key"))

    def show_all(self) -> None:
        """Let all be told."""
        self._telling.stop()
        self._told()

    def _told(self) -> None:
        self.paper.tell_until(self.paper.course.ends)
        self._say(translate("PamirCheck", "Go on"), "Enter")
        if self._goes_on_alone:
            self._alone.start(ALONE_MS)

    def _say(self, text: str, key: str) -> None:
        self.button.setText(text)
        self.button.show_key(key)

    def _pressed(self) -> None:
        if self.telling:
            self.show_all()
        else:
            self.close_it()

    def close_it(self) -> None:
        self._telling.stop()
        self._alone.stop()
        super().close_it()
        if not self._gone:
            self._gone = True
            self.gone_on.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if matches(event, "Space") or matches(event, "Enter") or matches(event, "Esc"):
            if not event.isAutoRepeat():
                self._pressed()
            event.accept()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A press anywhere finishes what moves, but only the button closes what somebody has to see.
        if self.telling:
            self.show_all()
        event.accept()
