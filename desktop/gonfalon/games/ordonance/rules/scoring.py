"""Scores and winners, by territories and by points (rules, sections 6 to 8)."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.core.game import NEAR, Outcome
from gonfalon.games.ordonance.rules.table import Table

BY_RANK = (3, 2, 1, 0)
"""Points for the strongest army of a territory, the second, the third and the fourth."""
TERRITORIES, POINTS, TOURNAMENT = "territories", "points", "tournament"


@dataclass(frozen=True)
class ScoreSheet:
    """Everything that is counted at the end, a place in each tuple for every seat."""

    territories: tuple[int, ...]
    """How many territories each seat controls."""
    highest: tuple[int, ...]
    """The highest of its victory markers, 0 without one."""
    points: tuple[int, ...]
    """All points, whether or not they are played for."""
    by_territory: tuple[tuple[int, ...], ...]
    """For each territory the points of each seat."""
    places: tuple[int, ...]
    """The place of each seat by what is played for, from 1; seats that share a place have the same."""
    by_points: tuple[int, ...]
    """The place of each seat by points, which a tournament also keeps."""


def score_sheet(table: Table) -> ScoreSheet:
    """The sheet of a game as if it ended now."""
    seats = range(table.seating.seats)
    territories = tuple(table.holder.count(seat) for seat in seats)
    highest = tuple(
        max((marker for holder, marker in zip(table.holder, table.marker, strict=True) if holder == seat), default=0)
        for seat in seats
    )
    by_territory = tuple(_points(table, territory) for territory in range(table.seating.territories))
    points = tuple(sum(earned[seat] for earned in by_territory) for seat in seats)
    by_holding = _places([(territories[seat], -highest[seat]) for seat in seats])
    by_points = _places([(points[seat], territories[seat], -highest[seat]) for seat in seats])
    places = by_points if table.seating.scoring == POINTS else by_holding
    return ScoreSheet(
        territories, highest, points, by_territory, places, by_points
    )  # fmt: skip


def current_scores(table: Table) -> tuple[int, ...]:
    """Return what each seat would have scored if the game ended now: points where these win, else territories."""
    if table.seating.scoring == POINTS:
        return score_sheet(table).points
    return tuple(table.holder.count(seat) for seat in range(table.seating.seats))


def ranked_seats(table: Table, territory: int) -> list[int]:
    """The seats that have cards in a territory, the strongest army first (section 8).

    Whoever controls it is first; the others follow by what lies there, an unfinished army behind a full one that shows
    the same, and of two of a kind the one whose last card came earlier.
    """
    seating = table.seating

    def rank(seat: int) -> tuple[object, ...]:
        army = seat * seating.territories + territory
        full = table.completed[army] > 0
        return table.holder[territory] == seat, seating.strengths(table.counts[army]), full, -table.latest[army]

    here = [seat for seat in range(seating.seats) if table.army(seat, territory)]
    return sorted(here, key=rank, reverse=True)


def _points(table: Table, territory: int) -> tuple[int, ...]:
    seating = table.seating
    points = [0] * seating.seats
    # Where only full armies count, what is not full is no army and takes no rank from one.
    armies = [
        seat
        for seat in ranked_seats(table, territory)
        if seating.incomplete_score or table.completed_at(seat, territory)
    ]
    for place, seat in enumerate(armies):
        points[seat] = BY_RANK[place]
    return tuple(points)


def _places(figures: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(1 + sum(other > figure for other in figures) for figure in figures)


def outcome(table: Table) -> Outcome:
    """Scores and winners as if the game ended now.

    `tie_break` is what decided between equal scores: the highest marker, where the lower one wins (section 6), or in
    the points variant first the territories (section 8).
    """
    counted = score_sheet(table)
    by_points = table.seating.scoring == POINTS
    scores = counted.points if by_points else counted.territories
    winners = tuple(seat for seat, place in enumerate(counted.places) if place == 1)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    tie_break = None
    if len(best) > 1:
        tie_break = counted.highest
        if by_points and len({counted.territories[seat] for seat in best}) > 1:
            most = max(counted.territories[seat] for seat in best)
            if sum(counted.territories[seat] == most for seat in best) == 1:
                tie_break = counted.territories
    # Of five territories one alone is little.
    return Outcome(tuple(scores), winners, tie_break, near=NEAR if by_points else 1)
