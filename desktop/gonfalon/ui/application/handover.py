"""What a program that is started a second time says to the window that is open: both sides of it.

Either side proves that it has the key before anything is said, and then there is one line of JSON each way. Nothing of
it is ever run or unpacked as Python, and nobody waits for longer than was agreed.
"""

from __future__ import annotations

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
from multiprocessing.connection import Client, Connection, answer_challenge, deliver_challenge
from pathlib import Path
from typing import Any

from gonfalon.ui.application.rendezvous import Rendezvous

__all__ = ["Call", "CallResult", "place_call", "take_call"]

PROTOCOL = 1
MOST_BYTES = 65536
LONGEST_TOKEN = 256
ANSWER_SECONDS = 2.0
"""How long a caller waits for its answer, all in all."""
READ_SECONDS = 1.0
"""How long either side waits for the other's next word."""

_log = logging.getLogger(__name__)


class CallResult(Enum):
    """What became of a call."""

    TAKEN = "taken"
    NOBODY = "nobody"
    """Nobody is there, or nobody any more."""
    SILENT = "silent"
    """Somebody is there who does not answer, or not as this program would."""


@dataclass(frozen=True)
class Call:
    """What the open window is asked to do: come forward, and open a record."""

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


class _Patient:
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
    other: Any = _Patient(connection)
    deliver_challenge(other, key)
    answer_challenge(other, key)
    taken = take(Call.decode(other.recv_bytes(MOST_BYTES)))
    if taken is not None:
        other.send_bytes(json.dumps({"gonfalon": PROTOCOL, "taken": taken}).encode())


def place_call(rendezvous: Rendezvous, call: Call, seconds: float = ANSWER_SECONDS) -> CallResult:
    """Call the window that is met there and wait for its answer, but not longer than this."""
    answers: list[CallResult] = []
    given_up = threading.Event()
    # In a thread: where a process has been stopped, even meeting it may take for ever.
    caller = threading.Thread(target=lambda: answers.append(_call(rendezvous, call, given_up)), daemon=True)
    caller.start()
    caller.join(seconds)
    given_up.set()
    return answers[0] if answers else CallResult.SILENT


def _call(rendezvous: Rendezvous, call: Call, given_up: threading.Event) -> CallResult:
    try:
        connection = Client(rendezvous.address)
    except OSError:
        return CallResult.NOBODY
    with connection:
        try:
            other: Any = _Patient(connection)
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
