"""What is drawn on the pages of Ordonance's book: the icon of a page, the others, armies, markers and units."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPixmap

from gonfalon.games.ordonance.texts.deck_pages import standing
from gonfalon.games.ordonance.texts.units import called
from gonfalon.games.ordonance.window.look.unit_tiles import unit_tile
from gonfalon.games.ordonance.window.look.units import IconLook, UnitLook
from gonfalon.games.ordonance.window.page_armies import (
    describe_armies,
    describe_markers,
    draw_armies,
    draw_markers,
    parse_armies,
    parse_markers,
    unit_look,
)
from gonfalon.texts.families import family_names
from gonfalon.texts.library import Library
from gonfalon.texts.markdown import Fence
from gonfalon.texts.rules import Book, Page
from gonfalon.ui.widgets.illustrator import Illustrator, Margin, Measure

__all__ = ["OrdonanceIllustrator"]

_FAMILY: Final = "B"


class OrdonanceIllustrator(Illustrator):
    """Icons, and the units that bear them."""

    def margin(self, page: Page, library: Library) -> Margin:
        if not (page.kind or page.cards):
            return Margin()
        book = library.book(page)
        links = [
            IconLook(other.key, other.kind, other.title, standing(other.kind, book.faces, library.language), _FAMILY)
            for other in book.pages
            if other.kind and other is not page
        ]
        if not page.kind:
            return Margin(links=links)
        # The card that bears nothing but this icon.
        counts = tuple(int(icon == page.kind) for icon in book.faces)
        return Margin(UnitLook(book.faces, counts, page.title, _FAMILY), page.title, None, links)

    def picture(self, fence: Fence, book: Book, language: str, measure: Measure) -> tuple[QPixmap, str]:
        names = family_names(language)
        if fence.language == "armies":
            armies = parse_armies(fence.text)
            return draw_armies(armies, book.faces, *measure), describe_armies(armies, names, language)
        markers = parse_markers(fence.text)
        return draw_markers(markers, *measure), describe_markers(markers, names)

    def sign(self, word: str, book: Book, language: str, size: tuple[int, int], dpr: float) -> tuple[QPixmap, str]:
        return unit_tile(unit_look(word, book.faces), *size, dpr), called(word, language)
