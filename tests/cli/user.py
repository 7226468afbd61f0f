"""Somebody with folders of their own who starts the program, in real processes."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.scripts import ROOT

SECONDS = 30.0


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
        self.started: list[subprocess.Popen[bytes]] = []
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "desktop"),
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_RUNTIME_DIR": str(runtime),
            "XDG_DATA_HOME": str(self.data),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_STATE_HOME": str(home / "state"),
        }

    def start(self, *words: str, code: str = "", **variables: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, *(["-c", code] if code else ["-m", "gonfalon"]), *words]
        process = subprocess.Popen(
            command, env=self.environment | variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.started.append(process)
        return process

    @property
    def doors(self) -> dict[int, Path]:
        """The processes that listen, and their folders."""
        doors = {}
        for path in self.runtime.glob("*/door.json"):
            with contextlib.suppress(FileNotFoundError):
                doors[int(json.loads(path.read_text())["pid"])] = path.parent
        return doors

    def opened(self) -> subprocess.Popen[bytes]:
        """Start and wait until the window is open."""
        process = self.start()
        wait_until(lambda: process.pid in self.doors)
        return process

    @property
    def games(self) -> list[Path]:
        return list((self.data / "gonfalon" / "games").glob("*.gonfalon"))
