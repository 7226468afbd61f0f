"""A coach: how likely each seat was to win in the course of a game that is over, and which decisions mattered most.

The chances at a step are the shares of victory in `Report.endings` endings, played on from what lay there by all seats
as they usually play, each by what it knows; only where cards are dealt later is anything else than the game's own
cards in them. A decision is judged by what its seat knew then: in games that look the same to it, every answer in
each of the same games. Answers are picked in some of these and compared in others, so that luck picks none; where
the difference is less than its interval, nothing is said of it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Generator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol

from gonfalon.bots.bot import SIMPLEST, Bot, Budget
from gonfalon.bots.intervals import SURE, at_any_time
from gonfalon.bots.pace import Pace
from gonfalon.bots.policy import Policy
from gonfalon.bots.search import sampled
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.state import State

__all__ = ["Case", "Coached", "Moment", "Report", "Tried", "read_report", "review"]

MOMENTS: Final = 3
"""So many are told of at the most."""
WORTH_TELLING: Final = 0.03
"""A difference in chances that is less than this decided nothing."""
PLAIN_TO_SEE: Final = 0.5
"""How much a good answer counts beside a bad one: most of them everybody would have given."""
VERSION: Final = 1


class Coached(Protocol):
    """What a coach asks of a game."""

    bots: tuple[str, ...]

    @property
    def rules(self) -> Any:
        """Its rules."""
        ...

    def usual_play(self, table: Any) -> Policy | None:
        """How its seats usually play with what lies there; None where a bot has to show it."""
        ...

    def bot(self, name: str) -> Bot:
        """A bot that plays it."""
        ...


@dataclass(frozen=True)
class Case:
    """A game that is over, as another process can be told of it."""

    game: str
    opening: State
    moves: tuple[Any, ...]
    judged: tuple[int, ...]
    """The seats whose decisions are looked at."""
    seed: int
    pace: Pace


class Tried(NamedTuple):
    """What an answer came to in the imagined games."""

    move: str
    chance: float
    """The share of victory."""
    score: float
    """The seat's at the end, on average."""
    rival: float
    """The best score of another."""


class Moment(NamedTuple):
    """A move that decided much."""

    step: int
    """After how many moves it was made."""
    seat: int
    kind: str
    """As the timeline marks it: `costly`, `strong`, or `lead` where another came to be the likeliest winner."""
    before: float
    after: float
    """The chances of the seat as the course tells them; for `lead`, of who leads from then on."""
    tried: tuple[Tried, ...]
    """What was played, and then the best others; nothing for `lead`."""
    doubt: float = 0.0
    """How far the difference between the first two may lie from the truth (95 %)."""


@dataclass(frozen=True)
class Report:
    """What a coach has found."""

    course: tuple[tuple[int, tuple[float, ...]], ...]
    """After how many moves which chances each seat had, from the opening to the result."""
    endings: int
    """How many games were played on from each of these steps."""
    tries: int
    """And how many for each answer of a moment."""
    moments: tuple[Moment, ...]
    """In the order of the game."""

    def text(self) -> str:
        """The report as `read_report` reads it."""
        return json.dumps({"version": VERSION, **asdict(self)}, separators=(",", ":"))


def read_report(text: str) -> Report:
    """The report of a text.

    Raises:
        ValueError: when it is damaged, or of another version.
    """
    try:
        found = json.loads(text)
        if found["version"] != VERSION:
            raise ValueError("another version")
        course = tuple((int(step), tuple(map(float, shares))) for step, shares in found["course"])
        moments = tuple(_moment(*one) for one in found["moments"])
        return Report(course, int(found["endings"]), int(found["tries"]), moments)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError("no report of a coach") from error


def _moment(step: int, seat: int, kind: str, before: float, after: float, tried: Any, doubt: float) -> Moment:
    if kind not in ("costly", "strong", "lead"):
        raise ValueError("no kind of moment")
    return Moment(step, seat, kind, before, after, tuple(Tried(*each) for each in tried), doubt)


class _Ends:
    """Plays games to their ends."""

    def __init__(self, game: Coached, case: Case) -> None:
        self._dice = Dice(case.seed)
        self._chance = random.Random(case.seed).random
        self._policy = game.usual_play(case.opening.table)
        self._bot = game.bot(case.pace.by if case.pace.by in game.bots else SIMPLEST)
        self._outcome: Callable[[Any], Outcome] = game.rules.outcome

    def likely(self, state: State, most: int, played: Any) -> list[Any]:
        """What was played, and the likeliest other answers."""
        moves = list(state.moves)
        if self._policy is not None:
            odds = dict(zip(moves, self._policy.probabilities(state), strict=True))
            moves.sort(key=lambda move: -odds[move])
        elif len(moves) > most:
            self._dice.shuffle(moves)
            moves.insert(0, self._bot.choose(View.of(state, state.seat), self._dice, Budget(1.0)).move)
        return [played, *dict.fromkeys(move for move in moves if move != played)][:most]

    def imagined(self, view: View) -> Callable[[], State]:
        """Gives games that look to a seat like this."""
        dealer = view.dealer()
        return lambda: dealer.deal(self._dice)

    def of(self, state: State) -> Outcome:
        """How the game may end, which is played on."""
        while moves := state.moves:
            if len(moves) == 1:
                state.play(moves[0])
            elif self._policy is not None:
                state.play(moves[sampled(self._policy.probabilities(state), self._chance())])
            else:
                state.play(self._bot.choose(View.of(state, state.seat), self._dice, Budget(1.0)).move)
        return self._outcome(state.table)

    def again(self, state: State) -> Outcome:
        """How a copy of it may end, with other dice for what is still to come."""
        state = state.clone()
        state.seed = self._dice.word()
        return self.of(state)

    def tried(self, state: State, move: Any) -> Outcome:
        """How a copy of it may end after a move."""
        state = state.clone()
        state.play(move)
        return self.of(state)


class _Judged(NamedTuple):
    """A decision that was looked at."""

    step: int
    gain: float
    """By how much what was played seemed better than the best other answer."""
    answers: Sequence[Any]
    """What was played, and the others from the best on."""


def review(case: Case, game: Coached) -> Generator[float, None, Report]:
    """Look at a game; gives from time to time how much of the work is done, and at last the report.

    The same case gives the same report.
    """
    pace = case.pace
    ends = _Ends(game, case)
    states = [case.opening.clone()]
    for move in case.moves:
        states.append(states[-1].clone())
        states[-1].play(move)
    asked = [step for step, state in enumerate(states) if state.seat in case.judged and len(state.moves) > 1]
    seen = sorted({round(place * len(case.moves) / pace.points) for place in range(pace.points + 1)})
    if len(case.moves) <= pace.points:
        seen = list(range(len(case.moves) + 1))
    work = len(seen) * pace.endings + len(asked) * pace.answers * pace.glances + pace.doubts * 3 * pace.tries
    done = 0
    course: dict[int, tuple[float, ...]] = {}
    for step in seen:
        course[step] = _chances(ends, states[step], pace.endings)
        done += pace.endings
        yield done / work
    judged = []
    for step in asked:
        judged.append(_glance(ends, states[step], step, case.moves[step], pace))
        done += pace.answers * pace.glances
        yield done / work
    judged.sort(key=lambda one: (-abs(one.gain), one.step))
    found: list[tuple[float, Moment]] = []
    for one in judged[: pace.doubts]:
        moment = _closer(ends, states[one.step], one, pace.tries)
        if moment is not None:
            gain = moment.tried[0].chance - moment.tried[1].chance
            found.append((-gain if gain < 0 else PLAIN_TO_SEE * gain, moment))
        done += 3 * pace.tries
        yield min(0.99, done / work)
    found += _leads(course, states, pace.endings)
    found.sort(key=lambda one: (-one[0], one[1].step))
    kept: dict[int, Moment] = {}
    for _, moment in found:
        if len(kept) < MOMENTS:
            kept.setdefault(moment.step, moment)
    for step in [near for at in kept for near in (at, at + 1) if near not in course]:
        course[step] = _chances(ends, states[step], pace.endings)
    moments = [
        moment if moment.kind == "lead" else moment._replace(
            before=course[at][moment.seat], after=course[at + 1][moment.seat]
        )
        for at, moment in sorted(kept.items())
    ]  # fmt: skip
    return Report(tuple(sorted(course.items())), pace.endings, pace.tries, tuple(moments))


def _chances(ends: _Ends, state: State, endings: int) -> tuple[float, ...]:
    outcomes = [ends.again(state) for _ in range(endings if state.moves else 1)]
    seats = range(len(outcomes[0].scores))
    return tuple(sum(outcome.share(seat) for outcome in outcomes) / len(outcomes) for seat in seats)


def _glance(ends: _Ends, state: State, step: int, played: Any, pace: Pace) -> _Judged:
    answers = ends.likely(state, pace.answers, played)
    imagine = ends.imagined(View.of(state, state.seat))
    sums = dict.fromkeys(answers, 0.0)
    for _ in range(pace.glances):
        world = imagine()
        for answer in answers:
            sums[answer] += ends.tried(world, answer).share(state.seat)
    others = sorted(answers[1:], key=lambda answer: -sums[answer])
    return _Judged(step, (sums[played] - sums[others[0]]) / pace.glances, [played, *others[:2]])


def _closer(ends: _Ends, state: State, one: _Judged, tries: int) -> Moment | None:
    """What a decision came to in other imagined games, None where it made no difference that is sure."""
    seat = state.seat
    imagine = ends.imagined(View.of(state, seat))
    outcomes: dict[Any, list[Outcome]] = {answer: [] for answer in one.answers}
    for _ in range(tries):
        world = imagine()
        for answer, found in outcomes.items():
            found.append(ends.tried(world, answer))
    tried = [_came_to(answer, found, seat) for answer, found in outcomes.items()]
    order = [0, *sorted(range(1, len(tried)), key=lambda place: -tried[place].chance)]
    tried = [tried[place] for place in order]
    best = outcomes[one.answers[order[1]]]
    each = [a.share(seat) - b.share(seat) for a, b in zip(outcomes[one.answers[0]], best, strict=True)]
    gain = sum(each) / tries
    doubt = at_any_time(sum((value - gain) ** 2 for value in each), tries, 1.0)
    if abs(gain) <= max(doubt, WORTH_TELLING):
        return None
    return Moment(one.step, seat, "strong" if gain > 0 else "costly", 0.0, 0.0, tuple(tried), doubt)


def _came_to(answer: Any, outcomes: Sequence[Outcome], seat: int) -> Tried:
    count = len(outcomes)
    rivals = [max(score for at, score in enumerate(one.scores) if at != seat) for one in outcomes]
    return Tried(
        str(answer),
        sum(one.share(seat) for one in outcomes) / count,
        sum(one.scores[seat] for one in outcomes) / count,
        sum(rivals) / count,
    )


def _leads(course: dict[int, tuple[float, ...]], states: Sequence[State], endings: int) -> list[tuple[float, Moment]]:
    """Where a single move made another seat the likeliest winner, by more than luck of the endings may have done."""
    found = []
    for step, shares in course.items():
        after = course.get(step + 1)
        if after is None or step + 1 >= len(states):
            continue
        leader, new = shares.index(max(shares)), after.index(max(after))
        change = after[new] - shares[new]
        # Both chances were found in so many endings each.
        luck = SURE * sqrt((shares[new] * (1 - shares[new]) + after[new] * (1 - after[new])) / endings)
        if leader != new and change > max(1.5 * luck, 3 * WORTH_TELLING):
            found.append((change / 2, Moment(step, new, "lead", shares[new], after[new], ())))
    return found
