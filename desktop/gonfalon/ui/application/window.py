"""The window of the program, which its screens fill."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.core.record import SUFFIX
from gonfalon.ui.application.fitting import MINIMUM, USUAL
from gonfalon.ui.application.goals import Goals
from gonfalon.ui.application.held_keys import HeldKeys
from gonfalon.ui.application.keeper import Keeper
from gonfalon.ui.application.lessons import Lessons
from gonfalon.ui.application.librarian import Librarian
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.pages import Pages
from gonfalon.ui.application.parcels import Parcels
from gonfalon.ui.application.puzzles import Puzzles
from gonfalon.ui.application.reception import Reception
from gonfalon.ui.application.replays import Replays
from gonfalon.ui.application.screen_stack import ScreenStack
from gonfalon.ui.application.sharer import Sharer
from gonfalon.ui.application.shortcuts import Shortcuts
from gonfalon.ui.application.tables import Tables
from gonfalon.ui.look.pixels import MEMORY
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.sound.player import Player
from gonfalon.ui.widgets.keys import Standard, native, standard
from gonfalon.user.folders import games_folder

if TYPE_CHECKING:
    from gonfalon.ui.screens.table import TableScreen

__all__ = ["Window"]

FORWARD_MS = 500
"""How long a desktop may take to bring the window forward."""


class Window(QWidget):
    """Brings together what lies in the window; each screen but the first is made when it is needed."""

    painted = Signal()
    """The first screen has been painted."""
    closing = Signal()
    """The window is being closed."""

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        # Before there is a window: Qt would have all of it put into words again.
        _install_language(settings)
        super().__init__()
        self.settings = settings
        self.setWindowTitle("Gonfalon")
        self.setMinimumSize(MINIMUM)
        self.setAcceptDrops(True)
        self._painted = False
        self._loses = False
        """Whether the window may be closed although a game is lost then."""
        self._left = False
        """Whether another program is in front."""
        self._held_keys = HeldKeys(self)
        folder = folder if folder is not None else games_folder()
        self.start = StartScreen(settings)
        self.screens = ScreenStack(self, self.start)
        self.notices = NoticeLayer(self, self.screens)
        self.tables = Tables(self, self.start, self.screens, self.notices, settings, folder)
        self.player = Player(settings, self)
        self.tables.heard.connect(self.player.play)
        self.pages = Pages(self.screens, self.start, settings, folder, lambda: self.tables.playing_with, self.player)
        self.shortcuts = Shortcuts(self, lambda: self.tables.folder)
        self.parcels = Parcels(self.start, self.tables, self.notices)
        self.reception = Reception(self.tables, self.notices, self.parcels)
        self.replays = Replays(self.tables, self.screens, self.notices, settings)
        self.reception.again.connect(self.replays.show)
        for makes in (self.tables, self.replays):
            makes.made.connect(self._table_made)
        self.tables.menu.connect(self._menu)
        self.lessons = Lessons(self.tables, self.notices, settings)
        for learns in (self.start, self.pages):
            learns.learn.connect(self.lessons.begin)
        self.goals = Goals(self.notices, settings)
        self.tables.dealt.connect(self.goals.begun)
        self.goals.open_rules.connect(self.pages.open_rules)
        self.puzzles = Puzzles(self, self.screens, self.tables, self.notices, settings)
        self.start.puzzles.connect(self.puzzles.open)
        self.keeper = Keeper(self.tables, self.notices)
        self.librarian = Librarian(self, self.screens, self.tables, self.reception, self.notices, settings)
        self.sharer = Sharer(self, self.screens, self.notices, settings, self.librarian.take)
        self.tables.share.connect(self.sharer.ask)
        self.replays.share.connect(self.sharer.ask)
        self.shortcuts.paste_wanted.connect(self.sharer.paste)
        self.shortcuts.library_wanted.connect(self.librarian.open)
        self.start.library.connect(self.librarian.open)
        self.shortcuts.new_game.connect(self.reception.begin_another)
        self.shortcuts.keep_wanted.connect(self.keeper.ask)
        self.shortcuts.file_chosen.connect(self.reception.open)
        self.painted.connect(self.reception.begin)
        for moved in (self.screens.changed, self.notices.came, self.notices.gone, self.shortcuts.choosing):
            moved.connect(self._hold_tables)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.applicationStateChanged.connect(self._application_state)
        settings.changed.connect(self._setting_changed)
        settings.unkept.connect(self._settings_not_kept)
        self.resize(USUAL)
        # The first picture does not wait for what is read from files, nor for what is imported for that.
        for later in (self.tables.close_to_others, self.tables.name_saved, self.tables.lay_out_cards):
            self.painted.connect(lambda later=later: QTimer.singleShot(0, self, later))
        QTimer.singleShot(0, self, self.tables.look_for_saved)

    def _table_made(self, table: TableScreen) -> None:
        table.window_keys = self.shortcuts.bindings
        table.open_rules.connect(self.pages.open_rules)

    def _hold_tables(self) -> None:
        covered = (
            self.notices.open
            or self.shortcuts.dialog is not None
            or self.isMinimized()
            or (self._left and self.settings.pause_when_left)
        )
        self.tables.hold(covered)
        self.replays.hold(covered)

    def _application_state(self, state: Qt.ApplicationState) -> None:
        self._left = state is not Qt.ApplicationState.ApplicationActive
        self._hold_tables()

    def _menu(self) -> None:
        from gonfalon.ui.board.overlay import Overlay

        table = self.tables.table
        assert table is not None
        tr = QCoreApplication.translate
        menu = Overlay(table, tr("Window", "Pause"), self._what_is_kept())
        menu.add_button(tr("Window", "Go on playing"), key="Esc", gold=True)
        full = self.isFullScreen()
        for words, do, key in (
            (tr("Window", "New game"), self.reception.begin_another, standard(Standard.New, "Ctrl+N")[0]),
            (tr("Window", "Start over"), self.reception.begin_again, ""),
            (tr("Window", "Save under a name"), self.keeper.ask, standard(Standard.Save, "Ctrl+S")[0]),
            (tr("Window", "Saved games"), self.librarian.open, native("Ctrl+L")),
            (tr("Window", "Rules"), lambda: self.pages.open_rules(""), "F1"),
            (tr("Window", "Settings"), self.pages.open_settings, ""),
            (tr("Window", "Keys"), table.show_keys, "?"),
            (
                tr("Window", "Leave full screen") if full else tr("Window", "Full screen"),
                self.shortcuts.change_size,
                standard(Standard.FullScreen, "F11")[0],
            ),
            (tr("Window", "Leave to the start screen"), self.reception.leave, ""),
        ):
            menu.add_button(words, do, key)
        table.open_overlay(menu)

    def _what_is_kept(self) -> str:
        match = self.tables.play.match if self.tables.play is not None else None
        if match is None or match.journal is None:
            return ""  # a lesson or a puzzle
        if match.unkept is not None:
            return QCoreApplication.translate(
                "Window", "This game cannot be saved at the moment. It is tried again with every move."
            )
        return QCoreApplication.translate("Window", "The game is saved after every move.")

    def come_forward(self, token: str = "") -> None:
        """Show the window before all others, as far as the desktop lets it; `token` is what it gave for that."""
        if token and QGuiApplication.platformName() == "wayland":
            # Where Qt looks for it.
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        # Where windows may not push forward, this one asks to be looked at.
        QTimer.singleShot(FORWARD_MS, self, lambda: QApplication.alert(self))

    def _settings_not_kept(self) -> None:
        from gonfalon.texts.troubles import settings_not_kept

        heading = QCoreApplication.translate("Window", "The settings cannot be saved")
        self.notices.tell(heading, settings_not_kept(self.settings.path))

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            _install_language(self.settings)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            # Children are painted after this; the message comes when they all have been.
            QTimer.singleShot(0, self, self.painted.emit)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._files_in(event.mimeData()):
            # It stays where it was, whatever the desktop would rather do with it.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = self._files_in(event.mimeData())
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            # Questions that it leads to are answered here.
            self.activateWindow()
            # Not from within the drag, for which another program waits.
            QTimer.singleShot(0, self, lambda: self._dropped(paths))

    def _dropped(self, paths: list[Path]) -> None:
        records = [path for path in paths if not self.parcels.takes(path)]
        if not records or not self.librarian.takes(records):
            self.reception.open(paths[0])

    def _files_in(self, data: QMimeData) -> list[Path]:
        """What can be opened of the files that are dragged."""
        paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
        return [path for path in paths if path.suffix.lower() == SUFFIX or self.parcels.takes(path)]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The window of the desktop hears keys first.
        self.windowHandle().installEventFilter(self._held_keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        MEMORY.fit(self.width(), self.height(), self.devicePixelRatioF())
        self.notices.arrange()
        self._keep_geometry()

    def _keep_geometry(self) -> None:
        """Remember how the window stands now: a program that is ended with its session closes none."""
        if self.isVisible():
            self.settings.geometry = bytes(self.saveGeometry().data())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.shortcuts.key(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.tables.retranslate()
            self.puzzles.retranslate()
        elif event.type() is QEvent.Type.WindowStateChange:
            self._hold_tables()
            self._keep_geometry()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.tables.would_lose and not self._loses:
            event.ignore()
            self.reception.ask_to_close(self._close_all_the_same)
            return
        self.tables.close()
        self.player.close()
        self.closing.emit()
        self._keep_geometry()
        self.settings.flush()
        super().closeEvent(event)

    def _close_all_the_same(self) -> None:
        self._loses = True
        self.close()


def _install_language(settings: Settings) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.install(app, settings.language)
