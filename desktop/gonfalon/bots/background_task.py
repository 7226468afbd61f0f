"""A piece of work in a process of its own, which is asked how far it is and can be given up at any time.

It stands back behind the interface and the bots, tells what it finds in lines of text, and is killed when nobody wants
it any more. To be used from one thread.
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
from multiprocessing.context import SpawnProcess
from typing import Any

__all__ = ["BackgroundTask"]

NICE = 10
"""How much it stands back: behind the bots too."""
TOLD, END, ERROR = "told", "end", "error"

_log = logging.getLogger(__name__)


class BackgroundTask:
    """One piece of work, which begins at once."""

    def __init__(self, name: str, work: Callable[..., Iterable[str]], *given: Any) -> None:
        """
        Args:
            name: what its process is called.
            work: does it in the other process, and yields what is to be told; a function at the top of a module.
            given: what it is given.
        """
        self.failed = False
        """Whether it has ended before it was done; one that was given up has not failed."""
        self._name = name
        context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        here, there = context.Pipe(duplex=False)
        self._pipe: Connection | None = here
        try:
            process = context.Process(target=_do, args=(there, work, pickle.dumps(given)), name=name, daemon=True)
            process.start()
            self._process = process
        except OSError as error:
            self.fail(f"it cannot be started: {error}")
        finally:
            there.close()

    @property
    def pid(self) -> int | None:
        """The number of its process, None where there is none."""
        return self._process.pid if self._process is not None else None

    @property
    def busy(self) -> bool:
        """Whether there may be more to receive."""
        return self._pipe is not None

    def hear(self) -> list[str]:
        """Return what the process has sent since the last call, without waiting. To be called a few times a second."""
        told: list[str] = []
        while self._pipe is not None:
            try:
                if not self._pipe.poll():
                    break
                word, _, text = self._pipe.recv_bytes().decode().partition(" ")
            except (OSError, EOFError, ValueError):
                self.fail("it has ended before its time")
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
            with contextlib.suppress(OSError):
                self._process.kill()

    def close(self) -> None:
        """Give it up, or let go of what has ended."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self.kill()
            self._process.join()
            self._process.close()
            self._process = None

    def fail(self, why: str) -> None:
        """Give the task up for a reason that is of no use to the caller."""
        _log.warning("the process %s failed: %s", self._name, why)
        self.failed = True
        self.close()


def _do(pipe: Connection, work: Callable[..., Iterable[str]], given: bytes) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
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
