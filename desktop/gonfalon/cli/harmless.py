"""What the commands print, without the signs that a terminal acts upon: a file or a player may be called anything."""

from __future__ import annotations

import codecs
import io
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from typing import TextIO, cast

__all__ = ["PLAINLY", "Harmless", "beneath", "harmless_output"]

# Controls, but for line ends and tabs, and signs that turn the direction of what follows.
_ACTED_UPON = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


PLAINLY = "gonfalon.plainly"
"""How signs are written that a terminal does not have: as plain ones where there are such, else by their numbers."""
_PLAIN = str.maketrans("‘’“”„«»–—·\N{NO-BREAK SPACE}", '\'\'"""""--- ') | {ord("…"): "..."}


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(_PLAIN)
    return signs.encode("ascii", "backslashreplace").decode(), error.end


codecs.register_error(PLAINLY, _plainly)


class Harmless(io.TextIOBase):
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


def beneath(stream: TextIO) -> TextIO:
    """The stream itself, for what steers the terminal on purpose: colours, the curtain, a bar that grows."""
    return stream.stream if isinstance(stream, Harmless) else stream


@contextmanager
def harmless_output() -> Iterator[None]:
    """Let nothing that is printed in the `with` block steer a terminal."""
    with ExitStack() as both:
        if sys.stdout is not None:
            both.enter_context(redirect_stdout(cast("TextIO", Harmless(sys.stdout))))
        if sys.stderr is not None:
            both.enter_context(redirect_stderr(cast("TextIO", Harmless(sys.stderr))))
        yield
