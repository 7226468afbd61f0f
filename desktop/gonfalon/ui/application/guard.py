"""Watches over the program from before the window to after it: the log, what goes wrong, how the last run ended."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gonfalon.ui.application.crashes import Crashes, Notices
from gonfalon.ui.application.fatal_errors import FatalErrors
from gonfalon.ui.application.qt_messages import QtMessages
from gonfalon.user.crash_reports import Reports
from gonfalon.user.folders import crashes_folder, state_folder
from gonfalon.user.log import debugging, write_log

if TYPE_CHECKING:
    from gonfalon.ui.application.window import Window

__all__ = ["Guard"]


class Guard:
    """In a `with` block: begins, and at its end gives everything back."""

    def __init__(self, cannot_open: Callable[[str], None]) -> None:
        """
        Args:
            cannot_open: told what Qt says when it gives up before there is a window; Qt ends the process after it.
        """
        self._messages = QtMessages(cannot_open)
        self._fatal = FatalErrors(crashes_folder())
        self.crashes = Crashes(Reports(crashes_folder(), _facts))
        self._notices: Notices | None = None
        self._window: Window | None = None
        self._trial = False
        self._handler: logging.Handler | None = None

    def __enter__(self) -> Guard:
        self._handler = write_log(state_folder())
        self._messages.take()
        self.crashes.catch()
        self._fatal.watch()
        return self

    def __exit__(self, *error: object) -> None:
        self.crashes.release(for_good=not debugging())
        self._messages.end()
        self._fatal.end()
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)

    def watch(self, window: Window, trial: bool = False) -> None:
        """Tell the player in this window from now on; a `trial`, which has none, is over when something goes wrong."""
        self._window, self._trial = window, trial
        # What went wrong while the window was made is told once its event loop runs.
        self._notices = Notices(self.crashes, self._tell_crash)
        window.painted.connect(self._opened)

    def _opened(self) -> None:
        self._messages.opened()
        # The only line that is no warning: it says to what the others belong.
        _note(" | ".join(_facts().splitlines()))
        if self._window is None or self._trial:
            return
        errors = self._fatal.take()
        written = [self.crashes.reports.write("the program, which fell", lines) for lines in errors]
        if errors:
            from gonfalon.ui.application.crash_notice import tell_fatal_error

            tell_fatal_error(self._window, self.crashes.reports.folder if any(written) else None)

    def _tell_crash(self, written: bool) -> None:
        if self._trial:
            QCoreApplication.exit(1)
        elif self._window is not None:
            from gonfalon.ui.application.crash_notice import tell_crash

            tell_crash(self._window, self.crashes.reports.folder if written else None)


def _facts() -> str:
    # It knows the book about the program, for which the first picture does not wait.
    from gonfalon.ui.screens.about import facts

    return facts()


def _note(text: str) -> None:
    record = logging.LogRecord(__name__, logging.INFO, "", 0, text, None, None)
    logging.getLogger().handle(record)
