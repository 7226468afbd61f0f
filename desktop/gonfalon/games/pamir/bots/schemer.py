"""The levels that play by the learned value: they plan their turn, and the regent looks at what others will answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon.bots.bot import Answer, Budget
from gonfalon.bots.character import PLAIN, Character
from gonfalon.bots.policy import drawn, softmax
from gonfalon.bots.weights import BadWeights, read_weights
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.data import resources_dir
from gonfalon.games.pamir.bots.estimate import Estimate, Weights
from gonfalon.games.pamir.bots.features import NAMES
from gonfalon.games.pamir.bots.leanings import drawn_to
from gonfalon.games.pamir.bots.memory import remembered
from gonfalon.games.pamir.bots.motives import motive
from gonfalon.games.pamir.bots.plan import Planner, Way, different
from gonfalon.games.pamir.bots.replies import Replies
from gonfalon.games.pamir.bots.squire import Squire
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.words import COURT_SIZE
from gonfalon.user.folders import bots_folder


class Care(NamedTuple):
    """How a level plans its turn."""

    width: int = 3
    """How many ways are gone on with after each action."""
    depth: int = 4
    """How many actions more are tried."""
    warmth: float = 0.0
    """By how much a move may be worse, in chances of victory, and be played e times less often; 0 takes the best."""
    plans: int = 0
    """How many plans are looked at again with what others may answer."""
    worlds: int = 0
    """In how many games as they may go on."""


LEVELS: Final = {"courtier": Care(warmth=0.03), "chancellor": Care(), "regent": Care(plans=4, worlds=6)}
EACH = 2
"""How many plans may begin with the same move, of those that are looked at again."""


class Schemer:
    """Takes the move that begins the best plan for what remains of its turn; with other cards it is the squire."""

    def __init__(self, care: Care, character: Character = PLAIN, weights: Weights | None = None) -> None:
        """
        Args:
            care: how it plans.
            character: what it is drawn to.
            weights: what it goes by; None for what was learned of the cards that are played with.
        """
        self.care = care
        self.character = character
        self.weights = weights

    def choose(self, view: View, dice: Dice, budget: Budget) -> Answer:
        assert view.decision is not None
        moves: Sequence[Move] = view.decision.moves
        if len(moves) == 1:
            return Answer(moves[0])
        weights = self.weights or weights_for(view.table.seating.deck)
        if weights is None or view.decision.prompt.word in ("loyalty", "pay-bribe"):
            return Squire(self.character).choose(view, dice, budget)
        known = remembered(view)
        state = known.imagine(dice)
        estimate = Estimate(state.table, weights)
        ways = Planner(view.seat, estimate, budget.spent).ways(state, self.care.width, self.care.depth)
        if self.care.worlds and state.table.at == view.seat:
            plans = _shortlist(ways, self.care.plans)
            if len({way.first for way in plans}) > 1:
                worlds = -(-budget.iterations // len(plans)) or self.care.worlds
                ways = Replies(known, weights, budget).seen(plans, worlds, dice)
        chosen = self._chosen(view, _active(view, ways), dice)
        return Answer(chosen.first, motive(estimate, view.seat, state.table, chosen.state.table))

    def _chosen(self, view: View, ways: Sequence[Way], dice: Dice) -> Way:
        """The best way with one of the first moves."""
        best: dict[Move, Way] = {}
        for way in ways:
            if way.first not in best or way.value > best[way.first].value:
                best[way.first] = way
        firsts = sorted(best)
        values = drawn_to(self.character, view, firsts, [best[first].value for first in firsts])
        if self.care.warmth:
            return best[firsts[drawn(softmax(values, self.care.warmth), dice)]]
        return best[dice.pick_best(firsts, values)]


def _active(view: View, ways: list[Way]) -> list[Way]:
    """The ways that do something, where a court card can be had: the game comes to its end by purchases (V3)."""
    if view.table.actions < 2 or not any(way.first.word == "buy" and way.first.one <= COURT_SIZE for way in ways):
        return ways
    return [way for way in ways if way.first.word != "end"]


def _shortlist(ways: list[Way], count: int) -> list[Way]:
    """The best ways, few of them beginning with the same move."""
    found: list[Way] = []
    for way in different(ways, len(ways)):
        if sum(other.first == way.first for other in found) < EACH:
            found.append(way)
            if len(found) == count:
                break
    return found


@lru_cache(maxsize=8)
def weights_for(deck: Deck) -> Weights | None:
    """What was learned of a deck; None where that cannot be read or is about other cards."""
    for folder in (bots_folder(), resources_dir() / "bots"):
        try:
            found = read_weights(folder / "pamir.weights")
        except BadWeights:
            continue
        if found.about.get("cards") == deck.hash and len(found.parts.get("figures", ())) == len(NAMES):
            return Weights(found.parts["figures"], found.parts["court"], found.parts["hand"])
    return None
