"""
The analysis of a finished game: each seat's chances in its course and the decisions that mattered most, and the process
it runs in.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import isfinite, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from gonfalon.bots.bot import SIMPLEST, AnalysisBudget, Budget
from gonfalon.bots.confidence import Z_95, anytime_half_width
from gonfalon.bots.process import BackgroundTask
from gonfalon.bots.search import Evaluator, index_at_chance
from gonfalon.core.dice import Dice
from gonfalon.core.game import Move
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.session.move_line import MoveLine

if TYPE_CHECKING:
    from gonfalon.session.plugin import GamePlugin

MOMENTS: Final = 3
"""So many are told of at the most."""
WORTH_TELLING: Final = 0.03
"""A difference in chances that is less than this decided nothing."""
PLAIN_TO_SEE: Final = 0.5
"""How much a good answer counts beside a bad one: most of them everybody would have given."""
STRIDE: Final = 20
"""After so many games more it is looked whether it has been seen that a decision made no difference."""
LINES: Final = 12
"""Of so many games that look the same one is kept to show how it goes on after a move."""
LONGEST_LINE: Final = 24
"""No line is longer."""
LIKELY: Final = 4
"""So many more moves at the most are compared closely once a moment is to be told."""
REST: Final = 8
"""The moves that are not compared closely are tried in this part of the games."""
VERSION: Final = 2


@dataclass(frozen=True)
class AnalysisCase:
    """A game that is over, as another process can be told of it."""

    game: str
    opening: State
    moves: tuple[Move, ...]
    judged: tuple[int, ...]
    """The seats whose decisions are looked at."""
    seed: int
    analysis_budget: AnalysisBudget


class TriedMove(NamedTuple):
    """The result of an answer in the imagined games."""

    move: str
    chance: float
    """The share of victory."""
    score: float
    """The seat's at the end, on average."""
    rival: float
    """The best score of another."""


class KeyMoment(NamedTuple):
    """A move that decided much."""

    step: int
    """After how many moves it was made."""
    seat: int
    """Who made it; for `lead`, who leads from then on."""
    kind: str
    """As the timeline marks it: `costly`, `strong`, or `lead` where another came to be the likeliest winner."""
    before: float
    after: float
    """The chances of the seat: with the best other answer and with what was played; for `lead` those of the course."""
    tried: tuple[TriedMove, ...]
    """What was played, and then the best others; nothing for `lead`."""
    tries: int = 0
    """In how many games each of them was tried."""
    doubt: float = 0.0
    """How far the difference between the first two may lie from the truth (95 %)."""
    rest: tuple[TriedMove, ...] = ()
    """All other moves that were possible."""
    rest_tries: int = 0
    """In how many games each of those was tried."""
    lines: tuple[MoveLine, ...] = ()
    """How it mostly goes on after each of those in `tried`."""

    @property
    def ranked(self) -> list[TriedMove]:
        """All moves, the best first."""
        return sorted((*self.tried, *self.rest), key=lambda one: -one.chance)

    def margin(self, one: TriedMove) -> float:
        """How far a move's chance may lie from the truth (95 %)."""
        return _margin(one.chance, self.tries if one in self.tried else self.rest_tries)

    def as_good(self, one: TriedMove) -> bool:
        """Return whether the best move may well be no better than this one."""
        best = self.ranked[0]
        return best.chance - one.chance <= max(self.margin(one), self.margin(best))


def _margin(chance: float, tries: int) -> float:
    # A few that are all alike are not sure of everything.
    return Z_95 * sqrt((chance * (1 - chance) + 0.25 / max(1, tries)) / max(1, tries))


@dataclass(frozen=True)
class AnalysisReport:
    """The findings of a coach."""

    course: tuple[tuple[int, tuple[float, ...]], ...]
    """After how many moves which chances each seat had, from the opening to the result."""
    endings: int
    """How many tries were made from each of these steps."""
    to_end: bool
    """Whether they were played to the end of the game."""
    moments: tuple[KeyMoment, ...]
    """In the order of the game."""

    def text(self) -> str:
        """The report as `read_report` reads it."""
        return json.dumps({"version": VERSION, **asdict(self)}, separators=(",", ":"))


def read_report(text: str) -> AnalysisReport:
    """The report of a text.

    Raises:
        ValueError: when it is damaged, or of another version.
    """
    try:
        found = json.loads(text)
        if found["version"] != VERSION:
            raise ValueError("another version")
        course = tuple((int(step), tuple(map(_chance, shares))) for step, shares in found["course"])
        moments = tuple(_moment(*one) for one in found["moments"])
        return AnalysisReport(course, _count(found["endings"]), found["to_end"] is True, moments)
    except (KeyError, TypeError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        raise ValueError("no report of a coach") from error


def _chance(said: float) -> float:
    chance = float(said)
    if not 0.0 <= chance <= 1.0:
        raise ValueError("no chance")
    return chance


def _count(said: int) -> int:
    count = int(said)
    if count < 1:
        raise ValueError("no number of games")
    return count


def _moment(
    step: int,
    seat: int,
    kind: str,
    before: float,
    after: float,
    tried: Iterable[tuple[str, float, float, float]],
    tries: int,
    doubt: float,
    rest: Iterable[tuple[str, float, float, float]] = (),
    rest_tries: int = 0,
    lines: Iterable[tuple[int, Sequence[str]]] = (),
) -> KeyMoment:
    answers = tuple(_tried(*each) for each in tried)
    if kind not in ("costly", "strong", "lead") or (kind == "lead") != (not answers) or len(answers) == 1:
        raise ValueError("no kind of moment")
    if not isfinite(doubt):
        raise ValueError("no doubt")
    count = _count(tries) if answers else 0
    others = tuple(_tried(*each) for each in rest)
    told = tuple(MoveLine(int(deal), tuple(map(str, moves))) for deal, moves in lines)
    return KeyMoment(
        int(step), int(seat), kind, _chance(before), _chance(after), answers, count, doubt, others,
        _count(rest_tries) if others else 0, told,
    )  # fmt: skip


def _tried(move: str, chance: float, score: float, rival: float) -> TriedMove:
    if not (isfinite(score) and isfinite(rival)):
        raise ValueError("no scores")
    return TriedMove(str(move), _chance(chance), score, rival)


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


class _Tries:
    """Plays games on."""

    def __init__(self, game: GamePlugin, case: AnalysisCase) -> None:
        self._game = game
        self.dice = Dice(case.seed)
        self._chance = random.Random(case.seed).random
        self._policy = game.usual_policy(case.opening.table)
        self._bot = game.bot(case.analysis_budget.by if case.analysis_budget.by in game.bots else SIMPLEST)
        self.to_end = case.analysis_budget.to_end

    def evaluator(self, state: State, *, soon: bool = False) -> Evaluator | None:
        """Return the evaluator that ends a try from here; None to play to the end, unless `soon` or that is too far.

        Args:
            state: where it begins.
            soon: whether it may end sooner in any case.
        """
        return self._game.evaluator(View.of(state, state.seat)) if soon or not self.to_end else None

    def likely(self, state: State, played: object, most: int) -> tuple[list[object], float]:
        """Return the played move with the likeliest other answers, and how likely the played one was."""
        moves = list(state.moves)
        evaluator = None if self._policy is not None else self._game.evaluator(View.of(state, state.seat))
        plain = PLAIN_TO_SEE
        if self._policy is not None or evaluator is not None:
            found = evaluator.priors(state) if self._policy is None else self._policy.probabilities(state)  # type: ignore[union-attr]
            odds = dict(zip(moves, found, strict=True))
            plain = odds[played]
            moves.sort(key=lambda move: -odds[move])
        elif len(moves) > most:
            self.dice.shuffle(moves)
            moves.insert(0, self._bot.choose(View.of(state, state.seat), self.dice, Budget(1.0)).move)
        return different_moves(state, [played, *(move for move in moves if move != played)], most), plain

    def worlds(self, state: State) -> Callable[[], State]:
        """Gives games that look to the seat that is asked like this."""
        dealer = View.of(state, state.seat).dealer()
        return lambda: dealer.deal(self.dice)

    def again(self, state: State) -> Callable[[], State]:
        """Return a function that returns this very game with everything unknown dealt anew."""
        shared_knowledge = self._game.shared_knowledge(state.table)
        deal = None if shared_knowledge is state.table else shared_knowledge.dealer()

        def dealt() -> State:
            other = state.clone()
            other.seed = self.dice.word()
            if deal is not None:
                other.table = deal(self.dice)
            return other

        return dealt

    def line(self, state: State, word: str, *, wins: bool) -> MoveLine:
        """Return how it mostly goes on after a move; a good one for the seat that is asked if it `wins`."""
        view = View.of(state, state.seat)
        found = []
        for deal in range(LINES):
            played = view.determinize(Dice(deal))
            words = [word]
            played.play(next(move for move in played.moves if str(move) == word))
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

    def _choice(self, state: State) -> object:
        """Return what the seat that is asked usually does."""
        if self._policy is not None:
            return state.moves[index_at_chance(self._policy.probabilities(state), self._chance())]
        return self._bot.choose(View.of(state, state.seat), self.dice, Budget(1.0)).move

    def after(self, state: State, move: object, evaluator: Evaluator | None) -> _End:
        """Return where a copy of the state ends after a move."""
        state = state.clone()
        state.play(move)
        return self.end(state, evaluator)

    def end(self, state: State, evaluator: Evaluator | None) -> _End:
        """Play the state on and return where it ends."""
        if evaluator is not None and state.moves:
            evaluator.play_on(state, -1, self._chance)
            if not state.over:
                return _End(evaluator.worth(state), (), ())
        while moves := state.moves:
            state.play(moves[0] if len(moves) == 1 else self._choice(state))
        outcome = self._game.rules.outcome(state.table)
        return _End([outcome.share(seat) for seat in range(len(outcome.scores))], outcome.scores, outcome.leaders)


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


def different_moves(state: State, moves: Sequence[object], most: int) -> list[object]:
    """The first of these moves, without those that come to the same as one before, as both ends of an empty row."""
    found, come_to = [], []
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


class _Judged(NamedTuple):
    """A decision that was looked at."""

    step: int
    gain: float
    """By how much what was played seemed better than the best other answer."""
    answers: Sequence[object]
    """What was played, and the others from the best on."""
    plain: float
    """How likely it was to be played."""


class _Chances(NamedTuple):
    """Those of each seat at a step."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    """The squares of their standard errors."""


def analyze(case: AnalysisCase, game: GamePlugin) -> Generator[float, None, AnalysisReport]:
    """Look at a game; gives from time to time how much of the work is done, and at last the report.

    The same case gives the same report.
    """
    analysis_budget = case.analysis_budget
    tries = _Tries(game, case)
    states = [case.opening.clone()]
    for move in case.moves:
        states.append(states[-1].clone())
        states[-1].play(move)
    asked = [step for step, state in enumerate(states) if state.seat in case.judged and len(state.moves) > 1]
    last = len(case.moves)
    seen = sorted(
        {
            round(place * last / min(last, analysis_budget.points))
            for place in range(min(last, analysis_budget.points) + 1)
        }
    )
    work = (
        len(seen) * analysis_budget.endings
        + len(asked) * analysis_budget.answers * analysis_budget.glances
        + analysis_budget.doubts * 3 * analysis_budget.tries
    )
    done = 0
    course: dict[int, _Chances] = {}
    for step in seen:
        course[step] = _chances(tries, states[step], analysis_budget.endings)
        done += analysis_budget.endings
        yield done / work
    judged = []
    for step in asked:
        glanced = _glance(tries, states[step], step, case.moves[step], analysis_budget)
        if glanced is not None:
            judged.append(glanced)
        done += analysis_budget.answers * analysis_budget.glances
        yield done / work
    judged.sort(key=lambda one: (-_weight(one.gain, one.plain), one.step))
    found: list[tuple[float, KeyMoment]] = []
    for one in judged[: analysis_budget.doubts]:
        moment = _closer(tries, states[one.step], one, analysis_budget)
        if moment is not None:
            found.append((_weight(moment.after - moment.before, one.plain), moment))
        done += 3 * analysis_budget.tries
        yield min(0.99, done / work)
    found += _leads(tries, course, states, analysis_budget.endings)
    found.sort(key=lambda one: (-one[0], one[1].step))
    kept: dict[int, KeyMoment] = {}
    for _, moment in found:
        if len(kept) < MOMENTS:
            kept.setdefault(moment.step, moment)
    told = tuple((step, chances.shares) for step, chances in sorted(course.items()))
    moments = []
    for step, moment in sorted(kept.items()):
        moments.append(_completed(tries, states[step], moment, analysis_budget))
        yield 0.99
    return AnalysisReport(told, analysis_budget.endings, tries.to_end, tuple(moments))


def _weight(gain: float, plain: float) -> float:
    """Return how much an answer's gain or loss is worth reporting; a gain by a usual answer counts less."""
    return -gain if gain < 0 else (1 - plain) * gain


def _chances(tries: _Tries, state: State, count: int) -> _Chances:
    if not state.moves:
        shares = tries.end(state.clone(), None).shares
        return _Chances(tuple(shares), tuple(0.0 for _ in shares))
    again, evaluator = tries.again(state), tries.evaluator(state)
    found = [tries.end(again(), evaluator).shares for _ in range(count)]
    columns = list(zip(*found, strict=True))
    means = tuple(sum(column) / count for column in columns)
    squares = [sum((share - mean) ** 2 for share in column) for column, mean in zip(columns, means, strict=True)]
    # A few that are all alike are not sure of everything.
    return _Chances(means, tuple((square + 0.25) / count**2 for square in squares))


def _glance(tries: _Tries, state: State, step: int, played: object, analysis_budget: AnalysisBudget) -> _Judged | None:
    """Return a quick judgement of a decision; None where all answers come to the same."""
    answers, plain = tries.likely(state, played, analysis_budget.answers)
    if len(answers) < 2:
        return None
    world, evaluator = tries.worlds(state), tries.evaluator(state, soon=True)
    sums = dict.fromkeys(answers, 0.0)
    for _ in range(analysis_budget.glances):
        imagined = world()
        for answer in answers:
            sums[answer] += tries.after(imagined, answer, evaluator).shares[state.seat]
    others = sorted(answers[1:], key=lambda answer: -sums[answer])
    return _Judged(step, (sums[played] - sums[others[0]]) / analysis_budget.glances, [played, *others[:3]], plain)


def _closer(tries: _Tries, state: State, one: _Judged, analysis_budget: AnalysisBudget) -> KeyMoment | None:
    """Return what a decision came to in other imagined games; None where it made no certain difference.

    In the first of them it is seen which other answer is the best; only the rest say how much that one differs.
    """
    seat, answers = state.seat, one.answers
    world, evaluator = tries.worlds(state), tries.evaluator(state)

    def played_in(count: int) -> list[list[_End]]:
        imagined = [world() for _ in range(count)]
        return [[tries.after(each, answer, evaluator) for each in imagined] for answer in answers]

    first = played_in(max(1, analysis_budget.tries // 5))
    others = sorted(range(1, len(answers)), key=lambda place: -sum(end.shares[seat] for end in first[place]))
    ends: list[list[_End]] = [[] for _ in answers]
    while True:
        for place, more in enumerate(played_in(STRIDE)):
            ends[place] += more
        count = len(ends[0])
        each = [a.shares[seat] - b.shares[seat] for a, b in zip(ends[0], ends[others[0]], strict=True)]
        gain = sum(each) / count
        doubt = anytime_half_width(sum((value - gain) ** 2 for value in each), count, 1.0)
        # The interval holds whenever one stops.
        if (
            count >= analysis_budget.tries
            or abs(gain) + doubt < WORTH_TELLING
            or (2 * count >= analysis_budget.tries and abs(gain) > doubt)
        ):
            break
    if abs(gain) <= max(doubt, WORTH_TELLING):
        return None
    tried = [_came_to(answers[place], ends[place], seat) for place in (0, *others)]
    # What seemed worse at first is not told to be better than what was compared.
    tried = [tried[0], tried[1], *(other for other in tried[2:] if other.chance <= tried[1].chance)]
    kind = "strong" if gain > 0 else "costly"
    return KeyMoment(one.step, seat, kind, tried[1].chance, tried[0].chance, tuple(tried), count, doubt)


def _completed(tries: _Tries, state: State, moment: KeyMoment, analysis_budget: AnalysisBudget) -> KeyMoment:
    """Return a moment with what every other move comes to, and how it goes on after those that were compared."""
    if not moment.tried:
        return moment
    compared = {one.move for one in moment.tried}
    world, evaluator = tries.worlds(state), tries.evaluator(state)

    def looked_at(moves: Sequence[Move], count: int) -> list[TriedMove]:
        imagined = [world() for _ in range(count)]
        return [_came_to(move, [tries.after(each, move, evaluator) for each in imagined], state.seat) for move in moves]

    count = max(1, analysis_budget.tries // REST)
    firsts = _firsts(state, sorted(state.moves, key=lambda move: str(move) not in compared))
    others = [move for move, first in firsts.items() if move == first and str(move) not in compared]
    rest = looked_at(others, count)
    # What may be better than all that was compared is compared too: few games say too much of the luckiest.
    best = max(one.chance for one in moment.tried)
    likely = [place for place, one in enumerate(rest) if one.chance + _margin(one.chance, count) > best - WORTH_TELLING]
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
    best_move = moment.ranked[0].move
    lines = tuple(tries.line(state, one.move, wins=one.move == best_move) for one in moment.tried)
    return moment._replace(rest_tries=count if moment.rest else 0, lines=lines)


def _came_to(answer: object, ends: Sequence[_End], seat: int) -> TriedMove:
    count = len(ends)
    own = sum(end.scores[seat] for end in ends if end.scores)
    rivals = sum(end.best_rival(seat) for end in ends if end.scores)
    return TriedMove(str(answer), sum(end.shares[seat] for end in ends) / count, own / count, rivals / count)


def _leads(
    tries: _Tries, course: dict[int, _Chances], states: Sequence[State], endings: int
) -> list[tuple[float, KeyMoment]]:
    """Return the single moves that made another seat the likeliest winner, by more than luck of the tries."""
    steps = sorted(course)
    spans = [(one, other) for one, other in pairwise(steps) if other > one + 1]
    # Between steps that were looked at, only where much happened.
    spans = [(one, other) for one, other in spans if _rise(course[one], course[other]) is not None]
    for one, other in spans:
        for step in range(one + 1, other):
            course[step] = _chances(tries, states[step], endings)
    found = []
    for step in sorted(course):
        rise = _rise(course[step], course[step + 1]) if step + 1 in course else None
        if rise is not None:
            new, change = rise
            before, after = course[step].shares[new], course[step + 1].shares[new]
            found.append((change / 2, KeyMoment(step, new, "lead", before, after, ())))
    return found


def _rise(before: _Chances, after: _Chances) -> tuple[int, float] | None:
    """Return the new leader and its gain over before; None if the leader is the same or it is not certain."""
    leader, new = before.shares.index(max(before.shares)), after.shares.index(max(after.shares))
    change = after.shares[new] - before.shares[new]
    luck = Z_95 * sqrt(before.errors[new] + after.errors[new])
    return (new, change) if leader != new and change > max(1.5 * luck, 3 * WORTH_TELLING) else None


class AnalysisTask(BackgroundTask):
    """One look at one game."""

    def __init__(self, case: AnalysisCase, find: Callable[[str], GamePlugin]) -> None:
        """
        Args:
            case: the game.
            find: gives a game by its name, in the other process; a function at the top of a module.
        """
        super().__init__("gonfalon-coach", _analyze_in_steps, case, find)
        self.done = 0.0
        """How much of the work is done, from 0 to 1."""
        self.report: AnalysisReport | None = None

    def poll(self) -> bool:
        """Hear what it tells; return whether it is at work. To be called a few times a second."""
        for text in self.hear():
            try:
                if text.startswith("{"):
                    self.report = read_report(text)
                else:
                    self.done = float(text)
            except ValueError as error:
                self.fail(str(error))
        return self.busy


def _analyze_in_steps(case: AnalysisCase, find: Callable[[str], GamePlugin]) -> Iterator[str]:
    """Yield the progress of the analysis again and again, and then its report."""
    work = analyze(case, find(case.game))
    try:
        while True:
            yield f"{next(work):.3f}"
    except StopIteration as end:
        report: AnalysisReport = end.value
        yield report.text()
