"""What is drawn on the pages of Oriflamme's books: the card of a page, others to see also, positions of the queue."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPixmap

from gonfalon.games.oriflamme.window.queue_strip import describe, draw_strip, look_of, parse
from gonfalon.texts.catalogue import translate
from gonfalon.texts.families import family_names
from gonfalon.texts.library import Library
from gonfalon.texts.markdown import Fence
from gonfalon.texts.rules import Book, Page
from gonfalon.ui.widgets.illustrator import Illustrator, Margin, Measure

__all__ = ["OriflammeIllustrator"]

_FAMILY: Final = "B"


class OriflammeIllustrator(Illustrator):
    """Cards by their kinds."""

    def margin(self, page: Page, library: Library) -> Margin:
        book = library.book(page)
        faces = book.faces
        if page.kind is None:
            kinds = [other.kind for other in book.pages if other.kind] if page.cards else []
            return Margin(links=[look_of(faces, kind, _FAMILY) for kind in kinds])
        look = look_of(faces, page.kind, _FAMILY)
        words = translate("RulesScreen", "{card}: {text}").format(card=look.name, text=look.text)
        kinds = [kind for kind in faces.texts[page.kind].see_also if library.find(kind) and kind in faces.texts]
        character = look.type == "character"
        type = translate("RulesScreen", "character") if character else translate("RulesScreen", "intrigue")
        return Margin(look, words, (look.type, type), [look_of(faces, kind, _FAMILY) for kind in kinds])

    def picture(self, fence: Fence, book: Book, language: str, measure: Measure) -> tuple[QPixmap, str]:
        slots = parse(fence.text)
        told = describe(slots, book.faces.texts, family_names(language))
        return draw_strip(slots, book.faces, *measure), told
