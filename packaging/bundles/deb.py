"""The package for Debian, Ubuntu and their kin."""

from __future__ import annotations

from pathlib import Path

from bundles import linux_files, tree
from bundles.workshop import Workshop

DEPENDS = (
    "python3 (>= 3.11)",
    "python3-yaml",
    "libc6 (>= 2.34)",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libglib2.0-0t64 | libglib2.0-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
    "libxkbcommon0",
)
RECOMMENDS = ("libwayland-cursor0",)


def build(workshop: Workshop) -> list[Path]:
    """Make the package an artefact."""
    pack = workshop.need("dpkg-deb", "dpkg")
    root = workshop.folder("deb")
    linux_files.lay_out(workshop, root)
    control = root / "DEBIAN/control"
    control.parent.mkdir()
    control.write_text(
        f"""Package: gonfalon
Version: {workshop.version}
Section: games
Priority: optional
Architecture: amd64
Maintainer: The Gonfalon contributors <gonfalon-table@users.noreply.github.com>
Installed-Size: {tree.size(root) // 1024}
Depends: {", ".join(DEPENDS)}
Recommends: {", ".join(RECOMMENDS)}
Description: card table for games of influence and intrigue
 Play against bots and with friends at one screen.
""",
        encoding="utf-8",
    )
    workshop.settle(root)
    goal = workshop.artefact(f"gonfalon_{workshop.version}_amd64.deb")
    workshop.step("packing")
    workshop.run([pack, "--root-owner-group", "-Zxz", "--build", root, goal], environ={"DPKG_DEB_THREADS_MAX": "1"})
    return [goal]
