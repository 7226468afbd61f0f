"""Pictures of every screen, drawn without a display from games that are always the same."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gonfalon.core.writing import OPEN, replace_file
from gonfalon.games import GAMES
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.texts.news import NEWS
from gonfalon.ui.application.kits import kits
from gonfalon.ui.application.qt import make_application
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.offer import Offer
from gonfalon.ui.board.staging import VIEWER
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.look.pixels import png
from gonfalon.ui.preferences.settings import Settings

__all__ = ["WindowStage", "draw", "save", "screens"]

_ROUNDS = 10
"""Turns of the event loop until everything has its place that waited for something else to have it."""
_PATIENCE = 60.0
"""Seconds that the cards of the picker are waited for."""


def draw(name: str, code: str, size: tuple[int, int], theme: str = "oak", text_scale: float = 1.0) -> QImage:
    """The picture of a screen in a language, `size` in logical pixels."""
    app = make_application([])
    blinking = app.cursorFlashTime()
    # A caret is always seen.
    app.setCursorFlashTime(0)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.language, settings.theme, settings.text_scale = code, theme, text_scale
        settings.animation_speed = "off"
        window = Window(settings, Path(folder) / "games")
        # A picture does not depend on what could be heard.
        window.player.close()
        window.resize(*size)
        window.show()
        app.processEvents()
        screens()[name](WindowStage(window))
        for _ in range(_ROUNDS):
            app.processEvents()
        image = window.grab().toImage()
        window.close()
        # Qt takes it apart from the outside in; the garbage collector would do so at any time and in any order.
        window.deleteLater()
        app.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
        app.setCursorFlashTime(blinking)
        return image


class WindowStage:
    """The window as what is drawn is shown in it."""

    def __init__(self, window: Window) -> None:
        self.window = window
        # Not those of the window, which are still being read.
        self.shelves = Shelves(GAMES)
        self.show_match = window.tables.show_match
        self.open_rules = window.pages.open_rules

    @property
    def match(self) -> Match:
        play = self.window.tables.play
        assert play is not None
        assert play.match is not None
        return play.match

    @property
    def scene(self) -> TableScene:
        assert self.window.tables.table is not None
        return self.window.tables.table.scene

    def make(self, move: Any) -> None:
        table = self.window.tables.table
        assert table is not None
        events = self.match.play(move)
        table.ask(None)
        table.play([event.seen_by(VIEWER) for event in events])

    def offer(self, game: str) -> Offer:
        while self.window.start.coming is None:
            # They are laid out some turns of the event loop after the window has been painted.
            QApplication.processEvents()
        self.window.start.await_sets(_PATIENCE)
        return next(offer for offer in self.window.start.offers if offer.game == game)


def save(image: QImage, path: Path) -> bool:
    """Write a picture as PNG, whatever the name of the file ends with; False when that is not possible."""
    try:
        replace_file(path, png(image), OPEN)
    except (OSError, ValueError):
        return False
    return True


def screens() -> dict[str, Callable[[WindowStage], None]]:
    """What can be drawn: screens that no game is played on, and those that each game has staged."""
    screens: dict[str, Callable[[WindowStage], None]] = {"start": _start, "settings": _settings, "news": _news}
    for kit in kits().values():
        screens.update(kit.pictures())
    return screens


def _start(stage: WindowStage) -> None:
    stage.window.start.set_continue(True)


def _settings(stage: WindowStage) -> None:
    stage.window.pages.open_settings()


def _news(stage: WindowStage) -> None:
    stage.open_rules(NEWS)
