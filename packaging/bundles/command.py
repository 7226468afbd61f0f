"""`packaging/build.py`: which bundles there are, and their build one after the other."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from bundles import figures, sbom, sums
from bundles.workshop import SETTINGS, BuildError, Workshop, sentence

TARGETS = {
    "wheel": "the Python wheel",
    "deb": "the package for Debian, Ubuntu and their kin",
    "rpm": "the package for Fedora and its kin",
    "windows": "the set-up program for Windows",
    "appimage": "the AppImage",
    "flatpak": "the Flatpak",
    "macos": "the application and its disk image, on macOS",
}
HERE = ("wheel", "deb", "rpm", "windows")
"""What can be built on any Linux machine; the others need what only the release's machines have."""


def build(workshop: Workshop, targets: Sequence[str], made: list[Path]) -> None:
    """Build the targets in their order, publish what they make, and put it into `made` as it comes.

    Raises:
        BuildError: at the first target that fails or does not keep to its figures.
    """
    for target in targets:
        workshop.target, workshop.installed = target, None
        artefacts = import_module(f"bundles.{target}").build(workshop)
        for artefact in artefacts:
            workshop.step(f"{artefact.name}: {artefact.stat().st_size:,} bytes")
            if not sums.belongs(artefact.name, workshop.version):
                raise BuildError(f"The name {artefact.name} lacks the version, so it would not be among the checksums.")
        bill = sbom.write(workshop, target, artefacts)
        figures.check(workshop, target, artefacts)
        made += [workshop.publish(file) for file in (*artefacts, bill)]
        written = sums.write(workshop.out, workshop.version)
    workshop.target = "build"
    workshop.step(f"{written} has the checksums of all files of {workshop.version} beside it")


def parser() -> argparse.ArgumentParser:
    """What the command line may say."""
    listed = "\n".join(f"  {name:<9} {text}" for name, text in TARGETS.items())
    made = argparse.ArgumentParser(
        prog="build.py",
        description="Build what players download, with a bill of materials and SHA256SUMS beside it.",
        epilog=f"targets:\n{listed}\n  all-here  {', '.join(HERE)}: what any Linux machine can build\n\n"
        "The targets are built in the order in which they are named. The first that fails ends the build with status "
        "1;\nwhat was made before stays, with its checksums. All files bear the time of the last commit, or of "
        "SOURCE_DATE_EPOCH.\npackaging/README.md tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("targets", nargs="+", metavar="TARGET", choices=[*TARGETS, "all-here"], help="what to build")
    made.add_argument("--out", type=Path, metavar="FOLDER", help="where the artefacts go (default: dist)")
    made.add_argument(
        "--work", type=Path, metavar="FOLDER", help="where downloads and all in between go (default: build)"
    )
    return made


def main(argv: Sequence[str]) -> int:
    """Carry out one call and return the exit status; what goes wrong is told in a sentence."""
    chosen = parser().parse_args(argv)
    targets = list(dict.fromkeys(name for word in chosen.targets for name in (HERE if word == "all-here" else [word])))
    out, work = (folder.resolve() if folder else None for folder in (chosen.out, chosen.work))
    workshop = Workshop(out=out, work=work)
    made: list[Path] = []
    status = 1
    try:
        if not workshop.releases:
            workshop.target = "build"
            workshop.step(f"a test build: {SETTINGS} does not say where releases are published")
        with workshop.alone():
            build(workshop, targets, made)
        return 0
    except BuildError as error:
        said = str(error)
    except OSError as error:
        said = sentence(error)
    except KeyboardInterrupt:
        said, status = "Stopped.", 130
    names = ", ".join(path.name for path in made) or "nothing"
    print(f"{workshop.target or 'build'}: {said}\nMade by this call until then: {names}.", file=sys.stderr)
    return status
