"""The open window's ear for those who start the program again: a thread waits and tells the event loop."""

from __future__ import annotations

import contextlib
import logging
import threading
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from gonfalon.ui.application.handover import Call, take_call
from gonfalon.ui.application.rendezvous import Rendezvous

__all__ = ["CallListener", "PendingCall"]

LOOP_SECONDS = 1.5
"""How long a caller is kept while the event loop is busy; less than callers wait."""
MOST_CALLERS = 8
MOST_FAILURES = 100
PAUSE_SECONDS = 0.2
END_SECONDS = 1.0

_log = logging.getLogger(__name__)


class PendingCall:
    """A call on its way to the event loop: it is taken there or withdrawn here, whichever comes first."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self._lock = threading.Lock()
        self._decided = threading.Event()
        self._taken = False

    def take(self) -> bool:
        """Take the call; False when nobody waits any more."""
        return self._decide(taken=True)

    def withdraw(self) -> None:
        """Wait no longer."""
        self._decide(taken=False)

    def wait(self, seconds: float) -> bool:
        """Whether the call is taken in this time; it is withdrawn then if not."""
        self._decided.wait(seconds)
        self.withdraw()
        return self._taken

    def _decide(self, taken: bool) -> bool:
        with self._lock:
            if self._decided.is_set():
                return self._taken and taken
            self._taken = taken
            self._decided.set()
            return taken


class CallListener(QObject):
    """Waits for calls from its start to its end; whoever takes a pending call hears it."""

    called = Signal(object)
    """A `PendingCall`, told in the thread that this object lives in."""
    _called_there = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._listener: Listener | None = None
        self._thread: threading.Thread | None = None
        self._key = b""
        self._address = ""
        self._closing = threading.Event()
        self._free = threading.BoundedSemaphore(MOST_CALLERS)
        self._pending: set[PendingCall] = set()
        self._called_there.connect(self.called, Qt.ConnectionType.QueuedConnection)

    def start(self, address: str, file: Path) -> None:
        """Listen at an address, and tell how to call in a file.

        Raises:
            OSError: when that is not possible.
        """
        rendezvous = Rendezvous.new(address)
        self._key, self._address = rendezvous.key, address
        with contextlib.suppress(OSError):
            # Of a process that was killed; a pipe of Windows went with it.
            Path(address).unlink()
        self._listener = Listener(address, backlog=MOST_CALLERS)
        self._thread = threading.Thread(target=self._wait, name="gonfalon-listening", daemon=True)
        self._thread.start()
        rendezvous.write(file)

    def close(self) -> None:
        """Hear nobody any more; callers who have had no answer are let go."""
        self._closing.set()
        for pending in list(self._pending):
            pending.withdraw()
        if self._listener is None or self._thread is None:
            return
        with contextlib.suppress(OSError, EOFError):
            # The thread wakes up only when somebody comes.
            Client(self._address).close()
        self._thread.join(END_SECONDS)
        with contextlib.suppress(OSError):
            self._listener.close()
        self._listener = None

    def _wait(self) -> None:
        assert self._listener is not None
        failures = 0
        while not self._closing.is_set() and failures < MOST_FAILURES:
            try:
                connection = self._listener.accept()
            except (OSError, EOFError) as error:
                failures += 1
                _log.info("a caller was lost: %s", error)
                self._closing.wait(PAUSE_SECONDS)
                continue
            failures = 0
            if self._closing.is_set() or not self._free.acquire(blocking=False):
                connection.close()
                continue
            threading.Thread(target=self._hear, args=(connection,), name="gonfalon-caller", daemon=True).start()

    def _hear(self, connection: Connection) -> None:
        try:
            with connection:
                take_call(connection, self._key, self._hand_on)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            _log.info("a caller has gone away")
        except Exception as error:  # noqa: BLE001
            # Whatever it was that came in: the game goes on.
            if not self._closing.is_set():
                _log.warning("a call could not be understood: %s", type(error).__name__)
        finally:
            self._free.release()

    def _hand_on(self, call: Call) -> bool | None:
        pending = PendingCall(call)
        self._pending.add(pending)
        try:
            if self._closing.is_set():
                return None
            self._called_there.emit(pending)
            taken = pending.wait(LOOP_SECONDS)
            return None if self._closing.is_set() and not taken else taken
        finally:
            self._pending.discard(pending)
