"""The sheet on which a Dominance Check is foreseen or resolved step by step."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Property, QEvent, QPointF, QPropertyAnimation, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from gonfalon.games.pamir.rules.constants import BLOCKS, NONE
from gonfalon.games.pamir.window.check_figures import CheckFigures, CheckRow, CheckTimeline
from gonfalon.games.pamir.window.look import pieces, signs
from gonfalon.games.pamir.window.score_panels import TrackFigures, TrackItem
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.overlay import Veil
from gonfalon.ui.board.panel_items import draw_text
from gonfalon.ui.board.paper import (
    BOLD,
    CENTRE,
    SEMI,
    Column,
    Frame,
    Part,
    Picture,
    Placed,
    Row,
    Text,
    crest,
    heading,
    laid,
    note,
    paint_paper,
)
from gonfalon.ui.look import art, palette
from gonfalon.ui.look.palette import FAMILIES, INK, INK_2, RUBRIC
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.styling import HALO, Surface, ui_scale

SIZE: Final = QSizeF(1000, 720)
"""All lengths are those of a window 1280 wide; the paper is scaled as a whole."""
MARGIN: Final = (36.0, 18.0)
SLOT: Final = 25.5
"""How far each block is from the next."""
NAME, TALLY, PLACE, POINTS, TOTAL, TIE = 200.0, 56.0, 80.0, 66.0, 100.0, 100.0
"""The widths of columns."""
BUTTON: Final = QSizeF(250, 50)


class CheckPaper(QWidget):
    """Paints the figures as far as they are told."""

    def __init__(self, parent: QWidget, figures: CheckFigures) -> None:
        super().__init__(parent)
        self.figures = figures
        self.course = CheckTimeline.of(figures.check)
        self._now = self.course.ends
        self.buttons_wide = BUTTON.width()
        """How much of the foot is left to buttons, in design pixels."""
        self._track = TrackItem()

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

    def laid(self) -> list[Placed]:
        """All that stands on it with its place."""
        x, y = (length * self.scale for length in MARGIN)
        return laid(self._described(), QRectF(self.rect()).adjusted(x, y, -x, -y), self.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_paper(painter, QRectF(self.rect()), self.laid(), share=1.0)

    # -- what stands on it ---------------------------------------------------------------------------------------------

    def _shown(self, beat: str) -> float:
        """Return how far a beat of the course has come, from 0 to 1."""
        return self.course.share(beat, self._now)

    def _described(self) -> Part:
        figures = self.figures
        words = Column((Text(figures.title, 28, SEMI), note(figures.detail, 15)), gap=0, grow=1)
        parts: list[Part] = [Row((Picture("pamir-dominance", 56), words), 20)]
        if figures.steps:
            now = self.course.step(self._now)
            parts.append(Row([_step(words, step, now) for step, words in enumerate(figures.steps)], gap=0))
        parts += [Row((self._blocks(), self._verdict()), 24), Part(grow=0.2), self._table(), Part(grow=1)]
        if figures.steps:
            parts.append(Row((), frame=self._paint_track, pad=(0, 25)))
        elif figures.changes:
            changes = [_change(change.coalition, change.title, change.line) for change in figures.changes]
            parts.append(Column((heading(figures.change_title, 16), Row(changes, 14)), 4))
        first, second = figures.foot
        foot = Column((Text(first, 15), note(second, 13.5)), 4, grow=1, opacity=self._shown("foot"))
        return Column((*parts, Row((foot, Part(name="buttons", wide=self.buttons_wide, high=BUTTON.height())), 16)), 10)

    def _blocks(self) -> Part:
        figures, check = self.figures, self.figures.check
        rows: list[Part] = []
        before = 0
        for coalition in check.order:
            told = [self.course.one("blocks", before + number, sum(check.blocks), self._now)
                    for number in range(check.blocks[coalition])]  # fmt: skip
            before += len(told)
            name = Text(figures.coalitions[coalition], 17, SEMI if coalition == check.coalition else Text.weight)
            blocks = Row((), frame=partial(self._paint_blocks, coalition, told), pad=(0, 19),
                         wide=SLOT * max(BLOCKS, *check.blocks))  # fmt: skip
            count = Text(str(sum(each >= 1 for each in told)), 24, BOLD, align=CENTRE, wide=40)
            seal = Picture(signs.coalition_drawing(coalition), 28)
            rows.append(Row((seal, Column((name,), wide=88), blocks, count), gap=7))
        if check.coalition != NONE:
            first, second, _ = check.order
            middle = SLOT * (check.blocks[first] + check.blocks[second]) / 2
            lead = Text(figures.lead, 15, SEMI, RUBRIC, CENTRE, wide=180)
            rows.insert(0, Row((Part(wide=130 + middle - 90), lead), 0, opacity=self._shown("box")))
        return Column(rows, gap=2)

    def _paint_blocks(self, coalition: int, told: list[float], painter: QPainter, rect: QRectF) -> None:
        """Paint the blocks of a coalition in their slots; around the surplus of the dominant one there is a box."""
        check = self.figures.check
        first, second, _ = check.order
        unit, whole, opened = self.scale, painter.opacity(), self._shown("box")
        if check.coalition != NONE and opened > 0 and coalition in (first, second):
            left = rect.left() + SLOT * unit * check.blocks[second]
            wide = SLOT * unit * (check.blocks[first] - check.blocks[second]) * opened
            if coalition == first:
                painter.setPen(QPen(palette.GOLD_3, 1.5))
                painter.setBrush(palette.GOLD_1)
                painter.drawRoundedRect(QRectF(left, rect.top(), wide, rect.height()), 5, 5)
            else:
                painter.setPen(QPen(FAMILIES["R"].accent, 1.5, Qt.PenStyle.DashLine))
                painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom()))
        sunk = self._shown("sunk") if self.figures.steps and check.cleared else 0.0
        for slot in range(BLOCKS):
            at = QPointF(rect.left() + (slot + 0.5) * SLOT * unit, rect.center().y())
            if slot < len(told) and told[slot] > 0:
                road = slot >= check.armies[coalition]
                side = (27 if road else 25) * unit
                painter.setOpacity(whole * told[slot] * (1 - 0.65 * sunk))
                drawing = signs.road_drawing(coalition) if road else signs.army_drawing(coalition)
                art.stamp(painter, drawing, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
                painter.setOpacity(whole)
            else:
                painter.setPen(QPen(palette.EDGE, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at, 4 * unit, 4 * unit)

    def _verdict(self) -> Part:
        figures, coalition = self.figures, self.figures.check.coalition
        words = (Text(figures.verdict, 22, SEMI), *(note(reason, 14.5) for reason in figures.reasons))
        inner = (Picture(_seal(coalition), 72), Column(words, gap=4, grow=1))
        return Row((Row(inner, 16, grow=1, opacity=self._shown("seal")),), 0, Frame.GOLD, (18, 8), grow=1,
                   opacity=self._shown("box"))  # fmt: skip

    def _table(self) -> Part:
        """A row for each seat; what counts appears with time, and then rows stand by place."""
        figures, ranked = self.figures, self._shown("ranked")
        player, *counted, place, points, total = figures.columns
        shown = [Text(words, 14.5, SEMI, RUBRIC, CENTRE, grow=1, opacity=ranked) for words in counted[:-1]]
        shown.append(Text(counted[-1], 14.5, SEMI, RUBRIC, CENTRE, wide=TALLY, opacity=ranked))
        if len(counted) == 1:
            shown = [Text(counted[0], 14.5, SEMI, RUBRIC, grow=1, opacity=ranked), Text("", wide=TALLY)]
        head = Row((
            Text(player, 14.5, SEMI, RUBRIC, wide=NAME + 38), *shown,
            Text(place, 14.5, SEMI, RUBRIC, CENTRE, wide=PLACE, opacity=ranked),
            Text(points, 14.5, SEMI, RUBRIC, CENTRE, wide=POINTS, opacity=ranked),
            Text(total, 14.5, SEMI, RUBRIC, CENTRE, wide=TOTAL), Part(wide=TIE),
        ), 8)  # fmt: skip
        rows = list(enumerate(figures.rows))
        if ranked < 0.5:
            rows.sort(key=lambda one: one[1].standing.seat)
        return Column((head, *(self._row(index, row, ranked) for index, row in rows)), 0, Frame.ABOVE, (0, 3))

    def _row(self, index: int, row: CheckRow, ranked: float) -> Part:
        figures, standing = self.figures, row.standing
        apart = not standing.takes_part and ranked >= 0.5
        ink = INK_2 if apart else INK
        words = Text(row.name, 16, SEMI, ink, italic=apart), Text(row.line, 13, colour=INK_2, italic=apart)
        name = Column(words, gap=0, wide=NAME)
        counts, counted = self._counts(row), self._shown("points")
        tally = self.course.one("tokens", max(0, standing.figure - 1), self.course.tokens, self._now) >= 1
        figure = f"+{standing.points}" if standing.points else "0"
        pill = Row((Text(figure, 17, BOLD, align=CENTRE, grow=1),), 0, partial(self._paint_pill, standing.points > 0),
                   (0, 5), wide=POINTS - 4, name="points")  # fmt: skip
        now = standing.before + round(standing.points * self._shown("hops"))
        # Those who share places stand at a line, the first with what they share.
        tie = next((tie for tie in figures.ties if tie[0] <= index <= tie[1]), None)
        shared = "" if tie is None or tie[0] != index else tie[2]
        parts: tuple[Part, ...] = (
            *counts,
            Text(str(standing.figure), 20, BOLD, align=CENTRE, wide=TALLY, opacity=float(tally)),
            Text(row.place, 17, SEMI, align=CENTRE, wide=PLACE, opacity=float(counted > 0)),
            Column((Row((pill,)),), wide=POINTS, opacity=counted),
            Row((Text(str(standing.before), 16, colour=INK_2, align=CENTRE, grow=1),
                 Picture("icon-chevron-right", 12, opacity=counted),
                 Text(str(now), 20, BOLD, align=CENTRE, wide=44, opacity=counted)), 4, wide=TOTAL),
            Row((note(shared, 12.5),), 0, Frame.NONE if tie is None else Frame.BEFORE, (8, 0), wide=TIE,
                opacity=float(counted >= 1)),
        )  # fmt: skip
        if not standing.takes_part:
            parts = (
                Text(row.place, 14, colour=INK_2, italic=True, grow=1, opacity=ranked),
                Row(
                    (Row((Text("", 17, grow=1),), 0, _paint_empty_pill, (0, 5), wide=POINTS - 4),),
                    wide=POINTS,
                    opacity=ranked,
                ),
                Row((Text(str(standing.before), 16, colour=INK_2, align=CENTRE, grow=1), Part(wide=64)), wide=TOTAL),
                Part(wide=TIE),
            )
        moves = index != standing.seat and any(each.standing.seat != at for at, each in enumerate(figures.rows))
        return Row((crest(row.family, 34), name, *parts), 8, Frame.GOLD if row.own else Frame.BELOW, (5, 5),
                   opacity=abs(2 * ranked - 1) if moves else 1.0)  # fmt: skip

    def _counts(self, row: CheckRow) -> list[Part]:
        """Return what counts for a seat, as far as it is told."""
        standing, course = row.standing, self.course
        told = sum(course.one("tokens", number, course.tokens, self._now) > 0 for number in range(standing.figure))
        if self.figures.check.coalition != NONE:
            return [Row((), frame=partial(self._paint_tokens, row, told), pad=(0, 14), grow=1)]
        found: list[Part] = []
        before = 0
        for count in standing.counts:
            seen = float(told > 0 or not standing.figure)
            found.append(Text(str(min(count, max(0, told - before))), 17, align=CENTRE, grow=1, opacity=seen))
            before += count
        return found

    def _paint_tokens(self, row: CheckRow, shown: int, painter: QPainter, rect: QRectF) -> None:
        """Paint one, and a sign for each patriot, prize and gift, closer together where they are many."""
        coalition = self.figures.check.coalition
        patriots, prizes, gifts = row.standing.counts
        kinds = ["one"] + ["patriot"] * patriots + ["prize"] * prizes + ["gift"] * gifts
        side = 26 * self.scale
        step = min(side * 1.08, (rect.width() - side) / max(1, len(kinds) - 1))
        for index, kind in enumerate(kinds[:shown]):
            at = QRectF(rect.left() + index * step, rect.center().y() - side / 2, side, side)
            if kind == "one":
                painter.setPen(QPen(INK, 1.5))
                painter.setBrush(palette.PAPER)
                painter.drawEllipse(at.adjusted(1, 1, -1, -1))
                draw_text(painter, at, "1", 14 * self.scale, SEMI, CENTRE)
            elif kind == "gift":
                pieces.paint_cylinder(painter, at, row.family, gift=True)
            else:
                drawing = signs.patriot_drawing(coalition) if kind == "patriot" else signs.prize_drawing(coalition)
                art.stamp(painter, drawing, at)

    def _paint_pill(self, scores: bool, painter: QPainter, rect: QRectF) -> None:
        """Paint the ground of points, with a stamp where they are doubled."""
        painter.setPen(QPen(INK if scores else palette.EDGE, 1.5))
        painter.setBrush(palette.GOLD_2 if scores else palette.VELLUM_2)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        if not self.figures.check.final:
            return
        unit = self.scale
        painter.save()
        painter.translate(rect.right() + 8 * unit, rect.top() + 4 * unit)
        painter.rotate(12)
        ring = QRectF(-13 * unit, -9 * unit, 26 * unit, 18 * unit)
        painter.setPen(QPen(FAMILIES["R"].accent, 2))
        painter.setBrush(palette.PAPER)
        painter.drawRoundedRect(ring, 4, 4)
        draw_text(painter, ring, "×2", 13 * unit, BOLD, CENTRE)
        painter.restore()

    def _paint_track(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the track of points; where the cylinders stood there are hollow ones."""
        share, standings = self._shown("hops"), [(row.family, row.standing) for row in self.figures.rows]
        now = tuple((family, one.before + round(share * one.points)) for family, one in standings)
        self._track.place(QRectF(QPointF(), rect.size()), self.scale)
        self._track.show_figures(TrackFigures(self.figures.points, now, ""))
        self._track.show_forecast([(family, one.before) for family, one in standings if one.points and share])
        painter.save()
        painter.translate(rect.topLeft())
        self._track.draw_all(painter)
        painter.restore()


def _seal(coalition: int) -> str:
    return "pamir-no-coalition" if coalition == NONE else signs.coalition_drawing(coalition)


def _paint_empty_pill(painter: QPainter, rect: QRectF) -> None:
    """Paint the outline of points that nobody gets, for who takes no part."""
    painter.setPen(QPen(INK_2, 1.2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)


def _change(coalition: int, title: str, line: str) -> Part:
    """A change that would alter the outcome."""
    words = Column((Text(title, 15.5, SEMI), note(line)), gap=0, grow=1)
    return Row((Picture(_seal(coalition), 36), words), 10, Frame.BOX, (10, 6), grow=1)


def _step(words: str, step: int, now: int) -> Part:
    """A step of a check that is being resolved, on a ribbon that points to the next."""
    done, current = step < now, step == now

    def paint(painter: QPainter, rect: QRectF) -> None:
        tip, middle, right = rect.height() / 3, rect.center().y(), rect.right() - 4
        painter.setPen(QPen(INK if done or current else palette.EDGE, 1.5))
        painter.setBrush(palette.GOLD_1 if current else palette.VELLUM_2 if done else palette.PAPER)
        notch = [QPointF(rect.left() + tip, middle)] if step else []
        painter.drawPolygon(
            QPolygonF([rect.topLeft(), QPointF(right - tip, rect.top()), QPointF(right, middle),
                       QPointF(right - tip, rect.bottom()), rect.bottomLeft(), *notch])
        )  # fmt: skip

    mark = Picture("icon-check" if done else "icon-chevron-right", 14, opacity=float(done or current))
    return Row((Text(words, 15, SEMI, INK if done or current else INK_2, grow=1), mark), 6, paint, (26, 6), grow=1)


LEAST_VEIL = 20
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
        scale = min((self.width() - LEAST_VEIL) / wide, (self.height() - LEAST_VEIL) / high, ui_scale(self))
        paper = QRectF(0, 0, wide * scale, high * scale)
        paper.moveCenter(QRectF(self.rect()).center())
        self.paper.setGeometry(paper.toRect())
        # The first button has its place at the right, others stand beside it as wide as their words.
        wides = [BUTTON.width() * scale + 2 * HALO, *(button.sizeHint().width() for button in self.buttons[1:])]
        self.paper.buttons_wide = sum(wide - 2 * HALO + GAP * scale for wide in wides) / scale - GAP
        room = next(rect for part, rect, *_ in self.paper.laid() if part.name == "buttons").translated(paper.topLeft())
        high, right = BUTTON.height() * scale + 2 * HALO, room.right() + HALO
        for button, wide in zip(self.buttons, wides, strict=True):
            button.setGeometry(QRectF(right - wide, room.center().y() - high / 2, wide, high).toRect())
            right -= wide - 2 * HALO + GAP * scale
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
        self._alone = QTimer(self, singleShot=True)
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
