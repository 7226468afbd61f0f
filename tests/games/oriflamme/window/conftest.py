"""Windows at which Oriflamme is played."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games import GAMES
from gonfalon.ui.application import match_controller
from gonfalon.ui.application.window import Window
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.windows import *
from tests.games.oriflamme.window.people import shared, visited
from tests.games.oriflamme.window.person import Person

__all__ = ["person", "shared", "visited", "window"]

SETTINGS = {
    "language": "en", "theme": "oak", "text_scale": 1.0, "animation_speed": "off", "bot_pause": 0.0, "curtain": True,
    "curtain_on_focus_loss": False, "goals": (*GAMES, "alliance", "mixed"),
}  # fmt: skip
"""With which every test begins."""


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window at which the tests of a module play one after the other."""
    qapp.setStyle("Fusion")
    folder = tmp_path_factory.mktemp("window")
    window = Window(Settings(folder / "settings.ini"), folder / "games")
    window.tables.worker = HereAtOnce()
    yield window
    window.close()
    window.deleteLater()
    theme.set_current("oak")
    fonts.set_text_scale(1.0)


@pytest.fixture
def person(qtbot: QtBot, window: Window, english: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    """Somebody before an open window of the smallest size, whose bots answer at once."""
    monkeypatch.setattr(match_controller, "POLL_MS", 0)
    for name, value in SETTINGS.items():
        setattr(window.settings, name, value)
    window.resize(1024, 700)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    yield Person(window, qtbot)
    QTest.mouseMove(window, QPoint(1, 1))
    table = window.tables.table
    if table is not None:
        table.scene.drag_controller.cancel()
    window.tables.show_start()
    if table is not None:
        table.scene.animation_queue.finish()
        table.playback.set_motion()
    window.tables.worker.choose = HereAtOnce().choose
