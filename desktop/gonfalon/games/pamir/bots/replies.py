"""What others may answer to a plan: their turns are played as they would plan them, until the seat's own next turn."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.bots.estimate import Estimate, Weights
from gonfalon.games.pamir.bots.plan import Planner, Way
from gonfalon.games.pamir.rules.moves import END, PAY, Move
from gonfalon.games.pamir.rules.turn import Turn


class Replies:
    """Plays on in games that look to the seat like the real one."""

    def __init__(self, view: View, weights: Weights, budget: Budget) -> None:
        self.seat = view.seat
        self.dealer = view.dealer()
        self.weights = weights
        self.budget = budget

    def seen(self, plans: Sequence[Way], worlds: int, dice: Dice) -> list[Way]:
        """The plans with what they are worth when others have had their turns; as they were if there is no time.

        All plans are compared in the same games: only the deck differs from one to the next.
        """
        totals = [0.0] * len(plans)
        for count in range(1, worlds + 1):
            deck = self.dealer.deal(dice)
            values = []
            for plan in plans:
                state = plan.state.clone()
                state.table.deck = list(deck.table.deck)
                state.table.wakhan_deck = list(deck.table.wakhan_deck)
                state.seed = deck.seed
                values.append(self._followed(state, plan.ended))
                if self.budget.spent():
                    count -= 1
                    break
            else:
                totals = [total + value for total, value in zip(totals, values, strict=True)]
                continue
            break
        if not count:
            return list(plans)
        return [plan._replace(value=total / count) for plan, total in zip(plans, totals, strict=True)]

    def _followed(self, state: State, ended: bool) -> float:
        """What the game is worth to the seat at its next turn."""
        estimate = Estimate(state.table, self.weights)
        if ended:
            state.run()
        else:
            state.play(END)
        dice = Dice(state.seed)
        while state.moves and not (state.seat == self.seat == state.table.at and isinstance(state.stack[-1], Turn)):
            state.play(state.moves[0] if len(state.moves) == 1 else self._usual(state, estimate, dice))
        return estimate.shares(state.table)[self.seat]

    def _usual(self, state: State, estimate: Estimate, dice: Dice) -> Move:
        """What a seat does that looks no further than one action."""
        moves: Sequence[Move] = state.moves
        if PAY in moves or moves[0].word == "ask":
            return moves[-1]
        ways = Planner(state.seat, estimate, self.budget.spent).ways(state, 0, 0)
        return dice.pick_best(ways, [way.value for way in ways]).first
