"""A whole training: batches of games in several processes, steps of the weights, checkpoints.

The weights climb the plain gradient with a step that shrinks to nothing: slots that are seen often move far, those
that are seen seldom little, which a step of one length for all would not do. How many games are played is fixed
beforehand, so that a training with the same seed and the same number of games gives the same weights however many
processes play.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from gonfalon.bots.policy import COOL, POLICY, VALUE, Policy, read_policy
from gonfalon.bots.strength import shares_of
from gonfalon.bots.training.episode import Lesson
from gonfalon.bots.training.league import ITSELF, Mixture
from gonfalon.bots.training.playground import PIECE, Playground, Playgrounds, packed
from gonfalon.bots.training.pupil import Pupil
from gonfalon.bots.weights import write_weights
from gonfalon.core.dice import Dice
from gonfalon.core.writing import OPEN, replace_file

PIECES = 4
"""Pieces between two steps of the weights."""
STEP = PIECE * PIECES


@dataclass(frozen=True)
class Plan:
    """How a training goes."""

    games: int
    seed: int = 1
    step: float = 0.03
    """How far the weights go for each game at first; it falls to a twentieth."""
    value_step: float = 0.009
    warmth: float = 0.02
    """The weight of the entropy at first; it falls to a twentieth."""
    mixture: Mixture = field(default_factory=Mixture)
    former: int = 16
    """How many of those whom it was before stay in the league."""
    leaving: int = 40
    """How many times in all it is kept as one of those."""
    measured: int = 20
    """How many times in all it is measured."""
    trials: int = 100
    """Deals of each measurement, one of it against two of the first tutor, in each rotation."""
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
    """What was measured: games, seconds, entropy, surprise, and the share against two tutors with its interval."""
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
            BadWeights: when its checkpoint or its rival cannot be used.
        """
        self.find, self.plan, self.folder, self.jobs = find, plan, folder, jobs
        self.pupil = find()
        self.at = Standpoint()
        sight = self.pupil.sight
        self.policy = Policy(sight, [0.0] * sight.policy_size, [0.0] * sight.value_size)
        for slot, weight in self.pupil.beginning.items():
            self.policy.weights[slot] = weight
        folder.mkdir(parents=True, exist_ok=True)
        self.rival = self._rival() if plan.against else self.pupil.tutors[0]
        """Whom it is measured against: a tutor, or a file."""
        self._plan_text = json.dumps([asdict(plan), dict(self.pupil.about())], sort_keys=True)
        if (folder / "course.json").exists():
            self._go_on()

    def _rival(self) -> str:
        """The file of the only rival, which plays cool: its weights, made steeper."""
        rival = read_policy(Path(self.plan.against), self.pupil.sight)
        path = self.folder / "rival.weights"
        parts = {POLICY: [weight / COOL for weight in rival.weights], VALUE: rival.value_weights}
        write_weights(path, self.pupil.about(), parts)
        return str(path)

    def _go_on(self) -> None:
        kept = json.loads((self.folder / "course.json").read_text(encoding="utf-8"))
        if kept["plan"] != self._plan_text:
            raise ValueError(f"{self.folder} holds another training: take another folder, or delete it.")
        self.at = Standpoint(**kept["at"])
        self.policy = read_policy(self.folder / kept["weights"], self.pupil.sight)

    def run(self) -> Iterator[Standpoint]:
        """Learn until the plan is fulfilled, and tell after each step where it is."""
        plan, at = self.plan, self.at
        begun = time.perf_counter() - at.seconds
        with Playgrounds(self.find, self.jobs) as played:
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

    def _lesson(self, played: Playgrounds, done: float) -> Lesson:
        plan = self.plan
        former = [self.rival] if plan.against else [str(self.folder / name) for name in self.at.former]
        warmth = plan.warmth * (1.0 - 0.95 * done)
        weights = packed(self.policy)
        first = self.at.games // PIECE
        seeds = [Dice(plan.seed ^ Dice(first + piece).word()).word() for piece in range(PIECES)]
        whole = Lesson()
        for part in played.each(Playground.lesson, [(weights, former, plan.mixture, warmth, seed) for seed in seeds]):
            whole.add(part)
        return whole

    def _step(self, lesson: Lesson, done: float) -> None:
        shrunk = 1.0 - 0.95 * done
        for weights, pushes, step in (
            (self.policy.weights, lesson.policy, self.plan.step * shrunk),
            (self.policy.value_weights, lesson.value, self.plan.value_step * shrunk),
        ):
            for slot, push in pushes.items():
                weights[slot] += step * push

    def _measured(self, played: Playgrounds, lesson: Lesson) -> dict[str, float]:
        names = ITSELF, self.rival, self.rival
        share = shares_of(names, self.deals(played, names, self.plan.trials))[0]
        return {
            "games": self.at.games,
            "seconds": round(self.at.seconds, 1),
            "entropy": round(lesson.entropy / max(lesson.decisions, 1), 4),
            "surprise": round(lesson.surprise / max(lesson.looked, 1), 4),
            "share": round(share.share, 4),
            "low": round(share.low, 4),
            "high": round(share.high, 4),
        }

    def deals(self, played: Playgrounds, names: Sequence[str], count: int) -> list[list[float]]:
        """What comes of so many deals of a line-up, as `Playground.deals` says it."""
        weights = packed(self.policy)
        tasks = [(weights, names, count // PIECES, piece + 1) for piece in range(PIECES)]
        return [deal for part in played.each(Playground.deals, tasks) for deal in part]

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
        self.policy = read_policy(self.folder / name, self.pupil.sight)
        kept = {"plan": self._plan_text, "weights": name, "at": asdict(self.at)}
        replace_file(self.folder / "course.json", json.dumps(kept).encode(), OPEN)
        for old in self.folder.glob("at-*.weights"):
            if old.name != name:
                old.unlink()
