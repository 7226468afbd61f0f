"""The map of Pax Pamir as a table: regions with who rules them, borders with their roads."""

from __future__ import annotations

from itertools import zip_longest

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER, REGIONS
from gonfalon.games.pamir.rules.words import COALITIONS, NONE
from gonfalon.games.pamir.terminal.columns import NOTHING, coalition, letter
from gonfalon.games.pamir.texts.names import spoken
from gonfalon.texts.catalogue import translate
from gonfalon.texts.tables import aligned

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
    heads = [letter(table, seat) for seat in seats]
    rows = [_row(translate("PamirTable", "Region"), translate("PamirTable", "Ruler"), _coalitions(), heads)]
    for number in range(len(REGIONS)):
        ruler = table.rulers[number]
        armies = [_count(table.blocks_at(coalition, number)) for coalition in range(len(COALITIONS))]
        tribes = [_count(table.tribes_of(seat, number)) for seat in seats]
        rows.append(_row(spoken().region(number), "-" if ruler == NONE else letter(table, ruler), armies, tribes))
    played = [str(table.on_map(coalition)) for coalition in range(len(COALITIONS))]
    rows.append(_row(translate("PamirTable", "All in play"), "", played, [str(table.in_play(seat)) for seat in seats]))
    left = list(map(str, table.blocks)), list(map(str, table.cylinders))
    rows.append(_row(translate("PamirTable", "In supply"), "", *left))
    return aligned(rows, gap=1)


def _row(name: str, ruler: str, blocks: list[str], cylinders: list[str]) -> tuple[str, ...]:
    return (name, ruler, *(cell.rjust(3) for cell in blocks), *(cell.rjust(2) for cell in cylinders))


def _borders(table: Table) -> list[str]:
    rows = [(translate("PamirTable", "Border"), *(cell.rjust(3) for cell in _coalitions()))]
    for place in range(FIRST_BORDER, FIRST_BORDER + len(BORDERS)):
        roads = [_count(table.blocks_at(coalition, place)).rjust(3) for coalition in range(len(COALITIONS))]
        rows.append((spoken().border(place), *roads))
    return aligned(rows, indent=0, gap=1)


def _coalitions() -> list[str]:
    return [coalition(number) for number in range(len(COALITIONS))]


def _count(number: int) -> str:
    return str(number) if number else NOTHING
