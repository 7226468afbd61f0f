"""A search for games with hidden cards: it imagines games that agree with what its seat knows, and plays on in them.

How a game uses it: write a `Evaluator`, which is made anew for each question, and take the best of what comes back.

    class Regent:
        def choose(self, view: View, dice: Dice, budget: Budget) -> Answer:
            if len(view.decision.moves) == 1:
                return Answer(view.decision.moves[0])
            found = search(view, MyCounsel(view), dice, budget, seconds=0.2)
            return Answer(found.best, my_reason(found))

Only the choices of the searching seat are in the tree. Rivals play as the counsel says they usually do, each from
what it would know in that game, and so does the seat itself beyond the tree. A try ends where the counsel cuts it off,
and what it says the game is worth there goes back up the tree. Every try of a first move is played in another imagined
game, and the n-th tries of all first moves in the same one: so they are compared under the same hidden cards, and fewer
games have to be imagined than are played.

Determinization: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4 (2012). The
choice in the tree is PUCT: Silver and others, "Mastering the game of Go without human knowledge", Nature 550 (2017).
"""

from __future__ import annotations

import gc
import math
import random
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.game import Move
from gonfalon.core.knowledge import View
from gonfalon.core.mypyc_support import mypyc_attr
from gonfalon.core.state import State

EXPLORING = 1.2
"""How much a move that was seldom tried gains by being likely; values lie between 0 and 1."""
ANY_MOVE = 0.04
"""The part of every prior that is spread evenly, so that no move is never looked at."""
MOST_TRIES = 1_000_000
MOST_WORLDS = 1500
"""So many games are imagined for one question; then they are played in once more."""
ABOUT_AS_GOOD = 0.03
"""So little apart, in shares of the game, two moves are about as good."""
TRIED_ENOUGH = 0.25
"""A move must have been tried at least so often, compared with the best, before it is called about as good,"""
LEAST_COMPARED = 100
"""and each of the two at least so often: chance alone makes averages of fewer tries differ by more than that."""
KEPT = 48
"""So many ends of tries are kept of each first move."""
DECIDED = 64
"""After so many tries, where their number is fixed, it is looked whether the rest can still change the choice."""
GLANCE = 0.002
"""How often it is looked whether the move is wanted now, in seconds; a single try may take longer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC):
    """An evaluator of a game for one search: how seats usually play, where to stop, and how well each seat stands.

    Every method is given an imagined state, in which all faces lie open: a method that looks at a face which the seat
    in question does not know makes the search believe that its rivals know it too.
    """

    @abstractmethod
    def priors(self, state: State) -> Sequence[float]:
        """
        Return how likely `state.seat` is to play each of `state.moves`, by what that seat knows; they add up to 1.
        """

    @abstractmethod
    def cut(self, state: State) -> bool:
        """Return whether to search no further than here; called after each move, for states that are not over."""

    @abstractmethod
    def worth(self, state: State) -> Sequence[float]:
        """For each seat what the state is worth to it, between 0 and 1: where it was cut off, or at the end."""

    def dealer(self, view: View) -> Callable[[Dice], State]:
        """Imagines games that look to the searching seat like the real one; likelier ones should come oftener."""
        return view.dealer().deal

    def sight(self, state: State) -> Hashable:
        """
        Return a key that tells apart the searching seat's decisions after the same own moves, by what that seat knows.

        The same sight must mean the same moves. The more it tells apart, the less is learned of each.
        """
        return tuple(state.moves)

    def sample(self, state: State, chance: Callable[[], float]) -> object:
        """One of `state.moves`, of which there are several, as `state.seat` usually plays.

        Args:
            state: the game.
            chance: gives a new number from 0 to below 1 each time.
        """
        return state.moves[index_at_chance(self.priors(state), chance())]

    def play_on(self, state: State, seat: int, chance: Callable[[], float]) -> bool:
        """Play until this seat has a choice, or a try ends, and say whether it ended; no seat is -1."""
        while moves := state.moves:
            if self.cut(state):
                return True
            if len(moves) == 1:
                state.play(moves[0])
            elif state.seat == seat:
                return False
            else:
                state.play(self.sample(state, chance))
        return True


def index_at_chance(priors: Sequence[float], chance: float) -> int:
    """The place at which the sum of the priors passes a number from 0 to 1."""
    for place, prior in enumerate(priors):
        chance -= prior
        if chance < 0.0:
            return place
    return len(priors) - 1


class SearchResult:
    """The findings of a search about each first move, in the order of the decision's moves."""

    __slots__ = ("ends", "moves", "priors", "shifts", "values", "visits")

    def __init__(
        self, root: _Node, ends: Sequence[Sequence[State]], shifts: Sequence[float], moves: Sequence[Move]
    ) -> None:
        self.moves = moves
        self.priors = root.priors
        """How likely each move seemed before it was tried."""
        self.visits = root.visits
        """How often each was tried."""
        self.values = [total / max(1, visits) for total, visits in zip(root.totals, root.visits, strict=True)]
        """What each was worth to the seat on average, between 0 and 1; this tells its hand, so it is never shown."""
        self.ends = ends
        """The states in which the last tries of each move ended, with all faces open as they were imagined."""
        self.shifts = shifts

    @property
    def tries(self) -> int:
        """The number of games that were played on in all."""
        return sum(self.visits)

    @property
    def choice(self) -> int:
        """The place of the move that is best: tried most often, weighed with the shifts; at first the likeliest."""
        figures = [
            (math.log(visits + prior) + shift, value)
            for visits, prior, shift, value in zip(self.visits, self.priors, self.shifts, self.values, strict=True)
        ]
        return max(range(len(figures)), key=figures.__getitem__)

    @property
    def best(self) -> Any:
        """The move of `choice`."""
        return self.moves[self.choice]

    @property
    def second(self) -> Any:
        """The move tried most often after the best one, where the two are about as good; None where they are not."""
        choice = self.choice
        second = max((place for place in range(len(self.moves)) if place != choice), key=self.visits.__getitem__)
        tried_enough = self.visits[second] >= max(LEAST_COMPARED, TRIED_ENOUGH * self.visits[choice])
        near = abs(self.values[second] - self.values[choice]) < ABOUT_AS_GOOD
        return self.moves[second] if tried_enough and near else None


def search(
    view: View, evaluator: Evaluator, dice: Dice, budget: Budget, seconds: float, shifts: Sequence[float] = ()
) -> SearchResult:
    """Look into a decision of the view's seat that leaves a choice.

    It ends when a move has so many more tries than the others that the rest of the time cannot change the choice.

    Args:
        view: what the seat knows.
        counsel: what there is to know of the game; `cut` may depend on the view it was made for.
        dice: all the chance there is; with `budget.iterations` the same dice make the same findings.
        budget: when to answer at the latest; its `iterations`, if there are any, are not cut short by `seconds`.
        seconds: how long to think where nothing hurries.
        shifts: how much a character likes each move, as an addition to the logarithm of how likely it is.
    """
    begin = time.perf_counter()
    seat = view.seat
    chance = random.Random(dice.word()).random
    imagine = evaluator.dealer(view)
    worlds = [imagine(dice)]
    first = worlds[0]
    count = len(first.moves)
    leaning = list(shifts) or [0.0] * count
    root = _Node(first, evaluator, leaning)
    ends: list[deque[State]] = [deque(maxlen=KEPT) for _ in range(count)]
    fixed = budget.iterations
    most = fixed or MOST_TRIES
    limit = begin + (budget.seconds if fixed else min(seconds, budget.seconds))
    look = begin
    done = 0
    collecting = gc.isenabled()
    gc.disable()  # all that is cloned for a try is freed without it, and looking for cycles takes a fifth of the time
    try:
        while done < most:
            index = root.selected()
            turn = root.visits[index] % MOST_WORLDS
            if turn == len(worlds):
                worlds.append(imagine(dice))
            state = worlds[turn].clone()
            _try(root, index, state, seat, evaluator, chance)
            ends[index].append(state)
            done += 1
            if fixed and done % DECIDED == 0 and root.lead() > most - done and not any(leaning):
                break
            now = time.perf_counter()
            if now - look >= GLANCE:
                look = now
                if now >= limit or budget.spent():
                    break
                if not fixed and root.lead() > done * (limit - now) / (now - begin) and not any(leaning):
                    break
    finally:
        if collecting:
            gc.enable()
    return SearchResult(root, ends, leaning, view.pending.moves)


def _try(node: _Node, index: int, state: State, seat: int, evaluator: Evaluator, chance: Callable[[], float]) -> None:
    """Play one imagined game from a first move to its cut, and write into the tree what came of it."""
    path = [(node, index)]
    state.play(node.moves[index])
    while not evaluator.play_on(state, seat, chance):
        known = node.children[index]
        if known is None:
            known = node.children[index] = {}
        sight = evaluator.sight(state)
        child = known.get(sight)
        if child is None:
            known[sight] = _Node(state, evaluator)
            state.play(evaluator.sample(state, chance))
            evaluator.play_on(state, -1, chance)
            break
        node = child
        index = node.selected()
        path.append((node, index))
        state.play(node.moves[index])
    worth = evaluator.worth(state)[seat]
    for node, index in path:
        node.visits[index] += 1
        node.totals[index] += worth
        node.count += 1
        node.total += worth


class _Node:
    """A decision of the searching seat, in all imagined games in which it knows the same."""

    __slots__ = ("children", "count", "moves", "priors", "total", "totals", "visits")

    def __init__(self, state: State, evaluator: Evaluator, shifts: Sequence[float] = ()) -> None:
        self.moves = state.moves
        count = len(self.moves)
        priors = evaluator.priors(state)
        if shifts and any(shifts):
            shifted = [prior * math.exp(shift) for prior, shift in zip(priors, shifts, strict=True)]
            whole = sum(shifted)
            priors = [prior / whole for prior in shifted]
        self.priors = [(1.0 - ANY_MOVE) * prior + ANY_MOVE / count for prior in priors]
        self.visits = [0] * count
        self.totals = [0.0] * count
        self.count = 0
        self.total = 0.0
        self.children: list[dict[Hashable, _Node] | None] = [None] * count

    def selected(self) -> int:
        """The place of the move to try next."""
        count = self.count
        if not count:
            return self.priors.index(max(self.priors))
        usual = self.total / count
        eager = EXPLORING * math.sqrt(count)
        best = -1.0
        chosen = 0
        for place, (visits, total, prior) in enumerate(zip(self.visits, self.totals, self.priors, strict=True)):
            figure = (total / visits if visits else usual) + eager * prior / (1 + visits)
            if figure > best:
                best = figure
                chosen = place
        return chosen

    def lead(self) -> int:
        """By how many tries the move that was tried most is ahead of the next."""
        *_, second, most = sorted(self.visits)
        return most - second
