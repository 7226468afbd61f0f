"""What a game draws on the pages of its books: cards in the margin, positions, and signs within the text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QPixmap

from gonfalon.texts.library import Library
from gonfalon.texts.markdown import Fence
from gonfalon.texts.rules import Book, Page
from gonfalon.ui.look.cards import Look, Sign

__all__ = ["Illustrator", "Margin", "Measure"]


class Margin(NamedTuple):
    """What stands beside a page."""

    look: Look | None = None
    """The card that the page is about."""
    words: str = ""
    """What it says, for those who hear the page."""
    type: tuple[str, str] | None = None
    """The mark of its type and what that is called, to stand beside the title."""
    links: Sequence[Sign] = ()
    """What there is to be seen also."""


class Measure(NamedTuple):
    """How large something is drawn: a design pixel has `scale` logical ones, and each of those `dpr` of the screen."""

    width: float
    scale: float
    dpr: float


class Illustrator:
    """Draws nothing, as for a book without cards."""

    def margin(self, page: Page, library: Library) -> Margin:
        """What stands beside a page of one of the game's books."""
        return Margin()

    def picture(self, fence: Fence, book: Book, language: str, measure: Measure) -> tuple[QPixmap, str]:
        """A position as a picture and in words.

        Raises:
            ValueError: when it cannot be drawn.
        """
        raise ValueError(fence.language)

    def sign(self, word: str, book: Book, language: str, size: tuple[int, int], dpr: float) -> tuple[QPixmap, str]:
        """What stands for a word within the text, as a picture of this size and in words."""
        raise ValueError(word)
