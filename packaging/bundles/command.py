"""`packaging/build.py`: which bundles there are, and their build one after the other."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

from bundles.workshop import BuildError, Workshop

TARGETS = {
    "wheel": "the Python wheel",
    "deb": "the package for Debian, Ubuntu and their kin",
    "rpm": "the package for Fedora and its kin",
    "windows": "the set-up program and the MSI for Windows",
    "appimage": "the AppImage",
    "flatpak": "the Flatpak",
    "macos": "the application and its disk image, on macOS",
}
HERE = ("wheel", "deb", "rpm", "windows")
"""What can be built on any Linux machine; the others need what only the release's machines have."""


def releases_address(environ: Mapping[str, str]) -> str:
    """Where the releases are published, by what GitHub tells its machines; empty elsewhere."""
    server, repository = environ.get("GITHUB_SERVER_URL", ""), environ.get("GITHUB_REPOSITORY", "")
    return f"{server}/{repository}/releases" if server and repository else ""


def build(workshop: Workshop, targets: Sequence[str]) -> list[Path]:
    """Build the targets in their order; returns the artefacts. Raises BuildError at the first that fails."""
    made = []
    for target in targets:
        workshop.target = target
        for artefact in import_module(f"bundles.{target}").build(workshop):
            workshop.step(f"{artefact.name}: {artefact.stat().st_size:,} bytes")
            made.append(artefact)
    return made


def main(argv: Sequence[str]) -> int:
    """Carry out one call and return the exit status; what goes wrong is told in a sentence."""
    listed = "\n".join(f"  {name:<9} {text}" for name, text in TARGETS.items())
    parser = argparse.ArgumentParser(
        prog="build.py",
        description="Build what players download, with a bill of materials and SHA256SUMS beside it.",
        epilog=f"targets:\n{listed}\n  all-here  {', '.join(HERE)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("targets", nargs="+", metavar="TARGET", choices=[*TARGETS, "all-here"], help="what to build")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the artefacts go (dist)")
    parser.add_argument(
        "--work", type=Path, metavar="FOLDER", help="where downloads and everything in between go (build)"
    )
    parser.add_argument(
        "--releases",
        default=releases_address(os.environ),
        metavar="URL",
        help="where the releases are published; the program tells it to its players",
    )
    chosen = parser.parse_args(argv)
    targets = list(dict.fromkeys(name for word in chosen.targets for name in (HERE if word == "all-here" else [word])))
    out, work = (folder.resolve() if folder else None for folder in (chosen.out, chosen.work))
    workshop = Workshop(out=out, work=work, releases=chosen.releases)
    try:
        artefacts = build(workshop, targets)
    except BuildError as error:
        print(f"{workshop.target or 'build'}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{workshop.target or 'build'}: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return 0 if artefacts else 1
