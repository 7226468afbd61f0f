"""The controllers of the library and of sharing: which game is opened there, and what is exported of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.core.diagnostics import shortened
from gonfalon.core.files import PUBLIC_FILE, create_file, replace_file
from gonfalon.core.record import SUFFIX, Record, RecordError, format_record, load_bytes
from gonfalon.texts.error_messages import autosave_failed, resume_failed, save_failed
from gonfalon.texts.translations import LANGUAGES, current_language, language_spoken, translate
from gonfalon.ui.application.file_controller import FileController
from gonfalon.ui.application.screen_stack import NoticeLayer, ScreenStack
from gonfalon.ui.application.table_controller import TableController
from gonfalon.ui.look.pixmap_cache import png
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.keys import native
from gonfalon.ui.widgets.styling import Label, fill
from gonfalon.ui.widgets.value_controls import ask_for_file, open_folder
from gonfalon.user.folders import cache_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from gonfalon.session.library import GameLibrary
    from gonfalon.session.match import Match
    from gonfalon.ui.screens.library import LibraryScreen
    from gonfalon.ui.screens.statistics import StatisticsScreen


_PICTURE = QSize(1280, 800)
"""How large the window is that the picture is of, in logical pixels."""


class _Languages(QWidget):
    """In which language it is told what happened."""

    def __init__(self, code: str) -> None:
        super().__init__()
        words = Label(15, wrap=True)
        words.setText(translate("Sharing", "What happened is described in this language:"))
        self.choice = Segmented(tuple(LANGUAGES), px=14)
        self.choice.set_labels(Settings.language.texts(), words.text())
        self.choice.set_value(code)
        self.choice.set_columns(2)
        fill(QVBoxLayout(self), words, self.choice, bare=True)

    def stops(self) -> list[QWidget]:
        """Return the widget that takes the keyboard focus; the arrow keys go on from there."""
        return [self.choice.segment(self.choice.value())]


class ShareController(QObject):
    """Asks as what a game shall be given to others, and opens what others have given as a line."""

    def __init__(
        self,
        window: QWidget,
        screens: ScreenStack,
        notices: NoticeLayer,
        settings: Settings,
        take: Callable[[Record], None],
    ) -> None:
        """
        Args: take: adds a game received from another player to the games here, and opens it; may raise `RecordError`.
        """
        super().__init__(window)
        self._window = window
        self._screens = screens
        self._notices = notices
        self._settings = settings
        self._take = take

    def ask(self, match: Match, step: int = -1) -> None:
        """Ask as what a match that is over shall be given away, all of it or also as it stood after so many moves."""
        if not match.over:
            # A line of it would tell everything that is hidden.
            return
        told = match.game.text_board is not None
        languages = _Languages(self._settings.language)
        overlay = self._notices.overlay(
            translate("Sharing", "Share this game"),
            translate(
                "Sharing", "It is over, so nothing in it is secret any more. What you have noted about it stays here."
            ),
            languages if told else None,
        )
        if told:
            overlay.add_button(
                translate("Sharing", "Save what happened"),
                lambda: self._ask_where_told(match, languages.choice.value()),
            )
        overlay.add_button(translate("Sharing", "Save a picture of the end"), lambda: self._ask_where_drawn(match))
        overlay.add_button(
            translate("Sharing", "Copy the game as one line"), lambda: self.copy(match.record()), gold=True
        )
        if 0 <= step < len(match.moves):
            overlay.add_button(
                translate("Sharing", "Copy this position as one line"),
                lambda: self.copy(record_until(match.record(), step)),
            )
        overlay.add_button(translate("Window", "Close"), key="Esc")
        self._notices.lay(overlay)

    # -- as one line ---------------------------------------------------------------------------------------------------

    def copy(self, record: Record) -> None:
        """Put a game on the clipboard, and say what can be done with it there."""
        from gonfalon.core.share_code import to_share_code

        QGuiApplication.clipboard().setText(to_share_code(record))
        words = translate(
            "Sharing",
            "The line is on the clipboard. Send it to someone: they copy it, press {key} in Gonfalon, and the game "
            "opens.",
        )
        self._notices.tell(translate("Sharing", "The game is copied"), words.format(key=native("Ctrl+V")))

    def paste(self) -> None:
        """Open the game whose line is on the clipboard; behind a curtain nothing is opened."""
        from gonfalon.core.share_code import from_share_code, is_share_code

        if self._screens.curtained or self._notices.open:
            return
        text = QGuiApplication.clipboard().text()
        heading = translate("Opening", "This game cannot be opened")
        if not is_share_code(text):
            words = translate(
                "Sharing", "There is no game on the clipboard: first copy the whole line that you were sent."
            )
            self._notices.tell(heading, words)
            return
        try:
            self._take(from_share_code(text, translate("Sharing", "the line")))
        except RecordError as error:
            self._notices.tell(heading, resume_failed(error))

    # -- as a file -----------------------------------------------------------------------------------------------------

    def _ask_where_told(self, match: Match, code: str) -> None:
        page, text = translate("Sharing", "Page for a browser") + " (*.html)", translate("Sharing", "Text") + " (*.txt)"
        dialog = self._dialog(translate("Sharing", "Save what happened"), match, "html", f"{page};;{text}")
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix("txt" if chosen == text else "html"))
        dialog.fileSelected.connect(lambda name: self.save_told(match, Path(name), code))

    def _ask_where_drawn(self, match: Match) -> None:
        dialog = self._dialog(translate("Sharing", "Save a picture of the end"), match, "png", "PNG (*.png)")
        dialog.fileSelected.connect(lambda name: self.save_drawn(match, Path(name)))

    def _dialog(self, heading: str, match: Match, suffix: str, filters: str) -> QFileDialog:
        named = f"{match.game.title()} {(match.record().date or '').partition('T')[0]}".strip()
        return ask_for_file(self._window, heading, Path.home() / f"{named}.{suffix}", filters, suffix)

    def save_told(self, match: Match, path: Path, code: str) -> None:
        """Write what happened into a file, as plain text where its name ends with `.txt`."""
        from gonfalon.session.replay_timeline import export_html, export_text

        with language_spoken(code):
            told = (export_text if path.suffix.lower() == ".txt" else export_html)(match)
        self._save(path, told.encode)

    def save_drawn(self, match: Match, path: Path) -> None:
        """Write a picture of how a match ended."""
        from gonfalon.ui.application.game_views import game_view
        from gonfalon.ui.screens.ending import EndingScreen

        screen = EndingScreen(self._settings)
        screen.resize(_PICTURE)
        screen.show_report(game_view(match.game.name).report(match, current_language()))
        picture = screen.picture().toImage()
        screen.deleteLater()
        self._save(path, lambda: png(picture))

    def _save(self, path: Path, content: Callable[[], bytes]) -> None:
        _write(path, content, self._notices, translate("Sharing", "Nothing was saved"))


def record_until(record: Record, step: int) -> Record:
    """A finished game as it stood after so many moves, for others to play on from there."""
    return replace(record, moves=record.moves[:step], outcome=None, practice=True)


def _write(path: Path, content: Callable[[], bytes], notices: NoticeLayer, trouble: str) -> None:
    """Write a file for others; where that fails, tell so with the heading `trouble`."""
    try:
        replace_file(path, content(), PUBLIC_FILE)
    except (OSError, ValueError) as error:
        notices.tell(trouble, save_failed(path, getattr(error, "strerror", None) or str(error)))


class LibraryController(QObject):
    """Opens the library, made when it is first wanted, and does what is wanted there."""

    def __init__(
        self,
        window: QWidget,
        screens: ScreenStack,
        tables: TableController,
        files: FileController,
        notices: NoticeLayer,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._screens = screens
        self._tables = tables
        self._files = files
        self._notices = notices
        self._settings = settings
        self.screen: LibraryScreen | None = None
        self.statistics: StatisticsScreen | None = None

    @cached_property
    def library(self) -> GameLibrary:
        """The library of the games in the folder."""
        from gonfalon.session.library import GameLibrary

        library = GameLibrary(self._tables.folder, cache_folder())
        library.empty_bin()
        return library

    def take(self, record: Record) -> None:
        """Add a game received from another player to the games here, and open it."""
        self.library.look()
        try:
            with TemporaryDirectory() as folder:
                given = Path(folder) / f"{record.game} {(record.date or '').partition('T')[0]}".strip()
                given = given.with_name(given.name + SUFFIX)
                create_file(given, format_record(record).encode())
                path = self.library.path(self.library.bring(given))
        except OSError:
            heading = translate("Window", "This game cannot be saved")
            self._notices.tell(heading, autosave_failed(self._tables.folder))
            return
        self._files.open(path)

    def open(self) -> None:
        """Show the library, which leads back to the screen of now; behind a curtain it stays shut."""
        from gonfalon.ui.screens.library import LibraryScreen

        if self._screens.curtained:
            return
        if self.screen is None:
            tables, pictures = self._tables, cache_folder() / "pictures"
            screen = self.screen = LibraryScreen(
                self._settings, self.library, pictures, lambda: tables.card_sources, self._running, self._annotate
            )
            screen.closed.connect(self._close)
            screen.go_on.connect(self._go_on)
            screen.replay.connect(self._files.look_again)
            screen.import_wanted.connect(self._import)
            screen.export_wanted.connect(self._export)
            screen.folder_wanted.connect(self._open_folder)
            screen.empty_wanted.connect(lambda: self._ask_to_empty(screen))
            screen.statistics_wanted.connect(self.open_statistics)
            screen.trouble.connect(self._notices.tell)
        if self._screens.current is not self.screen:
            self._screens.open(self.screen)

    def open_statistics(self) -> None:
        """Show what the finished games come to."""
        from gonfalon.session.statistics import GameStatistics
        from gonfalon.ui.screens.statistics import StatisticsScreen

        if self.statistics is None:
            counted = GameStatistics(self.library, lambda: self._tables.card_sources)
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
        match = self._tables.match
        if match is None or match.journal is None or not self._tables.playing:
            return None
        return match.journal.path

    def _annotate(self, title: str, note: str) -> None:
        if self._tables.match is not None:
            self._tables.match.annotate(title, note)

    def _go_on(self, path: Path) -> None:
        if path == self._running():
            self._close()
        else:
            self._files.open(path)

    def _open_folder(self) -> None:
        if trouble := open_folder(self._tables.folder):
            self._notices.tell(translate("Window", "Saved games"), trouble)

    def _ask_to_empty(self, screen: LibraryScreen) -> None:
        question = self._notices.overlay(
            translate("Library", "Empty the bin"),
            translate("Library", "All games in the bin are removed from this computer for good."),
        )
        question.add_button(translate("Library", "Keep them"), key="Esc", gold=True)
        question.add_button(translate("Library", "Empty the bin"), screen.bin_emptied)
        self._notices.lay(question)

    def _import(self) -> None:
        heading = translate("Library", "Import saved games")
        kinds = f"{translate('Window', 'Saved games')} (*{SUFFIX})"
        dialog = ask_for_file(self._window, heading, Path.home(), kinds, several=True)
        dialog.filesSelected.connect(lambda names: self.takes([Path(name) for name in names]))

    def _export(self, path: Path, name: str) -> None:
        heading = translate("Library", "Export a saved game")
        plain = "".join(sign if sign.isalnum() or sign in " -()" else "-" for sign in shortened(name)).strip()
        start = Path.home() / f"{plain or path.stem}{SUFFIX}"
        kinds = f"{translate('Window', 'Saved games')} (*{SUFFIX})"
        dialog = ask_for_file(self._window, heading, start, kinds, SUFFIX)
        dialog.fileSelected.connect(lambda goal: self.export(path, Path(goal)))

    def export(self, path: Path, goal: Path) -> None:
        """Write a copy of a record."""
        heading = translate("Library", "The game was not exported")
        try:
            replace_file(goal, load_bytes(path))
        except RecordError as error:
            self._notices.tell(heading, resume_failed(error))
        except OSError as error:
            self._notices.tell(heading, save_failed(goal, error.strerror or str(error)))

    def _export_table(self, table: str) -> None:
        heading = translate("Statistics", "Export as a table")
        trouble = translate("Statistics", "The table was not exported")
        # Spreadsheets know by its first sign in which letters a table is written.
        self._ask_where(heading, ".csv", lambda: table.encode("utf-8-sig"), trouble)

    def _export_picture(self, picture: QPixmap) -> None:
        heading = translate("Statistics", "Save as a picture")
        trouble = translate("Statistics", "The picture was not saved")
        self._ask_where(heading, ".png", lambda: png(picture.toImage()), trouble)

    def _ask_where(self, heading: str, suffix: str, content: Callable[[], bytes], trouble: str) -> None:
        """Ask for a file for something of the statistics, and write it; the heading of what is said if that fails."""
        name = translate("Statistics", "Statistics")
        start = Path.home() / f"{name}{suffix}"
        dialog = ask_for_file(self._window, heading, start, f"{name} (*{suffix})", suffix)
        dialog.fileSelected.connect(lambda goal: _write(Path(goal), content, self._notices, trouble))
