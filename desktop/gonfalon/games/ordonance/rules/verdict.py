"""Why a territory is controlled, or why it is not yet: everything that an explanation has to say.

Only what lies on the table is asked, as the rules themselves do (section 10).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gonfalon.games.ordonance.rules.armies import groups
from gonfalon.games.ordonance.rules.certainty import could_overtake, leader
from gonfalon.games.ordonance.rules.scoring import ranked
from gonfalon.games.ordonance.rules.table import NOBODY, Table

Group = tuple[int, int]
"""How many alike, and the index of their icon."""


class Standing(Enum):
    """How an army stands in its territory."""

    HOLDS = "holds"
    """It controls the territory."""
    LEADS = "leads"
    """It is the best full army, but somebody could still overtake it."""
    BEATEN = "beaten"
    """It is full and weaker than another."""
    OPEN = "open"
    """It is not full and could still become the strongest."""
    TOO_LATE = "too late"
    """It is not full and cannot become the strongest any more."""


@dataclass(frozen=True)
class Army:
    """One seat's cards in a territory."""

    seat: int
    cards: int
    groups: tuple[Group, ...]
    """What it shows, strongest first; each icon stands in one group."""
    standing: Standing
    best: tuple[Group, ...]
    """What it could become at the very best; the same as `groups` for a full army."""


@dataclass(frozen=True)
class Difference:
    """What made the difference between the strongest army and the next one."""

    level: int
    """How many alike make the groups that decided: 4 for regiments; 0 where `by` is `earlier` or `alone`."""
    by: str
    """`count`: more such groups. `seniority`: as many, but of a higher icon. `earlier`: the same armies, but completed
    first. `alone`: nobody else has a card here."""
    counts: tuple[int, int] = (0, 0)
    """How many groups of this level the stronger and the weaker army have."""
    icons: tuple[int, int] = (-1, -1)
    """The icons that were compared last, the higher one first; -1 for none."""


@dataclass(frozen=True)
class Verdict:
    """What there is to say about one territory."""

    territory: int
    """From 0."""
    holder: int
    """The seat that controls it, or `NOBODY`."""
    armies: tuple[Army, ...]
    """All seats, the strongest army first, those without a card last."""
    decision: Difference | None
    """Between the strongest full army and the next strongest with cards; None while no army is full."""
    waits_for: tuple[int, ...]
    """The seats that could still overtake the best full army; empty where the territory is controlled."""


def verdict(table: Table, territory: int) -> Verdict:
    """The verdict on a territory, which is counted from 0."""
    seating = table.seating
    holder, leads = table.holder[territory], leader(table, territory)
    best = holder if holder != NOBODY else leads
    order = ranked(table, territory)
    if best != NOBODY:
        # Until it is controlled, an unfinished army may show more than the best full one.
        order = [best, *(seat for seat in order if seat != best)]
    everybody = [*order, *(seat for seat in range(seating.seats) if seat not in order)]
    armies = tuple(_army(table, seat, territory, holder, best) for seat in everybody)
    decision = _decision(table, territory, order) if best != NOBODY else None
    waits = tuple(army.seat for army in armies if army.standing is Standing.OPEN) if holder == NOBODY else ()
    return Verdict(territory, holder, armies, decision, waits)


def _army(table: Table, seat: int, territory: int, holder: int, best: int) -> Army:
    cards = len(table.army(seat, territory))
    counts = table.counts_of(seat, territory)
    missing = table.seating.army_size - cards
    more = missing * table.seating.deck.most_repeats
    conceivable = groups(tuple(count + more for count in counts))
    return Army(seat, cards, groups(counts), _standing(table, seat, territory, holder, best), conceivable)


def _standing(table: Table, seat: int, territory: int, holder: int, best: int) -> Standing:
    if seat == holder:
        return Standing.HOLDS
    if seat == best:
        return Standing.LEADS
    if table.completed_at(seat, territory):
        return Standing.BEATEN
    if holder != NOBODY:
        return Standing.TOO_LATE
    if best == NOBODY:
        return Standing.OPEN
    seating = table.seating
    wanted = seating.strengths(table.counts[best * seating.territories + territory])
    return Standing.OPEN if could_overtake(table, seat, territory, wanted) else Standing.TOO_LATE


def _decision(table: Table, territory: int, order: list[int]) -> Difference:
    if len(order) < 2:
        return Difference(0, "alone")
    one, two = (table.counts_of(seat, territory) for seat in order[:2])
    return compared(one, two, table.seating.deck.deepest, table.seating.count_singles)


def compared(one: tuple[int, ...], two: tuple[int, ...], deepest: int, count_singles: bool = False) -> Difference:
    """What makes the first of two armies the stronger one, or the second where that is so; `earlier` if nothing does.

    Args:
        one: how often it shows each icon.
        two: the same of the other army.
        deepest: the highest count that the rules allow.
        count_singles: whether the number of single icons is compared before their seniority.
    """
    for level in range(deepest, 0, -1):
        mine = [icon for icon, count in enumerate(one) if count == level]
        theirs = [icon for icon, count in enumerate(two) if count == level]
        if mine == theirs:
            continue
        sizes = (len(mine), len(theirs))
        if sizes[0] != sizes[1] and (level > 1 or count_singles):
            return Difference(level, "count", sizes)
        # The highest icon that only one of them has decides; against it stands the best that the other has left.
        deciding = max(set(mine) ^ set(theirs))
        other = theirs if deciding in mine else mine
        against = max((icon for icon in other if icon < deciding and icon not in _both(mine, theirs)), default=-1)
        return Difference(level, "seniority", sizes, (deciding, against))
    return Difference(0, "earlier")


def _both(mine: list[int], theirs: list[int]) -> set[int]:
    return set(mine) & set(theirs)
