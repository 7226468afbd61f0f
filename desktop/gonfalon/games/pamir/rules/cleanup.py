"""Cleanup: court limit, hand limit, events in the leftmost column, the market (C)."""

from __future__ import annotations

from gonfalon.core.state import Refusal, State, refuse
from gonfalon.games.pamir.rules import event_effects
from gonfalon.games.pamir.rules.ask_frame import AskFrame, Prompt, RefusalCode
from gonfalon.games.pamir.rules.constants import CHECKS, COURT_SIZE, INTELLIGENCE, POLITICAL
from gonfalon.games.pamir.rules.dominance import resolve_check
from gonfalon.games.pamir.rules.leaving_court import discard_moves, discard_one, settle_debts
from gonfalon.games.pamir.rules.market import DEALING, ROW, clear_public_withdrawal, close_gaps
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.table import EMPTY, Table

COURT, HAND, EVENTS, MARKET = range(4)
"""The stages, in this order (C1)."""


def court_limit(table: Table, seat: int) -> int:
    """Return how many cards a court may keep (C2)."""
    return 3 + table.stars[4 * seat + POLITICAL]


def hand_limit(table: Table, seat: int) -> int:
    """Return how many cards a hand may keep (C3)."""
    return 2 + table.stars[4 * seat + INTELLIGENCE]


class Cleanup(AskFrame):
    """The cleanup that the seat whose turn it is does after its actions."""

    __slots__ = ("stage",)

    def __init__(self) -> None:
        self.stage = COURT

    def asked(self, state: State) -> int:
        return int(state.table.at)

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if not self._too_many(table):
            return []
        return discard_moves(*(table.courts if self.stage == COURT else table.hands)[table.at])

    def _too_many(self, table: Table) -> bool:
        """Return whether there are more cards than the limit of this stage allows (C2, C3)."""
        seat = table.at
        if self.stage == COURT:
            return len(table.courts[seat]) > court_limit(table, seat)
        return self.stage == HAND and len(table.hands[seat]) > hand_limit(table, seat)

    def run(self, state: State) -> None:
        table: Table = state.table
        while True:
            if self.stage <= HAND and self._too_many(table):
                super().run(state)
                return
            if table.seating.as_rtt and settle_debts(state):
                # N2: there the court limit is not looked at again when the debts have taken purple stars.
                self.stage = max(self.stage, HAND)
                return
            if self.stage == EVENTS and (places := _leftmost_events(table)):
                card = table.market[places[0]]
                table.discard_event(places[0], card)
                event_effects.apply_discarded_event(state, table.seating.deck.discarded[card])
                return
            if self.stage == MARKET:
                self._refill(state)
                return
            self.stage += 1
            if self.stage == MARKET:
                return  # whoever does not know the deck can stop here

    @property
    def deals(self) -> bool:
        """Whether the cleanup has reached the stage that the deck decides."""
        return self.stage == MARKET

    def is_unpredictable(self, table: Table) -> bool:
        return self.deals

    def _refill(self, state: State) -> None:
        """Close up and fill; two Dominance Checks in the market are resolved as one, and it begins again (C5 to C7).

        With an empty deck the market only closes up, and turns go on (V3).
        """
        table: Table = state.table
        if EMPTY not in table.market and not table.seating.as_rtt:
            state.stack.pop()
            return
        close_gaps(table)
        for place in DEALING:
            if table.market[place] == EMPTY and table.deck:
                card = table.deck[-1]
                assert card is not None, "a deck is dealt where it is known"
                table.deal(place, card)
                if card in CHECKS and sum(other in CHECKS for other in table.market) > 1:
                    _discard_checks(table)
                    resolve_check(state)
                    return
                # N15: at Rally the Troops the rupees stay until the next payment.
                if card == table.seating.withdrawal and not table.seating.as_rtt:
                    clear_public_withdrawal(table)
        state.stack.pop()

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if move.word != "discard":
            return None
        if self.stage != COURT:
            return refuse(RefusalCode.NOT_IN_HAND, card=move.one)
        held = move.one in table.hands[table.at]
        return refuse(RefusalCode.COURT_FIRST) if held else refuse(RefusalCode.NOT_IN_COURT, card=move.one)

    def take(self, state: State, move: Move) -> None:
        discard_one(state, state.table.at, move.one)

    def word(self, state: State) -> str:
        return "court-limit" if self.stage == COURT else "hand-limit"

    def prompt(self, state: State) -> Prompt:
        table: Table = state.table
        if self.stage == COURT:
            over = len(table.courts[table.at]) - court_limit(table, table.at)
        else:
            over = len(table.hands[table.at]) - hand_limit(table, table.at)
        return Prompt(self.word(state), number=over)


def _leftmost_events(table: Table) -> list[int]:
    """The places of events that cost nothing, the upper row first (C4)."""
    return [place for place in (0, ROW) if table.market[place] > COURT_SIZE]


def _discard_checks(table: Table) -> None:
    for place, card in enumerate(table.market):
        if card in CHECKS:
            table.discard_event(place, card)
