"""The yardstick of searchers: plain ISMCTS with random rollouts to the end of the game, which knows nothing of it.

Single-observer ISMCTS with UCB1 (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE
TCIAIG 4, 2012): all seats decide in one tree, each for itself, among the moves that the imagined game allows.
"""

from __future__ import annotations

import math
import random
from typing import Any

from gonfalon.bots.bot import Answer, Budget
from gonfalon.core.dice import Dice
from gonfalon.core.game import AnyRules
from gonfalon.core.knowledge import View

EXPLORING = 0.7
"""The factor of that paper."""
MOST_TRIES = 100_000


class Node:
    """What came of a move, after the moves before it."""

    __slots__ = ("children", "possible", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.possible = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """What the seat that made the move got of the victories."""

    def figure(self) -> float:
        return self.total / self.visits + EXPLORING * math.sqrt(math.log(self.possible) / self.visits)


class Ismcts:
    """Searches as long as its budget lasts, or so many tries."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def choose(self, view: View, dice: Dice, budget: Budget) -> Answer:
        root = Node()
        chance = random.Random(dice.word())
        deal = view.dealer().deal
        for _ in range(budget.iterations or MOST_TRIES):
            if budget.spent() and root.children:
                break
            self._try(root, deal(dice), chance)
        return Answer(max(root.children, key=lambda move: root.children[move].visits))

    def _try(self, root: Node, state: Any, chance: random.Random) -> None:
        node = root
        path: list[tuple[Node, int]] = []
        while state.moves:
            seat = state.seat
            known = node.children
            new = [move for move in state.moves if move not in known]
            if new:
                move = chance.choice(new)
            else:
                figures = [known[move].figure() for move in state.moves]
                move = state.moves[figures.index(max(figures))]
            for other in state.moves:
                if other in known:
                    known[other].possible += 1
            if new:
                known[move] = Node()
                known[move].possible = 1
            node = known[move]
            path.append((node, seat))
            state.play(move)
            if new:
                break
        while moves := state.moves:
            state.play(moves[int(chance.random() * len(moves))])
        outcome = self.rules.outcome(state.table)
        for node, seat in path:
            node.visits += 1
            node.total += outcome.share(seat)
