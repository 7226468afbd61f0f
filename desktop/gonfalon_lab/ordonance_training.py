"""The training of the network for two players of Ordonance, by Deep Monte-Carlo; needs NumPy (the extra `train`).

The network plays thousands of games against itself and is fitted to what came of each position after a move, as Zha and
others do for a game of cards with many moves ("DouZero: Mastering DouDizhu with Self-Play Deep Reinforcement Learning",
ICML 2021). What is aimed at is the lambda-return of Sutton (1988); and besides the victory, the outcome of each
territory is learned, which is five times as much to learn from each game.

No weights are shipped, for the network plays no better than the linear policy, which wins 54.7 % ± 4.6 against the
squire: 53.8 % ± 2.5 after 251,000 games (seed 1, 381 s), and 55.2 % ± 2.5 after 421,000 (seed 2, 687 s), of 1,000 deals
each, drawing moves whose odds differ by a factor of 1.03 as e to 1. With the last turns searched in 300 tries it was
57.5 % ± 5.3. A plan that played twice as warm came to 39.4 % ± 5.4 after 33,000 games and 48.6 % ± 3.7 after 123,000.
One move looked ahead in eight imagined games won nothing against the same network (50.5 % ± 4.7); in the last four
turns of each seat 32 games to the end did (53.2 % ± 1.5), but behind the linear policy no gain was told apart from
chance (51.0 % ± 3.6). Next: wider layers, for 0.6 ms a move leave room.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from gonfalon.bots.weights import write_weights
from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.games.ordonance.bots import duel_features as at
from gonfalon.games.ordonance.bots.duel_network import CERTAIN, MOST
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.game import Options
from gonfalon_lab.ordonance_duels import (
    PLIES,
    SURE,
    WIDE,
    Array,
    DuelGames,
    TrainedNetwork,
    added,
    majority,
    move_table,
    sigmoid,
)
from gonfalon_lab.training import TrainingState

USUAL: Final = 250_000
"""How many games are played where nobody says how many: six minutes of a processor."""
BATCH: Final = 1024
"""Games that are played at once."""
FITTED: Final = 1024
"""Positions of one step."""
WARMTH: Final = (0.3, 0.04)
"""How much greater odds make a move e times as likely at first, and from the middle on."""
ODD: Final = 0.02
"""The part of moves that are any moves."""
LAMBDA: Final = 0.8
"""How far a position learns from what came later: 1 from the end alone, as at first; 0 from the next position alone."""
STEP: Final = (2e-3, 5e-5)
"""The steps of Adam, at first and at the end."""
EPOCHS: Final = 2
"""How often each position is learned from: playing takes three times as long as learning."""
TERRITORY: Final = 0.5
"""How much the outcome of a territory counts beside the victory."""
KEPT: Final = 10
"""A checkpoint is written after so many batches."""
UNKNOWN: Final = -1.0
"""What is aimed at where it is not known what became of a territory."""


class Adam:
    """The steps of Kingma and Ba ("Adam: A Method for Stochastic Optimization", ICLR 2015)."""

    def __init__(self, weights: list[Array]) -> None:
        self.means = [np.zeros_like(each) for each in weights]
        self.squares = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def step(self, weights: list[Array], gradients: list[Array], size: float) -> None:
        self.steps += 1
        size *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for each, gradient, mean, square in zip(weights, gradients, self.means, self.squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            each -= size * mean / (np.sqrt(square) + 1e-8)


class Lesson:
    """Positions after moves, and what is aimed at in each."""

    def __init__(self, parts: list[tuple[Array, ...]]) -> None:
        self.first, self.second, self.result, self.victory, self.territories = map(
            np.concatenate, zip(*parts, strict=True)
        )

    def pieces(self, rng: Any) -> Iterator[tuple[Array, ...]]:
        """Yield all positions in any order, `FITTED` at a time; what is left over is left out."""
        order = rng.permutation(len(self.victory))
        for start in range(0, len(order) - FITTED + 1, FITTED):
            chosen = order[start : start + FITTED]
            yield (
                self.first[chosen], self.second[chosen], self.result[chosen], self.victory[chosen],
                self.territories[chosen],
            )  # fmt: skip


def self_play(deck: Deck, network: TrainedNetwork, rng: Any, warmth: float, from_end: float) -> Lesson:
    """Let the network play a batch of games against itself.

    Args:
        deck: with which it is played.
        network: who plays.
        rng: all the chance there is.
        warmth: how much greater odds make a move e times as likely.
        from_end: the lambda of what is aimed at.
    """
    games = DuelGames(deck, BATCH, rng)
    each = np.arange(BATCH)
    plies = []
    for _ in range(PLIES):
        games.draw()
        alive = games.winner < 0
        if not alive.any():
            break
        moves = move_table(games, network)
        noise = rng.gumbel(size=moves.logit.shape).astype(np.float32)
        odd = rng.random(BATCH) < ODD
        drawn = (
            np.where(odd[:, None], np.maximum(moves.logit, -1e8) * (moves.logit < -1e8), moves.logit) + warmth * noise
        )
        chosen = drawn.argmax(1)
        chance = sigmoid(np.clip(moves.logit[each, chosen], -CERTAIN, CERTAIN))
        plies.append((*moves.rows(chosen), chance, moves.chances[each, chosen], alive))
        games.play(moves, chosen)
    winner, holder = games.winner, games.holder
    parts: list[tuple[Array, ...]] = []
    for seat in (0, 1):
        victory = (winner == seat).astype(np.float32)
        known = holder >= 0
        territories = (holder == seat).astype(np.float32)
        for first, second, result, chance, chances, alive in reversed(plies[seat::2]):
            told = np.where(known | (result != 0), territories, UNKNOWN).astype(np.float32)
            parts.append((first[alive], second[alive], result[alive], victory[alive], told[alive]))
            victory = np.where(alive, from_end * victory + (1 - from_end) * chance, victory)
            # Where nobody has won a territory when the game was won, it is aimed at what was thought of it last.
            later = np.where(known, from_end * territories + (1 - from_end) * chances, chances)
            territories = np.where(alive[:, None], later, territories)
            known = known | alive[:, None]
    return Lesson(parts)


def gradients(
    network: TrainedNetwork, first: Array, second: Array, result: Array, victory: Array, territories: Array
) -> tuple[list[Array], float]:
    """Return the gradients of all arrays of a network, and its surprise about who won.

    The chances of territories are fitted to territories alone, and what is corrected by the second layer to victories.

    Args:
        network: what is fitted.
        first: rows of the first layer, (positions, territories, rows).
        second: rows of the second, (positions, rows).
        result: 1 and -1 for territories that are won and lost.
        victory: what is aimed at.
        territories: the same of each territory.
    """
    count = len(victory)
    before = added(network.e, first) + network.be
    hidden = np.maximum(before, 0)
    open_ = result == 0
    chances = np.where(open_, sigmoid(hidden @ network.wp + network.bp), result > 0).astype(np.float32)
    together = (hidden * open_[..., None]).sum(1)
    deep_before = together @ network.u + added(network.g, second) + network.bz
    deep = np.maximum(deep_before, 0)
    chance = majority(chances)
    most = np.clip(chance, 1 - MOST, MOST)
    value = sigmoid(np.log(most / (1 - most)) + deep @ network.wv + network.bv)
    unsure = (chance >= SURE) & (chance <= 1 - SURE)
    surprise = -np.mean(unsure * (victory * np.log(value + 1e-7) + (1 - victory) * np.log(1 - value + 1e-7)))
    d_value = (unsure * (value - victory) / count).astype(np.float32)
    d_chances = np.where(open_ & (territories != UNKNOWN), chances - territories, 0) * np.float32(TERRITORY / count)
    d_deep = d_value[:, None] * network.wv * (deep_before > 0)
    d_hidden = (d_deep @ network.u.T)[:, None] * open_[..., None] + d_chances[..., None] * network.wp
    flat = (d_hidden * (before > 0)).reshape(-1, WIDE)
    found = [
        _scattered(first.reshape(len(flat), -1), flat, at.ROWS), flat.sum(0),
        (hidden * d_chances[..., None]).sum((0, 1)), d_chances.sum(keepdims=True).reshape(1),
        together.T @ d_deep, _scattered(second, d_deep, at.HAND_ROWS), d_deep.sum(0),
        d_value @ deep, d_value.sum(keepdims=True),
    ]  # fmt: skip
    return found, float(surprise)


def _scattered(rows: Array, gradient: Array, size: int) -> Array:
    """Return for each of so many rows the sum of the gradients of the positions that use it; of `NOTHING` none."""
    flat, each = rows.ravel(), rows.shape[1]
    columns = [np.bincount(flat, np.repeat(column, each), size) for column in gradient.T]
    found = np.stack(columns, 1).astype(np.float32)
    found[at.NOTHING] = 0.0
    return found


class DuelTraining:
    """A training that can be stopped after each checkpoint and gone on with: the same seed teaches the same."""

    def __init__(self, options: Options, games: int, seed: int, folder: Path) -> None:
        """
        Args:
            options: as it is played.
            games: how many are played, 0 for `USUAL`.
            seed: for all the chance there is.
            folder: where the checkpoint is kept; what is there is gone on with.

        Raises:
            ValueError: with a sentence, when the folder holds another training.
        """
        self.deck, self.games, self.seed, self.folder = options.cards, games or USUAL, seed, folder
        self.at = TrainingState()
        self.rng = np.random.default_rng(seed)
        self.network = TrainedNetwork(self.rng)
        self.adam = Adam(self.network.arrays())
        self._plan = [self.games, seed, self.deck.hash]
        folder.mkdir(parents=True, exist_ok=True)
        if self._file.exists():
            self._go_on()

    @property
    def _file(self) -> Path:
        return self.folder / "network.npz"

    def _arrays(self) -> list[Array]:
        return [*self.network.arrays(), *self.adam.means, *self.adam.squares]

    def _go_on(self) -> None:
        with np.load(self._file) as kept:
            told = json.loads(str(kept["at"]))
            if told["plan"] != self._plan:
                raise ValueError(f"{self.folder} holds another training: take another folder, or delete it.")
            for number, array in enumerate(self._arrays()):
                array[:] = kept[str(number)]
        self.at.games, self.at.seconds, self.adam.steps = told["games"], told["seconds"], told["steps"]
        self.rng.bit_generator.state = told["rng"]

    def _checkpoint(self) -> None:
        told = {
            "plan": self._plan, "games": self.at.games, "seconds": self.at.seconds, "steps": self.adam.steps,
            "rng": self.rng.bit_generator.state,
        }  # fmt: skip
        new = self.folder / "new.npz"
        np.savez(new, at=json.dumps(told), **{str(number): array for number, array in enumerate(self._arrays())})
        replace_file(self._file, new.read_bytes(), PUBLIC_FILE)
        new.unlink()

    def run(self) -> Iterator[TrainingState]:
        """Learn until all games are played, and tell after each batch where it is."""
        begun = time.perf_counter() - self.at.seconds
        while self.at.games < self.games:
            done = self.at.games / self.games
            surprise = self._batch(done)
            self.at.games += BATCH
            self.at.seconds = time.perf_counter() - begun
            self.at.curve.append({"games": self.at.games, "surprise": surprise})
            if self.at.games // BATCH % KEPT == 0:
                self._checkpoint()
            yield self.at
        self._checkpoint()

    def _batch(self, done: float) -> float:
        first, last = WARMTH
        warmth = first * (last / first) ** min(1.0, 2 * done)
        lesson = self_play(self.deck, self.network, self.rng, warmth, 1.0 if done < 0.05 else LAMBDA)
        size = STEP[0] + (STEP[1] - STEP[0]) * done
        surprises = []
        for _ in range(EPOCHS):
            for piece in lesson.pieces(self.rng):
                found, surprise = gradients(self.network, *piece)
                self.adam.step(self.network.arrays(), found, size)
                surprises.append(surprise)
        return float(np.mean(surprises))

    def write(self, path: Path) -> None:
        """Write the weights, and how they were made."""
        about = {"game": "ordonance", "players": 2, "deck": self.deck.name, "digest": self.deck.hash}
        write_weights(path, {**about, "games": self.at.games, "seed": self.seed}, self.network.parts())


def share_of_victories(deck: Deck, one: TrainedNetwork, other: TrainedNetwork, deals: int, seed: int) -> float:
    """Return the share that one network wins against another, both playing their best: each deal with both sides."""
    won = 0.0
    for side in (0, 1):
        games = DuelGames(deck, deals, np.random.default_rng(seed))
        while games.ply < PLIES and (games.winner < 0).any():
            games.draw()
            moves = move_table(games, one if games.ply & 1 == side else other)
            games.play(moves, moves.logit.argmax(1))
        won += float((games.winner == side).mean())
    return won / 2
