"""The main window: the controllers it brings together, and the keys that hold on every screen."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, Qt, QTimer, Signal
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

from gonfalon.core.diagnostics import MessageError
from gonfalon.core.record import SUFFIX
from gonfalon.session.named_saves import named_saves_folder
from gonfalon.session.new_game import reader_of
from gonfalon.texts.error_messages import diagnostic_text, settings_not_saved
from gonfalon.texts.translations import translate
from gonfalon.ui.application.file_controller import FileController
from gonfalon.ui.application.learning import PuzzleController, offer_tutorials, tell_objective
from gonfalon.ui.application.library_controller import LibraryController, ShareController
from gonfalon.ui.application.qapplication import DEFAULT_SIZE, MINIMUM_SIZE, Application, restore_geometry
from gonfalon.ui.application.screen_stack import NoticeLayer, ScreenStack
from gonfalon.ui.application.secondary_screens import ReplayController, SecondaryScreens
from gonfalon.ui.application.table_controller import TableController
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.sound.player import Player
from gonfalon.ui.widgets.keys import Binding, Standard, answered, matches, native, standard
from gonfalon.ui.widgets.value_controls import ask_for_file
from gonfalon.user.folders import games_folder, is_folder
from gonfalon.user.player import system_user_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from gonfalon.core.state import Frame
    from gonfalon.session.plugin import GamePlugin
    from gonfalon.session.replay_timeline import ReplayTimeline
    from gonfalon.ui.application.single_instance import Call, SingleInstance
    from gonfalon.ui.screens.table import TableScreen


REPEATED_MS: Final = 20
"""Nobody lets a key go and has it down again so soon."""
_BOTH: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class HeldKeys(QObject):
    """Filters what a window of the desktop hears: what a held key repeats says so.

    X11 tells of a held key as let go and pressed again in the same millisecond, and Qt, which looks for the second half
    when it has read the first, often looks before it has come. So a key is let go here a little later.
    """

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self._released: tuple[QObject, QKeyEvent] | None = None
        self._soon = QTimer(self, singleShot=True, interval=REPEATED_MS)
        self._soon.timeout.connect(self._let_go)
        self._sends = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._sends or not isinstance(event, QKeyEvent) or event.type() not in _BOTH or event.isAutoRepeat():
            return False
        repeats = self._released is not None and _repeats(event, self._released[1])
        self._let_go(repeats)
        if event.type() is QEvent.Type.KeyRelease:
            self._released = watched, event.clone()
            self._soon.start()
            return True
        if repeats:
            self._send(watched, event, repeats)
        return repeats

    def _let_go(self, repeats: bool = False) -> None:
        self._soon.stop()
        released, self._released = self._released, None
        if released is not None:
            self._send(*released, repeats)

    def _send(self, window: QObject, event: QKeyEvent, repeats: bool) -> None:
        native = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        told = QKeyEvent(event.type(), event.key(), event.modifiers(), *native, event.text(), repeats, event.count())
        told.setTimestamp(event.timestamp())
        self._sends = True
        try:
            QCoreApplication.sendEvent(window, told)
        finally:
            self._sends = False
        event.setAccepted(told.isAccepted())


def _repeats(event: QKeyEvent, released: QKeyEvent) -> bool:
    """Return whether a key press follows its release so soon that it is an automatic repeat."""
    soon = event.timestamp() - released.timestamp() < REPEATED_MS
    return event.type() is QEvent.Type.KeyPress and event.key() == released.key() and soon


class Shortcuts(QObject):
    """Acts on the keys that no screen and nothing that lies over one has a use for."""

    choosing = Signal(bool)
    """A file is being chosen, in a window before this one, or no longer."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._maximised = False
        """Whether the window that fills the screen was maximised before: most desktops forget it."""
        self.dialog: QFileDialog | None = None

    def bindings(self) -> tuple[Binding, ...]:
        """The keys, as they are told too."""
        window = self._window
        told = (
            (Standard.FullScreen, "F11", translate("Window", "Full screen, or a window again"), self.change_size),
            (Standard.New, "Ctrl+N", translate("Window", "Begin another game"), window.files.begin_another),
            (Standard.Open, "Ctrl+O", translate("Window", "Open a saved game"), self.open_game),
            (
                Standard.UnknownKey,
                "Ctrl+L",
                translate("Window", "Look through all saved games"),
                window.library_controller.open,
            ),
            (Standard.Save, "Ctrl+S", translate("Window", "Save the current game under a name"), window.files.ask_name),
            (
                Standard.Paste,
                "Ctrl+V",
                translate("Window", "Open the game whose line you have copied"),
                window.share_controller.paste,
            ),
            (Standard.Quit, "Ctrl+Q", translate("Window", "Close the program; the game is saved"), window.close),
        )
        return tuple(
            Binding(names := standard(key, usual), does, do, shown=native(names[0])) for key, usual, does, do in told
        )

    def key(self, event: QKeyEvent) -> bool:
        """Act on a key; False when it means nothing here. Where nothing else is left to escape from, Esc makes a window
        of a full screen."""
        if self._window.isFullScreen() and matches(event, "Esc"):
            self.change_size()
            return True
        return answered(event, self.bindings())

    def change_size(self) -> None:
        """Fill the screen, or be a window again, as large as it was."""
        state = self._window.windowState()
        if not self._window.isFullScreen():
            self._maximised = self._window.isMaximized()
        elif self._maximised:
            state |= Qt.WindowState.WindowMaximized
        self._window.setWindowState(state ^ Qt.WindowState.WindowFullScreen)

    def open_game(self) -> None:
        """Let a saved game be chosen among all files, beginning with those that were given a name."""
        if self.dialog is not None:
            self.dialog.activateWindow()
            return
        folder = self._window.tables.folder
        folders = (named_saves_folder(folder), folder, Path.home())
        start = next(filter(is_folder, folders), Path.home())
        saved = f"{translate('Window', 'Saved games')} (*{SUFFIX})"
        self.dialog = ask_for_file(self._window, translate("Window", "Open a saved game"), start, saved)
        self.dialog.fileSelected.connect(lambda name: self._window.files.open(Path(name)))
        self.dialog.finished.connect(self._chosen)
        self.choosing.emit(True)

    def _chosen(self) -> None:
        self.dialog = None
        self.choosing.emit(False)


COME_FORWARD_MS = 500
"""How long a desktop may take to bring the window forward."""
LISTEN_AFTER_MS = 3000
"""When a window listens that has not been painted, because something covers it."""


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
        self.setMinimumSize(MINIMUM_SIZE)
        self.setAcceptDrops(True)
        self._held_keys = HeldKeys(self)
        self._painted = False
        self._loses = False
        """Whether the window may be closed although a game is lost then."""
        self._left = False
        """Whether another program is in front."""
        folder = folder if folder is not None else games_folder()
        self.start = StartScreen(settings)
        self.screens = ScreenStack(self, self.start)
        self.notices = NoticeLayer(self, self.screens)
        self.tables = TableController(self, self.start, self.screens, self.notices, settings, folder)
        self.player = Player(settings, self)
        self.tables.heard.connect(self.player.play)
        self.pages = SecondaryScreens(
            self.screens, self.start, settings, folder, lambda: self.tables.playing_with, self.player
        )
        self.files = FileController(self.start, self.tables, self.notices)
        self.replays = ReplayController(self.tables, self.screens, self.notices, settings)
        self.files.again.connect(self.replays.show)
        for makes in (self.tables, self.replays):
            makes.made.connect(self._table_made)
        self.tables.menu.connect(self._menu)
        for learns in (self.start, self.pages):
            learns.learn.connect(partial(offer_tutorials, self.tables, self.notices, settings))
        self.tables.dealt.connect(partial(tell_objective, self.tables, self.notices, settings, self.pages.open_rules))
        self.puzzles = PuzzleController(self, self.screens, self.tables, self.notices, settings)
        self.start.puzzles.connect(self.puzzles.open)
        self.replays.position_wanted.connect(self._set_up_past)
        self.replays.task_wanted.connect(self.puzzles.open_mistake)
        self.library_controller = LibraryController(self, self.screens, self.tables, self.files, self.notices, settings)
        self.share_controller = ShareController(
            self, self.screens, self.notices, settings, self.library_controller.take
        )
        self.tables.share.connect(self.share_controller.ask)
        self.replays.share.connect(self.share_controller.ask)
        self.start.library.connect(self.library_controller.open)
        self.start.statistics.connect(self.library_controller.open_statistics)
        self.shortcuts = Shortcuts(self)
        self.painted.connect(self.files.begin)
        for moved in (self.screens.changed, self.notices.came, self.notices.gone, self.shortcuts.choosing):
            moved.connect(self._hold_tables)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.applicationStateChanged.connect(self._application_state)
        settings.changed.connect(self._setting_changed)
        settings.save_error.connect(self._settings_not_kept)
        self.resize(DEFAULT_SIZE)
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
        menu = Overlay(table, translate("Window", "Pause"), self._what_is_kept())
        menu.add_button(translate("Window", "Go on playing"), key="Esc", gold=True)
        full = self.isFullScreen()
        for words, do, key in (
            (translate("Window", "New game"), self.files.begin_another, standard(Standard.New, "Ctrl+N")[0]),
            (translate("Window", "Start over"), self.files.begin_again, ""),
            (translate("Window", "Save under a name"), self.files.ask_name, standard(Standard.Save, "Ctrl+S")[0]),
            (translate("Window", "Saved games"), self.library_controller.open, native("Ctrl+L")),
            (translate("Window", "Rules"), lambda: self.pages.open_rules(""), "F1"),
            (translate("Window", "Settings"), self.pages.open_settings, ""),
            (translate("Window", "Keys"), table.show_keys, "?"),
            (
                translate("Window", "Leave full screen") if full else translate("Window", "Full screen"),
                self.shortcuts.change_size,
                standard(Standard.FullScreen, "F11")[0],
            ),
            (translate("Window", "Set up a position from here"), self.set_up_position, ""),
            (translate("Window", "Leave to the start screen"), self.files.leave, ""),
        ):
            if do != self.set_up_position or self._has_position:
                menu.add_button(words, do, key)
        table.open_overlay(menu)

    @property
    def _has_position(self) -> bool:
        """Whether the game that is played can be set up as a position; not a lesson or a puzzle."""
        match = self.tables.match
        return match is not None and match.journal is not None and match.game.has_positions

    def set_up_position(self) -> None:
        """Set up the position of the game as its only person knows it, or as everybody does."""
        match = self.tables.match
        assert match is not None
        reader = reader_of(match.seats)
        families = [seat.family for seat in match.seats]
        from gonfalon.ui.application.match_controller import SPECTATOR

        view = match.view(families.index(reader) if reader else SPECTATOR)
        self._show_position(match.game, view.table, view.stack)

    def _set_up_past(self, past: ReplayTimeline, step: int) -> None:
        self._show_position(past.match.game, past.table(step), past.stack(step))

    def _show_position(self, game: GamePlugin, table: object, stack: Sequence[Frame]) -> None:
        try:
            text = game.write_position(table, stack)
        except MessageError as error:
            self.notices.tell(translate("Window", "Set up a position from here"), diagnostic_text(error.phrase))
            return
        found = next(setup for setup in self.start.game_setups if setup.game == game.name)
        found.set_up_position(text)

    def _what_is_kept(self) -> str:
        match = self.tables.match
        if match is None or match.journal is None:
            return ""  # a lesson or a puzzle
        if match.save_error is not None:
            return translate("Window", "This game cannot be saved at the moment. It is tried again with every move.")
        return translate("Window", "The game is saved after every move.")

    def listen(self, instance: SingleInstance) -> None:
        """Open what the desktop and later starts of the program hand over, while the window is open."""

        def called(call: Call) -> None:
            self.come_forward(call.token)
            if call.path:
                self.files.open(Path(call.path))

        # The first picture does not wait for that.
        self.painted.connect(lambda: instance.listen(called))
        QTimer.singleShot(LISTEN_AFTER_MS, self, lambda: instance.listen(called))
        self.closing.connect(instance.hush)
        app = QApplication.instance()
        if isinstance(app, Application):
            app.open_with(self.files.open)

    def ask_who_plays(self) -> None:
        """Ask once for a name; whoever closes the question is called as was offered."""
        if self.settings.player_name or self.notices.open or self.screens.current is not self.start:
            return
        from gonfalon.ui.screens.player_profile import ProfileQuestion

        question = ProfileQuestion(self.settings, system_user_name())
        heading = translate("PlayerProfile", "Who plays here?")
        overlay = self.notices.overlay(
            heading, translate("PlayerProfile", "You can change all of it later in the settings."), question
        )
        overlay.add_button(translate("PlayerProfile", "That is me"), key="Enter", gold=True)
        overlay.closed.connect(question.controls.keep_name)
        self.notices.lay(overlay)

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
        QTimer.singleShot(COME_FORWARD_MS, self, lambda: QApplication.alert(self))

    def _settings_not_kept(self) -> None:
        heading = translate("Window", "The settings cannot be saved")
        self.notices.tell(heading, settings_not_saved(self.settings.path))

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            _install_language(self.settings)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if QGuiApplication.platformName() == "xcb":
            self.windowHandle().installEventFilter(self._held_keys)

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
        records = [path for path in paths if self.files.set_importer(path) is None]
        if not records or not self.library_controller.takes(records):
            self.files.open(paths[0])

    def _files_in(self, data: QMimeData) -> list[Path]:
        """Return the dragged files that can be opened."""
        paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
        return [path for path in paths if path.suffix.lower() == SUFFIX or self.files.set_importer(path) is not None]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        PIXMAP_CACHE.fit(self.width(), self.height(), self.devicePixelRatioF())
        self.notices.arrange()
        self._keep_geometry()

    def stand_as_left(self, drawn: float) -> None:
        """Be as large as the window was last; `drawn` is the share of the usual size that everything is drawn in."""
        restore_geometry(self, self.settings.geometry, drawn)
        if self.settings.full_screen:
            self.shortcuts.change_size()

    def _keep_geometry(self) -> None:
        """Remember how the window stands now: a program that is ended with its session closes none."""
        if self.isVisible():
            self.settings.full_screen = self.isFullScreen()
            # What fills the screen is that window again later.
            if not self.settings.full_screen:
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
            self.files.ask_to_close(self._close_all_the_same)
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
    language.install_language(app, settings.language)
