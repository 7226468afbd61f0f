"""The program with a Python of its own, made by PyInstaller: what the AppImage and the bundle for macOS are made of."""

from __future__ import annotations

import json
import re
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bundles import qt_files, tree
from bundles.pins import Platform
from bundles.workshop import BuildError, Workshop

SPEC = Path("packaging/frozen/gonfalon.spec")
EXCLUDED = (
    # Nothing here talks to a network; `hashlib` has its own implementations of what is used.
    "_hashlib", "_ssl", "ftplib", "http", "ssl", "urllib.request", "xmlrpc",
    "_bz2", "_lzma", "bz2", "lzma", "tkinter", "unittest",
)  # fmt: skip
"""Modules of Python that others would bring in and the program does not use."""
LEFT_TO_THE_SYSTEM = (
    "libX11-xcb.so", "libX11.so", "libXau.so", "libXdmcp.so", "libbrotli", "libbsd.so", "libbz2.so", "libexpat.so",
    "libffi.so", "libfontconfig.so", "libfreetype.so", "libgcc_s.so", "libglib-2.0.so", "libgthread-2.0.so", "libmd.so",
    "libpcre2-8.so", "libpng16.so", "libstdc++.so", "libz.so",
)  # fmt: skip
"""Libraries that every Linux desktop has; its own newer ones would clash with older ones of the bundle."""
MADE_OF_FRAMEWORKS = re.compile(r"\.framework/(Versions/Current|Resources|Qt[A-Za-z]+|.*_CodeSignature/[^/]+)$")
"""The links and signatures that PyInstaller puts into frameworks."""


def freeze(
    workshop: Workshop, platform: Platform, name: str, more: Sequence[tuple[Path, str]] = (), **given: Any
) -> Path:
    """Freeze the program; returns the folder `name`, on macOS the bundle `name`.app.

    Args:
        workshop: the build.
        platform: whose wheels are taken; it has to be the one that this runs on, PyInstaller cannot do others.
        name: of the program's file and of the folder.
        more: files that are put in too, and the folders in it where they go.
        given: what the bundle of macOS needs besides, see packaging/frozen/gonfalon.spec.

    Raises:
        BuildError: when PyInstaller fails, or the result contains what must not be in it.
    """
    python = workshop.python
    base = workshop.folder("frozen-base")
    # PyInstaller keeps folders as they are only below a place for packages, and the user's is one that can be moved.
    surroundings = {"PYTHONUSERBASE": str(base)}
    words: list[str | Path] = [python, "-c", "import site; print(site.getusersitepackages())"]
    packages = Path(workshop.run(words, environ=surroundings).strip())
    packages.mkdir(parents=True)
    tree.lay_out(workshop, platform, packages, alone=True)
    goal = workshop.folder("frozen")
    surroundings |= {
        "GONFALON_FREEZING": json.dumps(_facts(workshop, packages, name, more) | given),
        "PYINSTALLER_CONFIG_DIR": str(workshop.folder("frozen-cache")),
        # A bundle whose signature does not hold is none.
        "PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR": "1",
        "PYINSTALLER_VERIFY_BUNDLE_SIGNATURE": "1",
        "PYTHONPATH": str(packages),
    }
    workshop.step("freezing the program")
    words = [python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    words += ["--distpath", goal, "--workpath", workshop.folder("frozen-work"), workshop.root / SPEC]
    workshop.run(words, environ=surroundings)
    bundle = goal / f"{name}.app"
    made = bundle if bundle.is_dir() else goal / name
    check(tree.files(made), tree.files(packages))
    workshop.settle(made)
    return made


def _facts(workshop: Workshop, packages: Path, name: str, more: Sequence[tuple[Path, str]]) -> dict[str, Any]:
    """What the spec file asks for on every system."""
    licence = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if not licence.is_file():
        raise BuildError(f"This Python has no {licence}, and it must not be frozen without its licence.")
    return {
        "tree": str(packages),
        "name": name,
        "data": [(str(file), folder) for file, folder in ((licence, "licences/Python"), *more)],
        "excludes": EXCLUDED,
        "left_to_the_system": LEFT_TO_THE_SYSTEM,
    }


def check(made: list[str], laid_out: list[str]) -> None:
    """Raise BuildError if a frozen program lacks its data, or has more of Qt than the files that were laid out."""
    qt_files.check(made)
    known = {name.rpartition("/")[2] for name in laid_out}
    for name in made:
        of_qt = re.search(r"qt6|\.framework/|(^|/)(pyside|shiboken)6/", name, re.IGNORECASE)
        if of_qt and name.rpartition("/")[2] not in known and not MADE_OF_FRAMEWORKS.search(name):
            raise BuildError(f"PyInstaller put {name} into the bundle, which was not laid out for it.")
    for name in laid_out:
        if re.match(r"gonfalon/_data/|gonfalon_\w+/entry_points\.txt", name) and not any(
            found.endswith(f"/{name}") for found in made
        ):
            raise BuildError(f"PyInstaller left {name} out of the bundle.")


def glibc(folder: Path) -> tuple[int, int]:
    """The oldest version of glibc with which the libraries and programs in a folder can be loaded."""
    found = {(2, 0)}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if content.startswith(b"\x7fELF"):
                found |= {(2, int(minor)) for minor in re.findall(rb"GLIBC_2\.(\d+)\0", content)}
    return max(found)
