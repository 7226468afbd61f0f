"""The turn of Wakhan (W10), and its answers where the rules ask it like other players (W2, W7, W17, W18)."""

from __future__ import annotations

from typing import Self

from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.rules import constants
from gonfalon.games.pamir.rules.actions import Bribe, is_bonus, purchase
from gonfalon.games.pamir.rules.battle import SafeHouse
from gonfalon.games.pamir.rules.cleanup import Cleanup
from gonfalon.games.pamir.rules.constants import HERAT, KANDAHAR, NONE, ON_CARD
from gonfalon.games.pamir.rules.deck import LINES
from gonfalon.games.pamir.rules.event_effects import EventChoice
from gonfalon.games.pamir.rules.moves import ASK, DISCARD, FAVOR_SUIT, LIFT, REBUKE, RUMOR, SHELTER, SWAP, Move
from gonfalon.games.pamir.rules.placement import BLACKMAIL_REGIONS as BLACKMAILS
from gonfalon.games.pamir.rules.placement import BLOCKS, Placement
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.acting import CARD_USES, act, act_with
from gonfalon.games.pamir.rules.wakhan.playing import (
    SwappedHand,
    block_to_lift,
    cylinder_to_lift,
    place_cylinder,
    radicalize,
)
from gonfalon.games.pamir.rules.wakhan.priorities import (
    arrow_column,
    card_to_discard,
    current_card,
    draw_card,
    highest_priority,
    opponents_in_order,
    pragmatic_coalition,
    red_arrow,
)
from gonfalon.games.pamir.rules.wakhan.radicalizing import card_to_radicalize, check_to_buy, instructed_card


class WakhanAutomaton:
    """An automaton that decides for Wakhan's seat outside Wakhan's own turn."""

    def answer(self, state: State, frame: Frame, moves: list[Move]) -> Move:
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
                card, question = card_to_discard(table, table.courts[table.seating.wakhan])
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
    card, _ = highest_priority(table, [move.one for move in moves if move.word == "shelter"])
    table.reason("sheltered", (card,))
    return SHELTER[card]


def _of_event(table: Table, event: int) -> Move:
    """Whom or what an event that she bought is about (W7, W18)."""
    seat = opponents_in_order(table)[0]
    if event == constants.RUMOR:
        table.reason("rumor", (seat,))
        return RUMOR[table.seating.letters[seat]]
    if event == constants.PERSUASIVE_METHODS:
        table.reason("swap", (seat,))
        return SWAP[table.seating.letters[seat]]
    if event == constants.PASHTUNWALI:
        table.reason("suit_kept", (table.favored,))
        return FAVOR_SUIT[table.favored]
    assert event == constants.REBUKE
    region = current_card(table).regions[0]
    table.reason("rebuke", (region,))
    return REBUKE[region]


def _lifted(table: Table, frame: Placement, moves: list[Move]) -> Move:
    """From where she takes a piece for an army of Insurrection when the supply is empty (X2, W14)."""
    block = frame.icon in BLOCKS
    lifted = block_to_lift(table, frame.coalition, frame.where) if block else cylinder_to_lift(table, frame.where)
    return LIFT[lifted] if lifted != NONE else moves[0]


CARD, BLACKMAIL, LINE, BONUS = range(4)
"""The stages, in this order; her cleanup is a frame of its own (W10)."""


class WakhanTurn(Frame):
    """Her actions, from her card to the bonus actions; one step each time that it runs.

    Others may have to decide something after a step: a debt that a battle made, a Safe House, an overthrow. That lies
    above it on the stack, and it goes on when it is on top again.
    """

    __slots__ = ("bonus", "failed", "line", "stage")

    def __init__(self) -> None:
        self.stage = CARD
        self.line = 0
        """The line that is tried next."""
        self.failed = 0
        """How many lines in a row were not possible."""
        self.bonus: list[int] = []
        """The cards that are still to be used for bonus actions, the next one last."""

    def is_unpredictable(self, table: Table) -> bool:
        return True

    def run(self, state: State) -> None:
        table: Table = state.table
        if self.stage == CARD:
            draw_card(state)
            about = (current_card(table).number, arrow_column(table), red_arrow(table), pragmatic_coalition(table))
            table.reason("card", about)
            self.stage = BLACKMAIL
        elif self.stage == BLACKMAIL:
            for region in (HERAT, KANDAHAR):
                _blackmail(state, region)
            self.stage = LINE
        elif self.stage == LINE:
            self._next_line(state)
        elif self.bonus:
            card = self.bonus.pop()
            if card in table.courts[table.seating.wakhan] and not table.used >> card & 1:
                act_with(state, card)
        else:
            state.stack.pop()
            table.end_actions()

    def _next_line(self, state: State) -> None:
        """Try one line of her card, or buy a check instead; the line is then still to be tried (W10, W11)."""
        table: Table = state.table
        lines = current_card(table).lines
        if not table.actions or self.failed == len(lines):
            self._go_on_to_bonus_actions(table)
            return
        check = check_to_buy(table)
        if check != NONE:
            self.failed = 0
            purchase(state, table.seating.wakhan, check)
            return
        line = lines[self.line]
        table.reason("line", (current_card(table).number, self.line + 1, LINES.index(line)))
        self.line = (self.line + 1) % len(lines)
        if carry_out_line(state, line):
            self.failed = 0
        else:
            self.failed += 1
            table.reason("not_possible", (LINES.index(line),))

    def _go_on_to_bonus_actions(self, table: Table) -> None:
        """Step 4, with the cards that are favored now (W10).

        [ours] All that is a bonus action for others is one for her: New Tactics, Savvy Operator, Irregulars (T4, X14).
        """
        table.reason("no_more_actions" if not table.actions else "no_more_lines", ())
        wakhan = table.seating.wakhan
        court = table.courts[wakhan]
        self.bonus = [card for card in reversed(court) if not table.used >> card & 1 and is_bonus(table, wakhan, card)]
        self.stage = BONUS

    def clone(self) -> Self:
        other = self.__class__()
        other.stage, other.line, other.failed, other.bonus = self.stage, self.line, self.failed, self.bonus.copy()
        return other

    def __repr__(self) -> str:
        return "the turn of Wakhan"


def _blackmail(state: State, region: int) -> None:
    """Place a spy on the card of the highest priority without spies, if her court lets her (X9, W10)."""
    table: Table = state.table
    if not table.powers[table.seating.wakhan] & BLACKMAILS[region]:
        return
    regions = table.seating.deck.region
    cards = [card for court in table.courts for card in court if regions[card] == region and not table.spies[card]]
    if cards:
        card, question = highest_priority(table, cards)
        table.reason("blackmail", (card, question, region))
        place_cylinder(state, ON_CARD + card)


def carry_out_line(state: State, line: str) -> bool:
    """Do what a line says; False where it is not possible."""
    if line in CARD_USES:
        return act(state, line)
    card = card_to_radicalize(state.table) if line == "radicalize" else instructed_card(state.table, line)
    if card == NONE:
        return False
    radicalize(state, card)
    return True
