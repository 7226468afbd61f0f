"""The messages between a program that is started again and the open window: caller and server."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import socket
import struct
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from multiprocessing.connection import Client, Connection, Listener, answer_challenge, deliver_challenge
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from gonfalon.ui.application.single_instance import IpcEndpoint

__all__ = ["Call", "CallResult", "IpcServer", "PendingCall", "place_call", "take_call"]


PROTOCOL = 1
MOST_BYTES = 65536
LONGEST_TOKEN = 256
ANSWER_SECONDS = 2.0
"""How long a caller waits for its answer, all in all."""
READ_SECONDS = 1.0
"""How long either side waits for the other's next word."""

_log = logging.getLogger(__name__)


class CallResult(Enum):
    """The result of a call."""

    TAKEN = "taken"
    NOBODY = "nobody"
    """Nobody is there, or nobody any more."""
    SILENT = "silent"
    """Somebody is there who does not answer, or not as this program would."""


@dataclass(frozen=True)
class Call:
    """A request to the open window: come forward, and open a record."""

    path: str = ""
    """An absolute path, or empty where the window is to be shown and nothing more."""
    token: str = ""
    """With which a window may come forward where windows need leave for that."""

    def encode(self) -> bytes:
        return json.dumps({"gonfalon": PROTOCOL, "open": self.path, "token": self.token}).encode()

    @classmethod
    def decode(cls, data: bytes) -> Call:
        """The call in these bytes.

        Raises:
            ValueError: with a sentence, when they are none.
        """
        try:
            told = json.loads(data)
        except RecursionError:
            raise ValueError("it is nested too deeply.") from None
        if not isinstance(told, dict) or told.get("gonfalon") != PROTOCOL:
            raise ValueError("it is not in the words of this version.")
        path, token = told.get("open"), told.get("token")
        if not isinstance(path, str) or "\0" in path or (path and not Path(path).is_absolute()):
            raise ValueError("it names no file.")
        if not isinstance(token, str) or len(token) > LONGEST_TOKEN or not (token.isascii() and token.isprintable()):
            raise ValueError("its token is none.")
        return cls(path, token)


class _TimedConnection:
    """A connection whose other side has to say its next word in time."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        if sys.platform != "win32":
            # A word of which only the beginning comes would otherwise be waited for without end.
            with socket.socket(fileno=os.dup(connection.fileno())) as same:
                for option in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
                    same.setsockopt(socket.SOL_SOCKET, option, struct.pack("@ll", *_seconds(READ_SECONDS)))

    def recv_bytes(self, most: int) -> bytes:
        if not self._connection.poll(READ_SECONDS):
            raise TimeoutError("the other side says nothing.")
        return self._connection.recv_bytes(most)

    def send_bytes(self, data: bytes) -> None:
        self._connection.send_bytes(data)


def _seconds(time: float) -> tuple[int, int]:
    """A time in seconds and millionths, as sockets want it; nothing would be for ever."""
    return int(time), max(1, int(time % 1 * 1_000_000))


def take_call(connection: Connection, key: bytes, take: Callable[[Call], bool | None]) -> None:
    """Hear a caller out and answer, on the window's side; `take` gives None where no answer is due any more.

    Raises:
        Exception: of any kind, when that was no caller of this program.
    """
    other: Any = _TimedConnection(connection)
    deliver_challenge(other, key)
    answer_challenge(other, key)
    taken = take(Call.decode(other.recv_bytes(MOST_BYTES)))
    if taken is not None:
        other.send_bytes(json.dumps({"gonfalon": PROTOCOL, "taken": taken}).encode())


def place_call(rendezvous: IpcEndpoint, call: Call, seconds: float = ANSWER_SECONDS) -> CallResult:
    """Call the window that is met there and wait for its answer, but not longer than this."""
    answers: list[CallResult] = []
    given_up = threading.Event()
    # In a thread: where a process has been stopped, even meeting it may take for ever.
    caller = threading.Thread(target=lambda: answers.append(_call(rendezvous, call, given_up)), daemon=True)
    caller.start()
    caller.join(seconds)
    given_up.set()
    return answers[0] if answers else CallResult.SILENT


def _call(rendezvous: IpcEndpoint, call: Call, given_up: threading.Event) -> CallResult:
    try:
        connection = Client(rendezvous.address)
    except OSError:
        return CallResult.NOBODY
    with connection:
        try:
            other: Any = _TimedConnection(connection)
            answer_challenge(other, rendezvous.key)
            deliver_challenge(other, rendezvous.key)
        except TimeoutError:
            return CallResult.SILENT
        except Exception as error:  # noqa: BLE001
            # Whoever sits there now has another key, which is in the file by the next time.
            _log.info("nobody could be called: %s", error)
            return CallResult.NOBODY
        if given_up.is_set():
            return CallResult.SILENT
        try:
            _let_come_forward(rendezvous.pid)
            other.send_bytes(call.encode())
            if not connection.poll(2 * ANSWER_SECONDS):
                return CallResult.SILENT
            told = json.loads(connection.recv_bytes(MOST_BYTES))
        except (EOFError, OSError):
            return CallResult.NOBODY
        except (ValueError, RecursionError):
            return CallResult.SILENT
        taken = isinstance(told, dict) and told.get("gonfalon") == PROTOCOL and told.get("taken") is True
        return CallResult.TAKEN if taken else CallResult.SILENT


def _let_come_forward(pid: int) -> None:
    """Hand the right to the foreground, which this process has from the double click, to the window's process."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(pid)


LOOP_SECONDS = 1.5
"""How long a caller is kept while the event loop is busy; less than callers wait."""
MOST_CALLERS = 8
MOST_FAILURES = 100
PAUSE_SECONDS = 0.2
END_SECONDS = 1.0


class PendingCall:
    """A call on its way to the event loop: it is taken there or withdrawn here, whichever comes first."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self._lock = threading.Lock()
        self._decided = threading.Event()
        self._taken = False

    def take(self) -> bool:
        """Take the call; return False if the caller no longer waits."""
        return self._decide(taken=True)

    def withdraw(self) -> None:
        """Wait no longer."""
        self._decide(taken=False)

    def wait(self, seconds: float) -> bool:
        """Return whether the call is taken within this time; if not, withdraw it."""
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


class IpcServer(QObject):
    """A server that waits for calls from its start to its end; the receiver of a pending call takes it."""

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
        rendezvous = IpcEndpoint.new(address)
        self._key, self._address = rendezvous.key, address
        with contextlib.suppress(OSError):
            # Of a process that was killed; a pipe of Windows went with it.
            Path(address).unlink()
        self._listener = Listener(address, backlog=MOST_CALLERS)
        self._thread = threading.Thread(target=self._wait, name="gonfalon-listening", daemon=True)
        self._thread.start()
        rendezvous.write(file)

    def close(self) -> None:
        """Stop listening; callers that have had no answer are released."""
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
