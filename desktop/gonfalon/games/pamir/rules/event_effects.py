"""Effects of events when they are bought, and when they are discarded from the leftmost column (E)."""

from __future__ import annotations

from gonfalon.core.state import Refusal, State, refuse
from gonfalon.games.pamir.rules import constants
from gonfalon.games.pamir.rules.ask_frame import AskFrame, Prompt, RefusalCode
from gonfalon.games.pamir.rules.constants import (
    COALITIONS,
    HERAT,
    INTELLIGENCE,
    KABUL,
    MILITARY,
    NONE,
    PERSIA,
    POLITICAL,
    PUNJAB,
    REGIONS,
    SUITS,
)
from gonfalon.games.pamir.rules.dominance import resolve_check
from gonfalon.games.pamir.rules.leaving_court import discard_moves, overthrow_by_map
from gonfalon.games.pamir.rules.moves import FAVOR_SUIT, REBUKE, RUMOR, SWAP, Move
from gonfalon.games.pamir.rules.placement import favor_suit
from gonfalon.games.pamir.rules.table import Table

RIOTS = {
    constants.RIOTS_PUNJAB: PUNJAB, constants.RIOTS_HERAT: HERAT, constants.RIOTS_KABUL: KABUL,
    constants.RIOTS_PERSIA: PERSIA,
}  # fmt: skip
FAVORS = {
    constants.FAVOR_MILITARY: MILITARY, constants.FAVOR_INTELLIGENCE: INTELLIGENCE,
    constants.FAVOR_POLITICAL: POLITICAL,
}  # fmt: skip
OF_THE_BUYER = (
    constants.NEW_TACTICS, constants.KOH_I_NOOR, constants.COURTLY_MANNERS, constants.NATIONALISM,
    constants.NATION_BUILDING,
)  # fmt: skip
"""What lasts until the check and is for the buyer alone."""
ARISTOCRACY = 3
"""The rupees of the Backing of Persian Aristocracy."""


def apply_bought_event(state: State, seat: int, event: int) -> None:
    """Carry out the lower effect of an event for its buyer (E)."""
    table: Table = state.table
    if event == constants.DOMINANCE_CHECK:
        resolve_check(state)  # D1
    elif event in OF_THE_BUYER:
        table.begin_effect(event, seat)
    elif event == constants.CONFLICT_FATIGUE:
        table.begin_effect(event, NONE)
    elif event == constants.PERSIAN_ARISTOCRACY:
        table.gain(seat, ARISTOCRACY)
    else:
        state.stack.append(EventChoice(seat, event))


def apply_discarded_event(state: State, event: int) -> None:
    """Carry out the upper effect of an event that was discarded (C4, E)."""
    table: Table = state.table
    if event == constants.DOMINANCE_CHECK:
        resolve_check(state)  # D1
    elif event in RIOTS:
        riot(state, RIOTS[event])
    elif event in FAVORS:
        favor_suit(table, FAVORS[event])
    elif event in (constants.EMBARRASSMENT, constants.DISREGARD):
        table.begin_effect(event, NONE)
    elif event == constants.FAILURE_TO_IMPRESS:
        for seat, prizes in enumerate(table.prizes):
            if prizes:
                table.lose_prizes(seat)
    elif event == constants.CONFIDENCE_FAILURE:
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


class EventChoice(AskFrame):
    """A buyer chooses whom or what an event is about."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        letters = table.seating.letters
        others = sorted(letter for letter in letters if letter != letters[self.seat])
        if self.event == constants.RUMOR:  # N11: the book says a player, which may be the buyer
            return [RUMOR[letter] for letter in (others if table.seating.as_rtt else sorted(letters))]
        if self.event == constants.PERSUASIVE_METHODS:
            return [SWAP[letter] for letter in others]
        if self.event == constants.PASHTUNWALI:
            return FAVOR_SUIT[: len(SUITS)]
        return REBUKE[: len(REGIONS)]

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        state.stack.pop()
        if self.event == constants.RUMOR:
            table.begin_effect(self.event, table.seating.seat_of(move.one))
        elif self.event == constants.PERSUASIVE_METHODS:
            other = table.seating.seat_of(move.one)
            table.swap_hands(self.seat, other, tuple(table.hands[other]), tuple(table.hands[self.seat]))
            if table.seating.automaton is not None and table.seating.wakhan in (self.seat, other):
                table.seating.automaton.play_hand(state)  # W18
        elif self.event == constants.PASHTUNWALI:
            table.favor(move.one)
            table.begin_effect(self.event, NONE)
        else:
            riot(state, move.one)

    def word(self, state: State) -> str:
        return constants.EVENTS[self.event].replace("_", "-")

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state))


class ConfidenceFailure(AskFrame):
    """Everybody who has a hand discards one card of it, from the active player on clockwise (E)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def choices(self, state: State) -> list[Move]:
        return discard_moves(*state.table.hands[self.seat])

    def is_unpredictable(self, table: Table) -> bool:
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

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        return refuse(RefusalCode.NOT_IN_HAND, card=move.one) if move.word == "discard" else None

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        table.discard_held(self.seat, move.one)
        self._go_on(table.seating.seats)

    def word(self, state: State) -> str:
        return "confidence-failure"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state))
