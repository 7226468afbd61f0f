"""The log and the crash reports: small files about the program that tell nothing of a game."""

from __future__ import annotations

import contextlib
import logging
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from gonfalon import __version__
from gonfalon.core.files import create_file
from gonfalon.core.safe_traceback import Trace, safe_trace
from gonfalon.user.folders import is_file

LOG_NAME: Final = "gonfalon.log"
MAX_LOG_BYTES: Final = 256 * 1024
MAX_RECORDS: Final = 2000
"""So many lines one process may write: something that fails at every picture does not fill the disk's patience."""
MAX_MESSAGE: Final = 600


def debugging() -> bool:
    """Return whether messages go to the terminal as well, with all their details."""
    return bool(os.environ.get("GONFALON_DEBUG"))


class LogFormatter(logging.Formatter):
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
            text = f"{text}: {safe_trace(error).place}"
        for home in self._homes:
            text = text.replace(home, "~")
        return " ".join(text.split())[:MAX_MESSAGE]


class LogFile(logging.Handler):
    """A log handler that opens the file for each line, so that a full file can be rotated whichever process writes."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / LOG_NAME
        self._left = MAX_RECORDS
        self.setFormatter(LogFormatter())

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
            if self.path.stat().st_size + len(line) > MAX_LOG_BYTES:
                self.path.replace(self.path.with_name(f"{LOG_NAME}.1"))
        if os.path.lexists(self.path) and not is_file(self.path):
            return  # a pipe would be waited for
        # In one piece and at the end, wherever that is by now.
        with self.path.open("ab", buffering=0) as file:
            file.write(line)


def start_log(folder: Path) -> LogFile:
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


MAX_REPORTS: Final = 20
MAX_PLACES: Final = 200
"""After so many different errors of one run no more are told apart."""
REPORT_PATTERN: Final = "crash-*.txt"
# In English whatever the player speaks: it is written for whoever mends the program.
REPORT_HEAD: Final = (
    "Something went wrong in Gonfalon. This file names lines of the program only. It has neither messages of errors nor"
    " values, because they could tell a hidden card, and nothing is sent anywhere."
)


class CrashReports:
    """Writes a report for every distinct place, and keeps the last ones."""

    def __init__(self, folder: Path, facts: Callable[[], str]) -> None:
        """
        Args:
            folder: where they lie; it need not exist.
            facts: tells of the program and the system that it runs on.
        """
        self.folder = folder
        self._facts = facts
        self._places: set[str] = set()

    def is_new(self, trace: Trace) -> bool:
        """Return whether nothing went wrong at this place before, and remember the place."""
        if trace.place in self._places or len(self._places) >= MAX_PLACES:
            return False
        self._places.add(trace.place)
        return True

    def write(self, where: str, lines: Iterable[str]) -> Path | None:
        """Write a report; where that is not possible there is none.

        Args:
            where: the part of the program that it is about.
            lines: what happened.
        """
        now = time.gmtime()
        text = "\n".join(
            (REPORT_HEAD, "", self._known(), time.strftime("%Y-%m-%d %H:%M:%S UTC", now), f"in {where}", "", *lines, "")
        )
        stem = f"crash-{time.strftime('%Y%m%d-%H%M%S', now)}-{os.getpid()}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self._written(stem, text)
        except OSError:
            return None
        self._forget_old(path)
        return path

    def _known(self) -> str:
        try:
            return self._facts()
        except Exception:  # noqa: BLE001
            # Whatever is broken may be broken here too.
            return f"Gonfalon {__version__}"

    def _written(self, stem: str, text: str) -> Path:
        for number in range(1, MAX_PLACES):
            path = self.folder / f"{stem}-{number:03}.txt"
            try:
                create_file(path, text.encode(errors="backslashreplace"))
            except FileExistsError:
                continue
            return path
        raise FileExistsError(stem)

    def _forget_old(self, last: Path) -> None:
        found = []
        for path in self.folder.glob(REPORT_PATTERN):
            with contextlib.suppress(OSError):
                found.append((path.stat().st_mtime, path.name, path))
        for _, _, path in sorted(found)[:-MAX_REPORTS]:
            if path != last:
                with contextlib.suppress(OSError):
                    path.unlink()
