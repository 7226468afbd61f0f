"""What each move of a decision comes to, by all that can follow or by many games that are played on from it.

A decision after which nothing hangs on what is hidden is searched to the end: the seat does its best, all others their
worst to it. Any other is tried in games that look to its seat like the real one, each move in each of the same games
and with the same dice; moves that are plainly worse are dropped early.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, Final

from gonfalon.bots.bot import Bot, Budget
from gonfalon.bots.crew import Crew
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.state import State

__all__ = ["PLAYOUTS", "Proof", "searched", "tried"]

PLAYOUTS: Final = 20_000
ALIKE: Final = 0.01
"""Moves whose shares differ by no more are equally good."""
CLEAR: Final = 0.05
"""By so much more than what luck may have done the best is better than the next."""
LUCK: Final = 3.0
"""So many standard errors."""
PLAINLY: Final = 6.0
"""A move that is worse by so many standard errors is tried no further."""
LOOKS: Final = (200, 1000, 4000)
"""After so many games it is seen which moves are worth more of them."""
MOST_NODES: Final = 60_000
WITNESSES: Final = 8
"""In so many imagined games a search looks whether they would go just so."""

Finder = Callable[[], tuple[Callable[[Any], Outcome], Bot]]
"""Gives the outcome of a table by the rules of the game, and who plays on, in any process."""


@dataclass(frozen=True)
class Proof:
    """What the moves of a decision came to."""

    shares: dict[Any, float]
    """For each move, the share of victory, from 0 to 1; the best first."""
    playouts: int
    """How many games every move was played on in that is not plainly worse; 0 where all that follows was searched."""
    error: float = 0.0
    """One standard error of the margin."""

    @property
    def solution(self) -> tuple[Any, ...]:
        """The best move, and those that are as good."""
        best = next(iter(self.shares.values()))
        alike = ALIKE if self.playouts else 0.0
        return tuple(move for move, share in self.shares.items() if share >= best - alike)

    @property
    def margin(self) -> float:
        """By how much the worst of the solution is better than the best of the rest; 0 where there is no rest."""
        shares, alike = [*self.shares.values()], len(self.solution)
        return shares[alike - 1] - shares[alike] if alike < len(shares) else 0.0

    @property
    def clear(self) -> bool:
        """Whether nobody could doubt it."""
        return self.margin - LUCK * self.error >= (CLEAR if self.playouts else ALIKE)


# -- all that can follow -----------------------------------------------------------------------------------------------


class _Unsure(Exception):
    """What follows hangs on something that the seat cannot know, or there is too much of it."""


def searched(view: View, outcome: Callable[[Any], Outcome], most: int = MOST_NODES) -> Proof | None:
    """The share that each move makes sure of whatever others do; None where that cannot be said."""
    assert view.decision is not None
    # Faces that the seat does not know are None on the first, and dealt at random on the others.
    games = [State(view.table.clone(), [frame.clone() for frame in view.stack], 0)]
    games[0].ask(view.seat, view.decision.moves)
    games += [view.imagine(Dice(number)) for number in range(WITNESSES)]
    left = [most]
    try:
        shares = {move: _sure(_moved(games, move), view.seat, outcome, left) for move in view.decision.moves}
    except _Unsure:
        return None
    return Proof(_best_first(shares), 0)


def _sure(games: list[State], seat: int, outcome: Callable[[Any], Outcome], left: list[int]) -> float:
    first = games[0]
    left[0] -= 1
    if left[0] < 0 or any(game.seat != first.seat or [*game.moves] != [*first.moves] for game in games if game.moves):
        raise _Unsure
    if not first.moves:
        ends = {outcome(game.table).share(seat) for game in games if not game.moves}
        if len(ends) > 1 or any(game.moves for game in games):
            raise _Unsure
        return ends.pop()
    if any(not game.moves for game in games):
        raise _Unsure
    best, better = (1.0, max) if first.seat == seat else (0.0, min)
    found = 1.0 - best
    for move in first.moves:
        found = better(found, _sure(_moved(games, move), seat, outcome, left))
        if found == best:
            break
    return found


def _moved(games: Sequence[State], move: Any) -> list[State]:
    after = [game.clone() for game in games]
    _foretold(after[0], move)
    for game in after[1:]:
        game.play(move)
    return after


def _foretold(state: State, move: Any) -> None:
    """Play a move where None stands for what is unknown: rules that have to know it fail."""
    try:
        state.play(move)
    except (TypeError, AssertionError):
        raise _Unsure from None


# -- many games --------------------------------------------------------------------------------------------------------


def tried(view: View, find: Finder, crew: Crew, playouts: int = PLAYOUTS, looks: Sequence[int] = LOOKS) -> Proof:
    """The share of so many games that each move won, where bots played on."""
    assert view.decision is not None
    moves = [*view.decision.moves]
    found: dict[Any, list[float]] = {move: [] for move in moves}
    done = 0
    for end in (*(look for look in looks if look < playouts), playouts):
        for _, piece in crew.spread(partial(_played_on, view, tuple(moves), find), range(done, end)):
            for game in piece:
                for move, share in zip(moves, game, strict=True):
                    found[move].append(share)
        done = end
        moves = _worth_more(found, moves, done)
    shares = _best_first({move: sum(won) / len(won) for move, won in found.items()})
    proof = Proof(shares, playouts)
    order = [*shares]
    at = len(proof.solution)
    if at == len(order):
        return proof
    return Proof(shares, playouts, _error(found[order[at - 1]], found[order[at]]))


def _played_on(view: View, moves: Sequence[Any], find: Finder, numbers: range) -> list[list[float]]:
    """For each of the imagined games with these numbers the seat's share after each move."""
    outcome, bot = find()
    deal = view.dealer().deal
    budget = Budget(60.0)
    found = []
    for number in numbers:
        dice = Dice(number)
        dice.word()
        world, mind = deal(dice), dice.word()
        shares = []
        for move in moves:
            state, own = world.clone(), Dice(mind)
            state.play(move)
            while asked := state.moves:
                alone = len(asked) == 1
                state.play(asked[0] if alone else bot.choose(View.of(state, state.seat), own, budget).move)
            shares.append(outcome(state.table).share(view.seat))
        found.append(shares)
    return found


def _worth_more(found: dict[Any, list[float]], moves: Sequence[Any], done: int) -> list[Any]:
    """The moves that may still be the best, and the next best."""
    order = sorted(moves, key=lambda move: -sum(found[move]))
    best = found[order[0]]
    behind = [(sum(best) - sum(found[move])) / done for move in order]
    alike = sum(share <= ALIKE for share in behind)
    kept = [
        move for place, move in enumerate(order)
        if place <= alike or behind[place] <= PLAINLY * _error(best, found[move])
    ]  # fmt: skip
    return sorted(kept)


def _error(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference between two moves in the same games."""
    each = [a - b for a, b in zip(one, other, strict=False)]
    mean = sum(each) / len(each)
    return sqrt(sum((value - mean) ** 2 for value in each) / max(1, len(each) - 1) / len(each))


def _best_first(shares: dict[Any, float]) -> dict[Any, float]:
    return dict(sorted(shares.items(), key=lambda one: -one[1]))
