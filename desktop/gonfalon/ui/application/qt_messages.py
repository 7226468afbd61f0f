"""What Qt has to say: into the log, and as a sentence when it cannot even begin."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

__all__ = ["QtMessages"]

_LEVELS: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class QtMessages:
    """Takes Qt's messages; `cannot_open` is called with them when Qt gives up before there is a window."""

    def __init__(self, cannot_open: Callable[[str], None]) -> None:
        self._cannot_open: Callable[[str], None] | None = cannot_open
        self._early: list[str] = []
        self._log = logging.getLogger("qt")

    def take(self) -> None:
        """Begin; until the first picture an end of Qt's is a sentence and no abortion."""
        qInstallMessageHandler(self._message)

    def opened(self) -> None:
        """There is a window now: whatever happens is about the program and not about the system."""
        self._cannot_open = None
        self._early.clear()

    def end(self) -> None:
        """Qt speaks for itself again; Python may not be there any more when it does."""
        qInstallMessageHandler(None)

    def _message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        level = _LEVELS.get(kind)
        if level is None:
            return
        self._log.log(level, "%s", text)
        if self._cannot_open is not None:
            self._early = [*self._early[-4:], text]
            if kind is QtMsgType.QtFatalMsg:
                self._cannot_open("\n".join(self._early))
