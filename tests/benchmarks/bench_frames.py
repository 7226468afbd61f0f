"""How long a picture of the table takes: a card dragged over a full queue and a whole resolution in motion, a unit
dragged over five kingdoms and a whole game of Ordonance in motion, and a card of the market dragged over the table of
five players and some hundred moves of Pax Pamir in motion.

`python -m tests.benchmarks.bench_frames [oriflamme|ordonance|pamir]`, without a display or, for a real one,
`QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 3840x2160x24" python -m tests.benchmarks.bench_frames`. A frame is what
one paint of the board takes from its first to its last line of Python; a step of the drag is that and what the mouse's
move brings about before it. Where other programs use the machine too, the time that the window itself has used tells
more than the clock.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.ui.application.qt import make_application
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.view import BoardView
from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.games.ordonance.window import positions
from tests.games.ordonance.window.commander import campaign
from tests.games.oriflamme.window.staged import long_row, staged
from tests.games.pamir.window.courtier import great_game

GOAL_MS = 33
SIZES = ((1024, 700), (1280, 800), (1920, 1080))
PLAIN = Qt.KeyboardModifier.NoModifier


Times = list[tuple[float, float]]
"""For each frame how long it took by the clock, and how much of that the window itself has used; milliseconds."""


class Stopwatch:
    """Measures what happens between its making and `read`."""

    def __init__(self) -> None:
        self._clock, self._own = time.perf_counter(), time.thread_time()

    def read(self) -> tuple[float, float]:
        return (time.perf_counter() - self._clock) * 1000, (time.thread_time() - self._own) * 1000


class Frames:
    """The times that paints of the board took."""

    def __init__(self) -> None:
        self.times: Times = []
        frames = self

        def paintEvent(view: BoardView, event: QPaintEvent) -> None:
            watch = Stopwatch()
            QGraphicsView.paintEvent(view, event)
            frames.times.append(watch.read())

        BoardView.paintEvent = paintEvent  # type: ignore[method-assign,assignment]

    def take(self) -> Times:
        """The times since the last call."""
        times, self.times = self.times, []
        return times


def told(what: str, times: Times) -> None:
    print(f"  {what}, {len(times)} frames:")
    for name, index in (("by the clock", 0), ("of its own time", 1)):
        part = sorted(pair[index] for pair in times)
        half, most = part[len(part) // 2], part[min(len(part) - 1, int(0.99 * len(part)))]
        over = sum(duration > GOAL_MS for duration in part)
        print(f"    {name:<16} p50 {half:5.1f}  p99 {most:5.1f}  max {part[-1]:5.1f} ms, {over} over {GOAL_MS} ms")


def opened(size: tuple[int, int], folder: Path) -> Window:
    settings = Settings(folder / f"{size[0]}.ini")
    settings.bot_pause = 0.0
    settings.language = "en"
    window = Window(settings, folder / "games")
    window.resize(*size)
    window.show()
    QTest.qWait(50)
    return window


def wait_until(true: Callable[[], Any], seconds: float = 60.0) -> None:
    begin = time.monotonic()
    while not true():
        QTest.qWait(1)
        assert time.monotonic() - begin < seconds, "nothing comes to rest"


def carried(window: Window, frames: Frames, card: CardItem, what: str, at: Callable[[float, int], QPointF]) -> None:
    """Carry a card from one end to the other and back, twice, and tell how long it took.

    Args:
        at: where the card is held, by the share of the way and the number of the step.
    """
    table = window.tables.table
    view = table.view
    begin = QPointF(card.pos())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, PLAIN, view.mapFromScene(begin))
    for lift in (8, 16, 24):
        QTest.mouseMove(view.viewport(), view.mapFromScene(begin - QPointF(0, lift)))
    QApplication.processEvents()
    frames.take()
    steps = []
    for turn in range(4):
        for step in range(60):
            share = step / 59 if turn % 2 == 0 else 1 - step / 59
            watch = Stopwatch()
            QTest.mouseMove(view.viewport(), view.mapFromScene(at(share, step)))
            QApplication.processEvents()
            steps.append(watch.read())
    told(f"{what}, paint", frames.take())
    told(f"{what}, whole step", steps)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, PLAIN, view.mapFromScene(card.pos()))


def shown(window: Window, match: Match) -> Any:
    """The table of a game, when a person is asked for a move."""
    watch = Stopwatch()
    window.tables.show_match(match)
    table: Any = window.tables.table
    window.repaint()
    told("the table opens", [watch.read()])
    wait_until(lambda: table.idle and table.scene.asking.decision is not None)
    QTest.qWait(400)
    return table


def row_drag(window: Window, frames: Frames) -> None:
    """Carry a card over every place of a row of fifteen and back, twice."""
    table = shown(window, staged(long_row, "RBGYK", patient=True))
    cloth = table.scene.measures.cloth

    def at(share: float, step: int) -> QPointF:
        return QPointF(cloth.left() + 60 + (cloth.width() - 120) * share, cloth.center().y() + 30 * (step % 3))

    card = table.scene.items_by_number[table.scene.table.hands[0][3]]
    carried(window, frames, card, "drag over fifteen", at)


def campaign_drag(window: Window, frames: Frames) -> None:
    """Carry a unit over all territories of a table of four and back, twice."""
    table = shown(window, positions.staged(positions.argued, campaign("RBGK")))
    columns = table.scene.measures.grid.columns

    def at(share: float, step: int) -> QPointF:
        x = columns[0].left() + 60 + (columns[-1].right() - columns[0].left() - 120) * share
        return QPointF(x, columns[0].top() + columns[0].height() * (0.3 + 0.5 * (step % 12) / 12))

    card = table.scene.items_by_number[table.scene.table.hands[0][2]]
    carried(window, frames, card, "drag over five territories", at)


def great_game_drag(window: Window, frames: Frames) -> None:
    """Carry a card of the market over the whole table of five players and back, twice."""
    table = shown(window, in_the_middle())
    size = table.scene.size

    def at(share: float, step: int) -> QPointF:
        return QPointF(60 + (size.width() - 120) * share, size.height() * (0.15 + 0.7 * (step % 12) / 12))

    card = next(item for item in table.scene.items_by_number if table.scene.asking.may_pick(item.number))
    carried(window, frames, card, "drag over five courts", at)


def in_the_middle() -> Match:
    """A game of five players of Pax Pamir, played so far that a person is to begin a turn with a full table."""
    match = Match.begin(great_game("RBGYK", seed=4), Shelves(GAMES))
    squire = match.game.bot("squire")
    while True:
        view = match.view(match.decision_seat or 0)
        if len(match.moves) > 150 and view.seat == 0 and view.decision.prompt.word == "actions":
            return match
        match.play(squire.choose(view, Dice(len(match.moves)), Budget(0.0)).move)


def played_on(
    window: Window, frames: Frames, match: Match, what: str, enough: Callable[[], bool], never: str = ""
) -> None:
    """Let bots and chance play on at the usual speed, papers closed as soon as they lie there, until it is enough.

    Args:
        never: the word of moves that chance does not choose.
    """
    window.tables.show_match(match)
    table: Any = window.tables.table
    dice = Dice(5)
    QApplication.processEvents()
    frames.take()

    def answered() -> bool:
        table.close_overlay()
        decision = table.scene.asking.decision
        if decision is not None and table.idle and not match.over:
            table.scene.asking.answer(
                dice.pick([move for move in decision.moves if getattr(move, "word", "") != never])
            )
        return table.idle and (match.over or enough())

    wait_until(answered, 400)
    told(f"{what}, paint", frames.take())


def resolution(window: Window, frames: Frames) -> None:
    """Play until a whole resolution of fourteen cards and more is over."""
    match: Match = staged(long_row, "RBGYK", patient=True)
    number = match.view(0).table.round
    played_on(window, frames, match, "a whole resolution", lambda: match.view(0).table.round > number, never="keep")


def campaign_game(window: Window, frames: Frames) -> None:
    match: Match = positions.staged(positions.argued, campaign("RBGK"))
    played_on(window, frames, match, "the rest of a game", lambda: match.over)


def great_game_moves(window: Window, frames: Frames) -> None:
    match = in_the_middle()
    end = len(match.moves) + 150
    played_on(window, frames, match, "some hundred moves", lambda: len(match.moves) > end)


PARTS = {
    "oriflamme": (row_drag, resolution),
    "ordonance": (campaign_drag, campaign_game),
    "pamir": (great_game_drag, great_game_moves),
}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    frames = Frames()
    # The bots answer in this process, at random: the more happens, the better.
    import gonfalon.bots.worker as worker

    worker.Worker = lambda find: HereAtOnce(at_random)  # type: ignore[assignment,misc]
    app = make_application([])
    print(f"platform {app.platformName()}, goal: p99 under {GOAL_MS} ms")
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            print(f"{size[0]} x {size[1]}")
            window = opened(size, Path(folder))
            for name, parts in PARTS.items():
                if name in sys.argv[1:] or len(sys.argv) == 1:
                    for part in parts:
                        part(window, frames)
            window.close()
            window.deleteLater()
            QApplication.processEvents()


if __name__ == "__main__":
    main()
