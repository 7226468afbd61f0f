"""A card of Pax Pamir looked at closely: each of its signs explained, and how things stand with it now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.bribes import owed_to
from gonfalon.games.pamir.rules.deck import FIRST_EVENT
from gonfalon.games.pamir.rules.moves import BUY, PLAY, USE
from gonfalon.games.pamir.rules.words import DOMINANCE_CHECK, NONE
from gonfalon.games.pamir.texts.choices import held
from gonfalon.games.pamir.texts.explained import Explained, explained
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.refusals import refusal
from gonfalon.games.pamir.texts.spoken import lying
from gonfalon.games.pamir.texts.things import (
    ABILITY,
    ACTION,
    BOUGHT,
    DISCARDED,
    HOSTAGE,
    ICON,
    PATRIOT,
    PRIZE,
    REGION,
    STARS,
    SUIT,
    Thing,
)
from gonfalon.texts.catalogue import translate

__all__ = ["Inspected", "Sign", "inspected"]


@dataclass(frozen=True)
class Sign:
    """A sign of a card, how many of it there are side by side, and what it means."""

    thing: Thing
    count: int
    explained: Explained


@dataclass(frozen=True)
class Inspected:
    """All that is to be said of a card now."""

    card: int
    name: str
    signs: tuple[Sign, ...]
    now: tuple[str, ...]
    """Where it is, what it costs and whether it can be had or used, in sentences."""


def inspected(view: View, card: int, names: Names) -> Inspected:
    """A card as the seat of a view may look at it."""
    signs: list[Sign] = []
    for thing in _things(view.table, view.seat, card):
        if signs and signs[-1].thing == thing:
            signs[-1] = replace(signs[-1], count=signs[-1].count + 1)
        else:
            signs.append(Sign(thing, 1, _explained(view, thing, names)))
    return Inspected(card, names.card_name(card), tuple(signs), tuple(_now(view, card, names)))


def _things(table: Table, seat: int, card: int) -> Iterator[Thing]:
    """From what one looks for first."""
    deck = table.seating.deck
    if card >= FIRST_EVENT:
        if deck.bought[card] != DOMINANCE_CHECK:
            yield Thing(DISCARDED, deck.discarded[card], card)
        yield Thing(BOUGHT, deck.bought[card], card)
        return
    if _is_owed(table, seat, card):
        yield Thing(HOSTAGE, NONE, card)
    yield from (Thing(ACTION, action, card) for action in deck.actions[card])
    yield from (Thing(ICON, icon, card) for icon in deck.impact[card])
    yield from (
        Thing(kind, value, card)
        for kind, value in (
            (ABILITY, deck.ability[card]), (PATRIOT, deck.patriot[card]), (PRIZE, deck.prize[card]),
            (STARS, deck.suit[card]), (SUIT, deck.suit[card]), (REGION, deck.region[card]),
        )
        if value != NONE
    )  # fmt: skip


def _is_owed(table: Table, seat: int, card: int) -> bool:
    holder = table.holder[card]
    if holder != NONE:
        return owed_to(table, holder, USE[0][card])[0] != NONE
    return seat != NONE and owed_to(table, seat, PLAY[card][0])[0] != NONE


def _explained(view: View, thing: Thing, names: Names) -> Explained:
    """An action that the seat can take now says what it brings, one that it cannot says why."""
    told = explained(thing, view.table, view.seat, names)
    if thing.kind != ACTION or view.table.holder[thing.card] != view.seat or not _decides(view):
        return told
    assert view.decision is not None
    move = USE[thing.value][thing.card]
    if move in view.decision.moves:
        return told._replace(now=f"{held(view, move, names).in_one}.")
    return told._replace(now=refusal(view, move, names) or told.now)


def _decides(view: View) -> bool:
    return view.decision is not None and view.decision.seat == view.seat and view.decision.prompt.word == "actions"


def _now(view: View, card: int, names: Names) -> Iterator[str]:
    table: Table = view.table
    own = view.seat != NONE and card in table.hands[view.seat]
    bought = card in table.market
    if own or bought or (card < FIRST_EVENT and table.holder[card] != NONE):
        yield from lying(table, card, view.seat, names)
    if _decides(view) and (own or bought):
        move = PLAY[card][0] if own else BUY[card]
        assert view.decision is not None
        if move not in view.decision.moves:
            yield refusal(view, move, names)
        elif bought:
            yield translate("PamirPages", "You can buy it now.")
    for seat, prizes in enumerate(table.prizes):
        if card in prizes:
            family = table.seating.families[seat]
            yield names.said(translate("PamirPages", "{family} holds it as a prize."), {"family": family})
