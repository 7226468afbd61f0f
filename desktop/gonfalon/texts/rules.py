"""The books of the rules: their chapters, read from `translations/rules/`."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from gonfalon import data
from gonfalon.texts.languages import ENGLISH, LANGUAGES
from gonfalon.texts.markdown import sections, slug, without_fences
from gonfalon.texts.ties import tied

__all__ = ["Book", "Page", "anchors", "chapters_of", "pattern"]

_log = logging.getLogger(__name__)
_BOOK: Final = re.compile(r"^<!--\s*book:\s*(.+?)\s*-->\s*$", re.MULTILINE)
_CHAPTER: Final = re.compile(r"^<!--\s*chapter:\s*([\w-]+)\s*-->\s*$", re.MULTILINE)
_TITLE: Final = re.compile(r"\A\s*##\s+(.+?)\s*$", re.MULTILINE)
_ANY_HEADING: Final = re.compile(r"^#+ +(.+?)\s*$", re.MULTILINE)
_NONE: Final[Mapping[str, str]] = MappingProxyType({})
_APOSTROPHES: Final = "'’ʼ"


@dataclass(frozen=True)
class Page:
    """One page of the rules: a chapter, or what `kind` says in the words of its game, a card or a sign on cards."""

    key: str
    title: str
    text: str
    """Markdown without the title."""
    kind: str | None = None
    book: str = ""
    chapter: str = ""
    """The title of the chapter under which the page of a card stands."""
    cards: bool = False
    """Whether the pages of the book's cards stand under this chapter."""
    drawn: tuple[str, ...] = ()
    """The languages of fences in whose place its game draws a picture."""

    @property
    def level(self) -> int:
        """How deep it stands in the contents: 1 for a chapter, 2 for what belongs to one."""
        return 2 if self.kind or self.chapter else 1


@dataclass(frozen=True)
class Book:
    """The rules of one box, or something like it."""

    key: str
    title: str
    pages: tuple[Page, ...]
    game: str = ""
    """Which game draws what stands on its pages; empty for none."""
    faces: Any = None
    """What the cards look like that its pages speak of, in the words of that game."""
    rank: int = 0
    """Those of a lower rank come first: 0 for boxes, 1 for what is somebody's own, 2 for how such a thing is made."""


def chapters_of(
    stem: str,
    book: str,
    language: str,
    *,
    cards: str = "",
    drawn: tuple[str, ...] = (),
    beside: Mapping[str, str] = _NONE,
) -> tuple[str, list[Page]]:
    """The title of a book, where the file gives one, and the chapters of the file, in English if there is no other.

    Args:
        stem: what the file is called, before its language.
        book: the key of the book.
        cards: the key of the chapter under which the pages of its cards stand.
        drawn: the languages of fences in whose place pictures stand.
        beside: the files that are read in English beside the cards, where those who write some look for them.
    """
    order = dict.fromkeys((language, *LANGUAGES))
    for code in order:
        path = data.translations_dir() / "rules" / f"{stem}.{code}.md"
        if stem in beside and code == ENGLISH:
            path = data.cards_dir() / beside[stem]
        try:
            text = data.text_of(path)
        except (OSError, UnicodeDecodeError) as error:
            _log.warning("The rules in %s cannot be read: %s", path, error)
            continue
        for page, file in beside.items():
            text = text.replace(f"]({file})", f"]({page})")
        found = list(_anchored(text) if _CHAPTER.search(text) else _plain(text, stem))
        if found:
            name = _BOOK.search(text)
            chapters = [
                Page(key, tied(title or key), tied(body), book=book, cards=bool(cards) and key == cards, drawn=drawn)
                for key, title, body in found
            ]
            return name.group(1) if name else "", chapters
    return "", []


def pattern(words: str) -> str:
    """A regular expression that finds `words`, whatever apostrophe was typed, and with е for ё."""
    letters = []
    for letter in " ".join(words.split()):
        if letter in _APOSTROPHES:
            letters.append(f"[{_APOSTROPHES}]")
        elif letter in "еёЕЁ":
            letters.append("[её]" if letter in "её" else "[ЕЁ]")
        elif letter == " ":
            letters.append(r"\s+")
        else:
            letters.append(re.escape(letter))
    return "".join(letters)


def anchors(page: Page) -> set[str]:
    """The anchors of the page's title and of the headings on it, as hosts of repositories make them."""
    bare, _ = without_fences(page.text, page.drawn)
    return {slug(title) for title in (page.title, *_ANY_HEADING.findall(bare))}


def _anchored(text: str) -> Iterator[tuple[str, str, str]]:
    parts = _CHAPTER.split(text)
    for key, body in zip(parts[1::2], parts[2::2], strict=True):
        title = _TITLE.match(body)
        rest = body[title.end() :] if title else body
        yield key, title.group(1) if title else "", rest.strip()


def _plain(text: str, stem: str) -> Iterator[tuple[str, str, str]]:
    """A page for each heading of the second level, numbered, since a reader of the file needs no anchors."""
    for number, (title, body) in enumerate(sections(text)):
        if title or body:
            yield f"{stem}-{number}" if number else stem, title, body
