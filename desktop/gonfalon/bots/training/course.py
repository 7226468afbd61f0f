"""A whole training: batches of games in several processes, steps of the weights, checkpoints.

The weights climb the plain gradient with a step that shrinks to nothing: slots that are seen often move far, those
that are seen seldom little, which a step of one length for all would not do. How many games are played is fixed
beforehand, so that a training with the same seed and the same number of games gives the same weights however many
processes play.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from gonfalon.bots.policy import Policy
from gonfalon.bots.training.episode import Lesson, Player, learn, play
from gonfalon.bots.training.league import ITSELF, Mixture, seated
from gonfalon.bots.training.pupil import Pupil
from gonfalon.bots.weights import read_weights, write_weights
from gonfalon.core.dice import Dice
from gonfalon.core.writing import OPEN, replace_file

POLICY, VALUE = "policy", "value"
PIECE = 16
"""Games that one process plays at once."""
PIECES = 4
"""Pieces between two steps of the weights."""
STEP = PIECE * PIECES
COOL = 0.5
"""The warmth of a policy that plays to win."""


@dataclass(frozen=True)
class Plan:
    """How a training goes."""

    games: int
    seed: int = 1
    step: float = 0.02
    """How far the weights go for each game at first; it falls to a twentieth."""
    value_step: float = 0.006
    warmth: float = 0.02
    """The weight of the entropy at first; it falls to a twentieth."""
    mixture: Mixture = field(default_factory=Mixture)
    former: int = 16
    """How many of those whom it was before stay in the league."""
    leaving: int = 40
    """How many times in all it is kept as one of those."""
    measured: int = 20
    """How many times in all it is measured."""
    trials: int = 300
    """Games of each measurement, one of it against two of the first tutor."""
    against: str = ""
    """The file of the only rival, as cool as a chancellor, whom it learns to beat; empty for the whole league."""

    def __post_init__(self) -> None:
        if self.games < STEP:
            raise ValueError(f"{self.games} games are too few to learn from: at least {STEP}.")


@dataclass
class Standpoint:
    """Where a training is."""

    games: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)
    """What was measured: games, seconds, entropy, surprise, share against two tutors."""
    former: list[str] = field(default_factory=list)
    """Files of those whom it was before."""


class Course:
    """A training that can be stopped at any step and gone on with."""

    def __init__(self, find: Callable[[], Pupil], plan: Plan, folder: Path, jobs: int = 1) -> None:
        """
        Args:
            find: makes the pupil, in every process; it can be pickled.
            plan: how it goes.
            folder: where checkpoints and those whom it was before are kept; what is there is gone on with.
            jobs: how many processes play.

        Raises:
            ValueError: with a sentence, when the folder holds another training.
            BadWeights: when its checkpoint is damaged.
        """
        self.find, self.plan, self.folder, self.jobs = find, plan, folder, jobs
        self.pupil = find()
        self.at = Standpoint()
        sight = self.pupil.sight
        self.policy = Policy(sight, [0.0] * sight.policy_size, [0.0] * sight.value_size)
        folder.mkdir(parents=True, exist_ok=True)
        self._plan_text = json.dumps([asdict(plan), dict(self.pupil.about())], sort_keys=True)
        if (folder / "course.json").exists():
            self._go_on()

    def _go_on(self) -> None:
        kept = json.loads((self.folder / "course.json").read_text(encoding="utf-8"))
        if kept["plan"] != self._plan_text:
            raise ValueError(f"{self.folder} holds another training: take another folder, or delete it.")
        self.at = Standpoint(**kept["at"])
        self.policy = policy_in(self.folder / kept["weights"], self.pupil)

    def run(self) -> Iterator[Standpoint]:
        """Learn until the plan is fulfilled, and tell after each step where it is."""
        plan, at = self.plan, self.at
        begun = time.perf_counter() - at.seconds
        with self._players() as played:
            while at.games < plan.games:
                done = at.games / plan.games
                lesson = self._lesson(played, done)
                self._step(lesson, done)
                before, at.games = at.games, at.games + lesson.games
                at.seconds = time.perf_counter() - begun
                if self._passes(before, plan.leaving):
                    at.former = [*at.former, self._keep(f"former-{at.games}.weights")][-plan.former :]
                if self._passes(before, plan.measured):
                    at.curve.append(self._measured(played, lesson))
                    self._checkpoint()
                yield at
        self._checkpoint()

    def _passes(self, before: int, times: int) -> bool:
        """Whether one of so many equal parts of all games was completed since."""
        every = max(STEP, self.plan.games // times)
        return before // every != self.at.games // every

    def _players(self) -> _Pool:
        return _Pool(self.find, self.jobs)

    def _lesson(self, played: _Pool, done: float) -> Lesson:
        plan = self.plan
        former = self._rivals or [str(self.folder / name) for name in self.at.former]
        warmth = plan.warmth * (1.0 - 0.95 * done)
        weights = self.policy.weights, self.policy.value_weights
        first = self.at.games // PIECE
        tasks = [
            (weights, former, plan.mixture, warmth, Dice(plan.seed ^ Dice(first + piece).word()).word())
            for piece in range(PIECES)
        ]
        whole = Lesson()
        for part in played.each(_played, tasks):
            whole.add(part)
        return whole

    @property
    def _rivals(self) -> list[str]:
        """Those whom it is measured against, where they are not the first tutor."""
        return [self.plan.against] if self.plan.against else []

    def _step(self, lesson: Lesson, done: float) -> None:
        shrunk = 1.0 - 0.95 * done
        for weights, pushes, step in (
            (self.policy.weights, lesson.policy, self.plan.step * shrunk),
            (self.policy.value_weights, lesson.value, self.plan.value_step * shrunk),
        ):
            for slot, push in pushes.items():
                weights[slot] += step * push

    def _measured(self, played: _Pool, lesson: Lesson) -> dict[str, float]:
        plan, weights = self.plan, (self.policy.weights, self.policy.value_weights)
        shares = played.each(
            _compared, [(weights, self._rivals, piece, plan.trials // PIECES) for piece in range(PIECES)]
        )
        return {
            "games": self.at.games,
            "seconds": round(self.at.seconds, 1),
            "entropy": round(lesson.entropy / max(lesson.decisions, 1), 4),
            "surprise": round(lesson.surprise / max(lesson.looked, 1), 4),
            "share": round(sum(shares) / len(shares), 4),
        }

    def write(self, path: Path) -> None:
        """Write the weights as they are now, and how they were made."""
        made = {"games": self.at.games, "seed": self.plan.seed}
        parts = {POLICY: self.policy.weights, VALUE: self.policy.value_weights}
        write_weights(path, {**self.pupil.about(), **made}, parts)

    def _keep(self, name: str) -> str:
        self.write(self.folder / name)
        return name

    def _checkpoint(self) -> None:
        # The weights first, under a name of their own: whatever is interrupted, the two belong together.
        name = self._keep(f"at-{self.at.games}.weights")
        # A file keeps a little less than the weights are; both shall go on from the same.
        self.policy = policy_in(self.folder / name, self.pupil)
        kept = {"plan": self._plan_text, "weights": name, "at": asdict(self.at)}
        replace_file(self.folder / "course.json", json.dumps(kept).encode(), OPEN)
        for old in self.folder.glob("at-*.weights"):
            if old.name != name:
                old.unlink()


def policy_in(path: Path, pupil: Pupil) -> Policy:
    """The policy of a file.

    Raises:
        BadWeights: when it is damaged.
        ValueError: when it is for something else.
    """
    parts = read_weights(path).parts
    sight = pupil.sight
    if len(parts.get(POLICY, ())) != sight.policy_size or len(parts.get(VALUE, ())) != sight.value_size:
        raise ValueError(f"{path} was learned for other cards, or by another version of the program.")
    return Policy(sight, parts[POLICY], parts[VALUE])


class _Pool:
    """The processes that play, or this one alone."""

    def __init__(self, find: Callable[[], Pupil], jobs: int) -> None:
        self._find = find
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, context) if jobs > 1 else None

    def __enter__(self) -> _Pool:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def each(self, work: Callable[..., Any], tasks: list[tuple[Any, ...]]) -> list[Any]:
        """What the work makes of each of the tasks, in their order."""
        if self._pool is None:
            return [work(self._find, *task) for task in tasks]
        parts = [self._pool.submit(work, self._find, *task) for task in tasks]
        return [part.result() for part in parts]


@cache
def _pupil(find: Callable[[], Pupil]) -> Pupil:
    return find()


@cache
def _former(find: Callable[[], Pupil], path: str) -> Policy:
    return policy_in(Path(path), _pupil(find))


def _player(find: Callable[[], Pupil], name: str) -> Player | None:
    if name == ITSELF:
        return None
    pupil = _pupil(find)
    return pupil.tutor(name) if name in pupil.tutors else _former(find, name)


def _played(
    find: Callable[[], Pupil], weights: tuple[list[float], list[float]], former: list[str], mixture: Mixture,
    warmth: float, seed: int,
) -> Lesson:  # fmt: skip
    """What a piece of games teaches."""
    pupil = _pupil(find)
    learner = Policy(pupil.sight, *weights)
    lesson = Lesson()
    dice = Dice(seed)
    for _ in range(PIECE):
        state = pupil.deal(dice)
        seats = len(pupil.outcome(state).scores)
        players = [_player(find, name) for name in seated(seats, pupil.tutors, former, mixture, dice)]
        steps, standings = play(state, learner, players, [dice] * seats)
        learn(lesson, steps, standings, pupil.outcome(state), warmth)
    return lesson


def _compared(
    find: Callable[[], Pupil], weights: tuple[list[float], list[float]], rivals: list[str], piece: int, games: int
) -> float:
    """The share of victories of the policy, cool, in one of three seats, against two of the first tutor."""
    pupil = _pupil(find)
    learner = Policy(pupil.sight, *weights)
    dice = Dice(piece + 1)
    share = 0.0
    for game in range(games):
        state = pupil.deal(dice, 3)
        seats = len(pupil.outcome(state).scores)
        players = [_player(find, *rivals or pupil.tutors[:1])] * seats
        players[game % seats] = None
        play(state, learner, players, [dice] * seats, warmth=COOL)
        share += pupil.outcome(state).share(game % seats)
    return share / games
