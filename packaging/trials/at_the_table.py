"""Sit down at a table with three bots, play more than a round, and print the memory that it takes, in kB.

Run in a trial by the Python of the root, on the installed program: `python3 -I at_the_table.py FOLDER GAME HOME`, with
the folder that holds the package `gonfalon`. In the game the person always takes the last of the legal moves.
"""

from __future__ import annotations

import json
import os
import random
import re
import sys
import tempfile
from pathlib import Path

STEP_MS = 10
MOST_STEPS = 12_000
REST_MS = 500
"""How long the table is at rest before its memory is read."""
FAMILIES = {"oriflamme": "RBGY", "ordonance": "RBGY", "pamir": "RBGYK"}
DECISIONS = 12
"""After so many moves of the person a round has certainly been played."""


def main() -> None:
    """Play and print one JSON object: what is resident of the `window`'s process and of the `bots`' and of `all`, and
    how much that is when what they have in common counts `once`."""
    sys.path.insert(0, sys.argv[1])
    with tempfile.TemporaryDirectory() as home:
        sit_down(sys.argv[2], Path(home))


def sit_down(game: str, home: Path) -> None:
    """Play in a window whose settings and records are in a folder of its own."""
    from gonfalon.ui.pyside_hooks import import_plainly

    import_plainly()
    from gonfalon.session.new_game import NewGame, Seat
    from gonfalon.ui.application.qapplication import make_application
    from gonfalon.ui.application.window import Window
    from gonfalon.ui.settings.store import Settings

    # The bots' dice come from the system; here the same game is to be played each time.
    random.SystemRandom.getrandbits = lambda _, bits: 5  # type: ignore[method-assign,assignment]
    make_application([])
    settings = Settings(home / "settings.ini")
    settings.animation_speed, settings.bot_pause = "double", 0.0
    # Whoever sits there knows what one wants in the game; else a paper lies there, and nothing goes on.
    settings.goals = (game,)
    window = Window(settings, home / "games")
    window.resize(1280, 800)
    window.show()
    people = "R"
    seats = tuple(Seat(family, family, None if family in people else "squire") for family in FAMILIES[game])
    window.tables.begin(NewGame(game, seats, first=0, seed=7))
    play(window)
    wait(REST_MS)
    worker = window.tables.worker.pid if window.tables.worker is not None else None
    everybody = family(os.getpid())
    held = {
        "window": held_by(os.getpid(), "Rss"),
        "bots": held_by(worker, "Rss") if worker is not None else 0,
        "all": sum(held_by(process, "Rss") for process in everybody),
        "once": sum(held_by(process, "Pss") for process in everybody),
    }
    print(json.dumps(held))
    window.close()


def play(window) -> None:  # type: ignore[no-untyped-def]  # its class is only known where the program is
    """Answer what the person is asked, often enough, and stop when the person is asked again."""
    answered = 0
    for _ in range(MOST_STEPS):
        wait(STEP_MS)
        # A paper that waits to be read, as that of a check.
        window.tables.table.close_overlay()
        decision = window.tables.table.scene.move_input.decision
        if window.tables.play.match.over:
            return
        if decision is None or not window.tables.table.idle:
            # Whoever presses the space bar need not wait until every sentence could be read.
            window.tables.table.hurry()
            continue
        if answered == DECISIONS:
            return
        window.tables.table.scene.move_input.answer(decision.moves[-1])
        answered += 1
    sys.exit("The game at the table did not go on.")


def wait(milliseconds: int) -> None:
    """Let the window live for a while."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def family(process: int) -> list[int]:
    """A process and all that were started by it and by those."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    return [process, *(one for child in children for one in family(child))]


def held_by(process: int, kind: str) -> int:
    """The memory of a process in kB: `Rss` is all of it, `Pss` has only its share of what others have too."""
    found = re.search(rf"^{kind}:\s+(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)
    assert found is not None
    return int(found[1])


if __name__ == "__main__":
    main()
