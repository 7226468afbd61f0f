"""Reading files that somebody names: ordinary ones of a bounded size; others are told, never waited for."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from gonfalon.core.slips import Phrase

__all__ = ["UnreadableFile", "read_bytes"]

# A pipe that takes an ordinary file's place between looking and opening would be waited for; Windows changes line ends.
_HOW = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class UnreadableFile(Exception):
    """A file that is not read; its phrase is the end of a sentence that begins with its name."""

    def __init__(self, phrase: Phrase, large: bool = False) -> None:
        self.phrase = phrase
        self.large = large
        """Whether it is larger than any file of its kind."""
        super().__init__(str(phrase))


def read_bytes(path: Path, most: int, what: str | Phrase) -> bytes:
    """The content of an ordinary file of at most so many bytes; `what` it should be stands in the phrases.

    Raises:
        UnreadableFile: for anything else, before any of it is read.
    """
    try:
        _look(path.stat(), most, what)
        with os.fdopen(os.open(path, _HOW), "rb") as stream:
            _look(os.fstat(stream.fileno()), most, what)
            # What has no size before it is read, as on some file systems, has one afterwards.
            content = stream.read(most + 1)
    except FileNotFoundError:
        raise UnreadableFile(Phrase("there is no such file")) from None
    except (OSError, ValueError) as error:
        if getattr(error, "errno", None) == errno.ELOOP:
            raise UnreadableFile(Phrase("this is a link that leads in a circle, not {what}", what=what)) from None
        problem = str(getattr(error, "strerror", None) or error)
        #: {problem} is what the operating system says, often in English
        raise UnreadableFile(Phrase("the file cannot be read: {problem}", problem=problem)) from None
    if len(content) > most:
        raise _too_large(most, what)
    return content


def _look(found: os.stat_result, most: int, what: str | Phrase) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise UnreadableFile(Phrase("this is a folder, not {what}", what=what))
    if not stat.S_ISREG(found.st_mode):
        raise UnreadableFile(Phrase("this is a pipe or a device, not {what}", what=what))
    if found.st_size > most:
        raise _too_large(most, what)


def _too_large(most: int, what: str | Phrase) -> UnreadableFile:
    phrase = Phrase("the file is larger than {most} kB; {what} is a few pages of text", most=most // 1000, what=what)
    return UnreadableFile(phrase, large=True)
