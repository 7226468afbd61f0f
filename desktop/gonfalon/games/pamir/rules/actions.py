"""Purchases, plays and uses of court cards (P, L, A), and the bribes that they cost (B)."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.core.state import Refusal, State, refuse
from gonfalon.games.pamir.rules import card_actions, event_effects
from gonfalon.games.pamir.rules.ask_frame import AskFrame, Prompt, RefusalCode
from gonfalon.games.pamir.rules.battle import Battle, can_battle
from gonfalon.games.pamir.rules.card_actions import (
    BETRAY_COST,
    Betray,
    Build,
    Gift,
    MoveAction,
    Tax,
    can_betray,
    can_build,
    can_gift,
    can_move,
    can_tax,
)
from gonfalon.games.pamir.rules.constants import (
    ABILITIES,
    ACTIONS,
    CIVIL_SERVICE,
    COURT_SIZE,
    COURTIERS,
    COURTLY_MANNERS,
    DISREGARD,
    MILITARY,
    NEW_TACTICS,
    NONE,
)
from gonfalon.games.pamir.rules.leaving_court import change_loyalty
from gonfalon.games.pamir.rules.market import pay_action, pay_price
from gonfalon.games.pamir.rules.moves import ASK, DECLINE, DROP, PAY, Move
from gonfalon.games.pamir.rules.placement import ImpactIcons
from gonfalon.games.pamir.rules.table import Table

ALWAYS_BONUS = (ABILITIES.index("savvy_operator"), ABILITIES.index("irregulars"))

POSSIBLE_ACTIONS: tuple[Callable[[Table, int], bool], ...] = (
    can_battle,
    can_betray,
    can_build,
    can_gift,
    can_move,
    can_tax,
)
"""For each action whether it can have an effect; one that cannot may not be chosen (A2)."""


def is_bonus(table: Table, seat: int, card: int) -> bool:
    """Return whether using this card does not count against the two actions (T4, X14, E)."""
    deck = table.seating.deck
    suit = deck.suit[card]
    if suit == table.favored or deck.ability[card] in ALWAYS_BONUS:
        return True
    return suit == MILITARY and bool(table.boons[seat] >> NEW_TACTICS & 1)


def purchase(state: State, seat: int, card: int) -> None:
    """Buy a card of the market; an event happens at once (P)."""
    table: Table = state.table
    place = table.market.index(card)
    if table.announced:
        table.forget_drops()
    table.spend()
    pay_price(table, seat, place)
    if card <= COURT_SIZE:
        table.buy(seat, place, card, card)
    else:
        table.buy_event(seat, place, card)
        event_effects.apply_bought_event(state, seat, table.seating.deck.bought[card])


def carry_out(state: State, seat: int, move: Move) -> None:
    """Play the card (L2 to L5), or mark it as used for any action, and begin its action (A9)."""
    table: Table = state.table
    if table.announced:
        table.forget_drops()
    if move.word == "play":
        table.spend()
        table.play(seat, move.one, move.two)
        state.stack.append(ImpactIcons(seat, move.one))
        coalition = table.seating.deck.patriot[move.one]
        if coalition not in (NONE, table.loyalty[seat]):
            change_loyalty(state, seat, coalition)  # L3
        return
    if not is_bonus(table, seat, move.one):
        table.spend()
    table.use(move.one, ACTIONS.index(move.word))
    rank = table.seating.deck.rank[move.one]
    match move.word:
        case "battle":
            state.stack.append(Battle(seat, move.one, rank))
        case "betray":
            pay_action(table, seat, BETRAY_COST)
            state.stack.append(Betray(seat, move.one))
        case "build":
            state.stack.append(Build(seat, move.one))
        case "gift":
            state.stack.append(Gift(seat, move.one))
        case "move":
            state.stack.append(MoveAction(seat, move.one, rank))
        case _:
            state.stack.append(Tax(seat, move.one, rank))


RESERVED = {"build": card_actions.BUILD_COST, "betray": card_actions.BETRAY_COST}
"""What an action itself needs, and a bribe may not be paid with (B4)."""
VAIN = (
    RefusalCode.NO_BATTLE,
    RefusalCode.NOTHING_TO_BETRAY,
    RefusalCode.NO_PIECE,
    RefusalCode.NO_PIECE,
    RefusalCode.NOTHING_TO_MOVE,
    RefusalCode.NOTHING_TO_TAX,
)
"""For each action why it would have no effect, where neither rupees nor a region are wanting."""


def action_refusal(table: Table, seat: int, action: int) -> Refusal | None:
    """Return why an action would have no effect, None where it would have one (A2)."""
    if POSSIBLE_ACTIONS[action](table, seat):
        return None
    rupees, word = table.rupees[seat], ACTIONS[action]
    if rupees < RESERVED.get(word, 0):
        return refuse(RefusalCode.ACTION_TOO_DEAR, rupees)
    if word == "gift" and (cost := card_actions.cheapest_gift(table, seat)) > rupees:
        filled = cost == card_actions.NO_GIFT
        return refuse(RefusalCode.GIFTS_FILLED) if filled else refuse(RefusalCode.GIFTS_TOO_DEAR, rupees, cost=cost)
    if word == "build" and seat not in table.rulers:
        return refuse(RefusalCode.RULES_NOWHERE)
    return refuse(VAIN[action])


def bribe_owed(table: Table, seat: int, move: Move) -> tuple[int, int]:
    """The seat that must be bribed for playing or using a card, and the most that it may ask; `NONE`, 0 without one."""
    if table.running >> DISREGARD & 1:
        return NONE, 0  # B5
    if move.word == "play":
        region = table.seating.deck.region[move.one]
        ruler = table.rulers[region]
        if ruler in (NONE, seat) or table.powers[seat] & COURTIERS:
            return NONE, 0  # X7
        return ruler, table.tribes_of(ruler, region)  # B1
    if not table.spies[move.one] or table.powers[seat] & CIVIL_SERVICE:
        return NONE, 0  # X7
    captor = hostage_taker(table, move.one)
    if captor in (NONE, seat):
        return NONE, 0
    return captor, table.spies_of(captor, move.one)  # B2


def hostage_taker(table: Table, card: int) -> int:
    """The seat with more spies on a court card than any other, the owner's counted too; `NONE` in a tie (B2)."""
    captor, most = NONE, 0
    spies = table.spies[card]
    for seat in range(table.seating.seats):
        count = spies >> (4 * seat) & 15
        if count > most:
            captor, most = seat, count
        elif count == most:
            captor = NONE
    return captor


def reserved_rupees(table: Table, seat: int, move: Move) -> int:
    """The rupees that an action needs for itself (B4)."""
    return card_actions.cheapest_gift(table, seat) if move.word == "gift" else RESERVED.get(move.word, 0)


class Bribe(AskFrame):
    """The receiver asks for nothing up to what is owed; the payer pays that or drops the action (B3, B6, N5)."""

    __slots__ = ("action", "owed", "price", "receiver", "seat")

    def __init__(self, seat: int, action: Move, receiver: int, owed: int) -> None:
        self.seat = seat
        self.action = action
        self.receiver = receiver
        self.owed = owed
        self.price = NONE
        """What the receiver asks for, `NONE` before he has."""

    def asked(self, state: State) -> int:
        return self.receiver if self.price == NONE else self.seat

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if self.price == NONE:
            return ASK[: self.owed + 1]
        moves = [DECLINE] if table.boons[self.seat] >> COURTLY_MANNERS & 1 else []
        moves.append(DROP)
        if self.price <= table.rupees[self.seat] - reserved_rupees(table, self.seat, self.action):
            moves.append(PAY)
        return moves

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if self.price == NONE:
            return refuse(RefusalCode.ASKS_TOO_MUCH, self.owed) if move.word == "ask" else None
        if move != PAY:
            return None
        cost = reserved_rupees(table, self.seat, self.action)
        return refuse(
            RefusalCode.CANNOT_PAY_BOTH if cost else RefusalCode.CANNOT_PAY, table.rupees[self.seat], cost=cost
        )

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move.word == "ask":
            self.price = move.one
            table.ask_bribe(self.receiver, self.seat, move.one)
            if not move.one:
                self._act(state)
        elif move == DROP:
            state.stack.pop()
            table.drop(self.action.one)
        else:
            if move == PAY:
                table.pass_rupees(self.seat, self.receiver, self.price)
            self._act(state)

    def _act(self, state: State) -> None:
        state.stack.pop()
        carry_out(state, self.seat, self.action)

    def word(self, state: State) -> str:
        return "ask-bribe" if self.price == NONE else "pay-bribe"

    def prompt(self, state: State) -> Prompt:
        if self.price == NONE:
            return Prompt(self.word(state), self.action.one, self.owed, seat=self.seat)
        return Prompt(self.word(state), self.action.one, self.price, seat=self.receiver)


def expected_bribe(table: Table, seat: int, move: Move) -> int:
    """The bribe that playing or using a card costs if the receiver asks for all, 0 where none need be paid (B, B5)."""
    if table.boons[seat] >> COURTLY_MANNERS & 1:
        return 0
    return bribe_owed(table, seat, move)[1]


def is_unaffordable(table: Table, seat: int, move: Move) -> bool:
    """Return whether the seat could not pay the full bribe for playing or using a card (B3, B4)."""
    owed = expected_bribe(table, seat, move)
    return owed > 0 and owed > table.rupees[seat] - reserved_rupees(table, seat, move)
