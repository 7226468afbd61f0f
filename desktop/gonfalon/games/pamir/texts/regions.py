"""Regions and borders of Pax Pamir in words: who rules by which pieces, what that is worth, what a battle leaves there."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.moves import REMOVE_ARMY, REMOVE_ROAD, REMOVE_SPY, REMOVE_TRIBE, Move
from gonfalon.games.pamir.rules.places import BORDERS, BORDERS_OF, FIRST_BORDER, ON_CARD
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import COALITIONS, COURT_SIZE, ECONOMIC, NONE
from gonfalon.games.pamir.texts.choices import pieces
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.refusals import refusal
from gonfalon.texts.catalogue import translate

__all__ = ["RegionPage", "Staying", "Sum", "described", "page", "ruling", "staying", "sums"]


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


class Staying(NamedTuple):
    """Pieces that a battle cannot remove, and why."""

    kind: str
    """`army`, `road`, `tribe` or `spy`."""
    owner: int
    """A coalition or a seat."""
    reason: str


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
    you = translate("PamirMap", "You")
    return you if seat == viewer else names.family(_letter(table, seat))


def _made_up(each: Sum, names: Names) -> str:
    """`3 tribes + 2 Afghan armies`."""
    parts = []
    if each.tribes:
        parts.append(translate("PamirMap", "%n tribe(s)", "", each.tribes))
    if each.armies:
        text = translate("PamirMap", "%n {army_plural}", "", each.armies)
        parts.append(names.filled(text, {"army": each.coalition}))
    return " + ".join(parts)


def _needed(table: Table, viewer: int, region: int) -> str:
    """By how many pieces the reader rules, else how many tribes more it would take, if nothing else changes (R2)."""
    found = {each.seat: each for each in sums(table, region)}
    others = [each.total for seat, each in found.items() if seat != viewer]
    rival = max(*(table.blocks_at(coalition, region) for coalition in range(len(COALITIONS))), *others, 0)
    own = found[viewer].total if viewer in found else 0
    if table.rulers[region] == viewer:
        return translate("PamirMap", "%n piece(s) more than anybody else", "", own - rival)
    more = max(1, rival - own + 1)
    return translate("PamirMap", "With %n more tribe(s) you would rule it", "", more)


# -- all of it ---------------------------------------------------------------------------------------------------------


def page(table: Table, viewer: int, names: Names, region: int) -> RegionPage:
    """What the page of a region tells seat `viewer`, -1 for a spectator."""
    return RegionPage(
        ruling(table, viewer, names, region),
        tuple(
            (each.seat, f"{_called(table, viewer, names, each.seat)} {each.total}", _made_up(each, names))
            for each in sums(table, region)
        ),
        _needed(table, viewer, region) if viewer >= 0 else "",
        tuple(
            (heading, lines)
            for heading, lines in (
                (translate("PamirMap", "Roads"), tuple(_roads(table, names, region))),
                (_of_region(translate("PamirMap", "Cards of {region_gen}"), names, region),
                 tuple(_cards(table, viewer, names, region))),
                (translate("PamirMap", "What ruling brings"), tuple(_worth(table, names, region))),
            )
            if lines
        ),
    )  # fmt: skip


def _of_region(text: str, names: Names, region: int) -> str:
    return names.said(text, {"region": region})


def _roads(table: Table, names: Names, region: int) -> list[str]:
    """A line for each border on which there is a road."""
    lines = []
    for border in BORDERS_OF[region]:
        if any(table.blocks_at(coalition, border) for coalition in range(len(COALITIONS))):
            other = sum(BORDERS[border - FIRST_BORDER]) - region
            text = translate("PamirMap", "{region_to}: {pieces}")
            lines.append(names.said(text, {"region": other, "pieces": pieces(table, names, border)}))
    return lines


def _cards(table: Table, viewer: int, names: Names, region: int) -> list[str]:
    """The court cards of a region, in courts and in the market."""
    home = table.seating.deck.region
    rows = [
        (_called(table, viewer, names, seat), [card for card in court if home[card] == region])
        for seat, court in enumerate(table.courts)
    ]
    market = [card for card in table.market if 0 < card <= COURT_SIZE and home[card] == region]
    rows.append((translate("PamirMap", "Market"), market))
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
            text = translate("PamirMap", "%n {army_plural}", "", count)
            standing.append(names.filled(text, {"army": coalition}))
    for seat in range(table.seating.seats):
        count = table.tribes_of(seat, place)
        if count:
            text = translate("PamirMap", "%n tribe(s) of {family_gen}", "", count)
            if seat == viewer:
                text = translate("PamirMap", "%n tribe(s) of yours", "", count)
            standing.append(names.filled(text, {"family": _letter(table, seat)}))
    roads = "; ".join(_roads(table, names, place))
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


# -- what a battle leaves ----------------------------------------------------------------------------------------------


def staying(view: View, names: Names) -> list[Staying]:
    """The pieces at the site of a battle that the seat which fights cannot remove, each with the reason (A8)."""
    assert view.decision is not None
    table: Table = view.table
    site, seat = view.decision.prompt.place, view.decision.seat
    own = translate("PamirMap", "Your own pieces are not removed.")
    found: dict[tuple[int, str], Staying] = {}
    for kind, owner, move in _at_site(table, site):
        if move not in view.decision.moves:
            mine = kind in ("tribe", "spy") and owner == seat
            reason = own if mine else refusal(view, move, names)
            if reason:  # the same is said of armies and roads only once
                found.setdefault((owner, reason), Staying(kind, owner, reason))
    return list(found.values())


def _at_site(table: Table, site: int) -> list[tuple[str, int, Move]]:
    """What stands where somebody fights, each with the move that would remove it."""
    letters = table.seating.letters
    if site >= ON_CARD:
        card = site - ON_CARD
        return [("spy", seat, REMOVE_SPY[letters[seat]]) for seat in range(len(letters)) if table.spies_of(seat, card)]
    coalitions = range(len(COALITIONS))
    armies = [("army", each, REMOVE_ARMY[each]) for each in coalitions if table.blocks_at(each, site)]
    roads = [
        ("road", each, REMOVE_ROAD[border][each])
        for each in coalitions
        for border in BORDERS_OF[site]
        if table.blocks_at(each, border)
    ]
    tribes = [
        ("tribe", seat, REMOVE_TRIBE[letter]) for seat, letter in enumerate(letters) if table.tribes_of(seat, site)
    ]
    return [*armies, *roads, *tribes]
