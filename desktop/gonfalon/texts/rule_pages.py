"""The rule books as chapters of Markdown, read from `translations/rules/`."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from gonfalon import data
from gonfalon.texts.translations import ENGLISH, LANGUAGES, NO_BREAK, with_no_breaks

FENCE_MARK: Final = "\ue000"
"""Begins the paragraph that stands where a fence was; the number of the fence follows."""
BAR_MARK: Final = "\ue001"
"""Stands for a bar in a cell of a table, which Qt's reader of Markdown would show with its backslash."""
SIGN_MARK: Final = re.compile("\ue002(\\w+)\ue002")
"""A word of a game's, in whose place it draws something within the text."""
_FENCE: Final = re.compile(r"^```([\w-]*)[^\n]*\n(.*?)\n?^```[ \t]*$", re.MULTILINE | re.DOTALL)
_HEADING: Final = re.compile(r"^(#{1,2}) +(.+?)[ \t]*$", re.MULTILINE)
_PLACE: Final = re.compile(rf"(?:[^\t]*\t)?{FENCE_MARK}([0-9]{{1,5}})")
"""Perhaps behind the bullet of a list that Qt takes it for an item of."""
_SIGNS: Final = re.compile(r"[^\w\- ]")


@dataclass(frozen=True)
class Fence:
    """A block between two lines of three backticks."""

    language: str
    """The word after the first backticks."""
    text: str
    drawn: bool = False
    """Whether a picture stands in its place; else it is shown as it is."""


def split_fences(text: str, drawn: Collection[str] = ()) -> tuple[str, list[Fence]]:
    """The text with a paragraph of `FENCE_MARK` and a number in place of each fence, and the fences.

    Pictures stand in the place of those whose language is one of `drawn`.
    """
    found: list[Fence] = []

    def take(match: re.Match[str]) -> str:
        found.append(Fence(match.group(1), match.group(2).strip("\n"), match.group(1) in drawn))
        # A paragraph by itself, whatever it follows.
        return f"\n\n{FENCE_MARK}{len(found) - 1}\n\n"

    return _FENCE.sub(take, text).replace(r"\|", BAR_MARK), found


def fence_at(line: str, fences: Sequence[Fence]) -> int | None:
    """The number of the fence in whose place a paragraph stands; None for any other paragraph."""
    match = _PLACE.fullmatch(line)
    return int(match[1]) if match is not None and int(match[1]) < len(fences) else None


def split_sections(text: str) -> list[tuple[str, str]]:
    """Titles and texts: what stands under the heading of the first level, then each of the second level."""
    found: list[tuple[str, str]] = []
    bare, fences = split_fences(text)
    title, start = "", 0
    for heading in _HEADING.finditer(bare):
        if start or heading.start():
            found.append((title, bare[start : heading.start()]))
        title, start = _letters(heading.group(2)), heading.end()
    found.append((title, bare[start:]))
    return [(name, _with_fences(body, fences).strip()) for name, body in found]


def heading_anchor(title: str) -> str:
    """The anchor that hosts of repositories give to a heading."""
    return _SIGNS.sub("", _letters(title).replace(NO_BREAK, " ").strip().lower()).replace(" ", "-")


def _letters(title: str) -> str:
    return re.sub(r"[`*]", "", title)


def _with_fences(text: str, fences: list[Fence]) -> str:
    def give(match: re.Match[str]) -> str:
        fence = fences[int(match.group(1))]
        return f"```{fence.language}\n{fence.text}\n```"

    return re.sub(rf"^{FENCE_MARK}(\d+)$", give, text.replace(BAR_MARK, r"\|"), flags=re.MULTILINE)


_log = logging.getLogger(__name__)
_BOOK: Final = re.compile(r"^<!--\s*book:\s*(.+?)\s*-->\s*$", re.MULTILINE)
_CHAPTER: Final = re.compile(r"^<!--\s*chapter:\s*([\w-]+)\s*-->\s*$", re.MULTILINE)
_TITLE: Final = re.compile(r"\A\s*##\s+(.+?)\s*$", re.MULTILINE)
_ANY_HEADING: Final = re.compile(r"^#+ +(.+?)\s*$", re.MULTILINE)
_NONE: Final[Mapping[str, str]] = MappingProxyType({})
_APOSTROPHES: Final = "'’ʼ"


@dataclass(frozen=True)
class RulePage:
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
        """The level in the table of contents: 1 for a chapter, 2 for an entry within a chapter."""
        return 2 if self.kind or self.chapter else 1


@dataclass(frozen=True)
class RuleBook:
    """The rules of one box, or something like it."""

    key: str
    title: str
    pages: tuple[RulePage, ...]
    game: str = ""
    """Which game draws what stands on its pages; empty for none."""
    faces: Any = None
    """What the cards look like that its pages speak of, in the words of that game."""
    rank: int = 0
    """Those of a lower rank come first: 0 for boxes, 1 for what is somebody's own, 2 for how such a thing is made."""


def read_chapters(
    stem: str,
    book: str,
    language: str,
    *,
    cards: str = "",
    drawn: tuple[str, ...] = (),
    beside: Mapping[str, str] = _NONE,
) -> tuple[str, list[RulePage]]:
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
            text = data.read_text(path)
        except (OSError, UnicodeDecodeError) as error:
            _log.warning("The rules in %s cannot be read: %s", path, error)
            continue
        for page, file in beside.items():
            text = text.replace(f"]({file})", f"]({page})")
        found = list(_anchored(text) if _CHAPTER.search(text) else _plain(text, stem))
        if found:
            name = _BOOK.search(text)
            chapters = [
                RulePage(
                    key,
                    with_no_breaks(title or key),
                    with_no_breaks(body),
                    book=book,
                    cards=bool(cards) and key == cards,
                    drawn=drawn,
                )
                for key, title, body in found
            ]
            return name.group(1) if name else "", chapters
    return "", []


def search_pattern(words: str) -> str:
    """Return a regular expression that finds `words`, matching any apostrophe and treating е and ё as equal."""
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


def page_anchors(page: RulePage) -> set[str]:
    """The anchors of the page's title and of the headings on it, as hosts of repositories make them."""
    bare, _ = split_fences(page.text, page.drawn)
    return {heading_anchor(title) for title in (page.title, *_ANY_HEADING.findall(bare))}


def _anchored(text: str) -> Iterator[tuple[str, str, str]]:
    parts = _CHAPTER.split(text)
    for key, body in zip(parts[1::2], parts[2::2], strict=True):
        title = _TITLE.match(body)
        rest = body[title.end() :] if title else body
        yield key, title.group(1) if title else "", rest.strip()


def _plain(text: str, stem: str) -> Iterator[tuple[str, str, str]]:
    """A page for each heading of the second level, numbered, since a reader of the file needs no anchors."""
    for number, (title, body) in enumerate(split_sections(text)):
        if title or body:
            yield f"{stem}-{number}" if number else stem, title, body
