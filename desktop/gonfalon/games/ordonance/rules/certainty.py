"""Whether a territory is controlled, and by whom (rules, section 5).

Nothing here looks at a hand or at the order of the draw pile: control is the same for everybody and tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.games.ordonance.rules.armies import Key, packed
from gonfalon.games.ordonance.rules.table import NOBODY, Table


def leader(table: Table, territory: int) -> int:
    """The seat with the best full army, of equal ones the one completed first; `NOBODY` without a full army."""
    seating, completed = table.seating, table.completed
    best, leads = None, NOBODY
    for seat, army in enumerate(seating.across[territory]):
        if completed[army]:
            rank = (seating.strengths(table.counts[army]), -completed[army])
            if best is None or rank > best:
                best, leads = rank, seat
    return leads


def controller(table: Table, territory: int) -> int:
    """The seat that nobody can overtake any more in a territory, `NOBODY` while somebody could."""
    leads = leader(table, territory)
    if leads == NOBODY:
        return NOBODY
    seating = table.seating
    armies = seating.across[territory]
    wanted = seating.strengths(table.counts[armies[leads]])
    for seat, army in enumerate(armies):
        if not table.completed[army] and could_overtake(table, seat, territory, wanted):
            return NOBODY
    return leads


def could_overtake(table: Table, seat: int, territory: int, wanted: Key) -> bool:
    """Whether an army that is not full could still become stronger than a full one.

    By icons: imagining that each missing card may bear every icon. By the deck: with cards that do not lie on the
    table, wherever else they are.

    Args:
        table: where the armies lie.
        seat: whose army it is.
        territory: where, from 0.
        wanted: the strength that has to be surpassed; being equal is not enough, since the full army was first.
    """
    seating = table.seating
    army = seat * seating.territories + territory
    missing = seating.army_size - len(table.armies[army])
    if seating.strengths.best(table.counts[army], missing) <= wanted:
        return False
    return not seating.by_deck or _could_draw(table, table.counts[army], missing, wanted)


def _could_draw(table: Table, army: int, missing: int, wanted: Key) -> bool:
    """Whether some of the cards that do not lie on the table make the army strong enough."""
    seating, left = table.seating, table.unseen()
    # The richest cards first: where there is a way, it is found at once. A position that somebody made up may show
    # more copies than there are.
    units = [face for face in seating.rates.richest if left[face] > 0]
    if sum(left[face] for face in units) < missing:
        return False
    more = seating.strengths.more
    if seating.deck.most_repeats > 1:
        # The cards that bear an icon so often may all lie on the table; without this a search could take a minute.
        counts = (seating.deck.units[face].counts for face in units)
        more = packed([max(borne) for borne in zip(*counts, strict=True)])
    return _reaches(table, army, missing, wanted, units, left, 0, more)


def _reaches(
    table: Table, army: int, missing: int, wanted: Key, units: Sequence[int], left: list[int], first: int, more: int
) -> bool:
    """Whether an army gets beyond a strength with so many of these units, of which none bears more than `more`."""
    strengths = table.seating.strengths
    if not missing:
        return strengths(army) > wanted
    if strengths(army + missing * more) <= wanted:
        return False
    cards = table.seating.rates.army
    for index in range(first, len(units)):
        face = units[index]
        if not left[face]:
            continue
        left[face] -= 1
        found = _reaches(table, army + cards[face], missing - 1, wanted, units, left, index, more)
        left[face] += 1
        if found:
            return True
    return False
