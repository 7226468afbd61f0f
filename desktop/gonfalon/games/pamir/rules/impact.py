"""The impact icons of a card that was played, from top to bottom (I)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.asking import AskingFrame, Prompt
from gonfalon.games.pamir.rules.court import LEVERAGED
from gonfalon.games.pamir.rules.moves import PLACE, Move
from gonfalon.games.pamir.rules.places import BORDERS_OF, ON_CARD
from gonfalon.games.pamir.rules.placing import Placement, spy_targets, supply_is_empty
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import ARMY, FAVOR, LEVERAGE, PASHTUNWALI, ROAD, SPY, TRIBE

AS_RTT = (TRIBE, ROAD, ARMY, SPY, LEVERAGE)
"""The order of icons in Rally the Troops, whatever is printed; the suit comes last (N4)."""


def icons_of(table: Table, card: int) -> tuple[int, ...]:
    """The icons of a card in the order in which they are resolved (L4)."""
    printed = table.seating.deck.impact[card]
    if not table.seating.as_rtt:
        return printed
    return tuple(sorted(printed, key=lambda icon: AS_RTT.index(icon) if icon in AS_RTT else len(AS_RTT)))


def favor(table: Table, suit: int) -> None:
    """Move the marker unless Pashtunwali Values holds it (I6, E)."""
    if not table.running >> PASHTUNWALI & 1:
        table.favor(suit)


class Impact(AskingFrame):
    """A seat resolves the icons of the card that it has just played; all of them must be (I7)."""

    __slots__ = ("card", "next", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.next = 0
        """How many of its icons are resolved."""

    def choices(self, state: State) -> list[Move]:
        """Where the next road or spy may go (I1, I4)."""
        table: Table = state.table
        region = table.seating.deck.region[self.card]
        if icons_of(table, self.card)[self.next] == ROAD:
            return [PLACE[place] for place in BORDERS_OF[region]]
        return spy_targets(table, region)

    def run(self, state: State) -> None:
        table: Table = state.table
        seat, card = self.seat, self.card
        icons = icons_of(table, card)
        while self.next < len(icons):
            if table.holder[card] != seat and not table.seating.as_rtt:
                break  # L4: it was discarded for a debt
            icon = icons[self.next]
            if icon >= FAVOR:
                favor(table, icon - FAVOR)
            elif icon == LEVERAGE:
                table.gain(seat, LEVERAGED)
            elif supply_is_empty(table, seat, icon, table.loyalty[seat]):
                self.next += 1
                state.stack.append(Placement(seat, icon, table.seating.deck.region[card], table.loyalty[seat]))
                return
            elif icon == ARMY:
                table.place_block(table.loyalty[seat], table.seating.deck.region[card])
            elif icon == TRIBE:
                table.place_cylinder(seat, table.seating.deck.region[card])
            else:
                super().run(state)
                return
            self.next += 1
        state.stack.pop()

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        self.next += 1
        if move.word == "road":
            table.place_block(table.loyalty[self.seat], move.one)
        else:
            table.place_cylinder(self.seat, ON_CARD + move.one)

    def word(self, state: State) -> str:
        return "road" if icons_of(state.table, self.card)[self.next] == ROAD else "spy"

    def prompt(self, state: State) -> Prompt:
        table: Table = state.table
        icons = icons_of(table, self.card)
        left = icons[self.next :].count(icons[self.next])
        return Prompt(self.word(state), self.card, left, table.seating.deck.region[self.card])
