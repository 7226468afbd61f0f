"""CHANGELOG.md as data: for the notes of a release, the AppStream file and the check of the figures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from bundles.workshop import BuildError

CHANGELOG = Path("CHANGELOG.md")
UNRELEASED = "Unreleased"
HEADINGS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
"""What an entry can be about, as Keep a Changelog has it."""

_SECTION = re.compile(r"## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?")
_NUMBER = re.compile(r"\d+\.\d+\.\d+")
_LINK = re.compile(r"\[[^\]]+\]: \S+")


@dataclass(frozen=True)
class Section:
    """What one version brought, or the next one will."""

    version: str
    """`Unreleased`, or a number as `1.2.0`."""
    date: date | None
    """When it was released; None for `Unreleased`."""
    summary: str
    """What is said before the first heading, on one line, its Markdown kept; may be empty."""
    entries: Mapping[str, tuple[str, ...]]
    """The entries by their heading in the order of the file, each on one line, its Markdown kept."""


def sections(text: str, file: str = str(CHANGELOG)) -> list[Section]:
    """All sections of a changelog, the newest first, as in the file.

    Args:
        text: the changelog.
        file: its name, for errors.

    Raises:
        BuildError: when a line is not of the form that Keep a Changelog asks for; says which line and what is expected.
    """
    found: list[Section] = []
    title: tuple[str, date | None] | None = None
    begun = 0
    lines = text.splitlines()
    for at, line in enumerate([*lines, "## "], start=1):
        if not line.startswith("## "):
            continue
        if title is not None:
            body = lines[begun : at - 1]
            found.append(Section(*title, *_entries(body, begun + 1, file)))
        if at <= len(lines):
            title, begun = _title(line, at, file), at
    _check_order(found, file)
    return found


def history(text: str, version: str, file: str = str(CHANGELOG)) -> list[Section]:
    """The sections as a bundle of a version tells them: what is not yet released is this version if nothing else is."""
    found = sections(text, file)
    if any(one.version == version for one in found):
        return [one for one in found if one.version != UNRELEASED]
    return [replace(one, version=version) if one.version == UNRELEASED else one for one in found]


def section(text: str, version: str) -> Section:
    """The section of one version; raises BuildError that says how to write it when there is none."""
    for one in sections(text):
        if one.version == version:
            return one
    raise BuildError(
        f"{CHANGELOG} has no section for {version}. Please give what stands under [{UNRELEASED}] the title "
        f"`## [{version}] - YYYY-MM-DD`, and put an empty `## [{UNRELEASED}]` above it."
    )


def release_notes(text: str, version: str) -> str:
    """What the page of a release says: the section of the version, with each entry on one line."""
    one = section(text, version)
    if not any(one.entries.values()):
        raise BuildError(f"The section [{version}] of {CHANGELOG} says nothing, so there is nothing to publish.")
    blocks = [
        f"### {heading}\n\n" + "\n".join(f"- {entry}" for entry in entries)
        for heading, entries in one.entries.items()
        if entries
    ]
    return "\n\n".join([one.summary, *blocks] if one.summary else blocks) + "\n"


def _title(line: str, at: int, file: str) -> tuple[str, date | None]:
    match = _SECTION.fullmatch(line.rstrip())
    if match is not None:
        version, day = match["version"], match["date"]
        if version == UNRELEASED and day is None:
            return version, None
        if _NUMBER.fullmatch(version) and day is not None:
            try:
                return version, date.fromisoformat(day)
            except ValueError:
                raise BuildError(f"{file}, line {at}: {day} is no day of the calendar.") from None
    raise BuildError(
        f"{file}, line {at}: '{line.rstrip()}' is no title of a version. "
        f"Please write `## [{UNRELEASED}]` or `## [1.2.0] - 2027-01-31`."
    )


def _entries(lines: list[str], first: int, file: str) -> tuple[str, dict[str, tuple[str, ...]]]:
    """The summary and the entries of a section; `first` is the number of its first line."""
    found: dict[str, list[str]] = {}
    summary: list[str] = []
    heading = ""
    for at, line in enumerate(lines, start=first):
        if line.startswith("### "):
            heading = line[4:].strip()
            if heading not in HEADINGS or heading in found:
                raise BuildError(
                    f"{file}, line {at}: '{heading}' is not one of {', '.join(HEADINGS)}, or stands there twice."
                )
            found[heading] = []
        elif line.startswith("- ") and heading:
            found[heading].append(line[2:].strip())
        elif line.startswith("  ") and heading and found[heading] and line.strip():
            found[heading][-1] += f" {line.strip()}"
        elif line.strip() and not heading and not line.startswith(("- ", "#", " ")):
            summary.append(line.strip())
        elif line.strip() and not _LINK.fullmatch(line.strip()):
            raise BuildError(
                f"{file}, line {at}: an entry begins with `- ` below a heading like `### {HEADINGS[0]}`, "
                "and its further lines are indented by two spaces."
            )
    told = " ".join(line for line in summary if not _LINK.fullmatch(line))
    return told, {heading: tuple(entries) for heading, entries in found.items()}


def _check_order(found: list[Section], file: str) -> None:
    versions = [one.version for one in found]
    for version in versions:
        if versions.count(version) > 1:
            raise BuildError(f"{file} has two sections for {version}.")
    if UNRELEASED in versions[1:]:
        raise BuildError(f"In {file} the section [{UNRELEASED}] has to be the first.")
    days = [one.date for one in found if one.date is not None]
    if days != sorted(days, reverse=True):
        raise BuildError(f"In {file} the newest version has to stand first.")
