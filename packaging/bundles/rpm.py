"""The package for Fedora and its kin."""

from __future__ import annotations

import textwrap
import time
from collections.abc import Iterable
from pathlib import Path

from bundles import linked, linux_files
from bundles.workshop import BuildError, Workshop

OWN = (
    linux_files.PROGRAM.as_posix(),
    "usr/share/icons/hicolor",
    linux_files.LICENCES.as_posix(),
    "usr/share/mime",
)
"""Folders to be removed with the package when nobody else has them; the others are every system's."""
MARKS = (("usr/share/licenses/", "%license "), ("usr/share/man/", "%doc "))
"""What a file is for, by its folder."""
REPRODUCIBLE = {
    "_buildhost": "gonfalon",
    "build_mtime_policy": "clamp_to_source_date_epoch",
    "clamp_mtime_to_source_date_epoch": "1",
    "source_date_epoch_from_changelog": "0",
    "use_source_date_epoch_as_buildtime": "1",
}
"""Settings of rpmbuild; older and newer ones have other names for the same."""


def build(workshop: Workshop) -> list[Path]:
    """Make the package an artefact."""
    packer = workshop.need("rpmbuild", "rpm")
    root = workshop.folder("rpm")
    links = linux_files.lay_out(workshop, root)
    linux_files.add_licences(workshop, root)
    workshop.settle(root)
    spec = linux_files.write(workshop.folder("rpm-build") / "gonfalon.spec", specification(workshop, root, links))
    workshop.step("packing")
    order: list[str | Path] = [packer, "-bb", "--quiet", "--target", "x86_64-linux"]
    settings = {**REPRODUCIBLE, "_topdir": str(spec.parent), "tree": str(root)}
    for name, value in settings.items():
        order += ["--define", f"{name} {value}"]
    # In their home, users may have settings of their own for rpmbuild.
    told = workshop.run([*order, spec], environ={"HOME": str(spec.parent)})
    made = sorted(spec.parent.glob("RPMS/x86_64/*.rpm"))
    if len(made) != 1:
        raise BuildError(f"rpmbuild did not make one package but {len(made)}:\n{told}")
    goal = workshop.artefact(f"gonfalon-{workshop.version}-1.x86_64.rpm")
    goal.write_bytes(made[0].read_bytes())
    return [goal]


def specification(workshop: Workshop, root: Path, links: linked.Links) -> str:
    """What rpmbuild reads."""
    requires = [f"Requires:       {name}" for name in capabilities(links.required, links.newest)]
    requires += [f"Recommends:     {name}" for name in capabilities((*linked.LOADED, *links.optional), {})]
    return linux_files.read(
        workshop,
        "gonfalon.spec",
        MAINTAINER=linux_files.MAINTAINER,
        URL=f"URL:            {workshop.releases}\n" if workshop.releases else "",
        REQUIRES="\n".join(requires),
        FILES="\n".join(listed(root)),
        CHANGELOG=history(workshop),
    )


def capabilities(sonames: Iterable[str], newest: linked.Newest) -> list[str]:
    """Libraries as rpm names them: the same on every distribution, whatever its packages are called."""
    found = []
    for soname in sonames:
        families = {"libc.so.6": "GLIBC", "libstdc++.so.6": "GLIBCXX"}
        family = families.get(soname, "")
        symbol = f"{family}_{linked.dotted(newest[family])}" if family in newest else ""
        found.append(f"{soname}({symbol})(64bit)")
    return found


def listed(root: Path) -> list[str]:
    """The files of the package as rpmbuild wants them listed, and the folders that are its own."""
    found = []
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_dir():
            if any(name == own or name.startswith(f"{own}/") for own in OWN):
                found.append(f'%dir "/{name}"')
        else:
            mark = next((mark for start, mark in MARKS if name.startswith(start)), "")
            found.append(f'{mark}"/{name}"')
    return found


def history(workshop: Workshop) -> str:
    """The changelog as rpm writes it; what is not yet released counts as this version."""
    parts = []
    for version, when, entries in linux_files.history(workshop):
        day = time.strftime("%a %b %d %Y", time.gmtime(when))
        lines = [textwrap.fill(entry, 78, initial_indent="- ", subsequent_indent="  ") for entry in entries]
        text = "\n".join(lines).replace("%", "%%")
        parts.append(f"* {day} {linux_files.MAINTAINER} - {version}-1\n{text}\n")
    return "\n".join(parts)
