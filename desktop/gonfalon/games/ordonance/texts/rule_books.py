"""The rule book of Ordonance, with the pages that are counted from the deck in play."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon import data
from gonfalon.core.diagnostics import CardFileError
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.texts import names
from gonfalon.texts.rule_pages import RuleBook, RulePage, read_chapters
from gonfalon.texts.translations import with_no_breaks

if TYPE_CHECKING:
    from gonfalon.games.ordonance.rules.deck import Deck, Unit


ALL_CARDS: Final = "all-cards"
"""The key of the page that lists the deck."""
IN_ORDER: Final = ("spear", "bow", "swords", "helmet", "flag")
"""The seniority of which the texts speak, from the lowest; of another order they would not be true."""
_SIGN: Final = "\ue002"


def icon_key(icon: str) -> str:
    """The key of the page of an icon, which no card of another game can be called."""
    return f"icon-{icon}"


def icon_rank_text(icon: str, icons: tuple[str, ...], language: str) -> str:
    """Return the text of an icon's rank among those of a deck; empty where the text is not true of that deck."""
    return names.icon_text(icon, language).text if icons == IN_ORDER else ""


def with_deck(pages: Iterable[RulePage], deck: Deck, language: str) -> tuple[RulePage, ...]:
    """The pages of the book, those of this deck in the place of any others."""
    found: list[RulePage] = []
    for page in pages:
        if page.kind or page.key == ALL_CARDS:
            continue
        found.append(page)
        if page.cards:
            found += deck_pages(deck, language, page)
    return tuple(found)


def deck_pages(deck: Deck, language: str, chapter: RulePage) -> list[RulePage]:
    """A page for each icon, the most senior first, and the list of all cards; they stand under this chapter."""
    facts = names.deck_page_texts(language)
    found = [
        RulePage(
            icon_key(icon),
            _capital(names.icon_text(icon, language).name),
            _icon_text(deck, icon, language, facts),
            book=chapter.book,
            chapter=chapter.title,
            kind=icon,
        )
        for icon in reversed(deck.icons)
    ]
    title = facts.get("title", ALL_CARDS)
    found.append(
        RulePage(ALL_CARDS, title, _list_text(deck, language, facts), book=chapter.book, chapter=chapter.title)
    )
    return found


def _icon_text(deck: Deck, icon: str, language: str, facts: dict[str, str]) -> str:
    bearing = [unit for unit in deck.units if icon in unit.icons]
    cards = sum(unit.copies for unit in bearing)
    alone = sum(unit.copies for unit in bearing if len(unit.icons) == 1)
    order = ", ".join(names.icon_text(other, language).name for other in reversed(deck.icons))
    counted = (
        facts.get("order", "").format(icons=order),
        facts.get("cards", "").format(cards=cards, size=deck.size),
        facts.get("alone", "").format(alone=alone),
    )
    told = names.icon_text(icon, language).page if deck.icons == IN_ORDER else ""
    return with_no_breaks("\n\n".join(part for part in (told, "\n".join(f"- {fact}" for fact in counted)) if part))


def _list_text(deck: Deck, language: str, facts: dict[str, str]) -> str:
    status = facts.get("reconstruction" if deck.status == "reconstruction" else "printed", "")
    about = facts.get("about", "").format(size=deck.size, kinds=len(deck.units))
    parts = [status, about]
    for size in sorted({len(unit.icons) for unit in deck.units}):
        parts.append("### " + facts.get("icons_heading", "{icons}").format(icons=size))
        parts.append(_table([unit for unit in deck.units if len(unit.icons) == size], language, facts))
    return with_no_breaks("\n\n".join(part for part in parts if part))


def _table(rows: Iterable[Unit], language: str, facts: dict[str, str]) -> str:
    head = [f"| {facts.get('card', '')} | {facts.get('called', '')} | {facts.get('copies', '')} |", "|---|---|---|"]
    ordered = sorted(rows, key=lambda unit: unit.counts[::-1], reverse=True)
    lines = [
        f"| {_SIGN}{unit.word}{_SIGN} | {names.unit_name(unit.word, language)} | {unit.copies} |" for unit in ordered
    ]
    return "\n".join([*head, *lines])


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


GAME: Final = "ordonance"
FIGURES: Final = ("armies", "markers")
"""The languages of fences in whose place armies and victory markers are drawn."""
_ICONS: Final = "icons"
"""The chapter under which the pages of the icons stand."""
_log = logging.getLogger(__name__)


class OrdonanceRuleBooks:
    """One book; its faces are the icons of the deck, from the lowest in seniority."""

    def books(self, language: str, cards: Deck | None) -> Sequence[RuleBook]:
        title, pages = _book(language, data.translations_dir(), data.cards_dir())
        icons: tuple[str, ...] = IN_ORDER
        if cards is not None:
            pages, icons = with_deck(pages, cards, language), cards.icons
        return (RuleBook(GAME, title, pages, GAME, icons),)

    def home(self, cards: Deck, books: Sequence[RuleBook]) -> str:
        return next((page.key for book in books for page in book.pages), "")


@cache
def _book(language: str, folder: Path, cards: Path) -> tuple[str, tuple[RulePage, ...]]:
    title, chapters = read_chapters(GAME, GAME, language, cards=_ICONS, drawn=FIGURES)
    return title or GAME, _with_shipped_deck(chapters, language)


def _with_shipped_deck(chapters: list[RulePage], language: str) -> tuple[RulePage, ...]:
    try:
        return with_deck(chapters, shipped(), language)
    except CardFileError as error:
        # The rules themselves ask readers to write another list into that file.
        _log.warning("The deck of Ordonance has no pages: %s", error)
        return tuple(chapters)
