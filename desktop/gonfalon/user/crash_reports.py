"""Crash reports: small files that a player can read and send, about the program and never about the game."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from gonfalon import __version__
from gonfalon.core.traces import Trace
from gonfalon.core.writing import create_file

__all__ = ["MOST_FILES", "Reports"]

MOST_FILES: Final = 20
MOST_PLACES: Final = 200
"""After so many different errors of one run no more are told apart."""
PATTERN: Final = "crash-*.txt"
# In English whatever the player speaks: it is written for whoever mends the program.
HEAD: Final = (
    "Something went wrong in Gonfalon. This file names lines of the program only. It has neither messages of errors nor"
    " values, because they could tell a hidden card, and nothing is sent anywhere."
)


class Reports:
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
        """Whether nothing went wrong at this place before; from now on it did."""
        if trace.place in self._places or len(self._places) >= MOST_PLACES:
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
            (HEAD, "", self._known(), time.strftime("%Y-%m-%d %H:%M:%S UTC", now), f"in {where}", "", *lines, "")
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
        for number in range(1, MOST_PLACES):
            path = self.folder / f"{stem}-{number:03}.txt"
            try:
                create_file(path, text.encode(errors="backslashreplace"))
            except FileExistsError:
                continue
            return path
        raise FileExistsError(stem)

    def _forget_old(self, last: Path) -> None:
        found = []
        for path in self.folder.glob(PATTERN):
            with contextlib.suppress(OSError):
                found.append((path.stat().st_mtime, path.name, path))
        for _, _, path in sorted(found)[:-MOST_FILES]:
            if path != last:
                with contextlib.suppress(OSError):
                    path.unlink()
