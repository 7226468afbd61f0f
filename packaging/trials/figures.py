"""What a trial measures: sizes, the time to the first picture, and memory; and the table of all that at the end."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import statistics
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from bundles.figures import MEGABYTE
from bundles.figures import figures as recorded
from bundles.workshop import ROOT
from trials.playing import FirstPaint, paint_once
from trials.root import Root
from trials.running import TrialError

RUNS = 10
DROP = Path("/proc/sys/vm/drop_caches")
SCRIPT = Path(__file__).with_name("at_the_table.py")
PROGRAM = "usr/lib/gonfalon"
HELD = {
    "window": ("window", "memory"),
    "bots": ("bots", ""),
    "all": ("all processes", "memory-all"),
    "once": ("all processes, what is shared counted once", "memory-once"),
}
"""By its name in what the script says, a measure's words, and the figure that limits it if one does."""
CACHES_DROPPED = "all of the system's file caches dropped before each run"
FILES_DROPPED = "files of the root dropped from the cache before each run, by posix_fadvise"


@dataclass(frozen=True)
class Figure:
    """One measured thing: all values, and the most that its median may be."""

    suite: str
    name: str
    unit: str
    values: tuple[float, ...]
    limit: float | None = None

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def over(self) -> bool:
        return self.limit is not None and self.median > self.limit

    @property
    def row(self) -> tuple[str, ...]:
        """The cells of the table."""
        digits = 2 if self.unit == "s" else 1
        spread = f"{min(self.values):.{digits}f} to {max(self.values):.{digits}f}" if len(self.values) > 1 else ""
        limit = "" if self.limit is None else f"{self.limit:g}"
        verdict = "" if self.limit is None else "OVER" if self.over else "ok"
        return self.suite, self.name, f"{self.median:.{digits}f}", self.unit, spread, limit, verdict


def limit(name: str) -> float:
    """The most that a figure of packaging/figures.toml may be, in its unit."""
    return recorded(ROOT)[name].limit


def table(figures: Iterable[Figure]) -> str:
    """All figures in columns."""
    rows = [("suite", "what", "median", "", "from, to", "limit", ""), *(figure.row for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join(lines)


def as_json(figures: Iterable[Figure], notes: Mapping[str, str]) -> str:
    """All figures for programs to read."""
    listed = [{**asdict(figure), "median": figure.median, "over": figure.over} for figure in figures]
    return json.dumps({"notes": dict(notes), "figures": listed}, indent=2) + "\n"


def load() -> str:
    """How busy the machine is, for whoever reads the figures."""
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


# -- the time to the first picture -----------------------------------------------------------------------------------


def first_pictures(root: Root, suite: str, screens: Mapping[str, Mapping[str, str]], runs: int) -> list[Figure]:
    """The time to the first picture on each platform, with the files in the memory and without, and the processor's.

    Args:
        root: where the program is installed.
        suite: for the table.
        screens: by the name of the platform, the environment for it.
        runs: how often each is measured.
    """
    figures = []
    for name, environ in screens.items():
        paint_once(root, environ)
        warm = tuple(zip(*(paint_once(root, environ) for _ in range(runs)), strict=True))
        for kind, told, values in zip(("warm", "processor"), ("warm", "of the processor"), warm, strict=True):
            figures.append(Figure(suite, f"first picture, {told}, {name}", "s", values, limit(f"first-picture-{kind}")))
        cold = tuple(cold_paint(root, environ).seconds for _ in range(runs))
        figures.append(Figure(suite, f"first picture, cold, {name}", "s", cold, limit("first-picture-cold")))
    return figures


def cold_paint(root: Root, environ: Mapping[str, str]) -> FirstPaint:
    """A first picture whose files come from the disk."""
    if may_drop_caches():
        os.sync()
        DROP.write_text("3")
    else:
        forget_files(path for path in root.folder.rglob("*") if path.is_file() and not path.is_symlink())
    # What enters the root is warm again, only the program and its libraries are not.
    root.play("true")
    return paint_once(root, environ)


def may_drop_caches() -> bool:
    """Whether this machine lets its file caches be emptied."""
    return os.access(DROP, os.W_OK)


def forget_files(paths: Iterable[Path]) -> None:
    """Drop the content of files from the system's cache."""
    for path in paths:
        with contextlib.suppress(OSError):
            descriptor = os.open(path, os.O_RDONLY)
            try:
                os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
            finally:
                os.close(descriptor)


# -- memory ----------------------------------------------------------------------------------------------------------


def memory(root: Root, suite: str, games: Iterable[str], screens: Mapping[str, Mapping[str, str]]) -> list[Figure]:
    """What the window and the processes beside it hold at the table of each game."""
    script = root.folder / "tmp" / SCRIPT.name
    shutil.copyfile(SCRIPT, script)
    figures = []
    try:
        for game in games:
            for name, environ in screens.items():
                order = ("/usr/bin/python3", "-I", f"/tmp/{SCRIPT.name}", f"/{PROGRAM}", game)
                said = root.play(*order, environ=environ)
                try:
                    held = json.loads(said)
                except ValueError:
                    raise TrialError(f"The table of {game} did not tell its memory, it said:\n{said}") from None
                for key, (words, figure) in HELD.items():
                    size, most = (held[key] * 1024 / MEGABYTE,), limit(figure) if figure else None
                    figures.append(Figure(suite, f"memory at the table, {game}, {name}, {words}", "MB", size, most))
    finally:
        script.unlink()
    return figures
