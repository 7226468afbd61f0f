"""What court cards can be used for, told before it is done: what the rules will do unasked, else how much is possible.

Where an action leaves only one course, the rules take it without a question; the title of its button names it then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.battle import enemies_in, enemies_on, troops
from gonfalon.games.pamir.rules.betray import COST as BETRAY_COST
from gonfalon.games.pamir.rules.build import COST as BUILD_COST
from gonfalon.games.pamir.rules.build import MOST
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, GIFTS, ON_CARD
from gonfalon.games.pamir.rules.tax import taxable
from gonfalon.games.pamir.rules.words import ACTIONS, ECONOMIC, NATION_BUILDING
from gonfalon.games.pamir.texts.consequences import last_tribe, new_rulers, only_removal, step, target
from gonfalon.games.pamir.texts.deciding import Deciding, Parts, by_seat
from gonfalon.games.pamir.texts.prospects import Prospect, Prospects
from gonfalon.texts.catalogue import translate

__all__ = ["deed"]

NAMED_REGIONS = 2
"""So many regions are named in a title; more are only counted."""


def deed(of: Deciding, move: Move) -> Parts:
    """An action of a court card, whose name is left out, with what it costs and reaches.

    What the rules would do unasked is found by trying it on what the seat knows.
    """
    foretold = Prospects(of.view).of(move)
    if not foretold.options:
        return _name(of, move), translate("PamirMoves", "the action would be dropped at once")
    return _TOLD[move.word](of, move, foretold)


def _name(of: Deciding, move: Move) -> str:
    return of.names.action(ACTIONS.index(move.word)).name


def _rank(of: Deciding, move: Move) -> int:
    return of.table.seating.deck.rank[move.one]


def _tax(of: Deciding, move: Move, foretold: Prospect) -> Parts:
    table = of.table
    market = sum(rupees for card, rupees in zip(table.market, table.rupees_on, strict=True) if card)
    bare = [0] * table.seating.seats
    for seat in taxable(table, of.seat):
        bare[seat] = table.rupees[seat] - table.stars[4 * seat + ECONOMIC]
    most = min(_rank(of, move), market + sum(bare))
    if len(foretold.options) == 1:
        purse = foretold.options[0].one
        up_to = translate("PamirMoves", "%n rupee(s)", "", most)
        if purse >= OF_FAMILY:
            payer = of.letter(of.seat_of(purse - OF_FAMILY))
            return of.say(translate("PamirMoves", "tax {family_acc}"), family=payer), up_to
        return of.say(translate("PamirMoves", "take rupees from {card}"), card=purse), up_to
    return (
        translate("PamirMoves", "tax up to %n rupee(s)", "", most),
        translate("PamirMoves", "%n rupee(s) on the market", "", market) if market else "",
        by_seat(table, of.names, bare),
    )


def _gift(of: Deciding, move: Move, foretold: Prospect) -> Parts:
    *others, last = (GIFTS[option.one - FIRST_GIFT] for option in foretold.options)
    if not others:
        title = translate("PamirMoves", "a gift for %n rupee(s)", "", last)
    else:
        title = translate("PamirMoves", "a gift for {some} or %n rupee(s)", "", last)
    lifted = translate("PamirMoves", "your supply is empty: a piece on the table is taken instead")
    return of.say(title, some=", ".join(map(str, others))), "" if of.table.cylinders[of.seat] else lifted


def _build(of: Deciding, move: Move, foretold: Prospect) -> Parts:
    table = of.table
    ruled = [region for region, ruler in enumerate(table.rulers) if ruler == of.seat]
    where = of.names.listed([of.say("{region_in}", region=region) for region in ruled])
    title = translate("PamirMoves", "build {where} or on the borders")
    if len(ruled) > NAMED_REGIONS:
        title = translate("PamirMoves", "build in one of %n region(s) or on the borders", "", len(ruled))
    payable = min(MOST, of.rupees // BUILD_COST)
    costs = translate("PamirMoves", "2 rupees each, you can pay for %n", "", payable)
    if table.boons[of.seat] >> NATION_BUILDING & 1:
        costs = translate("PamirMoves", "2 rupees for two, you can pay for %n", "", 2 * payable)
    lifted = translate("PamirMoves", "no block is left: one on the map is taken instead")
    return of.say(title, where=where), costs, "" if table.blocks[table.loyalty[of.seat]] else lifted


def _move(of: Deciding, move: Move, foretold: Prospect) -> Parts:
    table, seat = of.table, of.seat
    title = translate("PamirMoves", "move up to %n step(s)", "", _rank(of, move))
    if len(foretold.options) == 1:
        option = foretold.options[0]
        overthrown = last_tribe(of, seat, option.one) if option.word == "wander" else ()
        return title, step(of, option), *overthrown, *new_rulers(of, foretold)
    armies = spies = tribes = 0
    for word, place in {(option.word, option.one) for option in foretold.options}:
        if word == "march":
            armies += table.blocks_at(table.loyalty[seat], place)
        elif word == "slip":
            spies += table.spies_of(seat, place)
        else:
            tribes += table.tribes_of(seat, place)
    return (
        title,
        translate("PamirMoves", "%n army(ies)", "", armies) if armies else "",
        translate("PamirMoves", "%n spy(ies)", "", spies) if spies else "",
        translate("PamirMoves", "%n tribe(s)", "", tribes) if tribes else "",
    )


def _betray(of: Deciding, move: Move, foretold: Prospect) -> Parts:
    costs = translate("PamirMoves", "%n rupee(s)", "", BETRAY_COST)
    if len(foretold.options) == 1:
        card = foretold.options[0].one
        return of.say(translate("PamirMoves", "betray {card}"), card=card), costs, *target(of, card)
    return translate("PamirMoves", "betray one of %n card(s)", "", len(foretold.options)), costs


def _battle(of: Deciding, move: Move, foretold: Prospect) -> Parts:
    table, seat = of.table, of.seat
    sites = [option.one for option in foretold.options]
    if len(sites) > 1:
        called = [of.names.card_name(site - ON_CARD) if site >= ON_CARD else of.names.region(site) for site in sites]
        return translate("PamirMoves", "battle in one of %n place(s)", "", len(sites)), of.names.listed(called)
    site = sites[0]
    if site < FIRST_BORDER:
        title = of.say(translate("PamirMoves", "battle {region_in}"), region=site)
        own = troops(table, seat, table.loyalty[seat], site)
    else:
        title = of.say(translate("PamirMoves", "battle on {card}"), card=site - ON_CARD)
        own = table.spies_of(seat, site - ON_CARD)
    within = _within_reach(table, seat, site)
    most = min(_rank(of, move), own, within)
    counted = (
        translate("PamirMoves", "%n piece(s) within reach", "", within),
        translate("PamirMoves", "you may remove %n", "", most),
    )
    if only := only_removal(of, site):
        what, *with_it = only
        title = of.say(translate("PamirMoves", "{name}: {what}"), name=title, what=what)
        return title, *with_it, *new_rulers(of, foretold), *(counted if most > 1 else ())
    return title, *counted


def _within_reach(table: Table, seat: int, site: int) -> int:
    """How many pieces a seat could remove at a site if nothing but their number limited it."""
    if site >= ON_CARD:
        removals = enemies_on(table, seat, site - ON_CARD)
        return sum(table.spies_of(table.seating.seat_of(move.one), site - ON_CARD) for move in removals)
    found = 0
    for move in enemies_in(table, seat, site):
        if move.word == "remove-army":
            found += table.blocks_at(move.one, site)
        elif move.word == "remove-road":
            found += table.blocks_at(move.two, move.one)
        else:
            found += table.tribes_of(table.seating.seat_of(move.one), site)
    return found


_TOLD: Final[dict[str, Callable[[Deciding, Move, Prospect], Parts]]] = {
    "battle": _battle,
    "betray": _betray,
    "build": _build,
    "gift": _gift,
    "move": _move,
    "tax": _tax,
}
"""By the words of the actions."""
