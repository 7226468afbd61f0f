"""Where each unit of an Ordonance table belongs: in the fan of the hand, in its army, or out of sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from gonfalon.ui.board.fan import HandPlace, hand_homes
from gonfalon.ui.board.home import Home
from gonfalon.ui.look.cards import RATIO

if TYPE_CHECKING:
    from gonfalon.games.ordonance.window.scene import OrdonanceScene

__all__ = ["hand_order", "homes", "row_of"]

DRAWN = 22.0
"""How far the card that was just drawn stands above the others, at unit 1."""
SHOWN = 0.4
"""How small a unit is in a hand that is not shown."""


def row_of(scene: OrdonanceScene, seat: int) -> int:
    """The row of a seat: the one at the screen sits below the plates, the others above, in the order of play."""
    seats = len(scene.seats)
    below = max(scene.viewer, 0)
    return (seat - below - 1) % seats


def hand_order(scene: OrdonanceScene) -> list[int]:
    """The cards of the shown hand from left to right: lower icons before higher ones, the newest card at the end."""
    table = scene.table
    units = table.seating.deck.units
    hand = table.hands[scene.viewer]

    def rank(card: int) -> tuple[object, ...]:
        face = table.faces[card]
        return (card == table.drawn, units[face].counts[::-1] if face is not None else (), card)

    return sorted(hand, key=rank)


def homes(scene: OrdonanceScene) -> list[Home]:
    """One for each card, by its number."""
    table, measures = scene.table, scene.measures
    pile = Home.away(scene.deck.card_place(), measures.hand_width, scale=SHOWN)
    found = [pile] * table.seating.size
    for seat in range(table.seating.seats):
        row = row_of(scene, seat)
        for territory in range(table.seating.territories):
            for index, card in enumerate(table.army(seat, territory)):
                found[card] = _tile(scene, row, territory, index)
        if seat != scene.viewer:
            for card in table.hands[seat]:
                found[card] = Home.away(scene.card_place(seat), measures.hand_width, scale=SHOWN)
    if scene.viewer >= 0:
        _lay_hand(scene, found)
    return found


def _tile(scene: OrdonanceScene, row: int, territory: int, index: int) -> Home:
    place = scene.measures.place(row, territory, index)
    wide, high = float(int(place.width())), float(int(place.height()))
    middle = QPointF(round(place.left()) + wide / 2, round(place.top()) + high / 2)
    return Home(middle, 0.0, 10.0 + index * 0.1, wide, height=high)


def _lay_hand(scene: OrdonanceScene, found: list[Home]) -> None:
    measures = scene.measures
    place = HandPlace(measures.hand, measures.hand_width, measures.hand_room, measures.unit, RATIO)
    raised = {scene.table.drawn: float(round(DRAWN * measures.unit))}
    for card, home in hand_homes(place, hand_order(scene), scene.items_by_number, scene.asking, raised):
        found[card] = home
