"""`packaging/trials/debian.py`: what is tried where, in a namespace whose mounts and processes end with it."""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from trials import course, figures
from trials.course import Trial
from trials.figures import Figure
from trials.packages import Package, read
from trials.root import MIRROR, SUITES, Root, make_base
from trials.running import TrialError, need, step

CHECKOUT = Path(__file__).resolve().parent.parent.parent
INSIDE = "GONFALON_TRIALS_INSIDE"
"""Set once the script runs in its own namespaces."""
INTERRUPTED = 130


def main(argv: Sequence[str]) -> int:
    """Try the packages and return the exit status; what goes wrong is told in a sentence."""
    chosen = arguments(argv)
    if os.geteuid() != 0:
        print("Please start this with sudo: it enters the clean systems as their administrator.", file=sys.stderr)
        return 1
    try:
        if INSIDE not in os.environ:
            # Whatever happens, the mounts go with the namespace and the processes with their first one.
            order = [need("unshare", "util-linux"), "--mount", "--propagation", "private", "--pid", "--fork"]
            order += ["--mount-proc", "--kill-child", sys.executable, sys.argv[0], *argv]
            os.execve(order[0], order, {**os.environ, INSIDE: "1"})
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        return try_all(chosen)
    except TrialError as error:
        print(f"This does not hold: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The trial cannot go on: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return INTERRUPTED


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The words of the command line."""
    parser = argparse.ArgumentParser(
        prog="debian.py",
        description="Install, play, measure and remove the packages in clean Debian systems; needs root.",
    )
    parser.add_argument("packages", nargs="+", type=Path, metavar="PACKAGE", help="a .deb, and perhaps an .rpm")
    parser.add_argument("--suite", action="append", choices=SUITES, help="only this Debian (both)")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="keep the pictures that were taken")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures for programs too")
    parser.add_argument("--runs", type=int, default=figures.RUNS, metavar="N", help="how often each start is measured")
    parser.add_argument(
        "--roots",
        type=Path,
        default=CHECKOUT / "build/trials",
        metavar="FOLDER",
        help="where the base systems and downloaded packages are kept (build/trials)",
    )
    parser.add_argument("--mirror", default=MIRROR, metavar="URL", help="where the base systems come from")
    parser.add_argument("--keep", action="store_true", help="leave the systems that were played in on the disk")
    return parser.parse_intermixed_args(argv)


def try_all(chosen: argparse.Namespace) -> int:
    """Try every package on every system; 1 if a figure that does not depend on the hour is over its limit."""
    given = [read(file.resolve()) for file in chosen.packages]
    debs = [package for package in given if package.file.suffix == ".deb"]
    if not debs:
        raise TrialError("A .deb has to be among the packages: it says which others are needed.")
    measured: list[Figure] = []
    try:
        for suite in chosen.suite or SUITES:
            for package in given:
                try_one(chosen, suite, package, debs[0], measured)
    finally:
        # What was measured before something failed is worth knowing too.
        if measured:
            tell(chosen, measured)
    over = [f"{figure.name} on {figure.suite}" for figure in measured if figure.over and figure.unit != "s"]
    if over:
        raise TrialError(f"Over the limit: {'; '.join(over)}.")
    return 0


def tell(chosen: argparse.Namespace, measured: list[Figure]) -> None:
    """Print the table of the figures, and write them into the file that was named for them."""
    cold = figures.CACHES_DROPPED if figures.may_drop_caches() else figures.FILES_DROPPED
    print(
        f"\n{figures.table(measured)}\n\nWarm and cold: the median of {chosen.runs} starts; cold: {cold}.", flush=True
    )
    if chosen.json:
        chosen.json.write_text(figures.as_json(measured, {"cold": cold, "load": figures.load()}), encoding="utf-8")


def try_one(chosen: argparse.Namespace, suite: str, package: Package, deb: Package, measured: list[Figure]) -> None:
    """Try a package on a fresh system, which is thrown away; what is measured is added to the figures."""
    roots = chosen.roots.resolve()
    base = make_base(suite, roots, chosen.mirror)
    folder = roots / "trials" / f"{suite}-{package.file.suffix[1:]}"
    if folder.exists():
        shutil.rmtree(folder)
    step(suite, "copying the base system")
    pictures = chosen.pictures.resolve() if chosen.pictures else None
    root = Root(base, folder, roots / f"{suite}-archives")
    try:
        with root:
            trial = Trial(suite, root, package, chosen.runs, pictures, measured)
            if package.file.suffix == ".deb":
                course.try_deb(trial)
            else:
                course.try_rpm(trial, deb)
    finally:
        if not chosen.keep and folder.exists():
            root.remove()
