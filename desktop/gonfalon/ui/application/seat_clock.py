"""The clock of a match: it runs while a person is asked, and tells when little time is left and when none is."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from gonfalon.core.time_control import TimeControl
from gonfalon.session.match import Match
from gonfalon.texts.clocks import time_up, warnings
from gonfalon.ui.board.animation_queue import PausableClock
from gonfalon.ui.board.clock_tag import ClockFace
from gonfalon.ui.screens.table import TableScreen

TENTH = 0.1


class SeatClock(QObject):
    """Counts the time of whoever is asked on the match, and shows on the panels what all have left.

    It ticks once a second, and only while it runs.
    """

    ran_out = Signal()
    """The time of whoever is asked is up, and a bot is to move instead."""

    def __init__(self, match: Match, table: TableScreen, control: TimeControl, parent: QObject) -> None:
        super().__init__(parent)
        self.match = match
        self.table = table
        self.control = control
        self.seat = -1
        """Whose time runs, -1 while none does."""
        self._left = 0.0
        """How much there was when it began to run."""
        self._seen = 0.0
        """How much there was at the last tick."""
        self.running = PausableClock()
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._tick)

    def follow(self, seat: int | None) -> None:
        """Let the time of the seat's player run, and that of no other; None for nobody's."""
        if seat is not None and seat == self.seat:
            return
        self.stop()
        left = None if seat is None else self.match.time_left(seat)
        if seat is not None and left is not None:
            if not left.over:
                self.seat, self._left = seat, left.seconds
                self._seen = self._left
                self.running.start()
                self._wait()
            else:
                self._run_out()
        self.show()

    def _run_out(self) -> None:
        if self.control.bot_moves:
            # Not from within what asks.
            QTimer.singleShot(0, self, self.ran_out.emit)

    def stop(self) -> None:
        """Let no time run any more; what has run is spent, but never the last of it, which only runs out."""
        if self.seat >= 0:
            self.timer.stop()
            self.match.spend(max(0.0, min(self._elapsed, self._left - TENTH)))
            self.seat = -1

    @property
    def _elapsed(self) -> float:
        return self.running.elapsed() / 1000

    def _wait(self) -> None:
        """Tick again when the next second has run."""
        left = 1000 * self._left - self.running.elapsed()
        self.timer.start(max(1, round(left % 1000) or 1000))

    def _tick(self) -> None:
        if self.seat < 0:
            return
        left = self._left - self._elapsed
        if left > 0:
            self._wait()
            self.show()
            for seconds, warning in warnings().items():
                if left <= seconds < self._seen:
                    self.table.say_aloud(warning)
            self._seen = left
            return
        who, self.seat = self.match.seats[self.seat], -1
        self.match.spend(self._left)
        self.show()
        self.table.tell(time_up("" if who.family == self.match.reader else who.name, bot_moves=self.control.bot_moves))
        self._run_out()

    def show(self) -> None:
        """Show on each person's panels how much time is left."""
        for seat in range(len(self.match.seats)):
            left = self.match.time_left(seat)
            if left is None:
                continue
            runs = self.seat >= 0 and self.match.same_player(seat, self.seat)
            seconds = max(0.0, self._left - self._elapsed) if runs else left.seconds
            self.table.show_clock(seat, ClockFace(seconds, runs))
