"""How soon the first picture is on the screen, and how much memory the table takes.

`python -m tests.benchmarks.bench_start [RUNS]`, without a display or, for a real one, `QT_QPA_PLATFORM=xcb xvfb-run -a
python -m tests.benchmarks.bench_start`. Every run is a process of its own, from its start to the first paint of the
start screen; the first one only warms the disk.
"""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOAL_SECONDS, GOAL_MEGABYTES = 0.8, 130
TABLE = "--table"


def main() -> None:
    arguments = [argument for argument in sys.argv[1:] if argument != TABLE]
    if TABLE in sys.argv:
        sit_at_the_table(Path(arguments[0]))
        return
    runs = int(arguments[0]) if arguments else 9
    with tempfile.TemporaryDirectory() as home:
        times = [first_paint(home) for _ in range(runs + 1)][1:]
        print(f"platform {environment(home)['QT_QPA_PLATFORM']}, {runs} runs after one to warm up")
        print(f"first paint: median {statistics.median(times):.2f} s, {min(times):.2f} to {max(times):.2f} s", end="")
        print(f" (goal {GOAL_SECONDS} s)")
        table = [sys.executable, __file__, TABLE, home]
        done = subprocess.run(table, env=environment(home), capture_output=True, text=True, check=True)
        print(done.stdout.rstrip(), f"(goal {GOAL_MEGABYTES} MB)")


def environment(home: str) -> dict[str, str]:
    """A home of its own, and the program of this checkout."""
    folders = {"HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data"}
    paths = {"PYTHONPATH": f"{ROOT / 'desktop'}{os.pathsep}{ROOT}"}
    return {"QT_QPA_PLATFORM": "offscreen", **os.environ, **folders, **paths}


def first_paint(home: str) -> float:
    """Seconds from the start of a process to its first picture."""
    command = [sys.executable, "-m", "gonfalon", "--smoke"]
    done = subprocess.run(command, env=environment(home), capture_output=True, text=True, check=True)
    found = re.search(r"first paint ([\d.]+) s", done.stdout)
    assert found is not None, done.stdout + done.stderr
    return float(found[1])


def sit_at_the_table(home: Path) -> None:
    """Print the memory of a window in which a round of a game has been played."""
    from PySide6.QtTest import QTest

    from gonfalon.session.seats import NewGame, Seat
    from gonfalon.ui.app import Window
    from gonfalon.ui.application import make_application
    from gonfalon.ui.settings import Settings

    make_application([])
    settings = Settings(home / "settings.ini")
    settings.animation_speed, settings.bot_pause = "double", 0.0
    window = Window(settings, home / "games")
    window.resize(1280, 800)
    window.show()
    seats = tuple(Seat(family, family, None if family == "R" else "squire") for family in "RBGY")
    window.begin(NewGame("oriflamme", seats, first=0, seed=7))
    play, table = window.play, window.table
    assert play is not None
    assert table is not None
    assert play.match is not None
    for _ in range(4000):
        QTest.qWait(10)
        decision = table.scene.asking.decision
        if decision is not None and table.idle:
            if play.match.view(0).table.round > 1:
                break
            table.scene.asking.answer(decision.moves[-1])
    QTest.qWait(200)
    pid = window.worker.pid if window.worker is not None else None
    bots = f", {resident(pid):.0f} MB in the process of the bots" if pid is not None else ""
    print(f"memory at the table: {resident(os.getpid()):.0f} MB in the window{bots}")
    window.close()


def resident(pid: int) -> float:
    """The resident memory of a process, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) / 1024


if __name__ == "__main__":
    main()
