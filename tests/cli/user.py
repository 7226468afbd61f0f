"""Somebody with folders of their own who starts the program, in real processes."""

from __future__ import annotations

import contextlib
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon.core.files import replace_file
from tests.processes import SECONDS, started


def wait_until(done: Callable[[], Any]) -> None:
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.01)


class User:
    """Somebody with folders of their own, who starts the program."""

    def __init__(self, home: Path, runtime: Path) -> None:
        self.data = home / "data"
        self.runtime = runtime
        self.started: list[subprocess.Popen[Any]] = []
        folders = {"DATA_HOME": self.data, "CONFIG_HOME": home / "config", "STATE_HOME": home / "state"}
        self.environ = {f"XDG_{name}": str(folder) for name, folder in {**folders, "RUNTIME_DIR": runtime}.items()}

    def start(self, *words: str, code: str = "", how: dict[str, Any] | None = None, **environ: str) -> Any:
        program = ("-c", code) if code else ("-m", "gonfalon")
        process = started(*program, *words, environ=self.environ | environ, **(how or {}))
        self.started.append(process)
        return process

    @property
    def windows(self) -> dict[int, Path]:
        """The processes whose windows others hand over to, and their folders."""
        windows = {}
        for path in self.runtime.glob("*/lock"):
            with contextlib.suppress(OSError, ValueError):
                windows[int(path.read_text().split()[0])] = path.parent
        return windows

    def opened(self) -> subprocess.Popen[bytes]:
        """Start and wait until the window is open."""
        process: subprocess.Popen[bytes] = self.start()
        wait_until(lambda: process.pid in self.windows)
        call = self.windows[process.pid] / "ready.call"
        replace_file(call, b"{}")
        wait_until(lambda: not call.exists())
        return process

    @property
    def games(self) -> list[Path]:
        return list((self.data / "gonfalon" / "games").glob("*.gonfalon"))
