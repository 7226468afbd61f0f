"""The rules of all games as one reads them, for tests of their pages."""

from __future__ import annotations

from typing import Any

from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.texts.rule_pages import RuleBook, RulePage
from gonfalon.texts.rules_library import CurrentGame, RuleBooks, RulesLibrary


def bookcases() -> dict[str, RuleBooks]:
    """Those of all games that have one."""
    return {game.name: found for game in GAMES.values() if (found := game.rule_books) is not None}


def playing(cards: Any) -> CurrentGame | None:
    """That these cards are played with, a deck of Ordonance or a card set of Oriflamme."""
    if cards is None:
        return None
    return CurrentGame("ordonance" if isinstance(cards, Deck) else "oriflamme", cards)


def read_library(language: str, cards: Any = None) -> RulesLibrary:
    """All books, for somebody who plays with these cards."""
    return RulesLibrary(language, bookcases(), playing(cards))


def every_book(language: str) -> tuple[RuleBook, ...]:
    """All books of the games."""
    return read_library(language).books[:-1]


def pages_of(book: str, language: str) -> tuple[RulePage, ...]:
    """The pages of a book."""
    return next(found.pages for found in every_book(language) if found.key == book)
