"""The chapters of the rules, read from `translations/rules/`."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gonfalon import data
from gonfalon.ui.language import LANGUAGES
from gonfalon.ui.texts.cards import card_texts, card_types

__all__ = ["CARDS", "Page", "count", "pages", "pattern", "queue_fences"]

CARDS: Final = "cards"
"""The chapter under which the pages of the cards stand."""

_log = logging.getLogger(__name__)
_CHAPTER: Final = re.compile(r"^<!--\s*chapter:\s*([\w-]+)\s*-->\s*$", re.MULTILINE)
_TITLE: Final = re.compile(r"\A\s*##\s+(.+?)\s*$", re.MULTILINE)
_FENCE: Final = re.compile(r"^```queue[ \t]*\n(.*?)\n```[ \t]*$", re.MULTILINE | re.DOTALL)
_MARKS: Final = re.compile(r"\*\*|^#+ |^- ", re.MULTILINE)
_APOSTROPHES: Final = "'’ʼ"


@dataclass(frozen=True)
class Page:
    """One page of the rules: a chapter, or a card if `kind` says which."""

    key: str
    title: str
    text: str
    """Markdown without the title."""
    kind: str | None = None


def pages(game: str, language: str) -> tuple[Page, ...]:
    """All pages in reading order, the cards after their chapter; English where the language has none."""
    return _pages(game, language, data.translations_dir())


def queue_fences(text: str, mark: str) -> tuple[str, list[str]]:
    """The text with each drawn position replaced by `mark` and its number, and those positions."""
    found: list[str] = []

    def take(match: re.Match[str]) -> str:
        found.append(match.group(1).strip())
        return f"{mark}{len(found) - 1}"

    return _FENCE.sub(take, text), found


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
    plain = _MARKS.sub("", _FENCE.sub("", page.text))
    return len(re.findall(pattern(words), plain, re.IGNORECASE))


@cache
def _pages(game: str, language: str, folder: Path) -> tuple[Page, ...]:
    texts = card_texts(game, language)
    kinds = [kind for kind in card_types(game) if kind in texts]
    cards = [Page(kind, texts[kind].name, texts[kind].page, kind) for kind in kinds]
    found: list[Page] = []
    for chapter in _chapters(game, language, folder):
        found.append(chapter)
        if chapter.key == CARDS:
            found += cards
    if not any(page.kind for page in found):
        found += cards
    return tuple(found)


def _chapters(game: str, language: str, folder: Path) -> list[Page]:
    for code in dict.fromkeys((language, *LANGUAGES)):
        path = folder / "rules" / f"{game}.{code}.md"
        try:
            parts = _CHAPTER.split(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            _log.warning("The rules in %s cannot be read: %s", path, error)
            continue
        chapters = []
        for key, text in zip(parts[1::2], parts[2::2], strict=True):
            title = _TITLE.match(text)
            body = text[title.end() :] if title else text
            chapters.append(Page(key, title.group(1) if title else key, body.strip()))
        if chapters:
            return chapters
    return []
