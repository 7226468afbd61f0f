"""The page: a beginner who knows a few rules of thumb and often forgets them, but does nothing absurd."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.bots.bot import Thinker
from gonfalon.bots.policy import drawn, softmax
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.ordonance.bots.manner import Manner, Outspoken
from gonfalon.games.ordonance.rules import Move

JOINS = 0.5
"""How much more a card draws to each card that it shares an icon with all of."""
BREAKS = -0.7
"""The same for each card of an army whose last common icon it does away with."""
THROWN = 0.4
"""How much a card of one icon draws to where nothing is left to win."""
RICH = -0.8
"""What each further icon takes away from that."""


class Page(Outspoken, Thinker):
    """Draws among the moves that are not absurd, those that a rule of thumb is for more often."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        manner = Manner(view)
        moves = _sensible(manner, decision.moves)
        shift = self.character.shift
        return moves[drawn(softmax([_drawn_to(manner, move) + shift(manner.leanings(move)) for move in moves]), dice)]


def _sensible(manner: Manner, moves: Sequence[Move]) -> Sequence[Move]:
    """All moves but those that spend a card of all icons where nobody needs it."""
    everything = manner.everything
    return [move for move in moves if manner.open(move) or manner.icons(move) != everything] or moves


def _drawn_to(manner: Manner, move: Move) -> float:
    cards = manner.cards(move)
    if not manner.open(move):
        return THROWN + RICH * (manner.icons(move).bit_count() - 1)
    return cards * (JOINS if manner.line(move) else BREAKS)
