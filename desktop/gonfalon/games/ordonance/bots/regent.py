"""The regent: plays games that it imagines on, to the end where it is near and two play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gonfalon.bots.bot import PLAIN_CHARACTER, BotDecision, Budget, Character
from gonfalon.bots.policy import softmax
from gonfalon.bots.search import Evaluator, search
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision, State
from gonfalon.games.ordonance.bots.character_weights import CharacterWeights, ReasonGivingChooser
from gonfalon.games.ordonance.bots.duel_network import DuelNetwork
from gonfalon.games.ordonance.bots.evaluation import Evaluation, victory_chance
from gonfalon.games.ordonance.bots.learned_policy import chancellor, policy_for_view, usual_network
from gonfalon.games.ordonance.bots.squire import MoveValues
from gonfalon.games.ordonance.rules import Ordonance, Table
from gonfalon.games.ordonance.rules.moves import PASS
from gonfalon.games.ordonance.rules.table import NOBODY

SECONDS: Final = 0.3
"""How long it thinks about a move where nobody hurries it."""
ROUNDS: Final = 2
"""How many turns of each seat it looks ahead, the one that it decides about among them."""
REGENT_WARMTH: Final = 0.02
"""How much by the squire's figures makes a move e times as likely, where nothing was learned of what is played."""
LAST: Final = 8
"""With so many free places and fewer, four turns of each seat, games of two are played on to the end."""
PRIOR_WARMTH: Final = 0.1
"""How much greater odds, as a logarithm, make a move e times as likely to be tried."""
RULES: Final = Ordonance()


class Regent(ReasonGivingChooser):
    """Where a network for two was learned, plays the last turns on to the end, and before them as the chancellor.

    Otherwise it searches two rounds deep, guided by the policy that was learned, and by the squire's figures where
    nothing was.
    """

    def __init__(self, character: Character = PLAIN_CHARACTER) -> None:
        super().__init__(character)
        self._chancellor = chancellor(character)

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> BotDecision:
        network = usual_network(view.table)
        evaluator: Evaluator
        if network is None:
            evaluator = RoundEvaluator(view)
        elif _places(view.table) > LAST:
            return self._chancellor.answer(view, decision, dice, budget)
        else:
            evaluator = EndgameEvaluator(network)
        moves = decision.moves
        shifts = self.character.drawn(moves, [0.0] * len(moves), CharacterWeights(view).leanings)
        found = search(view, evaluator, dice, budget, SECONDS, shifts)
        return BotDecision(found.best, second=found.second)


def _places(table: Table) -> int:
    """Return how many places of all armies are free."""
    seating = table.seating
    return seating.seats * seating.territories * seating.army_size - sum(map(len, table.armies))


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


class EndgameEvaluator(Evaluator):
    """Both seats play by the network to the end, each by what it knows; all cards that fit are equally likely.

    Moves that only the network finds good are tried first; what cannot change any more ends a try at once, since three
    territories win.
    """

    def __init__(self, network: DuelNetwork) -> None:
        self._network = network

    def priors(self, state: State) -> Sequence[float]:
        return softmax(self._network.odds(state), PRIOR_WARMTH)

    def sample(self, state: State, chance: Callable[[], float]) -> object:
        # Whoever plays on plays its best: only the searching seat tries anything else.
        odds = self._network.odds(state)
        return state.moves[odds.index(max(odds))]

    def cut(self, state: State) -> bool:
        return _winner(state.table) != NOBODY

    def worth(self, state: State) -> Sequence[float]:
        winner = _winner(state.table)
        if winner != NOBODY:
            return [1.0 if seat == winner else 0.0 for seat in range(2)]
        outcome = RULES.outcome(state.table)
        return [outcome.share(seat) for seat in range(2)]


def _winner(table: Table) -> int:
    """Return which of two seats has so many territories that nothing can change who wins."""
    for seat in range(2):
        if 2 * table.holder.count(seat) > table.seating.territories:
            return seat
    return NOBODY
