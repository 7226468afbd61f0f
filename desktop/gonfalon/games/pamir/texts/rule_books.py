"""The books of Pax Pamir: its rules, and its cards with a page for each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon import data
from gonfalon.games.pamir.rules.constants import (
    ABILITIES,
    ARMY,
    BATTLE,
    BETRAY,
    BUILD,
    CHECKS,
    COURT_SIZE,
    FAVOR,
    GIFT,
    ICONS,
    LAST_CARD,
    LEVERAGE,
    MOVE,
    NEIGHBOURS,
    NONE,
    POLITICAL,
    REGIONS,
    ROAD,
    SPY,
    SUITS,
    TAX,
    TRIBE,
)
from gonfalon.games.pamir.rules.deck import FIRST_EVENT, shipped
from gonfalon.games.pamir.texts.names import NamedText, Names
from gonfalon.texts.rule_pages import RuleBook, RulePage, read_chapters
from gonfalon.texts.translations import ENGLISH, LANGUAGES, with_no_breaks

if TYPE_CHECKING:
    from gonfalon.games.pamir.rules.deck import Deck

GAME: Final = "pamir"
CARDS: Final = "pamir-cards-book"
WAKHAN: Final = "pamir-wakhan"
"""The chapter about her."""
EXAMPLE: Final = "pamir-cards"
"""The chapter that tells how to read a card."""
EVENTS: Final = "pamir-event-cards"
"""The key of the page above those of the events."""


class PamirRuleBooks:
    """The two rule books of Pax Pamir, the same for all players."""

    def books(self, language: str, cards: Deck | None) -> Sequence[RuleBook]:
        return _books(language, data.translations_dir(), data.cards_dir())

    def home(self, cards: Deck, books: Sequence[RuleBook]) -> str:
        return next((page.key for book in books for page in book.pages), "")


def page_of(card: int) -> str:
    """The key of the page of a card; the Dominance Checks share one."""
    return shipped().id[CHECKS[0] if card in CHECKS else card]


def sign_figure(what: str, number: int) -> str:
    """
    Return the placeholder in the text for a drawing: of a `suit`, `icon`, `action`, `patriot`, `prize` or `ability`.
    """
    return f"\ue002{what}_{number}\ue002"


_LISTED: Final[Mapping[str, tuple[str, int, Sequence[str]]]] = {
    "pamir-playing": (
        "- ",
        0,
        [sign_figure("icon", icon) for icon in (ROAD, ARMY, TRIBE, SPY, LEVERAGE, FAVOR + POLITICAL)],
    ),
    "pamir-actions": (
        "### ",
        0,
        [sign_figure("action", action) for action in (TAX, GIFT, BUILD, MOVE, BETRAY, BATTLE)],
    ),
    EXAMPLE: ("- ", 7, [sign_figure("suit", suit) for suit in range(len(SUITS))]),
}
"""Chapters that list things with signs: how each line of the list begins, how many have none, and the signs."""


@cache
def _books(language: str, folder: Path, cards: Path) -> tuple[RuleBook, ...]:
    names = Names(language if language in LANGUAGES else ENGLISH)
    title, chapters = read_chapters(GAME, GAME, language)
    return (
        RuleBook(GAME, title or GAME, tuple(_completed(page, names) for page in chapters), GAME),
        RuleBook(CARDS, with_no_breaks(names.texts.pages["title"]), tuple(_card_pages(names)), GAME),
    )


# -- chapters ----------------------------------------------------------------------------------------------------------


def _completed(page: RulePage, names: Names) -> RulePage:
    """A chapter with the signs of what it lists, and with what the cards themselves say of its subject."""
    text = page.text
    if page.key in _LISTED:
        mark, unsigned, signs = _LISTED[page.key]
        left = chain([""] * unsigned, (f"{drawn} " for drawn in signs))
        text = re.sub(f"^{mark}", lambda match: match[0] + next(left, ""), text, flags=re.MULTILINE)
    if page.key == "pamir-abilities":
        text = "\n\n".join((text, *_abilities(names)))
    if page.key == WAKHAN:
        lines = "\n".join(f"- {line}" for line in names.texts.lines.values())
        text = f"{text}\n\n### {names.texts.pages['lines']}\n\n{lines}"
    return replace(page, text=with_no_breaks(text))


def _abilities(names: Names) -> Iterator[str]:
    """Each with the cards that have it."""
    for number in range(len(ABILITIES)):
        name, text = names.ability(number)
        cards = [card for card in range(1, COURT_SIZE + 1) if shipped().ability[card] == number]
        links = names.listed([f"[{names.card(card)}]({page_of(card)})" for card in cards])
        yield f"### {sign_figure('ability', 0)} {name}\n\n{text} {names.texts.pages['on'].format(links=links)}"


# -- cards -------------------------------------------------------------------------------------------------------------


def _card_pages(names: Names) -> Iterator[RulePage]:
    """Those of each region under a page about it, by suit and rank, and after them the events."""
    deck, texts = shipped(), names.texts.pages
    for region, word in enumerate(REGIONS):
        cards = [card for card in range(1, COURT_SIZE + 1) if deck.region[card] == region]
        title = names.region(region)
        yield _chapter(f"region-{word}", title, _region(names, region, cards))
        yield from (_page(card, title, names.card_name(card), _court_card(names, card)) for card in cards)
    events = [card for card in range(FIRST_EVENT, LAST_CARD + 1) if card not in CHECKS[1:]]
    listed = "\n".join(f"- [{names.card_name(card)}]({page_of(card)})" for card in events)
    yield _chapter(EVENTS, texts["events"], f"{texts['all_events']}\n\n{listed}")
    yield from (_page(card, texts["events"], names.card_name(card), _event(names, card)) for card in events)


def _chapter(key: str, title: str, text: str) -> RulePage:
    return RulePage(key, _capital(title), with_no_breaks(text), book=CARDS)


def _page(card: int, chapter: str, title: str, text: str) -> RulePage:
    return RulePage(
        page_of(card), with_no_breaks(title), with_no_breaks(text), kind=str(card), book=CARDS, chapter=chapter
    )


def _region(names: Names, region: int, cards: Sequence[int]) -> str:
    deck = shipped()
    neighbors = names.listed([names.region(other) for other, _ in NEIGHBOURS[region]])
    about = names.said(names.texts.pages["region"], {"region": region, "neighbors": neighbors, "count": len(cards)})
    lines = [
        f"- {sign_figure('suit', deck.suit[card])} [{names.card_name(card)}]({page_of(card)}): {_stars(names, card)}"
        for card in sorted(cards, key=lambda card: (deck.suit[card], deck.rank[card], card))
    ]
    return f"{about}\n\n" + "\n".join(lines)


def _stars(names: Names, card: int) -> str:
    return names.texts.pages[f"rank_{shipped().rank[card]}"]


def _court_card(names: Names, card: int) -> str:
    deck, texts = shipped(), names.texts.pages
    values = {"card": card, "number": card, "suit": deck.suit[card], "region": deck.region[card]}
    parts = [names.said(texts["court"], {**values, "stars": _stars(names, card)})]
    for what, having in (("patriot", deck.patriot[card]), ("prize", deck.prize[card])):
        if having != NONE:
            parts.append(f"{sign_figure(what, having)} {names.said(texts[what], {'coalition': having})}")
    icons = [
        # The same several times in a row acts as often.
        _described(" ".join(sign_figure("icon", icon) for _ in same), names.texts.icons[ICONS[icon]])
        for icon, same in groupby(deck.impact[card])
    ]
    parts += [f"### {texts['played']}", _numbered(icons) or texts["nothing"]]
    actions = [_described(sign_figure("action", action), names.action(action)) for action in deck.actions[card]]
    if actions:
        parts += [f"### {texts['actions']}", "\n".join(f"- {action}" for action in actions)]
    if deck.ability[card] != NONE:
        parts += [f"### {texts['ability']}", _described(sign_figure("ability", 0), names.ability(deck.ability[card]))]
    return "\n\n".join(parts)


def _numbered(lines: Sequence[str]) -> str:
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))


def _described(drawn: str, described: NamedText) -> str:
    return f"{drawn} **{_capital(described.name)}.** {described.text}"


def _event(names: Names, card: int) -> str:
    deck, texts = shipped(), names.texts.pages
    bought = names.event(deck.bought[card])
    if card in CHECKS:
        about = names.said(texts["checks"], {"event": deck.bought[card], "first": CHECKS[0], "last": CHECKS[-1]})
        return f"{about}\n\n{bought.text}"
    about = names.said(texts["event"], {"event": deck.bought[card], "number": card})
    discarded = names.event(deck.discarded[card])
    upper = f"### {texts['discarded']}\n\n**{discarded.name}.** {discarded.text}"
    return f"{about}\n\n### {texts['bought']}\n\n{bought.text}\n\n{upper}"


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
