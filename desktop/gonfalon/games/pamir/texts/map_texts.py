"""Regions, borders and actions on the map in words: who rules, what is worth it, and what a battle leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.ask_frame import StepsFrame
from gonfalon.games.pamir.rules.battle import Battle
from gonfalon.games.pamir.rules.card_actions import BUILD_COST, MAX_BLOCKS, Build
from gonfalon.games.pamir.rules.constants import (
    BATTLE,
    BORDERS,
    BORDERS_OF,
    BUILD,
    COALITIONS,
    COURT_SIZE,
    ECONOMIC,
    FIRST_BORDER,
    MOVE,
    NATION_BUILDING,
    NONE,
    ON_CARD,
)
from gonfalon.games.pamir.rules.moves import REMOVE_ARMY, REMOVE_ROAD, REMOVE_SPY, REMOVE_TRIBE, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts.move_labels import pieces_text
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.questions import QUESTIONS
from gonfalon.games.pamir.texts.refusals import refusal
from gonfalon.texts.translations import translate


class RulingPieces(NamedTuple):
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


def ruling_pieces(table: Table, region: int) -> list[RulingPieces]:
    """The ruling pieces of every seat that has any, the most first."""
    armies = [table.blocks_at(coalition, region) for coalition in range(len(COALITIONS))]
    most = armies.index(max(armies))
    found = []
    for seat, loyalty in enumerate(table.loyalty):
        coalition = most if seat == table.seating.wakhan else loyalty
        led = armies[coalition] if coalition != NONE else 0
        found.append(RulingPieces(seat, table.tribes_of(seat, region), led, coalition))
    return sorted((each for each in found if each.total), key=lambda each: (-each.total, each.seat))


def ruler_heading(table: Table, viewer: int, names: Names, region: int) -> str:
    """Return who rules a region, as a heading."""
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


def _made_up(each: RulingPieces, names: Names) -> str:
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
    found = {each.seat: each for each in ruling_pieces(table, region)}
    others = [each.total for seat, each in found.items() if seat != viewer]
    rival = max(*(table.blocks_at(coalition, region) for coalition in range(len(COALITIONS))), *others, 0)
    own = found[viewer].total if viewer in found else 0
    if table.rulers[region] == viewer:
        return translate("PamirMap", "%n piece(s) more than anyone else", "", own - rival)
    more = max(1, rival - own + 1)
    return translate("PamirMap", "With %n more tribe(s) you would rule it", "", more)


# -- all of it ---------------------------------------------------------------------------------------------------------


def region_page_texts(table: Table, viewer: int, names: Names, region: int) -> RegionPage:
    """Return the texts of the page of a region for seat `viewer`, -1 for a spectator."""
    found = ruling_pieces(table, region)
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
        ruler_heading(table, viewer, names, region),
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
            lines.append(say(text, {"region": other, "pieces": pieces_text(table, names, border)}))
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


def describe_place(table: Table, viewer: int, names: Names, place: int) -> str:
    """A region or border in one sentence for those who listen."""
    if place >= FIRST_BORDER:
        return f"{names.border(place)}: {pieces_text(table, names, place)}."
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
    title = ruler_heading(table, viewer, names, region)
    ruler = table.rulers[region]
    if ruler == NONE:
        return title
    total = next(each.total for each in ruling_pieces(table, region) if each.seat == ruler)
    return f"{title}, {translate('PamirMap', '%n piece(s)', '', total)}"


class ActingCard(NamedTuple):
    """A card that does something on the map."""

    card: int
    action: int
    """`NONE` for an icon or an event."""
    title: str
    """What the card is called."""
    line: str
    """What it does, and how often at most."""
    done: int
    left: int
    """How often it has, and how often it still can; both 0 where nothing is counted."""


class ProtectedPieces(NamedTuple):
    """Pieces that a battle cannot remove, and why."""

    kind: str
    """`army`, `road`, `tribe` or `spy`."""
    owner: int
    """A coalition or a seat."""
    reason: str


def acting_card(view: View, names: Names) -> ActingCard | None:
    """Return what the card of the present question does; None where no card is asked about."""
    prompt = view.pending.prompt
    if prompt.card == NONE:
        return None
    action = QUESTIONS[prompt.word].action
    done, left = _counted(view)
    line = "" if action == NONE else names.action(action).name
    if action != NONE and done + left:
        text = {
            BATTLE: translate("PamirMap", "at most %n piece(s)", "", done + left),
            BUILD: translate("PamirMap", "at most %n block(s)", "", done + left),
            MOVE: translate("PamirMap", "at most %n step(s)", "", done + left),
        }[action]
        line = f"{line}: {text}"
    return ActingCard(prompt.card, action, names.card_name(prompt.card), line[:1].upper() + line[1:], done, left)


def _counted(view: View) -> tuple[int, int]:
    frame, table = view.stack[-1], view.table
    match frame:
        case Battle() | StepsFrame():
            return frame.taken, frame.left
        case Build(free=False) if not table.boons[frame.seat] >> NATION_BUILDING & 1:
            return frame.placed, min(MAX_BLOCKS - frame.placed, table.rupees[frame.seat] // BUILD_COST)
    return 0, 0


def action_count_text(acting: ActingCard) -> str:
    """Return how often the card has acted and how often it still can."""
    text = translate("PamirMap", "{done} done, {left} to go")
    return text.format(done=acting.done, left=acting.left)


def protected_pieces(view: View, names: Names) -> list[ProtectedPieces]:
    """The pieces at the site of a battle that the seat which fights cannot remove, each with the reason (A8)."""
    table: Table = view.table
    site, seat = view.pending.prompt.place, view.pending.seat
    own = translate("PamirMap", "Your own pieces are not removed.")
    found: dict[tuple[int, str], ProtectedPieces] = {}
    for kind, owner, move in _at_site(table, site):
        if move not in view.pending.moves:
            mine = kind in ("tribe", "spy") and owner == seat
            reason = own if mine else refusal(view, move, names)
            if reason:  # the same is said of armies and roads only once
                found.setdefault((owner, reason), ProtectedPieces(kind, owner, reason))
    return list(found.values())


def _at_site(table: Table, site: int) -> list[tuple[str, int, Move]]:
    """Return the pieces at the site of a battle, each with the move that would remove it."""
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
