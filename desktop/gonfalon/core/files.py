"""Files: reading ordinary ones of bounded size, writing them atomically, and their digest."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path

from gonfalon.core.diagnostics import Message

# hashlib loads OpenSSL, which takes 4 MB of every process and is not needed for so little.
try:
    from _sha2 import sha256  # type: ignore[import-not-found]
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found]  # Python 3.11
    except ImportError:  # where Python is built to leave it to OpenSSL
        from hashlib import sha256


def digest(content: bytes) -> str:
    """The first 16 hexadecimal digits of the content's SHA-256."""
    return str(sha256(content).hexdigest())[:16]


# A pipe that takes an ordinary file's place between looking and opening would be waited for; Windows changes line ends.
_HOW = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class UnreadableFile(Exception):
    """A file that is not read; its phrase is the end of a sentence that begins with its name."""

    def __init__(self, phrase: Message, large: bool = False) -> None:
        self.phrase = phrase
        self.large = large
        """Whether it is larger than any file of its kind."""
        super().__init__(str(phrase))


def read_bytes(path: Path, most: int, what: str | Message) -> bytes:
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
        raise UnreadableFile(Message("there is no such file")) from None
    except (OSError, ValueError) as error:
        if getattr(error, "errno", None) == errno.ELOOP:
            raise UnreadableFile(Message("this is a link that leads in a circle, not {what}", what=what)) from None
        problem = str(getattr(error, "strerror", None) or error)
        #: {problem} is what the operating system says, often in English
        raise UnreadableFile(Message("the file cannot be read: {problem}", problem=problem)) from None
    if len(content) > most:
        raise _too_large(most, what)
    return content


def _look(found: os.stat_result, most: int, what: str | Message) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise UnreadableFile(Message("this is a folder, not {what}", what=what))
    if not stat.S_ISREG(found.st_mode):
        raise UnreadableFile(Message("this is a pipe or a device, not {what}", what=what))
    if found.st_size > most:
        raise _too_large(most, what)


def _too_large(most: int, what: str | Message) -> UnreadableFile:
    phrase = Message("the file is larger than {most} kB; {what} is a few pages of text", most=most // 1000, what=what)
    return UnreadableFile(phrase, large=True)


# What is new is first written beside it, on the disk and complete, and then takes its place. Others than its owner
# cannot read it at any time, unless that is asked for: a game tells hidden cards.

TEMPORARY = ".gonfalon-*.new"
"""What a file is called while it is being written; one may stay behind where a program was killed in that moment."""
PRIVATE_FILE, PUBLIC_FILE = 0o600, 0o666
PRIVATE_FOLDER = 0o700


def replace_file(path: Path, data: bytes, mode: int = PRIVATE_FILE, *, lasting: bool = True) -> None:
    """Write a whole file, in the place of one that may be there; where a link stands, behind it.

    Args:
        lasting: wait until it lies on the disk. Without that it outlives the program, however that ends, but perhaps
            not the machine: for what is written at every key.

    Raises:
        OSError: when that is not possible; what was there is as before.
    """
    _write(_behind(path), data, mode, Path.replace, lasting)


def check_replaceable(path: Path) -> None:
    """See, without changing anything, whether `replace_file` could begin.

    Raises:
        OSError: when it could not.
    """
    with _passing(_behind(path).parent, PRIVATE_FILE) as (_, file):
        os.close(file)


def _behind(path: Path) -> Path:
    true = Path(os.path.realpath(path))
    if os.path.lexists(true) and not true.is_file():
        raise not_regular_file()
    return true


def not_regular_file() -> OSError:
    """The error for a pipe, a device or a folder where a file was to be written."""
    return OSError(errno.EINVAL, "it is no ordinary file")


def create_file(path: Path, data: bytes) -> None:
    """Write a whole file where nothing is yet.

    Raises:
        FileExistsError: when something is there, even if another program has only just put it there.
        OSError: when it is not possible otherwise; there is no file then.
    """
    _write(path, data, PRIVATE_FILE, _put)


def move_file(path: Path, goal: Path) -> None:
    """Give a file another place where nothing is yet.

    Raises:
        FileExistsError: when something is there.
        OSError: when it is not possible otherwise; the file is where it was then.
    """
    _put(path, goal)
    path.unlink(missing_ok=True)
    for folder in {path.parent, goal.parent}:
        sync_folder(folder)


def private_folder(folder: Path) -> None:
    """Create a folder that only its owner can look into, or close one that was open to others.

    Raises:
        OSError: when there is no such folder and it cannot be made.
    """
    made = list(takewhile(lambda path: not path.exists(), (folder, *folder.parents)))
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    # What is written into one is on the disk only where the folder itself is.
    for path in made:
        sync_folder(path.parent)
    make_private(folder)


def make_private(path: Path) -> None:
    """Let only its owner read a file or folder, as far as it is the user's own."""
    if sys.platform != "win32":  # there it lies in the user's profile, which others cannot read
        with contextlib.suppress(OSError):
            mode = path.stat().st_mode
            if mode & 0o077:
                path.chmod(stat.S_IMODE(mode) & ~0o077)


def _write(path: Path, data: bytes, mode: int, put: Callable[[Path, Path], object], lasting: bool = True) -> None:
    with _passing(path.parent, mode) as (passing, file):
        with os.fdopen(file, "wb") as stream:
            stream.write(data)
            stream.flush()
            if lasting:
                os.fsync(stream.fileno())
        put(passing, path)
    if lasting:
        sync_folder(path.parent)


@contextlib.contextmanager
def _passing(folder: Path, mode: int) -> Iterator[tuple[Path, int]]:
    """A new file, open; what is still called so at the end is removed."""
    path = folder / TEMPORARY.replace("*", os.urandom(8).hex())
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    try:
        yield path, file
    finally:
        with contextlib.suppress(OSError):
            path.unlink()


def _put(passing: Path, path: Path) -> None:
    """Give the new file its name, if nothing has it."""
    if sys.platform == "win32":
        passing.rename(path)  # fails there if something has it
        return
    try:
        os.link(passing, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        passing.replace(path)


def sync_folder(folder: Path) -> None:
    """Wait until it lies on the disk what is in a folder, where that is possible."""
    if hasattr(os, "O_DIRECTORY"):
        # Some file systems cannot; the file itself is whole.
        with contextlib.suppress(OSError):
            file = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(file)
            finally:
                os.close(file)
