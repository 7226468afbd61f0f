"""The way to the library and out of it: which game is opened there, and what comes in as a file or goes out as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from gonfalon.core.record import SUFFIX, Record
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.reception import Reception
from gonfalon.ui.application.screen_stack import ScreenStack
from gonfalon.ui.application.tables import Tables
from gonfalon.ui.preferences.settings import Settings

if TYPE_CHECKING:
    from gonfalon.session.library import Library
    from gonfalon.ui.screens.library import LibraryScreen
    from gonfalon.ui.screens.statistics import StatisticsScreen

__all__ = ["Librarian"]


class Librarian(QObject):
    """Opens the library, made when it is first wanted, and does what is wanted there."""

    def __init__(
        self,
        window: QWidget,
        screens: ScreenStack,
        tables: Tables,
        reception: Reception,
        notices: NoticeLayer,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._screens = screens
        self._tables = tables
        self._reception = reception
        self._notices = notices
        self._settings = settings
        self.screen: LibraryScreen | None = None
        self.statistics: StatisticsScreen | None = None
        self.dialog: QFileDialog | None = None

    @cached_property
    def library(self) -> Library:
        """What lies in the folder of games."""
        from gonfalon.session.library import Library
        from gonfalon.user.folders import cache_folder

        library = Library(self._tables.folder, cache_folder())
        library.empty_bin()
        return library

    def take(self, record: Record) -> None:
        """Put a game that somebody has given among those here, and open it."""
        from gonfalon.core.record import write
        from gonfalon.core.writing import create_file
        from gonfalon.texts.troubles import cannot_be_kept

        self.library.look()
        try:
            with TemporaryDirectory() as folder:
                given = Path(folder) / f"{record.game} {(record.date or '').partition('T')[0]}".strip()
                given = given.with_name(given.name + SUFFIX)
                create_file(given, write(record).encode())
                path = self.library.path(self.library.bring(given))
        except OSError:
            heading = QCoreApplication.translate("Window", "This game cannot be saved")
            self._notices.tell(heading, cannot_be_kept(self._tables.folder))
            return
        self._reception.open(path)

    def open(self) -> None:
        """Show the library, which leads back to the screen of now; behind a curtain it stays shut."""
        from gonfalon.ui.screens.library import LibraryScreen
        from gonfalon.user.folders import cache_folder

        if self._screens.curtained:
            return
        if self.screen is None:
            tables, pictures = self._tables, cache_folder() / "pictures"
            self.screen = LibraryScreen(
                self._settings, self.library, pictures, lambda: tables.shelves, self._running, self._annotate
            )
            self.screen.closed.connect(self._close)
            self.screen.go_on.connect(self._go_on)
            self.screen.replay.connect(self._reception.look_again)
            self.screen.import_wanted.connect(self._import)
            self.screen.export_wanted.connect(self._export)
            self.screen.folder_wanted.connect(self._open_folder)
            self.screen.empty_wanted.connect(self._ask_to_empty)
            self.screen.statistics_wanted.connect(self._open_statistics)
            self.screen.trouble.connect(self._notices.tell)
        if self._screens.current is not self.screen:
            self._screens.open(self.screen)

    def _open_statistics(self) -> None:
        from gonfalon.session.statistics import Statistics
        from gonfalon.ui.screens.statistics import StatisticsScreen

        assert self.screen is not None
        if self.statistics is None:
            counted = Statistics(self.screen.library, lambda: self._tables.shelves)
            self.statistics = StatisticsScreen(self._settings, counted)
            self.statistics.closed.connect(self._screens.back)
            self.statistics.export_wanted.connect(self._export_table)
            self.statistics.picture_wanted.connect(self._export_picture)
        self._screens.open(self.statistics)

    def takes(self, paths: Sequence[Path]) -> bool:
        """Take copies of these records if the library is what is shown; whether it is."""
        if self.screen is None or self._screens.current is not self.screen:
            return False
        self.screen.take_in(paths)
        return True

    def _close(self) -> None:
        self._screens.back()
        self._tables.name_saved()

    def _running(self) -> Path | None:
        play = self._tables.play
        if play is None or play.match is None or play.match.journal is None or not self._tables.playing:
            return None
        return play.match.journal.path

    def _annotate(self, title: str, note: str) -> None:
        assert self._tables.play is not None
        assert self._tables.play.match is not None
        self._tables.play.match.annotate(title, note)

    def _go_on(self, path: Path) -> None:
        if path == self._running():
            self._close()
        else:
            self._reception.open(path)

    def _open_folder(self) -> None:
        from gonfalon.ui.widgets.folder_field import open_folder

        if trouble := open_folder(self._tables.folder):
            self._notices.tell(QCoreApplication.translate("Window", "Saved games"), trouble)

    def _ask_to_empty(self) -> None:
        assert self.screen is not None
        tr = QCoreApplication.translate
        question = self._notices.overlay(
            tr("Library", "Empty the bin"),
            tr("Library", "All games in the bin are removed from this computer for good."),
        )
        question.add_button(tr("Library", "Keep them"), key="Esc", gold=True)
        question.add_button(tr("Library", "Empty the bin"), self.screen.bin_emptied)
        self._notices.lay(question)

    def _dialog(self, heading: str, start: Path, kind: str = "", suffix: str = SUFFIX) -> QFileDialog:
        kind = kind or QCoreApplication.translate("Window", "Saved games")
        dialog = QFileDialog(self._window, heading, str(start), f"{kind} (*{suffix})")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog = dialog
        return dialog

    def _import(self) -> None:
        dialog = self._dialog(QCoreApplication.translate("Library", "Import saved games"), Path.home())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.takes([Path(name) for name in names]))
        dialog.open()

    def _export(self, path: Path, name: str) -> None:
        from gonfalon.core.slips import shortened

        heading = QCoreApplication.translate("Library", "Export a saved game")
        plain = "".join(sign if sign.isalnum() or sign in " -()" else "-" for sign in shortened(name)).strip()
        dialog = self._dialog(heading, Path.home() / f"{plain or path.stem}{SUFFIX}")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.fileSelected.connect(lambda goal: self.export(path, Path(goal)))
        dialog.open()

    def export(self, path: Path, goal: Path) -> None:
        """Write a copy of a record."""
        from gonfalon.core.record import RecordError, load
        from gonfalon.core.writing import replace_file
        from gonfalon.texts.troubles import cannot_be_saved, why_not_continued

        heading = QCoreApplication.translate("Library", "The game was not exported")
        try:
            replace_file(goal, load(path))
        except RecordError as error:
            self._notices.tell(heading, why_not_continued(error))
        except OSError as error:
            self._notices.tell(heading, cannot_be_saved(goal, error.strerror or str(error)))

    def _export_table(self, table: str) -> None:
        heading = QCoreApplication.translate("Statistics", "Export as a table")
        trouble = QCoreApplication.translate("Statistics", "The table was not exported")
        # Spreadsheets know by its first sign in which letters a table is written.
        self._ask_where(heading, ".csv", lambda: table.encode("utf-8-sig"), trouble)

    def _export_picture(self, picture: QPixmap) -> None:
        from gonfalon.ui.look.pixels import png

        heading = QCoreApplication.translate("Statistics", "Save as a picture")
        trouble = QCoreApplication.translate("Statistics", "The picture was not saved")
        self._ask_where(heading, ".png", lambda: png(picture.toImage()), trouble)

    def _ask_where(self, heading: str, suffix: str, content: Callable[[], bytes], trouble: str) -> None:
        """Ask for a file for something of the statistics, and write it; the heading of what is said if that fails."""
        from gonfalon.core.writing import OPEN, replace_file
        from gonfalon.texts.troubles import cannot_be_saved

        def save(goal: Path) -> None:
            try:
                replace_file(goal, content(), OPEN)
            except (OSError, ValueError) as error:
                self._notices.tell(trouble, cannot_be_saved(goal, getattr(error, "strerror", None) or str(error)))

        name = QCoreApplication.translate("Statistics", "Statistics")
        dialog = self._dialog(heading, Path.home() / f"{name}{suffix}", name, suffix)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        dialog.fileSelected.connect(lambda goal: save(Path(goal)))
        dialog.open()
