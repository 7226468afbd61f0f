"""The panel of the balance beside the set that is written, and the controller that has games played for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.games import find_game
from gonfalon.games.oriflamme.rules.card_set import CardSet, emblem_path
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon.games.oriflamme.texts.cards import CardText, deck_texts, shipped_texts
from gonfalon.texts.formatting import format_decimal, format_percent
from gonfalon.texts.players import player_text
from gonfalon.texts.translations import current_language, name_from_id, translate
from gonfalon.ui.look import palette
from gonfalon.ui.widgets.buttons import Button, IconButton
from gonfalon.ui.widgets.charts import ProportionBar
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.plain_text import ElidedLabel
from gonfalon.ui.widgets.styling import Label, Surface, fill, ui_scale
from gonfalon_lab.card_balance import ENOUGH, BalanceRun
from gonfalon_lab.oriflamme_balance import bots_for
from gonfalon_workshop.balance import CardBalanceRow, Estimate, balance_rows, comparison_text
from gonfalon_workshop.window.balance_table import BalanceRowTexts, BalanceTable

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
        super().__init__(Surface.PARCHMENT)
        self._games = 0
        self._running = False
        self.heading = Label(20, QFont.Weight.DemiBold)
        self.fold = IconButton("icon-chevron-down")
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self._fold)
        self.about = ElidedLabel(14, colour="text_2")
        self.progress = ProportionBar(0.0, palette.FAMILIES["G"].base)
        self.bots = Segmented(BOTS, px=14)
        self.button = Button(icon="icon-play", px=15)
        self.table = BalanceTable()
        self.waiting = Label(16, colour="text_2", italic=True, wrap=True)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._head = QHBoxLayout()
        for part, stretch in (
            (self.fold, 0), (self.heading, 0), (self.about, 1), (self.progress, 0), (self.bots, 0), (self.button, 0),
        ):  # fmt: skip
            self._head.addWidget(part, stretch, Qt.AlignmentFlag.AlignVCenter)
        self._whole = fill(QVBoxLayout(self), self._head)
        self._body = QWidget()
        fill(QVBoxLayout(self._body), (self.table, 1), (self.waiting, 1), bare=True)
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
        """The bot that is to play."""
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
        """Return the height of the head alone."""
        margins = self._whole.contentsMargins()
        return self._head.sizeHint().height() + margins.top() + margins.bottom()

    def offer_bots(self, bots: Sequence[str]) -> None:
        """Let these be chosen from; a single one needs no choice."""
        self.bots.setVisible(len(bots) > 1)
        if self.bot not in bots:
            self.bots.set_value(bots[0])

    def retranslate(self) -> None:
        """Update the fixed texts to the current language; rows are shown anew by their owner."""
        self.setAccessibleName(translate("Balance", "Balance"))
        self.heading.setText(translate("Balance", "Balance"))
        self._say_fold()
        self.bots.set_labels({bot: player_text(bot).name for bot in BOTS}, translate("Balance", "Who plays"))
        self.table.retranslate()
        self._say()

    def _say(self) -> None:
        """Update the description of what is shown: how many games, of which bot."""
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

    def show_rows(self, rows: Sequence[CardBalanceRow], cards: CardSet, texts: Mapping[str, CardText]) -> None:
        """Show these figures; what was chosen stays so.

        Args:
            rows: in the order in which they are shown.
            cards: the set that was played with.
            texts: what its kinds are called.
        """
        self.waiting.hide()
        self.button.setEnabled(True)
        self.table.show()
        others = shipped_texts(current_language())
        self.table.show_rows([_told(row, cards, {**others, **texts}) for row in rows])

    def restyle(self) -> None:
        """Take sizes from the screen as it is now."""
        scale = ui_scale(self)
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


def _told(row: CardBalanceRow, cards: CardSet, texts: Mapping[str, CardText]) -> BalanceRowTexts:
    whole = cards if row.kind in cards else all_shipped()
    name = texts[row.kind].name if row.kind in texts else name_from_id(row.kind)
    character = whole.kinds[whole.number(row.kind)].type == "character"
    cells = {
        "name": name,
        "type": translate("RulesScreen", "character") if character else translate("RulesScreen", "intrigue"),
        "played": _share(row.played),
        "influence": NOTHING if row.influence is None else format_decimal(row.influence.value),
        "eliminated": _share(row.eliminated),
        "wins": _share(row.wins, decimals=True),
        "verdict": comparison_text(row.verdict),
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
    return BalanceRowTexts(row, cells, str(emblem_path(whole, row.kind) or ""), between, aloud)


def _share(figure: Estimate | None, *, decimals: bool = False) -> str:
    if figure is None:
        return NOTHING
    said = format_decimal(100 * figure.value) if decimals else format_percent(figure.value)
    return translate("Balance", "{percent}%").format(percent=said)


def _signed(points: float) -> str:
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return f"{sign}{format_decimal(abs(points))}"


LOOK_MS: Final = 200
"""How often it is looked how far the games are."""
EVERY: Final = 5
"""After so many looks the rows are shown anew."""
QUIET_MS: Final = 1000
"""So long nothing changes before games are played with what there is."""
PLAYERS: Final = 4


class BalanceController(QObject):
    """The balance of one set; only while games are played does a timer run."""

    def __init__(self, parent: QObject | None = None, *, games: int = ENOUGH) -> None:
        super().__init__(parent)
        self.panel = BalancePanel()
        self.continuous = True
        """Whether games are played by themselves whenever the set has changed."""
        self.cards: CardSet | None = None
        """The last version that had no error."""
        self.work: BalanceRun | None = None
        """What is being played, None while nothing is."""
        self._all = games
        self._counted: tuple[CardSet, BalanceRun] | None = None
        """What is shown, and what it is of."""
        self._order: list[str] = []
        self._looks = 0
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self.run)
        self.panel.run_wanted.connect(self.run)
        self.panel.stop_wanted.connect(self.stop)
        self._wait()

    # -- what is written -----------------------------------------------------------------------------------------------

    def show_set(self, cards: CardSet | None) -> None:
        """Take another version that has no error, or None where no version ever had none.

        Where only its texts have changed the figures stay.
        """
        before, self.cards = self.cards, cards
        if cards is None:
            self.close()
            self._counted = None
            self._wait()
        elif before is None or before.hash != cards.hash:
            self.panel.offer_bots(bots_for(cards))
            self.set_changed()
        elif self._counted is not None:
            self._counted = cards, self._counted[1]
            self._show()

    def set_changed(self) -> None:
        """Something was written: what is being played is given up, and begun anew when nothing more is written."""
        self._give_up()
        self._say_progress()
        if self.continuous and self.cards is not None:
            self._quiet.start()

    # -- games ---------------------------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self.work is not None

    def run(self, bot: str = "") -> None:
        """Play with the last version that had no error.

        Args:
            bot: who plays, whoever is chosen in the panel by default.
        """
        self._give_up()
        if self.cards is None:
            return
        self.work = BalanceRun(
            "oriflamme", self.cards.sources, self.cards.others, find_game, players=PLAYERS, games=self._all,
            bot=bot or self.panel.bot,
        )  # fmt: skip
        self._looks = 0
        self._timer.start()
        self.panel.show_progress(0.0, 0, self._all)
        if self._counted is None:
            self.panel.show_waiting(translate("Balance", "The first games are being played."))
            self.panel.show_progress(0.0, 0, self._all)

    def stop(self) -> None:
        """Give up what is being played; what it has come to so far stays."""
        self._give_up()
        self._say_progress()

    def close(self) -> None:
        """Give up everything, at once."""
        self._give_up()

    def _give_up(self) -> None:
        self._quiet.stop()
        self._timer.stop()
        if self.work is not None:
            self.work.close()
            self.work = None

    def _look(self) -> None:
        work = self.work
        if work is None:
            return
        assert self.cards is not None
        going_on = work.poll()
        self._looks += 1
        if work.games and (self._looks % EVERY == 1 or not going_on or self._counted is None):
            self._counted = self.cards, work
            self._show()
        if not going_on:
            self._timer.stop()
            self.work = None
            if work.failed:
                self._counted = None
                self._fail()
                return
        self._say_progress()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.panel.retranslate()
        if self._counted is not None:
            self._show()
        elif self.work is None:
            self._wait()

    def _wait(self) -> None:
        self.panel.show_waiting(
            translate("Balance", "As soon as the set is free of mistakes, bots will play it here.")
            if self.cards is None
            else translate("Balance", "Run the games to see how the cards compare."),
            possible=self.cards is not None,
        )

    def _fail(self) -> None:
        self.panel.show_waiting(
            translate("Balance", "The games could not be finished. Run them again, or change the last card.")
        )

    def _say_progress(self) -> None:
        if self.work is not None:
            self.panel.show_progress(self.work.done, self.work.games, self._all)
        elif self._counted is not None:
            work = self._counted[1]
            self.panel.show_progress(work.done, work.games, 0)
        else:
            self._wait()

    def _show(self) -> None:
        assert self._counted is not None
        cards, work = self._counted
        found = balance_rows(cards, work.tallies, PLAYERS)
        found = self._in_order(found, settled=self.work is None or work.games == self._all)
        self.panel.show_rows(found, cards, deck_texts(cards, current_language()))

    def _in_order(self, found: Sequence[CardBalanceRow], *, settled: bool) -> list[CardBalanceRow]:
        """Rows keep their places while figures come in, so that none goes away from beneath a finger."""
        if not settled:
            kept = {kind: place for place, kind in enumerate(self._order)}
            found = sorted(found, key=lambda row: (not row.own, kept.get(row.kind, len(kept))))
        self._order = [row.kind for row in found]
        return [*found]
