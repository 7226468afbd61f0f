"""One window for each user: where the open one is found, and handing over to it."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.core.files import UnreadableFile, digest, read_bytes, replace_file
from gonfalon.user.folders import current_folders, is_folder

if TYPE_CHECKING:
    from PySide6.QtCore import QLockFile

    from gonfalon.ui.application.ipc import Call, IpcServer

__all__ = [
    "IpcEndpoint",
    "SingleInstance",
    "activation_token",
    "endpoint_address",
    "endpoint_folders",
    "make_endpoint_folder",
]


LONGEST = 103
"""What a path to a socket may have, in bytes, on every system that has such sockets."""
KEY_BYTES = 32
MOST_BYTES = 4096


@dataclass(frozen=True)
class IpcEndpoint:
    """The address and key for calling the window, readable only by the user."""

    address: str
    key: bytes
    pid: int

    @classmethod
    def new(cls, at: str) -> IpcEndpoint:
        """Return the endpoint of this process, with a new random key."""
        return cls(at, os.urandom(KEY_BYTES), os.getpid())

    def write(self, path: Path) -> None:
        """Write the endpoint to a file atomically, never readable by other users."""
        told = {"address": self.address, "key": self.key.hex(), "pid": self.pid}
        replace_file(path, json.dumps(told).encode())

    @classmethod
    def read(cls, path: Path) -> IpcEndpoint | None:
        """Return the endpoint in a file; None if there is none or it is not usable."""
        try:
            told = json.loads(read_bytes(path, MOST_BYTES, "a rendezvous"))
            found = cls(str(told["address"]), bytes.fromhex(told["key"]), int(told["pid"]))
        except (UnreadableFile, ValueError, TypeError, KeyError, OverflowError, RecursionError):
            return None
        return found if len(found.key) == KEY_BYTES else None


def endpoint_folders(platform: str, environ: Mapping[str, str], data: Path, state: Path, user: int) -> Iterator[Path]:
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


def make_endpoint_folder(path: Path) -> bool:
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


def endpoint_address(path: Path, platform: str) -> str | None:
    """The address at which the window of a folder listens, None where a socket's name would be too long."""
    if platform == "win32":
        return rf"\\.\pipe\gonfalon-{os.urandom(16).hex()}"
    at = path / "socket"
    return str(at) if len(os.fsencode(at)) <= LONGEST else None


START_SECONDS = 12.0
"""How long another window may take from its start until it listens."""
LEAST_SECONDS = 2.0
"""How long one that has started long ago, and does not listen, is asked again: it may be closing, or hear out callers
that say nothing, each of them for `READ_SECONDS`."""
STEP_SECONDS = 0.04

_log = logging.getLogger(__name__)


class SingleInstance:
    """This process among all those of a user that have the same data folder; the first of them keeps the window."""

    def __init__(self, place: Path | None = None) -> None:
        """
        Args:
            place: a private folder in which to meet, by default that of this user and data folder.
        """
        self._place = place if place is not None else _usual_place()
        self._lock: QLockFile | None = None
        self._listening: IpcServer | None = None

    @property
    def _file(self) -> Path:
        assert self._place is not None
        return self._place / "door.json"

    @property
    def first(self) -> bool:
        """Whether this is the first instance, which later ones call."""
        return self._lock is not None

    def hand_over(self, path: str = "") -> bool:
        """Let the window that is open show itself and open a record; False when the window is to be opened here."""
        begun = time.monotonic()
        while (place := self._place) is not None and make_endpoint_folder(place):
            rendezvous = IpcEndpoint.read(self._file)
            if rendezvous is not None:
                from gonfalon.ui.application.ipc import Call, CallResult, place_call

                answer = place_call(rendezvous, Call(path, activation_token()))
                if answer is not CallResult.NOBODY:
                    return answer is CallResult.TAKEN
            if self._be_first(place):
                return False
            if time.monotonic() - begun > self._patience(place, begun):
                _log.warning("another window is open that does not answer")
                return False
            time.sleep(STEP_SECONDS)
        return False

    def _be_first(self, place: Path) -> bool:
        from PySide6.QtCore import QLockFile

        lock = QLockFile(str(place / "lock"))
        # A window may be open for days. A process that is gone is seen all the same.
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return False
        self._lock = lock
        with contextlib.suppress(OSError):
            # Of one that was killed.
            self._file.unlink()
        return True

    @staticmethod
    def _patience(place: Path, begun: float) -> float:
        try:
            age = max(0.0, time.time() - (place / "lock").stat().st_mtime)
        except OSError:
            return START_SECONDS
        before = time.monotonic() - begun
        return max(LEAST_SECONDS, START_SECONDS - max(0.0, age - before))

    def listen(self, take: Callable[[Call], None]) -> None:
        """Hear calls from now on, if this is the first; `take` is called in this thread's event loop."""
        if self._place is None or not self.first or self._listening is not None:
            return
        from gonfalon.ui.application.ipc import IpcServer, PendingCall

        def called(pending: PendingCall) -> None:
            if pending.take():
                take(pending.call)

        at = endpoint_address(self._place, sys.platform)
        if at is None:
            _log.info("the name of the folder in which to listen is too long")
            return
        self._listening = IpcServer()
        self._listening.called.connect(called)
        try:
            self._listening.start(at, self._file)
        except OSError as error:
            _log.warning("records that are double-clicked open a window of their own: %s", error)

    def hush(self) -> None:
        """Stop listening, but stay the first instance until `close`; a new instance waits for that."""
        if self._listening is not None:
            with contextlib.suppress(OSError):
                self._file.unlink()
            self._listening.close()
            self._listening = None

    def close(self) -> None:
        """Let the next process be the first."""
        self.hush()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
            with contextlib.suppress(OSError):
                self._file.parent.rmdir()


def activation_token() -> str:
    """Return the token the desktop gave this process so that its window may come forward."""
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    return token if len(token) <= 256 and token.isascii() and token.isprintable() else ""


def _usual_place() -> Path | None:
    known = current_folders()
    user = os.getuid() if sys.platform != "win32" else 0
    places = endpoint_folders(sys.platform, os.environ, known.data, known.state, user)
    return next((place for place in places if make_endpoint_folder(place)), None)
