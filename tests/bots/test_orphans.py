"""The bots' process does not outlive the program."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bots.test_worker import GUARD, ROOT

PARENT = """
import sys
from gonfalon.bots.worker import Worker
from tests.bots.naughty import naughty
from tests.bots.test_worker import view

if __name__ == "__main__":
    worker = Worker(naughty)
    worker.ask(1, "oriflamme", "hangs", view(), 1, 3000.0)
    while worker._sent is None:
        worker.poll()
    print(worker.pid, flush=True)
    sys.stdin.read()
"""


@pytest.mark.seldom
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes under /proc")
def test_the_process_ends_with_the_program_even_while_a_bot_hangs(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "desktop")))}
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert _alive(pid)
        parent.kill()
    end = time.monotonic() + GUARD
    while _alive(pid):
        assert time.monotonic() < end, "the bots' process outlived the program"


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
