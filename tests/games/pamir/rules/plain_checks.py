"""Dominance Checks worked out with paper and pencil (D2 to D7, Y1, W3)."""

from __future__ import annotations

from typing import Any

from gonfalon.games.pamir.rules import words

from .looking_over import BORDERS, COALITIONS, REGIONS


def blocks_in_play(table: Any, coalition: int) -> int:
    """Armies and roads, counted where they lie (D2)."""
    armies = sum(table.armies[3 * region + coalition] for region in REGIONS)
    return armies + sum(table.roads[3 * border + coalition] for border in BORDERS)


def dominant_coalition(table: Any) -> int | None:
    """The one that is four blocks ahead of both others, or two in a Conflict Fatigue (D2)."""
    needed = 2 if table.running >> words.CONFLICT_FATIGUE & 1 else 4
    first, second, _ = sorted(COALITIONS, key=lambda coalition: -blocks_in_play(table, coalition))
    if blocks_in_play(table, first) - blocks_in_play(table, second) < needed:
        return None
    return first


def cylinders_in_play(table: Any, seat: int) -> int:
    """Tribes, spies and gifts, counted where they lie (D7)."""
    tribes = sum(table.tribes[table.seating.seats * region + seat] for region in REGIONS)
    spies = sum(table.spies[card] >> (4 * seat) & 15 for court in table.courts for card in court)
    return tribes + spies + sum(table.gifts[seat] >> space & 1 for space in range(3))


def influence_of(table: Any, seat: int, coalition: int) -> int:
    """One, and what the seat has for this coalition; Wakhan has gifts for all of them (Y1, D5, W3)."""
    deck = table.seating.deck
    points = 1
    if not table.boons[seat] >> words.RUMOR & 1:
        points += len([card for card in table.courts[seat] if deck.patriot[card] == coalition])
    points += len([card for card in table.prizes[seat] if deck.prize[card] == coalition])
    if table.running >> words.EMBARRASSMENT & 1:
        return points
    each = 2 if table.boons[seat] >> words.KOH_I_NOOR & 1 else 1
    return points + each * sum(table.gifts[seat] >> space & 1 for space in range(3))


def scores_of_check(table: Any, *, final: bool) -> list[int]:
    """What a check brings each seat now (D3, D4, D6, D7)."""
    seats = range(table.seating.seats)
    coalition = dominant_coalition(table)
    if coalition is None:
        places, figures = [3, 1], {seat: cylinders_in_play(table, seat) for seat in seats}
    else:
        places = [5, 3, 1]
        loyal = [seat for seat in seats if seat == table.seating.wakhan or table.loyalty[seat] == coalition]
        figures = {seat: influence_of(table, seat, coalition) for seat in loyal}
    places = [points * 2 for points in places] if final else places
    scores = [0] * table.seating.seats
    for seat, figure in figures.items():
        ahead = len([other for other in figures.values() if other > figure])
        level = len([other for other in figures.values() if other == figure])
        scores[seat] = sum(places[ahead : ahead + level]) // level
    return scores
