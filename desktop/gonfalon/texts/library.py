"""Everything that can be looked up: the books of the rules, the cards of users' sets, and the program itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gonfalon.games.ordonance.texts.deck_pages import IN_ORDER, with_deck
from gonfalon.texts import news, rules
from gonfalon.texts.cards import SHIPPED, CardText, deck_texts, shipped_texts

if TYPE_CHECKING:
    from gonfalon.games.ordonance.rules.deck import Deck
    from gonfalon.games.oriflamme.rules.cardset import CardSet

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
    icons: tuple[str, ...] = ()
    """The icons of the deck of Ordonance that the page speaks of, from the lowest in seniority."""


class Library:
    """The books in one language; a game's own sets have one each, because their kinds may be called like others.

    `cards` are what is played with: a card set of Oriflamme, a deck of Ordonance, or None for no game. `facts` is what
    the program tells of the computer on which it runs.
    """

    def __init__(self, language: str, cards: CardSet | Deck | None = None, facts: str = "") -> None:
        from gonfalon.games.ordonance.rules.deck import Deck

        self.language = language
        shipped = Faces(shipped_texts(language), rules.all_types(), {})
        books = list(rules.books(language))
        deck, cards = (cards, None) if isinstance(cards, Deck) else (None, cards)
        if deck is not None:
            books = [self._with_deck(book, deck) for book in books]
        self._faces: dict[str, Faces] = {book.key: shipped for book in books}
        self._faces[rules.ORDONANCE] = Faces({}, {}, {}, deck.icons if deck is not None else IN_ORDER)
        own: list[rules.Book] = []
        if cards is not None:
            own = self._own_books(cards, shipped)
        program = news.book(language, facts)
        self._faces[program.key] = shipped
        self.books = (*books[:-1], *own, *books[-1:], program)
        self.pages = tuple(page for book in self.books for page in book.pages)
        self.home = self._home(cards, own) if deck is None else self._first(rules.ORDONANCE)
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
        from gonfalon.games.oriflamme.rules.emblems import emblem_path
        from gonfalon.texts.strangers import bounded

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
                rules.Page(_OWN + kind, texts[kind].name, bounded(texts[kind].page or _page(texts[kind])), kind, book)
                for kind in kinds
            ]
            pages.sort(key=lambda page: page.title.casefold())
            found.append(rules.Book(book, part.name, tuple(pages)))
            self._faces[book] = Faces(texts, types, emblems)
        return [book for book in found if book.pages]

    def _with_deck(self, book: rules.Book, deck: Deck) -> rules.Book:
        if book.key != rules.ORDONANCE:
            return book
        return rules.Book(book.key, book.title, with_deck(book.pages, deck, self.language))

    def _first(self, book: str) -> str:
        return next((page.key for page in self.pages if page.book == book), "")

    def _home(self, cards: CardSet | None, own: list[rules.Book]) -> str:
        if own:
            return own[0].pages[0].key
        played = {part.name.casefold() for part in cards.parts} if cards is not None else set()
        if played.issuperset(SHIPPED):
            return rules.MIXED
        if "alliance" in played:
            return self._first("alliance")
        return self.pages[0].key if self.pages else ""


def _page(text: CardText) -> str:
    """What the page says of a card whose author wrote none."""
    return "\n\n".join(part for part in (text.text, text.tip) if part)
