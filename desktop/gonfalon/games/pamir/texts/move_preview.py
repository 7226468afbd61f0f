"""Previews of moves of Pax Pamir, tried on a copy of what a seat knows, so that they reveal nothing unknown to it.

The rules themselves play it, with all that follows unasked. What the seat does not know stays unknown: a trial ends
where the deck, chance or a hidden hand would decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from gonfalon.core.game import Event, try_move
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.actions import Bribe, bribe_owed, is_unaffordable, reserved_rupees
from gonfalon.games.pamir.rules.ask_frame import AskFrame
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import ACTIONS, COALITIONS, COURTLY_MANNERS, NONE, ON_CARD
from gonfalon.games.pamir.rules.dominance import dominant_coalition, influence
from gonfalon.games.pamir.rules.moves import DECLINE, DONE, Move
from gonfalon.games.pamir.rules.table import Table

SeatChange = tuple[int, int]
"""What is now, and what it will be."""


class MoveOutcome:
    """The result of a move up to the next decision: two tables, the events between them, and their differences.

    A bribe is settled on the way: its receiver asks for all that the payer can pay, and gets it. Courtly Manners let
    the payer keep it, and Wakhan asks for more than that too.
    """

    def __init__(self, view: View, move: Move) -> None:
        self.move = move
        self.seat = seat = view.pending.seat
        self.before: Table = view.table
        self.receiver, self.owed = NONE, 0
        """Who may ask for a bribe, and for how much at most; `NONE` and 0 without one."""
        if move.word == "play" or move.word in ACTIONS:
            self.receiver, self.owed = bribe_owed(self.before, seat, move)
        self.options: Sequence[Move] = ()
        """What using a card lets the seat choose first; a single one was carried out unasked."""
        self._begun = move.word not in ACTIONS
        state, events, whole = try_move(view, move, self._assumed)
        self.events: Sequence[Event] = events
        """All that happens, in order."""
        self.after: Table = state.table
        self.after.listener = None
        self.asked = state.decision if whole and state.moves else None
        """What is asked then, and of whom; None where something unknown comes first or the game is over."""

    def _assumed(self, state: State) -> Move | None:
        """Return how a bribe ends, and note on the way what an action begins with."""
        frame = state.stack[-1]
        if isinstance(frame, Bribe):
            return _settled(frame, state)
        if not self._begun and isinstance(frame, AskFrame):
            self.options = [option for option in frame.choices(state) if option != DONE]
        self._begun = True
        return None

    # -- bribes --------------------------------------------------------------------------------------------------------

    @property
    def beyond(self) -> bool:
        """Whether the seat cannot pay the whole bribe, so that the action is dropped where all of it is asked for."""
        return self.owed > 0 and is_unaffordable(self.before, self.seat, self.move)

    @property
    def dropped(self) -> bool:
        """Whether the action is certainly dropped, because the bribe is too high."""
        return any(isinstance(event, events.ActionDropped) for event in self.events)

    # -- differences ---------------------------------------------------------------------------------------------------

    @cached_property
    def paid(self) -> Mapping[int, int]:
        """The rupees that the seat pays by the places of the market on which they fall, -1 for out of the game."""
        found: dict[int, int] = {}
        for event in self.events:
            if isinstance(event, events.RupeesPaid) and event.seat == self.seat:
                found[event.place] = found.get(event.place, 0) + event.amount
        return found

    @cached_property
    def rupees(self) -> tuple[int, ...]:
        """The number of rupees that each seat gains."""
        return self._by_seat(lambda table, seat: table.rupees[seat])

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The number of victory points that each seat gains."""
        return self._by_seat(lambda table, seat: table.points[seat])

    @cached_property
    def courts(self) -> tuple[int, ...]:
        """The number of cards that each court gains."""
        return self._by_seat(lambda table, seat: len(table.courts[seat]))

    @cached_property
    def hands(self) -> tuple[int, ...]:
        """The number of cards that each hand gains."""
        return self._by_seat(lambda table, seat: len(table.hands[seat]))

    @cached_property
    def in_play(self) -> tuple[int, ...]:
        """The number of cylinders in play that each seat gains."""
        return self._by_seat(Table.in_play)

    @cached_property
    def on_map(self) -> tuple[int, ...]:
        """The number of blocks on the map that each coalition gains."""
        return tuple(
            self.after.on_map(coalition) - self.before.on_map(coalition) for coalition in range(len(COALITIONS))
        )

    def influence(self, coalition: int) -> tuple[int, ...]:
        """Return how much influence in a coalition each seat gains."""
        return self._by_seat(lambda table, seat: influence(table, seat, coalition))

    def own_influence(self, seat: int) -> SeatChange:
        """The influence of a seat in the coalition to which it is loyal then; not for Wakhan, who is so to all."""
        before, after = (influence(table, seat, table.loyalty[seat]) for table in (self.before, self.after))
        return before, after

    @cached_property
    def loyalties(self) -> Mapping[int, SeatChange]:
        """The seats that change sides."""
        return _changes(self.before.loyalty, self.after.loyalty)

    @cached_property
    def rulers(self) -> Mapping[int, SeatChange]:
        """The regions whose ruler changes, with `NONE` for no ruler."""
        return _changes(self.before.rulers, self.after.rulers)

    @property
    def dominance(self) -> SeatChange:
        """The dominant coalition, `NONE` for none."""
        return dominant_coalition(self.before), dominant_coalition(self.after)

    @property
    def takes(self) -> bool:
        """Whether pieces leave the map or cards, or cards a court."""
        taking = (events.BlockRemoved, events.CylinderRemoved, events.CourtCardDiscarded)
        return any(isinstance(event, taking) for event in self.events)

    @property
    def checked(self) -> bool:
        """Whether a Dominance Check is made, after which the blocks leave the map."""
        return any(isinstance(event, events.DominanceChecked) for event in self.events)

    @cached_property
    def lost(self) -> Sequence[tuple[int, int]]:
        """The court cards that go, each with the seat from whose court."""
        return [(event.seat, event.card) for event in self.events if isinstance(event, events.CourtCardDiscarded)]

    @cached_property
    def lost_spies(self) -> Mapping[int, int]:
        """The number of spies that go from each card that stays."""
        gone = {card for _, card in self.lost}
        removed = (event.place - ON_CARD for event in self.events if isinstance(event, events.CylinderRemoved))
        return Counter(card for card in removed if card > 0 and card not in gone)

    @property
    def court_over(self) -> int:
        """The number of cards above the limit that the seat's court has then; negative below the limit (C2)."""
        return len(self.after.courts[self.seat]) - court_limit(self.after, self.seat)

    @property
    def hand_over(self) -> int:
        """The number of cards above the limit that the seat's hand has then (C3)."""
        return len(self.after.hands[self.seat]) - hand_limit(self.after, self.seat)

    def _by_seat(self, figure: Callable[[Table, int], int]) -> tuple[int, ...]:
        return tuple(figure(self.after, seat) - figure(self.before, seat) for seat in range(self.before.seating.seats))


def _settled(bribe: Bribe, state: State) -> Move:
    """
    Return how a bribe ends if asked for in full, or as far as it can be paid; Wakhan makes no such allowance (W2).
    """
    table: Table = state.table
    moves = bribe.choices(state)
    if bribe.price != NONE:
        return DECLINE if moves[0] == DECLINE else moves[-1]
    if bribe.receiver == table.seating.wakhan or table.boons[bribe.seat] >> COURTLY_MANNERS & 1:
        return moves[-1]
    return moves[min(bribe.owed, table.rupees[bribe.seat] - reserved_rupees(table, bribe.seat, bribe.action))]


def _changes(before: Sequence[int], after: Sequence[int]) -> Mapping[int, SeatChange]:
    both = enumerate(zip(before, after, strict=True))
    return {index: change for index, change in both if change[0] != change[1]}
