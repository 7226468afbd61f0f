"""What tests of windows share: windows without a process of bots or pauses.

A conftest.py takes all fixtures by `import *`.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.session.match import Match, PlayedMove
from gonfalon.ui.application import match_controller as playing
from gonfalon.ui.application.window import Window
from gonfalon.ui.board import animation_queue, captions
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.bots import HereAtOnce

__all__ = [
    "bots",
    "english",
    "looked_at",
    "nothing_left_over",
    "open_hand",
    "open_window",
    "quick_disk",
    "settings",
    "swift",
]

FAST = 200.0
"""How many times faster than usual things move, where they are to move at all."""

OpenWindow = Callable[..., Window]


def file_dialog(window: QWidget) -> QFileDialog:
    """The dialog for a file that is open over a window."""
    (dialog,) = (one for one in window.findChildren(QFileDialog) if one.isVisible())
    return dialog


@pytest.fixture(scope="module", autouse=True)
def nothing_left_over(qapp: QApplication) -> Iterator[None]:
    """Take what is left of the windows away between two modules, not in the middle of somebody else's drawing."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    # What is left is kept for the tests to come, cards and pictures mostly, and need not be gone through each time.
    gc.freeze()


@pytest.fixture
def english(qapp: QApplication) -> None:
    """English is spoken, whatever ran before in the same process."""
    language.install_language(qapp, "en")


@pytest.fixture
def settings(tmp_path: Path, qapp: QApplication) -> Iterator[Settings]:
    qapp.setStyle("Fusion")
    settings = Settings(tmp_path / "settings.ini")
    settings.language = "en"
    settings.animation_speed = "off"
    settings.bot_pause = 0.0
    settings.curtain_on_focus_loss = False
    settings.goals = (*GAMES, "alliance", "mixed")
    yield settings
    # Qt keeps what was closed until its loop ends, and tells all of it of every change.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    theme.set_current("oak")
    fonts.set_text_scale(1.0)


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on the disk when the power fails is tested elsewhere."""
    monkeypatch.setattr("os.fsync", lambda file: None)


@pytest.fixture(autouse=True)
def open_hand() -> Iterator[None]:
    """A test may end with a card in the hand, or with the mouse over one: the next one begins with neither."""
    yield
    QCursor.setPos(0, 0)
    pressed = QApplication.mouseButtons()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if button in pressed:
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> HereAtOnce:
    """The bots of all windows of a test: they answer at once, and without a process."""
    bots = HereAtOnce()
    monkeypatch.setattr("gonfalon.bots.bot_client.BotClient", lambda find: bots)
    monkeypatch.setattr(playing, "POLL_MS", 0)
    return bots


@pytest.fixture
def swift(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
    """Everything moves, so fast that nobody has to wait for it."""
    monkeypatch.setitem(animation_queue.SPEEDS, "double", FAST)
    monkeypatch.setattr(captions, "LEAST_MS", 1)
    settings.animation_speed = "double"


@pytest.fixture
def open_window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> OpenWindow:
    """Opens a window; it is closed when the test is over."""

    def opened(width: int = 1024, height: int = 700) -> Window:
        window = Window(settings, tmp_path / "games")
        qtbot.addWidget(window)
        window.resize(QSize(width, height))
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        return window

    return opened


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose knowledge was asked for, in order."""
    seats: list[int] = []
    view, played_moves = Match.view, Match.played_moves

    def seen(match: Match, seat: int, after: int | None = None) -> View:
        seats.append(seat)
        return view(match, seat, after)

    def told(match: Match, seat: int, start: int = 0) -> list[PlayedMove]:
        seats.append(seat)
        return played_moves(match, seat, start)

    monkeypatch.setattr(Match, "view", seen)
    monkeypatch.setattr(Match, "played_moves", told)
    return seats
