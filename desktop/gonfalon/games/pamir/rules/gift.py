"""Gift: a cylinder on a gift space, paid to the market (A4)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.asking import AskingFrame, Prompt
from gonfalon.games.pamir.rules.market import pay_action
from gonfalon.games.pamir.rules.moves import SPACE, Move
from gonfalon.games.pamir.rules.places import FIRST_GIFT, GIFTS
from gonfalon.games.pamir.rules.placing import GIFT, Placement, liftable_cylinders
from gonfalon.games.pamir.rules.table import Table

NO_GIFT = 1000
"""More rupees than there are: what a gift costs when all spaces are filled."""


def cheapest(table: Table, seat: int) -> int:
    """What the cheapest free space costs (B4)."""
    return next((cost for number, cost in enumerate(GIFTS) if not table.gifts[seat] >> number & 1), NO_GIFT)


def can_gift(table: Table, seat: int) -> bool:
    """Whether a seat can pay for a space and has a cylinder for it (A2)."""
    if table.rupees[seat] < cheapest(table, seat):
        return False
    return table.cylinders[seat] > 0 or bool(liftable_cylinders(table, seat))


class Gift(AskingFrame):
    """A seat chooses one of the spaces that it can pay for."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        filled, rupees = table.gifts[self.seat], table.rupees[self.seat]
        return [SPACE[number] for number, cost in enumerate(GIFTS) if cost <= rupees and not filled >> number & 1]

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        state.stack.pop()
        pay_action(table, self.seat, GIFTS[move.one - FIRST_GIFT])
        if table.cylinders[self.seat]:
            table.place_cylinder(self.seat, move.one)
        else:
            state.stack.append(Placement(self.seat, GIFT, move.one))

    def word(self, state: State) -> str:
        return "gift"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), self.card)
