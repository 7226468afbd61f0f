"""
The sheet of a turn of Wakhan: its card, the outcome of each line, why a card was chosen, and the controller of its
pace.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.deck import LINES, WakhanCard
from gonfalon.games.pamir.rules.events import WakhanReasoned
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.wakhan.priorities import opponents_in_order
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import entry_text
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
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.translations import translate
from gonfalon.ui.board.panel_items import PanelItem
from gonfalon.ui.board.paper import (
    CENTRE,
    PLAIN,
    RIGHT,
    SEMI,
    Column,
    Fitted,
    Frame,
    PaperItem,
    Part,
    Picture,
    Row,
    Text,
    heading,
)
from gonfalon.ui.look import state_marks
from gonfalon.ui.look.palette import GOLD_2, INK, INK_2
from gonfalon.ui.settings.store import Settings

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


def _ladder(figures: WakhanChoiceFigures) -> list[Part]:
    """The questions of a choice one below the other, or the reason as a sentence."""
    parts: list[Part] = [heading(figures.title, 13)]
    if not figures.rungs:
        return [*parts, Text(figures.said, 13)]
    for index, (word, came) in enumerate(figures.rungs):
        decided = index == figures.decided
        colour, weight = INK if decided else INK_2 if came else FAINT, SEMI if decided else PLAIN
        parts.append(
            Row(
                (
                    Text(str(index + 1), 12, weight, colour, wide=12, short=8.5),
                    Text(word, 12, weight, colour, grow=1, short=8.5),
                    Text(came, 12, weight, colour, RIGHT, wide=86, short=8.5),
                ),
                4,
                Frame.GOLD if decided else Frame.NONE,
                (3, 0),
            )
        )
    return parts


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


class WakhanPanel(PaperItem[WakhanFigures]):
    """The paper; the buttons of the pace stand on its lower right corner."""

    MARGIN = (14.0, 8.0)

    def __init__(self) -> None:
        super().__init__()
        self._looked_at = -1
        """The row that the mouse is at."""

    @property
    def narrow(self) -> bool:
        """Whether there is room for Wakhan's card and the rows alone."""
        return self.rect.width() < NARROW * self.unit

    def look_at(self, point: QPointF) -> None:
        rows = [rect for part, rect, *_ in self.laid() if part.name == "row"]
        row = next((index for index, rect in enumerate(rows) if rect.contains(point)), -1)
        if row != self._looked_at:
            self._looked_at = row
            self.update()

    def shown(self) -> object:
        return self.figures, self._looked_at, self.hovered

    def described(self, figures: WakhanFigures) -> Part:
        rows = Fitted(Column([*(_row(figures, index) for index in range(len(figures.rows))), Part(grow=1)], 2), grow=1)
        cards = self._cards(figures)
        if self.narrow:
            return Row((cards, Column((rows, Part(name="buttons", high=34)), 4, grow=1)), 12)
        # Rows to come have nothing to show.
        back = figures.ladders[self._looked_at] if self.hovered and self._looked_at >= 0 else figures.wakhan_choice
        ladder = Column((*_ladder(back if back.said else figures.wakhan_choice), Part(grow=1)), 1)
        fitted = Fitted(ladder, grow=1, tip=", ".join(figures.wakhan_choice.candidates))
        side = Column((fitted, Part(name="buttons", high=66)), 4, Frame.BEFORE, (9, 0), wide=216)
        return Row((cards, Column((rows,), grow=1), side), 12)

    def _cards(self, figures: WakhanFigures) -> Part:
        """Her card and the edge of the next one, and how many are to come."""
        high = min(122 * RATIO, self.rect.height() / self.unit - 46)
        wide = high / RATIO + 10 + high * wakhan.EDGE_UNITS.width() / wakhan.EDGE_UNITS.height()
        picture = Picture(partial(_paint_cards, figures), (wide, high))
        below = Text(figures.left, 13, colour=INK_2, align=CENTRE, short=9.5)
        return Column((picture, below), 4, wide=wide)


def _row(figures: WakhanFigures, index: int) -> Part:
    """Her card, a line or what she does besides: what came of it is told in full where the mouse rests."""
    state, (drawing, title, detail) = figures.turn.rows[index].state, figures.rows[index]
    to_come = state is RowState.TO_COME
    words: list[Part] = [Text(title, 13.5, SEMI, FAINT if to_come else INK)]
    if detail:
        words.append(Text(detail, 12, colour=FAINT if to_come else INK_2, short=10))
    picture = Picture(drawing, 26, opacity=0.5 if to_come else 1.0)
    mark = Picture(partial(_paint_mark, state), 10)
    frame = Frame.GOLD if state is RowState.NOW else Frame.NONE
    return Row((picture, Column(words, 0, grow=1), mark), 9, frame, (6, 2), name="row", tip=detail)


def _paint_cards(figures: WakhanFigures, painter: QPainter, rect: QRectF) -> None:
    turn, printed, dpr = figures.turn, figures.printed, painter.device().devicePixelRatio()
    high, unit = rect.height(), rect.height() / (122 * RATIO)
    card = QRectF(rect.left(), rect.top(), high / RATIO, high)
    wide = high * wakhan.EDGE_UNITS.width() / wakhan.EDGE_UNITS.height()
    edge = QRectF(rect.right() - wide, card.top(), wide, high)
    line = turn.now - 1 if 0 < turn.now < BONUS else NONE
    state_marks.card_shadow(painter, card, 6 * unit)
    painter.drawPixmap(card.topLeft(), wakhan.wakhan_card_face(turn.card, card.width(), dpr, line, turn.loyalty))
    if turn.back == NONE:
        return
    picture = wakhan.wakhan_card_edge(turn.back, edge.width(), dpr, printed.column_arrow, printed.red_arrow)
    painter.drawPixmap(edge.topLeft(), picture)
    for start, end, colour in (
        (wakhan.notch(printed.column_arrow, card), wakhan.column_place(printed.column_arrow, edge), GOLD_2),
        (wakhan.side_notch(printed.red_arrow, card), wakhan.side_place(printed.red_arrow, edge), RED),
    ):
        _arrow(painter, start, QPointF(end.x() - 9 * unit, end.y()), colour, unit)


def _paint_mark(state: RowState, painter: QPainter, rect: QRectF) -> None:
    """A check, a cross, or a point to what is told now."""
    at, size = rect.center(), rect.width() / 2
    painter.setPen(QPen(INK, 0.4 * size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
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
        self.heard: set[str] = set()
        """The words of the reasons that were given before, of which only the names are new."""
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
        self.heard.clear()
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
