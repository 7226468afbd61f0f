"""What a coach found about a game that was lost: moves that bring more, each of which can be seen on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.texts.formatting import format_percent
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.panel import FinePanel
from gonfalon.ui.widgets.plain_text import WrappingLabel
from gonfalon.ui.widgets.styling import Label, Surface, discard, fill, ui_scale

MOST_FACTS = 2
"""More have no room beside each other."""


class FoundFact(NamedTuple):
    """A move that brings more than the one that was played."""

    step: int
    """After how many moves it was possible."""
    better: str
    played: str
    gain: str
    """How much more it brings on average."""


class FoundPanel(FinePanel):
    """Offers to ask the coach, says how far he is, and tells what he found."""

    wanted = Signal()
    """The coach is to look at the game."""
    given_up = Signal()
    """He need not look any further."""
    fact_wanted = Signal(int)
    """The position after so many moves is to be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Surface.PARCHMENT, parent)
        self._heading = Label(17, QFont.Weight.DemiBold)
        self._line = Label(15, wrap=True)
        self.button = Button(key="C", px=14, wrap=True, press=self._press)
        self._looking = False
        self.facts: list[QWidget] = []
        self.show_buttons: list[Button] = []
        self._row = QHBoxLayout()
        self._box = fill(QVBoxLayout(self), self._heading, self._row, spacing=2)
        fill(self._row, (self._line, 1), self.button)

    def _press(self) -> None:
        (self.given_up if self._looking else self.wanted).emit()

    def offer(self) -> None:
        """Offer to ask the coach."""
        self._tell(self.tr("The coach can look for it. That takes him a minute or so."), self.tr("Ask the coach"))

    def show_progress(self, done: float) -> None:
        """Say how far he is, from 0 to 1."""
        self._tell(self.tr("The coach is looking: {percent}%").format(percent=format_percent(done)),
                   self.tr("Stop"), looking=True)  # fmt: skip

    def show_facts(self, facts: Sequence[FoundFact]) -> None:
        """Tell what he found, which may be nothing."""
        self._tell(self.tr("The coach found no single move that changes the result."), "")
        if not facts:
            return
        self._line.hide()
        for fact in facts[:MOST_FACTS]:
            self._add(fact)

    def _tell(self, line: str, button: str, *, looking: bool = False) -> None:
        for part in self.facts:
            self._row.removeWidget(part)
            discard(part)
        self.facts, self.show_buttons, self._looking = [], [], looking
        self._heading.setText(self.tr("Where more lay"))
        self._line.setText(line)
        self._line.show()
        if button:
            self.button.setText(button)
        self.button.setVisible(bool(button))

    def _add(self, fact: FoundFact) -> None:
        part = QWidget()
        gain = Label(20, QFont.Weight.Bold, "rubric", text=fact.gain)
        better = WrappingLabel(15, QFont.Weight.DemiBold)
        better.setText(fact.better)
        played = WrappingLabel(14, colour="text_2")
        #: {move} is what was played, as the chronicle tells it, and ends with a full stop.
        played.setText(self.tr("Instead of: {move}").format(move=fact.played))
        words = fill(QVBoxLayout(), better, played, bare=True, spacing=0)
        show = Button(icon="icon-play", px=14, press=lambda: self.fact_wanted.emit(fact.step))
        show.setText(self.tr("Show it"))
        show.setAccessibleDescription(f"{fact.gain}. {fact.better} {fact.played}")
        row = fill(QHBoxLayout(part), (gain, 0, Qt.AlignmentFlag.AlignTop), bare=True, spacing=8)
        row.addLayout(words, 1)
        row.addWidget(show)
        self._row.insertWidget(len(self.facts), part, 1)
        part.show()
        self.facts.append(part)
        self.show_buttons.append(show)

    def restyle(self) -> None:
        """Take the distances of the measure of now."""
        scale = ui_scale(self)
        self._box.setContentsMargins(round(18 * scale), round(9 * scale), round(12 * scale), round(9 * scale))
        self._row.setSpacing(round(18 * scale))
