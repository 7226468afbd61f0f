"""What a coach says beside a replay: how far he is, and then the moments that decided the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.session.coach_words import Told
from gonfalon.texts.figures import percent
from gonfalon.ui.look import palette
from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.dress import Ground, Words, unit
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.share_bar import ShareBar
from gonfalon.ui.widgets.timeline import SHAPES

__all__ = ["CoachPanel"]


class _Sign(QWidget):
    """The sign by which the timeline marks a moment."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind

    def sizeHint(self) -> QSize:
        side = round(26 * unit(self))
        return QSize(round(1.15 * side), side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corners, colour = SHAPES[self._kind]
        painter.setPen(QPen(palette.INK, scale))
        painter.setBrush(colour)
        middle = QPointF(14 * scale, 13 * scale)
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * 11 * scale for x, y in corners]))


class CoachPanel(Panel):
    """Says it; works out none of it."""

    wanted = Signal()
    """The coach is asked to look at the game."""
    given_up = Signal()
    moment_wanted = Signal(int)
    """The moment with this place is to be seen."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__(Ground.PARCHMENT)
        self.heading = Words(19, QFont.Weight.DemiBold, wrap=True)
        self.about = Words(14, colour="text_2", italic=True, wrap=True)
        self.state = Words(15, wrap=True)
        self.bar = ShareBar(0.0, SHAPES["strong"][1])
        self.ask_button = Button(Kind.GOLD, wrap=True)
        self.cancel_button = Button(wrap=True)
        self.close_button = Button(key="C", wrap=True)
        self.moments: list[Button] = []
        """What leads to each."""
        self._inner = QWidget()
        self._cards = QVBoxLayout(self._inner)
        self.area = ScrollArea(self._inner)
        self._column = QVBoxLayout(self)
        parts = (self.heading, self.about, self.state, self.bar, self.ask_button, self.cancel_button)
        for part in parts:
            self._column.addWidget(part)
        self._column.addWidget(self.area, 1)
        self._column.addWidget(self.close_button)
        self.ask_button.clicked.connect(self.wanted)
        self.cancel_button.clicked.connect(self.given_up)
        self.close_button.clicked.connect(self.closed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what is always there in the language of now."""
        self.setAccessibleName(self.tr("Coach"))
        self.heading.setText(self.tr("Deciding moments"))
        self.about.setText(self.tr("The coach is available only after the game."))
        self.cancel_button.setText(self.tr("Stop"))
        self.close_button.setText(self.tr("Close the coach"))

    def show_waiting(self, *, failed: bool = False) -> None:
        """Nobody has looked yet, or somebody tried in vain."""
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

    def show_moments(self, told: Sequence[Told], how: str) -> None:
        """Tell what he has found, and how."""
        self._clear()
        self._offer()
        self.state.setText("" if told else self.tr("No single move decided this game beyond doubt."))
        self.state.setVisible(not told)
        for place, one in enumerate(told):
            self._add(place, one)
        footnote = Words(13, colour="text_2", italic=True, wrap=True)
        footnote.setText(how)
        self._cards.addWidget(footnote)
        self._cards.addStretch(1)

    def _add(self, place: int, one: Told) -> None:
        button = Button(key=str(place + 1), px=14, wrap=True)
        button.setText(one.title)
        said = (
            one.where,
            one.change,
            one.why,
            *(f"{words} {percent(share)}\u00a0%" for words, share in one.answers),
        )
        button.setAccessibleDescription("\n".join(said))
        button.clicked.connect(lambda _=False, place=place: self.moment_wanted.emit(place))
        self.moments.append(button)
        where = Words(14, QFont.Weight.DemiBold, colour="text_2", wrap=True)
        where.setText(one.where)
        change = Words(15, QFont.Weight.Bold, wrap=True)
        change.setText(one.change)
        why = Words(14, wrap=True)
        why.setText(one.why)
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, round(6 * unit(self)), 0, 0)
        row.addWidget(_Sign(one.kind))
        row.addWidget(where, 1)
        for part in (head, button, change, why):
            self._cards.addWidget(part)
        order = sorted(range(len(one.answers)), key=lambda place: -one.answers[place][1])
        for place in order:
            words, share = one.answers[place]
            colour = SHAPES["strong" if place == order[0] else one.kind][1]
            answer = Words(14, QFont.Weight.Normal if place else QFont.Weight.DemiBold, wrap=True)
            answer.setText(words)
            self._cards.addWidget(answer)
            self._cards.addWidget(ShareBar(share, palette.GOLD_3 if place not in (0, order[0]) else colour))

    def _offer(self, *, ask: bool = False, cancel: bool = False) -> None:
        self.state.show()
        self.ask_button.setVisible(ask)
        self.cancel_button.setVisible(cancel)
        self.bar.setVisible(cancel)

    def _clear(self) -> None:
        self.moments.clear()
        while self._cards.count():
            item = self._cards.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def restyle(self) -> None:
        """Take sizes from the screen as it is now."""
        scale = unit(self)
        side, top = round(12 * scale), round(16 * scale)
        self._column.setContentsMargins(side, top, side, top)
        self._column.setSpacing(round(6 * scale))
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(round(4 * scale))
