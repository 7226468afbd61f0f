"""Control of territories, and the facts that explain why a seat has it, or why none does yet (rules, section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from gonfalon.games.ordonance.rules.scoring import ranked_seats
from gonfalon.games.ordonance.rules.seating import StrengthKey, icon_groups, pack_counts
from gonfalon.games.ordonance.rules.table import NOBODY, Table

# Nothing here looks at a hand or at the order of the draw pile: control is the same for everybody and tells nothing.


def leading_seat(table: Table, territory: int) -> int:
    """Return the seat with the best full army, of equal ones the one completed first; `NOBODY` without a full army."""
    seating, completed = table.seating, table.completed
    best, leads = None, NOBODY
    for seat, army in enumerate(seating.across[territory]):
        if completed[army]:
            rank = (seating.strengths(table.counts[army]), -completed[army])
            if best is None or rank > best:
                best, leads = rank, seat
    return leads


def controlling_seat(table: Table, territory: int) -> int:
    """Return the seat that no other can overtake any more in a territory; `NOBODY` while another could."""
    leads = leading_seat(table, territory)
    if leads == NOBODY:
        return NOBODY
    seating = table.seating
    armies = seating.across[territory]
    wanted = seating.strengths(table.counts[armies[leads]])
    for seat, army in enumerate(armies):
        if not table.completed[army] and could_overtake(table, seat, territory, wanted):
            return NOBODY
    return leads


def could_overtake(table: Table, seat: int, territory: int, wanted: StrengthKey) -> bool:
    """Return whether an army that is not full could still become stronger than a full one.

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


def _could_draw(table: Table, army: int, missing: int, wanted: StrengthKey) -> bool:
    """Return whether some of the cards that do not lie on the table make the army strong enough."""
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
        more = pack_counts([max(borne) for borne in zip(*counts, strict=True)])
    return _reaches(table, army, missing, wanted, units, left, 0, more)


def _reaches(
    table: Table,
    army: int,
    missing: int,
    wanted: StrengthKey,
    units: Sequence[int],
    left: list[int],
    first: int,
    more: int,
) -> bool:
    """Return whether an army exceeds a strength with `missing` of these units, of which none bears more than `more`."""
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


Group = tuple[int, int]
"""How many alike, and the index of their icon."""


class ArmyStanding(Enum):
    """The standing of an army in its territory."""

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
class ArmyReport:
    """One seat's cards in a territory."""

    seat: int
    cards: int
    groups: tuple[Group, ...]
    """What it shows, strongest first; each icon stands in one group."""
    standing: ArmyStanding
    best: tuple[Group, ...]
    """What it could become at the very best; the same as `icon_groups` for a full army."""


@dataclass(frozen=True)
class DecidingDifference:
    """The difference that decided between the strongest army and the next one."""

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
class ControlReport:
    """A report on the control of one territory."""

    territory: int
    """From 0."""
    holder: int
    """The seat that controls it, or `NOBODY`."""
    armies: tuple[ArmyReport, ...]
    """All seats, the strongest army first, those without a card last."""
    decision: DecidingDifference | None
    """Between the strongest full army and the next strongest with cards; None while no army is full."""
    waits_for: tuple[int, ...]
    """The seats that could still overtake the best full army; empty where the territory is controlled."""


def control_report(table: Table, territory: int) -> ControlReport:
    """The verdict on a territory, which is counted from 0."""
    seating = table.seating
    holder, leads = table.holder[territory], leading_seat(table, territory)
    best = holder if holder != NOBODY else leads
    order = ranked_seats(table, territory)
    if best != NOBODY:
        # Until it is controlled, an unfinished army may show more than the best full one.
        order = [best, *(seat for seat in order if seat != best)]
    everybody = [*order, *(seat for seat in range(seating.seats) if seat not in order)]
    armies = tuple(_army(table, seat, territory, holder, best) for seat in everybody)
    decision = _decision(table, territory, order) if best != NOBODY else None
    waits = tuple(army.seat for army in armies if army.standing is ArmyStanding.OPEN) if holder == NOBODY else ()
    return ControlReport(territory, holder, armies, decision, waits)


def _army(table: Table, seat: int, territory: int, holder: int, best: int) -> ArmyReport:
    cards = len(table.army(seat, territory))
    counts = table.counts_of(seat, territory)
    missing = table.seating.army_size - cards
    more = missing * table.seating.deck.most_repeats
    conceivable = icon_groups(tuple(count + more for count in counts))
    return ArmyReport(seat, cards, icon_groups(counts), _standing(table, seat, territory, holder, best), conceivable)


def _standing(table: Table, seat: int, territory: int, holder: int, best: int) -> ArmyStanding:
    if seat == holder:
        return ArmyStanding.HOLDS
    if seat == best:
        return ArmyStanding.LEADS
    if table.completed_at(seat, territory):
        return ArmyStanding.BEATEN
    if holder != NOBODY:
        return ArmyStanding.TOO_LATE
    if best == NOBODY:
        return ArmyStanding.OPEN
    seating = table.seating
    wanted = seating.strengths(table.counts[best * seating.territories + territory])
    return ArmyStanding.OPEN if could_overtake(table, seat, territory, wanted) else ArmyStanding.TOO_LATE


def _decision(table: Table, territory: int, order: list[int]) -> DecidingDifference:
    if len(order) < 2:
        return DecidingDifference(0, "alone")
    one, two = (table.counts_of(seat, territory) for seat in order[:2])
    return compare_armies(one, two, table.seating.deck.deepest, table.seating.count_singles)


def compare_armies(
    one: tuple[int, ...], two: tuple[int, ...], deepest: int, count_singles: bool = False
) -> DecidingDifference:
    """Return what makes the first of two armies the stronger one, or the second; `earlier` if nothing does.

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
            return DecidingDifference(level, "count", sizes)
        # The highest icon that only one of them has decides; against it stands the best that the other has left.
        deciding = max(set(mine) ^ set(theirs))
        other = theirs if deciding in mine else mine
        against = max((icon for icon in other if icon < deciding and icon not in _both(mine, theirs)), default=-1)
        return DecidingDifference(level, "seniority", sizes, (deciding, against))
    return DecidingDifference(0, "earlier")


def _both(mine: list[int], theirs: list[int]) -> set[int]:
    return set(mine) & set(theirs)
