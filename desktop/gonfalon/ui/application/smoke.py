"""A whole game of bots in the window at full speed, to see that everything is there."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from gonfalon.session.seats import NewGame, Seat
from gonfalon.ui.application.kits import kits
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.director import Motion

__all__ = ["watch_a_game"]

LIMIT_MS = 120_000


def watch_a_game(window: Window, game: str) -> None:
    """Let four bots play, print the result, close the window; exit status 1 when the game does not end."""
    if game not in (known := kits()):
        print(f"The game '{game}' has no table in the window; {', '.join(known)} have one.", file=sys.stderr)
        QApplication.exit(1)
        return
    QTimer.singleShot(LIMIT_MS, _give_up)
    seats = tuple(
        Seat(family, name, "squire") for family, name in zip("RBGY", ("Anna", "Jan", "Olena", "Timur"), strict=True)
    )
    # Nobody is there to close a notice, beneath which nothing moves.
    window.notices.came.connect(window.notices.clear, Qt.ConnectionType.QueuedConnection)
    tables = window.tables
    folder, tables.folder = tables.folder, tables.folder / "smoke"
    tables.begin(NewGame(game, seats, seed=20261121))
    tables.folder = folder
    play, table = tables.play, tables.table
    if play is None or table is None or play.match is None:
        print("The game did not begin.", file=sys.stderr)
        QApplication.exit(1)
        return
    match = play.match
    table.scene.director.motion = Motion(0.0)
    play.over.connect(lambda: _tell(match.seats, match.outcome.scores if match.outcome else ()))


def _tell(seats: tuple[Seat, ...], scores: tuple[int, ...]) -> None:
    print(", ".join(f"{seat.name} {score}" for seat, score in zip(seats, scores, strict=True)), flush=True)
    QApplication.closeAllWindows()


def _give_up() -> None:
    print("The game did not end.", file=sys.stderr)
    QApplication.exit(1)
