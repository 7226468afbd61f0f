"""Which Linux libraries Qt needs that its wheels do not bring, and the package that holds each."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

OS_RELEASE = Path("/etc/os-release")
INSTALL = {
    "apt": "apt-get install -y",
    "dnf": "dnf install -y",
    "pacman": "pacman -S --needed --noconfirm",
}
SEARCH = {"apt": "apt-file search", "dnf": "dnf provides", "pacman": "pacman -F"}
FAMILIES = {
    "debian": "apt",
    "ubuntu": "apt",
    "fedora": "dnf",
    "rhel": "dnf",
    "centos": "dnf",
    "arch": "pacman",
}


@dataclass(frozen=True)
class Library:
    """A shared library and the package that holds it, for each package manager."""

    soname: str
    apt: str
    dnf: str
    pacman: str

    def package(self, manager: str) -> str:
        return {"apt": self.apt, "dnf": self.dnf, "pacman": self.pacman}[manager]


# What QtCore, QtGui, QtWidgets, QtSvg and the offscreen platform are linked against.
OFFSCREEN = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libzstd.so.1", "libzstd1", "libzstd", "zstd"),
    Library("libz.so.1", "zlib1g", "zlib", "zlib"),
    Library("libGL.so.1", "libgl1", "mesa-libGL", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "mesa-libEGL", "libglvnd"),
    Library("libX11.so.6", "libx11-6", "libX11", "libx11"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype", "freetype2"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
)
X11 = (
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Library("libxcb.so.1", "libxcb1", "libxcb", "libxcb"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
)
WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
)
KNOWN = {library.soname: library for library in (*OFFSCREEN, *X11, *WAYLAND)}


def loads(soname: str) -> bool:
    """Whether the dynamic linker finds the library; True where that cannot be asked."""
    try:
        import ctypes
    except ImportError:
        return True
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def needed(environ: Mapping[str, str], window: bool, found: Callable[[str], bool] = loads) -> tuple[Library, ...]:
    """The libraries for the platform that Qt will choose; without a window the offscreen ones."""
    if not window:
        return OFFSCREEN
    platform = environ.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if platform == "wayland":
        return (*OFFSCREEN, *WAYLAND)
    if platform not in ("", "xcb"):
        return OFFSCREEN
    # Without an order Qt prefers Wayland in a Wayland session, and falls back to X11.
    if not platform and environ.get("WAYLAND_DISPLAY") and all(found(library.soname) for library in WAYLAND):
        return OFFSCREEN
    return (*OFFSCREEN, *X11)


def missing(libraries: Iterable[Library], found: Callable[[str], bool] = loads) -> list[Library]:
    """Those of the libraries that do not load; none on other systems than Linux."""
    if not sys.platform.startswith("linux"):
        return []
    return [library for library in libraries if not found(library.soname)]


def missing_in(error: str) -> str | None:
    """The library that an ImportError of the dynamic linker names, or None if it is about something else."""
    match = re.search(r"(lib[\w.+-]+\.so[\w.]*): cannot open shared object file", error)
    return match[1] if match else None


def package_manager(os_release: str) -> str | None:
    """`apt`, `dnf` or `pacman` for the text of /etc/os-release, None for a distribution that has none of them."""
    fields = {}
    for line in os_release.splitlines():
        key, _, value = line.partition("=")
        fields[key.strip()] = value.strip().strip("\"'")
    for name in (fields.get("ID", ""), *fields.get("ID_LIKE", "").split()):
        if name in FAMILIES:
            return FAMILIES[name]
    return None


def this_package_manager() -> str | None:
    """The package manager of this machine."""
    try:
        return package_manager(OS_RELEASE.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return None


def venv_package(manager: str, version: tuple[int, int]) -> str:
    """The package with `venv` and `ensurepip` for a distribution's Python of this version."""
    if manager == "apt":
        return f"python{version[0]}.{version[1]}-venv"
    return {"dnf": "python3-pip", "pacman": "python"}[manager]


def packages(manager: str, libraries: Iterable[Library]) -> list[str]:
    """The packages that hold the libraries, each once."""
    return list(dict.fromkeys(library.package(manager) for library in libraries))


def command(manager: str, names: Iterable[str], root: bool) -> str:
    """The line to type that installs these packages."""
    return f"{'' if root else 'sudo '}{INSTALL[manager]} {' '.join(names)}"


def advice(manager: str | None, libraries: Iterable[Library], venv: tuple[int, int] | None, root: bool) -> str:
    """What is missing and what to type; `venv` is the Python version that lacks venv, None if it has it."""
    libraries = list(libraries)
    parts = []
    if venv is not None:
        parts.append(f"Python {venv[0]}.{venv[1]} here cannot make an environment: its module ensurepip is missing.")
    if libraries:
        names = ", ".join(library.soname for library in libraries)
        parts.append(f"Qt, which draws the window, needs system libraries that are not installed: {names}.")
    parts.append("Please type this and start again:" if manager else "Please install it and start again, with one of:")
    for choice in [manager] if manager else list(INSTALL):
        wanted = [*([venv_package(choice, venv)] if venv else []), *packages(choice, libraries)]
        parts.append(f"  {command(choice, wanted, root)}")
    return "\n".join(parts)


def advice_for_unknown(manager: str | None, soname: str) -> str:
    """The sentence for a library whose package is not in our table."""
    searches = [SEARCH[manager]] if manager else list(SEARCH.values())
    ways = " or ".join(f"`{search} {soname}`" for search in searches)
    return f"Qt needs the system library {soname}, which is not installed. {ways} names the package that holds it."
