"""A bar that shows how far a long command has come."""

from __future__ import annotations

import os
import shutil
import sys
import time
from typing import Self, TextIO

from gonfalon.cli.harmless import beneath

OFTEN = 0.1
"""Seconds between two drawings."""
BAR = 24


class Progress:
    """A bar in the last line of a terminal, which is gone when the work is; where there is no terminal, nothing.

    Args:
        total: how many things are to be done.
        what: what they are called, in the plural.
        stream: where the bar is drawn, standard error when None.
    """

    def __init__(self, total: int, what: str, stream: TextIO | None = None) -> None:
        self.total = total
        self.what = what
        self.done = 0
        stream = sys.stderr if stream is None else stream
        self.stream = beneath(stream)
        self.shown = stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"
        self._began = self._drawn = time.monotonic()
        self._width = 0

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown and self._width:
            self._write("")
            self.stream.write("\r")
            self.stream.flush()

    def advance(self, more: int) -> None:
        """So many more are done."""
        self.done += more
        if time.monotonic() - self._drawn >= OFTEN or self.done >= self.total:
            self._draw()

    def _draw(self) -> None:
        if not self.shown:
            return
        self._drawn = time.monotonic()
        share = min(1.0, self.done / self.total) if self.total else 1.0
        full = int(share * BAR)
        line = f"[{'#' * full}{'.' * (BAR - full)}] {share:.0%}  {self.done:,} of {self.total:,} {self.what}"
        if 0 < share < 1:
            left = (self._drawn - self._began) * (1 - share) / share
            line += f", {_spoken(left)} left"
        self._write(line)

    def _write(self, line: str) -> None:
        line = line[: max(1, shutil.get_terminal_size().columns - 1)]
        self.stream.write("\r" + line.ljust(self._width))
        self.stream.flush()
        self._width = len(line)


def _spoken(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
