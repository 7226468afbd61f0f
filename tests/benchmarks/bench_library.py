"""How long a library of many games takes: to be made, opened, searched, scrolled, and counted for the statistics.

    python -m tests.benchmarks.bench_library FOLDER [GAMES]

The games are played at random to their end or somewhere before it; those of an earlier run in the folder are taken.
"""

from __future__ import annotations

import os
import random
import sys
import time
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from gonfalon.core.record import Record, format_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import FINISHED
from gonfalon.session.library import GameLibrary
from gonfalon.session.statistics import GameStatistics, figures_of, players_of
from gonfalon.ui.application.qapplication import make_application
from gonfalon.ui.screens.library import LibraryScreen
from gonfalon.ui.screens.statistics import READ_MS
from gonfalon.ui.settings.store import Settings
from tests.session.games_to_play import CHOSEN, begun, play_on

PLAYED = 240
"""So many games are really played; the others are these with other names, whose moves are replayed all the same."""


def played(number: int) -> Record:
    match = begun(2 + number % 3 if number % 3 else 3, number, game=list(CHOSEN)[number % len(CHOSEN)])
    play_on(match, None if number % 4 else random.Random(number).randrange(2, 20), number)
    return match.record()


def make(folder: Path, games: int) -> None:
    (folder / FINISHED).mkdir(parents=True, exist_ok=True)
    records = [played(number) for number in range(min(games, PLAYED))]
    for number in range(games):
        record = records[number % len(records)]
        who = (record.seats[0]._replace(name=f"Anna {number // len(records)}"), *record.seats[1:])
        record = replace(record, seats=who, title=f"Game {number}" if number % 5 == 0 else "")
        path = folder / (FINISHED if record.finished else "") / f"{record.game}-{number}.gonfalon"
        path.write_text(format_record(record), encoding="utf-8", errors="surrogateescape")
        os.utime(path, (1.7e9 + number * 3600, 1.7e9 + number * 3600))


def told(what: str, since: float) -> None:
    print(f"{what}: {1000 * (time.perf_counter() - since):.0f} ms")


def main() -> None:
    folder, games = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    if not (folder / "games").exists():
        make(folder / "games", games)
    app = make_application([])
    card_sources = CardSources(GAMES)
    for fresh in (True, False):
        if fresh:
            for old in folder.glob("cache/*.sqlite"):
                old.unlink()
        start = time.perf_counter()
        library = GameLibrary(folder / "games", folder / "cache")
        screen = LibraryScreen(
            Settings(folder / "settings.ini"), library, folder / "cache" / "pictures", lambda: card_sources,
            lambda: None, lambda title, note: None,
        )  # fmt: skip
        screen.resize(1280, 800)
        screen.show()
        app.processEvents()
        told("opened for the first time" if fresh else "opened", start)
        longest = 0.0
        while library.unread:
            turn = time.perf_counter()
            app.processEvents()
            longest = max(longest, time.perf_counter() - turn)
        if fresh:
            told(f"read all, with at most {1000 * longest:.0f} ms without an answer,", start)
            screen.close()
    _search(screen)
    _scroll(app, screen)
    _count(library, card_sources)


def _search(screen: LibraryScreen) -> None:
    for wanted in ("anna", "anna game 4", "nobody"):
        start = time.perf_counter()
        screen.search.setText(wanted)
        screen._list()
        told(f"searched for {wanted}: {len(screen.games.entries)} games", start)
    screen.search.clear()
    screen._list()


def _count(library: GameLibrary, card_sources: CardSources) -> None:
    for fresh in (True, False):
        start, turns = time.perf_counter(), [0.0]
        statistics = GameStatistics(library, lambda: card_sources)
        statistics.look()
        games = statistics.unread
        while statistics.unread:
            turn = time.perf_counter()
            statistics.work(READ_MS / 1000)
            turns.append(1000 * (time.perf_counter() - turn))
        told(f"replayed {games} games" if fresh else "remembered all games", start)
        turns.sort()
        print(f"  without an answer for {turns[len(turns) // 2]:.0f} ms, at most for {turns[-1]:.0f} ms")
        start = time.perf_counter()
        seat_results = statistics.seat_results()
        who = players_of(seat_results)
        for player in who:
            figures_of([sitting for sitting in seat_results if sitting.player == player])
        told(f"counted {len(seat_results)} seats of {len(who)} players", start)


def _scroll(app: QApplication, screen: LibraryScreen) -> None:
    bar, frames = screen.cards.verticalScrollBar(), []
    for step in range(300):
        bar.setValue(step * 40)
        start = time.perf_counter()
        screen.cards.viewport().repaint()
        frames.append(1000 * (time.perf_counter() - start))
    frames.sort()
    print(f"scrolling: a frame in {frames[150]:.1f} ms, 95 of 100 in {frames[285]:.1f} ms, all in {frames[-1]:.1f} ms")
    app.processEvents()


if __name__ == "__main__":
    main()
