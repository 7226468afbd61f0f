"""Processes of our own: one with a pipe to it in both directions, and one that does a piece of work and tells of it.

They stand back behind the window, and nothing here waits for them. To be used from one thread.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection

NICE = 10
"""How much a piece of work stands back: behind the bots too."""
TOLD, END, ERROR = "told", "end", "error"

_log = logging.getLogger(__name__)


def usable_cores() -> int:
    """Return how many processes may work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Process:
    """A process that begins at once."""

    def __init__(self, name: str, nice: int, work: Callable[..., None], *given: object) -> None:
        """
        Args:
            name: what the process is called.
            nice: how much it stands back.
            work: what it does with its end of the pipe; a function at the top of a module.
            given: what it is given besides.

        Raises:
            OSError: when it cannot be started.
        """
        context = multiprocessing.get_context("spawn")
        self.pipe, there = context.Pipe()
        self._process = context.Process(target=_run, args=(nice, work, there, *given), name=name, daemon=True)
        try:
            self._process.start()
        except OSError:
            self.pipe.close()
            raise
        finally:
            there.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def receive(self, most: int | None = None) -> bytes | None:
        """Return its next message, of at most so many bytes; None if there is none yet.

        Raises:
            OSError: when it has ended.
        """
        try:
            return self.pipe.recv_bytes(most) if self.pipe.poll() else None
        except EOFError as error:
            raise BrokenPipeError from error

    def kill(self) -> None:
        """End it at once, without waiting until it is gone."""
        self.pipe.close()
        with contextlib.suppress(OSError):
            self._process.kill()

    def reap(self, seconds: float | None = 0.0) -> bool:
        """Let go of it if it is gone after so many seconds, or whenever it is for None; return whether it is."""
        self._process.join(seconds)
        gone = self._process.exitcode is not None
        if gone:
            self._process.close()
        return gone


def _run(nice: int, work: Callable[..., None], *given: object) -> None:
    # The terminal sends Ctrl+C to all processes; the window decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    work(*given)


class BackgroundTask:
    """One piece of work, which begins at once and can be given up at any time."""

    def __init__(self, name: str, work: Callable[..., Iterable[str]], *given: object) -> None:
        """
        Args:
            name: what its process is called.
            work: does it in the other process, and yields what is to be told; a function at the top of a module.
            given: what it is given.
        """
        self.failed = False
        """Whether it has ended before it was done; one that was given up has not failed."""
        self._name = name
        self._process: Process | None = None
        try:
            self._process = Process(name, NICE, _tell, work, pickle.dumps(given))
        except OSError as error:
            self.fail(f"it cannot be started: {error}")

    @property
    def pid(self) -> int | None:
        """The number of its process, None where there is none."""
        return self._process.pid if self._process is not None else None

    @property
    def busy(self) -> bool:
        """Whether there may be more to receive."""
        return self._process is not None

    def hear(self) -> list[str]:
        """Return what the process has sent since the last call, without waiting. To be called a few times a second."""
        told: list[str] = []
        while self._process is not None:
            try:
                message = self._process.receive()
                word, _, text = (message or b"").decode().partition(" ")
            except (OSError, ValueError):
                self.fail("it has ended before its time")
                break
            if message is None:
                break
            if word == TOLD:
                told.append(text)
            elif word == END:
                self.close()
            else:
                self.fail(text)
        return told

    def kill(self) -> None:
        """End its process at once, without waiting until it is gone; to be closed after that."""
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """Give it up, or let go of what has ended."""
        if self._process is not None:
            self._process.kill()
            self._process.reap(None)
            self._process = None

    def fail(self, why: str) -> None:
        """Give the task up for a reason that is of no use to the caller."""
        _log.warning("the process %s failed: %s", self._name, why)
        self.failed = True
        self.close()


def _tell(pipe: Connection, work: Callable[..., Iterable[str]], given: bytes) -> None:
    # Who is no longer there to be told needs no more of it either.
    with contextlib.suppress(OSError):
        try:
            for text in work(*pickle.loads(given)):
                pipe.send_bytes(f"{TOLD} {text}".encode())
        except OSError:
            raise
        except Exception as error:  # noqa: BLE001
            pipe.send_bytes(f"{ERROR} {type(error).__name__}".encode())
        else:
            pipe.send_bytes(END.encode())
