"""A bar that shows how far a long command has come."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from typing import Never, TextIO

from tqdm import tqdm

from gonfalon.cli.harmless import beneath

FORM = "[{bar:24}] {percentage:.0f}%  {n:,} of {total:,} {unit}, {remaining} left"


def progress(total: int, what: str, stream: TextIO | None = None) -> tqdm[Never]:
    """A bar in the last line of a terminal, which is gone when the work is; where there is no terminal, nothing.

    Args:
        total: how many things are to be done.
        what: what they are called, in the plural.
        stream: where the bar is drawn, standard error when None.
    """
    stream = sys.stderr if stream is None else stream
    shown = stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"
    # One process draws, and nothing has to be drawn while nothing is done.
    tqdm.set_lock(threading.RLock())
    tqdm.monitor_interval = 0
    return tqdm(
        total=total, unit=what, bar_format=FORM, ascii=".#", leave=False, miniters=1, smoothing=0,
        ncols=shutil.get_terminal_size().columns - 1, disable=not shown, file=beneath(stream) if shown else None,
    )  # fmt: skip
