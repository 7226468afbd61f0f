"""Where Wakhan fights, and whose pieces she removes (W6, W15, W16e)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.battle import CITADELS, aftermath, cards_to_fight_on, troops
from gonfalon.games.pamir.rules.places import ON_CARD
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.card import borders_in_order, current, opponents
from gonfalon.games.pamir.rules.wakhan.loyalty import hostile_coalitions, pragmatic
from gonfalon.games.pamir.rules.wakhan.priority import highest
from gonfalon.games.pamir.rules.words import ADVISORS, NONE

Removal = tuple[str, int, int]
"""What is removed: `tribe` and its seat, `spy` and its seat, `block` and its coalition; and the place."""


def enemies_in(table: Table, region: int) -> list[Removal]:
    """What she would remove in a region, one entry for each piece, in her order (W16e).

    All tribes come before all armies and these before all roads; within each the player at the red arrow comes first.
    [ours] Roads of one coalition go in the order in which she would place them.
    """
    citadel = CITADELS.get(region, 0)
    enemies: list[Removal] = []
    for seat in opponents(table):
        if not table.powers[seat] & citadel:  # X5
            enemies += [("tribe", seat, region)] * table.tribes_of(seat, region)
    hostile = hostile_coalitions(table)
    for coalition in hostile:
        enemies += [("block", coalition, region)] * table.blocks_at(coalition, region)
    for coalition in hostile:
        for border in borders_in_order(table, region):
            enemies += [("block", coalition, border)] * table.blocks_at(coalition, border)
    return enemies


def enemies_on(table: Table, card: int) -> list[Removal]:
    """The spies that she would remove on a court card, in her order; Advisors protect theirs (X1)."""
    enemies: list[Removal] = []
    for seat in opponents(table):
        if not table.powers[seat] & ADVISORS:
            enemies += [("spy", seat, ON_CARD + card)] * table.spies_of(seat, card)
    return enemies


def _region_to_fight_in(table: Table) -> int:
    regions = current(table).regions
    return next((region for region in regions if _troops(table, region) and enemies_in(table, region)), NONE)


def _troops(table: Table, region: int) -> int:
    return troops(table, table.seating.wakhan, pragmatic(table), region)


def can_battle(table: Table) -> bool:
    """Whether there is a region or a card to fight for."""
    return _region_to_fight_in(table) != NONE or bool(cards_to_fight_on(table, table.seating.wakhan))


def battle(state: State, card: int) -> None:
    """Fight in the first region of her list, without one on the card of the highest priority (W16e)."""
    table: Table = state.table
    region = _region_to_fight_in(table)
    if region != NONE:
        table.reason("battle_in", (region, pragmatic(table)))
        _remove(state, region, min(table.seating.deck.rank[card], _troops(table, region)), enemies_in(table, region))
        return
    site, question = highest(table, cards_to_fight_on(table, table.seating.wakhan))
    table.reason("battle_on", (site, question))
    _fight_on(state, card, site)


def can_battle_on_card(table: Table) -> bool:
    """Whether there is a card to fight on."""
    return bool(cards_to_fight_on(table, table.seating.wakhan))


def battle_on_card(state: State, card: int) -> None:
    """Fight on the court card with the most spies in all, then of the highest priority (W15)."""
    table: Table = state.table
    cards = cards_to_fight_on(table, table.seating.wakhan)
    counts = [sum(table.spies_of(seat, card) for seat in range(table.seating.seats)) for card in cards]
    most = max(counts)
    site, question = highest(table, [card for card, count in zip(cards, counts, strict=True) if count == most])
    table.reason("battle_on_most", (site, question, most))
    _fight_on(state, card, site)


def _fight_on(state: State, card: int, site: int) -> None:
    table: Table = state.table
    own = table.spies_of(table.seating.wakhan, site)
    _remove(state, ON_CARD + site, min(table.seating.deck.rank[card], own), enemies_on(table, site))


def _remove(state: State, site: int, most: int, enemies: list[Removal]) -> None:
    """Remove so many of these pieces; those who lost cylinders are seen to as after any battle (A8d, X8)."""
    table: Table = state.table
    hit = []
    for what, owner, place in enemies[:most]:
        if what == "block":
            table.remove_block(owner, place)
        else:
            table.remove_cylinder(owner, place)
            hit.append(owner)
    aftermath(state, table.seating.wakhan, site, hit)
