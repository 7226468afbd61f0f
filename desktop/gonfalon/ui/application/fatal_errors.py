"""Fatal errors, as a segmentation fault: Python notes them while the process ends, and the next start tells of them."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import re
import time
from pathlib import Path
from typing import Final, TextIO

from gonfalon.user.folders import is_file

__all__ = ["FatalErrors"]

MOST_CHARACTERS: Final = 20_000
_STEP: Final = re.compile(r'  File "(?P<file>[^"\n]*)", line (?P<line>\d+|\?\?\?) in (?P<function>\S+)')
_DEADLY: Final = re.compile(r"Fatal Python error: |Windows fatal exception: (?!code )")
"""On Windows other errors are noted too, which some library then deals with."""


class FatalErrors:
    """A file for each process that runs, in which something stands only if a fatal error ended it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # In a sandbox every program may have the same number.
        self._path = folder / f"running-{os.getpid()}-{time.time_ns():x}.txt"
        self._file: TextIO | None = None

    def watch(self) -> None:
        """From now on a fatal error is noted; where nothing can be written it is not."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w+", encoding="utf-8")
            _claim(self._file)
            faulthandler.enable(self._file)
        except OSError:
            self.end()

    def end(self) -> None:
        """The program ends as it should."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with contextlib.suppress(OSError):
                self._path.unlink()

    def take(self) -> list[list[str]]:
        """What was noted in programs that ended so, each as lines of a report; it is told once."""
        found = []
        for path in self.folder.glob("running-*.txt"):
            if path == self._path or not is_file(path):
                continue
            try:
                text = _taken(path)
            except OSError:
                continue
            if _DEADLY.search(text):
                found.append(_told(text))
        return found


def _claim(file: TextIO) -> None:
    """Lock the file as long as the process lives; Windows removes no file that is open, and needs no lock."""
    with contextlib.suppress(ImportError):
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _taken(path: Path) -> str:
    """The text of a file whose process is gone, and the file with it; an OSError where the process lives."""
    with path.open("r+", encoding="utf-8", errors="replace") as file:
        _claim(file)
        text = file.read(MOST_CHARACTERS)
    path.unlink()
    return text


def _told(text: str) -> list[str]:
    """The lines without the folders in which the program and its user live."""
    lines = []
    for line in text.splitlines():
        step = _STEP.fullmatch(line)
        if step is not None:
            file = step["file"].replace("\\", "/")
            own = file.rfind("gonfalon/")
            short = file[own:] if own >= 0 else file.rpartition("/")[2]
            lines.append(f"  {short}:{step['line']}:{step['function']}")
        elif "/" not in line and "\\" not in line:
            lines.append(line)
    return lines
