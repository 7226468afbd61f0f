"""What a game analysis finds out by playing a game on: the chances at a step, and what an answer comes to."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gonfalon.bots.bot import SIMPLEST, Budget
from gonfalon.bots.confidence import anytime_half_width
from gonfalon.bots.search import Evaluator, index_at_chance
from gonfalon.core.dice import Dice, game_dice
from gonfalon.core.game import Move
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.session.game_analysis import WORTH_TELLING, AnalysisCase, KeyMoment, TriedMove, margin_of
from gonfalon.session.move_line import MoveLine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gonfalon.session.plugin import GamePlugin

PLAIN_TO_SEE: Final = 0.5
"""How much a good answer counts beside a bad one: most of them everybody would have given."""
STRIDE: Final = 20
"""After so many games more it is looked whether enough has been seen."""
LINES: Final = 12
"""Of so many games that look the same one is kept to show how it goes on after a move."""
LONGEST_LINE: Final = 24
"""No line is longer."""
LIKELY: Final = 4
"""So many more moves at the most are compared closely once a moment is to be told."""
REST: Final = 8
"""The moves that are not compared closely are tried in this part of the games."""


class _End(NamedTuple):
    """The state that a try has come to."""

    shares: Sequence[float]
    """What each seat has of the victory, or is likely to have."""
    scores: Sequence[int]
    """Nothing where the game went on."""
    leaders: Sequence[int]
    """For each seat the first one of its player, as an `Outcome` says it."""

    def best_rival(self, seat: int) -> int:
        """Return the best score of other players."""
        leaders = self.leaders or range(len(self.scores))
        rivals = [score for score, leader in zip(self.scores, leaders, strict=True) if leader != leaders[seat]]
        return max(rivals, default=0)


class Chances(NamedTuple):
    """Those of each seat at a step."""

    shares: Sequence[float]
    errors: Sequence[float]
    """The squares of their standard errors."""


class Glance(NamedTuple):
    """A quick judgement of a decision."""

    gain: float
    """By how much what was played seemed better than the best other answer."""
    others: Sequence[str]
    """The words of the other answers, from the best on."""
    plain: float
    """How likely what was played was to be played."""

    @property
    def weight(self) -> float:
        """How much it is worth to be looked at more closely."""
        return weight_of(self.gain, self.plain)


def weight_of(gain: float, plain: float) -> float:
    """Return how much an answer's gain or loss is worth reporting; a gain by a usual answer counts less."""
    return -gain if gain < 0 else (1 - plain) * gain


class Tries:
    """Plays a finished game on, from each of its steps.

    What is found at a step depends on nothing but the case, the step and what is asked, so that several processes
    together find the same as one.
    """

    def __init__(self, game: GamePlugin, case: AnalysisCase) -> None:
        self._game, self._case = game, case
        self._budget = case.analysis_budget
        self._dice = Dice(case.seed)
        # The same luck after the moves that are compared was no help: the difference varied by .19 instead of .20.
        self._random = random.Random()
        self._chance = self._random.random
        self._policy = game.usual_policy(case.opening.table)
        self._bot = game.bot(self._budget.by if self._budget.by in game.bots else SIMPLEST)
        self._states = [case.opening.clone()]
        for move in case.moves:
            self._states.append(self._states[-1].clone())
            self._states[-1].play(move)

    # -- what is asked -------------------------------------------------------------------------------------------------

    def find(self, question: str, step: int, *given: Any) -> Any:
        """Return what the method of this name finds at a step."""
        asked: Sequence[Callable[..., Any]] = self.chances, self.glance, self.compare, self.complete, self.line
        number = [one.__name__ for one in asked].index(question)
        self._dice = game_dice(self._case.seed, step * len(asked) + number)
        self._random.seed(self._dice.word())
        with _without_collector():
            return asked[number](step, *given)

    def chances(self, step: int) -> Chances:
        """Return each seat's chances at a step, at least as certain as so many tries tell an even one."""
        state = self._states[step]
        if not state.moves:
            shares = self._end(state.clone(), None).shares
            return Chances(tuple(shares), tuple(0.0 for _ in shares))
        again, evaluator = self._again(state), self._evaluator(state)
        most = self._budget.endings
        found: list[Sequence[float]] = []
        while True:
            found += [self._end(again(), evaluator).shares for _ in range(min(STRIDE, most - len(found)))]
            count = len(found)
            columns = list(zip(*found, strict=True))
            means = tuple(sum(column) / count for column in columns)
            squares = [
                sum((share - mean) ** 2 for share in column) for column, mean in zip(columns, means, strict=True)
            ]
            # A few that are all alike are not sure of everything.
            errors = tuple((square + 0.25) / count**2 for square in squares)
            if count >= most or max(errors) <= 0.25 / most:
                return Chances(means, errors)

    def glance(self, step: int) -> Glance | None:
        """Return a quick judgement of a decision; None where all answers come to the same."""
        state, played = self._states[step], self._case.moves[step]
        answers, plain = self._likely(state, played)
        if len(answers) < 2:
            return None
        world, evaluator = self._worlds(state), self._evaluator(state, soon=True)
        sums = dict.fromkeys(answers, 0.0)
        for _ in range(self._budget.glances):
            imagined = world()
            for answer in answers:
                sums[answer] += self._after(imagined, answer, evaluator).shares[state.seat]
        others = sorted(answers[1:], key=lambda answer: -sums[answer])
        gain = (sums[played] - sums[others[0]]) / self._budget.glances
        return Glance(gain, [str(answer) for answer in others[:3]], plain)

    def compare(self, step: int, others: Sequence[str]) -> KeyMoment | None:
        """Return what a decision came to in other imagined games; None where it made no certain difference.

        In the first of them it is seen which other answer is the best; only the rest say how much that one differs.
        """
        state, most = self._states[step], self._budget.tries
        seat, played = state.seat, self._case.moves[step]
        word = _by_word(state)
        world, evaluator = self._worlds(state), self._evaluator(state)

        def played_in(count: int, answers: Sequence[Move]) -> list[list[_End]]:
            imagined = [world() for _ in range(count)]
            return [[self._after(each, answer, evaluator) for each in imagined] for answer in answers]

        best = word[others[0]]
        if len(others) > 1:
            answers = [word[other] for other in others]
            first = [sum(end.shares[seat] for end in ends) for ends in played_in(max(1, most // 5), answers)]
            best = answers[first.index(max(first))]
        mine: list[_End] = []
        theirs: list[_End] = []
        while True:
            for ends, more in zip((mine, theirs), played_in(STRIDE, (played, best)), strict=True):
                ends += more
            count = len(mine)
            each = [a.shares[seat] - b.shares[seat] for a, b in zip(mine, theirs, strict=True)]
            gain = sum(each) / count
            doubt = anytime_half_width(sum((value - gain) ** 2 for value in each), count, 1.0)
            # The interval holds whenever one stops.
            if (
                count >= most
                or abs(gain) + doubt < WORTH_TELLING
                or (2 * count >= most and abs(gain) > max(doubt, WORTH_TELLING))
            ):
                break
        if abs(gain) <= max(doubt, WORTH_TELLING):
            return None
        tried = _came_to(played, mine, seat), _came_to(best, theirs, seat)
        kind = "strong" if gain > 0 else "costly"
        return KeyMoment(step, seat, kind, tried[1].chance, tried[0].chance, tried, count, doubt)

    def complete(self, step: int, moment: KeyMoment) -> KeyMoment:
        """Return a moment with what every other move comes to."""
        state = self._states[step]
        compared = {one.move for one in moment.tried}
        world, evaluator = self._worlds(state), self._evaluator(state)

        def looked_at(moves: Sequence[Move], count: int) -> list[TriedMove]:
            imagined = [world() for _ in range(count)]
            return [
                _came_to(move, [self._after(each, move, evaluator) for each in imagined], state.seat) for move in moves
            ]

        count = max(1, self._budget.tries // REST)
        firsts = _firsts(state, sorted(state.moves, key=lambda move: str(move) not in compared))
        others = [move for move, first in firsts.items() if move == first and str(move) not in compared]
        rest = looked_at(others, count)
        # What may be better than all that was compared is compared too: few games say too much of the luckiest.
        best = max(one.chance for one in moment.tried)
        likely = [
            place for place, one in enumerate(rest) if one.chance + margin_of(one.chance, count) > best - WORTH_TELLING
        ]
        likely = sorted(likely, key=lambda place: -rest[place].chance)[:LIKELY]
        more = looked_at([others[place] for place in likely], moment.tries)
        rest = [one for place, one in enumerate(rest) if place not in likely]
        if more:
            top = max(one.chance for one in (*moment.tried, *more))
            # Those of which few games were seen are not told to be better.
            rest = [one._replace(chance=min(one.chance, top)) for one in rest]
        found = {one.move: one for one in (*moment.tried, *more, *rest)}
        same = [
            found[str(first)]._replace(move=str(move))
            for move, first in firsts.items()
            if str(move) not in found and str(first) in found
        ]
        moment = moment._replace(tried=(*moment.tried, *more), rest=(*rest, *same))
        return moment._replace(rest_tries=count if moment.rest else 0)

    def line(self, step: int, word: str, wins: bool) -> MoveLine:
        """Return how it mostly goes on after a move; a good one for the seat that is asked if it `wins`."""
        view = View.of(self._states[step], self._states[step].seat)
        found = []
        for deal in range(LINES):
            played = view.determinize(Dice(deal))
            words = [word]
            played.play(_by_word(played)[word])
            while (moves := played.moves) and len(words) < LONGEST_LINE:
                move = moves[0] if len(moves) == 1 else self._choice(played)
                words.append(str(move))
                played.play(move)
            scores = self._game.rules.outcome(played.table).scores
            ahead = scores[view.seat] - max(score for seat, score in enumerate(scores) if seat != view.seat)
            found.append((ahead, deal, words))
        found.sort()
        _, deal, words = found[3 * LINES // 4 if wins else LINES // 4]
        return MoveLine(deal, tuple(words))

    # -- how it is played on -------------------------------------------------------------------------------------------

    def _evaluator(self, state: State, *, soon: bool = False) -> Evaluator | None:
        """Return the evaluator that ends a try from here; None to play to the end, unless `soon` or that is too far."""
        return self._game.evaluator(View.of(state, state.seat)) if soon or not self._budget.to_end else None

    def _likely(self, state: State, played: Move) -> tuple[list[Move], float]:
        """Return the played move with the likeliest other answers, and how likely the played one was."""
        most = self._budget.answers
        moves = list(state.moves)
        evaluator = None if self._policy is not None else self._game.evaluator(View.of(state, state.seat))
        plain = PLAIN_TO_SEE
        if self._policy is not None or evaluator is not None:
            found = evaluator.priors(state) if self._policy is None else self._policy.probabilities(state)  # type: ignore[union-attr]
            odds = dict(zip(moves, found, strict=True))
            plain = odds[played]
            moves.sort(key=lambda move: -odds[move])
        elif len(moves) > most:
            self._dice.shuffle(moves)
            moves.insert(0, self._bot.choose(View.of(state, state.seat), self._dice, Budget(1.0)).move)
        return different_moves(state, [played, *(move for move in moves if move != played)], most), plain

    def _worlds(self, state: State) -> Callable[[], State]:
        """Gives games that look to the seat that is asked like this."""
        dealer, dice = View.of(state, state.seat).dealer(), self._dice
        return lambda: dealer.deal(dice)

    def _again(self, state: State) -> Callable[[], State]:
        """Return a function that returns this very game with everything unknown dealt anew."""
        shared_knowledge = self._game.shared_knowledge(state.table)
        deal = None if shared_knowledge is state.table else shared_knowledge.dealer()
        dice = self._dice

        def dealt() -> State:
            other = state.clone()
            other.seed = dice.word()
            if deal is not None:
                other.table = deal(dice)
            return other

        return dealt

    def _choice(self, state: State) -> Any:
        """Return what the seat that is asked usually does."""
        if self._policy is not None:
            return state.moves[index_at_chance(self._policy.probabilities(state), self._chance())]
        return self._bot.choose(View.of(state, state.seat), self._dice, Budget(1.0)).move

    def _after(self, state: State, move: Move, evaluator: Evaluator | None) -> _End:
        """Return where a copy of the state ends after a move."""
        state = state.clone()
        state.play(move)
        return self._end(state, evaluator)

    def _end(self, state: State, evaluator: Evaluator | None) -> _End:
        """Play the state on and return where it ends."""
        if evaluator is not None and state.moves:
            evaluator.play_on(state, -1, self._chance)
            if not state.over:
                return _End(evaluator.worth(state), (), ())
        while moves := state.moves:
            state.play(moves[0] if len(moves) == 1 else self._choice(state))
        outcome = self._game.rules.outcome(state.table)
        return _End([outcome.share(seat) for seat in range(len(outcome.scores))], outcome.scores, outcome.leaders)


@contextmanager
def _without_collector() -> Iterator[None]:
    """All that is cloned for a try is freed without it, and looking for cycles takes a fifth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _by_word(state: State) -> dict[str, Move]:
    return {str(move): move for move in state.moves}


def _came_to(answer: Move, ends: Sequence[_End], seat: int) -> TriedMove:
    count = len(ends)
    own = sum(end.scores[seat] for end in ends if end.scores)
    rivals = sum(end.best_rival(seat) for end in ends if end.scores)
    return TriedMove(str(answer), sum(end.shares[seat] for end in ends) / count, own / count, rivals / count)


def _firsts(state: State, moves: Sequence[Move]) -> dict[Move, Move]:
    """Return for each of these moves the first that comes to the same."""
    come_to: list[tuple[object, Move]] = []
    firsts = {}
    for move in moves:
        after = state.clone()
        after.play(move)
        here = (after.seat, after.moves, after.table)
        first = next((first for there, first in come_to if there == here), None)
        if first is None:
            come_to.append((here, move))
        firsts[move] = move if first is None else first
    return firsts


def different_moves(state: State, moves: Sequence[Move], most: int) -> list[Move]:
    """The first of these moves, without those that come to the same as one before, as both ends of an empty row."""
    found: list[Move] = []
    come_to: list[tuple[object, object, object]] = []
    for move in moves:
        after = state.clone()
        after.play(move)
        here = (after.seat, after.moves, after.table)
        if here not in come_to:
            found.append(move)
            come_to.append(here)
        if len(found) == most:
            break
    return found
