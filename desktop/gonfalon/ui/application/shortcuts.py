"""What keys do on every screen of the window: full screen, another game, a saved game, one kept, good-bye."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from gonfalon.core.record import SUFFIX
from gonfalon.session.keeping import kept_folder
from gonfalon.ui.widgets.keys import Binding, Standard, answered, matches, native, standard
from gonfalon.user.folders import is_folder

__all__ = ["Shortcuts"]


class Shortcuts(QObject):
    """Acts on the keys that no screen and nothing that lies over one has a use for."""

    choosing = Signal(bool)
    """A file is being chosen, in a window before this one, or no longer."""
    new_game = Signal()
    """Another game is to be begun."""
    keep_wanted = Signal()
    """The game that is played is to be kept under a name."""
    library_wanted = Signal()
    """All saved games are to be looked through."""
    paste_wanted = Signal()
    """The game is to be opened whose line is on the clipboard."""
    file_chosen = Signal(object)
    """The path of a saved game that is to be opened."""

    def __init__(self, window: QWidget, folder: Callable[[], Path]) -> None:
        """
        Args:
            folder: where games are kept, asked for when one is to be chosen.
        """
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._maximised = False
        """Whether the window that fills the screen was maximised before: most desktops forget it."""
        self.dialog: QFileDialog | None = None

    def bindings(self) -> tuple[Binding, ...]:
        """The keys, as they are told too."""
        tr = QCoreApplication.translate
        told = (
            (Standard.FullScreen, "F11", tr("Window", "Full screen, or a window again"), self.change_size),
            (Standard.New, "Ctrl+N", tr("Window", "Begin another game"), self.new_game.emit),
            (Standard.Open, "Ctrl+O", tr("Window", "Open a saved game"), self.open_game),
            (Standard.UnknownKey, "Ctrl+L", tr("Window", "Look through all saved games"), self.library_wanted.emit),
            (Standard.Save, "Ctrl+S", tr("Window", "Save the current game under a name"), self.keep_wanted.emit),
            (
                Standard.Paste,
                "Ctrl+V",
                tr("Window", "Open the game whose line you have copied"),
                self.paste_wanted.emit,
            ),
            (Standard.Quit, "Ctrl+Q", tr("Window", "Close the program; the game is saved"), self._window.close),
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
        tr = QCoreApplication.translate
        folder = self._folder()
        if is_folder(kept := kept_folder(folder)):
            folder = kept
        saved = f"{tr('Window', 'Saved games')} (*{SUFFIX})"
        dialog = QFileDialog(
            self._window, tr("Window", "Open a saved game"), str(folder if is_folder(folder) else Path.home()), saved
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.file_chosen.emit(Path(name)))
        dialog.finished.connect(self._chosen)
        self.dialog = dialog
        self.choosing.emit(True)
        dialog.open()

    def _chosen(self) -> None:
        self.dialog = None
        self.choosing.emit(False)
