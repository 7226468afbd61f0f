"""A tutorial: its steps, and the overlay that points to what they explain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.look import art, fonts, palette, panels
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.game_card import ScenePicture
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.styling import ControlPainter, Label, Sized, Surface, announce, ui_scale


@dataclass(frozen=True)
class TutorialStep:
    """Something that is told of the table as it stands after so many moves of the course.

    The last stop before a move of the learner stays until that move is made, or all of those that it leads through;
    any other leads on by a button.
    """

    after: int
    """How many moves have been made."""
    heading: str
    text: str
    shows: Callable[..., Iterable[QRectF | None]]
    """What of the scene stays bright, the chief thing first; None for what is not to be seen."""
    answers: bool = False
    """Whether the question and its answers stay bright before all that."""
    values: Callable[[], Mapping[str, object]] = dict
    """What stands for the placeholders of the text."""
    through: int = 0
    """After how many moves the last of several is made to which it leads; 0 for a single one."""

    def told(self) -> tuple[str, str]:
        """Return heading and text in the language of now."""
        return translate("Lesson", self.heading), translate("Lesson", self.text).format(**self.values())


@dataclass(frozen=True)
class Tutorial:
    """A first game of one kind."""

    name: str
    """By what it is remembered how far somebody has come."""
    title: Callable[[], str]
    """What one learns by it."""
    book: str
    """The book of rules in which it is offered."""
    course: Path
    """The record of the game."""
    emblem: str
    """The drawing beside what is told."""
    scene: str
    """The drawing above the first step."""
    stops: Sequence[TutorialStep]
    """In the order of the moves."""
    next: str = ""
    """The tutorial that goes on where this one ends."""


VEIL: Final = 0.7
RADIUS: Final = 14
LINE: Final = 2.5
AROUND: Final = 4
"""How far a window reaches beyond what it shows."""
WIDE: Final = 404
SHARES: Final = (1.0, 0.9, 1.4, 1.8)
"""How wide the callout may be instead, in parts of that: narrower where it is high, wider where it is low."""
LETTERS: Final = (1.0, 0.9, 0.8, 0.7)
"""In such parts large letters are tried, where in larger ones it would lie on what it tells of."""
LEAST: Final = 214
TAIL: Final = 26
"""How far the tail of the callout reaches towards a window; the design pixels of all of these."""
SWEEP: Final = 8
"""In so many steps a place for the callout is looked for across the table, and as many down."""


class _Dots(Sized, QWidget):
    """A dot for each stop: those behind, that of now and those to come."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 1
        self.now = 0

    @property
    def size_wanted(self) -> tuple[float, float]:
        return self.count * 16, 16

    @property
    def size_least(self) -> tuple[float, float]:
        return self.count * 10, 14

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale = painter.unit
        painter.setPen(QPen(palette.GOLD_3, 1.2 * scale))
        step = min(16 * scale, self.width() / self.count)
        for index in range(self.count):
            radius = step * (0.42 if index == self.now else 0.36)
            fill = palette.GOLD_2 if index == self.now else palette.GOLD_3 if index < self.now else palette.PAPER
            painter.setBrush(fill)
            painter.drawEllipse(QPointF((index + 0.5) * step, self.height() / 2), radius, radius)


class _Callout(Panel):
    """A heading, what is to be known or done, how far one is, and the buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Surface.PARCHMENT, parent)
        self.emblem = ""
        self.rubric = Label(14, QFont.Weight.DemiBold, "rubric", wrap=True)
        self.heading = Label(22, QFont.Weight.DemiBold, wrap=True)
        self.text = Label(16, wrap=True)
        self.dots = _Dots()
        self.skip = Button(px=16)
        self.forward = Button(ButtonKind.GOLD, px=16)
        self._head = QVBoxLayout()
        self._head.addWidget(self.rubric)
        self._head.addWidget(self.heading)
        foot = QHBoxLayout()
        foot.setSpacing(0)
        foot.addWidget(self.dots, 1)
        foot.addWidget(self.skip)
        foot.addWidget(self.forward)
        self.scene = ScenePicture("", WIDE)
        # It is as wide as the callout, however wide that is.
        self.scene.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.scene)
        self._column.addLayout(self._head)
        self._column.addWidget(self.text)
        self._column.addStretch(1)
        self._column.addLayout(foot)

    def write(self, letters: float) -> None:
        """Write in letters of this part of the usual size."""
        for words, px in ((self.rubric, 14), (self.heading, 22), (self.text, 16)):
            words.set_size(px * letters)

    def high(self, wide: int) -> int:
        """Return the height of the callout for this width."""
        scale = ui_scale(self)
        side = round(22 * scale)
        self._column.setContentsMargins(side, round(14 * scale), round(16 * scale), round(12 * scale))
        self._column.setSpacing(round(6 * scale))
        self._head.setContentsMargins(round(78 * scale), 0, 0, round(8 * scale))
        self._head.setSpacing(round(2 * scale))
        self.scene.set_wide((wide - side - round(16 * scale)) / scale)
        for words in (self.rubric, self.heading, self.text):
            words.restyle()
        self._column.activate()
        return max(round(LEAST * scale), self._column.heightForWidth(wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), ui_scale(self)
        panels.nine_slice(painter, "panel-callout", QRectF(self.rect()))
        art.paint(painter, self.emblem, QRectF(20 * scale, self._head.geometry().top(), 66 * scale, 66 * scale))


class TutorialOverlay(QWidget):
    """Darkens the table but for its windows, in which the board is used as ever; what is pressed elsewhere is lost."""

    forward = Signal()
    """On to the next stop, or the move that is meant is to be shown."""
    skipped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.callout = _Callout(self)
        self.callout.skip.clicked.connect(self.skipped)
        self.callout.forward.clicked.connect(self.forward)
        self.windows: list[QRectF] = []
        """What is bright, the chief thing first."""
        self._spared: list[QRectF] = []
        """What the callout leaves free where it can."""
        self._tail = QPolygonF()
        self.hide()

    def tell(self, rubric: str, heading: str, text: str, emblem: str, skip: str, forward: str, scene: str = "") -> None:
        """Say something; `forward` is empty while what it leads to is shown, `scene` where nothing is drawn above."""
        callout = self.callout
        callout.emblem, callout.scene.scene = emblem, scene
        callout.rubric.setText(rubric)
        callout.heading.setText(heading)
        callout.text.setText(text)
        callout.skip.setText(skip)
        callout.forward.setText(forward)
        callout.forward.setEnabled(bool(forward))
        callout.setAccessibleName(heading)
        callout.setAccessibleDescription(text)
        self.setAccessibleName(rubric)
        self.show()
        self.raise_()

    def say(self) -> None:
        """Let those who listen hear it."""
        callout = self.callout
        announce(callout, f"{callout.rubric.text()}. {callout.heading.text()}. {callout.text.text()}")

    def count(self, now: int, count: int) -> None:
        """Show which stop of how many this is, from 0."""
        self.callout.dots.now, self.callout.dots.count = now, count
        self.callout.dots.updateGeometry()
        self.callout.dots.update()

    def look_through(self, shown: Sequence[QRectF], spared: Sequence[QRectF] = ()) -> None:
        """Open a window over each of these, the first of which is meant most; the callout leaves others free too."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        around, whole = AROUND * ui_scale(self), QRectF(self.rect())
        windows = [one.adjusted(-around, -around, around, around).intersected(whole) for one in shown]
        self.windows, self._spared = windows, [*spared]
        self._place_callout()
        self._cut()
        self.update()

    def _sizes(self) -> list[QSize]:
        """Return the sizes that the callout may have: the usual one, narrower ones and wider ones."""
        # Its buttons say how narrow it may be once they have been laid out with what they say now.
        self.callout.high(round(WIDE * ui_scale(self)))
        room, least, sizes = self.width() - 20, self.callout.minimumSizeHint().width(), []
        for share in SHARES:
            wide = min(max(round(WIDE * ui_scale(self) * share), least), room)
            sizes.append(QSize(wide, min(self.callout.high(wide), self.height() - 20)))
        return sizes

    def _place_callout(self) -> None:
        """Beside what is meant most, where it covers nothing that is shown, or as little as can be."""
        tail, margin = round(TAIL * ui_scale(self)), round(10 * ui_scale(self))
        inside = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        chief = self.windows[0] if self.windows else QRectF(inside.center(), inside.center())

        def cost(rect: QRectF) -> tuple[float, ...]:
            rest, spared = (sum(_shared(rect, one) for one in some) for some in (self.windows, self._spared))
            unusual = abs(rect.width() - WIDE * ui_scale(self))
            return _shared(rect, chief), rest, spared, unusual, (rect.center() - chief.center()).manhattanLength()

        best = QRectF()
        for letters, scene in self._ways():
            self.callout.write(letters)
            self.callout.scene.setVisible(scene)
            best = min((one for size in self._sizes() for one in self._candidates(size, chief, inside, tail)), key=cost)
            if cost(best)[:2] == (0.0, 0.0):
                break
        self.callout.high(round(best.width()))
        self.callout.setGeometry(best.toRect())
        near = best.adjusted(-2 * tail, -2 * tail, 2 * tail, 2 * tail).intersects(chief)
        self._tail = self._towards(best, chief, tail) if self.windows and near else QPolygonF()

    def _ways(self) -> Iterator[tuple[float, bool]]:
        """Yield how large letters may be, in parts of their usual size, and whether the scene is shown above them."""
        if self.callout.scene.scene:
            yield 1.0, True
        for letters in LETTERS:
            if letters == 1.0 or fonts.text_scale() * letters >= 1.0:
                yield letters, False

    def _candidates(self, size: QSize, chief: QRectF, inside: QRectF, tail: int) -> list[QRectF]:
        """Beside the chief window at each of its four sides, and all over the table."""
        wide, high, middle = size.width(), size.height(), chief.center()
        corners = [
            (chief.right() + tail, middle.y() - high / 2),
            (chief.left() - tail - wide, middle.y() - high / 2),
            (middle.x() - wide / 2, chief.bottom() + tail),
            (middle.x() - wide / 2, chief.top() - tail - high),
        ]
        right, down = inside.width() - wide, inside.height() - high
        steps = [step / SWEEP for step in range(SWEEP + 1)]
        corners += [(inside.left() + x * right, inside.top() + y * down) for x in steps for y in steps]
        return [self._pushed(QRectF(x, y, wide, high), inside) for x, y in corners]

    @staticmethod
    def _pushed(rect: QRectF, inside: QRectF) -> QRectF:
        left = min(max(rect.left(), inside.left()), inside.right() - rect.width())
        top = min(max(rect.top(), inside.top()), inside.bottom() - rect.height())
        return QRectF(QPointF(round(left), round(top)), rect.size())

    @staticmethod
    def _towards(callout: QRectF, window: QRectF, long: int) -> QPolygonF:
        """A triangle from the edge of the callout that faces the window."""
        half = long * 0.6
        inner = callout.adjusted(half * 2, half * 2, -half * 2, -half * 2)
        x = min(max(window.center().x(), inner.left()), inner.right())
        y = min(max(window.center().y(), inner.top()), inner.bottom())
        if window.right() <= callout.left():
            edge, across, tip = QPointF(callout.left() + 4, y), QPointF(0, half), QPointF(-long - 4, 0)
        elif window.left() >= callout.right():
            edge, across, tip = QPointF(callout.right() - 4, y), QPointF(0, half), QPointF(long + 4, 0)
        elif window.bottom() <= callout.top():
            edge, across, tip = QPointF(x, callout.top() + 4), QPointF(half, 0), QPointF(0, -long - 4)
        elif window.top() >= callout.bottom():
            edge, across, tip = QPointF(x, callout.bottom() - 4), QPointF(half, 0), QPointF(0, long + 4)
        else:
            return QPolygonF()
        return QPolygonF([edge - across, edge + tip, edge + across])

    def _cut(self) -> None:
        """Mask the overlay so that what is visible through a window can also be clicked there."""
        left = QRegion(self.rect())
        # The corners are round, and the line lies within them.
        inset = RADIUS * 0.3 * ui_scale(self) + LINE
        for window in self.windows:
            left -= QRegion(window.adjusted(inset, inset, -inset, -inset).toAlignedRect())
        left += QRegion(self.callout.geometry())
        self.setMask(left)
        parent = self.parentWidget()
        assert parent is not None
        # Qt has the parent painted anew where the mask opens, but nothing that lies upon it.
        for beneath in parent.findChildren(QWidget):
            if beneath is not self and not self.isAncestorOf(beneath):
                beneath.update()

    # -- drawn and used ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), ui_scale(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dark, veiled = QColor(palette.VEIL), QPainterPath()
        dark.setAlphaF(VEIL)
        veiled.addRect(QRectF(self.rect()))
        windows = QPainterPath()
        for window in self.windows:
            windows.addRoundedRect(window, RADIUS * scale, RADIUS * scale)
        painter.fillPath(veiled.subtracted(windows), dark)
        painter.setPen(QPen(palette.GOLD_1, LINE * scale))
        painter.drawPath(windows.simplified())
        if not self._tail.isEmpty():
            painter.setPen(QPen(palette.GOLD_3, 2 * scale))
            painter.setBrush(palette.PAPER)
            painter.drawPolygon(self._tail)

    def mousePressEvent(self, event: object) -> None:
        """Nothing lies here that could be pressed."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if matches(event, "Enter") and self.callout.forward.isEnabled():
            self.callout.forward.click()
        else:
            event.ignore()


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return 0.0 if both.isEmpty() else both.width() * both.height()
