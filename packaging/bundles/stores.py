"""Manifests for winget and Homebrew, filled with the addresses and the checksums of a release."""

from __future__ import annotations

import hashlib
from pathlib import Path

from bundles import linux_files
from bundles.workshop import Workshop

WINGET = Path("packaging/windows/winget")
CASK = Path("packaging/macos/gonfalon.rb")
PACKAGE = "GonfalonTable.Gonfalon"
"""What winget calls the program; its manifests begin their names with it."""


def write(workshop: Workshop, files: Path, goal: Path) -> list[Path]:
    """Write the manifests of what lies among the files of a release.

    Args:
        workshop: the build, whose address of releases is known.
        files: the folder of all artefacts.
        goal: where the manifests go.

    Returns:
        The manifests; none for a store whose artefact was not built.
    """
    goal.mkdir(parents=True, exist_ok=True)
    made = []
    for artefact in sorted(files.glob("*-setup*.exe")):
        for template in sorted((workshop.root / WINGET).glob("*.yaml")):
            end = "" if template.stem == "version" else f".{template.stem}"
            made.append(_fill(workshop, template, artefact, goal / f"{PACKAGE}{end}.yaml"))
    disks = sorted(files.glob("*.dmg"))
    return [*made, *(_fill(workshop, workshop.root / CASK, disk, goal / CASK.name) for disk in disks)]


def _fill(workshop: Workshop, template: Path, artefact: Path, goal: Path) -> Path:
    known = {
        "REPOSITORY": workshop.releases.removesuffix("/releases"),
        "SUM": hashlib.sha256(artefact.read_bytes()).hexdigest(),
        "URL": f"{workshop.releases}/download/v{workshop.version}/{artefact.name}",
        "VERSION": workshop.version,
    }
    text = template.read_text(encoding="utf-8")
    goal.write_text(linux_files.fill(text, known, template.name), encoding="utf-8", newline="\n")
    return goal
