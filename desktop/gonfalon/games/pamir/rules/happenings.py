"""What events do when they are bought, and when they are discarded from the leftmost column (E)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import words
from gonfalon.games.pamir.rules.asking import AskingFrame, Prompt
from gonfalon.games.pamir.rules.court import discards, overthrow_by_map
from gonfalon.games.pamir.rules.dominance import resolve
from gonfalon.games.pamir.rules.impact import favor
from gonfalon.games.pamir.rules.moves import FAVOR_SUIT, REBUKE, RUMOR, SWAP, Move
from gonfalon.games.pamir.rules.places import HERAT, KABUL, PERSIA, PUNJAB, REGIONS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import COALITIONS, INTELLIGENCE, MILITARY, NONE, POLITICAL, SUITS

RIOTS = {
    words.RIOTS_PUNJAB: PUNJAB, words.RIOTS_HERAT: HERAT, words.RIOTS_KABUL: KABUL, words.RIOTS_PERSIA: PERSIA,
}  # fmt: skip
FAVORS = {
    words.FAVOR_MILITARY: MILITARY, words.FAVOR_INTELLIGENCE: INTELLIGENCE, words.FAVOR_POLITICAL: POLITICAL,
}  # fmt: skip
OF_THE_BUYER = (
    words.NEW_TACTICS, words.KOH_I_NOOR, words.COURTLY_MANNERS, words.NATIONALISM, words.NATION_BUILDING,
)  # fmt: skip
"""What lasts until the check and is for the buyer alone."""
ARISTOCRACY = 3
"""The rupees of the Backing of Persian Aristocracy."""


def bought(state: State, seat: int, event: int) -> None:
    """Carry out the lower effect of an event for its buyer (E)."""
    table: Table = state.table
    if event == words.DOMINANCE_CHECK:
        resolve(state)  # D1
    elif event in OF_THE_BUYER:
        table.begin_effect(event, seat)
    elif event == words.CONFLICT_FATIGUE:
        table.begin_effect(event, NONE)
    elif event == words.PERSIAN_ARISTOCRACY:
        table.gain(seat, ARISTOCRACY)
    else:
        state.stack.append(EventChoice(seat, event))


def discarded(state: State, event: int) -> None:
    """Carry out the upper effect of an event that was discarded (C4, E)."""
    table: Table = state.table
    if event == words.DOMINANCE_CHECK:
        resolve(state)  # D1
    elif event in RIOTS:
        riot(state, RIOTS[event])
    elif event in FAVORS:
        favor(table, FAVORS[event])
    elif event in (words.EMBARRASSMENT, words.DISREGARD):
        table.begin_effect(event, NONE)
    elif event == words.FAILURE_TO_IMPRESS:
        for seat, prizes in enumerate(table.prizes):
            if prizes:
                table.lose_prizes(seat)
    elif event == words.CONFIDENCE_FAILURE:
        state.stack.append(ConfidenceFailure(table.at, table.seating.seats))


def riot(state: State, region: int) -> None:
    """Put all tribes and armies of a region back, and overthrow those who lost tribes (E1)."""
    table: Table = state.table
    for coalition in range(len(COALITIONS)):
        for _ in range(table.blocks_at(coalition, region)):
            table.remove_block(coalition, region)
    lost = []
    for seat in table.seating.clockwise(table.at):
        tribes = table.tribes_of(seat, region)
        for _ in range(tribes):
            table.remove_cylinder(seat, region)
        if tribes:
            lost.append(seat)
    for seat in lost:
        # No two debts can come of it: of each region at most one political card has leverage.
        overthrow_by_map(state, seat, region)


class EventChoice(AskingFrame):
    """A buyer chooses whom or what an event is about."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        letters = table.seating.letters
        others = sorted(letter for letter in letters if letter != letters[self.seat])
        if self.event == words.RUMOR:  # N11: the book says a player, which may be the buyer
            return [RUMOR[letter] for letter in (others if table.seating.as_rtt else sorted(letters))]
        if self.event == words.PERSUASIVE_METHODS:
            return [SWAP[letter] for letter in others]
        if self.event == words.PASHTUNWALI:
            return FAVOR_SUIT[: len(SUITS)]
        return REBUKE[: len(REGIONS)]

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        state.stack.pop()
        if self.event == words.RUMOR:
            table.begin_effect(self.event, table.seating.seat_of(move.one))
        elif self.event == words.PERSUASIVE_METHODS:
            other = table.seating.seat_of(move.one)
            table.swap_hands(self.seat, other, tuple(table.hands[other]), tuple(table.hands[self.seat]))
            if table.seating.automaton is not None and table.seating.wakhan in (self.seat, other):
                table.seating.automaton.play_hand(state)  # W18
        elif self.event == words.PASHTUNWALI:
            table.favor(move.one)
            table.begin_effect(self.event, NONE)
        else:
            riot(state, move.one)

    def word(self, state: State) -> str:
        return words.EVENTS[self.event].replace("_", "-")

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state))


class ConfidenceFailure(AskingFrame):
    """Everybody who has a hand discards one card of it, from the active player on clockwise (E)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def choices(self, state: State) -> list[Move]:
        return discards(*state.table.hands[self.seat])

    def guesses(self, table: Table) -> bool:
        return any(None in hand for hand in table.hands)

    def run(self, state: State) -> None:
        table: Table = state.table
        seats = table.seating.seats
        while self.left and not table.hands[self.seat]:
            self._go_on(seats)
        if self.left:
            # Also with one card: what a hand holds is not shown by the rules alone.
            state.ask(self.seat, self.choices(state))
        else:
            state.stack.pop()

    def _go_on(self, seats: int) -> None:
        self.seat = (self.seat + 1) % seats
        self.left -= 1

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        table.discard_held(self.seat, move.one)
        self._go_on(table.seating.seats)

    def word(self, state: State) -> str:
        return "confidence-failure"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state))
