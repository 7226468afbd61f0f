"""What the panels around the table say: market, game, events, blocks and points."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.pamir.rules.influence import lead_needed
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import (
    COALITIONS,
    SUITS,
)
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.seats import people
from gonfalon.games.pamir.texts.standing import deck, standing, suit, turn
from gonfalon.texts.catalogue import translate

__all__ = [
    "BlocksWords", "EventsWords", "GameWords", "MarketWords", "blocks", "checks_left", "coins_tip", "events", "game",
    "leaving_tip", "market", "points", "price_tip",
]  # fmt: skip


class MarketWords(NamedTuple):
    """The words in the head of the market."""

    title: str
    deck: str
    """What is still to come, for windows without a panel of the game."""
    favored: str
    suits: tuple[str, ...]
    """One for each suit; that of the favored one says what it does to prices."""


def market(table: Table, names: Names) -> MarketWords:
    return MarketWords(
        translate("PamirTable", "Market"),
        _left(table),
        translate("PamirPanels", "Favored suit"),
        tuple(
            suit(table, names) if at == table.favored else names.said("{suit}", {"suit": at})
            for at in range(len(SUITS))
        ),
    )


def price_tip(price: int, base: int) -> str:
    """What the price over a column says."""
    if price != base:
        text = translate("PamirPanels", "Cards of this column cost %n rupee(s): {base}, doubled.", "", price)
        return text.format(base=base)
    return translate("PamirPanels", "Cards of this column cost %n rupee(s).", "", price)


def coins_tip(rupees: int) -> str:
    return translate("PamirPanels", "%n rupee(s) on this card, for whoever buys it.", "", rupees)


def leaving_tip(event: int, names: Names) -> str:
    """What an event in the leftmost column does when it is not bought."""
    text = translate("PamirPanels", "Leaves at the end of this turn. {event}: {event_text}")
    return names.said(text, {"event": event})


class GameWords(NamedTuple):
    """The words on the panel of the game."""

    title: str
    line: str
    actions: str
    left: str
    """How many actions are left."""
    unstable: str
    """What will happen when one more check is dealt, empty while none lies in the market."""
    tip: str


def game(table: Table, names: Names, *, unstable: bool) -> GameWords:
    warning = translate("PamirPanels", "A check lies in the market: a second one is resolved at once.")
    return GameWords(
        "Pax Pamir",
        turn(table, names) if table.over else _left(table),
        translate("PamirTable", "Actions"),
        translate("PamirPanels", "%n left", "actions", table.actions),
        warning if unstable else "",
        "\n".join(filter(None, (turn(table, names), deck(table), warning if unstable else ""))),
    )


def _left(table: Table) -> str:
    """Checks and cards that are still to come."""
    text = translate("PamirPanels", "%n check(s) left · deck {cards}", "", table.checks)
    return text.format(cards=len(table.deck))


def checks_left(table: Table) -> str:
    """How many checks are to come."""
    return translate("PamirPanels", "%n check(s) left", "", table.checks)


class EventsWords(NamedTuple):
    """The words on the panel of deck and events."""

    title: str
    none: str
    checks: str
    """How many checks are to come."""
    tip: str


def events(table: Table, names: Names) -> EventsWords:
    return EventsWords(
        translate("PamirPanels", "In force until the next check"),
        translate("PamirPanels", "No event is in force"),
        checks_left(table),
        deck(table),
    )


class BlocksWords(NamedTuple):
    """The words on the panel of the coalitions."""

    title: str
    map: str
    pool: str
    coalitions: tuple[str, ...]
    needed: str
    """What it takes to be dominant, in few words."""
    lead: str
    """Who leads by how much, in few words."""
    standing: str
    tips: tuple[str, ...]
    """One for each coalition."""


def blocks(table: Table, names: Names) -> BlocksWords:
    needed = lead_needed(table)
    tip = translate("PamirPanels", "Blocks of the {coalition_people_gen}: {play} on the map, {left} in the pool.")
    return BlocksWords(
        translate("PamirPanels", "Blocks"),
        translate("PamirPanels", "map", "column of blocks"),
        translate("PamirPanels", "pool", "column of blocks"),
        tuple(people(names, coalition) for coalition in range(len(COALITIONS))),
        translate("PamirPanels", "needs a lead of {needed}").format(needed=needed),
        _lead(table, names, needed),
        standing(table, names),
        tuple(
            names.said(tip, {"coalition": at, "play": table.on_map(at), "left": table.blocks[at]})
            for at in range(len(COALITIONS))
        ),
    )


def _lead(table: Table, names: Names, needed: int) -> str:
    counts = [table.on_map(coalition) for coalition in range(len(COALITIONS))]
    best, second = sorted(counts, reverse=True)[:2]
    text = translate("PamirPanels", "{coalition_people} lead by {lead}, {needed} needed")
    if best == second:
        text = translate("PamirPanels", "Nobody leads, {needed} needed")
    elif best - second >= needed:
        text = translate("PamirPanels", "{coalition_people} dominate with a lead of {lead}")
    return names.said(text, {"coalition": counts.index(best), "lead": best - second, "needed": needed})


def points(table: Table, names: Names) -> tuple[str, str]:
    """The caption of the victory track, and what is heard of it."""
    ranked = sorted(range(table.seating.seats), key=lambda at: -table.points[at])
    families = table.seating.families
    told = ", ".join(f"{names.family(families[at])} {table.points[at]}" for at in ranked)
    return translate("EndingScreen", "Points"), translate("PamirPanels", "Victory points: {points}.").format(
        points=told
    )
