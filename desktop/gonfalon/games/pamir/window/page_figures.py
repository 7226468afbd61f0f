"""Figures on the pages of Pax Pamir's books: the card of a page, and the signs of its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from gonfalon.games.pamir.rules.constants import ICONS
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.texts.card_text import card_text
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.rule_books import EXAMPLE, WAKHAN
from gonfalon.games.pamir.window.look import signs, wakhan
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.games.pamir.window.look.cards import CardLook
from gonfalon.texts.rule_pages import RuleBook, RulePage
from gonfalon.texts.rules_library import RulesLibrary
from gonfalon.ui.look import art
from gonfalon.ui.look.pixmap_cache import canvas, finished
from gonfalon.ui.widgets.page_view import PageFigures, PageMarginContent

_FIRST: Final = 0
"""The card of Wakhan that is shown."""
_SHOWN: Final = 70
"""The court card beside the chapter that tells how to read one: it has all that there can be."""
_SIDE: Final = 0.62
"""How high a sign within the text is, by the height that there is for one."""
_DRAWINGS: Final[Mapping[str, Callable[[int], str]]] = {
    "suit": signs.suit_drawing,
    "action": signs.action_drawing,
    "patriot": signs.patriot_drawing,
    "prize": signs.prize_drawing,
    "ability": lambda _: "pamir-ability",
}
_CALLED: Final[Mapping[str, Callable[[Names, int], str]]] = {
    "suit": Names.suit,
    "icon": lambda names, icon: names.texts.icons[ICONS[icon]].name,
    "action": lambda names, action: names.action(action).name,
    "patriot": lambda names, coalition: names.coalition(coalition, "patriot"),
    "prize": Names.coalition,
    "ability": lambda names, _: names.texts.pages["ability"],
}


@dataclass(frozen=True)
class _WakhanLook:
    """The front of a card of Wakhan, by its index."""

    card: int

    def drawn(self, width: float, dpr: float) -> QPixmap:
        return wakhan.wakhan_card_face(self.card, width, dpr)


class PamirPageFigures(PageFigures):
    """Cards in full, and small drawings between the words."""

    def margin(self, page: RulePage, library: RulesLibrary) -> PageMarginContent:
        if page.key == WAKHAN:
            names = Names(library.language)
            lines = (names.texts.lines[line] for line in shipped().wakhan[_FIRST].lines)
            return PageMarginContent(_WakhanLook(_FIRST), " ".join((page.title, *lines)))
        if page.kind is None and page.key != EXAMPLE:
            return PageMarginContent()
        card = int(page.kind or _SHOWN)
        return PageMarginContent(CardLook(card, CardForm.FULL), card_text(shipped(), Names(library.language), card))

    def sign(self, word: str, book: RuleBook, language: str, size: tuple[int, int], dpr: float) -> tuple[QPixmap, str]:
        what, _, number = word.partition("_")
        side = round(size[1] * _SIDE)
        image = canvas(side, side, dpr)
        painter, rect = QPainter(image), QRectF(0, 0, side * dpr, side * dpr)
        if what == "icon":
            signs.paint_icon(painter, int(number), rect)
        else:
            art.paint(painter, _DRAWINGS[what](int(number)), rect)
        painter.end()
        return finished(image, dpr), _CALLED[what](Names(language), int(number))
