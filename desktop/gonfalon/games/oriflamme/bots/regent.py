"""The regent: looks ahead to the end of the round in games that it imagines."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from gonfalon.bots.bot import Answer, Budget, Chooser
from gonfalon.bots.policy import softmax
from gonfalon.bots.search import Counsel, search
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision, State
from gonfalon.games.oriflamme.bots.habits import Habits, beside
from gonfalon.games.oriflamme.bots.leanings import leanings
from gonfalon.games.oriflamme.bots.learned import searched_by
from gonfalon.games.oriflamme.bots.reasons import reason_found
from gonfalon.games.oriflamme.bots.squire import appraised
from gonfalon.games.oriflamme.bots.standing import Standing
from gonfalon.games.oriflamme.rules import Oriflamme, Table
from gonfalon.games.oriflamme.rules.course import REACHED

SECONDS: Final = 0.2
"""How long it thinks about a move where nobody hurries it; longer was not measured to help."""
WARMTH: Final = 0.6
"""How many influence by the squire's figures make a move e times as likely, where nothing was learned of the cards."""
RULES: Final = Oriflamme()

# What cards on the table are taken to be worth where nothing was learned of them, in influence.
OPEN_LATER: Final = 0.75
"""An open card, for each round to come."""
CLOSED: Final = 0.6
CLOSED_LATER: Final = 0.5
"""A closed card, at once and for each round to come."""
LAIN_OPEN: Final = 0.7
LAIN_CLOSED: Final = 1.2
"""Each influence on a card."""
DOUBT: Final = 1.2
DOUBT_LATER: Final = 0.9
"""By how much one has to be ahead to be e times as likely to win, with no round to come and for each more."""


class Regent(Chooser):
    """Searches to the end of the round, guided by what was learned; with cards of which nothing was, by the squire."""

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        moves = decision.moves
        shifts = self.character.drawn(moves, [0.0] * len(moves), partial(leanings, view))
        found = search(view, UntilRoundEnds(view), dice, budget, SECONDS, shifts)
        return Answer(found.best, reason_found(view, found))


class UntilRoundEnds(Counsel):
    """All seats play as was learned, or else like squires, until the next round begins; then standings are compared.

    What rivals have hidden is dealt evenly. Dealing it by when and where they placed it and how often they kept it
    was tried: that knew up to a seventh of a bit more about a card of squires and half a bit of chancellors, and
    won no more.
    """

    def __init__(self, view: View) -> None:
        table: Table = view.table
        self._round = table.round
        self._policy = searched_by(view)
        self._habits = Habits(_logits_of_squire if self._policy is None else self._policy.logits)
        self._logits = _logits_of_squire if self._policy is None else self._policy.logits
        self._shares: Callable[[Table], Sequence[float]] = _usual_shares
        if self._policy is not None and table.round < table.seating.rounds:
            self._shares = Standing(self._policy, table, table.round + 1).shares

    def priors(self, state: State) -> Sequence[float]:
        return softmax(self._logits(state))

    def cut(self, state: State) -> bool:
        table: Table = state.table
        return table.round != self._round

    def worth(self, state: State) -> Sequence[float]:
        if state.stack:
            return self._shares(state.table)
        outcome = RULES.outcome(state.table)
        return [outcome.share(seat) for seat in range(len(outcome.scores))]

    def sight(self, state: State) -> Hashable:
        if state.stack[-1] is REACHED:
            table: Table = state.table
            card = table.acted
            return card, table.influence[card], beside(table, card, state.seat)
        return tuple(state.moves)

    def play_on(self, state: State, seat: int, chance: Callable[[], float]) -> bool:
        # As it is inherited, without a call for each move.
        table: Table = state.table
        now = self._round
        drawn = self._habits.drawn
        while moves := state.moves:
            if table.round != now:
                return True
            if len(moves) == 1:
                state.play(moves[0])
            elif state.seat == seat:
                return False
            else:
                state.play(drawn(state, chance()))
        return True


def _logits_of_squire(state: State) -> list[float]:
    view = View.of(state, state.seat)
    assert view.decision is not None
    return [figure / WARMTH for figure in appraised(view, view.decision)]


def _usual_shares(table: Table) -> list[float]:
    """Which part of the victory each seat will have when a round begins, by a rule of thumb."""
    owner = table.seating.owner
    left = table.seating.rounds - table.round + 1
    standing = [float(pool) for pool in table.pool]
    for card in table.queue:
        lain = table.influence[card]
        if table.open[card]:
            standing[owner[card]] += OPEN_LATER * left + LAIN_OPEN * lain
        else:
            standing[owner[card]] += CLOSED + CLOSED_LATER * left + LAIN_CLOSED * lain
    return softmax(standing, DOUBT + DOUBT_LATER * left)
