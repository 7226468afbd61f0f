"""Where the games of a training are played: in this process, or in several at once."""

from __future__ import annotations

import multiprocessing
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from gonfalon.bots.policy import COOL, Policy, read_policy
from gonfalon.bots.training.episode import Lesson, Player, learn, play
from gonfalon.bots.training.league import ITSELF, Mixture, seated
from gonfalon.bots.training.pupil import Pupil
from gonfalon.core.dice import Dice

PIECE = 16
"""Games that one process plays at once."""

Packed = tuple[bytes, bytes]
"""The weights of policy and value, as they travel between processes."""


def packed(policy: Policy) -> Packed:
    """What `Playground` wants of a policy."""
    return array("d", policy.weights).tobytes(), array("d", policy.value_weights).tobytes()


class Playground:
    """Plays pieces of a training, and knows those whom the learner was before."""

    def __init__(self, pupil: Pupil) -> None:
        self.pupil = pupil
        self._former: dict[str, Policy] = {}

    def lesson(self, weights: Packed, former: Sequence[str], mixture: Mixture, warmth: float, seed: int) -> Lesson:
        """What a piece of games teaches.

        Args:
            weights: those of the learner.
            former: files of those whom it was before.
            mixture: whom it meets how often.
            warmth: the weight of the entropy bonus.
            seed: for all the chance in these games.
        """
        pupil = self.pupil
        learner = self._unpacked(weights)
        lesson = Lesson()
        dice = Dice(seed)
        for _ in range(PIECE):
            state = pupil.deal(dice)
            seats = len(pupil.outcome(state).scores)
            players = [self._player(name) for name in seated(seats, pupil.tutors, former, mixture, dice)]
            steps, standings = play(state, learner, players, [dice] * seats)
            learn(lesson, steps, standings, pupil.outcome(state), warmth)
        return lesson

    def deals(self, weights: Packed, names: Sequence[str], count: int, seed: int) -> list[list[float]]:
        """For each of so many deals the victories of each seat of a line-up, summed over the rotations.

        Args:
            weights: those of the learner, which plays cool.
            names: who sits there: `ITSELF`, tutors, and files of policies that play as they were learned.
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
                state = self.pupil.deal(Dice(deal), seats)
                play(state, learner, [players[place] for place in order], [dice] * seats, COOL)
                outcome = self.pupil.outcome(state)
                for seat, place in enumerate(order):
                    victories[place] += outcome.share(seat)
            found.append(victories)
        return found

    def _unpacked(self, weights: Packed) -> Policy:
        return Policy(self.pupil.sight, *(array("d", part) for part in weights))

    def _player(self, name: str) -> Player | None:
        if name == ITSELF:
            return None
        if name in self.pupil.tutors:
            return self.pupil.tutor(name)
        if name not in self._former:
            self._former[name] = read_policy(Path(name), self.pupil.sight)
        return self._former[name]


class Playgrounds:
    """As many as play at once, each in a process of its own; one alone is in this process."""

    def __init__(self, find: Callable[[], Pupil], jobs: int) -> None:
        """
        Args:
            find: makes the pupil, in every process; it can be pickled.
            jobs: how many.
        """
        self._here = Playground(find()) if jobs == 1 else None
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, context, _begin, (find,)) if jobs > 1 else None

    def __enter__(self) -> Playgrounds:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def each(self, work: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> list[Any]:
        """What a method of `Playground` makes of each of the tasks, in their order."""
        if self._pool is None:
            return [work(self._here, *task) for task in tasks]
        parts = [self._pool.submit(_work, work.__name__, task) for task in tasks]
        return [part.result() for part in parts]


_there: list[Playground] = []
"""The playground of a process that only plays."""


def _begin(find: Callable[[], Pupil]) -> None:
    _there[:] = [Playground(find())]


def _work(name: str, task: tuple[Any, ...]) -> Any:
    return getattr(_there[0], name)(*task)
