"""Influence and dominance (D2, D5, Y1), Dominance Checks (D), the end of the game and who wins (V)."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Outcome
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import (
    AFGHAN,
    ARMY,
    BLOCKS,
    COALITIONS,
    CONFLICT_FATIGUE,
    EMBARRASSMENT,
    INSURRECTION,
    KABUL,
    KOH_I_NOOR,
    MILITARY,
    NONE,
    RUMOR,
)
from gonfalon.games.pamir.rules.placement import Placement
from gonfalon.games.pamir.rules.table import Table

LEAD = 4
LEAD_IN_FATIGUE = 2


def lead_needed(table: Table) -> int:
    """Return how many more blocks than every other a coalition needs in order to be dominant (D2, E)."""
    return LEAD_IN_FATIGUE if table.running >> CONFLICT_FATIGUE & 1 else LEAD


def dominant_coalition(table: Table) -> int:
    """The coalition with enough more blocks in play than each other, `NONE` without one (D2)."""
    lead = lead_needed(table)
    counts = [BLOCKS - left for left in table.blocks]
    for coalition in range(len(COALITIONS)):
        if all(counts[coalition] >= count + lead for other, count in enumerate(counts) if other != coalition):
            return coalition
    return NONE


def gift_influence(table: Table, seat: int) -> int:
    """Return the influence that the gifts of a seat count (D5, E)."""
    if table.running >> EMBARRASSMENT & 1:
        return 0
    return table.gifts[seat].bit_count() * (2 if table.boons[seat] >> KOH_I_NOOR & 1 else 1)


def influence(table: Table, seat: int, coalition: int) -> int:
    """The influence of a seat in a coalition: 1, patriots, prizes and gifts; 0 where it is not loyal (Y1, D5).

    Wakhan is loyal to all coalitions; of patriots and prizes she counts those of the one that is asked for (W3).
    """
    deck = table.seating.deck
    is_wakhan = seat == table.seating.wakhan
    if not is_wakhan and table.loyalty[seat] != coalition:
        return 0
    total = 1 + gift_influence(table, seat)
    total += sum(deck.prize[card] == coalition for card in table.prizes[seat]) if is_wakhan else len(table.prizes[seat])
    if not table.boons[seat] >> RUMOR & 1:
        total += sum(deck.patriot[card] == coalition for card in table.courts[seat])
    return total


SUCCESSFUL = (5, 3, 1)
UNSUCCESSFUL = (3, 1)
DECISIVE = 4
"""So many victory points ahead of everybody else win at once (V1)."""
ARMIES_OF_INSURRECTION = 2


def points_for(figures: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Return what each seat scores for its figure; tied seats share the points of their places, rounded down (D4).

    Args:
        figures: for each seat, -1 for one that does not take part.
        prizes: the points of the first place, the second and so on.
    """
    points = [0] * len(figures)
    place = 0
    for figure in sorted({figure for figure in figures if figure >= 0}, reverse=True):
        tied = [seat for seat, other in enumerate(figures) if other == figure]
        share = sum(prizes[place : place + len(tied)]) // len(tied)
        for seat in tied:
            points[seat] = share
        place += len(tied)
    return points


def points_if_dominant(table: Table, coalition: int, final: bool) -> list[int]:
    """Return what each seat would score now where this coalition is dominant, `NONE` for none (D3, D6, D7)."""
    seats = range(table.seating.seats)
    if coalition == NONE:
        figures = [table.in_play(seat) for seat in seats]
        prizes: Sequence[int] = UNSUCCESSFUL
    else:
        # Whoever is loyal has at least one influence, so 0 is a seat that does not take part.
        figures = [influence(table, seat, coalition) or -1 for seat in seats]
        prizes = SUCCESSFUL
    return points_for(figures, [2 * prize for prize in prizes] if final else prizes)


def resolve_check(state: State) -> None:
    """Score a check; unless the game ends, clear the map after a successful one and end the lasting events (D).

    This is the only place where a game ends (V5). What brought the check about goes on where it stands (D9).
    """
    table: Table = state.table
    final = not table.checks
    coalition = dominant_coalition(table)
    table.check(coalition, final)
    for seat, points in enumerate(points_if_dominant(table, coalition, final)):
        if points:
            table.score(seat, points)
    best, second = sorted(table.points, reverse=True)[:2]
    if final or best >= second + DECISIVE:  # V1, V2
        _finish(state)
        return
    if coalition != NONE:
        table.clear_blocks()
    table.end_effects()
    _rise(state)


def _rise(state: State) -> None:
    """Place Afghan armies in Kabul where a seat has Insurrection (X2)."""
    table: Table = state.table
    for seat, powers in enumerate(table.powers):
        if powers & INSURRECTION:
            for _ in range(ARMIES_OF_INSURRECTION):
                state.stack.append(Placement(seat, ARMY, KABUL, AFGHAN))


def _finish(state: State) -> None:
    table: Table = state.table
    table.disclose(tuple(table.deck), tuple(map(tuple, table.hands)), tuple(table.wakhan_deck))
    table.end()
    state.stack.clear()


def outcome(table: Table) -> Outcome:
    """Victory points, then red stars, then rupees decide; then the victory is shared; Wakhan's too (V2, V4, W20).

    `tie_break` has the red stars of all seats where they tell the leaders apart, else their rupees.
    """
    seats = range(table.seating.seats)
    stars = [table.stars[4 * seat + MILITARY] for seat in seats]
    figures = [(table.points[seat], stars[seat], table.rupees[seat]) for seat in seats]
    winners = tuple(seat for seat in seats if figures[seat] == max(figures))
    best = max(table.points)
    tie_break = None
    if table.points.count(best) > 1:
        leaders = [seat for seat in seats if table.points[seat] == best]
        by_stars = sum(stars[seat] == max(stars[other] for other in leaders) for seat in leaders) == 1
        tie_break = tuple(stars) if by_stars else tuple(table.rupees)
    return Outcome(tuple(table.points), winners, tie_break)
