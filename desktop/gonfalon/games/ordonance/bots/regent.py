"""The regent: looks two rounds ahead in games that it imagines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from gonfalon.bots.bot import BotDecision, Budget
from gonfalon.bots.policy import softmax
from gonfalon.bots.search import Evaluator, search
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision, State
from gonfalon.games.ordonance.bots.character_weights import CharacterWeights, ReasonGivingChooser
from gonfalon.games.ordonance.bots.duel_network import DuelNetwork
from gonfalon.games.ordonance.bots.evaluation import Evaluation, victory_chance
from gonfalon.games.ordonance.bots.learned_policy import policy_for_view, usual_network
from gonfalon.games.ordonance.bots.squire import MoveValues
from gonfalon.games.ordonance.rules import Ordonance, Table
from gonfalon.games.ordonance.rules.moves import PASS

SECONDS: Final = 0.3
"""How long it thinks about a move where nobody hurries it."""
ROUNDS: Final = 2
"""How many turns of each seat it looks ahead, the one that it decides about among them."""
REGENT_WARMTH: Final = 0.02
"""How much by the squire's figures makes a move e times as likely, where nothing was learned of what is played."""
LAST: Final = 8
"""So many places from the end and nearer, games of two are played to the end."""
DUEL_WARMTH: Final = 0.1
"""How much greater odds, as a logarithm, make a move e times as likely to be tried."""
RULES: Final = Ordonance()


class Regent(ReasonGivingChooser):
    """Searches two rounds deep, guided by what was learned, and by the squire's figures where nothing was."""

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> BotDecision:
        moves = decision.moves
        shifts = self.character.drawn(moves, [0.0] * len(moves), CharacterWeights(view).leanings)
        network = usual_network(view.table)
        evaluator = RoundEvaluator(view) if network is None else DuelEvaluator(network, view)
        found = search(view, evaluator, dice, budget, SECONDS, shifts)
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


class DuelEvaluator(Evaluator):
    """Both seats play by the network; the last turns are played to the end, before them it values the next decision."""

    def __init__(self, network: DuelNetwork, view: View) -> None:
        table: Table = view.table
        self._network = network
        self._seat = view.seat
        places = table.seating.seats * table.seating.territories * table.seating.army_size
        self._end = places if places - table.ply <= LAST else table.ply + 2

    def priors(self, state: State) -> Sequence[float]:
        return softmax(self._network.odds(state), DUEL_WARMTH)

    def sample(self, state: State, chance: Callable[[], float]) -> object:
        # Whoever plays on plays its best: only the searching seat tries anything else.
        odds = self._network.odds(state)
        return state.moves[odds.index(max(odds))]

    def cut(self, state: State) -> bool:
        table: Table = state.table
        return table.ply >= self._end

    def worth(self, state: State) -> Sequence[float]:
        if not state.stack:
            outcome = RULES.outcome(state.table)
            return [outcome.share(seat) for seat in range(len(outcome.scores))]
        chance = 1.0 / (1.0 + exp(-max(self._network.odds(state))))
        return [chance if seat == state.seat else 1.0 - chance for seat in range(2)]
