"""The printed text of a card, and the kinds of signs on it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from gonfalon.games.pamir.rules.constants import (
    ABILITIES,
    COURT_SIZE,
    DOMINANCE_CHECK,
    EVENTS,
    FAVOR_MILITARY,
    ICONS,
    LAST_CARD,
    NONE,
)
from gonfalon.games.pamir.rules.deck import FIRST_EVENT, Deck
from gonfalon.games.pamir.texts.decision_context import prize_text
from gonfalon.games.pamir.texts.names import NamedText, Names
from gonfalon.texts.translations import translate

SUIT, STARS, ABILITY, PATRIOT, ICON, ACTION, PRIZE, REGION = (
    "suit", "stars", "ability", "patriot", "icon", "action", "prize", "region",
)  # fmt: skip
"""What is printed on court cards."""
BOUGHT, DISCARDED = "bought", "discarded"
"""The effects of an event card."""
HOSTAGE, UNBUYABLE = "hostage", "unbuyable"
"""The shackle on a card for which a bribe may be asked, the seal on one that got a rupee this turn."""


class CardSign(NamedTuple):
    """A sign of a kind; `value` is a small number of `words`, of stars the suit; shackles and seals have none."""

    kind: str
    value: int
    card: int = NONE
    """The card that it is on, if it is on one."""


def event_head() -> str:
    """The head of an event card."""
    return translate("PamirCards", "Event")


def event_half(bought: bool) -> str:
    """Return when one half of an event card happens."""
    if bought:
        return translate("PamirCards", "If bought")
    return translate("PamirCards", "If discarded")


MOST = 5
"""So many entries are told at once; more are only named."""


class _Entry(NamedTuple):
    """Something that can be asked about."""

    name: str
    text: str


def texts_about(deck: Deck, names: Names, words: str) -> list[str]:
    """All that is called by these words or begins with them, a paragraph each; a number is that of a card."""
    wanted = _folded(words)
    if not wanted:
        return []
    if wanted.isdecimal():
        number = int(wanted) if len(wanted) < 4 else 0
        return [card_text(deck, names, number)] if 1 <= number <= LAST_CARD else []
    entries = list(dict.fromkeys(_entries(deck, names)))
    for matches in (str.__eq__, str.startswith, str.__contains__):
        found = [entry for entry in entries if matches(_folded(entry.name), wanted)]
        if len(found) > MOST:
            text = translate("PamirTable", "“{words}” can mean: {names}.")
            return [text.format(words=words, names=", ".join(entry.name for entry in found))]
        if found:
            return [entry.text for entry in found]
    return []


def _folded(text: str) -> str:
    """A text as it is looked for: in small letters without accents, hyphens and apostrophes."""
    letters = unicodedata.normalize("NFD", text.casefold()).translate(_FOLDED)
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


_FOLDED = str.maketrans("-’ʼ", " ''")


def _entries(deck: Deck, names: Names) -> Iterator[_Entry]:
    for card in range(1, COURT_SIZE + 1):
        yield _Entry(names.card_name(card), card_text(deck, names, card))
    for number in range(len(ABILITIES)):
        yield _Entry(names.ability(number).name, _ability_text(deck, names, number))
    for number in range(len(EVENTS)):
        yield _Entry(names.event(number).name, _event_text(deck, names, number))
    for described in (*names.texts.icons.values(), *names.texts.actions.values()):
        yield _Entry(described.name, _described(names, described))


def _described(names: Names, described: NamedText) -> str:
    return names.said("{name}: {text}", described._asdict())


def card_text(deck: Deck, names: Names, card: int) -> str:
    """Everything that is printed on a card, in sentences."""
    if card >= FIRST_EVENT:
        text = f"{card} {_described(names, names.event(deck.bought[card]))}"
        if deck.bought[card] == DOMINANCE_CHECK:
            return text
        discarded = translate("PamirTable", "If it is discarded instead: {event}. {event_text}")
        return f"{text} {names.said(discarded, {'event': deck.discarded[card]})}"
    nothing = translate("PamirTable", "none", "icons or actions of a card")
    suit = f"{names.suit(deck.suit[card])} {'*' * deck.rank[card]}"
    facts = [
        f"{card} {names.card_name(card)} ({suit}, {_whose(deck, names, card)}).",
        translate("PamirTable", "When played: {icons}.").format(
            icons=", ".join(names.texts.icons[ICONS[icon]].name for icon in deck.impact[card]) or nothing
        ),
        translate("PamirTable", "Actions: {actions}.").format(
            actions=", ".join(names.action(action).name for action in deck.actions[card]) or nothing
        ),
    ]
    if deck.ability[card] != NONE:
        facts.append(_described(names, names.ability(deck.ability[card])))
    return " ".join(facts)


def _whose(deck: Deck, names: Names, card: int) -> str:
    """The region of a card, and of whom it is a patriot and a prize."""
    facts = [names.region(deck.region[card])]
    if deck.patriot[card] != NONE:
        facts.append(names.coalition(deck.patriot[card], "patriot"))
    if deck.prize[card] != NONE:
        facts.append(prize_text(names, deck.prize[card]))
    return ", ".join(facts)


def _ability_text(deck: Deck, names: Names, number: int) -> str:
    having = [card for card in range(1, COURT_SIZE + 1) if deck.ability[card] == number]
    text = translate("PamirTable", "{ability} (on {cards}): {ability_text}")
    return names.said(text, {"ability": number, "cards": having})


def _event_text(deck: Deck, names: Names, number: int) -> str:
    if number == DOMINANCE_CHECK:
        return _described(names, names.event(number))
    bought = number < FAVOR_MILITARY
    column = deck.bought if bought else deck.discarded
    card = next(card for card in range(FIRST_EVENT, LAST_CARD + 1) if column[card] == number)
    text = translate("PamirTable", "{event} ({number}, when it is discarded): {event_text}")
    if bought:
        text = translate("PamirTable", "{event} ({number}, when it is bought): {event_text}")
    return names.said(text, {"event": number, "number": card})
