"""Blackmail: spies on cards without spies at the start of a turn (X9, N12)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.asking import AskingFrame, Prompt
from gonfalon.games.pamir.rules.moves import ON_COURT, PASS, Move
from gonfalon.games.pamir.rules.places import HERAT, KANDAHAR, ON_CARD
from gonfalon.games.pamir.rules.placing import left_behind, liftable_cylinders
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import BLACKMAIL_HERAT, BLACKMAIL_KANDAHAR, NONE

REGIONS = {HERAT: BLACKMAIL_HERAT, KANDAHAR: BLACKMAIL_KANDAHAR}


class Blackmail(AskingFrame):
    """A seat may place one spy for each of the two abilities that its court has."""

    __slots__ = ("lifted", "open", "seat")

    def __init__(self, seat: int, powers: int) -> None:
        self.seat = seat
        self.open = powers & (BLACKMAIL_HERAT | BLACKMAIL_KANDAHAR)
        """The abilities that are still to be used."""
        self.lifted = NONE
        """Where the spy was taken from that is to be placed."""

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        regions = table.seating.deck.region
        # G14: a card that went because its last tribe was taken for the first spy works no more.
        usable = self.open & table.powers[self.seat]
        cards = [
            card
            for court in table.courts
            for card in court
            if usable & REGIONS.get(regions[card], 0) and not table.spies[card]
        ]
        if not cards:
            return []
        if not table.cylinders[self.seat]:
            lifts = liftable_cylinders(table, self.seat)
            return [*lifts, PASS] if lifts else []
        targets = [ON_COURT[card] for card in sorted(cards)]
        return targets if self.lifted != NONE else [PASS, *targets]

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move == PASS:
            state.stack.pop()
        elif move.word == "lift":
            self.lifted = move.one
            table.remove_cylinder(self.seat, move.one)
        else:
            self.open &= ~REGIONS[table.seating.deck.region[move.one]]
            if not self.open:
                state.stack.pop()
            table.place_cylinder(self.seat, ON_CARD + move.one)
            lifted, self.lifted = self.lifted, NONE
            left_behind(state, self.seat, lifted)

    def word(self, state: State) -> str:
        return "blackmail" if state.table.cylinders[self.seat] else "lift"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), number=self.open.bit_count())
