"""One window for each user: who is first, and handing over to it."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.ui.application.rendezvous import Rendezvous, address, folder, make_folder
from gonfalon.user.folders import here

if TYPE_CHECKING:
    from PySide6.QtCore import QLockFile

    from gonfalon.ui.application.handover import Call
    from gonfalon.ui.application.listener import CallListener

__all__ = ["Instance", "activation_token"]

START_SECONDS = 12.0
"""How long another window may take from its start until it listens."""
LEAST_SECONDS = 2.0
"""How long one that has started long ago, and does not listen, is asked again: it may be closing, or hear out callers
that say nothing, each of them for `READ_SECONDS`."""
STEP_SECONDS = 0.04

_log = logging.getLogger(__name__)


class Instance:
    """This process among all those of a user that have the same data folder; the first of them keeps the window."""

    def __init__(self, place: Path | None = None) -> None:
        """
        Args:
            place: a private folder in which to meet, by default that of this user and data folder.
        """
        self._place = place if place is not None else _usual_place()
        self._lock: QLockFile | None = None
        self._listening: CallListener | None = None

    @property
    def _file(self) -> Path:
        assert self._place is not None
        return self._place / "door.json"

    @property
    def first(self) -> bool:
        """Whether those who come later call here."""
        return self._lock is not None

    def hand_over(self, path: str = "") -> bool:
        """Let the window that is open show itself and open a record; False when the window is to be opened here."""
        begun = time.monotonic()
        while self._place is not None and make_folder(self._place):
            rendezvous = Rendezvous.read(self._file)
            if rendezvous is not None:
                from gonfalon.ui.application.handover import Call, CallResult, place_call

                answer = place_call(rendezvous, Call(path, activation_token()))
                if answer is not CallResult.NOBODY:
                    return answer is CallResult.TAKEN
            if self._be_first():
                return False
            if time.monotonic() - begun > self._patience(begun):
                _log.warning("another window is open that does not answer")
                return False
            time.sleep(STEP_SECONDS)
        return False

    def _be_first(self) -> bool:
        from PySide6.QtCore import QLockFile

        assert self._place is not None
        lock = QLockFile(str(self._place / "lock"))
        # A window may be open for days. A process that is gone is seen all the same.
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return False
        self._lock = lock
        with contextlib.suppress(OSError):
            # Of one that was killed.
            self._file.unlink()
        return True

    def _patience(self, begun: float) -> float:
        assert self._place is not None
        try:
            age = max(0.0, time.time() - (self._place / "lock").stat().st_mtime)
        except OSError:
            return START_SECONDS
        before = time.monotonic() - begun
        return max(LEAST_SECONDS, START_SECONDS - max(0.0, age - before))

    def listen(self, take: Callable[[Call], None]) -> None:
        """Hear calls from now on, if this is the first; `take` is called in this thread's event loop."""
        if self._place is None or not self.first or self._listening is not None:
            return
        from gonfalon.ui.application.listener import CallListener, PendingCall

        def called(pending: PendingCall) -> None:
            if pending.take():
                take(pending.call)

        at = address(self._place, sys.platform)
        if at is None:
            _log.info("the name of the folder in which to listen is too long")
            return
        self._listening = CallListener()
        self._listening.called.connect(called)
        try:
            self._listening.start(at, self._file)
        except OSError as error:
            _log.warning("records that are double-clicked open a window of their own: %s", error)

    def hush(self) -> None:
        """Hear nobody any more, but stay the first until `close`: who comes now waits for that."""
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
                assert self._place is not None
                self._place.rmdir()


def activation_token() -> str:
    """What a desktop gave this process so that its window may come forward."""
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    return token if len(token) <= 256 and token.isascii() and token.isprintable() else ""


def _usual_place() -> Path | None:
    known = here()
    user = os.getuid() if sys.platform != "win32" else 0
    places = folder(sys.platform, os.environ, known.data, known.state, user)
    return next((place for place in places if make_folder(place)), None)
