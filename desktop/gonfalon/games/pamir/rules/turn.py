"""A turn: up to two actions and any number of bonus actions (T), and what is announced in it (P, L, A)."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.state import Frame, Refusal, State, refuse
from gonfalon.games.pamir.rules.actions import (
    POSSIBLE_ACTIONS,
    Bribe,
    action_refusal,
    bribe_owed,
    carry_out,
    is_bonus,
    purchase,
)
from gonfalon.games.pamir.rules.ask_frame import AskFrame, Prompt, RefusalCode
from gonfalon.games.pamir.rules.cleanup import Cleanup
from gonfalon.games.pamir.rules.constants import ACTIONS, BLACKMAIL_HERAT, BLACKMAIL_KANDAHAR, NONE, announcement_bit
from gonfalon.games.pamir.rules.leaving_court import settle_debts
from gonfalon.games.pamir.rules.market import purchase_refusal, purchases
from gonfalon.games.pamir.rules.moves import END, LOYAL, PLAY, USE, Move
from gonfalon.games.pamir.rules.placement import Blackmail
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.turn import WakhanTurn

NO_USES: Sequence[Sequence[Move]] = ((), (), (), (), (), ())
"""For each action no card."""


def possible_uses(table: Table, seat: int) -> Sequence[Sequence[Move]]:
    """The court cards that can be used, for each action (T3, A2)."""
    used, announced, left = table.used, table.announced, table.actions
    cards = table.courts[seat]
    if used or not left:
        cards = [card for card in cards if not used >> card & 1 and (left or is_bonus(table, seat, card))]
    if not cards:
        return NO_USES
    found: list[list[Move]] = [[], [], [], [], [], []]
    able: list[bool | None] = [None] * len(ACTIONS)
    actions = table.seating.deck.actions
    for card in sorted(cards):
        for action in actions[card]:
            can = able[action]
            if can is None:
                can = able[action] = POSSIBLE_ACTIONS[action](table, seat)
            # B3: the card was not used, so another action of it may still be tried.
            if can and not (announced and announced & announcement_bit(card, action)):
                found[action].append(USE[action][card])
    return found


def use_refusal(table: Table, seat: int, card: int, action: int) -> Refusal | None:
    """Return why a card cannot be used for an action."""
    if table.holder[card] != seat:
        return refuse(RefusalCode.NOT_IN_COURT, card=card)
    if action not in table.seating.deck.actions[card]:
        return refuse(RefusalCode.LACKS_ACTION, card=card, action=action)
    if table.used >> card & 1:
        return refuse(RefusalCode.USED, card=card)
    if table.announced & announcement_bit(card, action):
        return refuse(RefusalCode.GIVEN_UP, card=card)
    if not table.actions and not is_bonus(table, seat, card):
        return refuse(RefusalCode.NO_ACTION)
    return action_refusal(table, seat, action)


def play_refusal(table: Table, seat: int, move: Move) -> Refusal:
    """Return why a card cannot be played."""
    if move.one not in table.hands[seat]:
        return refuse(RefusalCode.NOT_IN_HAND, card=move.one)
    if move.two == NONE:
        return refuse(RefusalCode.NO_END)  # L2: it was to be played, but nowhere where cards are.
    dropped = table.announced >> move.one & 1
    return refuse(RefusalCode.GIVEN_UP, card=move.one) if dropped else refuse(RefusalCode.NO_ACTION)


def possible_announcements(table: Table, seat: int) -> list[Move]:
    """All that a seat may do now, sorted (T2)."""
    battle, betray, build, gift, move, tax = possible_uses(table, seat)
    if not table.actions:
        return [*battle, *betray, *build, END, *gift, *move, *tax]
    announced = table.announced
    plays: list[Move] = []
    for card in sorted([card for card in table.hands[seat] if card is not None]):
        if not announced >> card & 1:
            plays += PLAY[card]
    return [*battle, *betray, *build, *purchases(table, seat), END, *gift, *move, *plays, *tax]


class Turn(Frame):
    """The bottom frame of a game: one seat after the other has its turn."""

    __slots__ = ("begun", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.begun = False

    def __repr__(self) -> str:
        return f"the turn of seat {self.seat}"

    def clone(self) -> Turn:
        other = Turn(self.seat)
        other.begun = self.begun
        return other

    def run(self, state: State) -> None:
        table: Table = state.table
        if not self.begun:
            self.begun = True
            table.begin(self.seat)
            if self.seat == table.seating.wakhan:
                self._leave(table)
                state.stack.append(Cleanup())
                state.stack.append(WakhanTurn())
                return
            if table.powers[self.seat] & (BLACKMAIL_HERAT | BLACKMAIL_KANDAHAR):
                state.stack.append(Blackmail(self.seat, table.powers[self.seat]))  # T1
                return
        elif table.seating.as_rtt and settle_debts(state):
            return
        state.ask(self.seat, possible_announcements(table, self.seat))

    def _leave(self, table: Table) -> None:
        """Let the next turn be that of the seat on the left (T5)."""
        self.seat = (self.seat + 1) % table.seating.seats
        self.begun = False

    def ask(self, state: State) -> None:
        # The end of a turn is asked even when nothing else is left: until then a player may take things back.
        state.ask(self.seat, possible_announcements(state.table, self.seat))

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if move.word == "buy":
            return purchase_refusal(table, self.seat, move.one)
        if move.word == "play":
            return play_refusal(table, self.seat, move)
        return use_refusal(table, self.seat, move.one, ACTIONS.index(move.word)) if move.word in ACTIONS else None

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move.word == "end":
            table.end_actions()
            self._leave(table)
            state.stack.append(Cleanup())
        elif move.word == "buy":
            purchase(state, self.seat, move.one)
        else:
            announce(state, self.seat, move)

    def word(self, state: State) -> str:
        return "actions"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), number=state.table.actions)


def announce(state: State, seat: int, move: Move) -> None:
    """Play or use a card, once the seat that must be bribed for it is content (L1, B)."""
    receiver, owed = bribe_owed(state.table, seat, move)
    if receiver == NONE:
        carry_out(state, seat, move)
    else:
        state.table.announce(move.one, NONE if move.word == "play" else ACTIONS.index(move.word))
        state.stack.append(Bribe(seat, move, receiver, owed))


class Loyalties(AskFrame):
    """One seat after the other declares its loyalty; the last to do so has the first turn (S7, W1)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        """How many are still to choose, Wakhan not among them."""

    def choices(self, state: State) -> list[Move]:
        return LOYAL

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        wakhan, seats = table.seating.wakhan, table.seating.seats
        table.declare(self.seat, move.one)
        self.left -= 1
        if not self.left:
            state.stack.pop()
            state.stack.append(Turn(self.seat if wakhan == NONE else wakhan))
            return
        self.seat = (self.seat + 1) % seats
        if self.seat == wakhan:
            self.seat = (self.seat + 1) % seats

    def word(self, state: State) -> str:
        return "loyalty"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state))
