"""How long a picture of a table takes while a bot thinks for a second in its process, and while none does.

`python -m tests.benchmarks.bench_thinking`, with a second busy process for each core where the worst is to be seen. The
mouse goes over the table all the time, as somebody's does who waits.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.bots.bot import SIMPLEST, Bot
from gonfalon.games import GAMES, bot
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from gonfalon.ui.application.qt import make_application
from tests.benchmarks.bench_frames import Frames, Stopwatch, opened, told, wait_until
from tests.bots.naughty import Naughty

ROUNDS = 4
"""So many seconds are measured of either."""


def slow(game: str, name: str) -> Bot:
    """A bot that uses all of its time."""
    return bot(game, SIMPLEST) if name == SIMPLEST else Naughty(game, "hurried")


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    frames = Frames()
    import gonfalon.bots.worker as worker

    usual = worker.Worker
    worker.Worker = lambda find: usual(slow)  # type: ignore[assignment,misc]
    app = make_application([])
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            window = opened((1280, 800), Path(folder))
            seats = (Seat("B", "Ann"), Seat("R", "Marguerite", "squire"), Seat("G", "Sir Osric", "squire"))
            for what, first in (("nobody thinks", 0), ("a bot thinks", 1)):
                steps = []
                for seed in range(ROUNDS):
                    window.tables.show_match(Match.begin(NewGame(game, seats, first, seed), Shelves(GAMES)))
                    table, play = window.tables.table, window.tables.play
                    if first:
                        wait_until(table.now_button.isVisible)
                    frames.take()
                    for step in range(60):
                        watch = Stopwatch()
                        QTest.mouseMove(table.view.viewport(), QPoint(100 + 14 * step, 250 + 6 * step))
                        table.view.viewport().update()
                        QApplication.processEvents()
                        steps.append(watch.read())
                        if first and not table.now_button.isVisible():
                            break
                    play.leave()
                told(f"{game}, {what}: whole step", steps)
            window.close()
            window.deleteLater()
            app.processEvents()


if __name__ == "__main__":
    main()
