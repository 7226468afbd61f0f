"""The end of a game: its report of rankings and facts, and the bar under the table of a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gonfalon.core.game import EndingKind, Outcome
from gonfalon.session.match import Match
from gonfalon.session.new_game import Seat
from gonfalon.texts.formatting import roman
from gonfalon.texts.log_entries import Phrases
from gonfalon.texts.players import you
from gonfalon.texts.translations import translate
from gonfalon.ui.look.cards import CardAppearance
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.charts import StepLine
from gonfalon.ui.widgets.results_table import Figure, ResultsColumn
from gonfalon.ui.widgets.styling import HALO, Surface

MOST_CARDS: Final = 4
"""How many of the winners' cards are shown."""


@dataclass(frozen=True)
class EndingRow:
    """The result of one family; families with the same `place` share it."""

    place: int
    seat: Seat
    family: str
    """The family's name in the language of the reader."""
    figures: tuple[Figure, ...]
    """One for each column of the table, as they are read."""
    missed: int = 0
    """How much more lay there and counted nothing."""
    note: str = ""
    """What is said of that."""


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
    brief: str = ""
    """The same in a few words."""


@dataclass(frozen=True)
class EndingReport:
    """All that the last screen tells; the words are in the language of the reader."""

    title: str
    """Who wins, for one winner or several; spoken to the only player at the screen where there is one."""
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
    short: int = 0
    """How little that player lacked; 0 where it was much, or nothing."""
    counted: str = ""
    """What stands above the bars of the result: how far it has been counted."""
    cards: tuple[CardAppearance, ...] = ()
    """The winners' cards that did most for the victory, the best first."""

    def name_of(self, row: EndingRow) -> str:
        """Return the name of a player as tables show it: that of the only one at the screen bears a mark."""
        own = row.seat.family == self.own
        #: The player who reads, in a table of all players: "Ann (you)"
        return translate("EndingScreen", "{name} (you)").format(name=row.seat.name) if own else row.seat.name

    @property
    def own(self) -> str:
        """The family of the only player at the screen; empty where nobody or several people sit there."""
        people = [row.seat.family for row in self.tables[0].rows if row.seat.bot is None]
        return people[0] if len(people) == 1 else ""

    @property
    def winners(self) -> tuple[str, ...]:
        """The families that win."""
        return tuple(row.seat.family for row in self.tables[0].rows if row.place == 1)

    @property
    def celebrated(self) -> bool:
        """Whether somebody at the screen wins, or nobody sits there."""
        rows = self.tables[0].rows
        people = [row for row in rows if row.seat.bot is None]
        return not people or any(row.place == 1 for row in people)


def people_of(match: Match) -> list[int]:
    """Return the first seat of each person at the screen."""
    return [place for place in sorted(set(match.leaders)) if match.seats[place].bot is None]


def only_person(match: Match) -> int | None:
    """Return the first seat of the only person at the screen; None where nobody or several people sit there."""
    people = people_of(match)
    return people[0] if len(people) == 1 else None


def headline(
    match: Match, outcome: Outcome, words: Phrases, winners: Callable[[Sequence[str]], tuple[str, str]],
    chart: EndingChart | None,
) -> tuple[str, str, int]:  # fmt: skip
    """Return the headline, the line below it and how little lacked, for the only player at the screen if there is one.

    Args:
        match: a match that is over.
        outcome: how it ended.
        words: the headlines of this game by `EndingKind`, and "led", how long a player led who lost; one for a number
            of points that lacked stands under "short-1".
        winners: says who wins, and with how much, by the names of all seats.
        chart: how the result came about.
    """
    people, own = people_of(match), only_person(match)
    kind, short = outcome.ending(people), 0 if own is None else outcome.near_miss(own)
    ours = (own,) if own in outcome.winners else ()
    usual, result = winners([you() if place in ours else seat.name for place, seat in enumerate(match.seats)])
    title = usual
    if kind is EndingKind.CELEBRATED:
        #: Who wins, told with joy: "Blue takes the throne!"
        title = translate("EndingScreen", "{headline}!").format(headline=usual)
    elif kind in words:
        title = words.get(f"{kind}-{short}", words[kind])(short)
    if kind in {EndingKind.TIED, EndingKind.SHORT}:
        result = f"{usual}. {result}"
    led = None if own is None or chart is None else led_until(chart.history, match.seats[own].family)
    if own in outcome.winners or led is None:
        return title, result, short
    return title, f"{result}\n{words['led'](-1).format(part=roman(led))}", short


def parts_of(history: tuple[int, ...]) -> tuple[int, ...]:
    """Return what is left at the end of what each part of a game brought; the first figure counts to the first part.

    What was lost is taken from what came last.
    """
    parts: list[int] = []
    before = 0
    for total in history[1:]:
        gain = total - before
        parts.append(max(gain, 0))
        for index in range(len(parts) - 2, -1, -1):
            taken = min(parts[index], max(-gain, 0))
            parts[index] -= taken
            gain += taken
        before = total
    return tuple(parts)


def led_until(history: Mapping[str, tuple[int, ...]], family: str) -> int | None:
    """Return the last part of a game after which a family led alone, from 1; None where it never did, or to the end."""
    others = [line for letter, line in history.items() if letter != family]
    own = history[family]
    led = [all(own[at] > line[at] for line in others) for at in range(len(own))]
    if led[-1] or not any(led[1:]):
        return None
    return max(at for at, alone in enumerate(led) if alone)


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
