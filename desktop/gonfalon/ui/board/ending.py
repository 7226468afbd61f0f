"""The end of a game: its report of rankings and facts, and the bar under the table of a game that is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gonfalon.session.new_game import Seat
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.charts import StepLine
from gonfalon.ui.widgets.results_table import Figure, ResultsColumn
from gonfalon.ui.widgets.styling import HALO, Surface


@dataclass(frozen=True)
class EndingRow:
    """The result of one family; families with the same `place` share it."""

    place: int
    seat: Seat
    family: str
    """The family's name in the language of the reader."""
    figures: tuple[Figure, ...]
    """One for each column of the table, as they are read."""


@dataclass(frozen=True)
class EndingTable:
    """One ranking of all families."""

    columns: tuple[ResultsColumn, ...]
    """What stands behind place and family."""
    rows: tuple[EndingRow, ...]
    """The best first."""
    title: str = ""
    """What is ranked, where there is more than one table."""


@dataclass(frozen=True)
class EndingChart:
    """A chart of how the result came about, with one line for each family."""

    title: str
    history: Mapping[str, tuple[int, ...]]
    """Figures by family letter, all of one length: one for each of `labels`, the first of them at the start."""
    labels: tuple[str, ...]
    """What stands under each point; where room is short, only under some."""
    steps: StepLine | None = None
    """When the points were, and what stands under them besides, where the figures change at certain times only."""


@dataclass(frozen=True)
class TurningPoint:
    """The deed after which the winner led to the end."""

    line: str
    """Whose it was, and when."""
    event: int
    """Its place among all that happened, from 0."""


@dataclass(frozen=True)
class EndingReport:
    """All that the last screen tells; the words are in the language of the reader."""

    title: str
    """Who wins, for one winner or several."""
    subtitle: str
    tables: tuple[EndingTable, ...]
    """At least one; the first says who wins."""
    chart: EndingChart | None = None
    """Without one the facts stand in its place, or a second table."""
    facts: tuple[tuple[str, str], ...] = ()
    """Headings with a line each."""
    tie_break: str | None = None
    """How a tie was broken, as a sentence."""
    turned: TurningPoint | None = None
    """None where the victory is shared, or equals were parted otherwise."""
    ornament: str = "token-first-player"
    """The drawing above the winners' crests."""


class GameOverBar(QWidget):
    """A bar of the actions at the table of a finished game; it only emits signals."""

    ending = Signal()
    """How it ended is to be told."""
    replay = Signal()
    """The whole game is to be shown again."""
    again = Signal()
    """The same seats play once more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Surface.CLOTH
        self.ending_button = Button(ButtonKind.GOLD, key="S", px=16, wrap=True)
        self.replay_button = Button(px=16, wrap=True)
        self.again_button = Button(px=16, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button, signal in (
            (self.ending_button, self.ending), (self.replay_button, self.replay), (self.again_button, self.again),
        ):  # fmt: skip
            button.clicked.connect(signal)
            row.addWidget(button, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("The game is over"))
        self.ending_button.setText(self.tr("How it ended"))
        self.replay_button.setText(self.tr("Replay"))
        self.again_button.setText(self.tr("Play again"))

    def place(self, area: QRectF) -> None:
        """Fill the width of an area, at its top, as high as the words need."""
        whole = area.toRect().adjusted(-HALO, -HALO, HALO, HALO)
        row = self.layout()
        assert row is not None
        high = row.heightForWidth(whole.width()) if row.hasHeightForWidth() else row.sizeHint().height()
        self.setGeometry(whole.left(), whole.top(), whole.width(), high)
