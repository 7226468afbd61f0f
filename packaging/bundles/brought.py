"""What the AppImage brings along of the system where it is built: libraries, and with them their licences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from bundles import linked, linux_files
from bundles.workshop import BuildError, Workshop

WANTED = ("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1", "libxkbcommon-x11.so.0", "libdbus-1.so.3")
"""Libraries that not every desktop has; PyInstaller only takes what the building machine has."""
COMMON = Path("usr/share/common-licenses")
"""Where Debian keeps the texts to which what it tells of single packages refers."""


def libraries(folder: Path) -> list[str]:
    """The libraries in a frozen program that are the system's; raises BuildError when a wanted one is not there."""
    # Those of Qt lie deeper, and links lead to them; Python's own comes with its own licence.
    found = sorted(
        path.name for path in folder.glob("lib*.so*") if not path.is_symlink() and not path.name.startswith("libpython")
    )
    lacking = sorted(set(WANTED) - set(found))
    if lacking:
        raise BuildError(
            f"This machine does not have {lacking[0]} to put into the AppImage. On Debian: apt-get install "
            f"{' '.join(linked.debian_packages(lacking))}"
        )
    return found


def add_licences(workshop: Workshop, names: Iterable[str], root: Path, system: Path = Path("/")) -> None:
    """Put what Debian tells of the licences of these libraries beside the other licences, and the texts it refers to.

    Raises:
        BuildError: when it is not known whose a library is, or that package tells nothing.
    """
    goal = root / linux_files.LICENCES
    common: set[str] = set()
    for package in sorted({owner(workshop, name) for name in names}):
        told = system / f"usr/share/doc/{package}/copyright"
        if not told.is_file():
            raise BuildError(f"{told} is missing, so the licence of a library in the AppImage is not known.")
        text = told.read_text(encoding="utf-8")
        linux_files.write(goal / f"{package}.txt", text)
        common |= set(re.findall(rf"/{COMMON}/([\w-]+(?:\.\d+)?)", text))
    for name in sorted(common):
        if (system / COMMON / name).is_file():
            linux_files.write(goal / f"{name}.txt", (system / COMMON / name).read_text(encoding="utf-8"))


def owner(workshop: Workshop, name: str) -> str:
    """The package of Debian that holds a library; raises BuildError when none does."""
    said = workshop.run([workshop.need("dpkg-query", "dpkg"), "--search", f"*/{name}"])
    found = sorted(re.findall(r"^([\w.+-]+)(?::amd64)?: ", said, re.MULTILINE))
    if not found:
        raise BuildError(f"No package for x86-64 holds {name}, so its licence is not known.")
    return str(found[0])
