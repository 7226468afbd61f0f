"""The rules of all games as one reads them, for tests of their pages."""

from __future__ import annotations

from typing import Any

from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.texts.library import Bookcase, Library, Playing
from gonfalon.texts.rules import Book, Page


def bookcases() -> dict[str, Bookcase]:
    """Those of all games that have one."""
    return {game.name: found for game in GAMES.values() if (found := game.books()) is not None}


def playing(cards: Any) -> Playing | None:
    """That these cards are played with, a deck of Ordonance or a card set of Oriflamme."""
    if cards is None:
        return None
    return Playing("ordonance" if isinstance(cards, Deck) else "oriflamme", cards)


def read_library(language: str, cards: Any = None) -> Library:
    """All books, for somebody who plays with these cards."""
    return Library(language, bookcases(), playing(cards))


def every_book(language: str) -> tuple[Book, ...]:
    """All books of the games."""
    return read_library(language).books[:-1]


def pages_of(book: str, language: str) -> tuple[Page, ...]:
    """The pages of a book."""
    return next(found.pages for found in every_book(language) if found.key == book)
