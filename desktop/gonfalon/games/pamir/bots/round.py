"""A round ahead: how a coach plays on from a position of Pax Pamir, for a whole game takes squires over a second."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gonfalon.bots.bot import Budget
from gonfalon.bots.policy import softmax
from gonfalon.bots.search import Counsel
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.bots.appraisal import Appraisal
from gonfalon.games.pamir.bots.estimate import Estimate
from gonfalon.games.pamir.bots.forecast import Forecast
from gonfalon.games.pamir.bots.regent import weights_for
from gonfalon.games.pamir.bots.squire import Squire
from gonfalon.games.pamir.bots.trial import Trial
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.rules.words import NONE

WARMTH: Final = 0.03
"""How much by the squire's figures makes a move e times as likely."""


class Round(Counsel):
    """All seats play as squires until each of them has ended a turn; the chances are those that were learned.

    They are told after each of these turns and taken together, for whoever has just had a turn always looks better. Of
    cards of which nothing was learned, they are those of the squire's forecast.
    """

    def __init__(self, view: View) -> None:
        table: Table = view.table
        self._turns = table.seating.seats - (table.seating.wakhan != NONE)
        self._squire = Squire(attentive=False)
        self._patience = Budget(1.0)
        weights = weights_for(table.seating.deck)
        self._estimate = None if weights is None else Estimate(table, weights)
        self._forecast = Forecast(table)
        self._told: list[Sequence[float]] = []

    def priors(self, state: State) -> Sequence[float]:
        view = View.of(state, state.seat)
        return softmax(Trial(view, Appraisal(view), Dice(0)).figures(state.moves), WARMTH)

    def cut(self, state: State) -> bool:
        return False

    def worth(self, state: State) -> Sequence[float]:
        table: Table = state.table
        if table.over:
            end = outcome(table)
            return [end.share(seat) for seat in range(len(end.scores))]
        told = self._told or [self._shares(table)]
        return [sum(shares) / len(told) for shares in zip(*told, strict=True)]

    def _shares(self, table: Table) -> Sequence[float]:
        if self._estimate is not None:
            return self._estimate.shares(table)
        return self._forecast.later(table, self._forecast.nearness.turns(table))

    def play_on(self, state: State, seat: int, chance: Callable[[], float]) -> bool:
        dice = Dice(int(chance() * 2**53))
        told = self._told = []
        ended = False
        while moves := state.moves:
            if ended and isinstance(state.stack[-1], Turn):
                ended = False
                told.append(self._shares(state.table))
                if len(told) == self._turns:
                    return True
            move = moves[0]
            if len(moves) > 1:
                if state.seat == seat:
                    return False
                move = self._squire.choose(View.of(state, state.seat), dice, self._patience).move
            ended = ended or move.word == "end"
            state.play(move)
        return True
