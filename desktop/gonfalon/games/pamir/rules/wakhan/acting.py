"""With which card of her court Wakhan acts, and what it costs her (W16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.bribes import reserve_of
from gonfalon.games.pamir.rules.moves import USE
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan import fighting, moving, treasury
from gonfalon.games.pamir.rules.wakhan.playing import bribe_for, pay_bribe
from gonfalon.games.pamir.rules.wakhan.priority import highest
from gonfalon.games.pamir.rules.words import ACTIONS, BATTLE


class Way(NamedTuple):
    """One thing that a card can be used for."""

    action: int
    """The icon that the card must show."""
    can: Callable[[Table], bool]
    """Whether it would have an effect, whatever the card (A2)."""
    do: Callable[[State, int], None]
    """Do it with a card."""


WAYS = {
    action: Way(ACTIONS.index(action), can, do)
    for action, can, do in (
        ("battle", fighting.can_battle, fighting.battle),
        ("betray", treasury.can_betray, treasury.betray),
        ("build", treasury.can_build, treasury.build),
        ("gift", treasury.can_gift, treasury.gift),
        ("move", moving.can_move, moving.move),
        ("tax", treasury.can_tax, treasury.tax),
    )
}
WAYS["battle_card_with_most_spies"] = Way(BATTLE, fighting.can_battle_on_card, fighting.battle_on_card)
"""The lines of her cards that use a card of her court; `gift` is only a bonus action."""


def act(state: State, line: str) -> bool:
    """Use the card of the highest priority that can do what a line says; False where none can (W16)."""
    table: Table = state.table
    way = WAYS[line]
    actions = table.seating.deck.actions
    cards = [
        card
        for card in table.courts[table.seating.wakhan]
        if not table.used >> card & 1 and way.action in actions[card] and can_pay(table, card, way.action)
    ]
    if not cards or not way.can(table):
        return False
    card, question = highest(table, cards)
    table.reason("acting", (card, question, way.action))
    use(state, card, way, bonus=is_bonus(table, table.seating.wakhan, card))
    return True


def act_with(state: State, card: int) -> bool:
    """Use a card for a bonus action: its leftmost icon that can be done; False where none can (W10)."""
    table: Table = state.table
    for action in table.seating.deck.actions[card]:
        way = WAYS[ACTIONS[action]]
        if can_pay(table, card, action) and way.can(table):
            table.reason("bonus", (card, action))
            use(state, card, way, bonus=True)
            return True
    return False


def can_pay(table: Table, card: int, action: int) -> bool:
    """Whether she has the bribe for a hostage and the least that the action itself costs (B2, B4, W16)."""
    wakhan = table.seating.wakhan
    move = USE[action][card]
    return bribe_for(table, move)[1] + reserve_of(table, wakhan, move) <= table.rupees[wakhan]


def use(state: State, card: int, way: Way, *, bonus: bool) -> None:
    """Pay the bribe, spend the action unless it is a bonus (T4), and do it."""
    table: Table = state.table
    pay_bribe(table, USE[way.action][card])
    if not bonus:
        table.spend()
    table.use(card, way.action)
    way.do(state, card)
