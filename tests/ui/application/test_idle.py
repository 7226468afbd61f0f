"""Who does nothing is shown nothing: a window at rest paints nothing and lets nothing run on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.session.seats import NewGame
from gonfalon.ui.application.pictures import WindowStage, screens
from gonfalon.ui.application.window import Window
from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import Player
from tests.at_the_table.windows import OpenWindow
from tests.games.ordonance.window.commander import Commander, campaign
from tests.games.oriflamme.window.person import Person, game

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
    qtbot.waitUntil(lambda: window.start.coming is None or window.start.coming.at_rest, timeout=PATIENCE_MS)
    paints = last_paints()
    timers = [timer for timer in window.findChildren(QTimer) if timer.isActive() and not timer.isSingleShot()]
    running = QAbstractAnimation.State.Running
    moving = [motion for motion in window.findChildren(QAbstractAnimation) if motion.state() is running]
    return [*paints, *(str(one) for one in (*timers, *moving))]


@pytest.mark.parametrize("name", screens())
def test_every_screen_comes_to_rest(name: str, bots: HereAtOnce, open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(1280, 800)
    screens()[name](WindowStage(window))
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
