"""Everything that can be looked up: the books of all games, and the one about the program itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from gonfalon.texts import news
from gonfalon.texts.news import Computer
from gonfalon.texts.rules import Book, Page

__all__ = ["OWN", "Bookcase", "Library", "Playing"]

_NONE: Final = Computer()
OWN = "own:"
"""What the key of the page of somebody's own card begins with; its kind follows, which may be called like another."""


class Playing(NamedTuple):
    """What is being played."""

    game: str
    cards: Any
    """In the shape that the game gives them."""


class Bookcase(Protocol):
    """The books of a game."""

    def books(self, language: str, cards: Any) -> Sequence[Book]:
        """Its books in a language, or in English where one is not written in it.

        Args:
            cards: those that it is played with, None where it is not.
        """
        ...

    def home(self, cards: Any, books: Sequence[Book]) -> str:
        """The key of the page where whoever plays with these cards begins to read."""
        ...


class Library:
    """All books in one language."""

    def __init__(
        self,
        language: str,
        bookcases: Mapping[str, Bookcase],
        playing: Playing | None = None,
        computer: Computer = _NONE,
    ) -> None:
        """
        Args:
            bookcases: those of the games, by what records call the game.
            computer: the one on which the books are read.
        """
        self.language = language
        played = {playing.game: playing.cards} if playing is not None else {}
        by_game = {game: tuple(bookcase.books(language, played.get(game))) for game, bookcase in bookcases.items()}
        found = [book for books in by_game.values() for book in books]
        self.books = (*sorted(found, key=lambda book: book.rank), news.book(language, computer))
        self.pages = tuple(page for book in self.books for page in book.pages)
        self.home = self.pages[0].key if self.pages else ""
        """The key of the page where whoever plays now begins to read."""
        if playing is not None and by_game.get(playing.game):
            self.home = bookcases[playing.game].home(playing.cards, by_game[playing.game])

    def find(self, key: str) -> Page | None:
        """The chapter or the card called so; of two cards the one of a user's set, since that is played with."""
        pages = {page.key: page for page in self.pages}
        return pages.get(OWN + key) or pages.get(key)

    def book(self, page: Page) -> Book:
        """The book in which a page stands."""
        return next(book for book in self.books if book.key == page.book)
