"""The application for macOS in its disk image, signed and notarised where there are secrets for it.

The image is not the same byte by byte each time: hdiutil and Apple's time stamps see to that.

The entitlements are none: nothing in the program makes code while it runs (SDL is called by ctypes without callbacks,
and where even that is forbidden the table is silent), and all its libraries bear its own signature, so the hardened
runtime needs no exception. That file has to stay without comments, which keep macOS from reading it.
"""

from __future__ import annotations

import os
import platform
import plistlib
import re
import shutil
import struct
import sys
import time
from pathlib import Path
from typing import Any

from bundles import frozen, linux_files, signing
from bundles.languages import LANGUAGES
from bundles.pins import MACOS
from bundles.workshop import BuildError, Workshop

SOURCES = Path("packaging/macos")
ICON_SIZES = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}
"""The kinds of pictures in an icon and the pixels of their side; half of them are for screens with twice the pixels."""
SMALL = 32
"""Up to this size the drawing that shows less is taken."""
SHARE = 0.83
"""How much of its width an application's icon takes up beside the others; the rest is air."""
BOTH = "universal2"
ATTEMPTS = 3


def build(workshop: Workshop) -> list[Path]:
    """Make the disk image an artefact."""
    if platform.system() != "Darwin":
        raise BuildError(
            "The application for macOS can only be built on macOS: PyInstaller freezes for the system that it runs on, "
            "and codesign and hdiutil are only there."
        )
    secrets = signing.Secrets.of(os.environ)
    with signing.identity(workshop, secrets) as identity:
        application = freeze(workshop, identity)
        workshop.installed = application
        image = pack(workshop, application)
        if identity:
            signing.sign(workshop, image, identity)
    if identity:
        signing.notarise(workshop, secrets, image)
    return [image]


def freeze(workshop: Workshop, identity: str) -> Path:
    """The application, signed with an identity, or by nobody in particular if that is empty."""
    folder = workshop.folder("macos")
    art = workshop.root / "resources/art"
    icon(workshop, (art / "app-icon.svg", art / "app-icon-small.svg"), SHARE, folder / "Gonfalon.icns")
    kinds = [folder / "record.icns", folder / "set.icns"]
    for kind in kinds:
        drawing = workshop.root / linux_files.SOURCES / f"{kind.stem}.svg"
        icon(workshop, (drawing, drawing), 1.0, kind)
    sources = workshop.root / SOURCES
    licences = [(path, "licences") for path in linux_files.licences(workshop)]
    words = [(sources / f"{language}.lproj/InfoPlist.strings", f"{language}.lproj") for language in LANGUAGES]
    both = {"x86_64", "arm64"} <= architectures(workshop, Path(sys.executable))
    return frozen.freeze(
        workshop,
        MACOS,
        "Gonfalon",
        more=[*((kind, ".") for kind in kinds), *words, *licences],
        icon=str(folder / "Gonfalon.icns"),
        plist=plist(workshop),
        architecture=BOTH if both else None,
        identity=identity or None,
        entitlements=str(sources / "entitlements.plist") if identity else None,
    )


def plist(workshop: Workshop) -> dict[str, Any]:
    """What macOS is told of the application."""
    system = re.fullmatch(r"macosx_(\d+)_(\d+)_\w+", MACOS.tags[0])
    if system is None:
        raise BuildError(f"The tag {MACOS.tags[0]} does not begin with a version of macOS.")
    known = {
        # Identifiers may hold letters, digits, hyphens and dots only.
        "BUNDLE_ID": workshop.app_id.replace("_", "-"),
        "NUMBER": workshop.version,
        "RECORD_TYPE": linux_files.RECORD_TYPE,
        "SET_TYPE": linux_files.SET_TYPE,
        "SYSTEM": f"{system[1]}.{system[2]}",
    }
    text = (workshop.root / SOURCES / "Info.plist").read_text(encoding="utf-8")
    told = plistlib.loads(linux_files.fill(text, known, "Info.plist").encode())
    return {**told, "CFBundleLocalizations": sorted(LANGUAGES)}


def icon(workshop: Workshop, drawings: tuple[Path, Path], share: float, goal: Path) -> None:
    """Write an icon in all sizes that macOS asks for.

    Args:
        workshop: the build.
        drawings: the one for large sizes and the one for small sizes, as SVG.
        share: how much of the width the drawing takes up.
        goal: the .icns file.
    """
    pictures = workshop.folder(f"icons/{goal.stem}")
    sizes = sorted(set(ICON_SIZES.values()))
    halves = [[size for size in sizes if size > SMALL], [size for size in sizes if size <= SMALL]]
    for drawing, wanted in zip(drawings, halves, strict=True):
        order: list[str | Path] = [workshop.python, workshop.root / SOURCES / "draw.py", drawing, str(share), pictures]
        workshop.run([*order, *map(str, wanted)])
    parts = b""
    for kind, size in ICON_SIZES.items():
        picture = (pictures / f"{size}.png").read_bytes()
        parts += struct.pack(">4sI", kind.encode(), len(picture) + 8) + picture
    goal.write_bytes(struct.pack(">4sI", b"icns", len(parts) + 8) + parts)


def architectures(workshop: Workshop, program: Path) -> set[str]:
    """For which processors a program is made."""
    return set(workshop.run([workshop.need("lipo", "lipo"), "-archs", program.resolve()]).split())


def pack(workshop: Workshop, application: Path) -> Path:
    """The disk image, which shows the application beside the folder where it belongs."""
    kinds = architectures(workshop, application / "Contents/MacOS/Gonfalon")
    kind = BOTH if len(kinds) > 1 else "".join(kinds)
    image = workshop.artefact(f"Gonfalon-{workshop.version}-{kind}.dmg")
    folder = workshop.folder("macos/image")
    # With `ditto` links stay links, and signatures hold.
    workshop.run(["ditto", application, folder / application.name])
    (folder / "Applications").symlink_to("/Applications")
    shutil.copyfile(workshop.root / "LICENSE", folder / "LICENSE.txt")
    workshop.step("making the disk image")
    order: list[str | Path] = ["hdiutil", "create", "-volname", "Gonfalon", "-srcfolder", folder, "-fs", "HFS+"]
    order += ["-format", "ULMO", "-quiet", image]
    for attempt in range(1, ATTEMPTS + 1):
        try:
            workshop.run(order)
            break
        except BuildError:
            # The system looks for viruses in what was just written, and hdiutil finds it busy.
            if attempt == ATTEMPTS:
                raise
            image.unlink(missing_ok=True)
            time.sleep(5 * attempt)
    return image
