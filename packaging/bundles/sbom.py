"""The bill of materials beside the artefacts: one CycloneDX file for each target, about what its bundle holds."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

from bundles import parts, pins
from bundles.tree import files
from bundles.workshop import BuildError, Workshop

WHEELS_OF = {"appimage": "linux", "deb": "linux", "macos": "macos", "rpm": "linux", "windows": "windows"}
"""Whose wheels a target unpacks; a target that is not here installs what pip chooses among the pinned ones."""
ARCHIVED = ("PyYAML", "platformdirs")
UNSEEN = {"appimage": (*ARCHIVED, "AppImage runtime"), "macos": ARCHIVED, "windows": ("NSIS",)}
"""Parts that no file shows: what PyInstaller keeps in its archive, and what is around the files."""


def name(workshop: Workshop, target: str) -> str:
    """The name of the bill of a target."""
    return f"gonfalon-{workshop.version}-{target}.cdx.json"


def write(workshop: Workshop, target: str, artefacts: Sequence[Path]) -> Path:
    """Write the bill of what a target made beside it; raises BuildError when it would not be complete or valid."""
    workshop.step("writing the bill of materials")
    names, read = contents(workshop, artefacts)
    versions = pins.pinned(workshop.root)
    held, libraries = parts.find(names, read, versions)
    held += [
        parts.Found(part, versions.get(part.pinned, ""))
        for part in parts.PARTS
        if part.name in UNSEEN.get(target, ()) and all(found.part is not part for found in held)
    ]
    folder = workshop.folder("bill")
    base = folder / "base.json"
    _ask_cyclonedx(workshop, folder, base, requirements(workshop, target, held))
    goal = workshop.artefact(name(workshop, target))
    order = {
        "base": str(base),
        "goal": str(goal),
        "version": workshop.version,
        "artefacts": [{"name": one.name, "sha256": digest(one.read_bytes())} for one in artefacts],
        "libraries": [{"name": one, "sha256": digest(read(one))} for one in libraries],
        "parts": [
            {
                "name": found.part.name,
                "version": found.version,
                "licence": found.part.licence,
                "supplier": found.part.supplier,
                "site": found.part.site,
                "notices": found.part.notices,
                "kind": found.part.kind,
                "needs": found.part.needs,
            }
            for found in held
        ],
    }
    told = folder / "order.json"
    told.write_text(json.dumps(order), encoding="utf-8")
    workshop.run(
        [workshop.python, "-m", "bundles.bill", told], environ={"PYTHONPATH": str(workshop.root / "packaging")}
    )
    return goal


def contents(workshop: Workshop, artefacts: Sequence[Path]) -> tuple[list[str], Callable[[str], bytes]]:
    """The paths of what is installed, and what reads one of them."""
    if workshop.installed is not None:
        folder = workshop.installed
        return files(folder), lambda path: (folder / path).read_bytes()
    wheels = [one for one in artefacts if one.suffix == ".whl"]
    if not wheels:
        raise BuildError(f"packaging/bundles/{workshop.target}.py does not tell in `workshop.installed` what it packs.")

    def read(path: str) -> bytes:
        with zipfile.ZipFile(wheels[0]) as archive:
            return archive.read(path)

    with zipfile.ZipFile(wheels[0]) as archive:
        return archive.namelist(), read


def requirements(workshop: Workshop, target: str, held: Sequence[parts.Found]) -> str:
    """The pins of what a bundle holds, each with the hash of the wheel that was unpacked where one was."""
    text = (workshop.root / pins.PROGRAM).read_text(encoding="utf-8")
    wheels = workshop.work / "wheels" / WHEELS_OF.get(target, "none")
    used = {digest(one.read_bytes()) for one in sorted(wheels.glob("*.whl"))}
    lines = []
    for match in re.finditer(r"^([\w-]+)==(\S+)((?: \\\n +--hash=\S+)*)", text, re.MULTILINE):
        if any(found.part.pinned == match[1].lower() for found in held):
            hashes = re.findall(r"--hash=sha256:(\w+)", match[3])
            chosen = [one for one in hashes if one in used] or hashes
            lines.append(" ".join([f"{match[1]}=={match[2]}", *(f"--hash=sha256:{one}" for one in chosen)]))
    return "\n".join(lines) + "\n"


def digest(data: bytes) -> str:
    """The SHA-256 of some bytes as text."""
    return hashlib.sha256(data).hexdigest()


def _ask_cyclonedx(workshop: Workshop, folder: Path, goal: Path, lines: str) -> None:
    needed = folder / "requirements.txt"
    needed.write_text(lines, encoding="utf-8")
    order: list[str | Path] = [workshop.python, "-W", "ignore", "-m", "cyclonedx_py", "requirements"]
    order += ["--pyproject", workshop.root / "pyproject.toml", "--output-reproducible", "--spec-version", "1.6"]
    # It is validated when it is complete.
    workshop.run([*order, "--no-validate", "--output-format", "JSON", "--output-file", goal, needed])
