"""The AppImage: the frozen program in a file that runs where it lies.

Build it on the oldest Linux that it shall run on: it brings along libraries of the machine where it was built.
"""

from __future__ import annotations

import os
import platform
import shutil
import struct
import sys
import tomllib
from pathlib import Path

from bundles import brought, download, frozen, linux_files
from bundles.pins import LINUX
from bundles.workshop import BuildError, Workshop

RUNTIME = Path("packaging/appimage/runtime.toml")
CHOICE = "GONFALON_APPIMAGE_RUNTIME"
"""Names a copy of the runtime that was downloaded before; its SHA-256 has to be the pinned one all the same."""
OLDEST_GLIBC = (2, 35)
"""What a released AppImage may ask for: Ubuntu 22.04 has it."""


def build(workshop: Workshop) -> list[Path]:
    """Make the AppImage an artefact."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise BuildError("The AppImage is for Linux on x86-64 and can only be built there.")
    head = runtime(workshop)
    folder = lay_out(workshop)
    goal = workshop.artefact(f"Gonfalon-{workshop.version}-x86_64.AppImage")
    pack(workshop, folder, head, goal)
    return [goal]


def lay_out(workshop: Workshop) -> Path:
    """The folder that the AppImage holds."""
    program = frozen.freeze(workshop, LINUX, "gonfalon")
    libraries = brought.libraries(program / "_internal")
    needed = frozen.glibc(program)
    if needed > OLDEST_GLIBC:
        workshop.step(
            f"this machine's libraries ask for glibc {needed[0]}.{needed[1]}; "
            f"for a release please build where it is {OLDEST_GLIBC[0]}.{OLDEST_GLIBC[1]}, on Ubuntu 22.04"
        )
    folder = workshop.installed = workshop.folder("appimage/Gonfalon.AppDir")
    place = folder / linux_files.PROGRAM
    place.parent.mkdir(parents=True)
    shutil.move(program, place)
    linux_files.describe(workshop, folder)
    linux_files.add_licences(workshop, folder)
    brought.add_licences(workshop, libraries, folder)
    name = workshop.app_id
    links: dict[str, str | Path] = {
        "AppRun": linux_files.PROGRAM / "gonfalon",
        f"{name}.desktop": f"usr/share/applications/{name}.desktop",
        f"{name}.png": f"usr/share/icons/hicolor/256x256/apps/{name}.png",
        ".DirIcon": f"{name}.png",
        "usr/bin/gonfalon": "../lib/gonfalon/gonfalon",
    }
    (folder / "usr/bin").mkdir()
    for link, target in links.items():
        (folder / link).symlink_to(target)
        if not (folder / link).is_file():
            raise BuildError(f"{link} in the AppImage leads to {target}, which is not there.")
    workshop.settle(folder)
    return folder


def runtime(workshop: Workshop) -> Path:
    """The program at the head of an AppImage, downloaded once and checked every time.

    Raises:
        BuildError: when it cannot be had, or is not the one that was pinned.
    """
    pin = tomllib.loads((workshop.root / RUNTIME).read_text(encoding="utf-8"))
    given = os.environ.get(CHOICE, "")
    if given:
        if not Path(given).is_file():
            raise BuildError(f"{CHOICE} is '{given}', and there is no such file.")
        download.check(Path(given), pin["sha256"])
        return Path(given)
    path = workshop.work / f"runtime-{pin['version']}"
    workshop.step(f"fetching the runtime of {pin['version']}")
    try:
        download.fetch(pin["address"], pin["sha256"], path)
    except download.UnreachableError as error:
        raise BuildError(
            f"{error}. If you have that file, please name it in the environment variable {CHOICE}."
        ) from None
    return path


def pack(workshop: Workshop, folder: Path, head: Path, goal: Path) -> None:
    """Put a folder behind a runtime into the file `goal`."""
    workshop.step("packing")
    system = workshop.folder("appimage/packed") / "system.squashfs"
    order: list[str | Path] = [workshop.need("mksquashfs", "squashfs-tools"), folder, system]
    order += ["-root-owned", "-no-xattrs", "-noappend", "-no-progress", "-quiet"]
    # The runtime reads zstd and gzip.
    order += ["-comp", "zstd", "-Xcompression-level", "22", "-b", "1M"]
    workshop.run(order)
    goal.write_bytes(head.read_bytes() + system.read_bytes())
    if offset(goal) != head.stat().st_size:
        goal.unlink()
        raise BuildError(f"{head} is not the head of an AppImage: what is behind it would not be found.")
    goal.chmod(0o755)
    os.utime(goal, (workshop.epoch, workshop.epoch))


def offset(image: Path) -> int:
    """Where the file system of an AppImage begins: behind the last section of the program that mounts it."""
    with image.open("rb") as file:
        head = file.read(64)
        if len(head) < 64 or not head.startswith(b"\x7fELF\x02\x01"):
            raise BuildError(f"{image} does not begin with a program for Linux on x86-64.")
        table: int = struct.unpack_from("<Q", head, 0x28)[0]
        size: int
        count: int
        size, count = struct.unpack_from("<HH", head, 0x3A)
        file.seek(table + size * max(count - 1, 0))
        last = file.read(size).ljust(0x28, b"\0")
    begin: int
    length: int
    begin, length = struct.unpack_from("<QQ", last, 0x18)
    return max(table + size * count, begin + length)
