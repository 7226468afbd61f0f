"""What a bundle is made of: which of its files belong to which project, and under which licence that is."""

from __future__ import annotations

import platform
import re
import struct
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

QT_LICENCE = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
LIBRARY = re.compile(r"\.(dll|dylib|pyd|so)(\.\d+)*$")
"""Files that are somebody's compiled work, so that none of them may be passed over."""

Read = Callable[[str], bytes]
"""What reads a file of a bundle by its path."""


@dataclass(frozen=True)
class Part:
    """A project, of which a bundle may hold some files."""

    name: str
    licence: str
    """An SPDX expression; the name of the licence where SPDX has none."""
    files: str
    """A pattern for the paths of its files."""
    supplier: str
    site: str
    version: str = ""
    """The version, `qt` for that of the pinned Qt, `soname` where the libraries' names have it, or empty: then Windows'
    files tell it, and of others it is not known."""
    kind: str = "library"
    notices: str = ""
    """Where the licences of what is inside it are told, if it has others' work inside."""
    pinned: str = ""
    """The project in packaging/pins/program.txt that it is, if it is one."""
    needs: tuple[str, ...] = ()


@dataclass
class Found:
    """A part that a bundle holds."""

    part: Part
    version: str
    files: list[str] = field(default_factory=list)


UNSEEN = r"(?!)"
"""The pattern of what is around a bundle's files and not among them."""
# In the order in which they lay claim to a file.
PARTS = (
    Part("Vollkorn", "OFL-1.1", r"/Vollkorn-\w+\.ttf\.gz$", "The Vollkorn Project Authors",
         "https://github.com/FAlthausen/Vollkorn-Typeface", version="4.105", kind="file"),
    Part("Microsoft Visual C++ runtime", "Microsoft Visual C++ Redistributable",
         r"(^|/)(concrt|msvcp|vcruntime)140\w*\.dll$", "Microsoft Corporation",
         "https://learn.microsoft.com/cpp/windows/latest-supported-vc-redist"),
    Part("ICU", "Unicode-DFS-2016", r"(^|/)libicu\w+\.so", "Unicode, Inc.", "https://icu.unicode.org",
         version="soname"),
    Part("Qt", QT_LICENCE,
         r"(^|/)PySide6/(Qt|plugins|translations)/|(^|/)(lib)?Qt6[A-Z]\w*\.|(^|/)Qt\w+\.framework/",
         "The Qt Company", "https://www.qt.io", version="qt",
         notices="https://doc.qt.io/qt-6/licenses-used-in-qt.html",
         needs=("ICU", "Microsoft Visual C++ runtime")),
    Part("PySide6-Essentials", QT_LICENCE, r"(^|/)PySide6/|(^|/)(lib)?pyside6\.abi3\.", "The Qt Company",
         "https://pyside.org", pinned="pyside6-essentials", needs=("Qt", "shiboken6")),
    Part("shiboken6", QT_LICENCE, r"(^|/)shiboken6/|(^|/)(lib)?shiboken6\.abi3\.", "The Qt Company",
         "https://pyside.org", pinned="shiboken6"),
    Part("PyYAML", "MIT", r"(^|/)_?yaml/", "The YAML project", "https://pyyaml.org", pinned="pyyaml"),
    Part("platformdirs", "MIT", r"(^|/)platformdirs/", "The tox developers", "https://github.com/tox-dev/platformdirs",
         pinned="platformdirs"),
    Part("SDL", "Zlib", r"(^|/)sdl2dll/|(^|/)pysdl2_dll-", "Sam Lantinga and others", "https://libsdl.org",
         pinned="pysdl2-dll"),
    Part("OpenSSL", "Apache-2.0", r"(^|/)lib(crypto|ssl)[-.]", "The OpenSSL Project", "https://openssl-library.org"),
    Part("libffi", "MIT", r"(^|/)libffi[-.]", "Anthony Green and others", "https://sourceware.org/libffi/"),
    Part("SQLite", "blessing", r"(^|/)(lib)?sqlite3\.(dll|so)", "The SQLite project", "https://sqlite.org"),
    Part("zlib", "Zlib", r"(^|/)(libz\.|zlib1?\.dll)", "Jean-loup Gailly and Mark Adler", "https://zlib.net"),
    Part("Expat", "MIT", r"(^|/)libexpat[-.]", "The Expat maintainers", "https://libexpat.github.io"),
    Part("XZ Utils", "0BSD", r"(^|/)liblzma[-.]", "The Tukaani Project", "https://tukaani.org/xz/"),
    Part("bzip2", "bzip2-1.0.6", r"(^|/)libbz2[-.]", "Julian Seward", "https://sourceware.org/bzip2/"),
    Part("XCB", "MIT", r"(^|/)libxcb[-.]", "The X.Org Foundation", "https://xcb.freedesktop.org"),
    Part("xkbcommon", "MIT", r"(^|/)libxkbcommon[-.]", "The xkbcommon project", "https://xkbcommon.org"),
    Part("D-Bus", "AFL-2.1 OR GPL-2.0-or-later", r"(^|/)libdbus-1\.so", "The D-Bus project",
         "https://www.freedesktop.org/wiki/Software/dbus/"),
    Part("libsystemd", "LGPL-2.1-or-later", r"(^|/)libsystemd\.so", "The systemd project", "https://systemd.io"),
    Part("Libgcrypt", "LGPL-2.1-or-later", r"(^|/)libgcrypt\.so", "The GnuPG project", "https://gnupg.org"),
    Part("libgpg-error", "LGPL-2.1-or-later", r"(^|/)libgpg-error\.so", "The GnuPG project", "https://gnupg.org"),
    Part("libcap", "BSD-3-Clause OR GPL-2.0-only", r"(^|/)libcap\.so", "Andrew G. Morgan and others",
         "https://sites.google.com/site/fullycapable/"),
    Part("LZ4", "BSD-2-Clause", r"(^|/)liblz4\.so", "Yann Collet", "https://lz4.org"),
    Part("Zstandard", "BSD-3-Clause OR GPL-2.0-only", r"(^|/)libzstd\.so", "Meta Platforms and others",
         "https://facebook.github.io/zstd/"),
    Part("PyInstaller", "GPL-2.0-or-later WITH Bootloader-exception", r"(^|/)base_library\.zip$",
         "The PyInstaller Development Team", "https://pyinstaller.org"),
    Part("mingw-w64 runtime", "ZPL-2.1", r"(^|/)[Gg]onfalon[\w-]*\.exe$", "The mingw-w64 project",
         "https://www.mingw-w64.org"),
    Part("NSIS", "Zlib", UNSEEN, "The NSIS contributors", "https://nsis.sourceforge.io"),
    Part("AppImage runtime", "MIT", UNSEEN, "The AppImage project", "https://github.com/AppImage/type2-runtime"),
    Part("CPython", "Python-2.0.1",
         r"(^|/)(lib)?python3\.?\d*\.(dll|so|dylib|zip)|(^|/)lib-dynload/|(^|/)Python(\.framework/|$)|"
         r"(^|/)(python/)?(DLLs/)?_?[a-z0-9_]+\.pyd$",
         "Python Software Foundation", "https://www.python.org", kind="platform"),
)  # fmt: skip


def find(files: Iterable[str], read: Read, pins: Mapping[str, str]) -> tuple[list[Found], list[str]]:
    """The parts that a bundle holds, and those of its libraries that belong to none of them.

    Args:
        files: the paths of the bundle's files, with slashes.
        read: what reads one of them.
        pins: the pinned version of each project.
    """
    held: dict[str, Found] = {}
    unknown = []
    for name in sorted(files):
        for part in PARTS:
            if re.search(part.files, name):
                held.setdefault(part.name, Found(part, "")).files.append(name)
                break
        else:
            if LIBRARY.search(name):
                unknown.append(name)
    for found in held.values():
        found.version = _version(found, read, pins)
    return [held[part.name] for part in PARTS if part.name in held], unknown


def _version(found: Found, read: Read, pins: Mapping[str, str]) -> str:
    part = found.part
    if part.pinned or part.version == "qt":
        return pins[part.pinned or "pyside6-essentials"]
    if part.version == "soname":
        told = (re.search(r"\.so\.([\d.]+)$", name) for name in found.files)
        return max((match[1] for match in told if match), default="")
    if part.version:
        return part.version
    for name in found.files:
        if name.endswith(".dll"):
            numbers = windows_version(read(name))
            if numbers is not None:
                return _python_version(numbers) if part.name == "CPython" else ".".join(map(str, numbers[:3]))
    return platform.python_version() if part.name == "CPython" else ""


def windows_version(file: bytes) -> tuple[int, int, int, int] | None:
    """The version that a Windows file bears, or None."""
    at = file.find(struct.pack("<I", 0xFEEF04BD))
    if at < 0:
        return None
    high, low = struct.unpack_from("<II", file, at + 8)
    return high >> 16, high & 0xFFFF, low >> 16, low & 0xFFFF


def _python_version(told: tuple[int, int, int, int]) -> str:
    # CPython has its level of release in the third number: 3.12.9 is 9150 there.
    return f"{told[0]}.{told[1]}.{told[2] // 1000}"
