"""What every package for Linux puts on the disk: the program, its command, and what desktops want to know."""

from __future__ import annotations

import calendar
import gzip
import re
import time
from pathlib import Path

from bundles import catalogue, changelog, icons, linked, tree
from bundles.pins import LINUX
from bundles.words import lines
from bundles.workshop import BuildError, Workshop

SOURCES = Path("packaging/linux")
PROGRAM = Path("usr/lib/gonfalon")
LICENCES = Path("usr/share/licenses/gonfalon")
"""Where all but Debian look for licences."""
RECORD_TYPE = "application/vnd.gonfalon.record"
"""The MIME type of *.gonfalon; its name begins with Gonfalon's own, so nobody else's is taken."""
SET_TYPE = "application/vnd.gonfalon.set"
"""That of *.gonfalon-set, in which people send each other sets of cards."""
MAINTAINER = "The Gonfalon contributors <gonfalon-table@users.noreply.github.com>"
"""Packages have to name somebody; the address is one that GitHub gives to whoever shows none."""


def lay_out(workshop: Workshop, root: Path) -> linked.Links:
    """Put all files below `root`, which stands for the root of the system; returns what they ask of the system."""
    workshop.installed = root
    program = root / PROGRAM
    program.mkdir(parents=True)
    tree.lay_out(workshop, LINUX, program, alone=False)
    command = write(root / "usr/bin/gonfalon", read(workshop, "gonfalon"))
    command.chmod(0o755)
    describe(workshop, root)
    return linked.links(workshop, program)


def describe(workshop: Workshop, root: Path) -> None:
    """Put what desktops want to know below `root`: all of usr/share, which is alike wherever the program comes from."""
    workshop.step("laying out what desktops want to know")
    share, name = root / "usr/share", workshop.app_id
    write(share / f"applications/{name}.desktop", read(workshop, "gonfalon.desktop"))
    write(share / f"mime/packages/{name}.xml", read(workshop, "gonfalon-mime.xml"))
    described = catalogue.metainfo(workshop, read(workshop, "gonfalon.metainfo.xml"))
    write(share / f"metainfo/{name}.metainfo.xml", described)
    manual = share / "man/man6/gonfalon.6.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(pack(read(workshop, "gonfalon.6")))
    icons.lay_out(workshop, root, {"record": RECORD_TYPE, "set": SET_TYPE})


def add_licences(workshop: Workshop, root: Path) -> None:
    """Put the licences of the program, of Qt and of all that is inside it where desktops but Debian's have them."""
    for source in licences(workshop):
        write(root / LICENCES / source.name, source.read_text(encoding="utf-8"))


def licences(workshop: Workshop) -> list[Path]:
    """The texts of these licences, which every bundle but Debian's has to bring along."""
    inside = sorted((workshop.root / "packaging/licences").iterdir())
    return [workshop.root / "LICENSE", workshop.root / "NOTICE", *inside]


def facts(workshop: Workshop) -> dict[str, str]:
    """What stands for the names between @ and @ in the files of packaging/linux."""
    day = time.gmtime(workshop.epoch)
    return {
        "APP_ID": workshop.app_id,
        "COMMENTS": lines("Comment[{}]={}", "comment"),
        "DEVELOPER_ID": workshop.app_id.rpartition(".")[0],
        "DATE": f"{time.strftime('%B', day)} {day.tm_mday}, {day.tm_year}",
        "GENERIC_NAMES": lines("GenericName[{}]={}", "generic_name"),
        "KEYWORDS": lines("Keywords[{}]={}", "keywords"),
        "RECORDS": lines('    <comment xml:lang="{}">{}</comment>', "record"),
        "RECORD_TYPE": RECORD_TYPE,
        "SETS": lines('    <comment xml:lang="{}">{}</comment>', "set"),
        "SET_TYPE": SET_TYPE,
        "SUMMARIES": lines("Summary({}):    {}", "summary"),
        "VERSION": workshop.version,
    }


def read(workshop: Workshop, name: str, **more: str) -> str:
    """A file of packaging/linux with the facts of this build in it, and with more of them."""
    text = (workshop.root / SOURCES / name).read_text(encoding="utf-8")
    return fill(text, {**facts(workshop), **more}, name)


def fill(text: str, known: dict[str, str], name: str) -> str:
    """A text whose every @NAME@ has become its fact; raises BuildError for a name that is not known."""

    def fact(found: re.Match[str]) -> str:
        if found[1] not in known:
            raise BuildError(f"{SOURCES / name} asks for @{found[1]}@, which nothing gives.")
        return known[found[1]]

    return re.sub(r"@([A-Z_]+)@", fact, text)


def write(path: Path, text: str) -> Path:
    """Write a text below folders that are made for it; returns its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def pack(text: str) -> bytes:
    """A text as gzip keeps it, without a time and a name, as small as it can."""
    return gzip.compress(text.encode(), 9, mtime=0)


def history(workshop: Workshop) -> list[tuple[str, int, list[str]]]:
    """Version, time and entries of each section of the changelog; what is not yet released bears the build's time."""
    text = (workshop.root / changelog.CHANGELOG).read_text(encoding="utf-8")
    found = []
    for section in changelog.history(text, workshop.version):
        when = workshop.epoch
        if section.date is not None:
            # The changelog has no clock; at noon it is the same day in most of the world.
            when = calendar.timegm((*section.date.timetuple()[:3], 12, 0, 0))
        entries = [entry for entries in section.entries.values() for entry in entries]
        found.append((section.version, when, entries or ["Nothing to tell."]))
    return found
