"""
The sheet of a turn of Wakhan: its card, the outcome of each line, why a card was chosen, and the controller of its
pace.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.deck import LINES, WakhanCard
from gonfalon.games.pamir.rules.events import WakhanReasoned
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.wakhan.priorities import opponents_in_order
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import LogEntry, entry_text
from gonfalon.games.pamir.texts.wakhan_turn import (
    BONUS,
    RowState,
    WakhanChoice,
    WakhanTurnState,
    cards_left_text,
    choice_texts,
    follow_wakhan_turn,
    question_names,
    row_texts,
)
from gonfalon.games.pamir.window.item_positions import PamirBoard
from gonfalon.games.pamir.window.look import signs, wakhan
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.translations import translate
from gonfalon.ui.board.panel_items import FocusableItem, PanelItem, draw_text, draw_text_lines
from gonfalon.ui.look import art, fonts, state_marks
from gonfalon.ui.look.palette import EDGE, GOLD_2, HIGHLIGHT, INK, INK_2, RUBRIC
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.panel import fine_panel

__all__ = [
    "WakhanChoiceFigures",
    "WakhanController",
    "WakhanFigures",
    "WakhanPanel",
    "draw_wakhan_choice",
    "wakhan_choice_figures",
    "wakhan_figures",
]


SEMI = QFont.Weight.DemiBold
FAINT = QColor("#a08f70")


@dataclass(frozen=True)
class WakhanChoiceFigures:
    """The texts of one choice on Wakhan's sheet."""

    title: str
    said: str
    """The reason as a sentence, where no question was put."""
    rungs: tuple[tuple[str, str], ...]
    """Each question with what came of it, empty where it was not put."""
    decided: int
    """The index of the rung that decided, -1 for none."""
    candidates: tuple[str, ...]
    """The cards in question."""


def wakhan_choice_figures(
    why: LogEntry | None, wakhan_choice: WakhanChoice | None, names: Names
) -> WakhanChoiceFigures:
    """The ladder of a reason."""
    title, said, outcomes = choice_texts(why, wakhan_choice, names)
    if wakhan_choice is None or not wakhan_choice.decided:
        return WakhanChoiceFigures(title, said, (), -1, ())
    words = question_names(wakhan_choice.gives_up)
    rungs = tuple((word, outcomes[index] if index < len(outcomes) else "") for index, word in enumerate(words))
    return WakhanChoiceFigures(
        title, said, rungs, wakhan_choice.decided - 1, tuple(map(names.card_name, wakhan_choice.candidates))
    )


def draw_wakhan_choice(painter: QPainter, figures: WakhanChoiceFigures, room: QRectF, unit: float) -> None:
    """Paint it into a rectangle."""
    painter.setPen(RUBRIC)
    long = QFontMetricsF(fonts.font(11.5 * unit, SEMI)).horizontalAdvance(figures.title) > room.width()
    head = QRectF(room.left(), room.top(), room.width(), (30 if long else 18) * unit)
    if long:
        draw_text_lines(painter, head, figures.title, 12 * unit, SEMI)
    else:
        draw_text(painter, head, figures.title, 13 * unit, SEMI, least=9.5)
    rest = room.adjusted(0, head.height() + unit, 0, 0)
    if not figures.rungs:
        painter.setPen(INK)
        draw_text_lines(painter, rest, figures.said, 13 * unit)
        return
    step = min(17 * unit, rest.height() / len(figures.rungs))
    for index, (word, came) in enumerate(figures.rungs):
        row = QRectF(rest.left(), rest.top() + step * index, rest.width(), step)
        decided = index == figures.decided
        if decided:
            painter.setPen(QPen(GOLD_2, 1))
            painter.setBrush(HIGHLIGHT)
            painter.drawRoundedRect(row.adjusted(-3, 0, 3, 0), 3, 3)
        painter.setPen(INK if decided else INK_2 if came else FAINT)
        weight = SEMI if decided else QFont.Weight.Normal
        number = QRectF(row.left(), row.top(), 14 * unit, step)
        draw_text(painter, number, str(index + 1), 12 * unit, weight, least=9.0)
        half = row.width() * 0.5
        left = number.right() + 2 * unit
        draw_text(painter, QRectF(left, row.top(), row.left() + half - left + 8 * unit, step), word, 12 * unit, weight,
              least=8.5)  # fmt: skip
        end = QRectF(row.left() + half + 10 * unit, row.top(), half - 10 * unit, step)
        draw_text(painter, end, came, 12 * unit, weight, Qt.AlignmentFlag.AlignRight, least=8.5)


RED = QColor("#b0281f")

NARROW = 640.0
"""A panel that is not as wide has no ladder, in design pixels."""
RATIO = 350 / 250
LENGTH = 24.0
"""Of an arrow at the market, in design pixels."""


@dataclass(frozen=True)
class WakhanFigures:
    """The figures of the visible state of Wakhan's turn."""

    turn: WakhanTurnState
    printed: WakhanCard
    left: str
    rows: tuple[tuple[str, str, str], ...]
    """The drawing, the title and the second line of each row."""
    wakhan_choice: WakhanChoiceFigures
    ladders: tuple[WakhanChoiceFigures, ...]
    """Those of the rows, for who looks back."""


def wakhan_figures(turn: WakhanTurnState, table: Table, names: Names) -> WakhanFigures:
    """Her turn as far as it has gone; the table is as it was before the last reason's deed."""
    rows = []
    for index, row in enumerate(turn.rows):
        drawing = "icon-list" if index == 0 else signs.suit_drawing(table.favored)
        if index > BONUS:
            blackmail = row.why is not None and "region" in row.why.values
            drawing = "pamir-ability" if blackmail else "pamir-dominance"
        elif 0 < index < BONUS:
            drawing = wakhan.LINE_SIGNS[LINES[row.line]][0].drawing
        rows.append((drawing, *row_texts(turn, index, table, names)))
    printed = table.seating.deck.wakhan[turn.card]
    wakhan_choice = wakhan_choice_figures(turn.said, turn.wakhan_choice, names)
    ladders = tuple(wakhan_choice_figures(row.why, row.wakhan_choice, names) for row in turn.rows)
    return WakhanFigures(turn, printed, cards_left_text(turn), tuple(rows), wakhan_choice, ladders)


class WakhanPanel(FocusableItem):
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
        """Whether there is room for Wakhan's card and the rows alone."""
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
        """Return the rectangle of the pace buttons, in the scene."""
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
                tips.append((self._ladder(), ", ".join(figures.wakhan_choice.candidates)))
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
            draw_wakhan_choice(
                painter, back if back is not None and back.said else figures.wakhan_choice, self._ladder(), unit
            )

    def _draw_cards(self, painter: QPainter, figures: WakhanFigures) -> None:
        unit, card, edge, turn, printed = self.unit, self._card(), self._edge(), figures.turn, figures.printed
        dpr = painter.device().devicePixelRatio()
        line = turn.now - 1 if 0 < turn.now < BONUS else NONE
        state_marks.card_shadow(painter, card, 6 * unit)
        painter.drawPixmap(card.topLeft(), wakhan.wakhan_card_face(turn.card, card.width(), dpr, line, turn.loyalty))
        if turn.back != NONE:
            picture = wakhan.wakhan_card_edge(turn.back, edge.width(), dpr, printed.column_arrow, printed.red_arrow)
            painter.drawPixmap(edge.topLeft(), picture)
            start, end = wakhan.notch(printed.column_arrow, card), wakhan.column_place(printed.column_arrow, edge)
            _arrow(painter, start, QPointF(end.x() - 9 * unit, end.y()), GOLD_2, unit)
            start, end = wakhan.side_notch(printed.red_arrow, card), wakhan.side_place(printed.red_arrow, edge)
            _arrow(painter, start, QPointF(end.x() - 9 * unit, end.y()), RED, unit)
        painter.setPen(INK_2)
        below = QRectF(card.left(), card.bottom() + 4 * unit, edge.right() - card.left(), 18 * unit)
        draw_text(painter, below, figures.left, 13 * unit, align=Qt.AlignmentFlag.AlignHCenter, least=9.5)

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
            draw_text_lines(painter, upper, title, 12.5 * unit, SEMI, Qt.AlignmentFlag.AlignVCenter)
        else:
            draw_text(painter, upper, title, 13.5 * unit, SEMI, least=10)
        painter.setPen(FAINT if state is RowState.TO_COME else INK_2)
        draw_text(painter, QRectF(text.left(), upper.bottom(), text.width(), text.bottom() - upper.bottom()), detail,
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


class WakhanArrows(PanelItem):
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


class RedArrowDot(PanelItem):
    """A dot that marks where the red arrow points beside the market."""

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


class StepCommand(Enum):
    """The ways in which a turn that is shown step by step goes on."""

    NEXT = auto()
    ALL = auto()


class PaceCommand(str):
    """Another pace of automata: a word of `Settings.automaton_pace`."""

    __slots__ = ()


class WakhanController:
    """Hears what is told of her, and goes on as a button says."""

    def __init__(self, scene: PamirBoard) -> None:
        self._scene = scene
        self._turn: WakhanTurnState | None = None
        self.panel = WakhanPanel()
        self.arrows = WakhanArrows()
        self.dots = (RedArrowDot(), RedArrowDot())
        """At the neighbour and at the end of her court at which the red arrow points."""
        self.items = (self.panel, self.arrows, *self.dots)

    def hear(self, event: Event) -> None:
        """Follow her turn; the table is as it was before the event."""
        scene = self._scene
        self._turn = turn = follow_wakhan_turn(self._turn, event, scene.table)
        motion = scene.motion
        if turn is None or motion.pace == "brief" or motion.off:
            self._follow_no_more()
        elif isinstance(event, WakhanReasoned):
            was = self.panel.isVisible()
            self.panel.show_figures(wakhan_figures(turn, scene.table, scene.words))
            self._point_at_market(turn)
            title, _ = row_texts(turn, turn.now, scene.table, scene.words)
            scene.banner.say(title, "" if turn.said is None else entry_text(turn.said, scene.words))
            scene.said.emit()
            if not was:
                self._offer_pace()

    def _point_at_market(self, turn: WakhanTurnState) -> None:
        """Let her arrows point at the column and the row of the market that the next card names (W8)."""
        scene = self._scene
        wakhan = scene.table.seating.deck.wakhan
        if turn.back == NONE:
            self._point_nowhere()
            return
        printed, back = wakhan[turn.card], wakhan[turn.back]
        market, unit = self._scene.market, self._scene.measures.unit
        column = market.place_of(back.columns[printed.column_arrow])
        row = market.place_of(ROW * back.sides[printed.red_arrow])
        self.arrows.point(column, row, unit)
        wakhan_seat, (neighbour, *_) = scene.table.seating.wakhan, opponents_in_order(scene.table)
        tiles = [tile for tile in scene.tile_rects(wakhan_seat) if not tile.isEmpty()]
        self.dots[0].mark(scene.panels_by_seat[neighbour].turn_place(), unit)
        if tiles:
            end = tiles[-1 if back.sides[printed.red_arrow] else 0]
            x = end.right() if back.sides[printed.red_arrow] else end.left()
            self.dots[1].mark(QPointF(x, end.center().y()), unit)
        else:
            self.dots[1].mark(None, unit)

    def hide(self) -> None:
        """Show nothing of it, until she goes on."""
        self.panel.show_figures(None)
        self._point_nowhere()

    def _point_nowhere(self) -> None:
        self.arrows.point(QRectF(), QRectF(), 1.0)
        for dot in self.dots:
            dot.mark(None, 1.0)

    def _follow_no_more(self) -> None:
        if self.panel.isVisible():
            self.hide()
            self._scene.banner.say("", "")
            self._offer([])

    def forget(self) -> None:
        """Another table is shown."""
        self._turn = None
        self.hide()

    def _offer_pace(self) -> None:
        pace, words = self._scene.motion.pace, Settings.automaton_pace.texts()
        choices = [Choice(StepCommand.ALL, translate("PamirWakhan", "All"), key="Enter", quiet=True)]
        if pace == "step" and self._scene.viewer >= 0:
            choices.insert(0, Choice(StepCommand.NEXT, translate("PamirWakhan", "Next"), key="Space"))
        if not self.panel.narrow:
            choices += [Choice(PaceCommand(word), words[word], quiet=True) for word in words if word != pace]
        self._offer(choices)

    def _offer(self, choices: list[Choice]) -> None:
        self._scene.move_input.choices = choices
        self._scene.choices_changed.emit(choices)
        self._scene.relaid.emit()

    def go_on(self, wanted: object) -> bool:
        """Go on with her turn as a button says; False where it is a button of something else."""
        scene = self._scene
        if wanted is StepCommand.NEXT:
            scene.animation_queue.hurry()
        elif wanted is StepCommand.ALL:
            scene.animation_queue.finish()
        elif isinstance(wanted, PaceCommand):
            scene.pace_wanted.emit(str(wanted))
            self._offer_pace()
            scene.animation_queue.proceed()
        return isinstance(wanted, (StepCommand, PaceCommand))
