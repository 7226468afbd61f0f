"""Which libraries of the system the files of a Linux bundle are linked against, and the packages that hold them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from bundles.workshop import BuildError, Workshop
from system_libraries import KNOWN

BASE = {
    "ld-linux-x86-64.so.2": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
}
"""What every Linux has, and Debian's package of it; the rest is told by `system_libraries`."""
LOADED = {"libSDL2-2.0.so.0": "libsdl2-2.0-0"}
"""What the program itself loads where it is there, for its sounds, and Debian's package of it."""
OPTIONAL = "wayland"
"""A file with this in its path is loaded only in such a session; the program starts without its libraries."""
GLIBC = (2, 34)
"""The newest C library that may be asked for; Debian 12, Ubuntu 22.04 and RHEL 9 have it or a newer one."""
GLIBCXX = (3, 4, 29)
"""The newest C++ library that may be asked for: that of GCC 11, which the same systems have."""

Newest = Mapping[str, tuple[int, ...]]
"""The newest version of the symbols of GLIBC and of GLIBCXX that something asks for."""

_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_SYMBOLS = re.compile(r"\b(GLIBC|GLIBCXX)_(\d+(?:\.\d+)+)")


@dataclass(frozen=True)
class Links:
    """What a bundle asks of the system."""

    required: tuple[str, ...]
    """Names of libraries, as `libGL.so.1`, without which the program does not start."""
    optional: tuple[str, ...]
    """Those that only some sessions need, and that are not among the required ones."""
    newest: Newest


def links(workshop: Workshop, folder: Path) -> Links:
    """Ask all libraries below a folder, with readelf; raises BuildError when the system would have to be too new."""
    readelf = workshop.need("readelf", "binutils")
    libraries = [path for path in sorted(folder.rglob("*.so*")) if path.is_file()]
    inside = {path.name for path in libraries}
    needed: dict[bool, set[str]] = {True: set(), False: set()}
    symbols: dict[str, set[tuple[int, ...]]] = {"GLIBC": {(0,)}, "GLIBCXX": {(0,)}}
    for path in libraries:
        told = workshop.run([readelf, "--wide", "--dynamic", "--version-info", path])
        optional = OPTIONAL in path.relative_to(folder).as_posix().lower()
        needed[optional] |= set(_NEEDED.findall(told)) - inside
        for family, version in _SYMBOLS.findall(told):
            symbols[family].add(tuple(int(part) for part in version.split(".")))
    newest = {family: max(versions) for family, versions in symbols.items()}
    check_age(newest)
    return Links(tuple(sorted(needed[False])), tuple(sorted(needed[True] - needed[False])), newest)


def check_age(newest: Newest) -> None:
    """Raise BuildError if the bundle would not start on the oldest system that it is made for."""
    for family, limit in (("GLIBC", GLIBC), ("GLIBCXX", GLIBCXX)):
        if newest[family] > limit:
            raise BuildError(
                f"The bundle asks for {family}_{dotted(newest[family])}, and the oldest system that it is made for "
                f"has {family}_{dotted(limit)}. Please take older wheels, or raise the limit in "
                "packaging/bundles/linked.py and say so in the changelog."
            )


def debian_packages(sonames: Iterable[str]) -> list[str]:
    """The packages of Debian that hold these libraries, sorted.

    Raises:
        BuildError: when it is not known which package holds one.
    """
    found = set()
    for soname in sonames:
        package = BASE.get(soname) or LOADED.get(soname) or (KNOWN[soname].apt if soname in KNOWN else "")
        if not package:
            raise BuildError(
                f"The bundle needs {soname}, which is neither in it nor in a package that it names. Please add it to "
                "packaging/system_libraries.py, or leave the file that needs it out in packaging/bundles/qt_files.py."
            )
        found.add(package)
    return sorted(found)


def dotted(version: Iterable[int]) -> str:
    """A version as text."""
    return ".".join(str(part) for part in version)
