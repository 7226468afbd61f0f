"""The books of Oriflamme: both boxes, the sets of users that are played with, and how such sets are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon import data
from gonfalon.games.oriflamme.texts.cards import (
    DRAWN,
    SHIPPED,
    CardText,
    card_texts,
    card_types,
    deck_texts,
    shipped_texts,
)
from gonfalon.texts.alphabet import alphabetical
from gonfalon.texts.library import OWN
from gonfalon.texts.rules import Book, Page, chapters_of

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.cardset import CardSet

__all__ = ["GAME", "Faces", "OriflammeBooks", "shipped_faces"]

GAME: Final = "oriflamme"
_MIXED: Final = "mixed"
"""The chapter about decks that are mixed of the boxes."""
_CARDS: Final = {"oriflamme": "cards", "alliance": "alliance-cards"}
"""The chapter of a book under which the pages of its cards stand."""
_WORKSHOP: Final = "own-cards"
_BESIDE_CARDS: Final = {"card-guide": "README.md", "card-language": "language.md"}


@dataclass(frozen=True)
class Faces:
    """What the cards look like that a page speaks of, by kind."""

    texts: Mapping[str, CardText]
    types: Mapping[str, str]
    """`character` or `intrigue`."""
    emblems: Mapping[str, str]
    """The paths of users' drawings, for the kinds that have one or whose initial is drawn."""


def shipped_faces(language: str) -> Faces:
    """Those of all cards that the program brings along."""
    types = {kind: type_ for name in SHIPPED for kind, type_ in card_types(name).items()}
    return Faces(shipped_texts(language), types, {})


class OriflammeBooks:
    """The boxes; a user's sets have a book each, because their kinds may be called like others."""

    def books(self, language: str, cards: CardSet | None) -> Sequence[Book]:
        shipped = _shipped(language, data.translations_dir(), data.cards_dir())
        return shipped if cards is None else (*shipped, *_own(cards, language))

    def home(self, cards: CardSet, books: Sequence[Book]) -> str:
        own = next((book for book in books if book.rank == 1), None)
        if own is not None:
            return own.pages[0].key
        played = {part.name.casefold() for part in cards.parts}
        if played.issuperset(SHIPPED):
            return _MIXED
        book = next(book for book in books if book.key == ("alliance" if "alliance" in played else "oriflamme"))
        return book.pages[0].key if book.pages else ""


@cache
def _shipped(language: str, folder: Path, cards: Path) -> tuple[Book, ...]:
    faces, found = shipped_faces(language), []
    for key in SHIPPED:
        title, chapters = chapters_of(key, key, language, cards=_CARDS[key], drawn=DRAWN)
        found.append(Book(key, title or key, _with_cards(key, language, chapters), GAME, faces))
    title, pages = "", []
    for stem in (_WORKSHOP, *_BESIDE_CARDS):
        name, more = chapters_of(stem, _WORKSHOP, language, drawn=DRAWN, beside=_BESIDE_CARDS)
        title = title or name
        pages += more
    return (*found, Book(_WORKSHOP, title or _WORKSHOP, tuple(pages), GAME, faces, rank=2))


def _with_cards(book: str, language: str, chapters: Sequence[Page]) -> tuple[Page, ...]:
    texts = card_texts(book, language)
    kinds = [kind for kind in card_types(book) if kind in texts]

    def pages(chapter: str) -> list[Page]:
        return [Page(kind, texts[kind].name, texts[kind].page, kind, book, chapter, drawn=DRAWN) for kind in kinds]

    found: list[Page] = []
    for page in chapters:
        found.append(page)
        if page.cards:
            found += pages(page.title)
    if not any(page.kind for page in found):
        found += pages("")
    return tuple(found)


def _own(cards: CardSet, language: str) -> list[Book]:
    from gonfalon.games.oriflamme.rules.emblems import emblem_path
    from gonfalon.games.oriflamme.texts.strangers import bounded

    shipped = shipped_faces(language)
    texts = {**shipped.texts, **deck_texts(cards, language)}
    types = {**shipped.types, **{kind.id: kind.type for kind in cards.kinds}}
    emblems: dict[str, str] = {}
    found = []
    for part in cards.parts:
        if part.name.casefold() in SHIPPED:
            continue
        kinds = [kind.id for kind in cards.kinds if cards.part_of(kind.id) is part]
        emblems.update((kind, str(path)) for kind in kinds if (path := emblem_path(cards, kind)) is not None)
        key = OWN + part.name
        pages = [
            Page(OWN + kind, texts[kind].name, bounded(texts[kind].page or _page(texts[kind])), kind, key, drawn=DRAWN)
            for kind in kinds
        ]
        pages.sort(key=lambda page: alphabetical(page.title))
        if pages:
            found.append(Book(key, part.name, tuple(pages), GAME, Faces(texts, types, emblems), rank=1))
    return found


def _page(text: CardText) -> str:
    """What the page says of a card whose author wrote none."""
    return "\n\n".join(part for part in (text.text, text.tip) if part)
