"""What a sign on the table means, and what it comes to now, in sentences for whoever points at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.words import (
    ACTIONS,
    DOMINANCE_CHECK,
    ECONOMIC,
    ICONS,
    INTELLIGENCE,
    MILITARY,
    NONE,
    POLITICAL,
)  # fmt: skip
from gonfalon.games.pamir.texts import printed, things
from gonfalon.games.pamir.texts.consequences import may_ask
from gonfalon.games.pamir.texts.deciding import prize
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.refusals import got_a_rupee
from gonfalon.games.pamir.texts.regions import ruling
from gonfalon.games.pamir.texts.things import Thing
from gonfalon.texts.catalogue import translate

__all__ = ["Explained", "explained"]


class Explained(NamedTuple):
    """A sign by its name, what it does, and how that stands now for the seat that asked; the last may be empty."""

    name: str
    text: str
    now: str = ""


def explained(thing: Thing, table: Table, seat: int, names: Names) -> Explained:
    """What a sign means to a seat, or to a spectator for `NONE`."""
    name, text, now = _TOLD[thing.kind](thing, table, seat, names)
    return Explained(name[:1].upper() + name[1:], text, now)


_Told = tuple[str, str, str]


def _suit(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    suit = thing.value
    text = translate("PamirPages", "While a suit is favored, using its cards costs none of your actions.")
    now = translate("PamirPages", "The favored suit is now: {suit_word}.")
    if suit == table.favored:
        now = translate("PamirPages", "This suit is favored now.")
        if suit == MILITARY:
            now = translate("PamirPages", "This suit is favored now, so prices are doubled.")
    return names.suit(suit, "suit"), text, names.said(now, {"suit": table.favored})


def _stars(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
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
    """What the stars of a suit give a seat now (G6)."""
    stars = table.stars[4 * seat + suit]
    if suit == ECONOMIC:
        return translate("PamirPages", "You shelter %n rupee(s) now.", "", stars)
    if suit == MILITARY:
        return translate("PamirPages", "Military stars in your court now: {count}.").format(count=stars)
    if suit == POLITICAL:
        return translate("PamirPages", "Your court may keep %n card(s) now.", "", court_limit(table, seat))
    return translate("PamirPages", "Your hand may keep %n card(s) now.", "", hand_limit(table, seat))


def _ability(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    return *names.ability(thing.value), ""


def _patriot(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    text = translate(
        "PamirPages", "The player who plays this card joins the {coalition_people}; it is worth 1 influence."
    )
    return (
        names.coalition(thing.value, "patriot"),
        names.said(text, {"coalition": thing.value}),
        _sides(table, seat, thing.value),
    )


def _prize(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    text = translate("PamirPages", "A player who betrays this card may take it as a prize: 1 influence.")
    return prize(names, thing.value), text, _sides(table, seat, thing.value)


def _sides(table: Table, seat: int, coalition: int) -> str:
    """What it means to a seat to stand by a coalition (Y2)."""
    if seat == NONE or table.loyalty[seat] == NONE:
        return ""
    if table.loyalty[seat] == coalition:
        return translate("PamirPages", "You are loyal to this coalition already.")
    return translate("PamirPages", "You would change sides and lose your gifts, prizes and other patriots.")


def _icon(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    return *names.texts.icons[ICONS[thing.value]], ""


def _action(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    described = names.action(thing.value)
    holder = NONE if thing.card == NONE else table.holder[thing.card]
    bonus = holder not in (NONE, table.seating.wakhan) and is_bonus(table, holder, thing.card)
    now = translate("PamirPages", "It is a bonus action now and costs neither of your two actions.") if bonus else ""
    return described.name, described.text, now


def _region(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    text = translate(
        "PamirPages", "The ruler of a region builds and taxes there, and may ask for bribes when its cards are played."
    )
    return names.region(thing.value), text, f"{ruling(table, seat, names, thing.value)}."


def _effect(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    described = names.event(thing.value)
    if thing.value == DOMINANCE_CHECK:
        return *described, ""
    return f"{printed.half(thing.kind == things.BOUGHT)}: {described.name}", described.text, ""


def _hostage(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    holder = table.holder[thing.card]
    if holder == NONE:
        text = translate("PamirPages", "The ruler of a card’s region may ask for a bribe when it is played.")
        now = may_ask(table, seat, Move("play", thing.card, 0), names)
    else:
        text = translate("PamirPages", "The player with the most spies on a court card holds it hostage.")
        now = may_ask(table, holder, Move(ACTIONS[0], thing.card), names)
    return translate("PamirPages", "Bribe"), text, f"{now[:1].upper()}{now[1:]}." if now else ""


def _unbuyable(thing: Thing, table: Table, seat: int, names: Names) -> _Told:
    text = translate("PamirPages", "A card that gets a rupee cannot be bought in the same turn.")
    return translate("PamirPages", "Cannot be bought this turn"), text, got_a_rupee(thing.card, names)


_TOLD: Final[dict[str, Callable[[Thing, Table, int, Names], _Told]]] = {
    things.SUIT: _suit,
    things.STARS: _stars,
    things.ABILITY: _ability,
    things.PATRIOT: _patriot,
    things.ICON: _icon,
    things.ACTION: _action,
    things.PRIZE: _prize,
    things.REGION: _region,
    things.BOUGHT: _effect,
    things.DISCARDED: _effect,
    things.HOSTAGE: _hostage,
    things.UNBUYABLE: _unbuyable,
}
