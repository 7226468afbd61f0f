"""What actions do, once nothing is owed for them: purchases (P), plays (L), uses of court cards (A)."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import happenings
from gonfalon.games.pamir.rules.battle import Battle, can_battle
from gonfalon.games.pamir.rules.betray import COST as BETRAY_COST
from gonfalon.games.pamir.rules.betray import Betray, can_betray
from gonfalon.games.pamir.rules.build import Build, can_build
from gonfalon.games.pamir.rules.court import change_loyalty
from gonfalon.games.pamir.rules.gift import Gift, can_gift
from gonfalon.games.pamir.rules.impact import Impact
from gonfalon.games.pamir.rules.march import March, can_move
from gonfalon.games.pamir.rules.market import pay_action, pay_price
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.tax import Tax, can_tax
from gonfalon.games.pamir.rules.words import ABILITIES, ACTIONS, COURT_SIZE, MILITARY, NEW_TACTICS, NONE

ALWAYS_BONUS = (ABILITIES.index("savvy_operator"), ABILITIES.index("irregulars"))

POSSIBLE: tuple[Callable[[Table, int], bool], ...] = (can_battle, can_betray, can_build, can_gift, can_move, can_tax)
"""For each action whether it can have an effect; one that cannot may not be chosen (A2)."""


def is_bonus(table: Table, seat: int, card: int) -> bool:
    """Whether using this card does not count against the two actions (T4, X14, E)."""
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
        happenings.bought(state, seat, table.seating.deck.bought[card])


def carry_out(state: State, seat: int, move: Move) -> None:
    """Play the card (L2 to L5), or mark it as used, whatever will be done with it, and begin its action (A9)."""
    table: Table = state.table
    if table.announced:
        table.forget_drops()
    if move.word == "play":
        table.spend()
        table.play(seat, move.one, move.two)
        state.stack.append(Impact(seat, move.one))
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
            state.stack.append(March(seat, move.one, rank))
        case _:
            state.stack.append(Tax(seat, move.one, rank))
