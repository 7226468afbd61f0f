#!/usr/bin/env python3
"""Build targets twice, in two copies of the last commit and in different surroundings, and compare byte by byte.

`python3 packaging/trials/twice.py wheel deb`. The two builds differ in their folder, umask, time zone, language, name
of the user and number of processors; what comes out must not.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Surroundings:
    """What a machine that builds may have of its own."""

    folder: str
    umask: int
    zone: str
    language: str
    user: str
    processors: int | None
    """How many processors the build may use; all if None."""

    @property
    def environ(self) -> dict[str, str]:
        """The environment of the build."""
        own = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "SOURCE_DATE_EPOCH")}
        return {**own, "TZ": self.zone, "LANG": self.language, "USER": self.user, "LOGNAME": self.user}

    def enter(self) -> None:
        """Take on what the process itself has to have."""
        os.umask(self.umask)
        if self.processors is not None:
            os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: self.processors])


HERE = Surroundings("here", 0o022, "UTC", "C.UTF-8", "anna", None)
ELSEWHERE = Surroundings("somewhere/else", 0o077, "Pacific/Chatham", "pl_PL.UTF-8", "timur", 1)


def build(surroundings: Surroundings, source: Path, base: Path, targets: Sequence[str]) -> Path:
    """Build in a fresh copy of `source`; returns the folder of the copy, or ends the trial."""
    place = base / surroundings.folder
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", source, place / "checkout"], check=True)
    order: list[str | Path] = [
        sys.executable,
        "packaging/build.py",
        *targets,
        "--work",
        place / "work",
        "--out",
        place / "dist",
    ]
    print(f"== building in {place}", flush=True)
    done = subprocess.run(
        order, cwd=place / "checkout", env=surroundings.environ, preexec_fn=surroundings.enter, check=False
    )
    if done.returncode:
        sys.exit(f"The build in {place} failed; its own words are above.")
    return place


def compare(one: Path, other: Path) -> list[str]:
    """A sentence for each file that is not the same in both folders."""
    names = sorted({path.name for folder in (one, other) for path in folder.iterdir()})
    told = []
    for name in names:
        first, second = one / name, other / name
        if not (first.is_file() and second.is_file()):
            told.append(f"{name} was made only once.")
        elif first.read_bytes() != second.read_bytes():
            told.append(f"{name} differs: {difference(first, second)}")
    return told


def difference(first: Path, second: Path) -> str:
    """Where two files begin to differ: by what they contain if that is known, else by the place of the byte."""
    for left, right in zip_longest(listing(first), listing(second), fillvalue="nothing more"):
        if left != right:
            return f"`{left}` in the first and `{right}` in the second."
    pairs = zip(first.read_bytes(), second.read_bytes(), strict=False)
    at = next((place for place, (left, right) in enumerate(pairs) if left != right), None)
    if at is None:
        return f"one goes on after {min(first.stat().st_size, second.stat().st_size):,} bytes, where the other ends."
    return f"from byte {at:,} on."


def listing(path: Path) -> list[str]:
    """What an archive contains, a line for each member; nothing for what is no known archive."""
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            return [
                f"{one.filename} {one.date_time} {one.external_attr:o} {one.file_size} {one.CRC:08x}"
                for one in archive.infolist()
            ]
    orders: dict[str, list[list[str | Path]]] = {
        ".deb": [["dpkg-deb", "--info", path], ["dpkg-deb", "--contents", path]],
        ".rpm": [["rpm", "-qp", "--xml", path]],
    }
    lines = []
    for order in orders.get(path.suffix, []):
        said = subprocess.run(order, capture_output=True, encoding="utf-8", errors="replace", check=False)
        lines += said.stdout.splitlines()
    if path.suffix in (".json", "") and not lines:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return lines


def main(argv: Sequence[str]) -> int:
    """Build twice and return 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="twice.py", description="Build targets twice and compare byte by byte.")
    parser.add_argument("targets", nargs="+", metavar="TARGET", help="as for packaging/build.py")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="build in this empty folder and leave it there")
    chosen = parser.parse_args(argv)
    if subprocess.run(["git", "status", "--porcelain"], cwd=CHECKOUT, capture_output=True, check=False).stdout:
        print("There are changes that are not committed; the last commit is built, without them.")
    with tempfile.TemporaryDirectory() as spare:
        base = (chosen.keep or Path(spare)).resolve()
        first = build(HERE, CHECKOUT, base, chosen.targets)
        # Whatever is committed meanwhile, both are of the same commit.
        second = build(ELSEWHERE, first / "checkout", base, chosen.targets)
        folders = [first / "dist", second / "dist"]
        told = compare(*folders)
        same = sorted(path.name for path in folders[0].iterdir() if not any(one.startswith(path.name) for one in told))
    print("\nThe same twice: " + (", ".join(same) or "nothing"))
    for sentence in told:
        print(sentence)
    if told and chosen.keep:
        print(f"diffoscope {folders[0]} {folders[1]} tells everything.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
