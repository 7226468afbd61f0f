"""What games of bots say of the cards of a set, beside the set as it is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.emblems import emblem_path
from gonfalon.games.oriflamme.rules.shelf import all_shipped
from gonfalon.games.oriflamme.texts.cards import CardText, shipped_texts
from gonfalon.games.oriflamme.window.workshop.balance_row import Told
from gonfalon.games.oriflamme.window.workshop.balance_table import BalanceTable
from gonfalon.games.oriflamme.workshop.balance import Figure, Row, verdict_words
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.entries import from_id
from gonfalon.texts.figures import decimal, percent
from gonfalon.texts.players import player
from gonfalon.ui.look import palette
from gonfalon.ui.widgets.buttons import Button, IconButton
from gonfalon.ui.widgets.dress import Ground, Words, unit
from gonfalon.ui.widgets.long_words import LongLine
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.segmented import Segmented
from gonfalon.ui.widgets.share_bar import ShareBar

__all__ = ["BalancePanel"]

BOTS: Final = ("squire", "chancellor")
NOTHING: Final = "–"
"""What stands where nothing tells a figure."""


class BalancePanel(Panel):
    """Shows it; works out none of it."""

    run_wanted = Signal(str)
    """Games are to be played by this bot."""
    stop_wanted = Signal()
    """Those that are being played are given up."""
    kind_chosen = Signal(str)
    """A card was chosen by its row."""
    folded = Signal(bool)
    """Only the head is to be seen, or all of it again."""

    def __init__(self) -> None:
        super().__init__(Ground.PARCHMENT)
        self._games = 0
        self._players = 4
        self._running = False
        self.heading = Words(20, QFont.Weight.DemiBold)
        self.fold = IconButton("icon-chevron-down")
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self._fold)
        self.about = LongLine(14, colour="text_2")
        self.progress = ShareBar(0.0, palette.FAMILIES["G"].base)
        self.bots = Segmented(BOTS, px=14)
        self.button = Button(icon="icon-play", px=15)
        self.table = BalanceTable()
        self.waiting = Words(16, colour="text_2", italic=True, wrap=True)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._head = QHBoxLayout()
        for part, stretch in (
            (self.fold, 0), (self.heading, 0), (self.about, 1), (self.progress, 0), (self.bots, 0), (self.button, 0),
        ):  # fmt: skip
            self._head.addWidget(part, stretch, Qt.AlignmentFlag.AlignVCenter)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._head)
        self._body = QWidget()
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(self.table, 1)
        body.addWidget(self.waiting, 1)
        self._whole.addWidget(self._body, 1)
        self.waiting.hide()
        self.table.hide()
        self.progress.hide()
        self.button.clicked.connect(self._pressed)
        self.bots.chosen.connect(self.run_wanted)
        self.table.kind_chosen.connect(self.kind_chosen)
        self.offer_bots(BOTS[:1])
        self.retranslate()

    @property
    def bot(self) -> str:
        """Who is to play."""
        return self.bots.value()

    def _fold(self, folded: bool) -> None:
        self._body.setVisible(not folded)
        self._say_fold()
        self.folded.emit(folded)

    def _say_fold(self) -> None:
        shut = self.fold.isChecked()
        self.fold.set_icon("icon-chevron-right" if shut else "icon-chevron-down")
        self.fold.set_words(translate("Balance", "Show the balance") if shut else translate("Balance", "Fold it away"))

    def head_high(self) -> int:
        """How high the head alone is."""
        margins = self._whole.contentsMargins()
        return self._head.sizeHint().height() + margins.top() + margins.bottom()

    def offer_bots(self, bots: Sequence[str]) -> None:
        """Let these be chosen from; a single one needs no choice."""
        self.bots.setVisible(len(bots) > 1)
        if self.bot not in bots:
            self.bots.set_value(bots[0])

    def retranslate(self) -> None:
        """Say what is always there in the language of now; rows are shown anew by whoever has them."""
        self.setAccessibleName(translate("Balance", "Balance"))
        self.heading.setText(translate("Balance", "Balance"))
        self._say_fold()
        self.bots.set_labels({bot: player(bot).name for bot in BOTS}, translate("Balance", "Who plays"))
        self.table.retranslate()
        self._say()

    def _say(self) -> None:
        """What is shown: how many games, of whom."""
        self.about.say(_method(self.bot, self._games) if self._games else "")
        self.progress.setVisible(self._running)
        self.progress.setAccessibleName(translate("Balance", "How many games have been played"))
        self.progress.setAccessibleDescription(self.about.accessibleName())
        self.button.set_icon_name("icon-close" if self._running else "icon-play")
        self.button.setText(
            translate("Balance", "Stop") if self._running
            else translate("Balance", "Run again") if self._games
            else translate("Balance", "Run the games")
        )  # fmt: skip

    def _pressed(self) -> None:
        if self._running:
            self.stop_wanted.emit()
        else:
            self.run_wanted.emit(self.bot)

    def show_progress(self, done: float, games: int, total: int) -> None:
        """So many games have been counted; with all of them, or none that go on, nothing is running.

        Args:
            done: how much of the work is done, from 0 to 1.
            games: how many were played so far.
            total: how many are played altogether, 0 where they were given up.
        """
        self._games, self._running = games, games < total
        self.progress.show_share(done)
        self._say()

    def show_waiting(self, words: str, *, possible: bool = True) -> None:
        """Say in the place of rows why there are none, and whether games could be played."""
        self._games, self._running = 0, False
        self.button.setEnabled(possible)
        self.waiting.setText(words)
        self.waiting.show()
        self.table.hide()
        self._say()

    def show_rows(self, rows: Sequence[Row], cards: CardSet, texts: Mapping[str, CardText]) -> None:
        """Show these figures; what was chosen stays so.

        Args:
            rows: in the order in which they are shown.
            cards: the set that was played with.
            texts: what its kinds are called.
        """
        self.waiting.hide()
        self.button.setEnabled(True)
        self.table.show()
        others = shipped_texts(current())
        self.table.show_rows([_told(row, cards, {**others, **texts}) for row in rows])

    def restyle(self) -> None:
        """Take sizes from the screen as it is now."""
        scale = unit(self)
        self._whole.setContentsMargins(*(round(side * scale) for side in (16, 8, 14, 12)))
        self._whole.setSpacing(round(2 * scale))
        self._head.setSpacing(round(12 * scale))
        self._head.setContentsMargins(round(6 * scale), 0, 0, 0)
        self.progress.setFixedSize(round(170 * scale), round(24 * scale))

    def arrange(self) -> None:
        """Fit the layout to the size of the screen and of the letters."""
        self.restyle()


def _method(bot: str, games: int) -> str:
    if bot == "chancellor":
        return translate("Balance", "%n game(s) of four chancellors with the last version without mistakes", "", games)
    return translate("Balance", "%n game(s) of four squires with the last version without mistakes", "", games)


def _told(row: Row, cards: CardSet, texts: Mapping[str, CardText]) -> Told:
    whole = cards if row.kind in cards else all_shipped()
    name = texts[row.kind].name if row.kind in texts else from_id(row.kind)
    character = whole.kinds[whole.number(row.kind)].type == "character"
    cells = {
        "name": name,
        "type": translate("RulesScreen", "character") if character else translate("RulesScreen", "intrigue"),
        "played": _share(row.played),
        "influence": NOTHING if row.influence is None else decimal(row.influence.value),
        "eliminated": _share(row.eliminated),
        "wins": _share(row.wins, decimals=True),
        "verdict": verdict_words(row.verdict),
    }
    between = ""
    if row.difference is not None:
        text = translate("Balance", "Difference from even: {points} percentage points (95% interval: {low} to {high}).")
        between = text.format(
            **{key: _signed(points) for key, points in zip(("points", "low", "high"), row.difference, strict=True)}
        )
    aloud = translate(
        "Balance",
        "{card}, {type}: {verdict}. Played: {played}; influence per play: {influence}; eliminated: {eliminated}; "
        "wins when held: {wins}. {advice}",
    ).format(
        card=name, type=cells["type"], verdict=cells["verdict"], played=cells["played"], influence=cells["influence"],
        eliminated=cells["eliminated"], wins=cells["wins"], advice=row.advice,
    )  # fmt: skip
    return Told(row, cells, str(emblem_path(whole, row.kind) or ""), between, aloud)


def _share(figure: Figure | None, *, decimals: bool = False) -> str:
    if figure is None:
        return NOTHING
    said = decimal(100 * figure.value) if decimals else percent(figure.value)
    return translate("Balance", "{percent}%").format(percent=said)


def _signed(points: float) -> str:
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return f"{sign}{decimal(abs(points))}"
