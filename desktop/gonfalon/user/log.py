"""The log: warnings of the program and of Qt in a small file that several processes may write at the same time.

It names no players and no moves, and not the user's home. Nothing of it goes to a terminal, which is a player's screen
too, unless the variable GONFALON_DEBUG is set.
"""

from __future__ import annotations

import contextlib
import logging
import os
import time
from pathlib import Path
from typing import Final

from gonfalon.core.traces import trace_of
from gonfalon.user.folders import is_file

__all__ = ["FILE", "MOST_BYTES", "LogFile", "debugging", "write_log"]

FILE: Final = "gonfalon.log"
MOST_BYTES: Final = 256 * 1024
MOST_RECORDS: Final = 2000
"""So many lines one process may write: something that fails at every picture does not fill the disk's patience."""
MOST_CHARACTERS: Final = 600


def debugging() -> bool:
    """Whether messages go to the terminal as well, with everything that they may tell."""
    return bool(os.environ.get("GONFALON_DEBUG"))


class Plain(logging.Formatter):
    """One line for each record, without the messages of errors."""

    default_time_format = "%Y-%m-%d %H:%M:%S"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s")
        self.converter = time.gmtime
        home = os.path.expanduser("~")  # noqa: PTH111
        # Qt writes paths of Windows as the rest of the world does.
        self._homes = {home, home.replace("\\", "/")} if len(home) > 1 else set()

    def format(self, record: logging.LogRecord) -> str:
        record.message = record.getMessage()
        record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            text = f"{text}: {trace_of(error).place}"
        for home in self._homes:
            text = text.replace(home, "~")
        return " ".join(text.split())[:MOST_CHARACTERS]


class LogFile(logging.Handler):
    """Opens the file for each line, so that it can be put aside when it is full whoever else writes to it."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / FILE
        self._left = MOST_RECORDS
        self.setFormatter(Plain())

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, or nothing where nothing can be written."""
        self._left -= 1
        if self._left < 0:
            return
        try:
            line = self.format(record) if self._left else "No more lines of this process are written."
            self._write(f"{line}\n".encode(errors="backslashreplace"))
        except Exception:  # noqa: BLE001
            # A message that cannot be written is no reason to stop, and there is nobody to tell.
            return

    def _write(self, line: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(OSError):
            if self.path.stat().st_size + len(line) > MOST_BYTES:
                self.path.replace(self.path.with_name(f"{FILE}.1"))
        if os.path.lexists(self.path) and not is_file(self.path):
            return  # a pipe would be waited for
        # In one piece and at the end, wherever that is by now.
        with self.path.open("ab", buffering=0) as file:
            file.write(line)


def write_log(folder: Path) -> LogFile:
    """Send all warnings into the file from now on."""
    handler = LogFile(folder)
    root = logging.getLogger()
    root.addHandler(handler)
    logging.captureWarnings(True)
    if debugging():
        terminal = logging.StreamHandler()
        terminal.setFormatter(logging.Formatter("%(name)s: %(message)s"))
        root.addHandler(terminal)
    else:
        # What goes wrong in logging itself would be told on the terminal.
        logging.raiseExceptions = False
    return handler
