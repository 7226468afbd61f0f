"""Regions and borders of Pax Pamir in words: who rules by which pieces, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gonfalon.games.pamir.rules.places import BORDERS, BORDERS_OF, FIRST_BORDER
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import COALITIONS, COURT_SIZE, ECONOMIC, NONE
from gonfalon.games.pamir.texts.consequences import pieces
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.catalogue import translate

__all__ = ["RegionPage", "Sum", "described", "page", "ruling", "sums"]


class Sum(NamedTuple):
    """By how many pieces a seat takes part in ruling a region (R1, W5)."""

    seat: int
    tribes: int
    armies: int
    coalition: int
    """Whose armies these are."""

    @property
    def total(self) -> int:
        return self.tribes + self.armies


class RegionPage(NamedTuple):
    """All that is known of a region."""

    title: str
    """Who rules it."""
    sums: tuple[tuple[int, str, str], ...]
    """For each seat that has pieces to rule by: the seat, "You 5", and of what that is made up."""
    needed: str
    """By how much the reader rules it, or what it would take; empty for a spectator."""
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    """Headings, each with its lines."""


# -- who rules ---------------------------------------------------------------------------------------------------------


def sums(table: Table, region: int) -> list[Sum]:
    """The ruling pieces of every seat that has any, the most first."""
    armies = [table.blocks_at(coalition, region) for coalition in range(len(COALITIONS))]
    most = armies.index(max(armies))
    found = []
    for seat, loyalty in enumerate(table.loyalty):
        coalition = most if seat == table.seating.wakhan else loyalty
        led = armies[coalition] if coalition != NONE else 0
        found.append(Sum(seat, table.tribes_of(seat, region), led, coalition))
    return sorted((each for each in found if each.total), key=lambda each: (-each.total, each.seat))


def ruling(table: Table, viewer: int, names: Names, region: int) -> str:
    """Who rules a region, as a heading."""
    ruler = table.rulers[region]
    if ruler == NONE:
        text = translate("PamirMap", "Nobody rules {region}")
    elif ruler == viewer:
        text = translate("PamirMap", "You rule {region}")
    else:
        text = translate("PamirMap", "{family} rules {region}")
    return names.said(text, {"family": _letter(table, max(ruler, 0)), "region": region})


def _letter(table: Table, seat: int) -> str:
    return table.seating.families[seat]


def _called(table: Table, viewer: int, names: Names, seat: int) -> str:
    #: before a number or a list of what the reader has
    you = translate("PamirPanels", "You")
    return you if seat == viewer else names.family(_letter(table, seat))


def _made_up(each: Sum, names: Names) -> str:
    """`3 tribes + 2 Afghan armies`."""
    parts = []
    if each.tribes:
        parts.append(translate("PamirMoves", "%n tribe(s)", "", each.tribes))
    if each.armies:
        text = translate("PamirMap", "%n {coalition_armies}", "", each.armies)
        parts.append(names.filled(text, {"coalition": each.coalition}))
    return " + ".join(parts)


def _needed(table: Table, viewer: int, region: int) -> str:
    """By how many pieces the reader rules, else how many tribes more it would take, if nothing else changes (R2)."""
    found = {each.seat: each for each in sums(table, region)}
    others = [each.total for seat, each in found.items() if seat != viewer]
    rival = max(*(table.blocks_at(coalition, region) for coalition in range(len(COALITIONS))), *others, 0)
    own = found[viewer].total if viewer in found else 0
    if table.rulers[region] == viewer:
        return translate("PamirMap", "%n piece(s) more than anyone else", "", own - rival)
    more = max(1, rival - own + 1)
    return translate("PamirMap", "With %n more tribe(s) you would rule it", "", more)


# -- all of it ---------------------------------------------------------------------------------------------------------


def page(table: Table, viewer: int, names: Names, region: int) -> RegionPage:
    """What the page of a region tells seat `viewer`, -1 for a spectator."""
    found = sums(table, region)
    totals = [f"{_called(table, viewer, names, each.seat)} {each.total}" for each in found]
    sections = (
        (translate("PamirMap", "Roads"), _roads(table, names.said, names, region)),
        (
            names.said(translate("PamirMap", "Cards of {region_gen}"), {"region": region}),
            _cards(table, viewer, names, region),
        ),
        (translate("PamirMap", "What ruling brings"), _worth(table, names, region)),
    )
    return RegionPage(
        ruling(table, viewer, names, region),
        tuple((each.seat, total, _made_up(each, names)) for each, total in zip(found, totals, strict=True)),
        _needed(table, viewer, region) if viewer >= 0 else "",
        tuple((heading, tuple(lines)) for heading, lines in sections if lines),
    )


def _roads(table: Table, say: Callable[[str, Mapping[str, object]], str], names: Names, region: int) -> list[str]:
    """A line for each border on which there is a road, as a sentence or as a part of one."""
    lines = []
    for border in BORDERS_OF[region]:
        if any(table.blocks_at(coalition, border) for coalition in range(len(COALITIONS))):
            other = sum(BORDERS[border - FIRST_BORDER]) - region
            text = translate("PamirMap", "{region_to}: {pieces}")
            lines.append(say(text, {"region": other, "pieces": pieces(table, names, border)}))
    return lines


def _cards(table: Table, viewer: int, names: Names, region: int) -> list[str]:
    """The court cards of a region, in courts and in the market."""
    home = table.seating.deck.region
    rows = [
        (_called(table, viewer, names, seat), [card for card in court if home[card] == region])
        for seat, court in enumerate(table.courts)
    ]
    market = [card for card in table.market if 0 < card <= COURT_SIZE and home[card] == region]
    rows.append((translate("PamirTable", "Market"), market))
    return [f"{where}: {', '.join(map(names.card_name, cards))}" for where, cards in rows if cards]


def _worth(table: Table, names: Names, region: int) -> list[str]:
    """Whom the ruler can tax for cards of the region, and what it may ask for when one is played (A3, B1)."""
    ruler, home = table.rulers[region], table.seating.deck.region
    bare = {
        seat: table.rupees[seat] - table.stars[4 * seat + ECONOMIC]
        for seat, court in enumerate(table.courts)
        if seat != ruler and any(home[card] == region for card in court)
    }
    lines = [
        names.said(
            translate("PamirMap", "Tax: up to %n rupee(s) from {family_gen}", "", rupees),
            {"family": _letter(table, seat)},
        )
        for seat, rupees in bare.items()
        if rupees > 0
    ]
    if ruler != NONE:
        most = table.tribes_of(ruler, region)
        lines.append(translate("PamirMap", "Bribes for cards played: up to %n rupee(s)", "", most))
    return lines


def described(table: Table, viewer: int, names: Names, place: int) -> str:
    """A region or border in one sentence for those who listen."""
    if place >= FIRST_BORDER:
        return f"{names.border(place)}: {pieces(table, names, place)}."
    standing = []
    for coalition in range(len(COALITIONS)):
        count = table.blocks_at(coalition, place)
        if count:
            text = translate("PamirMap", "%n {coalition_armies}", "", count)
            standing.append(names.filled(text, {"coalition": coalition}))
    for seat in range(table.seating.seats):
        count = table.tribes_of(seat, place)
        if count:
            text = translate("PamirMap", "%n tribe(s) of {family_gen}", "", count)
            if seat == viewer:
                text = translate("PamirMap", "%n tribe(s) of yours", "", count)
            standing.append(names.filled(text, {"family": _letter(table, seat)}))
    roads = "; ".join(_roads(table, names.filled, names, place))
    return " ".join(
        f"{part}." for part in (
            _with_pieces(table, viewer, names, place),
            ", ".join(standing) or translate("PamirMap", "No pieces"),
            f"{translate('PamirMap', 'Roads')} {roads}" if roads else "",
        ) if part
    )  # fmt: skip


def _with_pieces(table: Table, viewer: int, names: Names, region: int) -> str:
    """`You rule Kabul with 4 pieces`."""
    title = ruling(table, viewer, names, region)
    ruler = table.rulers[region]
    if ruler == NONE:
        return title
    total = next(each.total for each in sums(table, region) if each.seat == ruler)
    return f"{title}, {translate('PamirMap', '%n piece(s)', '', total)}"
