"""Cards, abilities, events, icons and actions of Pax Pamir in full, for whoever asks about one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.words import (
    ABILITIES,
    ACTIONS,
    COURT_SIZE,
    DOMINANCE_CHECK,
    EVENTS,
    FAVOR_MILITARY,
    ICONS,
    LAST_CARD,
    NONE,
)  # fmt: skip
from gonfalon.games.pamir.terminal.cards import printed
from gonfalon.games.pamir.terminal.words import ability, english, event, name, plain

MOST = 5
"""So many entries are told at once; more are only named."""


class Entry(NamedTuple):
    """Something that can be asked about."""

    name: str
    text: str


def about(table: Table, words: str) -> list[str]:
    """All that is called by these words or begins with them, a paragraph each; a number is that of a card."""
    wanted = " ".join(words.casefold().replace("-", " ").split())
    if not wanted:
        return []
    if wanted.isdecimal():
        number = int(wanted) if len(wanted) < 4 else 0
        return [card_text(table, number)] if 1 <= number <= LAST_CARD else []
    entries = list(dict.fromkeys(_entries(table)))
    for matches in (str.__eq__, str.startswith, str.__contains__):
        found = [entry for entry in entries if matches(entry.name.casefold().replace("-", " "), wanted)]
        if len(found) > MOST:
            return [f"'{words}' can mean {', '.join(entry.name for entry in found)}."]
        if found:
            return [entry.text for entry in found]
    return []


def _entries(table: Table) -> Iterator[Entry]:
    for card in range(1, COURT_SIZE + 1):
        yield Entry(name(table, card), card_text(table, card))
    for number in range(len(ABILITIES)):
        yield Entry(ability(number).name, _ability_text(table, number))
    for number in range(len(EVENTS)):
        yield Entry(event(number).name, _event_text(table, number))
    for described in (*english().icons.values(), *english().actions.values()):
        yield Entry(plain(described.name), f"{plain(described.name).capitalize()}: {plain(described.text)}")


def card_text(table: Table, card: int) -> str:
    """Everything that is printed on a card, in sentences."""
    deck = table.seating.deck
    if card > COURT_SIZE:
        bought, discarded = event(deck.bought[card]), event(deck.discarded[card])
        if deck.bought[card] == DOMINANCE_CHECK:
            return f"{card} {bought.name}: {bought.text}"
        return f"{card} {bought.name}: {bought.text} If it is discarded instead, {discarded.name}: {discarded.text}"
    impact = ", ".join(plain(english().icons[ICONS[icon]].name) for icon in deck.impact[card])
    actions = ", ".join(ACTIONS[action] for action in deck.actions[card])
    text = f"{printed(table, card)}. When played: {impact or 'nothing'}. Actions: {actions or 'none'}."
    if deck.ability[card] != NONE:
        special = ability(deck.ability[card])
        text += f" {special.name}: {special.text}"
    return text


def _ability_text(table: Table, number: int) -> str:
    having = [card for card in range(1, COURT_SIZE + 1) if table.seating.deck.ability[card] == number]
    on = ", ".join(f"{card} {name(table, card)}" for card in having)
    return f"{ability(number).name} (on {on}): {ability(number).text}"


def _event_text(table: Table, number: int) -> str:
    deck = table.seating.deck
    if number == DOMINANCE_CHECK:
        return f"{event(number).name}: {event(number).text}"
    bought = number < FAVOR_MILITARY
    column = deck.bought if bought else deck.discarded
    card = next(card for card in range(COURT_SIZE + 1, LAST_CARD + 1) if column[card] == number)
    return f"{event(number).name} ({card}, when it is {'bought' if bought else 'discarded'}): {event(number).text}"
