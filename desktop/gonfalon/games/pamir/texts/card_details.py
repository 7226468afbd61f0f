"""The signs of a card explained, and what they mean for the seat now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.actions import bribe_owed, is_bonus
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    DOMINANCE_CHECK,
    ECONOMIC,
    ICONS,
    INTELLIGENCE,
    MILITARY,
    NONE,
    POLITICAL,
)
from gonfalon.games.pamir.rules.deck import FIRST_EVENT
from gonfalon.games.pamir.rules.moves import BUY, PLAY, USE
from gonfalon.games.pamir.texts import card_text
from gonfalon.games.pamir.texts.aloud import card_place_text
from gonfalon.games.pamir.texts.card_text import (
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
    CardSign,
)
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.decision_context import prize_text
from gonfalon.games.pamir.texts.map_texts import ruler_heading
from gonfalon.games.pamir.texts.move_labels import may_ask
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.refusals import paid_card_refusal, refusal
from gonfalon.texts.translations import translate


class SignText(NamedTuple):
    """A sign by its name, what it does, and how that stands now for the seat that asked; the last may be empty."""

    name: str
    text: str
    now: str = ""


def sign_text(thing: CardSign, table: Table, seat: int, names: Names) -> SignText:
    """Return what a sign means to a seat, or to a spectator for `NONE`."""
    name, text, now = _TOLD[thing.kind](thing, table, seat, names)
    return SignText(name[:1].upper() + name[1:], text, now)


_Told = tuple[str, str, str]


def _suit(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    suit = thing.value
    text = translate("PamirPages", "While a suit is favored, using its cards costs none of your actions.")
    now = translate("PamirPages", "The favored suit is now: {suit_word}.")
    if suit == table.favored:
        now = translate("PamirPages", "This suit is favored now.")
        if suit == MILITARY:
            now = translate("PamirPages", "This suit is favored now, so prices are doubled.")
    return names.suit(suit, "suit"), text, names.said(now, {"suit": table.favored})


def _stars(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    suit = thing.value
    name = translate("PamirPages", "%n star(s), {suit}", "", table.seating.deck.rank[thing.card])
    rank = translate(
        "PamirPages",
        "A tax takes at most as many rupees, a move as many steps, and a battle as many pieces as this card has stars.",
    )
    privilege = {
        ECONOMIC: translate("PamirPages", "Each economic star in your court shelters one rupee from taxes."),
        MILITARY: translate("PamirPages", "Military stars in your court break a tie at the end of the game."),
        POLITICAL: translate("PamirPages", "Each political star lets you keep one more card in your court."),
        INTELLIGENCE: translate(
            "PamirPages", "Each intelligence star in your court lets you keep one more card in your hand."
        ),
    }[suit]
    return (
        names.filled(name, {"suit": suit}),
        f"{rank} {privilege}",
        "" if seat == NONE else _privilege(suit, table, seat),
    )


def _privilege(suit: int, table: Table, seat: int) -> str:
    """Return what the stars of a suit give a seat now (G6)."""
    stars = table.stars[4 * seat + suit]
    if suit == ECONOMIC:
        return translate("PamirPages", "You shelter %n rupee(s) now.", "", stars)
    if suit == MILITARY:
        return translate("PamirPages", "Military stars in your court now: {count}.").format(count=stars)
    if suit == POLITICAL:
        return translate("PamirPages", "Your court may keep %n card(s) now.", "", court_limit(table, seat))
    return translate("PamirPages", "Your hand may keep %n card(s) now.", "", hand_limit(table, seat))


def _ability(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    return *names.ability(thing.value), ""


def _patriot(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    text = translate(
        "PamirPages", "The player who plays this card joins the {coalition_people}; it is worth 1 influence."
    )
    return (
        names.coalition(thing.value, "patriot"),
        names.said(text, {"coalition": thing.value}),
        _sides(table, seat, thing.value),
    )


def _prize(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    text = translate("PamirPages", "A player who betrays this card may take it as a prize: 1 influence.")
    return prize_text(names, thing.value), text, _sides(table, seat, thing.value)


def _sides(table: Table, seat: int, coalition: int) -> str:
    """Return what it means to a seat to be loyal to a coalition (Y2)."""
    if seat == NONE or table.loyalty[seat] == NONE:
        return ""
    if table.loyalty[seat] == coalition:
        return translate("PamirPages", "You are loyal to this coalition already.")
    return translate("PamirPages", "You would change sides and lose your gifts, prizes and other patriots.")


def _icon(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    return *names.texts.icons[ICONS[thing.value]], ""


def _action(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    described = names.action(thing.value)
    holder = NONE if thing.card == NONE else table.holder[thing.card]
    bonus = holder not in (NONE, table.seating.wakhan) and is_bonus(table, holder, thing.card)
    now = translate("PamirPages", "It is a bonus action now and costs neither of your two actions.") if bonus else ""
    return described.name, described.text, now


def _region(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    text = translate(
        "PamirPages", "The ruler of a region builds and taxes there, and may ask for bribes when its cards are played."
    )
    return names.region(thing.value), text, f"{ruler_heading(table, seat, names, thing.value)}."


def _effect(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    described = names.event(thing.value)
    if thing.value == DOMINANCE_CHECK:
        return *described, ""
    return f"{card_text.event_half(thing.kind == card_text.BOUGHT)}: {described.name}", described.text, ""


def _hostage(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    holder = table.holder[thing.card]
    if holder == NONE:
        text = translate("PamirPages", "The ruler of a card’s region may ask for a bribe when it is played.")
        now = may_ask(table, seat, Move("play", thing.card, 0), names)
    else:
        text = translate("PamirPages", "The player with the most spies on a court card holds it hostage.")
        now = may_ask(table, holder, Move(ACTIONS[0], thing.card), names)
    return translate("PamirPages", "Bribe"), text, f"{now[:1].upper()}{now[1:]}." if now else ""


def _unbuyable(thing: CardSign, table: Table, seat: int, names: Names) -> _Told:
    text = translate("PamirPages", "A card that gets a rupee cannot be bought in the same turn.")
    return translate("PamirPages", "Cannot be bought this turn"), text, paid_card_refusal(thing.card, names)


_TOLD: Final[dict[str, Callable[[CardSign, Table, int, Names], _Told]]] = {
    card_text.SUIT: _suit,
    card_text.STARS: _stars,
    card_text.ABILITY: _ability,
    card_text.PATRIOT: _patriot,
    card_text.ICON: _icon,
    card_text.ACTION: _action,
    card_text.PRIZE: _prize,
    card_text.REGION: _region,
    card_text.BOUGHT: _effect,
    card_text.DISCARDED: _effect,
    card_text.HOSTAGE: _hostage,
    card_text.UNBUYABLE: _unbuyable,
}


@dataclass(frozen=True)
class ExplainedSign:
    """A sign of a card, how many of it there are side by side, and what it means."""

    thing: CardSign
    count: int
    explained: SignText


@dataclass(frozen=True)
class CardDetails:
    """All that is to be said of a card now."""

    card: int
    name: str
    signs: tuple[ExplainedSign, ...]
    now: tuple[str, ...]
    """Where it is, what it costs and whether it can be had or used, in sentences."""


def card_details(view: View, card: int, names: Names) -> CardDetails:
    """A card as the seat of a view may look at it."""
    signs: list[ExplainedSign] = []
    for thing in _signs(view.table, view.seat, card):
        if signs and signs[-1].thing == thing:
            signs[-1] = replace(signs[-1], count=signs[-1].count + 1)
        else:
            signs.append(ExplainedSign(thing, 1, _explained(view, thing, names)))
    return CardDetails(card, names.card_name(card), tuple(signs), tuple(_card_now(view, card, names)))


def _signs(table: Table, seat: int, card: int) -> Iterator[CardSign]:
    """From what one looks for first."""
    deck = table.seating.deck
    if card >= FIRST_EVENT:
        if deck.bought[card] != DOMINANCE_CHECK:
            yield CardSign(DISCARDED, deck.discarded[card], card)
        yield CardSign(BOUGHT, deck.bought[card], card)
        return
    if _is_owed(table, seat, card):
        yield CardSign(HOSTAGE, NONE, card)
    yield from (CardSign(ACTION, action, card) for action in deck.actions[card])
    yield from (CardSign(ICON, icon, card) for icon in deck.impact[card])
    yield from (
        CardSign(kind, value, card)
        for kind, value in (
            (ABILITY, deck.ability[card]), (PATRIOT, deck.patriot[card]), (PRIZE, deck.prize[card]),
            (STARS, deck.suit[card]), (SUIT, deck.suit[card]), (REGION, deck.region[card]),
        )
        if value != NONE
    )  # fmt: skip


def _is_owed(table: Table, seat: int, card: int) -> bool:
    holder = table.holder[card]
    if holder != NONE:
        return bribe_owed(table, holder, USE[0][card])[0] != NONE
    return seat != NONE and bribe_owed(table, seat, PLAY[card][0])[0] != NONE


def _explained(view: View, thing: CardSign, names: Names) -> SignText:
    """An action that the seat can take now says what it brings, one that it cannot says why."""
    told = sign_text(thing, view.table, view.seat, names)
    if thing.kind != ACTION or view.table.holder[thing.card] != view.seat or not _decides(view):
        return told
    move = USE[thing.value][thing.card]
    if move in view.pending.moves:
        return told._replace(now=f"{move_label(view, move, names, held=True).in_one}.")
    return told._replace(now=refusal(view, move, names) or told.now)


def _decides(view: View) -> bool:
    return view.decision is not None and view.decision.seat == view.seat and view.decision.prompt.word == "actions"


def _card_now(view: View, card: int, names: Names) -> Iterator[str]:
    table: Table = view.table
    own = view.seat != NONE and card in table.hands[view.seat]
    bought = card in table.market
    if own or bought or (card < FIRST_EVENT and table.holder[card] != NONE):
        yield from card_place_text(table, card, view.seat, names)
    if _decides(view) and (own or bought):
        move = PLAY[card][0] if own else BUY[card]
        if move not in view.pending.moves:
            yield refusal(view, move, names)
        elif bought:
            yield translate("PamirPages", "You can buy it now.")
    for seat, prizes in enumerate(table.prizes):
        if card in prizes:
            family = table.seating.families[seat]
            text = translate("PamirPages", "{family} holds it as a prize.")
            yield names.addressed(text, translate("PamirPages", "You hold it as a prize."), {"family": family})
