"""The regent: looks two rounds ahead in games that it imagines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.bots.bot import BotDecision, Budget
from gonfalon.bots.policy import softmax
from gonfalon.bots.search import Evaluator, search
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision, State
from gonfalon.games.ordonance.bots.character_weights import CharacterWeights, ReasonGivingChooser
from gonfalon.games.ordonance.bots.evaluation import Evaluation, victory_chance
from gonfalon.games.ordonance.bots.learned_policy import policy_for_view
from gonfalon.games.ordonance.bots.squire import MoveValues
from gonfalon.games.ordonance.rules import Ordonance, Table
from gonfalon.games.ordonance.rules.moves import PASS

SECONDS: Final = 0.3
"""How long it thinks about a move where nobody hurries it."""
ROUNDS: Final = 2
"""How many turns of each seat it looks ahead, the one that it decides about among them."""
REGENT_WARMTH: Final = 0.02
"""How much by the squire's figures makes a move e times as likely, where nothing was learned of what is played."""
RULES: Final = Ordonance()


class Regent(ReasonGivingChooser):
    """Searches two rounds deep, guided by what was learned, and by the squire's figures where nothing was."""

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> BotDecision:
        moves = decision.moves
        shifts = self.character.drawn(moves, [0.0] * len(moves), CharacterWeights(view).leanings)
        found = search(view, RoundEvaluator(view), dice, budget, SECONDS, shifts)
        return BotDecision(found.best, second=found.second, tries=found.tries)


class RoundEvaluator(Evaluator):
    """All seats play as was learned or as the squire's figures say, until each has had so many turns."""

    def __init__(self, view: View) -> None:
        table: Table = view.table
        self._seat = view.seat
        self._end = table.ply + ROUNDS * table.seating.seats
        self._policy = policy_for_view(view)

    def priors(self, state: State) -> Sequence[float]:
        if self._policy is not None:
            return self._policy.probabilities(state)
        if state.moves[0] == PASS:
            return [1.0]
        figures = MoveValues(state.table, state.seat)
        return softmax([figures.of(move) for move in state.moves], REGENT_WARMTH)

    def cut(self, state: State) -> bool:
        table: Table = state.table
        return table.ply >= self._end

    def worth(self, state: State) -> Sequence[float]:
        table: Table = state.table
        if not state.stack:
            outcome = RULES.outcome(table)
            return [outcome.share(seat) for seat in range(len(outcome.scores))]
        if self._policy is not None:
            return self._policy.shares(state)
        return [self._hope(table) if seat == self._seat else 0.0 for seat in range(table.seating.seats)]

    def _hope(self, table: Table) -> float:
        """Return how likely the searching seat is to win, as the squire sees the territories."""
        hand = [face for card in table.hands[self._seat] if (face := table.faces[card]) is not None]
        appraisal = Evaluation(table, self._seat)
        chances = appraisal.chances(hand)
        if appraisal.by_points:
            return sum(chances) / len(chances)
        return victory_chance(chances, table.seating.seats)
