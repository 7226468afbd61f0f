"""What the program says where nobody could read it: started without a terminal, or with closed streams."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable

from gonfalon.cli.harmless import beneath

__all__ = ["deliver", "run"]

MOST_CHARACTERS = 2000


class _Collected(io.StringIO):
    """Stands in for a stream that is not there."""


def run(command: Callable[[], int]) -> int:
    """Run a command and return its exit status; what it says at its end is shown in a way that fits the system."""
    if os.name == "posix":
        _open_descriptors()
    if sys.stdout is None:
        sys.stdout = _Collected()
    if sys.stderr is None:
        sys.stderr = _Collected()
    try:
        status = command()
    except SystemExit as end:
        # Of argparse, with help, with the version, or with a complaint about the command line.
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        deliver(answer=True)
    else:
        if status:
            deliver()
    return status


def deliver(answer: bool = False) -> None:
    """Show what was said about an error, or an answer that somebody has asked for."""
    text = ""
    for stream, wanted in ((beneath(sys.stderr), True), (beneath(sys.stdout), answer)):
        if isinstance(stream, _Collected) and wanted:
            text += stream.getvalue()
            stream.seek(0)
            stream.truncate()
    if text.strip():
        _show(text.strip()[:MOST_CHARACTERS])


def _show(text: str) -> None:
    # Nobody sits before a trial of the program who could close a box.
    if sys.platform == "win32" and not any(word.startswith("--smoke") for word in sys.argv):
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "Gonfalon", 0x40)
        return
    import logging

    from gonfalon.user.folders import state_folder
    from gonfalon.user.log import LogFile

    record = logging.LogRecord("gonfalon", logging.ERROR, "", 0, text, None, None)
    LogFile(state_folder()).emit(record)


def _open_descriptors() -> None:
    """Lead descriptors that were closed to nowhere: else a saved game could get the number that a library writes to."""
    file = os.open(os.devnull, os.O_RDWR)
    while file <= 2:
        os.set_inheritable(file, True)
        file = os.dup(file)
    os.close(file)
