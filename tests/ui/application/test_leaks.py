"""What stays behind of games, and what a window at rest does: nothing."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.session.new_game import NewGame
from gonfalon.ui.application.qapplication import MINIMUM_SIZE
from gonfalon.ui.application.screenshots import DemoWindow, screens
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import Player
from tests.at_the_table.windows import OpenWindow
from tests.games.ordonance.window.commander import Commander, campaign
from tests.games.oriflamme.window.person import Person, game

GAMES = 30
WARM_UP = 6


def played(person: Person, seed: int) -> None:
    """A game begun, some moves of it played, its menus and piles opened."""
    person.begin(game("RBGY", seed=seed))
    dice = Dice(seed)
    for _ in range(3):
        person.scene.move_input.answer(dice.pick(person.asked.moves))
        person.wait()
    person.table.show_pile(0)
    person.table.close_overlay()
    if seed % 10 == 0:
        person.window.pages.open_settings()
        person.key(Qt.Key.Key_Escape)
        assert person.screen is person.table
    person.window.tables.show_start()


def counted(person: Person) -> dict[str, int]:
    """What there is of everything, once all that was to be deleted is."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
    gc.collect()
    return {
        "items of the scene": len(person.scene.items()),
        "objects of the window": len(person.window.findChildren(QObject)),
        "objects of the scene": len(person.scene.findChildren(QObject)),
        "cards that Python knows": sum(isinstance(thing, CardItem) for thing in gc.get_objects()),
        "widgets": len(QApplication.allWidgets()),
    }


@pytest.mark.nightly
def test_thirty_games_leave_nothing_behind(person: Person) -> None:
    for seed in range(1, WARM_UP + 1):
        played(person, seed)
    played(person, 200)
    before = counted(person)
    for seed in range(WARM_UP, GAMES):
        played(person, seed)
    played(person, 200)
    after = counted(person)
    # The captions of the longest row are kept, and so is what the pages need.
    grown = {what: after[what] - before[what] for what in after if after[what] - before[what] > 8}
    assert not grown, f"{GAMES - WARM_UP} games left: {grown}"


@pytest.mark.slow
def test_what_is_kept_of_pictures_follows_the_size_of_the_window(person: Person) -> None:
    person.window.resize(MINIMUM_SIZE)
    least = PIXMAP_CACHE.budget
    person.window.resize(MINIMUM_SIZE * 2)
    assert PIXMAP_CACHE.budget > 2 * least
    person.window.resize(1280, 800)
    person.begin()
    kept = [item for item in person.scene.items() if item.cacheMode() is not QGraphicsItem.CacheMode.NoCache]
    areas = [item.mapRectToScene(item.boundingRect()) for item in kept if item.isVisible()]
    furniture = sum(area.width() * area.height() for area in areas) * 4
    assert 0 < furniture + PIXMAP_CACHE.budget < 1.85 * 1280 * 800 * 4, "less than two pictures of the window"
    # PySide6 6.12.0 on Python 3.11 loses a reference to None at every call, until the interpreter aborts.
    person.begin(game(seed=201))
    before = sys.getrefcount(None)
    for _ in range(1000):
        person.table.repaint(0, 0, 4, 4)
    assert sys.getrefcount(None) > before - 50


READ = """
import linecache
from gonfalon.ui.pyside_hooks import import_plainly
import_plainly()
import gonfalon.ui.application.window
print(*linecache.cache, sep="\\n")
"""


def test_no_source_of_the_program_is_read_and_kept() -> None:
    assert subprocess.check_output([sys.executable, "-c", READ], text=True).strip() == ""


QUIET, MOST = 25, 1000
"""Rounds of the event loop: so many without a paint are rest, and after so many at most there is rest."""

PATIENCE_MS = 60_000


class Paints(QObject):
    """Counts what is painted, by the kind of widget."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.kinds.append(type(watched).__name__)
        return False


def last_paints() -> list[str]:
    """What was painted in the last round; nothing, if there was rest before too many."""
    app, paints, quiet = QCoreApplication.instance(), Paints(), 0
    app.installEventFilter(paints)
    for _ in range(MOST):
        paints.kinds.clear()
        QApplication.processEvents()
        quiet = 0 if paints.kinds else quiet + 1
        if quiet == QUIET:
            break
    app.removeEventFilter(paints)
    return paints.kinds


def restless(window: Window, qtbot: QtBot) -> list[str]:
    """What still moves when everything has had its time; a caret blinks far too seldom to be seen here."""
    last_paints()
    # What lies on the shelves is read once the screen has been painted.
    qtbot.waitUntil(lambda: window.start.card_loading is None or window.start.card_loading.at_rest, timeout=PATIENCE_MS)
    paints = last_paints()
    timers = [timer for timer in window.findChildren(QTimer) if timer.isActive() and not timer.isSingleShot()]
    running = QAbstractAnimation.State.Running
    moving = [motion for motion in window.findChildren(QAbstractAnimation) if motion.state() is running]
    return [*paints, *(str(one) for one in (*timers, *moving))]


STILL = (
    "start", "settings", "news", "planning", "resolution", "face-down", "curtain", "end", "rules", "deck", "sets",
    "workshop", "texts", "ordonance", "ordonance-end", "pamir", "pamir-payment", "pamir-battle", "pamir-end",
)  # fmt: skip
"""One of each kind of screens; the others are the same with other players or cards, and wait for the night."""


@pytest.mark.slow
@pytest.mark.subject("a window at rest")
@pytest.mark.parametrize(
    "name", [name if name in STILL else pytest.param(name, marks=pytest.mark.nightly) for name in screens()]
)
def test_every_screen_comes_to_rest(name: str, bots: HereAtOnce, open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(1280, 800)
    screens()[name](DemoWindow(window))
    assert not restless(window, qtbot)


@pytest.mark.usefixtures("swift")
@pytest.mark.parametrize(
    ("player", "new_game"), [(Person, lambda: game("RBG", first=1)), (Commander, lambda: campaign("RBG", first=1))]
)
def test_a_table_that_waits_for_a_person_is_at_rest(
    player: type[Player],
    new_game: Callable[[], NewGame],
    bots: HereAtOnce,
    open_window: OpenWindow,
    qtbot: QtBot,
    settings: Settings,
) -> None:
    """Even if bots have played and cards have flown before."""
    person = player(open_window(), qtbot)
    person.begin(new_game())
    assert bots.asked
    assert person.asked is not None
    assert not restless(person.window, qtbot)
