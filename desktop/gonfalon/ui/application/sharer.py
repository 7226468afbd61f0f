"""Giving a game to others: as one line of text, a picture of its end, what happened as a page or a text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from gonfalon.core.record import Record, RecordError
from gonfalon.texts.catalogue import spoken
from gonfalon.texts.languages import LANGUAGES, native_name
from gonfalon.texts.troubles import cannot_be_saved, why_not_continued
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.screen_stack import ScreenStack
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.dress import Words
from gonfalon.ui.widgets.keys import native
from gonfalon.ui.widgets.segmented import Segmented

if TYPE_CHECKING:
    from gonfalon.session.match import Match

__all__ = ["Sharer"]

_PICTURE = QSize(1280, 800)
"""How large the window is that the picture is of, in logical pixels."""


class _Languages(QWidget):
    """In which language it is told what happened."""

    def __init__(self, code: str) -> None:
        super().__init__()
        words = Words(15, wrap=True)
        words.setText(QCoreApplication.translate("Sharing", "What happened is described in this language:"))
        self.choice = Segmented(tuple(LANGUAGES), px=14)
        self.choice.set_labels({one: native_name(one) for one in LANGUAGES}, words.text())
        self.choice.set_value(code)
        self.choice.set_columns(2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(words)
        layout.addWidget(self.choice)

    def stops(self) -> list[QWidget]:
        """What the keyboard goes to; the arrows go on from there."""
        return [self.choice.segment(self.choice.value())]


class Sharer(QObject):
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
        Args:
            take: puts a game that somebody has given among those here, and opens it; may raise `RecordError`.
        """
        super().__init__(window)
        self._window = window
        self._screens = screens
        self._notices = notices
        self._settings = settings
        self._take = take
        self.dialog: QFileDialog | None = None

    def ask(self, match: Match, step: int = -1) -> None:
        """Ask as what a match that is over shall be given away, all of it or also as it stood after so many moves."""
        if not match.over:
            # A line of it would tell everything that is hidden.
            return
        tr = QCoreApplication.translate
        told = match.game.terminal() is not None
        languages = _Languages(self._settings.language)
        overlay = self._notices.overlay(
            tr("Sharing", "Share this game"),
            tr("Sharing", "It is over, so nothing in it is secret any more. What you have noted about it stays here."),
            languages if told else None,
        )
        if told:
            overlay.add_button(
                tr("Sharing", "Save what happened"), lambda: self._ask_where_told(match, languages.choice.value())
            )
        overlay.add_button(tr("Sharing", "Save a picture of the end"), lambda: self._ask_where_drawn(match))
        overlay.add_button(tr("Sharing", "Copy the game as one line"), lambda: self.copy(match.record()), gold=True)
        if 0 <= step < len(match.moves):
            overlay.add_button(
                tr("Sharing", "Copy this position as one line"), lambda: self.copy(position(match.record(), step))
            )
        overlay.add_button(tr("Window", "Close"), key="Esc")
        self._notices.lay(overlay)

    # -- as one line ---------------------------------------------------------------------------------------------------

    def copy(self, record: Record) -> None:
        """Put a game on the clipboard, and say what can be done with it there."""
        from gonfalon.core.sharing import as_line

        QGuiApplication.clipboard().setText(as_line(record))
        tr = QCoreApplication.translate
        words = tr(
            "Sharing",
            "The line is on the clipboard. Send it to someone: they copy it, press {key} in Gonfalon, and the game "
            "opens.",
        )
        self._notices.tell(tr("Sharing", "The game is copied"), words.format(key=native("Ctrl+V")))

    def paste(self) -> None:
        """Open the game whose line is on the clipboard; behind a curtain nothing is opened."""
        from gonfalon.core.sharing import from_line, is_line

        if self._screens.curtained or self._notices.open:
            return
        text, tr = QGuiApplication.clipboard().text(), QCoreApplication.translate
        heading = tr("Opening", "This game cannot be opened")
        if not is_line(text):
            words = tr("Sharing", "There is no game on the clipboard: first copy the whole line that you were sent.")
            self._notices.tell(heading, words)
            return
        try:
            self._take(from_line(text, tr("Sharing", "the line")))
        except RecordError as error:
            self._notices.tell(heading, why_not_continued(error))

    # -- as a file -----------------------------------------------------------------------------------------------------

    def _ask_where_told(self, match: Match, code: str) -> None:
        tr = QCoreApplication.translate
        page, text = tr("Sharing", "Page for a browser") + " (*.html)", tr("Sharing", "Text") + " (*.txt)"
        dialog = self._dialog(tr("Sharing", "Save what happened"), match, "html", f"{page};;{text}")
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix("txt" if chosen == text else "html"))
        dialog.fileSelected.connect(lambda name: self.save_told(match, Path(name), code))
        dialog.open()

    def _ask_where_drawn(self, match: Match) -> None:
        tr = QCoreApplication.translate
        dialog = self._dialog(tr("Sharing", "Save a picture of the end"), match, "png", "PNG (*.png)")
        dialog.fileSelected.connect(lambda name: self.save_drawn(match, Path(name)))
        dialog.open()

    def _dialog(self, heading: str, match: Match, suffix: str, filters: str) -> QFileDialog:
        named = Path.home() / f"{match.game.title()} {(match.record().date or '').partition('T')[0]}".strip()
        dialog = QFileDialog(self._window, heading, f"{named}.{suffix}", filters)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        self.dialog = dialog
        return dialog

    def save_told(self, match: Match, path: Path, code: str) -> None:
        """Write what happened into a file, as plain text where its name ends with `.txt`."""
        from gonfalon.session.retelling import as_page, as_text

        with spoken(code):
            told = (as_text if path.suffix.lower() == ".txt" else as_page)(match)
        self._save(path, told.encode)

    def save_drawn(self, match: Match, path: Path) -> None:
        """Write a picture of how a match ended."""
        from gonfalon.ui.application.kits import kit
        from gonfalon.ui.look.pixels import png
        from gonfalon.ui.screens.ending import EndingScreen

        screen = EndingScreen(self._settings)
        screen.resize(_PICTURE)
        screen.show_report(kit(match.game.name).report(match, language.current()))
        picture = screen.picture().toImage()
        screen.deleteLater()
        self._save(path, lambda: png(picture))

    def _save(self, path: Path, content: Callable[[], bytes]) -> None:
        from gonfalon.core.writing import OPEN, replace_file

        try:
            replace_file(path, content(), OPEN)
        except OSError as error:
            heading = QCoreApplication.translate("Sharing", "Nothing was saved")
            self._notices.tell(heading, cannot_be_saved(path, error.strerror or str(error)))


def position(record: Record, step: int) -> Record:
    """A finished game as it stood after so many moves, for others to play on from there."""
    return replace(record, moves=record.moves[:step], outcome=None, practice=True)
