"""The books of the rules: their chapters, read from `translations/rules/`, and the pages of their cards."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gonfalon import data
from gonfalon.texts.cards import SHIPPED, card_texts, card_types
from gonfalon.texts.languages import ENGLISH, LANGUAGES
from gonfalon.texts.markdown import plain_lines, sections, slug, without_fences
from gonfalon.texts.ties import tied

__all__ = [
    "BOOKS",
    "MIXED",
    "ORDONANCE",
    "Book",
    "Page",
    "all_types",
    "anchors",
    "books",
    "chapters_of",
    "count",
    "pages",
    "pattern",
]

BOOKS: Final[dict[str, tuple[str, ...]]] = {
    "oriflamme": ("oriflamme",),
    "alliance": ("alliance",),
    "ordonance": ("ordonance",),
    "own-cards": ("own-cards", "card-guide", "card-language"),
}
"""The books in the order of the contents, each with the names of its files."""
ORDONANCE: Final = "ordonance"
_CARDS: Final = {"oriflamme": "cards", "alliance": "alliance-cards", ORDONANCE: "icons"}
"""The chapter of a book under which the pages of its cards stand."""
MIXED: Final = "mixed"
"""The chapter about decks that are mixed of the boxes."""
_BESIDE_CARDS: Final = {"card-guide": "README.md", "card-language": "language.md"}
"""What is read in English beside the cards, where those who write some look for it."""

_log = logging.getLogger(__name__)
_BOOK: Final = re.compile(r"^<!--\s*book:\s*(.+?)\s*-->\s*$", re.MULTILINE)
_CHAPTER: Final = re.compile(r"^<!--\s*chapter:\s*([\w-]+)\s*-->\s*$", re.MULTILINE)
_TITLE: Final = re.compile(r"\A\s*##\s+(.+?)\s*$", re.MULTILINE)
_ANY_HEADING: Final = re.compile(r"^#+ +(.+?)\s*$", re.MULTILINE)
_APOSTROPHES: Final = "'’ʼ"


@dataclass(frozen=True)
class Page:
    """One page of the rules: a chapter, a card if `kind` says which, or an icon of Ordonance if `icon` does."""

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
    icon: str = ""

    @property
    def level(self) -> int:
        """How deep it stands in the contents: 1 for a chapter, 2 for what belongs to one."""
        return 2 if self.kind or self.chapter else 1


@dataclass(frozen=True)
class Book:
    """The rules of one box."""

    key: str
    title: str
    pages: tuple[Page, ...]


def books(language: str) -> tuple[Book, ...]:
    """All books in the order of the contents; each is in English where it is not written in the language."""
    return _books(language, data.translations_dir(), data.cards_dir())


def pages(book: str, language: str) -> tuple[Page, ...]:
    """The pages of a book in reading order, the cards after their chapter; none if there is no such book."""
    return next((found.pages for found in books(language) if found.key == book), ())


def chapters_of(stem: str, book: str, language: str) -> tuple[str, list[Page]]:
    """The title of a book, where the file gives one, and the chapters of the file, in English if there is no other."""
    return _file(stem, book, language, data.translations_dir(), data.cards_dir())


def all_types() -> dict[str, str]:
    """All kinds that have a page, each `character` or `intrigue`."""
    return {kind: type_ for name in SHIPPED for kind, type_ in card_types(name).items()}


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


def count(page: Page, words: str) -> int:
    """How often the words stand on the page, its drawn positions and its title not counted."""
    if not words.strip():
        return 0
    search = re.compile(pattern(words), re.IGNORECASE)
    return sum(len(search.findall(line)) for line in plain_lines(page.text))


def anchors(page: Page) -> set[str]:
    """The anchors of the page's title and of the headings on it, as hosts of repositories make them."""
    bare, _ = without_fences(page.text)
    return {slug(title) for title in (page.title, *_ANY_HEADING.findall(bare))}


@cache
def _books(language: str, folder: Path, cards: Path) -> tuple[Book, ...]:
    found = []
    for key, stems in BOOKS.items():
        title, chapters = "", []
        for stem in stems:
            name, more = _file(stem, key, language, folder, cards)
            title = title or name
            chapters += more
        found.append(Book(key, title or key, _with_cards(key, language, chapters)))
    return tuple(found)


def _with_cards(book: str, language: str, chapters: list[Page]) -> tuple[Page, ...]:
    if book == ORDONANCE:
        return _with_shipped_deck(chapters, language)
    if book not in SHIPPED:
        return tuple(chapters)
    texts = card_texts(book, language)
    kinds = [kind for kind in card_types(book) if kind in texts]
    found: list[Page] = []
    for page in chapters:
        found.append(page)
        if page.cards:
            found += [Page(kind, texts[kind].name, texts[kind].page, kind, book, page.title) for kind in kinds]
    if not any(page.kind for page in found):
        found += [Page(kind, texts[kind].name, texts[kind].page, kind, book) for kind in kinds]
    return tuple(found)


def _with_shipped_deck(chapters: list[Page], language: str) -> tuple[Page, ...]:
    from gonfalon.core.deck import CardFileError
    from gonfalon.games.ordonance.rules.deck import shipped
    from gonfalon.games.ordonance.texts.deck_pages import with_deck

    try:
        return with_deck(chapters, shipped(), language)
    except CardFileError as error:
        # The rules themselves ask readers to write another list into that file.
        _log.warning("The deck of Ordonance has no pages: %s", error)
        return tuple(chapters)


def _file(stem: str, book: str, language: str, folder: Path, cards: Path) -> tuple[str, list[Page]]:
    """The title of the book, where the file gives one, and the chapters."""
    for code in dict.fromkeys((language, *LANGUAGES)):
        path = folder / "rules" / f"{stem}.{code}.md"
        if stem in _BESIDE_CARDS and code == ENGLISH:
            path = cards / _BESIDE_CARDS[stem]
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            _log.warning("The rules in %s cannot be read: %s", path, error)
            continue
        for page, file in _BESIDE_CARDS.items():
            text = text.replace(f"]({file})", f"]({page})")
        chapters = _anchored(text, book) if _CHAPTER.search(text) else _plain(text, book, stem)
        if chapters:
            name = _BOOK.search(text)
            return name.group(1) if name else "", chapters
    return "", []


def _anchored(text: str, book: str) -> list[Page]:
    parts = _CHAPTER.split(text)
    chapters = []
    for key, body in zip(parts[1::2], parts[2::2], strict=True):
        title = _TITLE.match(body)
        rest = body[title.end() :] if title else body
        name = title.group(1) if title else key
        chapters.append(Page(key, tied(name), tied(rest.strip()), book=book, cards=_CARDS.get(book) == key))
    return chapters


def _plain(text: str, book: str, stem: str) -> list[Page]:
    """A page for each heading of the second level, numbered, since a reader of the file needs no anchors."""
    found = []
    for number, (title, body) in enumerate(sections(text)):
        key = f"{stem}-{number}" if number else stem
        if title or body:
            found.append(Page(key, tied(title or key), tied(body), book=book))
    return found
