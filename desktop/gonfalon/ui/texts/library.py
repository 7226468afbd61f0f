"""Everything that can be looked up while one game is played: the books of the rules, and the cards of users' sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gonfalon.ui.texts import rules
from gonfalon.ui.texts.cards import SHIPPED, CardText, deck_texts, shipped_texts

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.cardset import CardSet

__all__ = ["Faces", "Library"]

_OWN = "own:"


@dataclass(frozen=True)
class Faces:
    """What the cards look like that a page speaks of, by kind."""

    texts: Mapping[str, CardText]
    types: Mapping[str, str]
    """`character` or `intrigue`."""
    emblems: Mapping[str, str]
    """The paths of users' drawings, for the kinds that have one or whose initial is drawn."""


class Library:
    """The books in one language; a game's own sets have one each, because their kinds may be called like others."""

    def __init__(self, language: str, cards: CardSet | None = None) -> None:
        self.language = language
        shipped = Faces(shipped_texts(language), rules.all_types(), {})
        books = list(rules.books(language))
        self._faces: dict[str, Faces] = {book.key: shipped for book in books}
        self._homes = {book.pages[0].key for book in books if book.pages}
        own: list[rules.Book] = []
        if cards is not None:
            own = self._own_books(cards, shipped)
        self.books = (*books[:-1], *own, *books[-1:])
        self.pages = tuple(page for book in self.books for page in book.pages)
        self.home = self._home(cards, own)
        """The key of the page where whoever plays with these cards begins to read."""

    def find(self, key: str) -> rules.Page | None:
        """The chapter or the card called so; of two cards the one of a user's set, since that is played with."""
        pages = {page.key: page for page in self.pages}
        return pages.get(_OWN + key) or pages.get(key)

    def title(self, page: rules.Page) -> str:
        """The name of the book in which a page stands."""
        return next(book.title for book in self.books if book.key == page.book)

    def faces(self, page: rules.Page) -> Faces:
        """The looks of the cards that a page speaks of."""
        return self._faces[page.book]

    def _own_books(self, cards: CardSet, shipped: Faces) -> list[rules.Book]:
        from gonfalon.games.oriflamme.emblems import emblem_path

        texts = {**shipped.texts, **deck_texts(cards, self.language)}
        types = {**shipped.types, **{kind.id: kind.type for kind in cards.kinds}}
        found = []
        emblems: dict[str, str] = {}
        for part in cards.parts:
            if part.name.casefold() in SHIPPED:
                continue
            kinds = [kind.id for kind in cards.kinds if cards.part_of(kind.id) is part]
            emblems.update((kind, str(path)) for kind in kinds if (path := emblem_path(cards, kind)) is not None)
            book = _OWN + part.name
            pages = [
                rules.Page(_OWN + kind, texts[kind].name, texts[kind].page or _page(texts[kind]), kind, book)
                for kind in kinds
            ]
            pages.sort(key=lambda page: page.title.casefold())
            found.append(rules.Book(book, part.name, tuple(pages)))
            self._faces[book] = Faces(texts, types, emblems)
        return [book for book in found if book.pages]

    def _home(self, cards: CardSet | None, own: list[rules.Book]) -> str:
        if own:
            return own[0].pages[0].key
        played = {part.name.casefold() for part in cards.parts} if cards is not None else set()
        if played.issuperset(SHIPPED):
            return rules.MIXED
        if "alliance" in played:
            return rules.pages("alliance", self.language)[0].key
        return self.pages[0].key if self.pages else ""


def _page(text: CardText) -> str:
    """What the page says of a card whose author wrote none."""
    return "\n\n".join(part for part in (text.text, text.tip) if part)
