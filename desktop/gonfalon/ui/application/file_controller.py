"""The controller of files: saving a game under a name, and opening games and sets of cards from outside."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.core.diagnostics import CardFileError, shortened
from gonfalon.core.record import RecordError
from gonfalon.games import GAMES
from gonfalon.session.named_saves import FORBIDDEN, MAX_SAVE_NAME, name_refusal, named_saves_folder, save_as
from gonfalon.texts.error_messages import diagnostic_lines, name_refused, resume_failed, save_failed
from gonfalon.texts.translations import translate
from gonfalon.ui.application.screen_stack import NoticeLayer
from gonfalon.ui.application.table_controller import TableController
from gonfalon.ui.board.game_setup import GameSetup
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.widgets.input_fields import TextField
from gonfalon.ui.widgets.styling import Label, fill

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.session.open_record import OpenedRecord
    from gonfalon.ui.board.overlay import Overlay


class NameQuestion(QWidget):
    """A field for a name, and beneath it why a name will not do."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.field = TextField(characters=26)
        # What is pasted is refused with a word rather than cut off.
        self.field.setMaxLength(MAX_SAVE_NAME * 4)
        self.field.setText(name)
        self.field.selectAll()
        self.field.setAccessibleName(translate("Keeping", "Name of the game"))
        self.refused = Label(15, wrap=True)
        fill(QVBoxLayout(self), self.field, self.refused, bare=True)
        self.setFocusProxy(self.field)
        self._taken = ""

    def accepts(self, why: str | None) -> bool:
        """Say why the name that is written will not do; one that is taken is accepted at the second time."""
        name = self.field.text()
        if why is None or (why == "taken" and name == self._taken):
            return True
        self._taken = name if why == "taken" else ""
        words = name_refused(why).format(signs=" ".join(sorted(FORBIDDEN)))
        self.refused.setText(words)
        self.field.setAccessibleDescription(words)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        return False


class FileController(QObject):
    """Saves the game under a name, opens records, and makes room for other games; if one is being played it asks first.

    Sets of cards that somebody has sent come the same ways, and are handed to the game that they are for.
    """

    again = Signal(object)
    """A match that is over is to be shown again."""

    def __init__(self, start: StartScreen, tables: TableController, notices: NoticeLayer) -> None:
        super().__init__(tables)
        self._start = start
        self._tables = tables
        self._notices = notices
        self._asks_name = False
        self._waiting: Path | None = None
        self.ready = False
        """Whether what comes from outside is opened, and waits no more."""
        self._question: Overlay | None = None
        for game_setup in start.game_setups:
            game_setup.received.connect(self._received)

    # -- saved under a name --------------------------------------------------------------------------------------------

    def ask_name(self) -> None:
        """Let the game that is played be kept under a name; where none is, nothing happens."""
        play = self._tables.play
        if play is None or self._asks_name:
            return
        match = play.match
        question = NameQuestion(
            f"{play.table.scene.game_panel.title} {QDate.currentDate().toString(Qt.DateFormat.ISODate)}"
        )
        overlay = self._notices.overlay(
            translate("Keeping", "Save this game under a name"),
            translate("Keeping", "It is saved as it stands now, and the game goes on."),
            question,
        )

        def ready() -> bool:
            accepted = question.accepts(name_refusal(question.field.text(), self._tables.folder))
            overlay.arrange()
            return accepted

        overlay.add_button(
            translate("Keeping", "Save"),
            lambda: self._keep(match, question.field.text()),
            "Enter",
            gold=True,
            ready=ready,
        )
        overlay.add_button(translate("Keeping", "Go on without"), key="Esc")
        overlay.closed.connect(lambda: setattr(self, "_asks_name", False))
        self._asks_name = True
        self._notices.lay(overlay)

    def _keep(self, match: Match, name: str) -> None:
        try:
            path = save_as(match.record(), name, self._tables.folder, anew=True)
        except OSError as error:
            heading = translate("Window", "This game cannot be saved")
            folder = named_saves_folder(self._tables.folder)
            self._notices.tell(heading, save_failed(folder, error.strerror or str(error)))
            return
        text = translate("Keeping", "“{name}” can be opened again with “Open a saved game”, as often as you like.")
        self._notices.tell(translate("Keeping", "The game is saved"), text.format(name=shortened(path.stem)))

    # -- sets of cards -------------------------------------------------------------------------------------------------

    def set_importer(self, path: Path) -> GameSetup | None:
        """Return the game that can import a file as a set, by the ending of its name."""
        game = GAMES.game_of_set_file(path)
        found = (setup for setup in self._start.game_setups if game is not None and setup.game == game.name)
        return next(found, None)

    def _import(self, game_setup: GameSetup, path: Path) -> None:
        try:
            game_setup.import_set(path)
        except CardFileError as error:
            heading = translate("Parcels", "This set of cards cannot be opened")
            self._notices.tell(heading, diagnostic_lines(error.diagnostics))

    def _received(self, heading: str, text: str) -> None:
        if self._start.card_loading is not None:
            self._start.card_loading.look()
        self._notices.tell(heading, text)

    # -- records -------------------------------------------------------------------------------------------------------

    def open(self, path: Path) -> None:
        """Open a file, as soon as there is a picture of the window."""
        if not self.ready:
            self._waiting = path
            return
        if (game_setup := self.set_importer(path)) is not None:
            # It is shown as soon as it is known what it would meet on the shelf.
            self._tables.lay_out_cards()
            waiting = translate("Parcels", "The set opens as soon as those that you have are there.")
            self._tables.waiting.do(lambda: self._import(game_setup, path), waiting)
            return
        self._tables.waiting.do(lambda: self._open(path))

    def look_again(self, path: Path) -> None:
        """Show a finished game again; one that is being played waits behind it."""
        self._tables.waiting.do(lambda: self._look_again(path))

    def _look_again(self, path: Path) -> None:
        found = self._examined(path)
        if found is not None:
            self.again.emit(found.match)

    def _open(self, path: Path) -> None:
        if self._question is not None:
            # Whoever has chosen another record means that one.
            self._question.close_it()
        found = self._examined(path)
        if found is None:
            return
        if self._is_open(found):
            text = translate("Opening", "“{file}” is the game you are playing.")
            self._tell(translate("Opening", "This game is open already"), text, path)
        elif self._tables.playing:
            self._ask(path)
        else:
            self._enter(path, found)

    def begin(self) -> None:
        """The window has been painted: from now on records are opened, and the one that has come already."""
        self.ready = True
        path, self._waiting = self._waiting, None
        if path is not None:
            self.open(path)

    def _examined(self, path: Path) -> OpenedRecord | None:
        from gonfalon.session.open_record import inspect_record
        from gonfalon.ui.application.game_views import check_table

        try:
            return inspect_record(path, self._tables.folder, self._tables.card_sources, check_table)
        except RecordError as error:
            self._refuse(error)
            return None

    def _refuse(self, error: RecordError) -> None:
        from gonfalon.ui.application.game_views import log_record_error

        log_record_error(error)
        self._notices.tell(translate("Opening", "This game cannot be opened"), resume_failed(error))

    def _is_open(self, found: OpenedRecord) -> bool:
        match = self._tables.match
        if match is None or match.journal is None or match.journal.path is None or found.place is None:
            return False
        return self._tables.playing and os.path.realpath(match.journal.path) == os.path.realpath(found.place)

    def begin_another(self) -> None:
        """Go to where games are begun, after asking a player whose game is in progress."""
        if not self._tables.playing:
            self._tables.show_start()
            return
        self._ask_to_leave(
            translate("Opening", "Begin another game? This one is saved as it stands."),
            translate("Opening", "Begin another game? This one will be lost, because it cannot be saved."),
            translate("Opening", "Another game"),
            self._tables.show_start,
        )

    def leave(self) -> None:
        """Go to the start screen, after asking a player whose game cannot be saved."""
        if not self._tables.would_lose:
            self._tables.show_start()
            return
        text = translate("Opening", "Leave this game? It will be lost, because it cannot be saved.")
        self._ask_to_leave(text, text, translate("Window", "Leave to the start screen"), self._tables.show_start)

    def ask_to_close(self, close: Callable[[], None]) -> None:
        """Ask a player whose game cannot be saved whether to close the window all the same."""
        text = translate("Opening", "Close the window? This game will be lost, because it cannot be saved.")
        self._ask_to_leave(text, text, translate("Opening", "Close the window"), close)

    def begin_again(self) -> None:
        """Deal the current game anew for the same players, after asking if it is still being played."""
        if not self._tables.playing:
            self._tables.play_again()
            return
        self._ask_to_leave(
            translate("Opening", "Start this game over? This one is saved as it stands."),
            translate("Opening", "Start this game over? This one will be lost, because it cannot be saved."),
            translate("Opening", "Start over"),
            self._tables.play_again,
        )

    def _ask(self, path: Path) -> None:
        kept = translate("Opening", "Open “{file}” instead? This game is saved as it stands.")
        lost = translate("Opening", "Open “{file}” instead? This game will be lost, because it cannot be saved.")
        file = shortened(path.name)
        word = translate("Opening", "Open")
        self._ask_to_leave(kept.format(file=file), lost.format(file=file), word, lambda: self._open_now(path))

    def _ask_to_leave(self, kept: str, lost: str, word: str, do: Callable[[], None]) -> None:
        """Ask the player whether to leave this game, which is then `kept` or `lost`; the button `word` does it."""
        if self._question is not None:
            self._question.close_it()
        match = self._tables.match
        loses = match is not None and (match.journal is None or match.save_error is not None)
        heading = translate("Opening", "A game is being played")
        question = self._notices.overlay(heading, lost if loses else kept)
        question.add_button(translate("Window", "Go on playing"), key="Esc", gold=True)
        question.add_button(word, do)
        question.closed.connect(self._answered)
        self._question = question
        self._notices.lay(question)

    def _answered(self) -> None:
        self._question = None

    def _open_now(self, path: Path) -> None:
        self._tables.waiting.do(lambda: self._open_instead(path))

    def _open_instead(self, path: Path) -> None:
        # It may have changed while the question was open.
        found = self._examined(path)
        if found is not None:
            self._enter(path, found)

    def _enter(self, path: Path, found: OpenedRecord) -> None:
        from gonfalon.session.open_record import start_match

        try:
            match = start_match(found, self._tables.folder, self._tables.card_sources)
        except RecordError as error:
            self._refuse(error)
            return
        if match.over:
            self._tables.show_end(match)
        else:
            self._tables.show_match(match)
            if match.save_error is not None:
                return
        self._say_what_is_kept(path, found)

    def _say_what_is_kept(self, path: Path, found: OpenedRecord) -> None:
        from gonfalon.session.open_record import SavedState

        if found.kept is SavedState.FURTHER:
            text = translate("Opening", "Here it had already got further than “{file}”, so it goes on from there.")
        elif found.kept is SavedState.BEHIND:
            text = translate(
                "Opening", "“{file}” is further along, so the game goes on from there. The other one is saved too."
            )
        elif found.kept is SavedState.PLAYED_OUT:
            text = translate("Opening", "“{file}” was played to its end here, and this is how it ended.")
        else:
            return
        self._tell(translate("Opening", "This game is saved here already"), text, path)

    def _tell(self, heading: str, text: str, path: Path) -> None:
        self._notices.tell(heading, text.format(file=shortened(path.name)))
