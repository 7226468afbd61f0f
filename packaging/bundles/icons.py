"""The icons of desktops for Linux: of the program and of its files, in the theme from which all others take."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from bundles.workshop import BuildError, Workshop

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256)
"""Sizes with folders of their own; the smallest are drawn from app-icon-small.svg, which shows less."""
THEME = Path("usr/share/icons/hicolor")


def lay_out(workshop: Workshop, root: Path, kinds: Mapping[str, str]) -> None:
    """Put the icons below `root`, the root of the system; `kinds` has the MIME type of each drawing of a file."""
    resources = workshop.root / "resources"
    for size in SIZES:
        _copy(resources / f"icons/gonfalon-{size}.png", root / THEME / f"{size}x{size}/apps/{workshop.app_id}.png")
    scalable = root / THEME / "scalable"
    _copy(resources / "art/app-icon.svg", scalable / f"apps/{workshop.app_id}.svg")
    for drawing, kind in kinds.items():
        goal = scalable / f"mimetypes/{kind.replace('/', '-')}.svg"
        _copy(workshop.root / f"packaging/linux/{drawing}.svg", goal)


def _copy(source: Path, goal: Path) -> None:
    if not source.is_file():
        raise BuildError(f"The icon {source} is missing.")
    goal.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, goal)
