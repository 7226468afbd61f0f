"""The rule books of Oriflamme: both boxes, and the sets of users, whose pages are limited to what can be laid out."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon import data
from gonfalon.games.oriflamme.rules.card_set import emblem_path
from gonfalon.games.oriflamme.rules.set_parser import MAX_LETTERS
from gonfalon.games.oriflamme.texts.cards import (
    FIGURES,
    SHIPPED,
    CardText,
    card_texts,
    card_types,
    deck_texts,
    shipped_texts,
)
from gonfalon.texts.formatting import alphabetical
from gonfalon.texts.rule_pages import RuleBook, RulePage, read_chapters, split_fences
from gonfalon.texts.rules_library import OWN_CARD_PREFIX

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.card_set import CardSet


MAX_LINES: Final = 300
MAX_BARS: Final = 600
"""The bars on the whole page, and so, but for a few, the cells of its tables."""
MAX_SIGNS: Final = 400
"""The bullets, numbers and signs of quotation on the whole page."""
MAX_INDENT: Final = 24
"""In how many letters a line may say how deep it lies in lists and quotations."""
MAX_FIGURES: Final = 12
"""The positions that are drawn on a page."""
_MAX_BLANKS: Final = 40
_BLANKS: Final = re.compile(rf"(?<=[ ]{{{_MAX_BLANKS}}}) +")
_ENTITY: Final = re.compile(r"&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));", re.IGNORECASE)
_LEADING: Final = re.compile(r" *(?:(?:>|(?:[-+*]|[0-9]{1,9}[.)])(?= |$)) *)+")
_SIGN: Final = re.compile(r">|[-+*]|[0-9]+[.)]")
_SUBSTITUTE: Final = "\ufffd"
_OBJECT: Final = 0xFFFC
"""Stands in a text of Qt's where a picture is."""


def limit_markdown(text: str) -> str:
    """The page as it may be shown; one with too much of anything is shown as it is written.

    No letter of it means something to the program, however it was written down.
    """
    lines = text[: MAX_LETTERS["page"]].splitlines()
    kept = "\n".join(_plain(line.expandtabs(4)) for line in lines[:MAX_LINES])
    return kept if len(lines) <= MAX_LINES and _can_be_laid_out(kept) else _as_written(kept)


def _plain(line: str) -> str:
    """The line without letters that are ours or Qt's; numbers that stand for such letters are looked at too."""
    line = _ENTITY.sub(lambda entity: entity[0] if _is_plain(_number(entity)) else _SUBSTITUTE, line)
    return _BLANKS.sub("", "".join(letter if _is_plain(ord(letter)) else _SUBSTITUTE for letter in line))


def _number(entity: re.Match[str]) -> int:
    return int(entity[1], 16) if entity[1] else int(entity[2])


def _is_plain(number: int) -> bool:
    """Return whether this is a letter that is not for private use, no control, and does not begin a frame of Qt's."""
    if number > sys.maxunicode or 0xFDD0 <= number <= 0xFDEF or number & 0xFFFE == 0xFFFE or number == _OBJECT:
        return False
    return unicodedata.category(chr(number)) not in ("Co", "Cc", "Cs", "Zl", "Zp")


def _can_be_laid_out(text: str) -> bool:
    bare, fences = split_fences(text, FIGURES)
    leading = [found[0] for line in bare.split("\n") if (found := _LEADING.match(line))]
    return (
        all(len(inset) <= MAX_INDENT for inset in leading)
        and sum(len(_SIGN.findall(inset)) for inset in leading) <= MAX_SIGNS
        and sum(fence.drawn for fence in fences) <= MAX_FIGURES
        and bare.count("|") <= MAX_BARS
    )


def _as_written(text: str) -> str:
    # A line of it must not end the block that it stands in.
    inside = "\n".join(f" {line}" if line.startswith("```") else line for line in text.split("\n"))
    return f"```text\n{inside}\n```"


GAME: Final = "oriflamme"
_MIXED: Final = "mixed"
"""The chapter about decks that are mixed of the boxes."""
_CARDS: Final = {"oriflamme": "cards", "alliance": "alliance-cards"}
"""The chapter of a book under which the pages of its cards stand."""
_WORKSHOP: Final = "own-cards"
_BESIDE_CARDS: Final = {"card-guide": "README.md", "card-language": "language.md"}


@dataclass(frozen=True)
class PageCards:
    """The looks of the cards that a page mentions, by kind."""

    texts: Mapping[str, CardText]
    types: Mapping[str, str]
    """`character` or `intrigue`."""
    emblems: Mapping[str, str]
    """The paths of users' drawings, for the kinds that have one or whose initial is drawn."""


def shipped_page_cards(language: str) -> PageCards:
    """Those of all cards that the program brings along."""
    types = {kind: type_ for name in SHIPPED for kind, type_ in card_types(name).items()}
    return PageCards(shipped_texts(language), types, {})


class OriflammeRuleBooks:
    """The boxes; a user's sets have a book each, because their kinds may be called like others."""

    def books(self, language: str, cards: CardSet | None) -> Sequence[RuleBook]:
        shipped = _shipped(language, data.translations_dir(), data.cards_dir())
        return shipped if cards is None else (*shipped, *_own(cards, language))

    def home(self, cards: CardSet, books: Sequence[RuleBook]) -> str:
        own = next((book for book in books if book.rank == 1), None)
        if own is not None:
            return own.pages[0].key
        played = {part.name.casefold() for part in cards.parts}
        if played.issuperset(SHIPPED):
            return _MIXED
        book = next(book for book in books if book.key == ("alliance" if "alliance" in played else "oriflamme"))
        return book.pages[0].key if book.pages else ""


@cache
def _shipped(language: str, folder: Path, cards: Path) -> tuple[RuleBook, ...]:
    faces, found = shipped_page_cards(language), []
    for key in SHIPPED:
        title, chapters = read_chapters(key, key, language, cards=_CARDS[key], drawn=FIGURES)
        found.append(RuleBook(key, title or key, _with_cards(key, language, chapters), GAME, faces))
    title, pages = "", []
    for stem in (_WORKSHOP, *_BESIDE_CARDS):
        name, more = read_chapters(stem, _WORKSHOP, language, drawn=FIGURES, beside=_BESIDE_CARDS)
        title = title or name
        pages += more
    return (*found, RuleBook(_WORKSHOP, title or _WORKSHOP, tuple(pages), GAME, faces, rank=2))


def _with_cards(book: str, language: str, chapters: Sequence[RulePage]) -> tuple[RulePage, ...]:
    texts = card_texts(book, language)
    kinds = [kind for kind in card_types(book) if kind in texts]

    def pages(chapter: str) -> list[RulePage]:
        return [
            RulePage(kind, texts[kind].name, texts[kind].page, kind, book, chapter, drawn=FIGURES) for kind in kinds
        ]

    found: list[RulePage] = []
    for page in chapters:
        found.append(page)
        if page.cards:
            found += pages(page.title)
    if not any(page.kind for page in found):
        found += pages("")
    return tuple(found)


def _own(cards: CardSet, language: str) -> list[RuleBook]:
    shipped = shipped_page_cards(language)
    texts = {**shipped.texts, **deck_texts(cards, language)}
    types = {**shipped.types, **{kind.id: kind.type for kind in cards.kinds}}
    emblems: dict[str, str] = {}
    found = []
    for part in cards.parts:
        if part.name.casefold() in SHIPPED:
            continue
        kinds = [kind.id for kind in cards.kinds if cards.part_of(kind.id) is part]
        emblems.update((kind, str(path)) for kind in kinds if (path := emblem_path(cards, kind)) is not None)
        key = OWN_CARD_PREFIX + part.name
        pages = [
            RulePage(
                OWN_CARD_PREFIX + kind,
                texts[kind].name,
                limit_markdown(texts[kind].page or _page(texts[kind])),
                kind,
                key,
                drawn=FIGURES,
            )
            for kind in kinds
        ]
        pages.sort(key=lambda page: alphabetical(page.title))
        if pages:
            found.append(RuleBook(key, part.name, tuple(pages), GAME, PageCards(texts, types, emblems), rank=1))
    return found


def _page(text: CardText) -> str:
    """Return the text of the page for a card whose author wrote none."""
    return "\n\n".join(part for part in (text.text, text.tip) if part)
