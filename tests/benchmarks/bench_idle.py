"""What the window costs while nobody does anything: each screen, and a table that waits for a person.

`python -m tests.benchmarks.bench_idle [SECONDS]`, without a display or, for a real one, `QT_QPA_PLATFORM=xcb xvfb-run
-a python -m tests.benchmarks.bench_idle`. For each screen the share of a core that the window has used in these
seconds, and at a table with bots the process in which they think, as `/proc` tells it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtTest import QTest

from gonfalon.session.seats import NewGame, Seat
from gonfalon.ui.application.pictures import WindowStage, screens
from gonfalon.ui.application.qt import make_application
from gonfalon.ui.application.window import Window
from gonfalon.ui.preferences.settings import Settings

GOAL_PERCENT = 1.0
SETTLE_MS = 3000
GAMES = ("oriflamme", "ordonance")


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    app = make_application([])
    print(f"platform {app.platformName()}, {seconds:g} s each, goal: {GOAL_PERCENT:g} % of a core at most")
    waiting = {f"a waiting table of {game}": at_the_table(game) for game in GAMES}
    shares = [measured(name, show, seconds) for name, show in {**screens(), **waiting}.items()]
    sys.exit(any(share > GOAL_PERCENT for share in shares))


def measured(name: str, show: Callable[[WindowStage], None], seconds: float) -> float:
    """Print what a screen costs, and give the larger of its shares in percent."""
    with tempfile.TemporaryDirectory() as folder:
        window = Window(Settings(Path(folder) / "settings.ini"), Path(folder) / "games")
        window.resize(1280, 800)
        window.show()
        show(WindowStage(window))
        QTest.qWait(SETTLE_MS)
        bots = window.tables.worker.pid if window.tables.worker is not None else None
        before = used(os.getpid()), used(bots)
        QTest.qWait(round(1000 * seconds))
        after = used(os.getpid()), used(bots)
        here, there = (100 * (now - then) / seconds for now, then in zip(after, before, strict=True))
        print(f"  {name:<30} {here:5.2f} %" + (f"  bots {there:5.2f} %" if bots is not None else ""), flush=True)
        window.close()
        window.deleteLater()
    return max(here, there)


def at_the_table(game: str) -> Callable[[WindowStage], None]:
    """Begins a game of one person and two bots, and comes back when the person is asked."""

    def sit_down(stage: WindowStage) -> None:
        seats = tuple(Seat(family, family, None if family == "R" else "squire") for family in "RBG")
        stage.window.tables.begin(NewGame(game, seats, first=1, seed=7))
        table = stage.window.tables.table
        while table.scene.asking.decision is None or not table.idle:
            QTest.qWait(50)

    return sit_down


def used(pid: int | None) -> float:
    """How many seconds of a processor a process has used."""
    if pid is None:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
