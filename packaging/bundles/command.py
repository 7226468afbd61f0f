"""`packaging/build.py`: which bundles there are, and their build one after the other."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from bundles import figures, free, sbom, sums
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
    made.add_argument(
        "--free",
        action="store_true",
        help="leave out the games whose contents must not be sold; the files go to dist/free",
    )
    return made


@contextmanager
def bench(chosen: argparse.Namespace) -> Iterator[Workshop]:
    """The workshop that was asked for, with a checkout of its own where games are left out."""
    out, work = (folder.resolve() if folder else None for folder in (chosen.out, chosen.work))
    if not chosen.free:
        yield Workshop(out=out, work=work)
        return
    whole = Workshop()
    with tempfile.TemporaryDirectory(prefix="gonfalon-free-") as folder:
        copied = Workshop(Path(folder), out or whole.out / "free", work or whole.work / "free")
        # The copy is no checkout, so nobody there knows of when it is.
        copied.epoch = whole.epoch
        copied.target = "build"
        games = free.found_games(whole.root)
        copied.step(f"leaving out {', '.join(sorted(games))}")
        free.copy(whole.root, Path(folder), games)
        yield copied


def main(argv: Sequence[str]) -> int:
    """Carry out one call and return the exit status; what goes wrong is told in a sentence."""
    chosen = parser().parse_args(argv)
    targets = list(dict.fromkeys(name for word in chosen.targets for name in (HERE if word == "all-here" else [word])))
    made: list[Path] = []
    at, status = "build", 1
    try:
        with bench(chosen) as workshop:
            if not workshop.releases:
                workshop.target = "build"
                workshop.step(f"a test build: {SETTINGS} does not say where releases are published")
            try:
                with workshop.alone():
                    build(workshop, targets, made)
            finally:
                at = workshop.target or at
        return 0
    except BuildError as error:
        said = str(error)
    except OSError as error:
        said = sentence(error)
    except KeyboardInterrupt:
        said, status = "Stopped.", 130
    names = ", ".join(path.name for path in made) or "nothing"
    print(f"{at}: {said}\nMade by this call until then: {names}.", file=sys.stderr)
    return status
