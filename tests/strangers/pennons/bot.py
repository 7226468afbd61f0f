"""Somebody who plays Pennons."""

from __future__ import annotations

from gonfalon.bots.bot import BotDecision, Budget, Character
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from tests.strangers.pennons.rules import NOBODY, Move, Table


class Squire:
    """Takes the move after which it holds the most towers, with the weakest pennon that does it; has no character."""

    def __init__(self, character: Character) -> None:
        pass

    def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
        assert view.decision is not None
        moves: list[Move] = list(view.decision.moves)
        return BotDecision(dice.pick_best(moves, [self._worth(view.table, view.seat, move) for move in moves]))

    @staticmethod
    def _worth(table: Table, seat: int, move: Move) -> float:
        after = table.clone()
        card = next(card for card in table.hands[seat] if table.faces[card] == move.pennon)
        after.hoist(card, move.pennon, move.tower - 1)
        lost = after.holder(move.tower - 1) == NOBODY
        return after.held(seat) - lost - move.pennon / 100
