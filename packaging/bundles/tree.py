"""The program with everything it needs beside a Python: what the packages for Linux and Windows put on the disk."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

from bundles import icu, qt_files, qt_words, shiboken, wheel
from bundles.pins import LINUX, Platform, fetch
from bundles.workshop import BuildError, Workshop

PACKAGES = re.compile(r"gonfalon(_\w+)?/")
"""What the program needs of its own wheel."""
MEASURE = """\
import marshal, pathlib, sys
folder = pathlib.Path(sys.argv[1])
total = 0
for path in folder.rglob("*.py"):
    code = compile(path.read_bytes(), f"/{path.relative_to(folder).as_posix()}", "exec", dont_inherit=True)
    total += 16 + len(marshal.dumps(code))
print(total)
"""
"""Prints what the byte code of a folder weighs; in front of each file's code are 16 bytes."""
TAKEN = {
    "platformdirs": r"platformdirs/(?!pytest_plugin|testing)\w+\.py",
    "pysdl2-dll": r"sdl2dll/dll/(SDL2\.dll|libSDL2-2\.0\.so|SDL2\.framework/Versions/A/(SDL2|Resources/License\.txt))",
    "pyyaml": r"_?yaml/.*\.(py|pyd)",
}
"""What the program needs of each package that systems with a Python have as a package of their own."""
LICENCES = r".*/licenses/(?!libs/SDL2_).+"
"""Their licences; of the libraries beside SDL none is taken."""


def lay_out(workshop: Workshop, platform: Platform, goal: Path, alone: bool) -> None:
    """Put the program and its packages into the folder `goal`, which is made to be on Python's path.

    Args:
        workshop: the build.
        platform: whose wheels are taken.
        goal: an empty folder.
        alone: whether what Linux has as packages of the system is put in too.

    Raises:
        BuildError: when a wheel lacks a file that was asked for, the result contains what must not be in it, or a
            program for that is not installed.
    """
    if platform is LINUX:
        for needed in (*icu.PROGRAMS, "strip"):
            workshop.need(needed, "binutils")
    wheels = fetch(workshop, platform)
    program = wheel.make(workshop)
    workshop.step("laying out the program")
    unpack_all(program, wheels, platform, goal, alone)
    qt_words.trim(goal)
    if platform is LINUX:
        icu.trim(goal, workshop.run)
        shiboken.unpack(goal)
        workshop.run(["strip", "--strip-unneeded", *sorted(goal.rglob("*.so*"))])
    qt_files.check(files(goal))
    workshop.settle(goal)


def unpack_all(program: Path, wheels: Mapping[str, Path], platform: Platform, goal: Path, alone: bool) -> None:
    """Put what is needed of the program's wheel and the others into a folder, as it is in them."""
    with zipfile.ZipFile(program) as archive:
        unpack(archive, [name for name in archive.namelist() if PACKAGES.match(name)], goal)
    patterns = qt_files.SELECTIONS[platform.name]
    names: list[str] = []
    for project in ("pyside6-essentials", "shiboken6"):
        with zipfile.ZipFile(wheels[project]) as archive:
            names += archive.namelist()
            unpack(archive, qt_files.chosen(archive.namelist(), patterns), goal)
    lacking = qt_files.without_match(names, patterns)
    if lacking:
        raise BuildError(f"The wheels of Qt have no {lacking[0]}; see packaging/bundles/qt_files.py.")
    for project, pattern in TAKEN.items() if alone else ():
        with zipfile.ZipFile(wheels[project]) as archive:
            names = archive.namelist()
            unpack(archive, [name for name in names if re.fullmatch(rf"{pattern}|{LICENCES}", name)], goal)


def unpack(archive: zipfile.ZipFile, names: list[str], goal: Path) -> None:
    """Write files of an archive below a folder."""
    for name in names:
        if not name.endswith("/"):
            path = goal / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(archive.read(name))


def files(folder: Path) -> list[str]:
    """Every file below a folder, by its path inside with slashes, sorted."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir())


def size(folder: Path) -> int:
    """The bytes of all files below a folder, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir() or path.is_symlink())


def byte_code(folder: Path) -> int:
    """The bytes that the Python which builds would write beside the sources below a folder; nothing is written."""
    order = [sys.executable, "-X", "no_debug_ranges", "-c", MEASURE, str(folder)]
    return int(subprocess.run(order, stdout=subprocess.PIPE, check=True).stdout)
