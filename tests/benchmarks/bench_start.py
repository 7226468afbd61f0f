"""How soon the first picture is on the screen, and how much memory the table takes.

`python -m tests.benchmarks.bench_start [RUNS]`, without a display or, for a real one, `QT_QPA_PLATFORM=xcb xvfb-run -a
python -m tests.benchmarks.bench_start`. Every run is a process of its own, from its start to the first paint of the
start screen; the first one only warms the disk.
"""

from __future__ import annotations

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

from tests.scripts import ROOT, load_script

trial = load_script("trials.figures")
GOAL_SECONDS = 0.8


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as home:
        times = [first_paint(home) for _ in range(runs + 1)][1:]
        print(f"platform {environment(home)['QT_QPA_PLATFORM']}, {runs} runs after one to warm up")
        print(f"first paint: median {statistics.median(times):.2f} s, {min(times):.2f} to {max(times):.2f} s", end="")
        print(f" (goal {GOAL_SECONDS} s)")
        memory = held(home)
        for key, (words, figure) in trial.HELD.items():
            goal = f" (goal {trial.limit(figure):g} MB)" if figure else ""
            print(f"memory at the table, {words}: {memory[key]:.1f} MB{goal}")


def environment(home: str) -> dict[str, str]:
    """A home of its own, and the program of this checkout."""
    folders = {"HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data"}
    paths = {"PYTHONPATH": f"{ROOT / 'desktop'}{os.pathsep}{ROOT}"}
    return {"QT_QPA_PLATFORM": "offscreen", **os.environ, **folders, **paths}


def first_paint(home: str) -> float:
    """Seconds from the start of a process to its first picture."""
    command = [sys.executable, "-m", "gonfalon", "--smoke"]
    done = subprocess.run(command, env=environment(home), capture_output=True, text=True, check=True)
    found = re.search(r"first paint ([\d.]+) s", done.stdout)
    assert found is not None, done.stdout + done.stderr
    return float(found[1])


def held(home: str) -> dict[str, float]:
    """The memory of a window in whose game rounds have been played and of the processes beside it, in MB."""
    command = [sys.executable, str(trial.SCRIPT), str(ROOT / "desktop"), "oriflamme"]
    done = subprocess.run(command, env=environment(home), capture_output=True, text=True, check=True)
    return {name: kilobytes * 1024 / trial.MEGABYTE for name, kilobytes in json.loads(done.stdout).items()}


if __name__ == "__main__":
    main()
