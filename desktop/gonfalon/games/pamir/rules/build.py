"""Build: blocks of the own coalition where the seat rules (A5), with Nation Building (E) and Infrastructure (X13)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.asking import AskingFrame, Prompt
from gonfalon.games.pamir.rules.market import pay_action
from gonfalon.games.pamir.rules.moves import DONE, PLACE, Move
from gonfalon.games.pamir.rules.places import BORDERS_OF
from gonfalon.games.pamir.rules.placing import liftable_blocks
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import INFRASTRUCTURE, NATION_BUILDING

COST = 2
"""For a block, with Nation Building for two of them."""
MOST = 3
"""How many blocks, with Nation Building how many pairs."""


def building_sites(table: Table, seat: int) -> list[Move]:
    """The regions that a seat rules and their borders (A5)."""
    ruled = [region for region, ruler in enumerate(table.rulers) if ruler == seat]
    borders = {border for region in ruled for border in BORDERS_OF[region]}
    return [PLACE[place] for place in (*ruled, *sorted(borders))]


def can_build(table: Table, seat: int) -> bool:
    """Whether a seat can pay for a block, rules a region and has a block for it (A2)."""
    if table.rupees[seat] < COST or seat not in table.rulers:
        return False
    coalition = table.loyalty[seat]
    return table.blocks[coalition] > 0 or bool(liftable_blocks(table, coalition))


class Build(AskingFrame):
    """A seat places blocks one by one; who rules is found out again after each of them (N7)."""

    __slots__ = ("card", "free", "placed", "seat", "sites")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.placed = 0
        self.free = False
        """Whether only the block of Infrastructure is left to place (X13)."""
        self.sites: list[Move] = []
        """Where the block goes that was taken from the map; it may have made the seat a ruler there."""

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if self.sites:
            return self.sites
        if not self.free and not self._can_pay(table):
            return []
        sites = building_sites(table, self.seat)
        if sites and not table.blocks[table.loyalty[self.seat]]:
            sites = liftable_blocks(table, table.loyalty[self.seat])
        if not self.free and (self.placed or table.seating.as_rtt):
            # `done` comes before `lift` and `road`, and after `army`.
            return sorted([DONE, *sites])
        return sites

    def _can_pay(self, table: Table) -> bool:
        doubled = table.boons[self.seat] >> NATION_BUILDING & 1
        if self.placed >= (2 * MOST if doubled else MOST):
            return False
        return table.rupees[self.seat] >= COST or bool(doubled and self.placed % 2)

    def run(self, state: State) -> None:
        moves = self.choices(state)
        if moves and moves != [DONE]:
            self.offer(state, moves)
        else:
            # X13: the block of Infrastructure is left out where there is no place or no block for it.
            self._go_on(state)

    def _go_on(self, state: State) -> None:
        """Pass to the block of Infrastructure, or come to the end."""
        if not self.free and state.table.powers[self.seat] & INFRASTRUCTURE:
            self.free = True
        else:
            state.stack.pop()

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        coalition = table.loyalty[self.seat]
        if move == DONE:
            self._go_on(state)
        elif move.word == "lift":
            self.sites = building_sites(table, self.seat)
            table.remove_block(coalition, move.one)
        else:
            self.sites = []
            self._pay(table)
            table.place_block(coalition, move.one)
            if self.free:
                state.stack.pop()

    def _pay(self, table: Table) -> None:
        if self.free:
            return
        doubled = table.boons[self.seat] >> NATION_BUILDING & 1
        if not doubled:
            pay_action(table, self.seat, COST, COST * self.placed)
        elif self.placed % 2 == 0:
            pay_action(table, self.seat, COST, self.placed)
        self.placed += 1

    def word(self, state: State) -> str:
        table: Table = state.table
        if not self.sites and not table.blocks[table.loyalty[self.seat]]:
            return "lift"
        return "infrastructure" if self.free else "build"

    def prompt(self, state: State) -> Prompt:
        word = self.word(state)
        return Prompt(word, self.card) if word == "lift" else Prompt(word, self.card, self.placed)
