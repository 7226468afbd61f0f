"""The package for Debian, Ubuntu and their kin."""

from __future__ import annotations

import hashlib
import textwrap
import time
from pathlib import Path

from bundles import linked, linux_files, tree
from bundles.workshop import Workshop

PYTHON = ("python3 (>= 3.11)", "python3-platformdirs", "python3-yaml")
SINCE = {"libc6": f"(>= {linked.dotted(linked.GLIBC)})", "libstdc++6": "(>= 11)"}
"""From which version on a package has all symbols that linked.py allows."""
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}
"""Packages that have another name since Debian 13 and Ubuntu 24.04."""


def build(workshop: Workshop) -> list[Path]:
    """Make the package an artefact."""
    archiver = workshop.need("dpkg-deb", "dpkg")
    root = workshop.folder("deb")
    links = linux_files.lay_out(workshop, root)
    add_files(workshop, root)
    add_control(workshop, root, links)
    workshop.settle(root)
    goal = workshop.artefact(f"gonfalon_{workshop.version}_amd64.deb")
    workshop.step("packing")
    order: list[str | Path] = [archiver, "--root-owner-group", "-Zxz", "-z6", "-Snone", "--build", root, goal]
    # With several threads the archive is cut in parts, and how many there are depends on the machine.
    workshop.run(order, environ={"DPKG_DEB_THREADS_MAX": "1"})
    return [goal]


def add_files(workshop: Workshop, root: Path) -> None:
    """Add what only packages for Debian contain."""
    share = root / "usr/share"
    text = (workshop.root / "packaging/licences/copyright").read_text(encoding="utf-8")
    linux_files.write(share / "doc/gonfalon/copyright", text)
    (share / "doc/gonfalon/changelog.gz").write_bytes(linux_files.pack(history(workshop)))
    linux_files.write(share / "lintian/overrides/gonfalon", linux_files.read(workshop, "debian/lintian-overrides"))
    update = linux_files.read(workshop, "debian/gonfalon.rtupdate")
    linux_files.write(share / "python3/runtime.d/gonfalon.rtupdate", update).chmod(0o755)


def add_control(workshop: Workshop, root: Path, links: linked.Links) -> None:
    """Add what dpkg reads: it has to come last, since it says how much all files weigh and what they contain."""
    names = tree.files(root)
    size = sum(-(-(root / name).stat().st_size // 1024) for name in names)
    sums = "".join(f"{hashlib.md5((root / name).read_bytes()).hexdigest()}  {name}\n" for name in names)
    control = linux_files.read(
        workshop,
        "debian/control",
        MAINTAINER=linux_files.MAINTAINER,
        SIZE=str(size),
        DEPENDS=", ".join([*PYTHON, *relations(links.required)]),
        RECOMMENDS=", ".join(relations((*linked.LOADED, *links.optional))),
        HOMEPAGE=f"Homepage: {workshop.releases}\n" if workshop.releases else "",
    )
    linux_files.write(root / "DEBIAN/control", control)
    linux_files.write(root / "DEBIAN/md5sums", sums)
    for name in ("postinst", "prerm"):
        linux_files.write(root / "DEBIAN" / name, linux_files.read(workshop, f"debian/{name}")).chmod(0o755)


def relations(sonames: tuple[str, ...]) -> list[str]:
    """The packages that hold these libraries, as a control file writes them."""
    found = []
    for package in linked.debian_packages(sonames):
        names = [RENAMED[package], package] if package in RENAMED else [package]
        found.append(" | ".join(f"{name} {SINCE[name]}" if name in SINCE else name for name in names))
    return found


def history(workshop: Workshop) -> str:
    """The changelog as Debian writes it; what is not yet released counts as this version."""
    parts = []
    for version, when, entries in linux_files.history(workshop):
        lines = [textwrap.fill(entry, 78, initial_indent="  * ", subsequent_indent="    ") for entry in entries]
        day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(when))
        head = f"gonfalon ({version}) unstable; urgency=medium"
        parts.append("\n\n".join([head, "\n".join(lines), f" -- {linux_files.MAINTAINER}  {day}\n"]))
    return "\n".join(parts)
