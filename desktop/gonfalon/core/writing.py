"""The one way in which files are written: whoever opens one, at any moment, finds all that was there or all that is.

What is new is first written beside it, on the disk and complete, and then takes its place. Others than its owner cannot
read it at any time, unless that is asked for: a game tells hidden cards.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path

PASSING = ".gonfalon-*.new"
"""What a file is called while it is being written; one may stay behind where a program was killed in that moment."""
PRIVATE, OPEN = 0o600, 0o666
FOLDER = 0o700


def replace_file(path: Path, data: bytes, mode: int = PRIVATE, *, lasting: bool = True) -> None:
    """Write a whole file, in the place of one that may be there; where a link stands, behind it.

    Args:
        lasting: wait until it lies on the disk. Without that it outlives the program, however that ends, but perhaps
            not the machine: for what is written at every key.

    Raises:
        OSError: when that is not possible; what was there is as before.
    """
    _write(_behind(path), data, mode, Path.replace, lasting)


def try_replacing(path: Path) -> None:
    """See, without changing anything, whether `replace_file` could begin.

    Raises:
        OSError: when it could not.
    """
    with _passing(_behind(path).parent, PRIVATE) as (_, file):
        os.close(file)


def _behind(path: Path) -> Path:
    true = Path(os.path.realpath(path))
    if os.path.lexists(true) and not true.is_file():
        raise not_ordinary()
    return true


def not_ordinary() -> OSError:
    """The error for a pipe, a device or a folder where a file was to be written."""
    return OSError(errno.EINVAL, "it is no ordinary file")


def create_file(path: Path, data: bytes) -> None:
    """Write a whole file where nothing is yet.

    Raises:
        FileExistsError: when something is there, even if another program has only just put it there.
        OSError: when it is not possible otherwise; there is no file then.
    """
    _write(path, data, PRIVATE, _put)


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
    """Make a folder in which nobody but its owner can look, or close one that was open to others.

    Raises:
        OSError: when there is no such folder and it cannot be made.
    """
    made = list(takewhile(lambda path: not path.exists(), (folder, *folder.parents)))
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    # What is written into one is on the disk only where the folder itself is.
    for path in made:
        sync_folder(path.parent)
    close_to_others(folder)


def close_to_others(path: Path) -> None:
    """Let nobody but its owner read a file or folder, as far as it is the user's own."""
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
    path = folder / PASSING.replace("*", os.urandom(8).hex())
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
