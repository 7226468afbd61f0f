"""The regent: takes the move that begins the best plan for what remains of its turn, by what was learned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gonfalon.bots.bot import Answer, Budget, Chooser, Reason
from gonfalon.bots.character import PLAIN, Character
from gonfalon.bots.weights import BadWeights, kept, read_weights
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision, State
from gonfalon.games.pamir.bots.estimate import Estimate, Weights
from gonfalon.games.pamir.bots.features import NAMES
from gonfalon.games.pamir.bots.leanings import drawn_to
from gonfalon.games.pamir.bots.memory import remembered
from gonfalon.games.pamir.bots.motives import DONE, SOON, STOPS, motive
from gonfalon.games.pamir.bots.plan import Planner, Way
from gonfalon.games.pamir.bots.squire import Squire
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.words import COURT_SIZE

WIDTH: Final = 3
"""How many ways are gone on with after each action."""
DEPTH: Final = 4
"""How many actions more are tried: the second, and bonus actions."""


class Regent(Chooser):
    """Plans its turn; with cards of which nothing was learned it is the squire."""

    def __init__(self, character: Character = PLAIN, weights: Weights | None = None) -> None:
        """
        Args:
            character: what it is drawn to.
            weights: what it goes by; None for what was learned of the cards that are played with.
        """
        super().__init__(character)
        self.weights = weights

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        weights = self.weights or weights_for(view.table.seating.deck)
        if weights is None or decision.prompt.word in ("loyalty", "pay-bribe"):
            return Squire(self.character).choose(view, dice, budget)
        state = remembered(view).imagine(dice)
        estimate = Estimate(state.table, weights)
        planner = Planner(view.seat, estimate, budget.spent)
        ways = _active(view, planner.ways(state, WIDTH, DEPTH))
        alone: dict[Move, Way] = {}
        best: dict[Move, Way] = {}
        for way in ways:
            alone.setdefault(way.first, way)
            if way.first not in best or way.value > best[way.first].value:
                best[way.first] = way
        moves: Sequence[Move] = sorted(best)
        values = drawn_to(self.character, view, moves, [best[move].value for move in moves])
        chosen = dice.pick_best(moves, values)
        return Answer(chosen, _reason(planner, state, alone[chosen], best[chosen]))


def _reason(planner: Planner, state: State, alone: Way, whole: Way) -> Reason | None:
    """Why a move: for what it brings alone if that is half of what is planned, else for the plan that it begins."""
    if whole.first.word in STOPS:
        return Reason(DONE)
    estimate, seat, now = planner.estimate, planner.seat, planner.value(state)
    wins = whole.state.table.over
    if not wins and 2 * (alone.value - now) >= whole.value - now:
        reason = motive(estimate, seat, state.table, alone.state.table)
        if reason is not None:
            return reason
    reason = motive(estimate, seat, state.table, whole.state.table)
    return Reason(SOON) if reason is not None and wins and not alone.state.table.over else reason


def _active(view: View, ways: list[Way]) -> list[Way]:
    """The ways that do something, where a court card can be had: the game comes to its end by purchases (V3)."""
    if view.table.actions < 2 or not any(way.first.word == "buy" and way.first.one <= COURT_SIZE for way in ways):
        return ways
    return [way for way in ways if way.first.word != "end"]


@lru_cache(maxsize=8)
def weights_for(deck: Deck) -> Weights | None:
    """What was learned of a deck; None where that cannot be read or is about other cards."""
    for path in kept("pamir.weights"):
        try:
            found = read_weights(path)
        except BadWeights:
            continue
        if found.about.get("cards") == deck.hash and len(found.parts.get("figures", ())) == len(NAMES):
            return Weights(found.parts["figures"], found.parts["court"], found.parts["hand"])
    return None
