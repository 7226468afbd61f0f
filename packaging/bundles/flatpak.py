"""The Flatpak, built by flatpak-builder on the runtime that Flathub has.

Not the same byte by byte each time: the runtime's compiler of Python and the signature of its repository have a say.
"""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path

from bundles import linux_files, wheel
from bundles.workshop import BuildError, Workshop

SOURCES = Path("packaging/flatpak")
FLATHUB = "https://dl.flathub.org/repo/flathub.flatpakrepo"
BRANCH = "stable"


def build(workshop: Workshop) -> list[Path]:
    """Make the Flatpak an artefact."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise BuildError("The Flatpak is for Linux on x86-64 and can only be built there.")
    flatpak = workshop.need("flatpak", "flatpak")
    builder = workshop.need("flatpak-builder", "flatpak-builder")
    folder = lay_out(workshop)
    try:
        workshop.run([flatpak, "--user", "remote-add", "--if-not-exists", "flathub", FLATHUB])
    except BuildError as error:
        raise BuildError(f"The runtime comes from Flathub, which cannot be reached from here.\n{error}") from None
    built, repository = folder.parent / "built", folder.parent / "repository"
    workshop.step("fetching the runtime and building, which takes some minutes")
    order: list[str | Path] = [
        builder,
        "--user",
        "--force-clean",
        "--disable-rofiles-fuse",
        "--install-deps-from=flathub",
    ]
    order += [f"--default-branch={BRANCH}", f"--override-source-date-epoch={workshop.epoch}", f"--repo={repository}"]
    workshop.run([*order, "--state-dir", folder.parent / "state", built, folder / f"{workshop.app_id}.yml"])
    workshop.installed = built / "files"
    workshop.step("packing")
    goal = workshop.artefact(f"Gonfalon-{workshop.version}-x86_64.flatpak")
    order = [flatpak, "build-bundle", f"--runtime-repo={FLATHUB}", repository, goal, workshop.app_id, BRANCH]
    workshop.run(order)
    return [goal]


def lay_out(workshop: Workshop) -> Path:
    """A folder with the manifest and everything beside it that it names by a path."""
    folder = workshop.folder("flatpak") / "manifest"
    sources = workshop.root / SOURCES
    shutil.copytree(
        workshop.root / "packaging/bundles", folder / "bundles", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copyfile(sources / f"{workshop.app_id}.yml", folder / f"{workshop.app_id}.yml")
    shutil.copyfile(sources / "lay_out.py", folder / "lay_out.py")
    shutil.copyfile(wheel.make(workshop), folder / "gonfalon.whl")
    command = linux_files.read(workshop, "gonfalon")
    place = f'"/{linux_files.PROGRAM.as_posix()}"'
    if place not in command:
        raise BuildError(
            f"{linux_files.SOURCES}/gonfalon does not name {place} any more; bundles/flatpak.py looks for it."
        )
    linux_files.write(folder / "gonfalon", command.replace(place, '"/app/lib/gonfalon"'))
    described = workshop.folder("flatpak/described")
    linux_files.describe(workshop, described)
    linux_files.add_licences(workshop, described)
    shutil.move(described / "usr/share", folder / "share")
    workshop.settle(folder)
    return folder
