"""Output of commands: without terminal control characters, and shown in a window where there is no terminal."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from typing import TextIO, cast

# Controls, but for line ends and tabs, and signs that turn the direction of what follows.
_ACTED_UPON = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


PLAIN_ERRORS = "gonfalon.plainly"
"""How signs are written that a terminal does not have: as plain ones where there are such, else by their numbers."""
_PLAIN = str.maketrans("‘’“”„«»–—·\N{NO-BREAK SPACE}", '\'\'"""""--- ') | {ord("…"): "..."}


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(_PLAIN)
    return signs.encode("ascii", "backslashreplace").decode(), error.end


codecs.register_error(PLAIN_ERRORS, _plainly)


class SafeStream(io.TextIOBase):
    """Writes to another stream, with a replacement for each such sign."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        self.stream.write(_ACTED_UPON.sub("\N{REPLACEMENT CHARACTER}", text))
        return len(text)

    def flush(self) -> None:
        self.stream.flush()

    def isatty(self) -> bool:
        return self.stream.isatty()

    def fileno(self) -> int:
        return self.stream.fileno()


def raw_stream(stream: TextIO) -> TextIO:
    """The stream itself, for what steers the terminal on purpose: colours, the curtain, a bar that grows."""
    return stream.stream if isinstance(stream, SafeStream) else stream


@contextmanager
def safe_output() -> Iterator[None]:
    """Let nothing that is printed in the `with` block steer a terminal."""
    with ExitStack() as both:
        if sys.stdout is not None:
            both.enter_context(redirect_stdout(cast("TextIO", SafeStream(sys.stdout))))
        if sys.stderr is not None:
            both.enter_context(redirect_stderr(cast("TextIO", SafeStream(sys.stderr))))
        yield


MAX_SHOWN = 2000


class _Collected(io.StringIO):
    """Stands in for a stream that is not there."""


def run_with_streams(command: Callable[[], int]) -> int:
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
        show_collected(answer=True)
    else:
        if status:
            show_collected()
    return status


def show_collected(answer: bool = False) -> None:
    """Show what was printed about an error, or an answer that the user has asked for."""
    text = ""
    for stream, wanted in ((raw_stream(sys.stderr), True), (raw_stream(sys.stdout), answer)):
        if isinstance(stream, _Collected) and wanted:
            text += stream.getvalue()
            stream.seek(0)
            stream.truncate()
    if text.strip():
        _show(text.strip()[:MAX_SHOWN])


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
