"""How long a game of bots takes to watch, at the usual speed or another.

`python -m tests.benchmarks.bench_watching [--sentences] [--speed=fourfold] [RECORD ...]` plays the finished games of
`tests/records` again before somebody who only looks on, and prints for each how many seconds are spent on telling it
and on pauses between the moves; with `--sentences` also how long each kind of sentence stands. Bots take no time to
think, and what is laid over the table to be read is closed at once.

Nothing is waited for: a clock of its own goes on in steps, and what moves follows it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.core.record import Record, read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.texts.game_log import LogGroup
from gonfalon.ui.application import match_controller
from gonfalon.ui.application.match_controller import Phase
from gonfalon.ui.application.qapplication import make_application
from gonfalon.ui.application.window import Window
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.bots import HereAtOnce

RECORDS = Path(__file__).parents[1] / "records"
SIZE = (1366, 768)
STEP_MS = 50
"""How far the clock goes on at once."""
ROUNDS = 3
"""How often Qt's loop runs before the clock goes on: something may be about to begin."""


class VirtualClock:
    """The milliseconds that would have passed."""

    now = 0

    def __init__(self) -> None:
        self._begun = VirtualClock.now

    def start(self) -> None:
        self._begun = VirtualClock.now

    def hold(self) -> None:
        """Papers are closed at once."""

    def go_on(self) -> None:
        """Papers are closed at once."""

    def elapsed(self) -> int:
        return VirtualClock.now - self._begun


class Watching:
    """One game as it is watched."""

    def __init__(self, window: Window, record: Record) -> None:
        whole = Match.restore(record, CardSources(GAMES))
        seats = tuple(seat._replace(bot=seat.bot or "squire") for seat in record.seats)
        self._match = Match.restore(replace(record, seats=seats, moves=(), outcome=None), CardSources(GAMES))
        moves = whole.moves
        window.tables.worker = HereAtOnce(lambda game, name, view, number: moves[len(self._match.moves)])  # type: ignore[assignment]
        self.telling = self.pauses = 0
        self.stood: Counter[str] = Counter()
        self.times: Counter[str] = Counter()
        """By the key of a sentence: how long it stood, and how often it was told."""
        self._key = "-"
        window.tables.show_match(self._match)
        self._table: Any = window.tables.table
        self._controller: Any = window.tables.play
        self._table.scene.told.connect(self._told)

    def _told(self, log_group: LogGroup) -> None:
        assert log_group.line is not None
        self._key = log_group.line.key
        self.times[self._key] += 1

    def watch(self) -> None:
        """Watch it to its end."""
        queue = self._table.scene.animation_queue
        while not (self._match.over and self._table.idle):
            for _ in range(ROUNDS):
                QApplication.processEvents()
            self._table.close_overlay()
            running = queue.running
            if self._table.still:
                QTest.qWait(1)
            elif running is None:
                thinks = self._controller.phase is Phase.THINKING
                self._pass(STEP_MS * thinks)
                self.pauses += STEP_MS * thinks
            else:
                now = running.currentTime()
                ms = min(STEP_MS, running.totalDuration() - now)
                self.telling += ms
                self._pass(ms)
                running.setCurrentTime(now + ms)

    def _pass(self, ms: int) -> None:
        VirtualClock.now += ms
        self.stood[self._key] += ms


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    names = [name for name in sys.argv[1:] if not name.startswith("--")]
    speed = next((word.partition("=")[2] for word in sys.argv if word.startswith("--speed=")), "normal")
    paths = [RECORDS / f"{name}.gonfalon" for name in names] or sorted(RECORDS.glob("*.gonfalon"))
    match_controller.POLL_MS = 0
    match_controller.PausableClock = VirtualClock  # type: ignore[assignment,misc]
    app = make_application([])
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.language, settings.animation_speed = "en", speed
        for path in paths:
            record = read_record(path)
            if record.outcome is None:
                continue
            window = Window(settings, Path(folder) / path.stem)
            window.resize(*SIZE)
            window.show()
            watching = Watching(window, record)
            watching.watch()
            told, paused = watching.telling / 1000, watching.pauses / 1000
            print(f"{path.stem:<24} {told + paused:6.1f} s: {told:6.1f} told, {paused:6.1f} of pauses, "
                  f"{len(record.moves)} moves, {(told + paused) / max(1, watching.times['turn']):.2f} s a turn",
                  flush=True)  # fmt: skip
            if "--sentences" in sys.argv:
                for key, ms in watching.stood.most_common():
                    print(f"    {key:<28} {ms / 1000:6.1f} s, {watching.times[key]:4} times")
            window.close()
            window.deleteLater()
            app.processEvents()


if __name__ == "__main__":
    main()
