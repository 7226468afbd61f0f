"""The book of Ordonance: its chapters, and the pages that are counted from the deck that is played with."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon import data
from gonfalon.core.slips import CardFileError
from gonfalon.games.ordonance.texts.deck_pages import IN_ORDER, with_deck
from gonfalon.texts.rules import Book, Page, chapters_of

if TYPE_CHECKING:
    from gonfalon.games.ordonance.rules.deck import Deck

__all__ = ["DRAWN", "GAME", "OrdonanceBooks"]

GAME: Final = "ordonance"
DRAWN: Final = ("armies", "markers")
"""The languages of fences in whose place armies and victory markers are drawn."""
_ICONS: Final = "icons"
"""The chapter under which the pages of the icons stand."""
_log = logging.getLogger(__name__)


class OrdonanceBooks:
    """One book; its faces are the icons of the deck, from the lowest in seniority."""

    def books(self, language: str, cards: Deck | None) -> Sequence[Book]:
        title, pages = _book(language, data.translations_dir(), data.cards_dir())
        icons: tuple[str, ...] = IN_ORDER
        if cards is not None:
            pages, icons = with_deck(pages, cards, language), cards.icons
        return (Book(GAME, title, pages, GAME, icons),)

    def home(self, cards: Deck, books: Sequence[Book]) -> str:
        return next((page.key for book in books for page in book.pages), "")


@cache
def _book(language: str, folder: Path, cards: Path) -> tuple[str, tuple[Page, ...]]:
    title, chapters = chapters_of(GAME, GAME, language, cards=_ICONS, drawn=DRAWN)
    return title or GAME, _with_shipped_deck(chapters, language)


def _with_shipped_deck(chapters: list[Page], language: str) -> tuple[Page, ...]:
    from gonfalon.games.ordonance.rules.deck import shipped

    try:
        return with_deck(chapters, shipped(), language)
    except CardFileError as error:
        # The rules themselves ask readers to write another list into that file.
        _log.warning("The deck of Ordonance has no pages: %s", error)
        return tuple(chapters)
