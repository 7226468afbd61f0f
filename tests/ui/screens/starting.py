"""The start screen with sets of cards in a folder, for the tests of what is chosen there."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games import GAMES
from gonfalon.games.ordonance.window.game_setup import OrdonanceGameSetup
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup
from gonfalon.session.card_sources import CardSources
from gonfalon.session.new_game import NewGame
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings.store import Settings

PATIENCE = 60.0
"""So many seconds are sets waited for that are read beside the window."""
FIVE = [
    {"family": family, "name": "", "bot": bot, "seated": True}
    for family, bot in zip("RBGYK", (None, None, "squire", "page", None), strict=True)
]
"""All places with a player, as the settings keep them."""
ALL_CHOSEN = {
    "scoring": "points", "singles": "count-then-seniority", "certainty": "deck", "points-end": "play-out",
    "incomplete": "nothing",
}  # fmt: skip
"""A choice for every variant of Ordonance that is not the usual one."""


def put(shelf: SetStore, name: str, text: str) -> Path:
    """Write a file into the folder of card sets."""
    path = shelf.folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def oriflamme(start: StartScreen) -> OriflammeGameSetup:
    """What the screen shows of Oriflamme."""
    return next(game_setup for game_setup in start.game_setups if isinstance(game_setup, OriflammeGameSetup))


def ordonance(start: StartScreen) -> OrdonanceGameSetup:
    """What the screen shows of Ordonance."""
    return next(game_setup for game_setup in start.game_setups if isinstance(game_setup, OrdonanceGameSetup))


class Laid(CardSources):
    """The shelves of all games, and for Oriflamme this one."""

    def __init__(self, shelf: SetStore) -> None:
        super().__init__(GAMES, shelf.folder)
        shelf.elsewhere = self.of("oriflamme").elsewhere
        shelf.elsewhere = partial(self._elsewhere, "oriflamme")
        self._shelves["oriflamme"] = shelf


def opened(qtbot: QtBot, settings: Settings, shelf: SetStore, size: tuple[int, int] = (1280, 800)) -> StartScreen:
    """The screen with the keyboard, when it has read what lies on the shelf."""
    screen = StartScreen(settings)
    screen.set_shelves(Laid(shelf))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    qtbot.waitUntil(lambda: oriflamme(screen).decks.known)
    screen.await_sets(PATIENCE)
    settle()
    return screen


def settle() -> None:
    """Let what was deleted be gone and all layouts come to rest."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        QApplication.processEvents()


def begun(qtbot: QtBot, start: StartScreen) -> NewGame:
    """What is asked for when the game begins now."""
    with qtbot.waitSignal(start.begin) as signal:
        qtbot.mouseClick(start.start, Qt.MouseButton.LeftButton)
    return signal.args[0]


def come_back(start: StartScreen) -> None:
    """The window is taken up again, after something else was done."""
    QApplication.sendEvent(start, QEvent(QEvent.Type.WindowActivate))
    start.await_sets(PATIENCE)
    settle()


def chosen(qtbot: QtBot, settings: Settings, shelf: SetStore) -> StartScreen:
    """The start screen after Ordonance was chosen on it."""
    start = opened(qtbot, settings, shelf)
    qtbot.mouseClick(start.games.cards["ordonance"], Qt.MouseButton.LeftButton)
    settle()
    return start
