"""What keys do on every screen of the window: full screen, another game, a saved game, good-bye."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog

from gonfalon.core.record import SUFFIX
from gonfalon.ui.widgets.keys import Binding, answered, matches
from gonfalon.user.folders import is_folder

if TYPE_CHECKING:
    from gonfalon.ui.application.window import Window

__all__ = ["Everywhere"]


class Everywhere(QObject):
    """Acts on the keys that no screen and nothing that lies over one has a use for."""

    choosing = Signal(bool)
    """A file is being chosen, in a window before this one, or no longer."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: QFileDialog | None = None

    def bindings(self) -> tuple[Binding, ...]:
        """The keys, as they are told too."""
        tr = QCoreApplication.translate
        return (
            Binding(("F11",), tr("Window", "Full screen, or a window again"), self.change_size),
            Binding(("Ctrl+N",), tr("Window", "Begin another game"), self.new_game),
            Binding(("Ctrl+O",), tr("Window", "Open a saved game"), self.open_game),
            Binding(("Ctrl+Q",), tr("Window", "Close the program; the game is saved"), self._window.close),
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
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def new_game(self) -> None:
        """Go where games are begun; whoever is playing is asked first."""
        window = self._window
        if not window.playing:
            window.show_start()
            return
        tr = QCoreApplication.translate
        window.reception.ask(
            tr("Opening", "Begin another game? This one is saved as it stands."),
            tr("Opening", "Begin another game? This one is lost then, because it cannot be saved."),
            tr("Opening", "Another game"),
            window.show_start,
        )

    def open_game(self) -> None:
        """Let a saved game be chosen among all files, beginning where games are kept."""
        if self.dialog is not None:
            self.dialog.activateWindow()
            return
        tr = QCoreApplication.translate
        folder = self._window.folder if is_folder(self._window.folder) else Path.home()
        saved = f"{tr('Window', 'Saved games')} (*{SUFFIX})"
        dialog = QFileDialog(self._window, tr("Window", "Open a saved game"), str(folder), saved)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self._window.reception.open(Path(name)))
        dialog.finished.connect(self._chosen)
        self.dialog = dialog
        self.choosing.emit(True)
        dialog.open()

    def _chosen(self) -> None:
        self.dialog = None
        self.choosing.emit(False)
