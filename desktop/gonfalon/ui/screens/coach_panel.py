"""The coach beside a replay: a small table for each deciding moment, and what can be done from there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.session.analysis import AnswerRow, MomentText
from gonfalon.texts.formatting import format_decimal, format_percent
from gonfalon.texts.translations import translate
from gonfalon.ui.board.hint import MoveArrow, paint_arrow
from gonfalon.ui.look import palette
from gonfalon.ui.widgets.buttons import UP_AND_DOWN, BaseButton, Button, ButtonKind, IconButton
from gonfalon.ui.widgets.charts import ProportionBar
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    Sized,
    Surface,
    discard,
    draw_box,
    fill,
    follow_width,
    role_font,
    ui_scale,
)
from gonfalon.ui.widgets.value_controls import SHAPES, paint_mark

PLAYED_GROUND: Final = palette.COSTLY
BEST_GROUND: Final = palette.HIGHLIGHT
SAMPLE: Final = 42
"""How much room the sample of an arrow takes beside its words, in design pixels."""
DISC: Final = 26
"""How large the disc of a rank is, in design pixels."""


def row_colour(row: AnswerRow) -> QColor:
    """Return the colour of a row's disc, and of its arrow on the board."""
    if row.rank == 1:
        return palette.GOLD_1
    return palette.HINT if not row.played and (row.as_good or row.rank == 2) else palette.PAPER


def _arrow(row: AnswerRow) -> MoveArrow:
    """Return the arrow of a row."""
    return MoveArrow(row.move, row.rank, row_colour(row), dashed=row.played and row.rank > 1)


class _Sign(Sized, QWidget):
    """The sign by which the timeline marks a moment."""

    size_wanted = (30, 26)

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        paint_mark(painter, self._kind, QPointF(14, 13) * painter.unit, 11)


class _Disc(Sized, QWidget):
    """The rank of a move in a disc."""

    size_wanted = (DISC + 4, DISC + 4)

    def __init__(self, row: AnswerRow) -> None:
        super().__init__()
        self._rank = row.rank
        self._colour = row_colour(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        side = min(self.width(), self.height()) - 4 * painter.unit
        disc = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        painter.setPen(QPen(palette.INK, 2 * painter.unit))
        painter.setBrush(self._colour)
        painter.drawEllipse(disc)
        painter.setPen(palette.INK)
        painter.setFont(role_font(self, 15 if self._rank < 10 else 13, QFont.Weight.Bold))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._rank))


class _Legend(Sized, QWidget):
    """What the lines of the arrows on the board mean, beside each other as far as there is room."""

    size_wanted = (200, None)
    size_least = (80, 18)

    def __init__(self, entries: Sequence[tuple[MoveArrow, str]]) -> None:
        super().__init__()
        self._entries = entries
        follow_width(self)
        self.setAccessibleName(", ".join(f"{arrow.number}: {words}" for arrow, words in entries))

    def _places(self, width: float) -> list[QRectF]:
        """Return the room of each entry at this width."""
        scale, metrics = ui_scale(self), QFontMetricsF(role_font(self, 13))
        high, left, top = metrics.height() + 2 * scale, 0.0, 0.0
        places = []
        for _, words in self._entries:
            wide = SAMPLE * scale + metrics.horizontalAdvance(words)
            if left and left + wide > width:
                left, top = 0.0, top + high
            places.append(QRectF(left, top, wide, high))
            left += wide + 14 * scale
        return places

    def heightForWidth(self, width: int) -> int:
        return round(max((place.bottom() for place in self._places(width)), default=0.0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        for (arrow, words), place in zip(self._entries, self._places(self.width()), strict=True):
            y, end = place.center().y(), place.left() + (SAMPLE - 7) * painter.unit
            path = QPainterPath(QPointF(place.left() + 2 * painter.unit, y))
            path.lineTo(end, y)
            paint_arrow(painter, path, 0.7 * painter.unit, arrow.colour, arrow.dashes)
            painter.words(place.adjusted(SAMPLE * painter.unit, 0, 0, 0), words, role_font(self, 13), palette.INK)


class CoachRow(BaseButton):
    """A move with its chance and points; pressed, the board plays it."""

    steers = UP_AND_DOWN
    looked_at = Signal()
    """The mouse or the keyboard has come to it, or left it."""

    def __init__(self, row: AnswerRow, most: float) -> None:
        """
        Args:
            row: what it tells.
            most: the greatest chance of all rows.
        """
        super().__init__()
        self.row = row
        self._best = row.rank == 1
        chance = translate("AnalysisController", "{percent}% ± {margin}").format(
            percent=format_percent(row.chance), margin=format_percent(row.margin)
        )
        notes = []
        if row.played:
            notes.append(translate("AnalysisController", "played"))
        if row.as_good and not self._best:
            notes.append(translate("AnalysisController", "about as good"))
        points = "" if row.points is None else format_decimal(row.points)
        name = Label(15, QFont.Weight.DemiBold, wrap=True, text=row.text)
        weight = QFont.Weight.Bold if row.played else QFont.Weight.Normal
        note = Label(13, weight, colour="text_2", wrap=True, text=" · ".join(notes))
        note.setVisible(bool(notes))
        colour = SHAPES["strong" if row.as_good else "costly" if row.played else "lead"][1]
        share = row.chance / most if most else 0.0
        bar = ProportionBar(share, colour if row.played or row.as_good else palette.GOLD_3, figured=False)
        words = fill(QVBoxLayout(), name, note, bare=True, spacing=0)
        grid = self._grid = QGridLayout(self)
        grid.addWidget(_Disc(row), 0, 0, 2, 1)
        grid.addLayout(words, 0, 1, 1, 3)
        grid.addWidget(Label(15, QFont.Weight.Bold, text=chance), 1, 1)
        grid.addWidget(bar, 1, 2)
        grid.addWidget(Label(15, text=points), 1, 3)
        grid.setColumnStretch(2, 1)
        follow_width(self)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        told = translate("AnalysisController", "{rank}. {move}: {chance}").format(
            rank=row.rank, move=row.text, chance=chance
        )
        self.setAccessibleName(", ".join((told, *((points,) if points else ()), *notes)))

    @property
    def watched(self) -> bool:
        """Whether the mouse or the keyboard is at it."""
        return self.underMouse() or self.hasFocus()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit()

    def restyle(self) -> None:
        """Take sizes from the screen as it is now."""
        scale = ui_scale(self)
        inset = round(HALO + 3 * scale)
        self._grid.setContentsMargins(inset, inset, inset, inset)
        self._grid.setHorizontalSpacing(round(6 * scale))
        self._grid.setVerticalSpacing(round(2 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        ground = PLAYED_GROUND if self.row.played and not self.row.as_good else BEST_GROUND if self._best else None
        line = palette.LOSS if ground is PLAYED_GROUND else palette.GOLD_3
        body = QRectF(self.rect()).adjusted(HALO / 2, HALO / 2, -HALO / 2, -HALO / 2)
        if ground is not None or self.underMouse():
            draw_box(painter, body, 5 * painter.unit, ground or palette.PAPER, line, 1.5 * painter.unit)
        painter.ring(body, 5)


class AnalysisPanel(Panel):
    """Says what the coach has found; works out none of it."""

    wanted = Signal()
    """The coach is asked to look at the game."""
    given_up = Signal()
    moment_wanted = Signal(int)
    """The moment with this place is to be seen."""
    move_wanted = Signal(int, str)
    """A move of the moment with this place is to be played on the board."""
    row_looked_at = Signal()
    """The mouse or the keyboard has come to a row, or left it."""
    play_on = Signal()
    own_move = Signal(int)
    """Somebody wants to find the better move at the moment with this place."""
    veiled = Signal()
    """What the player could not see is to be veiled, or shown again."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__(Surface.PARCHMENT)
        self.heading = Label(19, QFont.Weight.DemiBold, wrap=True)
        self.about = Label(14, colour="text_2", italic=True, wrap=True)
        self.state = Label(15, wrap=True)
        self.bar = ProportionBar(0.0, SHAPES["strong"][1])
        self.ask_button = Button(ButtonKind.GOLD, wrap=True)
        self.cancel_button = Button(wrap=True)
        self.play_button = Button(ButtonKind.GOLD, key="P", px=14, wrap=True)
        self.own_button = Button(key="W", px=14, wrap=True)
        self.veil_button = Button(key="V", px=14, wrap=True)
        self.close_button = IconButton("icon-close", kind=ButtonKind.PARCHMENT)
        self.moments: list[Button] = []
        """What leads to each."""
        self.rows: list[CoachRow] = []
        """The moves of the moment that is told of."""
        self.shown = -1
        """The place of that moment."""
        self._told: Sequence[MomentText] = ()
        self._tasks: Collection[int] = ()
        self._how = ""
        self._inner = QWidget()
        self._cards = QVBoxLayout(self._inner)
        self.area = ScrollArea(self._inner)
        self._column = QVBoxLayout(self)
        self._column.addLayout(fill(QHBoxLayout(), (self.heading, 1), self.close_button, spacing=0))
        for part in (self.about, self.state, self.bar, self.ask_button, self.cancel_button):
            self._column.addWidget(part)
        fill(self._column, (self.area, 1), self.play_button, self.own_button, self.veil_button)
        self.ask_button.clicked.connect(self.wanted)
        self.cancel_button.clicked.connect(self.given_up)
        self.play_button.clicked.connect(self.play_on)
        self.own_button.clicked.connect(lambda: self.own_move.emit(self.shown))
        self.veil_button.clicked.connect(self.veiled)
        self.close_button.clicked.connect(self.closed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what is always there in the language of now."""
        self.setAccessibleName(self.tr("Coach"))
        self.heading.setText(self.tr("Deciding moments"))
        self.about.setText(self.tr("The coach is available only after the game."))
        self.cancel_button.setText(self.tr("Stop"))
        self.play_button.setText(translate("Practice", "Play on from here"))
        self.own_button.setText(self.tr("Try my own move"))
        self.veil_button.setText(self.tr("Only what the player could see"))
        self.close_button.set_words(self.tr("Close the coach") + " (C)")

    def show_waiting(self, *, failed: bool = False) -> None:
        """Show that the game has not been analysed yet, or that the analysis failed."""
        self._clear()
        self.ask_button.setText(self.tr("Try again") if failed else self.tr("Analyse this game"))
        self.state.setText(
            self.tr("The coach could not finish. You can ask again.")
            if failed
            else self.tr("The coach plays the game out many times from every step and tells you what decided it.")
        )
        self._offer(ask=True)

    def show_progress(self, done: float) -> None:
        """He is looking at it."""
        if self.cancel_button.isHidden():
            self._clear()
            self._offer(cancel=True)
        self.state.setText(self.tr("The coach is analysing the game: {percent}%").format(percent=round(100 * done)))
        self.bar.show_share(done)

    def show_moments(self, told: Sequence[MomentText], how: str, tasks: Collection[int] = ()) -> None:
        """Tell what he has found, and how; at the moments with these places a better move can be looked for."""
        self._told, self._how, self._tasks = told, how, tasks
        self.state.setText("" if told else self.tr("No single move decided this game beyond doubt."))
        place = self.shown if 0 <= self.shown < len(told) else 0
        self.show_moment(place)

    def show_moment(self, place: int) -> None:
        """Tell of the moment with this place; the others can be chosen below."""
        self._clear()
        self.shown = place
        self._offer()
        self.state.setVisible(not self._told)
        if self._told:
            self._tell(self._told[place])
        for number, one in enumerate(self._told):
            kind = ButtonKind.GOLD if number == place else ButtonKind.PARCHMENT
            button = Button(kind, key=str(number + 1), px=14, wrap=True)
            button.setText(one.title)
            follow_width(button)
            button.setAccessibleDescription(f"{one.where}\n{one.change}\n{one.why}")
            button.clicked.connect(partial(self.moment_wanted.emit, number))
            self.moments.append(button)
            row = fill(QHBoxLayout(), _Sign(one.kind), (button, 1), bare=True, spacing=0)
            self._cards.addLayout(row)
        fill(self._cards, Label(13, colour="text_2", italic=True, wrap=True, text=self._how), 1)

    def _tell(self, one: MomentText) -> None:
        head = Label(14, QFont.Weight.DemiBold, colour="text_2", wrap=True, text=f"{one.where} · {one.change}")
        self._cards.addWidget(head)
        if entries := self._legend(one.answers):
            self._cards.addWidget(_Legend(entries))
        most = max((row.chance for row in one.answers), default=0.0)
        for answer in one.answers:
            row = CoachRow(answer, most)
            row.restyle()
            row.clicked.connect(partial(self.move_wanted.emit, self.shown, answer.move))
            row.looked_at.connect(self.row_looked_at)
            row.steered.connect(lambda _right, down: self.walk(down))
            self._cards.addWidget(row)
            self.rows.append(row)
        for reason in one.reasons or (one.why,):
            self._cards.addWidget(Label(14, wrap=True, text=reason))

    @staticmethod
    def _legend(rows: Sequence[AnswerRow]) -> list[tuple[MoveArrow, str]]:
        """What the arrows mean that are always there."""
        found = []
        for row in rows:
            if row.rank == 1:
                text = translate("AnalysisController", "best, and played")
                words = text if row.played else translate("AnalysisController", "best")
            elif row.played:
                words = translate("AnalysisController", "played")
            elif row.rank == 2:
                second = translate("AnalysisController", "second best")
                words = translate("AnalysisController", "nearly as good") if row.as_good else second
            else:
                continue
            found.append((_arrow(row), words))
        return found

    @property
    def arrows(self) -> list[MoveArrow]:
        """The arrows of the best two moves, of the one that was played, and of a row that is looked at."""
        return [_arrow(one) for row in self.rows if (one := row.row).rank <= 2 or one.played or row.watched]

    def walk(self, down: int) -> None:
        """Let the keyboard go so many rows down."""
        if self.rows:
            at = next((place for place, row in enumerate(self.rows) if row.hasFocus()), -1 if down > 0 else 0)
            row = self.rows[(at + down) % len(self.rows)]
            row.setFocus(Qt.FocusReason.TabFocusReason)
            self.area.ensureWidgetVisible(row)

    def _offer(self, *, ask: bool = False, cancel: bool = False) -> None:
        self.state.show()
        self.ask_button.setVisible(ask)
        self.cancel_button.setVisible(cancel)
        self.bar.setVisible(cancel)
        told = not (ask or cancel) and bool(self._told)
        compared = told and bool(self._told[self.shown].answers)
        self.about.setVisible(not told)
        self.play_button.setVisible(told)
        self.own_button.setVisible(told and self.shown in self._tasks)
        self.veil_button.setVisible(compared)

    def _clear(self) -> None:
        self.moments.clear()
        self.rows.clear()
        while self._cards.count():
            item = self._cards.takeAt(0)
            if item is None:
                continue
            inner = item.layout()
            while inner is not None and inner.count():
                part = inner.takeAt(0)
                if part is not None and (widget := part.widget()) is not None:
                    discard(widget)
            if (widget := item.widget()) is not None:
                discard(widget)

    def restyle(self) -> None:
        """Take sizes from the screen as it is now."""
        scale = ui_scale(self)
        side, top = round(10 * scale), round(14 * scale)
        self._column.setContentsMargins(side, top, side, top)
        self._column.setSpacing(round(2 * scale))
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(round(3 * scale))
        for row in self.rows:
            row.restyle()
        self._name_keys()

    def _name_keys(self) -> None:
        """Name the keys of the moments where the column has room for them: else all of it would be cut at its edge."""
        room = self.area.viewport().width() - round(_Sign.size_wanted[0] * ui_scale(self))
        for number, button in enumerate(self.moments, 1):
            button.show_key(str(number))
            if button.minimumSizeHint().width() > room:
                button.show_key("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._column.activate()
        self._name_keys()
