"""What every package for Linux puts on the disk: the program, its command, and what desktops want to know."""

from __future__ import annotations

import shutil
from pathlib import Path

from bundles import tree
from bundles.pins import LINUX
from bundles.workshop import Workshop

SOURCES = Path("packaging/linux")


def lay_out(workshop: Workshop, root: Path) -> None:
    """Put all files below `root`, which stands for the root of the system."""
    workshop.installed = root
    program = root / "usr/lib/gonfalon"
    program.mkdir(parents=True)
    tree.lay_out(workshop, LINUX, program, yaml=False)
    sources = workshop.root / SOURCES
    command = root / "usr/bin/gonfalon"
    command.parent.mkdir(parents=True)
    shutil.copyfile(sources / "gonfalon", command)
    command.chmod(0o755)
