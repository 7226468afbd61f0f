"""The map of Pax Pamir as a table: regions with who rules them, borders with their roads, and who is dominant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.dominance import forecast
from gonfalon.games.pamir.rules.influence import LEAD, LEAD_IN_FATIGUE, dominant
from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER, REGIONS
from gonfalon.games.pamir.rules.words import COALITIONS, CONFLICT_FATIGUE, NONE
from gonfalon.games.pamir.terminal.words import NOTHING, adjective, border, letter, people, region

BETWEEN = 2
"""The columns between regions and borders."""


def map_lines(table: Table) -> list[str]:
    """Regions on the left, borders on the right; below the regions the pieces in play and in the supplies."""
    left, right = _regions(table), _borders(table)
    edge = max(map(len, left)) + BETWEEN
    return [
        f"{one.ljust(edge)}{other}".rstrip() if other else one for one, other in zip_longest(left, right, fillvalue="")
    ]


def _regions(table: Table) -> list[str]:
    seats = range(table.seating.seats)
    coalitions = range(len(COALITIONS))
    rows = [("Region", "Ruler", list(map(_short, coalitions)), [letter(table, seat) for seat in seats])]
    for number in range(len(REGIONS)):
        ruler = table.rulers[number]
        rows.append(
            (
                region(number),
                "-" if ruler == NONE else letter(table, ruler),
                [_count(table.armies[3 * number + coalition]) for coalition in coalitions],
                [_count(table.tribes_of(seat, number)) for seat in seats],
            )
        )
    rows.append(("All in play", "", [str(table.on_map(coalition)) for coalition in coalitions],
                 [str(table.in_play(seat)) for seat in seats]))  # fmt: skip
    rows.append(("In supply", "", [str(left) for left in table.blocks], [str(left) for left in table.cylinders]))
    return [
        f"  {name:<11} {ruler:^5}{''.join(f'{cell:>4}' for cell in armies)} {''.join(f'{c:>3}' for c in tribes)}"
        for name, ruler, armies, tribes in rows
    ]


def _borders(table: Table) -> list[str]:
    coalitions = range(len(COALITIONS))
    lines = [f"{'Border':<18}{''.join(f'{_short(coalition):>4}' for coalition in coalitions)}"]
    for number in range(len(BORDERS)):
        roads = [_count(table.roads[3 * number + coalition]) for coalition in coalitions]
        lines.append(f"{border(FIRST_BORDER + number):<18}{''.join(f'{cell:>4}' for cell in roads)}")
    return lines


def _short(coalition: int) -> str:
    return adjective(coalition)[:3]


def _count(number: int) -> str:
    return str(number) if number else NOTHING


def standing(table: Table) -> str:
    """Who is dominant, or how far the first is from it, in a sentence (D2)."""
    counts = [table.on_map(coalition) for coalition in range(len(COALITIONS))]
    needed = LEAD_IN_FATIGUE if table.running >> CONFLICT_FATIGUE & 1 else LEAD
    coalition = dominant(table)
    best, second = sorted(counts, reverse=True)[:2]
    if coalition != NONE:
        return f"The {people(coalition)} are dominant: {best} blocks, at least {needed} more than the others."
    if best == second:
        return f"No coalition is dominant: none leads, and a lead of {needed} is needed."
    leader = people(counts.index(best))
    return f"No coalition is dominant: the {leader} lead by {best - second} and need to lead by {needed}."


def prospects(table: Table, names: Sequence[str]) -> str:
    """What a Dominance Check would bring now (D6, D7)."""
    coalition = dominant(table)
    final = table.checks <= 1
    points = forecast(table, coalition, final)
    why = "cylinders in play" if coalition == NONE else f"influence among the {people(coalition)}"
    scored = [f"{names[seat]} {number} VP" for seat, number in enumerate(points) if number]
    double = ", doubled because it is the last one" if final else ""
    return f"A Dominance Check now would score {why}{double}: {', '.join(scored) or 'nobody would score'}."
