"""The process in which a coach looks at a game that is over: asked and polled like that of the bots, which go on."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from gonfalon.bots.coach import Case, Coached, Report, read_report, review

__all__ = ["Coaching"]

NICE = 10
"""How much it stands back: behind the bots too."""

_log = logging.getLogger(__name__)


class Coaching:
    """One look at one game, which can be given up at any time; to be used from one thread."""

    def __init__(self, case: Case, find: Callable[[str], Coached]) -> None:
        """
        Args:
            case: the game.
            find: gives a game by its name, in the other process; a function at the top of a module.
        """
        self.done = 0.0
        """How much of the work is done, from 0 to 1."""
        self.report: Report | None = None
        self.failed = False
        """Whether there will be no report, for its process has ended."""
        context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        here, there = context.Pipe(duplex=False)
        self._pipe: Connection | None = here
        try:
            process = context.Process(
                target=_work, args=(there, pickle.dumps(case), find), name="gonfalon-coach", daemon=True
            )
            process.start()
            self._process = process
        except OSError as error:
            _log.warning("the process of the coach cannot be started: %s", error)
            self.failed = True
        finally:
            there.close()

    @property
    def pid(self) -> int | None:
        """The number of its process, None where there is none."""
        return self._process.pid if self._process is not None else None

    def poll(self) -> bool:
        """Hear what it tells; whether it is at work. To be called a few times a second."""
        while self._pipe is not None and self.report is None and not self.failed:
            try:
                if not self._pipe.poll():
                    return True
                word, _, text = self._pipe.recv_bytes().decode().partition(" ")
                if word == "done":
                    self.done = float(text)
                elif word == "report":
                    self.report = read_report(text)
                else:
                    _log.warning("the coach failed: %s", text)
                    self.failed = True
            except (OSError, EOFError, ValueError):
                self.failed = True
        self.close()
        return False

    def close(self) -> None:
        """Give it up, or let go of what has ended."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None


def _work(pipe: Connection, case: bytes, find: Callable[[str], Coached]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    # Who is no longer there to be told needs no report either.
    with contextlib.suppress(OSError):
        try:
            found: Case = pickle.loads(case)
            work = review(found, find(found.game))
            while True:
                pipe.send_bytes(f"done {next(work):.3f}".encode())
        except StopIteration as end:
            pipe.send_bytes(f"report {end.value.text()}".encode())
        except OSError:
            raise
        except Exception as error:  # noqa: BLE001
            pipe.send_bytes(f"error {type(error).__name__}".encode())
