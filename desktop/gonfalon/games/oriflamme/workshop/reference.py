"""What a word of the card language means: the part of its page that is about the word under the cursor."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gonfalon.data import cards_dir, translations_dir
from gonfalon.games.oriflamme.rules.targets import ADJECTIVES
from gonfalon.games.oriflamme.rules.texts import PROMPT_KEYS, TEXT_KEYS
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts.books import OriflammeBooks
from gonfalon.games.oriflamme.workshop.places import COUNTED_UNITS, HEADS, TEST_HEADS, Kind, Place, Step, keys
from gonfalon.games.oriflamme.workshop.scanning import Sort, Word, scanned, states

__all__ = ["PAGE", "Explained", "explained"]

PAGE: Final = "card-language"
"""The page of the rules that all of this comes from."""

_SECTION: Final = re.compile(r"^### +(.+?)[ \t]*$", re.MULTILINE)
_CODE: Final = re.compile(r"`([^`\n]+)`")
_ROW: Final = re.compile(r"^\| ((?:`[a-z_]+`(?:, )?)+)", re.MULTILINE)
_WORDS: Final = re.compile(r"[a-z_]+")


class Explained(NamedTuple):
    """A part of the page about the card language."""

    word: str
    title: str
    """Its heading, as plain text."""
    markdown: str
    """What stands under the heading, with the examples."""


class _Section(NamedTuple):
    title: str
    text: str
    named: frozenset[str]
    """The words in its heading."""
    rows: frozenset[str]
    """The words that the rows of its table begin with."""
    chapter: int


def explained(text: str, line: int, column: int, language: str) -> Explained | None:
    """The part about the word at a place, both counted from 0; None where no word of the card language stands."""
    lines = text.split("\n")
    if not 0 <= line < len(lines):
        return None
    words = scanned(lines[line], states(lines[:line])[-1]).words
    at = [word for word in words if word.start <= column <= word.end and word.sort in (Sort.KEY, Sort.WORD, Sort.TEXT)]
    # Between two words without a space the second is meant.
    for word in reversed(at):
        if found := _about(word, _sections(language, translations_dir(), cards_dir())):
            return Explained(word.text, found.title, found.text)
    return None


def _about(word: Word, sections: tuple[_Section, ...]) -> _Section | None:
    """The section about a word: by its place first, since some words mean several things."""
    text, place = word.text, word.place
    if word.sort is Sort.KEY:
        return _about_key(text, place, sections)
    match place.kind:
        case Kind.TYPE | Kind.INFLUENCE:
            # Also a word that is wrong there: what may stand there is told.
            return _headed(sections, "type" if place.kind is Kind.TYPE else "influence")
        case Kind.COST:
            return _headed(sections, "cost")
        case Kind.RELATED:
            return _listing(sections, "see_also")
        case Kind.LINE | Kind.TEST:
            return _about_line(text, word.step, place, sections)
    return None


def _about_key(text: str, place: Place, sections: tuple[_Section, ...]) -> _Section | None:
    match place.kind:
        case Kind.PROGRAM | Kind.STATEMENT if text in keys(Place(place.kind)):
            return _headed(sections, text)
        case Kind.CARD | Kind.RESERVED if text in keys(place):
            return _headed(sections, text if place.kind is Kind.CARD else "reserved")
        case Kind.OPTIONS:
            return _headed(sections, "choose")
        case Kind.CARD_TEXTS if text in TEXT_KEYS:
            return _listing(sections, text)
        case Kind.TITLES:
            return _listing(sections, "options")
        case Kind.PROMPT | Kind.GAP if text in PROMPT_KEYS:
            return _listing(sections, "prompt")
        case Kind.TEXTS | Kind.LANGUAGE:
            return _listing(sections, "name")
        case Kind.SET if text == "texts":
            return _listing(sections, "name")
        case Kind.SET | Kind.CARDS:
            return _above(sections, "type")
    return None


def _about_line(text: str, step: Step, place: Place, sections: tuple[_Section, ...]) -> _Section | None:
    if step is Step.TEST and text in TEST_HEADS:
        return _headed(sections, "if")
    if text == "attacker" or (text in HEADS and step is not Step.ANY):
        return _headed(sections, text)
    if text in ADJECTIVES:
        return _listing(sections, "other")
    if text == "per" or text in COUNTED_UNITS:
        return _headed(sections, "gain")
    prepositions = {verb.preposition for verb in VERBS.values() if verb.preposition}
    if text in prepositions or text.isdigit():
        return _headed(sections, place.verb) or _headed(sections, text)
    # Else it is the id of a card, or nothing that is known.
    return _headed(sections, text) or (_listing(sections, "other") if re.fullmatch(r"[a-z0-9-]+", text) else None)


def _headed(sections: tuple[_Section, ...], word: str) -> _Section | None:
    """The section that has a word in its heading, the one that begins with it before others."""
    return next((section for section in sections if word in section.named), None)


def _listing(sections: tuple[_Section, ...], word: str) -> _Section | None:
    """The section that has a row for a word."""
    return next((section for section in sections if word in section.rows), None)


def _above(sections: tuple[_Section, ...], word: str) -> _Section | None:
    """What is said at the beginning of the chapter in which a word has its section."""
    below = _headed(sections, word)
    return next((section for section in sections if below is not None and section.chapter == below.chapter), None)


@cache
def _sections(language: str, translations: Path, cards: Path) -> tuple[_Section, ...]:
    """The parts of the page, in its order; the folders are those that it is read from."""
    books = OriflammeBooks().books(language, None)
    pages = [page for book in books for page in book.pages if page.key == PAGE or page.key.startswith(f"{PAGE}-")]
    found: list[_Section] = []
    for number, page in enumerate(pages):
        found += (_section(title, text, number) for title, text in _cut(page.title, page.text))
    return tuple(found)


def _cut(title: str, text: str) -> Iterator[tuple[str, str]]:
    parts = _SECTION.split(text)
    yield title, parts[0]
    yield from zip(parts[1::2], parts[2::2], strict=True)


def _section(title: str, text: str, chapter: int) -> _Section:
    named = frozenset(word for code in _CODE.findall(title) for word in _WORDS.findall(code))
    rows = frozenset(word for row in _ROW.findall(text) for word in _WORDS.findall(row))
    return _Section(title.replace("`", ""), text.strip(), named, rows, chapter)
