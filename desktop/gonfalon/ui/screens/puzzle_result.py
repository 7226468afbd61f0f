"""What came of an answer to a puzzle: why, how the game goes on, and what the other answers come to."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QMarginsF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.session.puzzle_texts import AnswerText, StepText
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import animate
from gonfalon.ui.look import palette, panels
from gonfalon.ui.screens.puzzles import TableFoot
from gonfalon.ui.widgets.buttons import ENTER, Button, ButtonKind
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import Drawing, ScrollArea
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    Sized,
    Surface,
    announce,
    discard,
    fill,
    painted_property,
    ui_scale,
)

PART = 0.37
"""So much of the height of the table it takes."""
STAMP = 1.12
"""How large the seal of a solved puzzle is when it begins to come down."""
STAMP_MS = 220


class Verdict(Enum):
    """What is to be said of an answer."""

    SOLVED = "solved"
    MISSED = "missed"
    SHOWN = "shown"


class _Seal(Sized, QWidget):
    """A green seal with a check, or a disc of ink with a bar."""

    # With room around the disc for what it is larger while it comes down.
    size_wanted = (56, 56)

    def __init__(self) -> None:
        super().__init__()
        self.good = True
        self._grown = 1.0

    grown = painted_property("_grown")
    """How large it is drawn, as a share of its size."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        side = min(self.width(), self.height())
        disc = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side).adjusted(5, 5, -5, -5)
        painter.translate(disc.center())
        painter.scale(self._grown, self._grown)
        painter.translate(-disc.center())
        painter.setPen(QPen(palette.INK, 3 * painter.unit))
        painter.setBrush(palette.SOLVED if self.good else palette.INK_2)
        painter.drawEllipse(disc)
        painter.setPen(QPen(palette.SOLVED_INK if self.good else palette.PAPER, 5 * painter.unit))
        x, y, part = disc.center().x(), disc.center().y(), disc.width() / 2
        if self.good:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            check = ((-0.42, 0.05), (-0.1, 0.36), (0.45, -0.3))
            painter.drawPolyline(QPolygonF([QPointF(x + right * part, y + down * part) for right, down in check]))
        else:
            painter.drawLine(QPointF(x - 0.45 * part, y), QPointF(x + 0.45 * part, y))


class PuzzleResult(TableFoot):
    """Says what came of an answer and offers what can be done next; it does none of it."""

    again = Signal()
    forward = Signal()
    """On to the next puzzle."""
    shown = Signal()
    """The solution is to be shown."""
    play_on = Signal()
    """The game is to go on from here."""
    answer_wanted = Signal(str)
    """What a move comes to is to be told, and played on the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Surface.PARCHMENT, parent)
        self._table = parent
        self.seal = _Seal()
        self.title = Label(24, QFont.Weight.DemiBold, wrap=True)
        self.done = Label(15, colour="text_2", wrap=True)
        self.count = Label(14, colour="text_2", wrap=True)
        self.next_button = Button(ButtonKind.GOLD, key=ENTER, px=15)
        self.show_button = Button(ButtonKind.GOLD, px=15)
        self.every_button = Button(key="A", px=15)
        self.play_button = Button(key="P", px=15)
        self.again_button = Button(key="R", px=15)
        self.leave_button = Button(key="Esc", px=15)
        self.answers: dict[str, Button] = {}
        """What leads to each answer."""
        self._at = ""
        self._stamp = animate(self.seal, b"grown", 1.0, STAMP_MS, QEasingCurve.Type.OutBack, start=STAMP)
        self._why = QVBoxLayout()
        self._steps = QGridLayout()
        self._steps.setColumnStretch(1, 1)
        self._rows = QVBoxLayout()
        head = fill(QVBoxLayout(), self.title, self.done, spacing=0)
        self._head = fill(QHBoxLayout(), self.seal, (head, 1), self.count)
        self._columns = QHBoxLayout()
        for inner, share in ((self._why, 5), (self._steps, 5), (self._rows, 5)):
            page = QWidget()
            page.setLayout(inner)
            self._columns.addWidget(ScrollArea(page), share)
        self._buttons = fill(QHBoxLayout(), spacing=0)
        for button, signal in (
            (self.next_button, self.forward), (self.show_button, self.shown), (self.play_button, self.play_on),
            (self.again_button, self.again), (self.leave_button, self.left),
        ):  # fmt: skip
            button.clicked.connect(signal)
        self.every_button.clicked.connect(self._next_answer)
        for button in (
            self.next_button, self.show_button, self.every_button, self.play_button, self.again_button,
            self.leave_button,
        ):  # fmt: skip
            self._buttons.addWidget(button)
        self._whole = fill(QVBoxLayout(self), self._head, (self._columns, 1), self._buttons, spacing=0)
        self.retranslate()

    # -- what is said --------------------------------------------------------------------------------------------------

    def say(self, verdict: Verdict, title: str, done: str, count: str, answers: Sequence[AnswerText]) -> None:
        """Say what came of the answer, and offer these answers to be looked at."""
        good = verdict is not Verdict.MISSED
        self.seal.good = good
        self.seal.update()
        self.title.setText(title)
        self.done.setText(done)
        self.count.setText(count)
        self.next_button.setVisible(good)
        self.show_button.setVisible(not good)
        self.every_button.setVisible(len(answers) > 1)
        _clear(self._rows)
        self._rows.addWidget(Label(16, QFont.Weight.DemiBold, text=translate("Puzzle", "The answers")))
        self.answers = {}
        for one in answers:
            button = Button(icon="icon-check" if one.best and good else "", px=14, wrap=True)
            button.setText(f"{one.figure}  {one.name}")
            button.clicked.connect(partial(self.answer_wanted.emit, one.move))
            self._rows.addWidget(button)
            self.answers[one.move] = button
        self._rows.addStretch(1)
        self.setAccessibleDescription(f"{title}. {done}")
        announce(self, f"{title}. {done}")

    def stamp(self, ms: int) -> None:
        """Let the seal come down on the paper in so many milliseconds."""
        self._stamp.setDuration(ms)
        self._stamp.start()

    @property
    def stamping(self) -> bool:
        """Whether the seal is coming down."""
        return self._stamp.state() == QAbstractAnimation.State.Running

    def tell(self, move: str, heading: str, reasons: Sequence[str], steps: Sequence[StepText]) -> None:
        """Tell why a move is good or not, and how the game goes on after it."""
        self._at = move
        _clear(self._why)
        self._why.addWidget(Label(16, QFont.Weight.DemiBold, wrap=True, text=heading))
        for reason in reasons:
            self._why.addWidget(Label(15, wrap=True, text=reason))
        self._why.addStretch(1)
        _clear(self._steps)
        self._steps.addWidget(Label(16, QFont.Weight.DemiBold, text=translate("Puzzle", "How it goes on")), 0, 0, 1, 3)
        for row, step in enumerate(steps, 1):
            if step.family:
                crest = Drawing(f"crest-{palette.FAMILIES[step.family].key}", 20, 25)
                self._steps.addWidget(crest, row, 0, Qt.AlignmentFlag.AlignTop)
            self._steps.addWidget(Label(14, wrap=True, text=step.sentence), row, 1)
            self._steps.addWidget(Label(15, QFont.Weight.Bold, text=step.change), row, 2)
        self._steps.setRowStretch(len(steps) + 1, 1)
        announce(self, "\n".join((heading, *reasons, *(step.sentence for step in steps))))

    def _next_answer(self) -> None:
        moves = [*self.answers]
        move = moves[(moves.index(self._at) + 1) % len(moves)] if self._at in moves else moves[0]
        self.answers[move].setFocus(Qt.FocusReason.TabFocusReason)
        self.answer_wanted.emit(move)

    def key(self, event: QKeyEvent) -> bool:
        """Let a key do what the button does that bears it; whether one does."""
        rows = [*self.answers.values()]
        for key, step in (("Up", -1), ("Down", 1)):
            if matches(event, key) and rows:
                at = next((place for place, row in enumerate(rows) if row.hasFocus()), -1 if step > 0 else 0)
                rows[(at + step) % len(rows)].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        for name, button in (
            ("A", self.every_button), ("P", self.play_button), ("R", self.again_button), ("Esc", self.leave_button),
            (ENTER, self.next_button), (ENTER, self.show_button),
        ):  # fmt: skip
            if matches(event, name) and not button.isHidden() and not event.isAutoRepeat():
                button.click()
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.key(event):
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say what is always there in the language of now."""
        self.setAccessibleName(translate("Puzzle", "Puzzle"))
        self.next_button.setText(translate("Puzzle", "Next puzzle"))
        self.show_button.setText(translate("Puzzle", "Show the solution"))
        self.every_button.setText(translate("Puzzle", "See every continuation"))
        self.play_button.setText(translate("Practice", "Play on from here"))
        self.again_button.setText(translate("Puzzle", "Once more"))
        self.leave_button.setText(translate("Puzzle", "All puzzles"))

    # -- places --------------------------------------------------------------------------------------------------------

    def high(self, wide: int) -> int:
        """Return the height that it takes of the table."""
        scale = ui_scale(self)
        self._whole.setContentsMargins(round(16 * scale), round(10 * scale), round(16 * scale), round(6 * scale))
        self._head.setSpacing(round(12 * scale))
        self._columns.setSpacing(round(16 * scale))
        for inner in (self._why, self._rows):
            inner.setContentsMargins(0, 0, 0, 0)
            inner.setSpacing(round(3 * scale))
        self._steps.setContentsMargins(0, 0, 0, 0)
        self._steps.setHorizontalSpacing(round(8 * scale))
        self._steps.setVerticalSpacing(round(4 * scale))
        return round(PART * self._table.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        panels.table_texture(QPainter(self), QRectF(self.rect()))
        super().paintEvent(event)

    def inset(self) -> QMarginsF:
        return QMarginsF(HALO / 2, 0, HALO / 2, 0)


def _clear(layout: QVBoxLayout | QGridLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            discard(widget)
