"""The page: plays at random, but nothing absurd."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.bots.bot import Thinker
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.ordonance.rules import Move, Table
from gonfalon.games.ordonance.rules.table import NOBODY


class Page(Thinker):
    """Chooses at random among the moves that are not absurd."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        moves: Sequence[Move] = decision.moves
        return dice.pick(_sensible(view.table, moves))


def _sensible(table: Table, moves: Sequence[Move]) -> Sequence[Move]:
    """Cards go where there is still something to win; where there is nothing left, the best cards are kept.

    A card of all icons is never spent where nobody needs it as long as there is any other move.
    """
    open_ones = [move for move in moves if table.holder[move.territory - 1] == NOBODY]
    if open_ones:
        return open_ones
    richest = len(table.seating.deck.icons)
    return [move for move in moves if len(set(move.unit)) < richest] or moves
