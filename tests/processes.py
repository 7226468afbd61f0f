"""Pythons that tests start: they find the program, and a signal ends them whatever the shell of the tests ignores."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.scripts import ROOT

SECONDS = 180.0
"""How long a process may take on a busy machine for what needs a few seconds on one that is idle."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""What no process can ignore; Windows has it under the other name."""


def started(*words: str | bytes | Path, environ: dict[str, str] | None = None, **how: Any) -> subprocess.Popen[bytes]:
    """Start Python with these words; what is not said otherwise goes through pipes.

    Args:
        words: those of the command line behind the name of the interpreter.
        environ: variables in addition to those of this process.
        how: what else `Popen` is told.
    """
    how = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | how
    if os.name == "posix":
        # A process without a terminal, or begun in the background, ignores some signals, and lets its children do so.
        how |= {"preexec_fn": _heed_signals, "start_new_session": True}
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), **(environ or {})}
    return subprocess.Popen([sys.executable, *words], env=surroundings, **how)


def _heed_signals() -> None:
    for number in signal.valid_signals():
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)


def ended(process: subprocess.Popen[bytes], typed: bytes | None = None) -> tuple[int, str, str]:
    """Wait for the end of a process; return its exit status, and what it has written to both streams."""
    try:
        out, err = process.communicate(typed, timeout=SECONDS)
    finally:
        kill(process)
    return process.returncode, (out or b"").decode(errors="replace"), (err or b"").decode(errors="replace")


@contextlib.contextmanager
def in_time(process: subprocess.Popen[Any]) -> Iterator[None]:
    """Kill a process that keeps this block waiting for longer than it may."""
    timer = threading.Timer(SECONDS, kill, (process,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def kill(process: subprocess.Popen[Any]) -> None:
    """End a process, and those that it has started and left behind."""
    with contextlib.suppress(AttributeError, ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
