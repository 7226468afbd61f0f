"""Records that come from outside: from the command line, another process, the desktop, or dropped onto the window."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication

from gonfalon.core.record import RecordError
from gonfalon.core.slips import shortened
from gonfalon.ui.application.qt import Application

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
    """Opens records in the window, and asks first while a game is being played there."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: Path | None = None
        self._ready = False
        self._question: Overlay | None = None
        window.painted.connect(self._begin)

    def open(self, path: Path) -> None:
        """Open a record, as soon as the window has been painted."""
        if not self._ready:
            self._waiting = path
            return
        self._window.waiting.do(lambda: self._open(path))

    def _open(self, path: Path) -> None:
        if self._question is not None:
            # Whoever has chosen another record means that one.
            self._question.close_it()
        found = self._examined(path)
        if found is None:
            return
        if self._is_open(found):
            text = QCoreApplication.translate("Opening", "“{file}” is the game that is being played.")
            self._tell(QCoreApplication.translate("Opening", "This game is open already"), text, path)
        elif self._window.playing:
            self._ask(path)
        else:
            self._enter(path, found)

    def _begin(self) -> None:
        self._ready = True
        path, self._waiting = self._waiting, None
        if path is not None:
            self.open(path)

    def _examined(self, path: Path) -> Found | None:
        from gonfalon.session.opening import examine
        from gonfalon.ui.board.kit import check_table

        try:
            return examine(path, self._window.folder, self._window.shelves, check_table)
        except RecordError as error:
            self._refuse(error)
            return None

    def _refuse(self, error: RecordError) -> None:
        from gonfalon.texts.troubles import why_not_continued
        from gonfalon.ui.application.last_game import note

        note(error)
        self._window.tell(QCoreApplication.translate("Opening", "This game cannot be opened"), why_not_continued(error))

    def _is_open(self, found: Found) -> bool:
        match = self._window.play.match if self._window.play is not None else None
        if match is None or match.journal is None or match.journal.path is None or found.place is None:
            return False
        return self._window.playing and os.path.realpath(match.journal.path) == os.path.realpath(found.place)

    def _ask(self, path: Path) -> None:
        kept = QCoreApplication.translate("Opening", "Open “{file}” instead? This game is saved as it stands.")
        lost = QCoreApplication.translate(
            "Opening", "Open “{file}” instead? This game is lost then, because it cannot be saved."
        )
        file = shortened(path.name)
        word = QCoreApplication.translate("Opening", "Open")
        self.ask(kept.format(file=file), lost.format(file=file), word, lambda: self._open_now(path))

    def ask(self, kept: str, lost: str, word: str, do: Callable[[], None]) -> None:
        """Ask whoever is playing whether this game shall be left, which is `kept` or `lost` then; `word` does it."""
        if self._question is not None:
            self._question.close_it()
        match = self._window.play.match if self._window.play is not None else None
        text = kept if match is None or match.journal is not None else lost
        heading = QCoreApplication.translate("Opening", "A game is being played")
        question = self._window.overlay(heading, text)
        question.add_button(QCoreApplication.translate("Opening", "Go on playing"), key="Esc", gold=True)
        question.add_button(word, do)
        question.closed.connect(self._answered)
        self._question = question
        self._window.lay_over(question)

    def _answered(self) -> None:
        self._question = None

    def _open_now(self, path: Path) -> None:
        self._window.waiting.do(lambda: self._open_instead(path))

    def _open_instead(self, path: Path) -> None:
        # It may have changed while the question was open.
        found = self._examined(path)
        if found is not None:
            self._enter(path, found)

    def _enter(self, path: Path, found: Found) -> None:
        from gonfalon.session.opening import enter

        try:
            match = enter(found, self._window.folder, self._window.shelves)
        except RecordError as error:
            self._refuse(error)
            return
        if match.over:
            self._window.show_end(match)
        else:
            self._window.show_match(match)
            if match.journal is None:
                self._window.tell_unkept()
                return
        self._say_what_is_kept(path, found)

    def _say_what_is_kept(self, path: Path, found: Found) -> None:
        from gonfalon.session.opening import Kept

        if found.kept is Kept.FURTHER:
            text = QCoreApplication.translate("Opening", "It goes on where it was left, further than “{file}”.")
        elif found.kept is Kept.BEHIND:
            text = QCoreApplication.translate(
                "Opening", "“{file}” is further, so the game goes on from there. The other one is saved too."
            )
        elif found.kept is Kept.PLAYED_OUT:
            text = QCoreApplication.translate(
                "Opening", "“{file}” was played to its end here, and this is how it ended."
            )
        else:
            return
        self._tell(QCoreApplication.translate("Opening", "This game is saved here already"), text, path)

    def _tell(self, heading: str, text: str, path: Path) -> None:
        self._window.tell(heading, text.format(file=shortened(path.name)))


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
