"""What the window costs: how long a picture of a table takes, and what is used while nobody does anything.

`python -m tests.benchmarks.bench_window [PART ...]`, without a display or, for a real one, `QT_QPA_PLATFORM=xcb
xvfb-run -a -s "-screen 0 3840x2160x24" python -m tests.benchmarks.bench_window`. The parts are

- the name of a game: a card is dragged over a full table, and bots and chance play on in motion;
- `thinking`: the mouse goes over a table while a bot thinks in its process, and while none does; with a second busy
  process for each core the worst is to be seen;
- `idle`: the share of a core that each screen uses, and a table that waits for a person with the process of its bots;
- `sets`: the gaps between the ticks of a timer of 16 ms while strangers' long sets of cards are read.

A frame is what one paint of the board takes from its first to its last line of Python; a step of the drag is that and
what the mouse's move brings about before it. Where other programs use the machine too, the time that the window itself
has used tells more than the clock.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

from gonfalon.bots.bot import SIMPLEST, Bot, Budget
from gonfalon.core.dice import Dice
from gonfalon.games import GAMES, find_bot
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.ui.application.qapplication import make_application
from gonfalon.ui.application.screenshots import DemoWindow, screens
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.board_view import BoardView
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.bots.naughty import Naughty
from tests.games.ordonance.window import positions
from tests.games.ordonance.window.commander import campaign
from tests.games.oriflamme.window.staged import long_row, staged
from tests.games.pamir.window.courtier import great_game

GOAL_MS = 33
SIZES = ((1024, 700), (1366, 768), (1920, 1080), (3840, 2160))
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

        BoardView.paintEvent = paintEvent

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
    folder.mkdir(exist_ok=True)
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
    wait_until(lambda: table.idle and table.scene.move_input.decision is not None)
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

    card = next(item for item in table.scene.items_by_number if table.scene.move_input.may_pick(item.number))
    carried(window, frames, card, "drag over five courts", at)


def in_the_middle() -> Match:
    """A game of five players of Pax Pamir, played so far that a person is to begin a turn with a full table."""
    match = Match.begin(great_game("RBGYK", seed=4), CardSources(GAMES))
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
        decision = table.scene.move_input.decision
        if decision is not None and table.idle and not match.over:
            table.scene.move_input.answer(
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


# -- while a bot thinks ------------------------------------------------------------------------------------------------


def slow(game: str, name: str) -> Bot:
    """A bot that uses all of its time."""
    return find_bot(game, SIMPLEST) if name == SIMPLEST else Naughty(game, "hurried")


def thinking(window: Window, frames: Frames) -> None:
    """Move the mouse over each game's table for four seconds while nobody thinks and while a bot does."""
    seats = (Seat("B", "Ann"), Seat("R", "Marguerite", "squire"), Seat("G", "Sir Osric", "squire"))
    for game in GAMES:
        for what, first in (("nobody thinks", 0), ("a bot thinks", 1)):
            steps = []
            for seed in range(4):
                window.tables.show_match(Match.begin(NewGame(game, seats, first, seed), CardSources(GAMES)))
                table = window.tables.table
                if first:
                    wait_until(table.now_button.isVisible)
                for step in range(60):
                    watch = Stopwatch()
                    QTest.mouseMove(table.view.viewport(), QPoint(100 + 14 * step, 250 + 6 * step))
                    table.view.viewport().update()
                    QApplication.processEvents()
                    steps.append(watch.read())
                    if first and not table.now_button.isVisible():
                        break
                window.tables.play.leave()
            told(f"{game}, {what}: whole step", steps)
    frames.take()


# -- while nobody does anything ----------------------------------------------------------------------------------------

SECONDS = 10


def idle(folder: Path) -> None:
    """Print what each screen and each waiting table costs."""
    waiting = {f"a waiting table of {game}": at_the_table(game) for game in ("oriflamme", "ordonance")}
    for number, (name, show) in enumerate({**screens(), **waiting}.items()):
        window = opened((1280, 800), folder / str(number))
        show(DemoWindow(window))
        QTest.qWait(3000)
        bots = window.tables.worker.pid if window.tables.worker is not None else None
        before = used(os.getpid()), used(bots)
        QTest.qWait(1000 * SECONDS)
        after = used(os.getpid()), used(bots)
        here, there = (100 * (now - then) / SECONDS for now, then in zip(after, before, strict=True))
        print(f"  {name:<30} {here:5.2f} %" + (f"  bots {there:5.2f} %" if bots is not None else ""), flush=True)
        window.close()
        window.deleteLater()


def at_the_table(game: str) -> Callable[[DemoWindow], None]:
    """Begins a game of one person and two bots, and comes back when the person is asked."""

    def sit_down(stage: DemoWindow) -> None:
        seats = tuple(Seat(family, family, None if family == "R" else "squire") for family in "RBG")
        stage.window.tables.begin(NewGame(game, seats, first=1, seed=7))
        table = stage.window.tables.table
        wait_until(lambda: table.scene.move_input.decision is not None and table.idle)

    return sit_down


def used(pid: int | None) -> float:
    """How many seconds of a processor a process has used."""
    if pid is None:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- while sets are read -----------------------------------------------------------------------------------------------

LONG = "name: Long {number}\ncards:\n  a: {{type: character, activate: [{lines}]}}\n  b: {{type: intrigue}}\n"
SHORT = "name: Short\ncards:\n  a: {type: character, activate: [gain: 1]}\n  b: {type: intrigue}\n"
QUANTILES = {"median": 0.5, "95 of 100": 0.95, "99 of 100": 0.99, "longest": 0.9999}


def sets(folder: Path) -> None:
    """Print the gaps without any sets and with 60 of 150 kB, and how soon a short one comes."""
    many = folder / "many" / "sets"
    many.mkdir(parents=True)
    (many / "short.yaml").write_text(SHORT, encoding="utf-8")
    for number in range(60):
        text = LONG.format(number=number, lines=", ".join(["gain: 1"] * 16_000))
        (many / f"long{number}.yaml").write_text(text, encoding="utf-8")
    for home in (folder / "none", many.parent):
        window = opened((1280, 800), home)
        begun = last = time.perf_counter()
        gaps: list[float] = []
        short = 0.0
        while last - begun < SECONDS:
            QTest.qWait(16)
            window.start.update()
            now = time.perf_counter()
            gaps.append(now - last)
            last = now
            if not short and "own:short.yaml" in window.start.games.cards:
                short = now - begun
        ordered = sorted(gaps[1:])
        figures = ", ".join(
            f"{name} {1000 * ordered[int(len(ordered) * part)]:.0f} ms" for name, part in QUANTILES.items()
        )
        print(f"{home.name}: gaps: {figures}" + (f"; the short set after {short:.2f} s" if short else ""))
        window.close()


PARTS = {
    "oriflamme": (row_drag, resolution),
    "ordonance": (campaign_drag, campaign_game),
    "pamir": (great_game_drag, great_game_moves),
    "thinking": (thinking,),
}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    chosen = sys.argv[1:] or [*PARTS, "idle", "sets"]
    import gonfalon.bots.bot_client as worker

    usual = worker.BotClient
    app = make_application([])
    print(f"platform {app.platformName()}, goal: p99 under {GOAL_MS} ms, and 1 % of a core while nobody does anything")
    with tempfile.TemporaryDirectory() as folder:
        for name, alone in (("idle", idle), ("sets", sets)):
            if name in chosen:
                alone(Path(folder))
        frames = Frames()
        for size in SIZES:
            print(f"{size[0]} x {size[1]}")
            for name in chosen:
                # The bots answer in this process, at random, unless they are to think: the more happens, the better.
                answering = (lambda find: usual(slow)) if name == "thinking" else lambda find: HereAtOnce(at_random)
                worker.BotClient = answering
                for part in PARTS.get(name, ()):
                    window = opened(size, Path(folder))
                    part(window, frames)
                    window.close()
                    window.deleteLater()
                    QApplication.processEvents()


if __name__ == "__main__":
    main()
