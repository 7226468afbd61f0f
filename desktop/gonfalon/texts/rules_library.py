"""The library: the rule books of all games, and the book about the program with its changelog."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from gonfalon import __version__, data
from gonfalon.texts.rule_pages import RuleBook, RulePage, read_chapters
from gonfalon.texts.translations import with_no_breaks

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
    """The changes in one released version or in the coming one."""

    version: str
    day: date | None
    """None for the coming version."""
    summary: str
    """What stands before the first heading, in Markdown; may be empty."""
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
            found.append(Release(title["version"], _day(title["date"]), parts[0].strip(), changes))
    return tuple(found)


class SystemFacts(NamedTuple):
    """Information about the computer on which the rule book is read."""

    facts: str = ""
    """What is to be told of it, in lines."""
    long_date: Callable[[date, str], str] = lambda day, language: day.isoformat()
    """A day in words, in a language."""


def program_book(language: str, computer: SystemFacts) -> RuleBook:
    """The book in a language, in English where something of it is not written in the language."""
    title, chapters = read_chapters(PROGRAM, PROGRAM, language)
    words = dict(_WORD.findall(next((page.text for page in chapters if page.key == _WORDS), "")))
    blanks = {
        "version": __version__,
        "releases": data.releases_url(),
        "changes": _changes(language, words, computer),
        "facts": f"```text\n{computer.facts}\n```",
        **{name: f"`{folder}`" for name, folder in named_folders().items()},
        **{name: _prose(_read(path)) for name, path in zip(_PAPERS, data.licence_files(), strict=True)},
    }
    true = {name for name, text in blanks.items() if text}
    true |= {"published" if blanks["releases"] else "unpublished"}
    true |= set() if blanks["changes"] else {"unwritten"}
    pages = tuple(
        RulePage(f"{_PREFIX}{page.key}", page.title, _filled(page.text, blanks, true), book=PROGRAM)
        for page in chapters
        if page.key != _WORDS
    )
    return RuleBook(PROGRAM, title or PROGRAM, pages)


def named_folders() -> dict[str, Path]:
    """The user's folders by the names that the pages call them; none of them need be there."""
    from gonfalon.user.folders import crashes_folder, games_folder, sets_folder, settings_file

    return {
        "games": games_folder(),
        "sets": sets_folder(),
        "settings": settings_file().parent,
        "reports": crashes_folder(),
    }


def _changes(language: str, words: Mapping[str, str], computer: SystemFacts) -> str:
    parts = []
    text = _read(data.changelog_file(language)) or _read(data.changelog_file())
    for release in read_changelog(text):
        if release.day is None:
            title = words.get(release.version, release.version)
        else:
            blanks = {"version": release.version, "date": computer.long_date(release.day, language)}
            title = _filled(words.get("Version", "{version}, {date}"), blanks)
        parts += [f"### {title}", *([release.summary] if release.summary else [])]
        for kind, entries in release.changes:
            if entries:
                parts += [f"**{words.get(kind, kind)}**", "\n".join(f"- {entry}" for entry in entries)]
    return with_no_breaks("\n\n".join(parts))


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
        return data.read_text(path)
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("%s cannot be read: %s", path.name, error)
        return ""


_NONE: Final = SystemFacts()
OWN_CARD_PREFIX = "own:"
"""What the key of the page of somebody's own card begins with; its kind follows, which may be called like another."""


class CurrentGame(NamedTuple):
    """The game being played and its cards."""

    game: str
    cards: object
    """In the shape that the game gives them."""


class RuleBooks(Protocol):
    """The books of a game."""

    def books(self, language: str, cards: Any) -> Sequence[RuleBook]:
        """Its books in a language, or in English where one is not written in it.

        Args:
            cards: those that it is played with, None where it is not.
        """
        ...

    def home(self, cards: Any, books: Sequence[RuleBook]) -> str:
        """Return the key of the page where a reader who plays with these cards starts."""
        ...


class RulesLibrary:
    """All books in one language."""

    def __init__(
        self,
        language: str,
        bookcases: Mapping[str, RuleBooks],
        playing: CurrentGame | None = None,
        computer: SystemFacts = _NONE,
    ) -> None:
        """
        Args:
            bookcases: those of the games, by what records call the game.
            computer: the one on which the books are read.
        """
        self.language = language
        played = {playing.game: playing.cards} if playing is not None else {}
        by_game = {game: tuple(bookcase.books(language, played.get(game))) for game, bookcase in bookcases.items()}
        found = [book for books in by_game.values() for book in books]
        self.books = (*sorted(found, key=lambda book: book.rank), program_book(language, computer))
        self.pages = tuple(page for book in self.books for page in book.pages)
        self.home = self.pages[0].key if self.pages else ""
        """The key of the page where whoever plays now begins to read."""
        if playing is not None and by_game.get(playing.game):
            self.home = bookcases[playing.game].home(playing.cards, by_game[playing.game])

    def find(self, key: str) -> RulePage | None:
        """The chapter or the card called so; of two cards the one of a user's set, since that is played with."""
        pages = {page.key: page for page in self.pages}
        return pages.get(OWN_CARD_PREFIX + key) or pages.get(key)

    def book(self, page: RulePage) -> RuleBook:
        """The book in which a page stands."""
        return next(book for book in self.books if book.key == page.book)
