"""`packaging/release.py`: whether a tag can be released, what its page says, and all artefacts in one folder."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from fnmatch import fnmatchcase
from pathlib import Path

from bundles import command, figures, linux_files, stores, sums
from bundles.changelog import CHANGELOG, UNRELEASED, release_notes, section, sections
from bundles.workshop import ROOT, SETTINGS, BuildError, Workshop, checkout_files, sentence

KINDS = {
    "the wheel": ".whl",
    "the Debian package": ".deb",
    "the Fedora package": ".rpm",
    "the set-up program for Windows": "-setup.exe",
    "the AppImage": ".AppImage",
    "the Flatpak": ".flatpak",
    "the disk image for every Mac": "-universal2.dmg",
}
"""What a release consists of, by how the names end; a set-up program for trials ends otherwise."""
TRANSLATED = "translations"
"""The folder of the changelog's translations."""
MOST_SENTENCES = 3
"""So many tell what a version brings, before the list of it all."""
TRIAL = "-trial."
"""Stands in the name of what must not be published."""


def check(workshop: Workshop, tag: str) -> None:
    """
    Raise BuildError if a tag is not that of the version in the source, the changelog does not tell of it, or it is not
    known where it is published.
    """
    if tag != f"v{workshop.version}":
        raise BuildError(
            f"The tag is {tag}, and desktop/gonfalon/__init__.py says {workshop.version}; it takes the tag "
            f"v{workshop.version}. Please remove the tag, correct one of the two and tag again."
        )
    if not workshop.releases:
        raise BuildError(f"{SETTINGS} does not say where releases are published. Please write the repository into it.")
    notes(workshop)
    told_shortly(section(_changelog(workshop), workshop.version).summary, str(CHANGELOG))
    for path in sorted((workshop.root / TRANSLATED).glob("changelog.*.md")):
        told = sections(path.read_text(encoding="utf-8"), f"{TRANSLATED}/{path.name}")
        if workshop.version not in [one.version for one in told]:
            raise BuildError(
                f"{TRANSLATED}/{path.name} has no section for {workshop.version}, and {CHANGELOG} has one."
            )
        summary = next(one.summary for one in told if one.version == workshop.version)
        told_shortly(summary, f"{TRANSLATED}/{path.name}")
    day = section(_changelog(workshop), workshop.version).date
    # Where it is already tomorrow, the changelog may say so.
    latest = datetime.fromtimestamp(workshop.epoch, UTC) + timedelta(days=1)
    if day is not None and day > latest.date():
        raise BuildError(f"{CHANGELOG} says that {workshop.version} is of {day}, which is after the commit of the tag.")


def told_shortly(summary: str, file: str) -> None:
    """Raise BuildError unless a changelog tells in one to three sentences what a version brings."""
    sentences = len(re.findall(r"[.!?…](?=\s|$)", summary))
    if not 1 <= sentences <= MOST_SENTENCES:
        raise BuildError(
            f"{file} tells what the version brings in {sentences} sentences before its first heading. Please write one "
            f"to {MOST_SENTENCES} there: catalogues show them."
        )


def notes(workshop: Workshop) -> str:
    """What the page of the release says; raises BuildError when the changelog has nothing."""
    return release_notes(_changelog(workshop), workshop.version)


def gather(workshop: Workshop, folders: Path, goal: Path) -> list[Path]:
    """Put what the machines of a release have built into one folder, with checksums over all.

    Args:
        workshop: the build.
        folders: one folder for each machine, with its artefacts and its SHA256SUMS.
        goal: the folder for all of them, empty or not yet there.

    Raises:
        BuildError: when a file is not what its machine has made, must not be published, or one is missing.
    """
    goal.mkdir(parents=True, exist_ok=True)
    if any(goal.iterdir()):
        raise BuildError(f"{goal} is not empty. Please name another folder, or empty it.")
    for folder in sorted(path for path in folders.iterdir() if path.is_dir()):
        said = (folder / sums.NAME).read_text(encoding="utf-8") if (folder / sums.NAME).is_file() else ""
        if not said or said != sums.text(folder, workshop.version):
            raise BuildError(f"The files in {folder} are not those of its {sums.NAME}; they were changed or cut short.")
        for line in said.splitlines():
            name = line.partition("  ")[2]
            if TRIAL in name:
                raise BuildError(f"{name} was built for trials only and must not be published.")
            if (goal / name).exists():
                raise BuildError(f"Two machines have made {name}.")
            shutil.copyfile(folder / name, goal / name)
    if kinds := lacking(goal):
        raise BuildError(f"The release lacks {', '.join(kinds)}.")
    sums.write(goal, workshop.version)
    return sorted(goal.iterdir())


def rehearse(workshop: Workshop, repository: str, goal: Path) -> None:
    """Make a release of a copy of this checkout, of all that this machine can build, and publish nothing.

    What is not yet released becomes this version, of the day of the last commit.

    Args:
        workshop: of the checkout.
        repository: the address that a release would have.
        goal: where the artefacts, the sums, the notes, the metadata and the manifests of stores go; empty or not there.

    Raises:
        BuildError: as a release would.
    """
    goal.mkdir(parents=True, exist_ok=True)
    if any(goal.iterdir()):
        raise BuildError(f"{goal} is not empty. Please name another folder, or empty it.")
    version, day = workshop.version, datetime.fromtimestamp(workshop.epoch, UTC).date()
    with tempfile.TemporaryDirectory(prefix="gonfalon-release-") as folder:
        root = Path(folder)
        for name in checkout_files(workshop.root):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(workshop.root / name, root / name)
        (root / SETTINGS).write_text(f'repository = "{repository}"\n', encoding="utf-8")
        for path in (root / CHANGELOG, *(root / TRANSLATED).glob("changelog.*.md")):
            text = path.read_text(encoding="utf-8")
            if version not in [one.version for one in sections(text, path.name)]:
                title = f"## [{UNRELEASED}]"
                path.write_text(text.replace(title, f"{title}\n\n## [{version}] - {day}", 1), encoding="utf-8")
        copy = Workshop(root, goal, workshop.work / "rehearsal")
        copy.epoch = workshop.epoch
        check(copy, f"v{version}")
        with copy.alone():
            command.build(copy, command.HERE, [])
        (goal / "notes.md").write_text(notes(copy), encoding="utf-8", newline="\n")
        described = copy.folder("described")
        linux_files.describe(copy, described)
        for path in (*described.rglob("*.metainfo.xml"), *described.rglob("*.desktop")):
            shutil.copyfile(path, goal / path.name)
        stores.write(copy, goal, goal / "stores")


def lacking(goal: Path) -> list[str]:
    """The kinds of files of a release that a folder has none of."""
    names = [path.name for path in goal.iterdir()]
    return [kind for kind, end in KINDS.items() if not any(name.endswith(end) for name in names)]


def measured(workshop: Workshop, file: Path) -> dict[str, float]:
    """Hold what a trial has measured to packaging/figures.toml; returns the values by the name of their figure.

    Raises:
        BuildError: when the file cannot be read or a figure does not keep to its limit.
    """
    try:
        told = json.loads(file.read_text(encoding="utf-8"))["figures"]
        medians = [(str(one["name"]), float(one["median"])) for one in told]
    except (ValueError, KeyError, TypeError) as error:
        raise BuildError(f"{file} is not what packaging/trials/debian.py --json writes: {error}.") from None
    known = figures.figures(workshop.root)
    values: dict[str, float] = {}
    for figure in known.values():
        found = [median for name, median in medians if fnmatchcase(name, figure.trial)]
        if found:
            values[figure.name] = max(found)
    figures.hold(known, values, figures.entries(_changelog(workshop), workshop.version))
    return values


def _changelog(workshop: Workshop) -> str:
    return (workshop.root / CHANGELOG).read_text(encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    """What the command line may say."""
    made = argparse.ArgumentParser(prog="release.py", description="The steps of a release beside building and trying.")
    steps = made.add_subparsers(dest="step", required=True, metavar="STEP")
    one = steps.add_parser("check", help="whether the source and the changelog agree with a tag")
    one.add_argument("tag", metavar="TAG", help="as v1.2.0")
    steps.add_parser("notes", help="print what the page of the release says")
    one = steps.add_parser("gather", help="put the artefacts of several machines into one folder")
    one.add_argument("folders", type=Path, metavar="FOLDERS", help="a folder that holds one for each machine")
    one.add_argument("goal", type=Path, metavar="GOAL", help="where all of them go")
    one = steps.add_parser("stores", help="write the manifests for winget and Homebrew")
    one.add_argument("files", type=Path, metavar="FILES", help="the folder of all artefacts")
    one.add_argument("goal", type=Path, metavar="GOAL", help="where the manifests go")
    one = steps.add_parser("rehearse", help="make a release of all that this machine can build, and publish nothing")
    one.add_argument("repository", metavar="ADDRESS", help="where it would be published, as https://github.com/a/b")
    one.add_argument("goal", type=Path, metavar="GOAL", help="an empty folder for all of it")
    one = steps.add_parser("measured", help="hold the figures of packaging/trials/debian.py --json to their limits")
    one.add_argument("file", type=Path, metavar="FILE")
    return made


def main(argv: Sequence[str]) -> int:
    """Carry out one step and return the exit status; what goes wrong is told in a sentence."""
    chosen = parser().parse_args(argv)
    workshop = Workshop(ROOT)
    try:
        if chosen.step == "check":
            check(workshop, chosen.tag)
            print(f"{chosen.tag} can be released.")
        elif chosen.step == "notes":
            print(notes(workshop), end="")
        elif chosen.step == "gather":
            print("\n".join(path.name for path in gather(workshop, chosen.folders, chosen.goal)))
        elif chosen.step == "stores":
            print("\n".join(path.name for path in stores.write(workshop, chosen.files, chosen.goal)))
        elif chosen.step == "rehearse":
            rehearse(workshop, chosen.repository, chosen.goal.resolve())
            print(f"{chosen.goal} has all but {', '.join(lacking(chosen.goal))}, which other machines build.")
        else:
            for name, value in measured(workshop, chosen.file).items():
                print(f"{name} = {value:.2f}")
    except BuildError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"release: {sentence(error)}", file=sys.stderr)
        return 1
    return 0
