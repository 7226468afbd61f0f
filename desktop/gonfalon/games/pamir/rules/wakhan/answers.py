"""What Wakhan chooses where she is asked like anybody else (W2, W7, W14, W17, W18)."""

from __future__ import annotations

from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import words
from gonfalon.games.pamir.rules.battle import SafeHouse
from gonfalon.games.pamir.rules.bribes import Bribe
from gonfalon.games.pamir.rules.cleanup import Cleanup
from gonfalon.games.pamir.rules.happenings import EventChoice
from gonfalon.games.pamir.rules.moves import ASK, DISCARD, FAVOR_SUIT, LIFT, REBUKE, RUMOR, SHELTER, SWAP, Move
from gonfalon.games.pamir.rules.placing import BLOCKS, Placement
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.card import current, opponents
from gonfalon.games.pamir.rules.wakhan.placing import block_to_lift, cylinder_to_lift
from gonfalon.games.pamir.rules.wakhan.playing import SwappedHand
from gonfalon.games.pamir.rules.wakhan.priority import highest, to_discard
from gonfalon.games.pamir.rules.words import NONE


class Wakhan:
    """Decides for her seat wherever it is not her turn that does."""

    def answer(self, state: State, frame: Any, moves: list[Move]) -> Move:
        """One of the moves.

        Raises:
            LookupError: when a frame asks her what is never asked of her.
        """
        table: Table = state.table
        match frame:
            case Bribe():
                return ASK[frame.owed]  # W2: the full sum
            case SafeHouse():
                return _sheltered(table, moves)
            case Cleanup():
                card, question = to_discard(table, table.courts[table.seating.wakhan])
                table.reason("court_limit", (card, question))
                return DISCARD[card]
            case EventChoice():
                return _of_event(table, frame.event)
            case Placement():
                return _lifted(table, frame, moves)
        raise LookupError(f"Wakhan is asked by {frame!r}, which never asks her.")

    def play_hand(self, state: State) -> None:
        """Play the hand that she was given (W18)."""
        state.stack.append(SwappedHand())


def _sheltered(table: Table, moves: list[Move]) -> Move:
    """She always uses a Safe House, of two that of the higher priority [ours] (W2, X8)."""
    card, _ = highest(table, [move.one for move in moves if move.word == "shelter"])
    table.reason("sheltered", (card,))
    return SHELTER[card]


def _of_event(table: Table, event: int) -> Move:
    """Whom or what an event that she bought is about (W7, W18)."""
    seat = opponents(table)[0]
    if event == words.RUMOR:
        table.reason("rumor", (seat,))
        return RUMOR[table.seating.letters[seat]]
    if event == words.PERSUASIVE_METHODS:
        table.reason("swap", (seat,))
        return SWAP[table.seating.letters[seat]]
    if event == words.PASHTUNWALI:
        table.reason("suit_kept", (table.favored,))
        return FAVOR_SUIT[table.favored]
    assert event == words.REBUKE
    region = current(table).regions[0]
    table.reason("rebuke", (region,))
    return REBUKE[region]


def _lifted(table: Table, frame: Placement, moves: list[Move]) -> Move:
    """From where she takes a piece for an army of Insurrection when the supply is empty (X2, W14)."""
    block = frame.icon in BLOCKS
    lifted = block_to_lift(table, frame.coalition, frame.where) if block else cylinder_to_lift(table, frame.where)
    return LIFT[lifted] if lifted != NONE else moves[0]
