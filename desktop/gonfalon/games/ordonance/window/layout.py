"""Where each unit of an Ordonance table belongs: in the fan of the hand, in its army, or out of sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.window.measures import Measures
from gonfalon.games.ordonance.window.unit_item import UnitItem
from gonfalon.ui.board.asking import Asking
from gonfalon.ui.board.fan import HandPlace, hand_homes
from gonfalon.ui.board.home import Home
from gonfalon.ui.look.cards import RATIO

__all__ = ["hand_order", "homes", "row_of"]

DRAWN = 22.0
"""How far the card that was just drawn stands above the others, at unit 1."""
SHOWN = 0.4
"""How small a unit is in a hand that is not shown."""


def row_of(seat: int, seats: int, viewer: int) -> int:
    """The row of a seat: the one at the screen sits below the plates, the others above, in the order of play."""
    return (seat - max(viewer, 0) - 1) % seats


def hand_order(table: Table, viewer: int) -> list[int]:
    """The cards of the shown hand from left to right: lower icons before higher ones, the newest card at the end."""
    units = table.seating.deck.units

    def rank(card: int) -> tuple[object, ...]:
        face = table.faces[card]
        return (card == table.drawn, units[face].counts[::-1] if face is not None else (), card)

    return sorted(table.hands[viewer], key=rank)


def homes(
    table: Table,
    viewer: int,
    measures: Measures,
    pile: QPointF,
    away: Sequence[QPointF],
    items: Sequence[UnitItem],
    asking: Asking,
) -> list[Home]:
    """One for each card, by its number.

    Args:
        pile: where the cards lie that are still to be drawn.
        away: where the hand of each seat is that is not shown.
        items: all cards, by their numbers.
        asking: knows which card is picked up, and which may be.
    """
    seats = table.seating.seats
    found = [Home.away(pile, measures.hand_width, scale=SHOWN)] * table.seating.size
    for seat in range(seats):
        row = row_of(seat, seats, viewer)
        for territory in range(table.seating.territories):
            for index, card in enumerate(table.army(seat, territory)):
                found[card] = _tile(measures, row, territory, index)
        if seat != viewer:
            for card in table.hands[seat]:
                found[card] = Home.away(away[seat], measures.hand_width, scale=SHOWN)
    if viewer >= 0:
        place = HandPlace(measures.hand, measures.hand_width, measures.hand_room, measures.unit, RATIO)
        raised = {table.drawn: float(round(DRAWN * measures.unit))}
        for card, home in hand_homes(place, hand_order(table, viewer), items, asking, raised):
            found[card] = home
    return found


def _tile(measures: Measures, row: int, territory: int, index: int) -> Home:
    place = measures.grid.place(row, territory, index)
    wide, high = float(int(place.width())), float(int(place.height()))
    middle = QPointF(round(place.left()) + wide / 2, round(place.top()) + high / 2)
    return Home(middle, 0.0, 10.0 + index * 0.1, wide, height=high)
