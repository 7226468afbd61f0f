"""
The training of a policy: opponents, the environment that plays in several processes, and the loop with its checkpoints.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Protocol

from gonfalon.bots.bot import Bot
from gonfalon.bots.policy import COOL, POLICY, VALUE, FeatureExtractor, Policy, read_policy
from gonfalon.bots.weights import write_weights
from gonfalon.core.dice import Dice
from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.core.game import Outcome
from gonfalon.core.state import State
from gonfalon_lab.episode import Gradients, Player, accumulate_gradients, play_episode
from gonfalon_lab.win_rates import WinRate, win_rates

# A learner that meets only itself goes on beating what it was, and no longer gets better against anybody else; so it
# meets others in a good part of its games (Vinyals and others, "Grandmaster level in StarCraft II", Nature 2019).

SELF = "itself"
"""The name of the learner at a table."""


@dataclass(frozen=True)
class OpponentMix:
    """In how many of 100 games the learner meets whom; in all others it sits in every seat."""

    tutors: int = 60
    former: int = 15
    league: int = 0

    def opponents(self, tutors: Sequence[str], former: Sequence[str], league: Sequence[str]) -> Opponents:
        """Return those whom the learner meets, with how often."""
        return (self.tutors, tutors), (self.former, former), (self.league, league)


Opponents = tuple[tuple[int, Sequence[str]], ...]
"""Groups of players, and in how many of 100 games the learner meets each of these groups."""


def draw_opponents(seats: int, opponents: Opponents, dice: Dice) -> list[str]:
    """Return the players of a table: for each seat `SELF`, or one of a group that was drawn.

    Rivals of one game are alike in half of the games; the learner has one seat, or sometimes two of them.
    """
    drawn = dice.below(100)
    others: Sequence[str] = ()
    for share, group in opponents:
        if 0 <= drawn < share:
            others = group
        drawn -= share
    if not others:
        return [SELF] * seats
    alike = dice.pick(others)
    names = [alike if dice.below(2) else dice.pick(others) for _ in range(seats)]
    own = dice.below(seats)
    names[own] = SELF
    if seats > 2 and dice.below(3) == 0:
        names[(own + 1 + dice.below(seats - 1)) % seats] = SELF
    return names


class LearnableGame(Protocol):
    """Learns a game, played in one way or in several."""

    @property
    def sight(self) -> FeatureExtractor:
        """The extractor of the features that the bot sees."""
        ...

    @property
    def tutors(self) -> Sequence[str]:
        """The names of bots that it plays against beside itself; the first is whom it is measured against."""
        ...

    @property
    def beginning(self) -> Mapping[int, float]:
        """Weights of the policy to begin with, by slot, where a rule of thumb is known; all others are 0."""
        ...

    def deal(self, dice: Dice, seats: int = 0) -> State:
        """A new game, as it will be played: any number of seats if none is given."""
        ...

    def outcome(self, state: State) -> Outcome:
        """Return how a game has ended."""
        ...

    def tutor(self, name: str) -> Bot:
        """A bot of this name."""
        ...

    def about(self) -> Mapping[str, str]:
        """Return what the weights are for, as written in their file."""
        ...


PIECE = 16
"""Games that one process plays at once."""

PackedWeights = tuple[bytes, bytes]
"""The weights of policy and value, as they travel between processes."""


def pack_weights(policy: Policy) -> PackedWeights:
    """Return the weights of a policy in the form that `Environment` takes."""
    return array("d", policy.weights).tobytes(), array("d", policy.value_weights).tobytes()


class Environment:
    """Plays pieces of a training, and knows those whom the learner was before."""

    def __init__(self, learnable_game: LearnableGame) -> None:
        self.learnable_game = learnable_game
        self._former: dict[str, Policy] = {}

    def lesson(self, weights: PackedWeights, opponents: Opponents, warmth: float, seed: int) -> Gradients:
        """Play a batch of games and return their gradients.

        Args:
            weights: those of the learner.
            opponents: tutors, and files of policies, which play as warm as they were kept.
            warmth: the weight of the entropy bonus.
            seed: for all the chance in these games.
        """
        learnable_game = self.learnable_game
        learner = self._unpacked(weights)
        lesson = Gradients()
        dice = Dice(seed)
        for _ in range(PIECE):
            state = learnable_game.deal(dice)
            seats = len(learnable_game.outcome(state).scores)
            players = [self._player(name) for name in draw_opponents(seats, opponents, dice)]
            steps, standings = play_episode(state, learner, players, [dice] * seats)
            accumulate_gradients(lesson, steps, standings, learnable_game.outcome(state), warmth)
        return lesson

    def deals(self, weights: PackedWeights, names: Sequence[str], count: int, seed: int) -> list[list[float]]:
        """For each of so many deals the victories of each seat of a line-up, summed over the rotations.

        Args:
            weights: those of the learner, which plays cool.
            names: who sits there: `SELF`, tutors, and files of policies that play as they were learned.
            count: how many deals.
            seed: for all the chance in them.
        """
        learner = self._unpacked(weights)
        players = [self._player(name) for name in names]
        dice = Dice(seed)
        seats = len(names)
        found = []
        for _ in range(count):
            deal = dice.word()
            victories = [0.0] * seats
            for rotation in range(seats):
                order = [(seat + rotation) % seats for seat in range(seats)]
                state = self.learnable_game.deal(Dice(deal), seats)
                play_episode(state, learner, [players[place] for place in order], [dice] * seats, COOL)
                outcome = self.learnable_game.outcome(state)
                for seat, place in enumerate(order):
                    victories[place] += outcome.share(seat)
            found.append(victories)
        return found

    def _unpacked(self, weights: PackedWeights) -> Policy:
        return Policy(self.learnable_game.sight, *(array("d", part) for part in weights))

    def _player(self, name: str) -> Player | None:
        if name == SELF:
            return None
        if name in self.learnable_game.tutors:
            return self.learnable_game.tutor(name)
        if name not in self._former:
            self._former[name] = read_policy(Path(name), self.learnable_game.sight)
        return self._former[name]


class EnvironmentPool:
    """As many as play at once, each in a process of its own; one alone is in this process."""

    def __init__(self, find: Callable[[], LearnableGame], jobs: int) -> None:
        """
        Args:
            find: makes the pupil, in every process; it can be pickled.
            jobs: how many.
        """
        self._here = Environment(find()) if jobs == 1 else None
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, context, _begin, (find,)) if jobs > 1 else None

    def __enter__(self) -> EnvironmentPool:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def each(self, work: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Return the results of a method of `Environment` for each of the tasks, in their order."""
        if self._pool is None:
            return [work(self._here, *task) for task in tasks]
        parts = [self._pool.submit(_work, work.__name__, task) for task in tasks]
        return [part.result() for part in parts]


_there: list[Environment] = []
"""The playground of a process that only plays."""


def _begin(find: Callable[[], LearnableGame]) -> None:
    _there[:] = [Environment(find())]


def _work(name: str, task: tuple[Any, ...]) -> Any:
    return getattr(_there[0], name)(*task)


PIECES = 4
"""Pieces between two steps of the weights."""
STEP = PIECE * PIECES


@dataclass(frozen=True)
class TrainingPlan:
    """The settings of a training."""

    games: int
    seed: int = 1
    step: float = 0.03
    """How far the weights go for each game at first; it falls to a twentieth."""
    value_step: float = 0.009
    warmth: float = 0.02
    """The weight of the entropy at first; it falls to a twentieth."""
    mixture: OpponentMix = field(default_factory=OpponentMix)
    former: int = 16
    """How many of those whom it was before stay in the league."""
    leaving: int = 40
    """How many times in all it is kept as one of those."""
    measured: int = 20
    """How many times in all it is measured."""
    trials: int = 100
    """Deals of each measurement, one of it against two of the first tutor, in each rotation."""
    start: str = ""
    """The file of the weights that it begins with; empty for none."""
    against: str = ""
    """The file of the only rival, as cool as a chancellor, whom it learns to beat; empty for the whole league."""
    league: tuple[str, ...] = ()
    """Files of others, as cool, whom it meets too."""

    def __post_init__(self) -> None:
        if self.games < STEP:
            raise ValueError(f"{self.games} games are too few to learn from: at least {STEP}.")


@dataclass
class TrainingState:
    """The progress of a training."""

    games: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)
    """What was measured: games, seconds, entropy, surprise, and the share against two tutors with its interval."""
    former: list[str] = field(default_factory=list)
    """Files of those whom it was before."""


class TrainingLoop:
    """A training that can be stopped at any step and gone on with."""

    def __init__(self, find: Callable[[], LearnableGame], plan: TrainingPlan, folder: Path, jobs: int = 1) -> None:
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
        self.learnable_game = find()
        self.at = TrainingState()
        sight = self.learnable_game.sight
        self.policy = Policy(sight, [0.0] * sight.policy_size, [0.0] * sight.value_size)
        for slot, weight in self.learnable_game.beginning.items():
            self.policy.weights[slot] = weight
        if plan.start:
            self.policy = read_policy(Path(plan.start), sight)
        folder.mkdir(parents=True, exist_ok=True)
        self.league = [self._cooled(path, f"league-{number}") for number, path in enumerate(plan.league, 1)]
        """Files of others whom it meets."""
        self.rival = self._cooled(plan.against, "rival") if plan.against else self.learnable_game.tutors[0]
        """Whom it is measured against: a tutor, or a file."""
        self._plan_text = json.dumps([asdict(plan), dict(self.learnable_game.about())], sort_keys=True)
        if (folder / "course.json").exists():
            self._go_on()

    def _cooled(self, file: str, name: str) -> str:
        """Keep the weights of another so much steeper that it plays cool, and return their file."""
        other = read_policy(Path(file), self.learnable_game.sight).with_temperature(COOL)
        path = self.folder / f"{name}.weights"
        parts = {POLICY: other.weights, VALUE: other.value_weights}
        write_weights(path, self.learnable_game.about(), parts)
        return str(path)

    def _go_on(self) -> None:
        kept = json.loads((self.folder / "course.json").read_text(encoding="utf-8"))
        if kept["plan"] != self._plan_text:
            raise ValueError(f"{self.folder} holds another training: take another folder, or delete it.")
        self.at = TrainingState(**kept["at"])
        self.policy = read_policy(self.folder / kept["weights"], self.learnable_game.sight)

    def run(self) -> Iterator[TrainingState]:
        """Learn until the plan is fulfilled, and tell after each step where it is."""
        plan, at = self.plan, self.at
        begun = time.perf_counter() - at.seconds
        with EnvironmentPool(self.find, self.jobs) as played:
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
        """Return whether one of `times` equal parts of all games was completed since `before`."""
        every = max(STEP, self.plan.games // times)
        return before // every != self.at.games // every

    def _lesson(self, played: EnvironmentPool, done: float) -> Gradients:
        plan = self.plan
        former = [self.rival] if plan.against else [str(self.folder / name) for name in self.at.former]
        opponents = plan.mixture.opponents(self.learnable_game.tutors, former, self.league)
        warmth = plan.warmth * (1.0 - 0.95 * done)
        weights = pack_weights(self.policy)
        first = self.at.games // PIECE
        seeds = [Dice(plan.seed ^ Dice(first + piece).word()).word() for piece in range(PIECES)]
        whole = Gradients()
        for part in played.each(Environment.lesson, [(weights, opponents, warmth, seed) for seed in seeds]):
            whole.add(part)
        return whole

    def _step(self, lesson: Gradients, done: float) -> None:
        shrunk = 1.0 - 0.95 * done
        for weights, pushes, step in (
            (self.policy.weights, lesson.policy, self.plan.step * shrunk),
            (self.policy.value_weights, lesson.value, self.plan.value_step * shrunk),
        ):
            for slot, push in pushes.items():
                weights[slot] += step * push

    def _measured(self, played: EnvironmentPool, lesson: Gradients) -> dict[str, float]:
        share = self.share(played, self.plan.trials)
        return {
            "games": self.at.games,
            "seconds": round(self.at.seconds, 1),
            "entropy": round(lesson.entropy / max(lesson.decisions, 1), 4),
            "surprise": round(lesson.surprise / max(lesson.looked, 1), 4),
            "share": round(share.share, 4),
            "low": round(share.low, 4),
            "high": round(share.high, 4),
        }

    def share(self, played: EnvironmentPool, count: int) -> WinRate:
        """Return its share of victories beside two of whom it is measured against, in so many deals and each seat."""
        names = SELF, self.rival, self.rival
        return win_rates(names, self.deals(played, names, count))[0]

    def deals(self, played: EnvironmentPool, names: Sequence[str], count: int) -> list[list[float]]:
        """Return the results of this number of deals of a line-up, as `Playground.deals` gives them."""
        weights = pack_weights(self.policy)
        tasks = [(weights, names, count // PIECES, piece + 1) for piece in range(PIECES)]
        return [deal for part in played.each(Environment.deals, tasks) for deal in part]

    def write(self, path: Path) -> None:
        """Write the weights as they are now, and how they were made."""
        made = {"games": self.at.games, "seed": self.plan.seed}
        parts = {POLICY: self.policy.weights, VALUE: self.policy.value_weights}
        write_weights(path, {**self.learnable_game.about(), **made}, parts)

    def _keep(self, name: str) -> str:
        self.write(self.folder / name)
        return name

    def _checkpoint(self) -> None:
        # The weights first, under a name of their own: whatever is interrupted, the two belong together.
        name = self._keep(f"at-{self.at.games}.weights")
        # A file keeps a little less than the weights are; both shall go on from the same.
        self.policy = read_policy(self.folder / name, self.learnable_game.sight)
        kept = {"plan": self._plan_text, "weights": name, "at": asdict(self.at)}
        replace_file(self.folder / "course.json", json.dumps(kept).encode(), PUBLIC_FILE)
        for old in self.folder.glob("at-*.weights"):
            if old.name != name:
                old.unlink()
