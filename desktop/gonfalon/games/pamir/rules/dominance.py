"""Dominance Checks (D), the end of the game and who wins (V)."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Outcome
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.influence import dominant, influence
from gonfalon.games.pamir.rules.places import KABUL
from gonfalon.games.pamir.rules.placing import Placement
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import AFGHAN, ARMY, INSURRECTION, MILITARY, NONE

SUCCESSFUL = (5, 3, 1)
UNSUCCESSFUL = (3, 1)
DECISIVE = 4
"""So many victory points ahead of everybody else win at once (V1)."""
ARMIES_OF_INSURRECTION = 2


def points_for(figures: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """What each seat scores for its figure; tied seats share the points of their places, rounded down (D4).

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


def forecast(table: Table, coalition: int, final: bool) -> list[int]:
    """What each seat would score now where this coalition is dominant, `NONE` for none (D3, D6, D7)."""
    seats = range(table.seating.seats)
    if coalition == NONE:
        figures = [table.in_play(seat) for seat in seats]
        prizes: Sequence[int] = UNSUCCESSFUL
    else:
        # Whoever is loyal has at least one influence, so 0 is a seat that does not take part.
        figures = [influence(table, seat, coalition) or -1 for seat in seats]
        prizes = SUCCESSFUL
    return points_for(figures, [2 * prize for prize in prizes] if final else prizes)


def resolve(state: State) -> None:
    """Score a check; unless the game ends, clear the map after a successful one and end the lasting events (D).

    This is the only place where a game ends (V5). What brought the check about goes on where it stands (D9).
    """
    table: Table = state.table
    final = not table.checks
    coalition = dominant(table)
    table.check(coalition, final)
    for seat, points in enumerate(forecast(table, coalition, final)):
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
    """Afghan armies enter Kabul where somebody has Insurrection (X2)."""
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
