"""One window for each user and data folder: a program that is started again hands over to the one that is open.

A private folder holds the lock of the first and the calls of the others, a file each: the open window removes one to
take it, its caller when it has waited long enough; only one of them can.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import stat
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile

from gonfalon.core.files import UnreadableFile, digest, read_bytes, replace_file
from gonfalon.user.folders import current_folders

MOST_BYTES, LONGEST_TOKEN = 65536, 256
START_SECONDS, ANSWER_SECONDS, STEP_SECONDS = 12.0, 2.0, 0.04
"""How long the first window may take from its start until it listens, and to take a call; how often a caller looks."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """A request to the open window: come forward, with the desktop's token for that, and open a record, if any."""

    path: str = ""
    token: str = ""

    @classmethod
    def decode(cls, data: bytes) -> Call:
        """Return the call in a file.

        Raises:
            ValueError: if it is not a valid one.
        """
        try:
            call = cls(**json.loads(data))
            if "\0" in call.path or (call.path and not Path(call.path).is_absolute()):
                raise ValueError("it names no file")
            usable = len(call.token) <= LONGEST_TOKEN and call.token.isascii() and call.token.isprintable()
        except (TypeError, AttributeError, RecursionError) as error:
            raise ValueError(str(error)) from None
        return call if usable else cls(call.path)


def instance_folders(environ: Mapping[str, str], data: Path, state: Path, user: int | None) -> list[Path]:
    """Return the folders that may hold the lock and the calls, the best first; `user` is None on Windows."""
    name = digest(os.fsencode(os.path.realpath(data)))[:12]
    if user is None:
        return [state / f"window-{name}"]
    runtime = Path("/", environ.get("XDG_RUNTIME_DIR") or f"run/user/{user}")
    if sandbox := environ.get("FLATPAK_ID", ""):
        # The rest of that folder is another one in every sandbox.
        runtime = runtime / "app" / sandbox
    return [runtime / f"gonfalon-{name}", Path("/", environ.get("TMPDIR") or "tmp") / f"gonfalon-{user}-{name}"]


def make_instance_folder(path: Path) -> bool:
    """Make a folder that only the user can read; return whether it is one."""
    try:
        path.mkdir(mode=0o700, parents=sys.platform == "win32", exist_ok=True)
        there = path.lstat()
    except OSError:
        return False
    # On Windows it lies in the user's profile, which others cannot read.
    return sys.platform == "win32" or (
        stat.S_ISDIR(there.st_mode) and (there.st_uid, there.st_mode & 0o077) == (os.getuid(), 0)
    )


class SingleInstance:
    """This process among those of the user with the same data folder; the first of them keeps the window."""

    def __init__(self, place: Path | None = None) -> None:
        """Find the folder of the lock and the calls where `place` is not given."""
        known, user = current_folders(), None if sys.platform == "win32" else os.getuid()
        places = [place] if place else instance_folders(os.environ, known.data, known.state, user)
        self._place = next(filter(make_instance_folder, places), places[-1])
        self._lock = QLockFile(str(self._place / "lock"))
        # A window may be open for days; that of a killed process is noticed nevertheless.
        self._lock.setStaleLockTime(0)
        self._watcher: QFileSystemWatcher | None = None
        self._take: Callable[[Call], None] = lambda call: None

    @property
    def first(self) -> bool:
        """Whether this is the first instance, which later ones call."""
        return self._lock.isLocked()

    def hand_over(self, path: str = "") -> bool:
        """Let the open window come forward and open a record; return False if a window is to be opened here."""
        call = self._place / f"{os.urandom(8).hex()}.call"
        told = json.dumps(asdict(Call(path, os.environ.get("XDG_ACTIVATION_TOKEN", "")))).encode()
        begun = time.monotonic()
        try:
            # One that closes takes the folder with it.
            while make_instance_folder(self._place) and not self._lock.tryLock(0):
                if told:
                    replace_file(call, told, lasting=False)
                    told = b""
                    _pass_foreground()
                elif not call.exists():
                    return True
                waited = time.monotonic() - begun
                if waited > ANSWER_SECONDS and max(waited, _age(self._place / "lock")) > START_SECONDS:
                    _log.warning("another window is open that does not answer")
                    break
                time.sleep(STEP_SECONDS)
            if told or _removed(call):
                return False
        except OSError as error:
            _log.warning("the window that may be open cannot be called: %s", error)
            return False
        self.close()
        return True

    def listen(self, take: Callable[[Call], None]) -> None:
        """Give calls to `take` from now on, if this is the first instance."""
        if self.first and self._watcher is None:
            self._take, self._watcher = take, QFileSystemWatcher([str(self._place)])
            self._watcher.directoryChanged.connect(self._look)
            if not self._watcher.directories():
                _log.warning("records that are double-clicked open a window of their own")
            self._look()

    def _look(self) -> None:
        for path in sorted(self._place.glob("*.call")):
            try:
                # A caller that was killed while it waited has left its call.
                left = _age(path) > START_SECONDS
                call = None if left else Call.decode(read_bytes(path, MOST_BYTES, "a call"))
                taken = _removed(path)
            except (UnreadableFile, OSError, ValueError) as error:
                _log.warning("a call could not be taken: %s", type(error).__name__)
                continue
            if call is not None and taken:
                self._take(call)

    def hush(self) -> None:
        """Stop listening, but stay the first instance until `close`; a new instance waits for that."""
        if self._watcher is not None:
            self._watcher.directoryChanged.disconnect(self._look)
            self._watcher.deleteLater()
            self._watcher = None

    def close(self) -> None:
        """Let the next process be the first."""
        self.hush()
        if self.first:
            self._lock.unlock()
            with contextlib.suppress(OSError):
                self._place.rmdir()


def _pass_foreground() -> None:
    """Hand the right to the foreground, which this process has from the double click, to the open window."""
    if sys.platform == "win32":
        import ctypes

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)


def _age(path: Path) -> float:
    """Return the seconds since a file was written, 0 for one that is gone."""
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return 0.0


def _removed(path: Path) -> bool:
    """Remove a call; return False if the other side was quicker."""
    try:
        path.unlink()
    except FileNotFoundError:
        return False
    return True
