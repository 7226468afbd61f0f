"""Compare our engine with traces of Rally the Troops.

To be called as `PYTHONPATH=.:desktop python -m tests.games.pamir.rules.rtt FOLDER`.

A line is printed for each game: that it agrees, or the first difference in words. A file may be named instead of a
folder, and several of either. The exit code is 1 where anything differs and 2 where there is nothing to compare.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .adapter import replay
from .course import Difference
from .trace import TraceError, read_trace, traces_in


def compared(path: Path) -> tuple[bool, str]:
    """Whether a game agrees, and the line about it."""
    try:
        trace = read_trace(path)
        turns = replay(trace)
    except (Difference, TraceError) as wrong:
        return False, f"DIFFERS  {wrong}"
    return True, f"agrees   {path.name}: {trace.seats} players, {len(trace.steps)} steps, {turns} actions compared."


def main(named: list[str]) -> int:
    """Compare all games in the named files and folders."""
    paths = [path for name in named for path in ([Path(name)] if Path(name).is_file() else traces_in(Path(name)))]
    if not paths:
        print("Name a folder with traces (*.jsonl.gz) of Rally the Troops; there is none here to compare with.")
        return 2
    agreed = 0
    for path in paths:
        good, line = compared(path)
        agreed += good
        print(line, flush=True)
    print(f"{agreed} of {len(paths)} games agree.")
    return 0 if agreed == len(paths) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
