"""The window without a player: screenshots of every screen, and the smoke test of a whole game."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.core.game import Move
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.plugin import entry_points
from gonfalon.texts.rules_library import NEWS
from gonfalon.ui.application.game_views import game_views
from gonfalon.ui.application.qapplication import make_application
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.demo_positions import VIEWER
from gonfalon.ui.board.game_setup import GameSetup
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.look.pixmap_cache import png
from gonfalon.ui.settings.store import Settings

_ROUNDS = 10
"""Turns of the event loop until everything has its place that waited for something else to have it."""
_PATIENCE = 60.0
"""Seconds that the cards of the picker are waited for."""


def draw_screenshot(name: str, code: str, size: tuple[int, int], theme: str = "oak", text_scale: float = 1.0) -> QImage:
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
        screens()[name](DemoWindow(window))
        for _ in range(_ROUNDS):
            app.processEvents()
        for widget in window.findChildren(QWidget):
            # Where the mouse happens to be is no part of a picture.
            widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        image = window.grab().toImage()
        window.close()
        # Qt takes it apart from the outside in; the garbage collector would do so at any time and in any order.
        window.deleteLater()
        app.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
        app.setCursorFlashTime(blinking)
        return image


class DemoWindow:
    """The window as what is drawn is shown in it."""

    def __init__(self, window: Window) -> None:
        self.window = window
        # Not those of the window, which are still being read.
        self.card_sources = CardSources(GAMES)
        self.show_match = window.tables.show_match
        self.open_rules = window.pages.open_rules

    @property
    def match(self) -> Match:
        assert self.window.tables.match is not None
        return self.window.tables.match

    @property
    def scene(self) -> TableScene:
        assert self.window.tables.table is not None
        return self.window.tables.table.scene

    def make(self, move: Move) -> None:
        table = self.window.tables.table
        assert table is not None
        events = self.match.play(move)
        table.ask(None)
        table.play([event.seen_by(VIEWER) for event in events])

    def game_setup(self, game: str) -> GameSetup:
        while self.window.start.card_loading is None:
            # They are laid out some turns of the event loop after the window has been painted.
            QApplication.processEvents()
        self.window.start.await_sets(_PATIENCE)
        return next(game_setup for game_setup in self.window.start.game_setups if game_setup.game == game)


def save_screenshot(image: QImage, path: Path) -> bool:
    """Write an image as PNG whatever the file's extension; return False if that is not possible."""
    try:
        replace_file(path, png(image), PUBLIC_FILE)
    except (OSError, ValueError):
        return False
    return True


def screens() -> dict[str, Callable[[DemoWindow], None]]:
    """Return the screens that can be drawn: those without a game, and those staged by a game or a package for one."""
    screens: dict[str, Callable[[DemoWindow], None]] = {"start": _start, "settings": _settings, "news": _news}
    for game_view in game_views().values():
        screens.update(game_view.pictures())
    for load in entry_points("gonfalon.pictures").values():
        screens.update(load() or {})
    return screens


def _start(stage: DemoWindow) -> None:
    stage.window.start.set_continue(True)


def _settings(stage: DemoWindow) -> None:
    stage.window.pages.open_settings()


def _news(stage: DemoWindow) -> None:
    stage.open_rules(NEWS)


LIMIT_MS = 120_000


def run_smoke_test(window: Window, game: str) -> None:
    """Let four bots play, print the result, close the window; exit status 1 when the game does not end."""
    if game not in (known := game_views()):
        print(f"The game '{game}' has no table in the window; {', '.join(known)} have one.", file=sys.stderr)
        QApplication.exit(1)
        return
    QTimer.singleShot(LIMIT_MS, _give_up)
    seats = tuple(
        Seat(family, name, "squire") for family, name in zip("RBGY", ("Anna", "Jan", "Olena", "Timur"), strict=True)
    )
    # Nobody is there to close a notice, beneath which nothing moves.
    window.notices.came.connect(window.notices.clear, Qt.ConnectionType.QueuedConnection)
    tables = window.tables
    folder, tables.folder = tables.folder, tables.folder / "smoke"
    tables.begin(NewGame(game, seats, seed=20261121))
    tables.folder = folder
    play = tables.play
    if play is None:
        print("The game did not begin.", file=sys.stderr)
        QApplication.exit(1)
        return
    match = play.match
    play.table.scene.animation_queue.motion = AnimationSettings(0.0)
    play.over.connect(lambda: _print_result(match.seats, match.outcome.scores if match.outcome else ()))


def _print_result(seats: tuple[Seat, ...], scores: tuple[int, ...]) -> None:
    print(", ".join(f"{seat.name} {score}" for seat, score in zip(seats, scores, strict=True)), flush=True)
    QApplication.closeAllWindows()


def _give_up() -> None:
    print("The game did not end.", file=sys.stderr)
    QApplication.exit(1)
