"""The packages that bundles contain: their versions and hashes stand in packaging/pins/program.txt."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from bundles.workshop import BuildError, Workshop

PROGRAM = Path("packaging/pins/program.txt")


@dataclass(frozen=True)
class Platform:
    """For whom wheels are chosen."""

    name: str
    tags: tuple[str, ...]
    """Platform tags of wheels, the best first."""
    python: str
    """The version of Python that will run them, as `3.12`."""


LINUX = Platform("linux", ("manylinux_2_34_x86_64", "manylinux_2_28_x86_64", "manylinux2014_x86_64"), "3.11")
WINDOWS = Platform("windows", ("win_amd64",), "3.12")
MACOS = Platform("macos", ("macosx_13_0_universal2", "macosx_11_0_arm64"), "3.12")
"""Of PyYAML, whose wheels are for one processor each, only the Python files are taken."""


def fetch(workshop: Workshop, platform: Platform) -> dict[str, Path]:
    """The wheels for a platform by the name of their project in small letters; downloaded once, checked every time.

    Raises:
        BuildError: when one cannot be had, or is not the one that was pinned.
    """
    folder = workshop.work / "wheels" / platform.name
    folder.mkdir(parents=True, exist_ok=True)
    workshop.step(f"fetching the wheels for {platform.name}")
    order: list[str | Path] = [workshop.python, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    order += ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--implementation", "cp"]
    order += ["--python-version", platform.python, "--dest", folder, "-r", workshop.root / PROGRAM]
    for tag in platform.tags:
        order += ["--platform", tag]
    workshop.run(order)
    found = {}
    for name, version in pinned(workshop.root).items():
        wheels = sorted(folder.glob(f"{name.replace('-', '_')}-{version}-*.whl"))
        if not wheels:
            raise BuildError(f"{name} {version} has no wheel for {platform.name}; see {PROGRAM}.")
        found[name] = wheels[-1]
    return found


def pinned(root: Path) -> dict[str, str]:
    """The version of each pinned project, by its name in small letters."""
    text = (root / PROGRAM).read_text(encoding="utf-8")
    return {name.lower(): version for name, version in re.findall(r"^([\w-]+)==([\w.]+)", text, re.MULTILINE)}
