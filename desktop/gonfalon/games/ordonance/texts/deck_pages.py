"""The pages of the rules that are counted from a deck of Ordonance: one for each icon, one for all cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from gonfalon.games.ordonance.texts import units
from gonfalon.texts.rules import Page
from gonfalon.texts.ties import tied

if TYPE_CHECKING:
    from gonfalon.games.ordonance.rules.deck import Deck, Unit

__all__ = ["ALL_CARDS", "IN_ORDER", "deck_pages", "icon_key", "standing", "with_deck"]

ALL_CARDS: Final = "all-cards"
"""The key of the page that lists the deck."""
IN_ORDER: Final = ("spear", "bow", "swords", "helmet", "flag")
"""The seniority of which the texts speak, from the lowest; of another order they would not be true."""
_SIGN: Final = "\ue002"


def icon_key(icon: str) -> str:
    """The key of the page of an icon, which no card of another game can be called."""
    return f"icon-{icon}"


def standing(icon: str, icons: tuple[str, ...], language: str) -> str:
    """Where an icon stands among those of a deck; nothing where the words are not true of that deck."""
    return units.icon(icon, language).text if icons == IN_ORDER else ""


def with_deck(pages: Iterable[Page], deck: Deck, language: str) -> tuple[Page, ...]:
    """The pages of the book, those of this deck in the place of any others."""
    found: list[Page] = []
    for page in pages:
        if page.kind or page.key == ALL_CARDS:
            continue
        found.append(page)
        if page.cards:
            found += deck_pages(deck, language, page)
    return tuple(found)


def deck_pages(deck: Deck, language: str, chapter: Page) -> list[Page]:
    """A page for each icon, the most senior first, and the list of all cards; they stand under this chapter."""
    facts = units.facts(language)
    found = [
        Page(
            icon_key(icon),
            _capital(units.icon(icon, language).name),
            _icon_text(deck, icon, language, facts),
            book=chapter.book,
            chapter=chapter.title,
            kind=icon,
        )
        for icon in reversed(deck.icons)
    ]
    title = facts.get("title", ALL_CARDS)
    found.append(Page(ALL_CARDS, title, _list_text(deck, language, facts), book=chapter.book, chapter=chapter.title))
    return found


def _icon_text(deck: Deck, icon: str, language: str, facts: dict[str, str]) -> str:
    bearing = [unit for unit in deck.units if icon in unit.icons]
    cards = sum(unit.copies for unit in bearing)
    alone = sum(unit.copies for unit in bearing if len(unit.icons) == 1)
    order = ", ".join(units.icon(other, language).name for other in reversed(deck.icons))
    counted = (
        facts.get("order", "").format(icons=order),
        facts.get("cards", "").format(cards=cards, size=deck.size),
        facts.get("alone", "").format(alone=alone),
    )
    told = units.icon(icon, language).page if deck.icons == IN_ORDER else ""
    return tied("\n\n".join(part for part in (told, "\n".join(f"- {fact}" for fact in counted)) if part))


def _list_text(deck: Deck, language: str, facts: dict[str, str]) -> str:
    status = facts.get("reconstruction" if deck.status == "reconstruction" else "printed", "")
    about = facts.get("about", "").format(size=deck.size, kinds=len(deck.units))
    parts = [status, about]
    for size in sorted({len(unit.icons) for unit in deck.units}):
        parts.append("### " + facts.get("icons_heading", "{icons}").format(icons=size))
        parts.append(_table([unit for unit in deck.units if len(unit.icons) == size], language, facts))
    return tied("\n\n".join(part for part in parts if part))


def _table(rows: Iterable[Unit], language: str, facts: dict[str, str]) -> str:
    head = [f"| {facts.get('card', '')} | {facts.get('called', '')} | {facts.get('copies', '')} |", "|---|---|---|"]
    ordered = sorted(rows, key=lambda unit: unit.counts[::-1], reverse=True)
    lines = [f"| {_SIGN}{unit.word}{_SIGN} | {units.called(unit.word, language)} | {unit.copies} |" for unit in ordered]
    return "\n".join([*head, *lines])


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
