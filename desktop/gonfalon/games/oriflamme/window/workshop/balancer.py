"""Keeps the balance of a set going while it is written: when games are played, given up, and played anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

from gonfalon.bots.balancing import ENOUGH, Balancing
from gonfalon.games.oriflamme.bots.weighing import bots_for
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.games.oriflamme.window.workshop.balance_panel import BalancePanel
from gonfalon.games.oriflamme.workshop.balance import Row, rows
from gonfalon.texts.catalogue import current, translate

__all__ = ["Balancer"]

LOOK_MS: Final = 200
"""How often it is looked how far the games are."""
EVERY: Final = 5
"""After so many looks the rows are shown anew."""
QUIET_MS: Final = 1000
"""So long nothing changes before games are played with what there is."""
PLAYERS: Final = 4


class Balancer(QObject):
    """The balance of one set; only while games are played does a timer run."""

    def __init__(self, parent: QObject | None = None, *, games: int = ENOUGH) -> None:
        super().__init__(parent)
        self.panel = BalancePanel()
        self.continuous = True
        """Whether games are played by themselves whenever the set has changed."""
        self.cards: CardSet | None = None
        """The last version that had no error."""
        self.work: Balancing | None = None
        """What is being played, None while nothing is."""
        self._all = games
        self._counted: tuple[CardSet, Balancing] | None = None
        """What is shown, and what it is of."""
        self._order: list[str] = []
        self._looks = 0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
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
        from gonfalon.games import game

        self._give_up()
        if self.cards is None:
            return
        self.work = Balancing(
            "oriflamme", self.cards.sources, self.cards.others, game, players=PLAYERS, games=self._all,
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
        found = rows(cards, work.tallies, PLAYERS)
        found = self._in_order(found, settled=self.work is None or work.games == self._all)
        self.panel.show_rows(found, cards, deck_texts(cards, current()))

    def _in_order(self, found: Sequence[Row], *, settled: bool) -> list[Row]:
        """Rows keep their places while figures come in, so that none goes away from beneath a finger."""
        if not settled:
            kept = {kind: place for place, kind in enumerate(self._order)}
            found = sorted(found, key=lambda row: (not row.own, kept.get(row.kind, len(kept))))
        self._order = [row.kind for row in found]
        return [*found]
