"""What stays behind: nothing of game after game in one window, bounded pictures, no source."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QGraphicsItem

from gonfalon.core.dice import Dice
from gonfalon.ui.application.fitting import MINIMUM
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.look.pixels import MEMORY
from tests.games.oriflamme.window.person import Person, game

GAMES = 30
WARM_UP = 6


def played(person: Person, seed: int) -> None:
    """A game begun, some moves of it played, its menus and piles opened."""
    person.begin(game("RBGY", seed=seed))
    dice = Dice(seed)
    for _ in range(3):
        person.scene.asking.answer(dice.pick(person.asked.moves))
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


def test_python_loses_no_reference_to_none(person: Person) -> None:
    """PySide6 6.12.0 on Python 3.11 loses one at every call, until the interpreter aborts."""
    person.begin(game(seed=201))
    before = sys.getrefcount(None)
    for _ in range(1000):
        person.table.repaint(0, 0, 4, 4)
    assert sys.getrefcount(None) > before - 50


def test_what_is_kept_of_pictures_follows_the_size_of_the_window(person: Person) -> None:
    person.window.resize(MINIMUM)
    least = MEMORY.budget
    person.window.resize(MINIMUM * 2)
    assert MEMORY.budget > 2 * least
    person.window.resize(1280, 800)
    person.begin()
    kept = [item for item in person.scene.items() if item.cacheMode() is not QGraphicsItem.CacheMode.NoCache]
    areas = [item.mapRectToScene(item.boundingRect()) for item in kept if item.isVisible()]
    furniture = sum(area.width() * area.height() for area in areas) * 4
    assert 0 < furniture + MEMORY.budget < 1.85 * 1280 * 800 * 4, "less than two pictures of the window"


READ = """
import linecache
from gonfalon.ui.application.plain_import import import_plainly
import_plainly()
import gonfalon.ui.application.window
print(*linecache.cache, sep="\\n")
"""


def test_no_source_of_the_program_is_read_and_kept() -> None:
    assert subprocess.check_output([sys.executable, "-c", READ], text=True).strip() == ""
