"""How Wakhan moves: armies towards tribes of others (W16f), and with an improvement spies that are idle (W21)."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.bribes import captor_of
from gonfalon.games.pamir.rules.court import overthrow_by_map
from gonfalon.games.pamir.rules.march import spy_steps, track_of
from gonfalon.games.pamir.rules.places import NEIGHBOURS, ON_CARD
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.card import current, opponents
from gonfalon.games.pamir.rules.wakhan.loyalty import pragmatic, would_rule
from gonfalon.games.pamir.rules.wakhan.priority import highest, lowest
from gonfalon.games.pamir.rules.words import NATIONALISM


class Step(NamedTuple):
    """One step of a piece."""

    what: str
    """`army`, `tribe` or `spy`."""
    origin: int
    """A region, or a court card."""
    target: int


def next_step(table: Table) -> Step | None:
    """What she would move now: the first army that may leave and has somewhere to go (W16f).

    Every step is looked for anew, so the second may lead back to where the first came from; nothing forbids it.
    """
    coalition = pragmatic(table)
    regions = current(table).regions
    for origin in regions:
        what = _leaving(table, origin, coalition)
        if what:
            beside = [neighbour for neighbour, _ in NEIGHBOURS[origin]]
            for target in regions:
                if target in beside and _is_worth_it(table, target, coalition):
                    return Step(what, origin, target)
    return _spy_step(table) if "spies" in table.seating.improved else None


def _leaving(table: Table, region: int, coalition: int) -> str:
    """Which piece may leave a region: an army, with Nationalism else a tribe; not if that ends her rule there."""
    wakhan = table.seating.wakhan
    if table.armies[3 * region + coalition]:
        armies, tribes, what = -1, 0, "army"
    elif table.boons[wakhan] >> NATIONALISM & 1 and table.tribes_of(wakhan, region):
        armies, tribes, what = 0, -1, "tribe"
    else:
        return ""
    if table.rulers[region] == wakhan and not would_rule(table, region, coalition, armies, tribes):
        return ""
    return what


def _is_worth_it(table: Table, region: int, coalition: int) -> bool:
    """Whether a tribe of another stands there, and fewer armies of hers than tribes, her own among them."""
    others = sum(table.tribes_of(seat, region) for seat in opponents(table))
    tribes = others + table.tribes_of(table.seating.wakhan, region)
    return others > 0 and tribes > table.armies[3 * region + coalition]


def _spy_step(table: Table) -> Step | None:
    """An idle spy, from the card of the lowest priority, to the best card beside it without her majority (W21).

    A spy is idle where she has more than all others together. [ours] A card from which none can go anywhere is
    passed over.
    """
    wakhan = table.seating.wakhan
    track = track_of(table)
    idle = [card for card in track if _is_idle(table, card)]
    while idle:
        origin, _ = lowest(table, idle)
        targets = [card for card in spy_steps(table, wakhan, track, origin) if captor_of(table, card) != wakhan]
        if targets:
            return Step("spy", origin, highest(table, targets)[0])
        idle.remove(origin)
    return None


def _is_idle(table: Table, card: int) -> bool:
    return table.spies_of(table.seating.wakhan, card) > sum(table.spies_of(seat, card) for seat in opponents(table))


def can_move(table: Table) -> bool:
    """Whether she would move anything."""
    return next_step(table) is not None


def move(state: State, card: int) -> None:
    """Make up to as many steps as the card has stars (A6, W16f)."""
    table: Table = state.table
    wakhan = table.seating.wakhan
    for _ in range(table.seating.deck.rank[card]):
        step = next_step(table)
        if step is None:
            return
        what, origin, target = step
        table.reason(f"{what}_step", (origin, target))
        if what == "army":
            table.move_block(pragmatic(table), origin, target)
        elif what == "tribe":
            table.move_cylinder(wakhan, origin, target)
            overthrow_by_map(state, wakhan, origin)  # E2
        else:
            table.move_cylinder(wakhan, ON_CARD + origin, ON_CARD + target)
