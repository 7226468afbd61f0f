"""The book about the program itself: what is new in it, which version it is and where it keeps things, its licences."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from gonfalon import __version__, data
from gonfalon.texts.rules import Book, Page, chapters_of
from gonfalon.texts.ties import tied

__all__ = ["NEWS", "PROGRAM", "Computer", "Release", "book", "folders", "read_changelog"]

PROGRAM: Final = "program"
"""The key of the book, and the name of its files."""
_PREFIX: Final = "program:"
NEWS: Final = f"{_PREFIX}news"
"""The key of the page that tells what is new."""
_WORDS: Final = "changelog-words"
"""The chapter that is no page: what the headings of the changelog are in the language."""
_PAPERS: Final = ("notice", "licence", "letters")

_log = logging.getLogger(__name__)
_RELEASE: Final = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?[ \t]*$", re.MULTILINE)
_KIND: Final = re.compile(r"^### +(.+?)[ \t]*$", re.MULTILINE)
_TARGET: Final = re.compile(r"^\[[^\]]+\]: \S+[ \t]*$", re.MULTILINE)
_ENTRY: Final = re.compile(r"^- ", re.MULTILINE)
_WORD: Final = re.compile(r"^- (\w+): (.+?)[ \t]*$", re.MULTILINE)
_IF: Final = re.compile(r"^<!-- if: (\w+) -->\n(.*?)(?:\n{2,}|\Z)", re.MULTILINE | re.DOTALL)
_BLANK: Final = re.compile(r"\{(\w+)\}")
_SIGNS: Final = re.compile(r"[\\`*_\[\]<>#|~]")
_LEADING: Final = re.compile(r"^(\d*)([-+.)])")
_NAMED: Final = re.compile(r"Copyright (\(c\) )?\d")
"""Begins a line of its own in every licence."""
_RAGGED: Final = 12
"""How much room, in letters, the end of a line may leave for the first word of the next before that begins anew."""


@dataclass(frozen=True)
class Release:
    """What one version brought, or the coming one will."""

    version: str
    day: date | None
    """None for the coming version."""
    changes: tuple[tuple[str, tuple[str, ...]], ...]
    """The headings, as `Added`, each with its entries in Markdown."""


def read_changelog(text: str) -> tuple[Release, ...]:
    """The versions of a changelog in the order of the file; those that say nothing are left out."""
    found = []
    titles = list(_RELEASE.finditer(text))
    for at, title in enumerate(titles):
        end = titles[at + 1].start() if at + 1 < len(titles) else len(text)
        parts = _KIND.split(_TARGET.sub("", text[title.end() : end]))
        changes = tuple((kind, _entries(body)) for kind, body in zip(parts[1::2], parts[2::2], strict=True))
        if any(entries for _, entries in changes):
            found.append(Release(title["version"], _day(title["date"]), changes))
    return tuple(found)


class Computer(NamedTuple):
    """What the book has to know of the computer on which it is read."""

    facts: str = ""
    """What is to be told of it, in lines."""
    long_date: Callable[[date, str], str] = lambda day, language: day.isoformat()
    """A day in words, in a language."""


def book(language: str, computer: Computer) -> Book:
    """The book in a language, in English where something of it is not written in the language."""
    title, chapters = chapters_of(PROGRAM, PROGRAM, language)
    words = dict(_WORD.findall(next((page.text for page in chapters if page.key == _WORDS), "")))
    blanks = {
        "version": __version__,
        "releases": data.releases(),
        "changes": _changes(language, words, computer),
        "facts": f"```text\n{computer.facts}\n```",
        **{name: f"`{folder}`" for name, folder in folders().items()},
        **{name: _prose(_read(path)) for name, path in zip(_PAPERS, data.licence_files(), strict=True)},
    }
    true = {name for name, text in blanks.items() if text}
    true |= {"published" if blanks["releases"] else "unpublished"}
    true |= set() if blanks["changes"] else {"unwritten"}
    pages = tuple(
        Page(f"{_PREFIX}{page.key}", page.title, _filled(page.text, blanks, true), book=PROGRAM)
        for page in chapters
        if page.key != _WORDS
    )
    return Book(PROGRAM, title or PROGRAM, pages)


def folders() -> dict[str, Path]:
    """The user's folders by the names that the pages call them; none of them need be there."""
    from gonfalon.user.folders import crashes_folder, games_folder, sets_folder, settings_file

    return {
        "games": games_folder(),
        "sets": sets_folder(),
        "settings": settings_file().parent,
        "reports": crashes_folder(),
    }


def _changes(language: str, words: Mapping[str, str], computer: Computer) -> str:
    parts = []
    text = _read(data.changelog_file(language)) or _read(data.changelog_file())
    for release in read_changelog(text):
        if release.day is None:
            title = words.get(release.version, release.version)
        else:
            blanks = {"version": release.version, "date": computer.long_date(release.day, language)}
            title = _filled(words.get("Version", "{version}, {date}"), blanks)
        parts.append(f"### {title}")
        for kind, entries in release.changes:
            if entries:
                parts += [f"**{words.get(kind, kind)}**", "\n".join(f"- {entry}" for entry in entries)]
    return tied("\n\n".join(parts))


def _entries(body: str) -> tuple[str, ...]:
    return tuple(" ".join(entry.split()) for entry in _ENTRY.split(body)[1:])


def _day(text: str | None) -> date | None:
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        return None


def _filled(text: str, blanks: Mapping[str, str], true: Collection[str] = ()) -> str:
    text = _IF.sub(lambda match: f"{match[2]}\n\n" if match[1] in true else "", text)
    return _BLANK.sub(lambda match: blanks.get(match[1], match[0]), text).strip()


def _prose(text: str) -> str:
    """Plain text as Markdown: its lines are joined again where only the edge of the paper has parted them."""
    found: list[str] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in paragraph.splitlines() if line.strip(" -=")]
        widest = max(map(len, lines), default=0)
        for at, line in enumerate(lines):
            full = at and len(lines[at - 1]) + len(line.split()[0]) + _RAGGED > widest
            if full and not _NAMED.match(line):
                found[-1] += f" {_escaped(line)}"
            else:
                found.append(_escaped(line))
    return "\n\n".join(found)


def _escaped(line: str) -> str:
    return _LEADING.sub(r"\1\\\2", _SIGNS.sub(r"\\\g<0>", line))


def _read(path: Path) -> str:
    try:
        return data.text_of(path)
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("%s cannot be read: %s", path.name, error)
        return ""
