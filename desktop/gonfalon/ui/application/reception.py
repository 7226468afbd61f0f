"""Games that come to a window where one may be being played: by command line, another process, the desktop, a drop."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from gonfalon.core.record import RecordError
from gonfalon.core.slips import shortened
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.parcels import Parcels
from gonfalon.ui.application.qt import Application
from gonfalon.ui.application.tables import Tables

if TYPE_CHECKING:
    from gonfalon.session.opening import Found
    from gonfalon.ui.application.handover import Call
    from gonfalon.ui.application.single_instance import Instance
    from gonfalon.ui.application.window import Window
    from gonfalon.ui.board.overlay import Overlay

__all__ = ["Reception", "hear"]

LATEST_MS = 3000
"""When a window listens that has not been painted, because something covers it."""


class Reception(QObject):
    """Opens records, and makes room for other games; while a game is being played it asks first.

    Sets of cards that somebody has sent come the same ways, and are handed on.
    """

    again = Signal(object)
    """A match that is over is to be shown again."""

    def __init__(self, tables: Tables, notices: NoticeLayer, parcels: Parcels) -> None:
        super().__init__(tables)
        self._tables = tables
        self._parcels = parcels
        self._notices = notices
        self._waiting: Path | None = None
        self.ready = False
        """Whether what comes from outside is opened, and waits no more."""
        self._question: Overlay | None = None

    def open(self, path: Path) -> None:
        """Open a file, as soon as there is a picture of the window."""
        if not self.ready:
            self._waiting = path
            return
        if self._parcels.takes(path):
            self._parcels.open(path)
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
            text = QCoreApplication.translate("Opening", "“{file}” is the game you are playing.")
            self._tell(QCoreApplication.translate("Opening", "This game is open already"), text, path)
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

    def _examined(self, path: Path) -> Found | None:
        from gonfalon.session.opening import examine
        from gonfalon.ui.application.kits import check_table

        try:
            return examine(path, self._tables.folder, self._tables.shelves, check_table)
        except RecordError as error:
            self._refuse(error)
            return None

    def _refuse(self, error: RecordError) -> None:
        from gonfalon.texts.troubles import why_not_continued
        from gonfalon.ui.application.last_game import note

        note(error)
        self._notices.tell(
            QCoreApplication.translate("Opening", "This game cannot be opened"), why_not_continued(error)
        )

    def _is_open(self, found: Found) -> bool:
        match = self._tables.play.match if self._tables.play is not None else None
        if match is None or match.journal is None or match.journal.path is None or found.place is None:
            return False
        return self._tables.playing and os.path.realpath(match.journal.path) == os.path.realpath(found.place)

    def begin_another(self) -> None:
        """Go where games are begun; whoever is playing is asked first."""
        if not self._tables.playing:
            self._tables.show_start()
            return
        self._ask_to_leave(
            QCoreApplication.translate("Opening", "Begin another game? This one is saved as it stands."),
            QCoreApplication.translate(
                "Opening", "Begin another game? This one will be lost, because it cannot be saved."
            ),
            QCoreApplication.translate("Opening", "Another game"),
            self._tables.show_start,
        )

    def leave(self) -> None:
        """Go to the start screen; whoever plays a game that cannot be saved is asked first."""
        if not self._tables.would_lose:
            self._tables.show_start()
            return
        text = QCoreApplication.translate("Opening", "Leave this game? It will be lost, because it cannot be saved.")
        self._ask_to_leave(
            text, text, QCoreApplication.translate("Window", "Leave to the start screen"), self._tables.show_start
        )

    def ask_to_close(self, close: Callable[[], None]) -> None:
        """Ask whoever plays a game that cannot be saved whether the window shall be closed all the same."""
        text = QCoreApplication.translate(
            "Opening", "Close the window? This game will be lost, because it cannot be saved."
        )
        self._ask_to_leave(text, text, QCoreApplication.translate("Opening", "Close the window"), close)

    def begin_again(self) -> None:
        """Deal the game anew that is played, for the same players; whoever is playing is asked first."""
        if not self._tables.playing:
            self._tables.play_again()
            return
        self._ask_to_leave(
            QCoreApplication.translate("Opening", "Start this game over? This one is saved as it stands."),
            QCoreApplication.translate(
                "Opening", "Start this game over? This one will be lost, because it cannot be saved."
            ),
            QCoreApplication.translate("Opening", "Start over"),
            self._tables.play_again,
        )

    def _ask(self, path: Path) -> None:
        kept = QCoreApplication.translate("Opening", "Open “{file}” instead? This game is saved as it stands.")
        lost = QCoreApplication.translate(
            "Opening", "Open “{file}” instead? This game will be lost, because it cannot be saved."
        )
        file = shortened(path.name)
        word = QCoreApplication.translate("Opening", "Open")
        self._ask_to_leave(kept.format(file=file), lost.format(file=file), word, lambda: self._open_now(path))

    def _ask_to_leave(self, kept: str, lost: str, word: str, do: Callable[[], None]) -> None:
        """Ask whoever is playing whether this game shall be left, which is `kept` or `lost` then; `word` does it."""
        if self._question is not None:
            self._question.close_it()
        match = self._tables.play.match if self._tables.play is not None else None
        loses = match is not None and (match.journal is None or match.unkept is not None)
        heading = QCoreApplication.translate("Opening", "A game is being played")
        question = self._notices.overlay(heading, lost if loses else kept)
        question.add_button(QCoreApplication.translate("Window", "Go on playing"), key="Esc", gold=True)
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

    def _enter(self, path: Path, found: Found) -> None:
        from gonfalon.session.opening import enter

        try:
            match = enter(found, self._tables.folder, self._tables.shelves)
        except RecordError as error:
            self._refuse(error)
            return
        if match.over:
            self._tables.show_end(match)
        else:
            self._tables.show_match(match)
            if match.unkept is not None:
                return
        self._say_what_is_kept(path, found)

    def _say_what_is_kept(self, path: Path, found: Found) -> None:
        from gonfalon.session.opening import Kept

        if found.kept is Kept.FURTHER:
            text = QCoreApplication.translate(
                "Opening", "Here it had already got further than “{file}”, so it goes on from there."
            )
        elif found.kept is Kept.BEHIND:
            text = QCoreApplication.translate(
                "Opening", "“{file}” is further along, so the game goes on from there. The other one is saved too."
            )
        elif found.kept is Kept.PLAYED_OUT:
            text = QCoreApplication.translate(
                "Opening", "“{file}” was played to its end here, and this is how it ended."
            )
        else:
            return
        self._tell(QCoreApplication.translate("Opening", "This game is saved here already"), text, path)

    def _tell(self, heading: str, text: str, path: Path) -> None:
        self._notices.tell(heading, text.format(file=shortened(path.name)))


def hear(instance: Instance, window: Window, app: QApplication) -> None:
    """Let the window open what comes from outside while it is open."""

    def called(call: Call) -> None:
        window.come_forward(call.token)
        if call.path:
            window.reception.open(Path(call.path))

    # The first picture does not wait for that.
    window.painted.connect(lambda: instance.listen(called))
    QTimer.singleShot(LATEST_MS, window, lambda: instance.listen(called))
    window.closing.connect(instance.hush)
    if isinstance(app, Application):
        app.open_with(window.reception.open)
