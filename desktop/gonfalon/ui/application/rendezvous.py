"""Where the window of a user can be found by those who start the program again: a private folder and a key in it."""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from gonfalon.core.digest import digest
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.writing import replace_file
from gonfalon.user.folders import is_folder

__all__ = ["Rendezvous", "address", "folder", "make_folder"]

LONGEST = 103
"""What a path to a socket may have, in bytes, on every system that has such sockets."""
KEY_BYTES = 32
MOST_BYTES = 4096


@dataclass(frozen=True)
class Rendezvous:
    """How the window is called, for everybody who can read its file: the user alone."""

    address: str
    key: bytes
    pid: int

    @classmethod
    def new(cls, at: str) -> Rendezvous:
        """That of this process, with a key that nobody knows yet."""
        return cls(at, os.urandom(KEY_BYTES), os.getpid())

    def write(self, path: Path) -> None:
        """Put it into a file, whole or not at all, that nobody else may read at any moment."""
        told = {"address": self.address, "key": self.key.hex(), "pid": self.pid}
        replace_file(path, json.dumps(told).encode())

    @classmethod
    def read(cls, path: Path) -> Rendezvous | None:
        """The one in a file; None where there is none, or none at which anybody could be met."""
        try:
            told = json.loads(read_bytes(path, MOST_BYTES, "a rendezvous"))
            found = cls(str(told["address"]), bytes.fromhex(told["key"]), int(told["pid"]))
        except (UnreadableFile, ValueError, TypeError, KeyError, OverflowError, RecursionError):
            return None
        return found if len(found.key) == KEY_BYTES else None


def folder(platform: str, environ: Mapping[str, str], data: Path, state: Path, user: int) -> Iterator[Path]:
    """The folders in which to look for the window that belongs to a data folder, the best first.

    Args:
        platform: as `sys.platform` has it.
        environ: variables of the process.
        data: the folder of the user's data; whoever has another one has another window.
        state: the folder of what the program writes down about itself.
        user: the number of the user, where the system has one.
    """
    name = digest(os.fsencode(os.path.realpath(data)))[:12]
    if platform == "win32":
        yield state / f"window-{name}"
        return
    if platform != "darwin":
        given = Path(environ.get("XDG_RUNTIME_DIR", ""))
        sandbox = environ.get("FLATPAK_ID", "")
        if sandbox:
            # The rest of that folder is another one in every sandbox.
            given = given / "app" / sandbox
        for runtime in (given, Path(f"/run/user/{user}")):
            if runtime.is_absolute() and is_folder(runtime):
                yield runtime / f"gonfalon-{name}"
    # Rarely needed, and the window waits for it.
    import tempfile

    yield Path(tempfile.gettempdir()) / f"gonfalon-{user}-{name}"


def make_folder(path: Path) -> bool:
    """Make a folder that is the user's own; False where that cannot be had."""
    try:
        path.mkdir(mode=0o700, parents=sys.platform == "win32", exist_ok=True)
        if sys.platform == "win32":
            # It lies in the user's profile, which others cannot read.
            return path.is_dir()
        there = path.lstat()
        return stat.S_ISDIR(there.st_mode) and there.st_uid == os.getuid() and not stat.S_IMODE(there.st_mode) & 0o077
    except OSError:
        return False


def address(path: Path, platform: str) -> str | None:
    """The address at which the window of a folder listens, None where a socket's name would be too long."""
    if platform == "win32":
        return rf"\\.\pipe\gonfalon-{os.urandom(16).hex()}"
    at = path / "socket"
    return str(at) if len(os.fsencode(at)) <= LONGEST else None
